/** The terrain as a bitmap: the drawing is painted once for a theme, and from then on only moved. */

import { getText } from "../../lib/api";
import type { Box } from "./view";

const MOST = 16_000_000; // pixels that every browser's canvas holds
const FADE = 60; // points along the edge over which the sheet fades into the sea
const KEPT = 2; // themes
const STRIPS = 8;

const LEVELS = 4; // the bitmap itself, half of it, a quarter, an eighth: seen from afar a large one would glitter

/** The same picture from fine to coarse. */
export type Ground = HTMLCanvasElement[];

type Size = Pick<HTMLCanvasElement, "width" | "height">;

const painted = new Map<string, Promise<Ground>>();

/** How many pixels a point of the world gets: sharp at the usual scales, and within what a canvas holds. */
export function grain(sheet: Box, dots: number): number {
  return Math.min(Math.max(2, 1.6 * dots), Math.sqrt(MOST / (sheet.wide * sheet.high)));
}

/** Which level serves a scale: the coarsest that still has a pixel for every dot of the screen. */
export function level(fine: number, dots: number): number {
  return Math.max(0, Math.min(LEVELS - 1, Math.floor(Math.log2(fine / dots))));
}

/** The terrain at an address; asked for twice, it is painted once. */
export function ground(address: string, sheet: Box): Promise<Ground> {
  let found = painted.get(address);
  if (!found) {
    found = paint(address, sheet);
    found.catch(() => painted.delete(address));
    painted.set(address, found);
    for (const old of [...painted.keys()].slice(0, -KEPT)) painted.delete(old);
  }
  return found;
}

async function paint(address: string, sheet: Box): Promise<Ground> {
  const canvas = document.createElement("canvas");
  const fine = grain(sheet, devicePixelRatio);
  canvas.width = Math.round(sheet.wide * fine);
  canvas.height = Math.round(sheet.high * fine);
  const drawing = await getText(address);
  // Some browsers paint a drawing at its own size first, so it is told the size that is wanted.
  const sized = drawing.replace("<svg ", `<svg width="${canvas.width}" height="${canvas.height}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("this browser has no canvas");
    await drawn(pen, picture, canvas);
    fade(pen, canvas, FADE * fine);
  } finally {
    URL.revokeObjectURL(url);
  }
  const levels = [canvas];
  while (levels.length < LEVELS) {
    await breath();
    levels.push(halved(levels.at(-1) ?? canvas));
  }
  return levels;
}

/** Draws the picture strip by strip: in one go it would hold up every click for half a second. */
async function drawn(pen: CanvasRenderingContext2D, picture: HTMLImageElement, { width, height }: Size): Promise<void> {
  const deep = Math.ceil(height / STRIPS);
  for (let top = 0; top < height; top += deep) {
    const high = Math.min(deep, height - top);
    pen.drawImage(picture, 0, top, width, high, 0, top, width, high);
    await breath();
  }
}

/** Lets whatever else waits go first. */
function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function halved(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement("canvas");
  copy.width = Math.round(canvas.width / 2);
  copy.height = Math.round(canvas.height / 2);
  const pen = copy.getContext("2d");
  if (pen) pen.imageSmoothingQuality = "high";
  pen?.drawImage(canvas, 0, 0, copy.width, copy.height);
  return copy;
}

/** Lets the four edges run out into nothing, so that no straight line cuts the world off. */
function fade(pen: CanvasRenderingContext2D, { width, height }: Size, deep: number): void {
  pen.globalCompositeOperation = "destination-out";
  const edges: [number, number, number, number][] = [
    [0, 0, deep, 0],
    [width, 0, width - deep, 0],
    [0, 0, 0, deep],
    [0, height, 0, height - deep],
  ];
  for (const [x, y, towardsX, towardsY] of edges) {
    const run = pen.createLinearGradient(x, y, towardsX, towardsY);
    run.addColorStop(0, "#000");
    run.addColorStop(1, "#0000");
    pen.fillStyle = run;
    pen.fillRect(x, y, towardsX - x || width, towardsY - y || height);
  }
}
