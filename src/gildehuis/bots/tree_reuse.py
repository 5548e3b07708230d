"""Tree reuse: where in the last tree the position of a new view is found, if anywhere."""

from gildehuis.bots.search import SEATS, forced
from gildehuis.bots.tree import Node
from gildehuis.core.game import AnyGame, State
from gildehuis.core.secrecy import View

TRIES = 60  # nodes compared at most; the ones visited most come first
SEEN = 6  # nodes visited less often are not worth finding


def find(game: AnyGame, seat: int, view: View, kept: tuple[State, Node] | None) -> Node | None:
    """The node that shows the seat this view: what was learned there is worth keeping.

    It is looked for in the position from which the last search began, so it is found where no
    chance or secret came in between: always in Kardinal, elsewhere within a turn.
    """
    if kept is None:
        return None
    queue: list[tuple[int, State, Node]] = [(kept[1].visits, kept[0], kept[1])]
    root = kept[1]
    for _ in range(TRIES):
        if not queue:
            return None
        at = max(range(len(queue)), key=lambda i: queue[i][0])
        _, state, node = queue.pop(at)
        state = game.clone(state)
        acting = forced(game, state)
        if node is not root and seat in acting and game.view(state, seat) == view.position:
            return node
        if len(acting) == 1:
            queue.extend(_children(game, state, node, acting[0]))
    return None


def _children(game: AnyGame, state: State, node: Node, seat: int) -> list[tuple[int, State, Node]]:
    legal = game.legal(state, seat)
    found: list[tuple[int, State, Node]] = []
    for move in legal:
        child = node.children.get(move * SEATS + seat)
        if child is not None and child.visits >= SEEN:
            after = game.clone(state)
            game.play(after, seat, move)
            found.append((child.visits, after, child))
    return found
