/** What lies on the player's side of the table: which question, which pieces, which tile, what waits for a yes. */

import { realmOf } from "../lib/realms";
import { get, post, Trouble } from "../lib/api";
import type { LiveTable } from "../lib/live.svelte";
import type { Asked, LogEntry, Option, Piece, Realm, TablePage } from "../lib/types";
import { byPlace, digit, isAction, letter, lettered, movable, narrowed, pictures, readSeveral, repicked } from "./dock/options";
import { habits } from "./habits.svelte";
import { moved } from "./map/trails";
import type { Trail } from "./map/trails";

/** Why a tile is barred, pinned to it. */
export interface Note {
  place: string;
  message: string;
  rule: string;
}
/** What the dock says when something is wrong with the last answer. */
export interface Notice {
  kind: "refused" | "stale" | "trouble";
  message: string;
  rule: string;
}

const TRAIL = 6000; // milliseconds a trail stays on the map
const ELSEWHERE: readonly Asked["corner"][] = ["give-up", "pact-write", "pact-show"];
const FEW = 6; // options so few that nothing need be picked to see them

export class Desk {
  picked = $state.raw<string[]>([]);
  /** The tile whose paper is open. */
  place = $state("");
  /** The tile the options are narrowed to, after a click on one that is lit more than once. */
  only = $state("");
  /** The tile that the pointer or the focus is on, on the map or in the dock. */
  pointed = $state("");
  /** The option that is chosen and waits to be confirmed. */
  pending = $state.raw<Option | null>(null);
  note = $state.raw<Note | null>(null);
  notice = $state.raw<Notice | null>(null);
  trails = $state.raw<Trail[]>([]);
  /** A board beside the dock shows the options, and puts the chosen one into `pending`. */
  board = $state(false);
  /** What happened because of the last answer, newest last. */
  happened = $state.raw<LogEntry[]>([]);
  /** Every suggestion of the set-up is being taken, or will be when others have answered. */
  #quick: "no" | "runs" | "waits" = "no";
  #turn = $state(0);
  #seen: TablePage | null = null;
  #fading = 0;

  constructor(
    readonly live: LiveTable,
    readonly fly: (places: string[]) => void,
  ) {}

