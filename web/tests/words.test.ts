import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";
import { ago, language, span, t } from "../src/lib/words";

const SOURCE = join(import.meta.dirname, "../src");
const WORDS = join(import.meta.dirname, "../../src/gonfalon/words");

function files(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));
}

function keysOf(lang: string): string[] {
  return files(join(WORDS, lang), /^page[\w-]*\.ftl$/).flatMap((path) =>
    new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id),
  );
}

const sources = files(SOURCE, /\.(svelte|ts)$/).map((path) => [path.slice(SOURCE.length + 1), readFileSync(path, "utf8")]);
const code = sources.map(([, text]) => text).join("\n");
/** Everything between quotes that could be a key, and templates such as `ui-tab-${page}` as patterns. */
const literals = new Set(Array.from(code.matchAll(/["']([a-z]+(?:-[a-z0-9]+)+)["']/g), (match) => match[1] ?? ""));
const templates = Array.from(
  code.matchAll(/`([a-z]+-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)+)`/g),
  (match) => new RegExp(`^${(match[1] ?? "").replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
);
/** What is certainly a key: the first argument of `t(`, including both sides of a choice. */
const spoken = Array.from(code.matchAll(/\bt\(\s*((?:[^()`]|\([^)]*\))*?)(?:,\s*\{|\))/g), (match) => match[1] ?? "").flatMap((argument) =>
  Array.from(argument.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"/g), (match) => match[1] ?? ""),
);

afterEach(() => {
  document.cookie = "lang=; max-age=0; path=/";
});

describe("the page's words", () => {
  it("are the same keys in English and Dutch, each once", () => {
    const [english, dutch] = [keysOf("en").sort(), keysOf("nl").sort()];

    expect(dutch).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
  });

  it("exist for every key the page says", () => {
    const known = new Set(keysOf("en"));

    expect(spoken.length).toBeGreaterThan(100);
    expect(spoken.filter((key) => !known.has(key))).toEqual([]);
  });

  it("are all said somewhere", () => {
    const unsaid = keysOf("en").filter((key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)));

    expect(unsaid).toEqual([]);
  });

  it("are in the language of the cookie", () => {
    document.cookie = "lang=nl; path=/";

    expect(language()).toBe("nl");
    expect(t("ui-close")).toBe("Sluiten");
  });

  it("count as the language does", () => {
    expect(t("ui-dice-to-come", { count: 1 }, "nl")).toBe("nog één dobbelsteen");
    expect(t("ui-dice-to-come", { count: 2 }, "en")).toBe("2 dice to come");
  });

  it.each([
    [5_000, "5 seconds"],
    [20 * 60_000, "20 minutes"],
    [26 * 3_600_000, "1 day"],
    [20 * 86_400_000, "2 weeks"],
  ])("say how long %i ms are", (ms, words) => {
    const now = Date.parse("2026-05-01T12:00:00Z");

    expect(span(new Date(now - ms).toISOString(), now)).toBe(words);
  });

  it("say when it was", () => {
    const now = Date.parse("2026-05-01T12:00:00Z");

    expect(ago("2026-04-30T11:00:00Z", now)).toBe("yesterday");
    expect(ago("no time", now)).toBe("");
  });
});

describe("templates", () => {
  it("hold no inline styles, which the server's policy forbids", () => {
    const styled = sources.filter(([path = "", text = ""]) => path.endsWith(".svelte") && /\sstyle=/.test(text));

    expect(styled.map(([path]) => path)).toEqual([]);
  });
});
