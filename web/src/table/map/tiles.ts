/** Hexagons on the drawn map: which tile a point lies in, its outline, and its neighbour in a direction. */

import type { World } from "../../lib/types";
import type { Box, Point } from "./view";

export function box(world: World): Box {
  const [x, y, wide, high] = world.view;
  return { x, y, wide, high };
}

export function centre(world: World, place: string): Point | null {
  const at = world.centres[place];
  return at ? { x: at[0], y: at[1] } : null;
}

/** The outline of a tile, drawn a little inside its border so that neighbours' lights do not lie on each other. */
export function outline(world: World, place: string, inside: number = 3): string {
  const at = centre(world, place);
  if (!at) return "";
  const part = 1 - inside / world.size;
  return world.corners.map(([dx, dy]) => `${at.x + dx * part},${at.y + dy * part}`).join(" ");
}

/** The tile under a point: the nearest centre, if the point is within reach of it. */
export function tileAt(world: World, at: Point): string {
  let [best, nearest] = ["", world.size ** 2];
  for (const [place, [x, y]] of Object.entries(world.centres)) {
    const far = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (far < nearest) [best, nearest] = [place, far];
  }
  return best;
}

const AHEAD: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The neighbouring tile that lies most nearly in the direction of an arrow key. */
export function neighbour(world: World, place: string, key: string): string {
  const from = centre(world, place);
  const ahead = AHEAD[key];
  if (!from || !ahead) return place;
  let [best, straightest] = [place, 0.3];
  for (const [other, [x, y]] of Object.entries(world.centres)) {
    const [dx, dy] = [x - from.x, y - from.y];
    const far = Math.hypot(dx, dy);
    const straight = (dx * ahead.x + dy * ahead.y) / far;
    if (far > 0 && far < 2 * world.size && straight > straightest) [best, straightest] = [other, straight];
  }
  return best;
}
