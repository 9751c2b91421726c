/** A campaign as one seat sees it, kept up to date: the stream says that something changed, the page is fetched anew. */

import { address, campaign, get, getText, post, Trouble } from "./api";
import { heard, lost } from "./connection.svelte";
import type { Shown } from "./theme.svelte";
import type { AnswerGiven, TablePage, Thinking } from "./types";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** How a stream is opened; tests open one of their own. */
export type Opener = (url: string) => EventSource;

export class LiveTable {
  page = $state.raw<TablePage | null>(null);
  /** The moving layer of the map, as SVG text. */
  pieces = $state.raw("");
  thinking = $state.raw<Thinking | null>(null);
  /** The last thing that went wrong and still stands; an answer that goes well clears it. */
  trouble = $state.raw<Trouble | null>(null);
  /** The campaign was deleted while this page was open, or one's place at it was taken away. */
  gone = $state(false);
  /** An answer is on its way: no second click. */
  sending = $state(false);

  #stream: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #fetching: Promise<void> | null = null;
  #again = false;
  #drawn = "";
  #stopped = false;

  constructor(
    readonly id: string,
    readonly seat: string,
    private theme: Shown = "light",
    private readonly open: Opener = (url) => new EventSource(url),
  ) {}

  /** The address of one of this campaign's routes, with this seat's eyes. */
  path(...rest: (string | number)[]): string {
    return campaign(this.id, ...rest);
  }

  async start(): Promise<void> {
    document.addEventListener("visibilitychange", this.#seen);
    addEventListener("online", this.#seen);
    await this.refresh();
    if (!this.#stopped && !(this.trouble && !this.trouble.away)) this.#listen();
  }

  stop(): void {
    this.#stopped = true;
    document.removeEventListener("visibilitychange", this.#seen);
    removeEventListener("online", this.#seen);
    clearTimeout(this.#timer);
    this.#stream?.close();
  }

  /** Try now instead of when the pause is over. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#listen();
  }

  /** Fetches the page; a change told of meanwhile makes it fetch once more, never twice at a time. */
  refresh(): Promise<void> {
    if (this.#fetching) {
      this.#again = true;
      return this.#fetching;
    }
    this.#fetching = this.#fetch().finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  }

  /** Answers what is asked. False when refused or lost; `trouble` says why and the page shows what is so now. */
  answer(what: string, answer: AnswerGiven): Promise<boolean> {
    return this.act("answers", { what, answer, token: this.page?.me.token ?? 0 });
  }

  /** Sends any act whose answer is the page after it: dice, undo, orders, umpire/correct … */
  async act(route: string, body: unknown): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    try {
      this.#show(await post<TablePage>(this.path(...route.split("/")), body, { seat: this.seat }));
      this.trouble = null;
      return true;
    } catch (trouble) {
      this.#fail(trouble);
      if (this.trouble?.stale || this.trouble?.away) void this.refresh();
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** A closed laptop keeps a stream that hears nothing any more; who looks again gets a new one. */
  readonly #seen = (): void => {
    if (!document.hidden && this.#stream) this.retry();
  };

  /** The moving layer in the other theme. */
  repaint(theme: Shown): void {
    this.theme = theme;
    void this.#draw();
  }

  async #fetch(): Promise<void> {
    do {
      this.#again = false;
      try {
        this.#show(await get<TablePage>(this.path(), { seat: this.seat }));
        if (this.trouble?.away) this.trouble = null;
      } catch (trouble) {
        this.#fail(trouble);
        return;
      }
    } while (this.#again);
  }

  #show(page: TablePage): void {
    if (this.page && page.campaign.revision < this.page.campaign.revision) return;
    this.page = page;
    void this.#draw();
  }

  async #draw(): Promise<void> {
    const wanted = `${this.page?.campaign.revision ?? 0} ${this.theme}`;
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    try {
      const drawing = await getText(this.path("pieces.svg"), { seat: this.seat, theme: this.theme });
      if (this.#drawn === wanted) this.pieces = drawing;
    } catch {
      this.#drawn = ""; // the next change draws it
    }
  }

  #listen(): void {
    this.#stream?.close();
    const stream = this.open(address(this.path("stream"), { seat: this.seat }));
    this.#stream = stream;
    this.thinking = null; // who thinks now is told anew
    stream.addEventListener("open", () => {
      this.#failures = 0;
      heard();
    });
    stream.addEventListener("change", (event) => this.#changed(told<{ revision: number }>(event)));
    stream.addEventListener("thinking", (event) => {
      const mind = told<Thinking>(event);
      this.thinking = mind.seat ? mind : null;
    });
    stream.addEventListener("gone", () => {
      this.gone = true;
      this.stop();
    });
    stream.addEventListener("rest", () => this.#rest());
    stream.addEventListener("error", () => this.#dropped());
  }

  /** The server sends its revision on connecting too, so whatever happened while we were away is caught up. */
  #changed({ revision }: { revision: number }): void {
    if (revision !== this.page?.campaign.revision || this.trouble?.away) void this.refresh();
  }

  /** The browser gives up on some failures, so we do the trying again ourselves, in longer and longer steps. */
  #dropped(): void {
    this.#stream?.close();
    if (this.#stopped) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
    lost(Date.now() + pause, () => this.retry());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#listen(), pause);
  }

  /** Too many pages of this reader are open: this one wakes when it is looked at (`#seen`), or later if it is. */
  #rest(): void {
    this.#stream?.close();
    clearTimeout(this.#timer);
    if (!document.hidden) this.#timer = setTimeout(() => this.#listen(), LONGEST_PAUSE);
  }

  #fail(trouble: unknown): void {
    if (!(trouble instanceof Trouble)) throw trouble;
    this.trouble = trouble;
  }
}

function told<T>(event: Event): T {
  return JSON.parse((event as MessageEvent<string>).data) as T;
}
