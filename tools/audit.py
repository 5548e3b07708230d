"""Are there known holes in what we depend on? Fails if so, and says what could not be asked."""

import json
import subprocess
import sys
from pathlib import Path

AUDIT = [
    *(sys.executable, "-m", "pip_audit", "--requirement", "requirements.lock"),
    *("--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"),
]


def main() -> int:
    root = Path(__file__).parents[1]
    done = subprocess.run(AUDIT, capture_output=True, text=True, cwd=root, check=False)
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        print(f"audit: the index does not answer, nothing was audited\n{done.stderr[-500:]}")
        return 0
    holes = [(p, hole) for p in packages for hole in p.get("vulns", [])]
    unknown = sum("skip_reason" in p for p in packages)
    for package, hole in holes:
        fixed = ", ".join(hole["fix_versions"]) or "nowhere yet"
        print(f"audit: {package['name']} {package['version']}: {hole['id']}, fixed in {fixed}")
    print(
        f"audit: {len(packages)} packages, {len(holes)} known holes, {unknown} could not be asked"
    )
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
