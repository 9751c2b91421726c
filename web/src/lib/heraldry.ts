/** Realms' devices: the same shapes as on the map, so that a colour never stands alone. */

function rays(points: number, outer: number, inner: number): string {
  const tips = Array.from({ length: 2 * points }, (_, k) => {
    const [r, a] = [k % 2 ? inner : outer, (Math.PI * k) / points];
    return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  });
  return `M${tips.join("L")}z`;
}

export const DEVICES: Record<string, string> = {
  tower: "M-3.4 5v-6h-1.2v-4h2v1.4h1.6v-1.4h2v1.4h1.6v-1.4h2v4h-1.2v6h-2v-2.4a1.4 1.4 0 0 0-2.8 0v2.4z",
  crescent: "M2.6-4.4a4.8 4.8 0 1 0 0 8.8a3.9 3.9 0 1 1 0-8.8z",
  sun: rays(8, 5.4, 3.0),
  hammer: "M-4.6-4.4h9.2v4.2h-3.4v5.4h-2.4v-5.4h-3.4z",
  leaf: "M0-5.4q4.4 2 4 5.8q-.6 3-3.2 3.2v1.8h-1.6v-1.8q-2.6-.2-3.2-3.2q-.4-3.8 4-5.8z",
  key: "M-1-.6a2.4 2.4 0 1 1 2 0v1.4h2v1.5h-2v1h1.4v1.5h-1.4v.6h-2zm1-3.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6z",
  fish: "M-5.4 0q3.2-3.8 6.8-1.2l3.4-2.2v6.8l-3.4-2.2q-3.6 2.6-6.8-1.2z",
  rose: "M-2.2-2.2a2.5 2.5 0 1 1 4.4 0a2.5 2.5 0 1 1 0 4.4a2.5 2.5 0 1 1-4.4 0a2.5 2.5 0 1 1 0-4.4z",
  arrow: "M0-5.6l3.6 4.4h-2.3v6.6h-2.6v-6.6h-2.3z",
  ring: "M0-4.8a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6zm0 2.4a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z",
};

/** In the order in which seats take them; the last is the independents'. */
export const COLOURS = [
  "gules", "azure", "or", "sable", "vert", "purpure", "celeste", "rose", "tenny", "orange",
] as const;

/** What players call a colour, and so a seat, and the tincture that stands for it. */
const LIKE: Record<string, string> = {
  red: "gules", blue: "azure", yellow: "or", gold: "or", black: "sable", grey: "sable", green: "vert",
  purple: "purpure", teal: "celeste", white: "celeste", pink: "rose", brown: "tenny",
};

/** Seats in the order in which a new campaign fills them. */
export const SEATS = [
  "red", "blue", "yellow", "green", "purple", "black", "white", "brown", "grey", "teal", "pink", "gold",
] as const;

/** The colours of seats as the table grants them: no two alike while there are nine. */
export function coloursOf(seats: readonly string[]): Record<string, string> {
  const granted: Record<string, string> = {};
  for (const seat of seats) {
    const taken = Object.values(granted);
    const free = COLOURS.slice(0, -1).filter((colour) => !taken.includes(colour));
    const wish = LIKE[seat];
    granted[seat] = wish && !taken.includes(wish) ? wish : (free[0] ?? COLOURS[0]);
  }
  return granted;
}

const BY_COLOUR = Object.keys(DEVICES);

export function deviceOf(colour: string): string {
  return BY_COLOUR[(COLOURS as readonly string[]).indexOf(colour)] ?? "ring";
}
