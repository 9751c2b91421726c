/** What moved between two pages: the way each piece took, to be shown for a moment. */

import type { TablePage } from "../../lib/types";
import type { Point } from "./view";

export interface Trail {
  piece: string;
  owner: string;
  from: Point;
  to: Point;
}

const MOST = 12; // more than a turn's worth says nothing any more

/** Trails of pieces that stand elsewhere now. After a leap of many moves there are none. */
export function moved(before: TablePage, after: TablePage): Trail[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const trails: Trail[] = [];
  for (const { id, owner, place, x, y } of after.pieces) {
    const was = old.get(id);
    if (was && was.place !== place) trails.push({ piece: id, owner, from: { x: was.x, y: was.y }, to: { x, y } });
  }
  return trails.length > MOST ? [] : trails;
}

/** A gentle arc from one point to another, as an SVG path. */
export function arc({ x: ax, y: ay }: Point, { x: bx, y: by }: Point): string {
  const [dx, dy] = [bx - ax, by - ay];
  const [mx, my] = [(ax + bx) / 2 + dy * 0.14, (ay + by) / 2 - dx * 0.14];
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}
