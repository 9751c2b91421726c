/** The arithmetic of looking at a map: a view is a scale and a shift, in screen points. No DOM in here. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  wide: number;
  high: number;
}
export interface Box extends Point, Size {}
/** What papers, dock and strip cover of the map on each side. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** A point of the world lies on the screen at `x + k · px`, `y + k · py`. */
export interface View extends Point {
  k: number;
}

export const CLOSEST = 4;
export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const SPARE = 0.94; // of the free room that a fitted box takes
const NARROWEST = 120;
const SHORE = 80; // points of the world that always stay in sight

/** The part of the window that nothing covers, never narrower than a tile or so. */
export function free(window: Size, inset: Inset): Box {
  return {
    x: inset.left,
    y: inset.top,
    wide: Math.max(NARROWEST, window.wide - inset.left - inset.right),
    high: Math.max(NARROWEST, window.high - inset.top - inset.bottom),
  };
}

/** The view that shows the whole box in the free room, no closer than `closest`. */
export function fitted(box: Box, room: Box, closest: number = CLOSEST): View {
  const k = Math.min(closest, (room.wide / box.wide) * SPARE, (room.high / box.high) * SPARE);
  return centred({ x: box.x + box.wide / 2, y: box.y + box.high / 2 }, k, room);
}

/** The view at this scale with a point of the world in the middle of the free room. */
export function centred(at: Point, k: number, room: Box): View {
  return { x: room.x + room.wide / 2 - at.x * k, y: room.y + room.high / 2 - at.y * k, k };
}

export function toWorld(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k };
}

export function toScreen(view: View, at: Point): Point {
  return { x: view.x + view.k * at.x, y: view.y + view.k * at.y };
}

/** Closer or further by a factor, while the point of the screen keeps what lies under it. */
export function zoomed(view: View, factor: number, at: Point, furthest: number): View {
  const k = Math.min(CLOSEST, Math.max(furthest, view.k * factor));
  const fixed = toWorld(view, at);
  return { x: at.x - fixed.x * k, y: at.y - fixed.y * k, k };
}

/** The same view shifted as little as needed, so that some of the world stays in the free room. */
export function held(view: View, world: Box, room: Box): View {
  const keep = (shift: number, from: number, length: number, start: number, span: number): number => {
    const most = start + span - SHORE - from * view.k;
    const least = start + SHORE - (from + length) * view.k;
    return Math.min(Math.max(least, most), Math.max(Math.min(least, most), shift));
  };
  return {
    k: view.k,
    x: keep(view.x, world.x, world.wide, room.x, room.wide),
    y: keep(view.y, world.y, world.high, room.y, room.high),
  };
}

/** The view between two others; the scale runs evenly in octaves, so that a flight does not lurch. */
export function between(a: View, b: View, part: number): View {
  if (part >= 1) return b;
  const k = a.k * (b.k / a.k) ** part;
  const at = Math.abs(a.k - b.k) < 1e-9 ? part : (k - a.k) / (b.k - a.k);
  return { k, x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at };
}

/** What the free room shows of the world. */
export function seen(view: View, room: Box): Box {
  const { x, y } = toWorld(view, room);
  return { x, y, wide: room.wide / view.k, high: room.high / view.k };
}

export function within(at: Point, box: Box, margin: number = 0): boolean {
  return (
    at.x >= box.x + margin &&
    at.y >= box.y + margin &&
    at.x <= box.x + box.wide - margin &&
    at.y <= box.y + box.high - margin
  );
}

/** The smallest box round all the points, with a margin. */
export function around(points: readonly Point[], margin: number): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, wide: Math.max(...xs) + margin - x, high: Math.max(...ys) + margin - y };
}
