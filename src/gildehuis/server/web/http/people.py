"""People: guests, accounts, signing in and out."""

from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from gildehuis.server.model.ids_and_time import new_id, now
from gildehuis.server.people.accounts import (
    COOKIE,
    COOKIE_S,
    check_password,
    clean_name,
    clean_username,
)
from gildehuis.server.people.forgetting import forget
from gildehuis.server.services import House
from gildehuis.server.store import people as store
from gildehuis.server.store.database import Conflict
from gildehuis.server.store.people import Person
from gildehuis.server.web.http.dependencies import AnyRequest, TheHouse
from gildehuis.table.faults import Fault
from gildehuis.table.model import PersonId
from gildehuis.words.speech import Language

Short = Annotated[str, Meta(max_length=200)]


class PersonTold(msgspec.Struct):
    """Who somebody is."""

    id: PersonId
    name: str
    username: str | None  # null: a guest
    language: Language


class Guest(msgspec.Struct):
    """Who wants to play under this name."""

    name: Short
    language: Language = "en"


class PersonChange(msgspec.Struct):
    """What is to change."""

    name: Short | None = None
    language: Language | None = None


class Credentials(msgspec.Struct):
    """An account."""

    username: Short
    password: Short


def tell(person: Person) -> PersonTold:
    return PersonTold(person.id, person.name, person.username, person.language)


def signed_in(house: House, request: AnyRequest, person: Person) -> Response[PersonTold]:
    """The person, and the cookie that says so from now on."""
    cookie = Cookie(
        key=COOKIE,
        value=house.cookies.write(person),
        max_age=COOKIE_S,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or house.settings.public_url.startswith("https"),
        path="/",
    )
    return Response(tell(person), cookies=[cookie])


@post("/guest", status_code=200)
async def guest(
    house: TheHouse, request: AnyRequest, data: JSONBody[Guest]
) -> Response[PersonTold]:
    """Play at once under a name. Who is somebody already stays who he is, by the new name."""
    name = clean_name(data.name)
    known = await house.who(request)
    if known is not None:
        await house.database.write(lambda c: store.change(c, known.id, name=name))
        return signed_in(house, request, replace(known, name=name))
    person = Person(new_id(), name, None, data.language, 0)
    await house.database.write(lambda c: store.add(c, person, now()))
    return signed_in(house, request, person)


@get("/me")
async def me(house: TheHouse, request: AnyRequest) -> PersonTold:
    """Who am I?"""
    return tell(await house.known(request))


@patch("/me")
async def change_me(
    house: TheHouse, request: AnyRequest, data: JSONBody[PersonChange]
) -> PersonTold:
    """Another name or language."""
    person = await house.known(request)
    if data.name is not None:
        person = replace(person, name=clean_name(data.name))
    if data.language is not None:
        person = replace(person, language=data.language)
    name, language = person.name, person.language
    await house.database.write(lambda c: store.change(c, person.id, name=name, language=language))
    return tell(person)


@post("/account", status_code=200)
async def account(
    house: TheHouse, request: AnyRequest, data: JSONBody[Credentials]
) -> Response[PersonTold]:
    """The guest becomes an account and keeps his games. Cookies given before are void."""
    person = await house.known(request)
    if person.username is not None:
        raise Fault("has-account", 409)
    username = clean_username(data.username)
    check_password(data.password, username)
    hashed = await house.passwords.hash(data.password)
    person = replace(person, username=username, epoch=person.epoch + 1)
    try:
        await house.database.write(
            lambda c: store.change(
                c, person.id, username=username, password=hashed, epoch=person.epoch
            )
        )
    except Conflict:
        raise Fault("username-taken", 409) from None
    return signed_in(house, request, person)


@post("/login", status_code=200)
async def login(
    house: TheHouse, request: AnyRequest, data: JSONBody[Credentials]
) -> Response[PersonTold]:
    """Sign in elsewhere. Wrong passwords have to wait longer and longer."""
    username = clean_username(data.username)
    house.throttle.check(username)
    found = await house.database.read(lambda c: store.by_username(c, username))
    person, hashed = found if found is not None else (None, None)
    if not await house.passwords.verify(hashed, data.password) or person is None:
        house.throttle.failed(username)
        raise Fault("wrong-password", 403)
    house.throttle.succeeded(username)
    return signed_in(house, request, person)


@post("/logout", status_code=204)
async def logout() -> Response[None]:
    """Forget who this browser is."""
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@delete("/me", status_code=204)
async def delete_me(house: TheHouse, request: AnyRequest) -> Response[None]:
    """Account and name are removed; finished matches keep an anonymous seat."""
    person = await house.known(request)
    await forget(house.hall, person)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


router = Router(
    "/api",
    route_handlers=[guest, me, change_me, account, login, logout, delete_me],
    tags=["people"],
)
