"""Are there known holes in what we depend on? Fails if so, and says what could not be asked.

With --must-ask it fails also when nobody answered: for the place where that may not pass unseen.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
UV = shutil.which("uv", path=f"{BIN}{os.pathsep}{os.environ['PATH']}") or "uv"
EXPORT = [UV, "export", "--quiet", "--frozen", "--all-extras", "--all-groups", "--no-emit-project"]
AUDIT = [
    *(sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes"),
    *("--format", "json", "--progress-spinner", "off", "--requirement"),
]


def asked() -> tuple[list[dict[str, Any]] | None, str]:
    """Every package of the lock with what is known of it; None and the reason if nobody answers."""
    with tempfile.TemporaryDirectory() as folder:
        pinned = Path(folder) / "requirements.txt"
        subprocess.run([*EXPORT, "--output-file", pinned], cwd=ROOT, check=True)
        command = [*AUDIT, str(pinned)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    try:
        return json.loads(done.stdout)["dependencies"], ""
    except (ValueError, KeyError):
        return None, done.stderr[-500:]


def main(must_ask: bool) -> int:
    packages, why = asked()
    if packages is None:
        print(f"audit: the index does not answer, nothing was audited\n{why}")
        return 1 if must_ask else 0
    holes = [(p, hole) for p in packages for hole in p.get("vulns", [])]
    unknown = sum("skip_reason" in p for p in packages)
    for package, hole in holes:
        fixed = ", ".join(hole["fix_versions"]) or "nowhere yet"
        print(f"audit: {package['name']} {package['version']}: {hole['id']}, fixed in {fixed}")
    print(
        f"audit: {len(packages)} packages, {len(holes)} known holes, {unknown} could not be asked"
    )
    return 1 if holes or (must_ask and unknown) else 0


if __name__ == "__main__":
    sys.exit(main("--must-ask" in sys.argv[1:]))
