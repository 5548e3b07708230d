"""Is .github well formed? Offline: schemas of its files, and zizmor on what workflows may do."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
SCHEMAS = {
    "vendor.github-workflows": "workflows/*.yml",
    "vendor.dependabot": "dependabot.yml",
    "vendor.github-issue-config": "ISSUE_TEMPLATE/config.yml",
    "vendor.github-issue-forms": "ISSUE_TEMPLATE/[!c]*.yml",
}


def run(*command: str | Path) -> bool:
    """Did it find nothing? What it found is shown."""
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, cwd=ROOT, check=False
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    well = True
    for schema, pattern in SCHEMAS.items():
        files = sorted((ROOT / ".github").glob(pattern))
        well &= bool(files) and run(BIN / "check-jsonschema", "--builtin-schema", schema, *files)
    well &= run(BIN / "zizmor", "--offline", "--no-progress", ".github")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
