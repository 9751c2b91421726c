import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSession } from "../src/lib/api";
import { connection, heard } from "../src/lib/connection.svelte";
import { LiveTable } from "../src/lib/live.svelte";
import type { TablePage } from "../src/lib/types";
import { serve, type Asked, type Routes } from "./server";

class Stream extends EventTarget {
  closed = false;
  constructor(readonly url: string) {
    super();
  }
  close(): void {
    this.closed = true;
  }
  say(kind: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
}

let streams: Stream[] = [];
let revision = 1;
let asked: Asked[] = [];
let tables: LiveTable[] = [];

const page = (): TablePage =>
  ({ campaign: { id: "c", revision, over: false }, me: { seat: "blue", token: 10 + revision }, questions: [] }) as unknown as TablePage;
const routes: Routes = {
  "GET /api/campaigns/c": () => ({ body: page() }),
  "GET /api/campaigns/c/pieces.svg": () => ({ text: `<svg>${revision}</svg>` }),
};
const pagesAsked = (): number => asked.filter(({ url }) => url.startsWith("/api/campaigns/c?")).length;

async function sit(more: Routes = {}): Promise<LiveTable> {
  asked = serve({ ...routes, ...more });
  const table = new LiveTable("c", "blue", "light", (url) => {
    const stream = new Stream(url);
    streams.push(stream);
    return stream as unknown as EventSource;
  });
  tables.push(table);
  await table.start();
  await vi.waitFor(() => expect(table.pieces).not.toBe(""));
  return table;
}
const latest = (): Stream => streams.at(-1) as Stream;

beforeEach(() => {
  forgetSession();
  heard();
  streams = [];
  revision = 1;
});
afterEach(() => {
  tables.forEach((table) => table.stop());
  tables = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a table", () => {
  it("listens with the eyes of its seat", async () => {
    await sit();

    expect(latest().url).toBe("/api/campaigns/c/stream?seat=blue");
  });

  it("fetches page and pieces anew when the stream tells of a change", async () => {
    const table = await sit();
    revision = 2;

    latest().say("change", { revision: 2 });

    await vi.waitFor(() => expect(table.pieces).toBe("<svg>2</svg>"));
    expect(table.page?.campaign.revision).toBe(2);
  });

  it("fetches nothing when the stream tells what it knows already", async () => {
    await sit();

    latest().say("change", { revision: 1 });

    expect(pagesAsked()).toBe(1);
  });

  it("shows who thinks, and how far he is", async () => {
    const table = await sit();

    latest().say("thinking", { seat: "red" });

    expect(table.thinking).toEqual({ seat: "red" });
  });

  it("shows nobody thinking once the stream says so", async () => {
    const table = await sit();
    latest().say("thinking", { seat: "red" });

    latest().say("thinking", { seat: "" });

    expect(table.thinking).toBeNull();
  });

  it("listens anew when a closed laptop is opened again", async () => {
    await sit();

    document.dispatchEvent(new Event("visibilitychange"));

    expect(streams).toHaveLength(2);
    expect(streams[0]?.closed).toBe(true);
  });

  it("says so when the campaign is gone, and listens no more", async () => {
    const table = await sit();

    latest().say("gone");

    expect(table.gone).toBe(true);
    expect(latest().closed).toBe(true);
  });

  it("rests when it is told to, without calling that a loss, and wakes when it is looked at", async () => {
    await sit();
    vi.useFakeTimers();

    latest().say("rest");
    expect(latest().closed).toBe(true);
    expect(connection.away).toBe(false);

    document.dispatchEvent(new Event("visibilitychange"));
    expect(streams).toHaveLength(2);
  });

  it("connects again in longer and longer steps, and catches up without a gap", async () => {
    const table = await sit();
    vi.useFakeTimers();
    latest().say("error");
    expect(connection.away).toBe(true);

    await vi.advanceTimersByTimeAsync(500);
    latest().say("error");
    await vi.advanceTimersByTimeAsync(900);
    expect(streams).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    revision = 5;
    latest().say("open");
    latest().say("change", { revision: 5 });
    await vi.runAllTimersAsync();

    expect(connection.away).toBe(false);
    expect(table.page?.campaign.revision).toBe(5);
  });

  it("stays quiet once it is left", async () => {
    const table = await sit();
    vi.useFakeTimers();
    table.stop();

    latest().say("error");
    await vi.runAllTimersAsync();

    expect(streams).toHaveLength(1);
    expect(connection.away).toBe(false);
  });
});

describe("an answer", () => {
  const ANSWERS = "POST /api/campaigns/c/answers";

  it("carries the token of the page it was given on, and shows the page after it", async () => {
    const table = await sit({ [ANSWERS]: () => ({ body: { ...page(), campaign: { id: "c", revision: 3, over: false } } }) });

    expect(await table.answer("move", "2 C5")).toBe(true);

    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ what: "move", answer: "2 C5", token: 11 });
    expect(table.page?.campaign.revision).toBe(3);
  });

  it("that the rules refuse leaves the page as it was and says why", async () => {
    const table = await sit({ [ANSWERS]: { status: 422, body: { error: "far", message: "Too far.", rule: "ME-MOV-01" } } });

    expect(await table.answer("move", "2 C9")).toBe(false);

    expect(table.trouble).toMatchObject({ message: "Too far.", rule: "ME-MOV-01" });
    expect(table.page?.campaign.revision).toBe(1);
  });

  it("that came too late brings the page up to date by itself", async () => {
    const table = await sit({
      [ANSWERS]: () => {
        revision = 4;
        return { status: 409, body: { error: "kernel-stale", message: "Answered.", rule: "" } };
      },
    });

    await table.answer("move", "2 C5");

    await vi.waitFor(() => expect(table.page?.campaign.revision).toBe(4));
    expect(table.trouble?.stale).toBe(true);
  });

  it("clicked twice is sent once", async () => {
    const table = await sit({ [ANSWERS]: () => ({ body: page() }) });

    await Promise.all([table.answer("move", "2 C5"), table.answer("move", "2 C5")]);

    expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});
