/** What an umpire can put right, as the rules take it; empty fields stay as they are. */

import type { LogEntry, Piece, TablePage } from "../../lib/types";

export interface TileChange {
  tile: string;
  owner: string;
}
export interface BannerChange {
  banner: string;
  points?: number;
  baggage?: number;
  place?: string;
  half?: number;
}
export type Change = TileChange | BannerChange | { realm: string; crowns: number };

/** The fields of a banner as they are typed: text, possibly empty. */
export interface BannerWish {
  points: string;
  baggage: string;
  place: string;
  half: string;
}

/** The owners of tiles that are no realm's: independents, and nobody. */
export const NO_REALM = ["independent", ""] as const;

/** Only what differs from how the banner stands now; null where nothing would change. */
export function bannerChange(piece: Piece, wish: BannerWish): BannerChange | null {
  const change: BannerChange = { banner: piece.id };
  const points = numberOf(wish.points);
  const baggage = numberOf(wish.baggage);
  const half = numberOf(wish.half);
  if (points !== null && points !== piece.points) change.points = points;
  if (baggage !== null && baggage !== piece.baggage) change.baggage = baggage;
  if (wish.place && wish.place !== piece.place) change.place = wish.place;
  if (half !== null && (half !== piece.half || change.place)) change.half = half;
  return Object.keys(change).length > 1 ? change : null;
}

export function wishOf(piece: Piece): BannerWish {
  return {
    points: piece.points === null ? "" : String(piece.points),
    baggage: piece.baggage === null ? "" : String(piece.baggage),
    place: piece.place,
    half: piece.half === null ? "" : String(piece.half),
  };
}

function numberOf(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Banners sorted by realm and number, as people look for them. */
export function banners(page: TablePage): Piece[] {
  const order = page.realms.map((realm) => realm.seat);
  return page.pieces
    .filter((piece) => piece.kind === "banner")
    .sort((a, b) => order.indexOf(a.owner) - order.indexOf(b.owner) || a.number - b.number);
}

/** Kinds of entries in the log that are always an umpire's doing. */
const JUDGED = ["corrected", "rerolled", "stood-in", "paused", "went-on"];
const UMPIRE = "umpire";

/** What umpires have done, newest first. A seat that changes is theirs if their reason stands right before it. */
export function judged(log: readonly LogEntry[]): LogEntry[] {
  const theirs = (entry: LogEntry, k: number): boolean => {
    if (entry.kind === "undone") return entry.who === UMPIRE;
    return JUDGED.includes(entry.kind) || (entry.kind === "seat" && log[k - 1]?.kind === "stood-in");
  };
  return log.filter(theirs).reverse();
}