  page = $derived.by((): TablePage | null => this.live.page);
  questions = $derived(this.page?.questions ?? []);
  asked = $derived.by((): Asked | null => this.questions[this.#turn] ?? this.questions[0] ?? null);
  /** What may be said at any time. Conceding has its own entry in the menu; pacts are written among the letters. */
  aside = $derived((this.page?.beside ?? []).filter((asked) => !ELSEWHERE.includes(asked.corner)));
  mine = $derived.by((): Realm | null => this.realm(this.page?.me.seat ?? ""));
  /** Pieces that the question is about, each of which can be picked. */
  pieces = $derived.by((): Piece[] => {
    const ids = this.asked && this.asked.kind !== "split" ? movable(this.asked.options) : [];
    return (this.page?.pieces ?? []).filter((piece) => ids.includes(piece.id));
  });
  actions = $derived.by((): Option[] => {
    const { asked } = this;
    return asked?.kind === "choose" || asked?.kind === "pick" ? asked.options.filter((o) => isAction(asked, o)) : [];
  });
  /** The tile in my hand, in every way in which it may be turned, and the one in which I hold it. */
  hand = $derived(pictures(this.asked?.options ?? []));
  #held = $state("");
  tile = $derived.by((): string => (this.hand.includes(this.#held) ? this.#held : (this.hand[0] ?? "")));
  /** Ticked options of a question that takes several. */
  ticked = $state.raw<ReadonlySet<string>>(new Set());
  #choices = $derived.by((): Option[] => {
    const { asked, tile } = this;
    const fits = (option: Option): boolean => !option.picture || option.picture === tile;
    return asked && asked.kind !== "several" ? asked.options.filter((option) => fits(option) && !isAction(asked, option)) : [];
  });
  /** Too many options to show before a piece is picked. */
  idle = $derived(!this.picked.length && !this.only && this.pieces.length > 0 && this.#choices.length > FEW);
  /** The options on show: for what is picked, or all where they are few or nothing can be picked. */
  cards = $derived.by(() => {
    const shown = narrowed(this.#choices, { pieces: this.picked, place: this.only });
    const offered = this.idle ? shown.filter((option) => !option.pieces.length) : shown;
    return lettered(offered, this.asked?.scene === "battle" ? digit : letter);
  });
  lit = $derived(byPlace(this.asked?.kind === "several" ? lettered(this.asked.options, digit) : this.cards));

  realm(seat: string): Realm | null {
    return realmOf(this.page?.realms ?? [], seat) ?? null;
  }

  placeName(place: string): string {
    return this.page?.places[place]?.name ?? place;
  }

  /** A new page has come: forget what belonged to the old question, and mark what moved. */
  turnOver(page: TablePage): void {
    const before = this.#seen;
    this.#seen = page;
    if (!before) return this.#begin();
    if (page.campaign.revision === before.campaign.revision) return;
    this.#mark(moved(before, page));
    const last = before.log.at(-1)?.n ?? -1;
    this.happened = page.log.filter((entry) => entry.n > last);
    if (same(before, page)) return;
    this.#turn = 0;
    this.#begin();
    if (this.#quick === "waits" && this.asked) void this.acceptAll();
  }

  #begin(): void {
    this.pending = this.note = null;
    this.only = this.#held = "";
    this.ticked = readSeveral(this.asked?.kind === "several" ? this.asked.suggestion : "");
    const ids = this.pieces.map((piece) => piece.id);
    const sets = new Set(this.#choices.map((option) => option.pieces.join(" ")));
    const [one] = sets;
    this.picked = sets.size === 1 && one ? one.split(" ") : this.picked.filter((id) => ids.includes(id));
  }

  #mark(trails: Trail[]): void {
    if (!trails.length) return;
    this.trails = trails;
    clearTimeout(this.#fading);
    this.#fading = window.setTimeout(() => (this.trails = []), TRAIL);
  }

  /** The next of several questions that are open at once. */
  turn(step: number): void {
    this.#turn = (this.#turn + step + this.questions.length) % Math.max(1, this.questions.length);
    this.pending = null;
    this.picked = [];
  }

  turnTo(asked: Asked): void {
    this.turn(this.questions.indexOf(asked) - this.#turn);
  }

  pick(piece: string, together: boolean): void {
    this.note = this.pending = null;
    if (this.asked?.kind === "several") return this.#tick((option) => option.pieces.includes(piece));
    this.only = "";
    this.picked = repicked(this.picked, piece, together);
    const found = this.page?.pieces.find((one) => one.id === piece);
    if (found) this.place = found.place;
  }

  /** Turns the tile in my hand. */
  hold(picture: string): void {
    this.#held = picture;
    this.only = "";
    this.note = null;
  }

  /** Ticks the options that fit, or takes their ticks away; never more than may be ticked. */
  #tick(fits: (option: Option) => boolean): void {
    const next = new Set(this.ticked);
    const most = this.asked?.limits?.most ?? Infinity;
    for (const { answer } of this.asked?.options.filter(fits) ?? []) {
      if (!next.delete(answer) && next.size < most) next.add(answer);
    }
    this.ticked = next;
  }

  /** All pieces of the question that stand on a tile, or none if they were picked already. */
  pickAll(place: string): void {
    const here = this.pieces.filter((piece) => piece.place === place).map((piece) => piece.id);
    this.picked = here.every((id) => this.picked.includes(id)) ? [] : here;
  }

  /** A tile was clicked, or a piece dropped on it: its paper opens; lit, it answers; barred, it says why. */
  async visit(place: string): Promise<void> {
    this.place = place;
    this.note = null;
    if (this.asked?.kind === "several") return this.#tick((option) => option.place === place);
    const lit = this.lit.get(place);
    const [first] = lit ?? [];
    if (lit && lit.length > 1) this.only = place;
    else if (first) await this.choose(first.option);
    else if ((this.picked.length || this.tile) && this.asked) await this.#whyNot(this.asked, place);
  }

  async #whyNot(asked: Asked, place: string): Promise<void> {
    const query = { seat: this.live.seat, what: asked.what, pieces: this.tile || this.picked.join(","), place };
    try {
      const { message, rule } = await get<{ message: string; rule: string }>(this.live.path("why"), query);
      if (message && this.place === place) this.note = { place, message, rule };
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.note = { place, message: trouble.message, rule: trouble.rule };
    }
  }

  /** An option is chosen: answered at once where it can be taken back, else after one more yes. */
  async choose(option: Option): Promise<void> {
    const sure = this.pending?.answer === option.answer;
    if (option.confirm && habits.confirm && !sure) {
      this.pending = option;
      if (option.place) this.fly([option.place]);
      return;
    }
    await this.answer(option.answer);
  }

  async confirm(): Promise<void> {
    if (this.pending) await this.answer(this.pending.answer);
  }

  /** Sends the answer; what the rules say against it stands in the dock until the next one. */
  async answer(answer: string, asked: Asked | null = this.asked): Promise<boolean> {
    if (!asked) return false;
    return this.act("answers", { what: asked.what, answer, token: this.page?.me.token ?? 0 });
  }

  async act(route: string, body: unknown): Promise<boolean> {
    this.notice = this.note = null;
    if (route !== "answers") this.#quick = "no"; // whoever takes something back wants to look at it
    const done = await this.live.act(route, body);
    this.pending = null;
    const { trouble } = this.live;
    if (!done && trouble && !trouble.away) {
      const kind = trouble.stale ? "stale" : trouble.refused ? "refused" : "trouble";
      this.notice = { kind, message: trouble.message, rule: trouble.rule };
    }
    return done;
  }

  /** The quick set-up: takes every suggestion until one is refused or a question comes that has none. */
  async acceptAll(): Promise<void> {
    this.#quick = "runs";
    for (let asked = this.asked; asked && this.#quick === "runs"; asked = this.asked) {
      const fits = asked.scene === "setup" && asked.suggestion !== "";
      if (!fits || !(await this.answer(asked.suggestion, asked))) this.#quick = "no";
    }
    if (this.#quick === "runs") this.#quick = "waits";
  }

  async halt(): Promise<void> {
    await post(this.live.path("halt"), {}, { seat: this.live.seat });
    await this.live.refresh();
  }

  /** One step back: the confirmation, the narrowed tile, the picked pieces, the note. */
  back(): boolean {
    const open = this.pending ?? this.note ?? this.notice;
    if (open) this.pending = this.note = this.notice = null;
    else if (this.only) this.only = "";
    else if (this.picked.length) this.picked = [];
    else return false;
    return true;
  }

  stop(): void {
    clearTimeout(this.#fading);
  }
}

/** Whether the same questions are open with the same options, so that what is picked still makes sense. */
function same(a: TablePage, b: TablePage): boolean {
  const sign = (page: TablePage): string =>
    page.questions.map((q) => [q.what, q.title, ...q.options.map((o) => o.answer)].join("|")).join("\n");
  return sign(a) === sign(b);
}
