"""Where to be told that it is one's turn."""

import base64
import binascii
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from gildehuis.server.people.push import Subscription
from gildehuis.server.store import pushes
from gildehuis.server.web.http.dependencies import AnyRequest, TheHouse
from gildehuis.table.faults import Fault

Base64 = Annotated[str, Meta(min_length=16, max_length=120)]


class WantedKeys(msgspec.Struct):
    """Of a subscription: a point on the curve and a secret."""

    p256dh: Base64
    auth: Base64


class WantedPush(msgspec.Struct):
    """The browser's subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: WantedKeys


class PushKey(msgspec.Struct):
    """For the browser's PushManager."""

    key: str | None  # null where this server sends none


@get("/push")
async def key(house: TheHouse) -> PushKey:
    """The key a browser subscribes with; null where this server sends no push."""
    return PushKey(house.push.public_key())


@post("/push", status_code=204)
async def subscribe(house: TheHouse, request: AnyRequest, data: JSONBody[WantedPush]) -> None:
    """Tell this browser too."""
    person = await house.known(request)
    if not house.push.trusts(data.endpoint) or not _sizes(data.keys):
        raise Fault("bad-push", 400)
    encoded = msgspec.json.encode(msgspec.convert(data, Subscription, from_attributes=True))
    await house.database.write(lambda c: pushes.add(c, person.id, data.endpoint, encoded.decode()))


def _sizes(keys: WantedKeys) -> bool:
    """A point on the curve and a secret, by their lengths."""
    try:
        point = base64.urlsafe_b64decode(keys.p256dh + "==")
        secret = base64.urlsafe_b64decode(keys.auth + "==")
    except (binascii.Error, ValueError):
        return False
    return len(point) == 65 and point[0] == 4 and len(secret) == 16


@delete("/push", status_code=204)
async def unsubscribe(house: TheHouse, request: AnyRequest, endpoint: FromQuery[str]) -> None:
    """No more of that."""
    person = await house.known(request)
    mine = await house.database.read(lambda c: pushes.of(c, person.id))
    if any(msgspec.json.decode(one, type=Subscription).endpoint == endpoint for one in mine):
        await house.database.write(lambda c: pushes.remove(c, endpoint))


router = Router("/api", route_handlers=[key, subscribe, unsubscribe], tags=["notifications"])
