import { beforeEach, describe, expect, it } from "vitest";
import { hasCode, opens, setCode } from "../../src/books/curtain/codes";
import { isShared, nextToSit } from "../../src/books/curtain/passing";
import { ranked } from "../../src/books/end/ranking";
import { sealOf } from "../../src/books/end/seal";
import { pactLines, threads, unread } from "../../src/books/letters/threads";
import { bannerChange, judged, wishOf } from "../../src/books/umpire/changes";
import type { LogEntry, Piece, Realm, TablePage } from "../../src/lib/types";

function realm(seat: string, holder = "human"): Realm {
  return {
    seat, name: seat, colour: "azure", device: "crescent", race: "", holder, ruler: "", active: false, waiting: false,
    out: false, tiles: 0, revenue: 0, capital: "", die: null, seats: [seat],
  };
}
function table(mine: string, realms: Realm[], more: Partial<TablePage> = {}): TablePage {
  const seats = realms.filter((one) => one.holder === "human").map((one) => one.seat);
  return {
    me: { seat: mine, role: "ruler", seats, token: 0 }, realms, questions: [], waiting: [], roll: null, hidden: false,
    campaign: { id: "c", name: "", ruleset: "mighty", over: false, paused: false, revision: 1 }, ...more,
  } as TablePage;
}

describe("passing the laptop", () => {
  const realms = [realm("red"), realm("blue", "captain"), realm("green"), realm("gold")];

  it("is for screens that several people share", () => {
    expect(isShared(table("red", realms))).toBe(true);
    expect(isShared(table("red", [realm("red"), realm("blue", "captain")]))).toBe(false);
  });
  it("goes to the next person in the order of seats who is waited for, never to a computer", () => {
    expect(nextToSit(table("red", realms, { waiting: ["blue", "gold", "green"] }))?.seat).toBe("green");
    expect(nextToSit(table("gold", realms, { waiting: ["red", "green"] }))?.seat).toBe("red");
    expect(nextToSit(table("red", realms, { waiting: ["blue"] }))).toBeNull();
  });
  it("goes to everybody of a team, whose empire has a name of its own", () => {
    const teams = [{ ...realm("good", ""), seats: ["red", "gold"] }, { ...realm("evil", ""), seats: ["blue"] }];
    const me = { seat: "red", role: "ruler", seats: ["red", "blue", "gold"], token: 0 };

    expect(isShared(table("red", teams, { me } as Partial<TablePage>))).toBe(true);
    expect(nextToSit(table("red", teams, { me, waiting: ["gold", "blue"] } as Partial<TablePage>))?.seat).toBe("gold");
    expect(nextToSit(table("red", teams, { me, waiting: ["blue"] } as Partial<TablePage>))?.ruler).toBe("blue");
  });
  it("stays while something is asked of the one who sits here, or a die of his is awaited", () => {
    const roll = { count: 1, sides: 6, label: "", who: "red" };
    expect(nextToSit(table("red", realms, { waiting: ["green"], questions: [{}] as TablePage["questions"] }))).toBeNull();
    expect(nextToSit(table("red", realms, { waiting: ["green"], roll }))).toBeNull();
  });
});

describe("a player's code", () => {
  beforeEach(() => localStorage.clear());

  it("opens with the right word and with no other", async () => {
    await setCode("c", "red", "heron");
    expect(hasCode("c", "red")).toBe(true);
    expect(await opens("c", "red", "heron")).toBe(true);
    expect(await opens("c", "red", "Heron")).toBe(false);
    expect(JSON.stringify(localStorage)).not.toContain("heron");
  });
  it("is not asked of whoever has none, and can be taken away", async () => {
    expect(await opens("c", "blue", "")).toBe(true);
    await setCode("c", "blue", "otter");
    await setCode("c", "blue", "");
    expect(hasCode("c", "blue")).toBe(false);
  });
});

describe("letters", () => {
  const letters = [
    { id: 1, from: "red", to: "blue", text: "Peace?", at: "2026-01-01T10:00:00" },
    { id: 2, from: "blue", to: "red", text: "No.", at: "2026-01-01T11:00:00" },
    { id: 3, from: "green", to: "red", text: "Psst.", at: "2026-01-02T09:00:00" },
  ];

  it("makes a conversation with every ruler, the latest first", () => {
    const all = threads(letters, "red", ["blue", "green", "gold"]);
    expect(all.map((one) => [one.seat, one.letters.length])).toEqual([["green", 1], ["blue", 2], ["gold", 0]]);
  });
  it("counts as new only what others wrote since one looked", () => {
    const [, blue] = threads(letters, "red", ["blue", "green"]);
    expect(blue && unread(blue, "red", "2026-01-01T10:30:00")).toBe(1);
    expect(blue && unread(blue, "red", "2026-01-01T11:00:00")).toBe(0);
  });
  it("finds what was said of pacts, newest first", () => {
    const log = ["pact.written", "roll", "pact.signed"].map((kind, n) => ({ kind, n }) as LogEntry);
    expect(pactLines(log).map((entry) => entry.n)).toEqual([2, 0]);
  });
});

describe("the end", () => {
  it("gives equal scores the same place", () => {
    const scores = [{ seat: "a", score: 5 }, { seat: "b", score: 9 }, { seat: "c", score: 5 }, { seat: "d", score: 1 }];
    expect(ranked(scores).map((one) => [one.seat, one.place])).toEqual([["b", 1], ["a", 2], ["c", 2], ["d", 4]]);
  });
  it("reckons the seal of the dice as the server does", async () => {
    expect(await sealOf("00ff")).toBe("06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8");
  });
});

describe("an umpire's correction", () => {
  const banner: Piece = {
    id: "red.3", kind: "banner", owner: "red", number: 3, place: "B4", half: 2, x: 0, y: 0, points: 700, baggage: 1,
    mine: false, moved: false, label: "",
  };

  it("holds only what is to be otherwise", () => {
    expect(bannerChange(banner, { ...wishOf(banner), points: "500" })).toEqual({ banner: "red.3", points: 500 });
    expect(bannerChange(banner, wishOf(banner))).toBeNull();
  });
  it("names the half-edge anew where the place changes", () => {
    expect(bannerChange(banner, { ...wishOf(banner), place: "C4" })).toEqual({ banner: "red.3", place: "C4", half: 2 });
  });
  it("passes over what is no number", () => {
    expect(bannerChange(banner, { ...wishOf(banner), points: "many", baggage: "" })).toBeNull();
  });
});

describe("what umpires have done", () => {
  const told = (kind: string, n: number, who = ""): LogEntry => ({
    n, kind, who, text: kind, rule: "", when: "", phase: "", dice: [], places: [], tone: "",
  });

  it("is theirs alone, newest first", () => {
    const log = [told("seat", 0, "red"), told("undone", 1, "red"), told("stood-in", 2), told("seat", 3, "blue"), told("paused", 4), told("undone", 5, "umpire")];
    expect(judged(log).map((entry) => entry.n)).toEqual([5, 4, 3, 2]);
  });
});
