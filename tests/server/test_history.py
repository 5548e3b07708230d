"""What has been played: records, replays, ratings, statistics."""

import random
from collections.abc import Callable
from typing import Any

from gildehuis.core.record import decode
from gildehuis.core.registry import find
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify, verify_seed
from tests.server.player import Player
from tests.server.test_tables import two

Person = Callable[..., Player]


def played(person: Person) -> tuple[Player, Player, str, dict[str, Any]]:
    """A whole match between two people."""
    anna, bert, id_ = two(person)
    rng = random.Random(7)
    with anna.at(id_) as a, bert.at(id_) as b:
        a.hello()
        b.hello()
        while a.table["stage"] == "playing":
            mover = a if a.my_turn() else b
            assert mover.view is not None
            before = mover.seq
            assert mover.move(rng.choice(mover.view["legal"]))["type"] == "ack"
            for socket in (a, b):
                while socket.seq == before:
                    socket.hear()
        return anna, bert, id_, a.table["result"]


def test_record_replay_ratings_and_statistics(person: Person) -> None:
    anna, bert, id_, result = played(person)
    record = decode(anna.call("GET", f"/api/tables/{id_}/record").content)
    game = find("kardinal")
    setup = settle(game, 2)
    assert verify(game, setup, record).ok
    assert verify_seed(game, setup, record).ok
    assert record.scores == result["scores"]
    assert [seat["name"] for seat in record.seats] == ["Anna", "Bert"]

    for viewer in ("0", "1", "spectator"):
        frames = bert.ok("GET", f"/api/tables/{id_}/replay?viewer={viewer}")["frames"]
        assert len(frames) == len(record.log) + 1
        assert frames[0]["view"]["position"]["buildings"] == []
        assert frames[-1]["view"]["result"]["scores"] == result["scores"]
        assert frames[1]["move"] == record.log[0]["move"]
    frames = bert.ok("GET", f"/api/tables/{id_}/replay?viewer=all")["frames"]
    assert [view["viewer"] for view in frames[3]["views"]] == [0, 1]
    assert bert.refused("GET", f"/api/tables/{id_}/replay?viewer=3") == (404, "no-such-seat")
    assert bert.refused("GET", f"/api/tables/{id_}/replay?viewer=x")[0] == 400

    leaders = {line["person"]: line for line in anna.ok("GET", "/api/ratings/kardinal")}
    assert leaders[anna.id]["matches"] == 1
    if len(result["winners"]) == 1:
        winner, loser = (anna, bert) if result["winners"] == [0] else (bert, anna)
        assert leaders[winner.id]["rating"] > leaders[loser.id]["rating"]
    games = anna.ok("GET", f"/api/people/{anna.id}")["games"]
    assert games[0]["game"] == "kardinal"
    assert games[0]["best_score"] == result["scores"][0]

    stranger = person("Carl")
    assert stranger.refused("GET", f"/api/tables/{id_}/record") == (404, "no-such-table")


def test_no_record_before_the_end(person: Person) -> None:
    anna, _, id_ = two(person)
    assert anna.refused("GET", f"/api/tables/{id_}/record") == (409, "not-over")
    assert anna.refused("GET", f"/api/tables/{id_}/replay") == (409, "not-over")


def test_what_there_is(person: Person) -> None:
    anyone = person(None)
    games = {game["name"]: game for game in anyone.ok("GET", "/api/games")}
    assert games["kardinal"]["credit"]["designer"] == "Wolfgang Panning"
    assert anyone.ok("GET", "/api/bots") == ["easy", "medium", "hard"]
    assert "error-stale" in anyone.call("GET", "/api/texts/pl/house").text
    assert "game-title" in anyone.call("GET", "/api/texts/nl/kardinal").text
    assert anyone.refused("GET", "/api/texts/en/chess") == (404, "no-such-game")
    rules = anyone.ok("GET", "/api/rules/kardinal/nl")
    assert rules["rules"]["K9"]["text"]
    schema = anyone.ok("GET", "/api/games/kardinal/schema")
    turn = schema["$defs"]["Position"]["properties"]["turn"]
    assert turn["x-means"] == "seat"
    assert {"$ref": "#/$defs/Build"} in schema["moves"]
    assert anyone.refused("GET", "/api/games/chess/schema") == (404, "no-such-game")
    assert anyone.refused("GET", "/api/editions/kardinal/x") == (404, "no-such-edition")
    assert anyone.ok("GET", "/health")["status"] == "ok"
    assert "gildehuis_moves_total" in anyone.call("GET", "/metrics").text
