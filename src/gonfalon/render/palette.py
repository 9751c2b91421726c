"""The palettes. The drawing itself never names a colour: it names classes, and this sheet gives them ink."""

from __future__ import annotations

from gonfalon.kernel.messages import Refused
from gonfalon.render.art.heraldry import DARK_DEVICES, DEVICES
from gonfalon.render.fonts import CAPITALS, FIGURES, ITALIC, PLAIN, REGULAR

Palette = dict[str, str]

SERIF = "Alegreya,'Palatino Linotype',Palatino,Georgia,serif"
FAMILIES = {  # each with what may stand in for it
    REGULAR.family: SERIF,
    CAPITALS.family: f"'Alegreya SC',{SERIF}",
    PLAIN.family: "Inter,'Helvetica Neue',Arial,sans-serif",
}
LETTERS = {"k": CAPITALS, "it": ITALIC, "flag": FIGURES, "count": FIGURES, "place": PLAIN}  # by class; else the regular
MIDDLE = ("mid", "flag", "count", "place")  # classes of texts that are set about their point

# fmt: off
LIGHT: Palette = {
    "paper": "#efe0bf", "land": "#f4e8cb", "edge": "#7c5a33", "ink": "#3a2818", "soft": "#8a7150", "text": "#2d1e12",
    "sea": "#9db6b3", "shoal": "#c3d3c8", "ripple": "#54757a", "water": "#97bcc2", "bank": "#49656b",
    "seatext": "#294a53", "lit": "#fcf5e1", "shade": "#b79a75", "high": "#c9aa7c", "low": "#d5d7a0", "copse": "#a3af70",
    "mire": "#b9c4a0", "leaf": "#a9b078", "leafdark": "#76834f", "pine": "#8c9d70", "pinedark": "#5c7150",
    "wall": "#fdf6e3", "walldark": "#cdb48c", "thatch": "#c79a5b", "field": "#e3cf8d", "field2": "#cfd29a",
    "sand": "#efdcae", "scorch": "#2c1a10", "ember": "#b5431c", "magic": "#5a3c8c", "dust": "#6d5434",
    "veil": "#f1e6ca", "emblem": "#ffffff", "dark": "#1d130b", "shadow": "#3a2818", "twig": "#3a2818",
}
DARK: Palette = {
    "paper": "#232a33", "land": "#3a434d", "edge": "#0c1015", "ink": "#ddd1b8", "soft": "#8f8e84", "text": "#f2e9d4",
    "sea": "#18212b", "shoal": "#26343f", "ripple": "#6f8d9b", "water": "#1f3140", "bank": "#86a5b3",
    "seatext": "#a9c3ce", "lit": "#66717b", "shade": "#262d36", "high": "#5c5851", "low": "#40564f", "copse": "#2d4840",
    "mire": "#364a4c", "leaf": "#44634f", "leafdark": "#2a4337", "pine": "#36554c", "pinedark": "#203832",
    "wall": "#79828a", "walldark": "#474f58", "thatch": "#7d6a4c", "field": "#57573f", "field2": "#44583f",
    "sand": "#565142", "scorch": "#0b0a0b", "ember": "#f0793a", "magic": "#c9a8ff", "dust": "#cfc4aa",
    "veil": "#2d353f", "emblem": "#12171d", "dark": "#090b0e", "shadow": "#05070a", "twig": "#93a893",
}
PRINT: Palette = {
    "paper": "#ffffff", "land": "#ffffff", "edge": "#000000", "ink": "#000000", "soft": "#666666", "text": "#000000",
    "sea": "#e4e4e4", "shoal": "#f6f6f6", "ripple": "#555555", "water": "#d6d6d6", "bank": "#222222",
    "seatext": "#222222", "lit": "#ffffff", "shade": "#b4b4b4", "high": "#e2e2e2", "low": "#ffffff", "copse": "#ececec",
    "mire": "#eeeeee", "leaf": "#f4f4f4", "leafdark": "#8a8a8a", "pine": "#d8d8d8", "pinedark": "#6c6c6c",
    "wall": "#ffffff", "walldark": "#cccccc", "thatch": "#bbbbbb", "field": "#eeeeee", "field2": "#f8f8f8",
    "sand": "#ffffff", "scorch": "#000000", "ember": "#555555", "magic": "#000000", "dust": "#999999",
    "veil": "#ffffff", "emblem": "#ffffff", "dark": "#000000", "shadow": "#777777", "twig": "#000000",
}
# gules, azure, or, sable, vert, purpure, celeste, rose, tenny; and orange for the independents
REALM_INKS: dict[str, tuple[str, ...]] = {
    "light": ("#a8323c", "#16368c", "#dd9a1c", "#221e1e", "#2f9a6c", "#8440b4", "#6aa9de", "#e88aa6", "#613a10",
              "#c9601c"),
    "dark": ("#ea3a52", "#6d9af7", "#ecc22c", "#e6e2d6", "#35c380", "#9a78bd", "#9ccbfa", "#f7afbd", "#ad7a3a",
             "#f5964a"),
    "print": ("#3a3a3a", "#2a2a2a", "#6e6e6e", "#000000", "#505050", "#464646", "#7a7a7a", "#8c8c8c", "#222222",
              "#666666"),
}
# fmt: on
MEADOWS = {"low1": 0.16, "low2": 0.36, "low3": 0.7}  # from the colour of bare land to that of a meadow
PALETTES = {"light": LIGHT, "dark": DARK, "print": PRINT}
THEMES = tuple(PALETTES)

