"""People: guests, accounts, signing in elsewhere, being forgotten."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import Player

Person = Callable[..., Player]
PASSWORD = "rijksdaalder 1302"


def test_a_guest_is_known_by_a_cookie_scripts_cannot_read(person: Person) -> None:
    anna = person("  Anna \u202e Maria ")
    assert anna.ok("GET", "/api/me") == {
        "id": anna.id,
        "name": "Anna Maria",
        "username": None,
        "language": "en",
    }
    cookie = anna.call("POST", "/api/guest", name="Anna").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_nobody_is_asked_for_a_name(person: Person) -> None:
    nobody = person(None)
    assert nobody.refused("GET", "/api/me") == (401, "who-are-you")
    assert nobody.refused("POST", "/api/tables", game="kardinal", players=2, seats=[]) == (
        401,
        "who-are-you",
    )


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b", "\x07"])
def test_names_that_are_none(person: Person, name: str) -> None:
    assert person(None).refused("POST", "/api/guest", name=name) == (400, "bad-name")


def test_name_and_language_can_be_changed(person: Person) -> None:
    anna = person()
    changed = anna.ok("PATCH", "/api/me", name="Ania", language="pl")
    assert (changed["name"], changed["language"]) == ("Ania", "pl")
    assert anna.refused("PATCH", "/api/me", language="xx")[0] == 400


def test_a_guest_becomes_an_account_and_keeps_the_games(person: Person) -> None:
    anna = person()
    table = anna.table("me", "open")["id"]
    name = f"anna.{anna.id[:8].lower().strip('-_')}"
    told = anna.ok("POST", "/api/account", username=name.upper(), password=PASSWORD)
    assert told["username"] == name
    phone = person(None)
    assert phone.ok("POST", "/api/login", username=name, password=PASSWORD)["id"] == anna.id
    assert [t["table"]["id"] for t in phone.ok("GET", "/api/my/tables")] == [table]
    assert anna.refused("POST", "/api/account", username="other", password=PASSWORD) == (
        409,
        "has-account",
    )
    bert = person("Bert")
    assert bert.refused("POST", "/api/account", username=name, password=PASSWORD) == (
        409,
        "username-taken",
    )


@pytest.mark.parametrize(
    ("username", "password", "key"),
    [
        ("an", PASSWORD, "bad-username"),
        ("anna maria", PASSWORD, "bad-username"),
        ("annamaria", "short", "bad-password"),
        ("annamaria", "x" * 201, "bad-request"),
        ("annamaria", "password1", "weak-password"),
        ("annamaria", "annamaria1", "weak-password"),
        ("annamaria", "aaaaaaaaaa", "weak-password"),
    ],
)
def test_user_names_and_passwords_have_rules(
    person: Person, username: str, password: str, key: str
) -> None:
    answer = person().refused("POST", "/api/account", username=username, password=password)
    assert answer == (400, key)


def test_signing_out_forgets_the_browser(person: Person) -> None:
    anna = person()
    anna.ok("POST", "/api/logout")
    assert anna.refused("GET", "/api/me")[0] == 401


def test_wrong_passwords_wait_longer_and_longer(person: Person) -> None:
    anna, thief = person(), person(None)
    name = f"v{anna.id[:8].lower().strip('-_')}"
    anna.ok("POST", "/api/account", username=name, password=PASSWORD)
    answers = [thief.refused("POST", "/api/login", username=name, password="x" * 9)[1]]
    while answers[-1] == "wrong-password" and len(answers) < 10:
        answers.append(thief.refused("POST", "/api/login", username=name, password="x" * 9)[1])
    assert answers == ["wrong-password"] * 4 + ["wait"]
    answer = thief.call("POST", "/api/login", username=name, password=PASSWORD)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1


def test_an_unknown_user_and_a_wrong_password_look_the_same(person: Person) -> None:
    thief = person(None)
    unknown = thief.call("POST", "/api/login", username="nobody-here", password=PASSWORD)
    assert (unknown.status_code, unknown.json()["error"]) == (403, "wrong-password")


def test_a_deleted_account_leaves_nothing_but_an_anonymous_seat(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    cookie = dict(bert.http.cookies)
    with bert.at(id_) as b:
        b.hello()
        b.send(type="chat", id=1, text="goodbye")
        b.until("ack")
        bert.ok("DELETE", "/api/me")
        with pytest.raises(ConnectionClosed):
            b.until("never")
    with anna.at(id_) as a:
        said = a.hello()["chat"]
    assert [(line["from"], line["name"], line["text"]) for line in said] == [("", "", "goodbye")]
    bert.http.cookies.update(cookie)
    assert bert.refused("GET", "/api/me")[0] == 401
    seat = anna.ok("GET", f"/api/tables/{id_}")["seats"][1]
    assert (seat["name"], seat["person"], seat["resigned"]) == ("", None, True)
    assert anna.refused("GET", f"/api/people/{bert.id}") == (404, "no-such-person")
