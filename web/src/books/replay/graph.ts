/** Lines over the months, as SVG paths. What was not known is a gap; figures known now and then are dated dots. */

import type { Replay } from "../../lib/types";

export interface Room {
  left: number;
  top: number;
  wide: number;
  high: number;
}
export interface Dot {
  x: number;
  y: number;
  frame: number;
  value: number;
}
export interface Drawn {
  seat: string;
  /** Known up to the frame looked at, as a line. */
  past: string;
  /** After it: shown pale. */
  future: string;
  /** True where the figures are only known now and then. */
  sparse: boolean;
  dots: Dot[];
  /** What was last known at the frame looked at. */
  now: number | null;
}
export type Line = Replay["series"][number]["lines"][number];

/** The replay from the moment there were realms: before that there is nothing to see, and no line should rise from it. */
export function begun(replay: Replay): Replay {
  const tiles = replay.series.find((series) => series.key === "tiles")?.lines ?? [];
  const first = replay.frames.findIndex((_, k) => tiles.some((line) => line.points[k]));
  if (first < 1) return replay;
  const lines = (all: readonly Line[]): Line[] => all.map((line) => ({ ...line, points: line.points.slice(first) }));
  return {
    frames: replay.frames.slice(first),
    series: replay.series.map((series) => ({ ...series, lines: lines(series.lines) })),
  };
}

/** A round number at or above the greatest value, so that the axis has sensible marks. */
export function niceTop(greatest: number): number {
  if (greatest <= 4) return 4;
  const size = 10 ** Math.floor(Math.log10(greatest));
  const step = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((factor) => factor * size >= greatest) ?? 10;
  return Math.round(step * size);
}

export function topOf(lines: readonly Line[]): number {
  const known = lines.flatMap((line) => line.points.filter((value): value is number => value !== null));
  return niceTop(Math.max(0, ...known));
}

export function placeX(room: Room, frame: number, frames: number): number {
  return round(room.left + (frames > 1 ? (room.wide * frame) / (frames - 1) : 0));
}

export function placeY(room: Room, value: number, top: number): number {
  return round(room.top + room.high * (1 - value / top));
}

export function draw(line: Line, room: Room, at: number, top: number): Drawn {
  const known = line.points.flatMap((value, frame): Dot[] =>
    value === null ? [] : [{ x: placeX(room, frame, line.points.length), y: placeY(room, value, top), frame, value }],
  );
  const sparse = known.length < line.points.length;
  const past = known.filter((dot) => dot.frame <= at);
  const last = past.at(-1);
  return {
    seat: line.seat,
    past: path(past),
    future: path([...(last ? [last] : []), ...known.filter((dot) => dot.frame > at)]),
    sparse,
    dots: sparse ? past : [],
    now: last?.value ?? null,
  };
}

function path(dots: readonly Dot[]): string {
  return dots.length > 1 ? `M${dots.map((dot) => `${dot.x} ${dot.y}`).join("L")}` : "";
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Figures at the ends of lines, moved apart so that none covers another. */
export function apart(ends: readonly { key: string; y: number }[], least: number): Map<string, number> {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  const placed = new Map<string, number>();
  let before = -Infinity;
  for (const { key, y } of sorted) {
    before = Math.max(y, before + least);
    placed.set(key, round(before));
  }
  return placed;
}

export interface Span {
  year: number;
  from: number;
  to: number;
}

/** The frames of each year, for the marks under an axis. */
export function years(frames: readonly { year: number }[]): Span[] {
  const spans: Span[] = [];
  frames.forEach(({ year }, k) => {
    const last = spans.at(-1);
    if (last?.year === year) last.to = k;
    else spans.push({ year, from: k, to: k });
  });
  return spans;
}