FIXED = (  # weights and shapes that no theme changes
    ".l{fill:none;stroke-linecap:round;stroke-linejoin:round}.c,.tint{fill:currentColor}"
    ".cs{fill:none;stroke:currentColor}"
    ".rise{fill:url(#rise)}.fall{fill:url(#fall)}.mound{fill:url(#mound)}.bold{stroke-width:1.3}.thin{stroke-width:.7}"
    ".char{fill-opacity:.36}.smoke{stroke-width:1.6;stroke-opacity:.8}.pond{stroke-width:.8}"
    ".shades{stroke-width:3.8;stroke-opacity:.2}.bank{stroke-width:1.7}.grid{stroke-width:.7;stroke-opacity:.17}.strand{stroke-width:1.1}"
    ".unknown{stroke-width:.6;stroke-opacity:.55}.rhumb{stroke-width:.6;stroke-opacity:.3}"
    ".fibre{stroke-width:.6;stroke-opacity:.2}.swell{stroke-width:.8;stroke-opacity:.55}"
    ".faint{stroke-width:.6;stroke-opacity:.5}"
    ".ft{stroke-width:0}.vine{stroke-width:2.2}.eyes{stroke-width:1.8}.seat{stroke-width:1.1;stroke-dasharray:3 1.8}"
    ".haze{fill:url(#haze)}.spell{fill-opacity:.45}.chalk{stroke-width:1.5}"
    ".track{stroke-width:1.3;stroke-dasharray:3.4 2.6}.dots{fill-opacity:.75}"
    + "".join(f".{name}{{text-anchor:middle}}" for name in MIDDLE)
)


def palette(theme: str) -> Palette:
    """The inks of a theme; refuses one that is unknown."""
    if theme not in PALETTES:
        raise Refused.of("render-unknown-theme", theme=theme, known=THEMES)
    return PALETTES[theme]


def _mixed(a: str, b: str, part: float) -> str:
    """The colour so far on the way from one to the other: mixed here, because translucent layers are slow to draw."""
    channels = ((int(a[k : k + 2], 16), int(b[k : k + 2], 16)) for k in (1, 3, 5))
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in channels)


def stylesheet(theme: str = "light") -> str:
    """Fills `.f-name`, strokes `.s-name`, stops `.t-name` and realm colours, then the few compound styles."""
    p = palette(theme)
    p = p | {tone: _mixed(p["land"], p["low"], part) for tone, part in MEADOWS.items()}
    rules = [f".f-{k}{{fill:{c}}}.s-{k}{{stroke:{c}}}.t-{k}{{stop-color:{c}}}" for k, c in p.items()]
    rules += [f".r{k}{{color:{ink}}}" for k, ink in enumerate(REALM_INKS[theme])]
    pen = f"stroke:{p['ink']};stroke-linecap:round;stroke-linejoin:round"
    rules += [
        f"text{{font-family:{SERIF};fill:{p['text']}}}",
        *(
            f".{name}{{font-family:{FAMILIES[face.family]};font-weight:{face.weight};font-style:{face.style}}}"
            for name, face in LETTERS.items()
        ),
        f".i{{fill:none;{pen};stroke-width:.9}}.o{{{pen};stroke-width:.8}}.ot{{{pen};stroke-width:.55}}",
        f".tw{{stroke:{p['twig']};stroke-width:.8;stroke-linecap:round;stroke-linejoin:round}}",
        f".h{{fill:none;{pen};stroke-width:.5;stroke-opacity:.75}}.cast{{fill:{p['shadow']};fill-opacity:.2}}",
        f".halo{{stroke:{p['land']};stroke-width:3.2;stroke-linejoin:round;paint-order:stroke}}",
        f".seaname{{fill:{p['seatext']}}}.seahalo{{stroke:{p['sea']};stroke-width:3;paint-order:stroke}}",
        f".river{{fill:{p['seatext']}}}.faded{{fill:{p['soft']}}}",
        FIXED,
        *(f".n{k}{{fill:{p['dark' if k in DARK_DEVICES else 'emblem']}}}" for k in range(len(DEVICES))),
    ]
    return "".join(rules)
