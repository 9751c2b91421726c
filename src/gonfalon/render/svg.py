"""Makers of SVG markup. Looks come from classes only; see palette.py."""

from __future__ import annotations

from html import escape

from gonfalon.render.lines import figure


def tag(name: str, style: str = "", body: str = "", /, **attributes: str | float) -> str:
    """One element; `stroke_width=2` becomes `stroke-width="2"`, numbers keep at most one decimal."""
    words = [name, f'class="{style}"'] if style else [name]
    for key, value in attributes.items():
        shown = figure(value) if isinstance(value, float) else value
        words.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    head = " ".join(words)
    return f"<{head}>{body}</{name}>" if body else f"<{head}/>"


def path(d: str, style: str, /, **attributes: str | float) -> str:
    return tag("path", style, d=d, **attributes)


def use(name: str, x: float, y: float, scale: float = 1.0, style: str = "", turn: float = 0.0) -> str:
    """A glyph of the defs, stood at a point."""
    head = f'<use class="{style}" href="#{name}"' if style else f'<use href="#{name}"'
    if scale == 1.0 and not turn:
        return f'{head} x="{x:.0f}" y="{y:.0f}"/>'
    change = f"rotate({turn:.0f})" if turn else ""
    if scale != 1.0:
        change += f"scale({scale:.2f})"
    return f'{head} transform="translate({x:.0f} {y:.0f}){change}"/>'


def text(x: float, y: float, words: str, size: float, style: str = "", /, **attributes: str | float) -> str:
    return tag("text", style, escape(words), font_size=figure(size), x=figure(x), y=figure(y), **attributes)


def group(parts: str, style: str = "", /, **attributes: str | float) -> str:
    return tag("g", style, parts, **attributes)
