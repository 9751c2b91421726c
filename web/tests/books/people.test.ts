import { beforeEach, describe, expect, it } from "vitest";
import { hasCode, opens, setCode } from "../../src/books/curtain/codes";
import { isShared, nextToSit } from "../../src/books/curtain/passing";
import { ranked } from "../../src/books/end/ranking";
import { sealOf } from "../../src/books/end/seal";
import { pactLines, threads, unread } from "../../src/books/letters/threads";
import { changeOf, differences, judged, wishOf } from "../../src/books/umpire/changes";
import type { Correctable, CorrectionField, CorrectionForm, LogEntry, Realm, TablePage } from "../../src/lib/types";

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
    const log = [true, false, true].map((pact, n) => ({ pact, n }) as LogEntry);
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
  const field = (name: string, value: string, more: Partial<CorrectionField> = {}): CorrectionField => ({
    name, label: name, kind: "number", value, least: 0, most: 1000, among: "", of: "", part: 0, ...more,
  });
  const form = (thing: string, fields: CorrectionField[], whole = false): [CorrectionForm, Correctable] => {
    const one = { id: "red.3", label: "", full: "Banner 3 of Walddorn", group: "", fields };
    return [{ thing, label: "", hint: "", whole, things: [one] }, one];
  };
  const [banner, third] = form("banner", [field("points", "700"), field("baggage", ""), field("place", "B4", { kind: "choice", among: "places" })]);

  it("holds only what is to be otherwise", () => {
    expect(changeOf(banner, third, ["500", "", "B4"])).toEqual({ banner: "red.3", points: 500 });
    expect(changeOf(banner, third, ["700", "", "C4"])).toEqual({ banner: "red.3", place: "C4" });
    expect(changeOf(banner, third, wishOf(third))).toBeNull();
  });
  it("keeps to numbers within their limits, and passes over what is wiped out", () => {
    expect(changeOf(banner, third, ["many", "", "B4"])).toBeNull();
    expect(changeOf(banner, third, ["1001", "", "B4"])).toBeNull();
    expect(changeOf(banner, third, ["", "", "B4"])).toBeNull();
  });
  it("says what changes in people's words", () => {
    const lists = { places: [{ value: "B4", label: "Oldtown (B4)" }, { value: "C4", label: "Newtown (C4)" }] };

    expect(differences(third, ["700", "", "C4"], lists)).toEqual([{ label: "place", before: "Oldtown (B4)", after: "Newtown (C4)" }]);
  });
  it("is sent whole where the rules want it whole, and with what belongs to each of several", () => {
    const fates = ["anna", "bert"].flatMap((of) => [0, 1].map((part) => field("fates", "0", { of, part })));
    const [battle, one] = form("battle", fates, true);

    expect(changeOf(battle, one, ["0", "9", "5", "3"])).toEqual({ battle: "red.3", fates: { anna: [0, 9], bert: [5, 3] } });
  });
  it("writes yes and no as such", () => {
    const [player, one] = form("player", [field("away", "false", { kind: "flag", among: "presence" })]);

    expect(changeOf(player, one, ["true"])).toEqual({ player: "red.3", away: true });
  });
});

describe("what umpires have done", () => {
  const told = (kind: string, n: number, who = ""): LogEntry => ({
    n, kind, who, text: kind, rule: "", when: "", phase: "", dice: [], places: [], tone: "", pact: false,
  });

  it("is theirs alone, newest first", () => {
    const log = [told("seat", 0, "red"), told("undone", 1, "red"), told("stood-in", 2), told("seat", 3, "blue"), told("paused", 4), told("undone", 5, "umpire")];
    expect(judged(log).map((entry) => entry.n)).toEqual([5, 4, 3, 2]);
  });
});
