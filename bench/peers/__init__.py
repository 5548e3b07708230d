"""The peers: other people's engines, each in a process of its own with its own dependencies."""

import json
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
PYTHON = HERE.parent.parent / ".venv-peers" / "bin" / "python"
NODE = HERE / "boardgameio"

# name → its program; all take SECONDS SEED and print one line of JSON
DECISIONS = {
    "Catanatron": ["catanatron_play.py"],
    "RLCard, Gin Rummy": ["rlcard_play.py"],
    "PettingZoo, Connect Four": ["pettingzoo_play.py"],
    "OpenSpiel, Python game: tic-tac-toe": ["openspiel_play.py", "python_tic_tac_toe"],
    "OpenSpiel, C++ game from Python: Hive": ["openspiel_play.py", "hive"],
    "python-chess": ["chess_play.py"],
}
SIMULATIONS = {
    "OpenSpiel, Python MCTS: Y": ["openspiel_search.py", "y(board_size=9)"],
    "OpenSpiel, Python MCTS: Connect Four": ["openspiel_search.py", "connect_four"],
    "boardgame.io, MCTS bot: Connect Four": ["boardgameio/search.cjs"],
}


def install_node_peer() -> None:
    if not (NODE / "node_modules").exists():
        npm = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(npm, cwd=NODE, check=True)


def measure(program: list[str], seconds: float, seed: int) -> float:
    """Decisions or simulations per second."""
    script, *rest = program
    runner = ["node"] if script.endswith(".cjs") else [str(PYTHON)]
    command = [*runner, str(HERE / script), str(seconds), str(seed), *rest]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    return float(found.get("decisions_per_second") or found["simulations_per_second"])
