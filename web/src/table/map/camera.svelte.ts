/** Where the player looks: a view of the map that is dragged, zoomed and flown, one frame at a time. */

import { around, between, centred, fitted, free, held, NO_INSET, seen, toScreen, within, zoomed } from "./view";
import type { Box, Inset, Point, Size, View } from "./view";

const FLIGHT = 320; // milliseconds of a flight from one view to another
const REST = 140; // of stillness, after which the map is drawn sharp again
const LEGIBLE = 0.7; // the scale below which it does not
const NEAR = 1.6; // the closest first look
const READABLE = 1.15; // the scale at which a banner's number reads well

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 });
  /** While true the layers are moved as pictures; once still they are drawn anew at their scale. */
  moving = $state(false);
  #window: Size = { wide: 1, high: 1 };
  #inset: Inset = NO_INSET;
  #world: Box;
  #rest = 0;
  #flight = 0;

  constructor(world: Box) {
    this.#world = world;
  }

  get room(): Box {
    return free(this.#window, this.#inset);
  }

  get seen(): Box {
    return seen(this.view, this.room);
  }

  /** No further out than twice the whole world. */
  get #furthest(): number {
    return fitted(this.#world, this.room).k / 2;
  }

  resize(window: Size, inset: Inset): void {
    this.#window = window;
    this.#inset = inset;
  }

  /** The world has grown while it was laid. */
  span(world: Box): void {
    this.#world = world;
  }

  look(view: View): void {
    this.view = held(view, this.#world, this.room);
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.moving = false), REST);
  }

  pan(dx: number, dy: number): void {
    this.#land();
    this.look({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  zoom(factor: number, at?: Point): void {
    this.#land();
    const middle = { x: this.room.x + this.room.wide / 2, y: this.room.y + this.room.high / 2 };
    this.look(zoomed(this.view, factor, at ?? middle, this.#furthest));
  }

  /** A step closer or further, flown. */
  step(factor: number): void {
    const middle = { x: this.room.x + this.room.wide / 2, y: this.room.y + this.room.high / 2 };
    this.fly(zoomed(this.view, factor, middle, this.#furthest));
  }

  whole(): void {
    this.fly(fitted(this.#world, this.room));
  }

  /** The first look: near enough to read the banners, with these points in the middle. */
  open(points: readonly Point[]): void {
    const near = points.length ? fitted(around(points, 220), this.room, NEAR) : fitted(this.#world, this.room, NEAR);
    this.look(near);
  }

  /** Flies to these points if one of them is out of sight, or all are too small to read. */
  show(points: readonly Point[], always: boolean = false): void {
    if (!points.length) return;
    const lost = points.some((point) => !within(toScreen(this.view, point), this.room, 40));
    if (!lost && !always && this.view.k > LEGIBLE) return;
    const fit = fitted(around(points, 120), this.room, Math.max(READABLE, this.view.k));
    const middle = around(points, 0);
    const k = Math.min(Math.max(this.view.k, READABLE), fit.k);
    this.fly(centred({ x: middle.x + middle.wide / 2, y: middle.y + middle.high / 2 }, k, this.room));
  }

  fly(goal: View): void {
    this.#land();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.look(goal);
    const from = this.view;
    const began = performance.now();
    const frame = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - began) / FLIGHT);
      this.look(between(from, goal, 1 - (1 - part) ** 3));
      this.#flight = part < 1 ? requestAnimationFrame(frame) : 0;
    };
    this.#flight = requestAnimationFrame(frame);
  }

  #land(): void {
    cancelAnimationFrame(this.#flight);
    this.#flight = 0;
  }

  stop(): void {
    this.#land();
    clearTimeout(this.#rest);
  }
}
