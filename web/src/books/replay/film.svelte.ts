/** A campaign played back: which month is looked at, whether it runs, and what one knew then. */

import { campaign, get, getText, Trouble } from "../../lib/api";
import { look } from "../../lib/theme.svelte";
import type { Deed, Replay, TablePage } from "../../lib/types";
import { begun } from "./graph";
import { monthly } from "./reasons";

/** Milliseconds a month stands, by speed. */
export const SPEEDS = { slow: 2000, plain: 1000, quick: 400 } as const;
export type Speed = keyof typeof SPEEDS;

interface Shot {
  page: TablePage;
  pieces: string;
}

export class Film {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("plain");
  shot = $state.raw<Shot | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  #shots = new Map<string, Promise<Shot>>();
  #deeds = new Map<number, Promise<Deed[]>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: string,
  ) {}

  frames = $derived.by(() => this.replay?.frames ?? []);
  frame = $derived.by(() => this.frames[this.at]);

  /** Loads the months there are; stays at the last if one was at the last. */
  async open(): Promise<void> {
    let atEnd = true;
    try {
      const grown = begun(await get<Replay>(campaign(this.id, "replay"), { seat: this.seat }));
      atEnd = !this.replay || this.at === this.frames.length - 1; // not where one was when it was asked for
      this.replay = grown;
      this.trouble = null;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble;
      return;
    }
    if (atEnd) this.at = Math.max(0, this.frames.length - 1);
    await this.#show();
  }

  async goTo(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.frames.length - 1));
    await this.#show();
  }

  step(by: number): void {
    this.pause();
    void this.goTo(this.at + by);
  }

  /** Runs from here; from the last month it begins anew. */
  play(): void {
    if (this.frames.length < 2) return;
    if (this.at >= this.frames.length - 1) this.at = 0;
    this.playing = true;
    void this.#run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    await this.#show();
    if (!this.playing) return;
    void this.#take(this.at + 1);
    this.#timer = setTimeout(() => {
      if (this.at >= this.frames.length - 1) return this.pause();
      this.at += 1;
      void this.#run();
    }, SPEEDS[this.speed]);
  }

  /** Draws the month looked at; a slower answer for another month is dropped. */
  async #show(): Promise<void> {
    const wanted = this.at;
    try {
      const shot = await this.#take(wanted);
      if (shot && this.at === wanted) this.shot = shot;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble;
      this.pause();
    }
  }

  /** Why computer players did what they did in that month. Of the last month there may be more later. */
  deeds(n: number): Promise<Deed[]> {
    const kept = this.#deeds.get(n);
    if (kept) return kept;
    const told = monthly(this.id, this.seat, n);
    if (n !== this.frames.at(-1)?.n) {
      told.catch(() => this.#deeds.delete(n));
      this.#deeds.set(n, told);
    }
    return told;
  }

  redraw(): void {
    void this.#show();
  }

  #take(at: number): Promise<Shot> | undefined {
    const n = this.frames[at]?.n;
    if (n === undefined) return undefined;
    const key = `${n} ${look.shown}`;
    const kept = this.#shots.get(key);
    if (kept) return kept;
    const query = { seat: this.seat };
    const taken = Promise.all([
      get<TablePage>(campaign(this.id, "replay", n), query),
      getText(campaign(this.id, "replay", n, "pieces.svg"), { ...query, theme: look.shown }),
    ]).then(([page, pieces]) => ({ page, pieces }));
    taken.catch(() => this.#shots.delete(key));
    this.#shots.set(key, taken);
    return taken;
  }
}
