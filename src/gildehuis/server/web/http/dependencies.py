"""What handlers are given: the house, the request, parts of the path."""

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from gildehuis.server.services import House

TheHouse = NamedDependency[House]
AnyRequest = Request[object, object, State]
TableId = Annotated[str, PathParameter(min_length=1, max_length=32)]
PersonId = Annotated[str, PathParameter(min_length=1, max_length=32)]
GameName = Annotated[str, PathParameter(min_length=1, max_length=40)]
EditionName = Annotated[str, PathParameter(min_length=1, max_length=80)]
TextName = Annotated[str, PathParameter(min_length=1, max_length=40)]
Code = Annotated[str, PathParameter(min_length=1, max_length=64)]
