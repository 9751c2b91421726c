import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { address, campaign, forgetSession, get, post, send, Trouble } from "../src/lib/api";
import { connection, heard } from "../src/lib/connection.svelte";
import { serve, SESSION } from "./server";

beforeEach(() => {
  forgetSession();
  heard();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const caught = async (work: Promise<unknown>): Promise<Trouble> => {
  const trouble: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(trouble).toBeInstanceOf(Trouble);
  return trouble as Trouble;
};

describe("addresses", () => {
  it("leave out what has no value and escape the rest", () => {
    expect(address(campaign("a/b", "replay", 3), { seat: "blue sky", theme: undefined })).toBe(
      "/api/campaigns/a%2Fb/replay/3?seat=blue+sky",
    );
  });
});

describe("a refusal", () => {
  it("keeps the server's sentence and its clause", async () => {
    serve({ "POST /api/x": { status: 422, body: { error: "far", message: "Too far.", rule: "ME-MOV-01" } } });

    const trouble = await caught(post("/api/x", {}));

    expect(trouble).toMatchObject({ message: "Too far.", rule: "ME-MOV-01", key: "far", refused: true, away: false });
  });

  it("that is already answered is told apart", async () => {
    serve({ "POST /api/x": { status: 409, body: { error: "kernel-stale", message: "Answered.", rule: "" } } });

    expect((await caught(post("/api/x", {}))).stale).toBe(true);
  });

  it("that is no JSON of ours becomes a sentence all the same", async () => {
    serve({ "GET /api/x": { status: 500, text: "<html>proxy</html>" } });

    expect((await caught(get("/api/x"))).message).toContain("500");
  });
});

describe("a change", () => {
  it("carries the word of the session", async () => {
    const asked = serve({ "POST /api/x": { body: {} } });

    await post("/api/x", { a: 1 });

    expect(asked.at(-1)).toMatchObject({ headers: { "X-Gonfalon-CSRF": "word" }, body: { a: 1 } });
  });

  it("asks for a new word when the server was started anew, and is sent again", async () => {
    const words = ["old", "new"];
    const asked = serve({
      "GET /api/session": () => ({ body: { ...SESSION, csrf: words.shift() } }),
      "DELETE /api/x": ({ headers }) =>
        headers["X-Gonfalon-CSRF"] === "new"
          ? { status: 204 }
          : { status: 403, body: { error: "csrf", message: "Not from our page.", rule: "" } },
    });

    await send("DELETE", "/api/x");

    expect(asked.filter(({ method }) => method === "DELETE")).toHaveLength(2);
  });

  it("is never sent twice when nobody answers", async () => {
    const asked = serve({ "POST /api/x": "away" });

    const trouble = await caught(post("/api/x", {}));

    expect(trouble.away).toBe(true);
    expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
    expect(connection.away).toBe(true);
  });
});

describe("reading", () => {
  it("is tried again until the server is back", async () => {
    vi.useFakeTimers();
    let tried = 0;
    serve({ "GET /api/x": () => (++tried < 3 ? "away" : { body: "here" }) });

    const reading = get<string>("/api/x");
    await vi.runAllTimersAsync();

    expect(await reading).toBe("here");
    expect(connection.away).toBe(false);
  });

  it("gives up in the end, and the page knows", async () => {
    vi.useFakeTimers();
    serve({ "GET /api/x": { status: 503, text: "" } });

    const reading = caught(get("/api/x"));
    await vi.runAllTimersAsync();

    expect((await reading).away).toBe(true);
    expect(connection.away).toBe(true);
  });
});
