import { describe, expect, it } from "vitest";
import {
  byPlace, digit, found, grouped, headedByTile, isAction, letter, lettered, movable, narrowed, needsPick, pictures, readSeveral,
  repicked, writeSeveral,
} from "../../src/table/dock/options";
import { asked, option } from "./made";

const alone = option("march 1 to C5", { pieces: ["blue.1"], place: "C5" });
const both = option("march 1 2 to C5", { pieces: ["blue.1", "blue.2"], place: "C5" });
const away = option("march 2 to C6", { pieces: ["blue.2"], place: "C6" });
const ORDERS = [alone, both, away];

describe("letters", () => {
  it("leave out U, which takes an answer back", () => {
    const all = Array.from({ length: 30 }, (_, k) => letter(k));
    expect(all).not.toContain("U");
    expect(new Set(all.filter(Boolean)).size).toBe(25);
    expect(all[25]).toBe("");
  });

  it("are the same on the tiles as in the list", () => {
    const shown = lettered(ORDERS);
    expect(byPlace(shown).get("C5")?.map((one) => one.letter)).toEqual(["A", "B"]);
    expect(byPlace(shown).get("C6")?.[0]).toBe(shown[2]);
  });

  it("are digits for cards", () => {
    expect(lettered(ORDERS, digit).map((one) => one.letter)).toEqual(["1", "2", "3"]);
  });
});

describe("narrowing to what is picked", () => {
  it("gives the orders for exactly these pieces", () => {
    expect(narrowed(ORDERS, { pieces: ["blue.1"] })).toEqual([alone]);
    expect(narrowed(ORDERS, { pieces: ["blue.2", "blue.1"] })).toEqual([both]);
  });

  it("gives what the picked may still grow into where they can do nothing alone", () => {
    expect(narrowed([both], { pieces: ["blue.1"] })).toEqual([both]);
  });

  it("gives everything while nothing is picked, or all of one tile", () => {
    expect(narrowed(ORDERS, { pieces: [] })).toEqual(ORDERS);
    expect(narrowed(ORDERS, { pieces: [], place: "C6" })).toEqual([away]);
  });

  it("knows which pieces can be picked, and whether one must be", () => {
    expect(movable(ORDERS)).toEqual(["blue.1", "blue.2"]);
    expect(needsPick(ORDERS)).toBe(true);
    expect(needsPick([alone])).toBe(false);
  });

  it("takes a piece alone, or with Shift together with the others", () => {
    expect(repicked(["blue.1"], "blue.2", false)).toEqual(["blue.2"]);
    expect(repicked(["blue.1"], "blue.2", true)).toEqual(["blue.1", "blue.2"]);
    expect(repicked(["blue.1", "blue.2"], "blue.1", true)).toEqual(["blue.2"]);
    expect(repicked(["blue.1"], "blue.1", false)).toEqual([]);
  });
});

describe("laying options out", () => {
  it("makes buttons of what ends the phase and of what is not on the map", () => {
    const stay = option("stay", { kind: "stay" });
    const question = asked([...ORDERS, stay], { done: "done" });
    expect(isAction(question, stay)).toBe(true);
    expect(isAction(question, option("done"))).toBe(true);
    expect(isAction(question, alone)).toBe(false);
  });

  it("makes cards of plain choices", () => {
    const [yes, no] = [option("yes", { kind: "yes" }), option("no", { kind: "no" })];
    expect(isAction(asked([yes, no], { kind: "choose" }), yes)).toBe(false);
  });

  it("is headed by tiles only where each order has a tile of its own", () => {
    expect(headedByTile(lettered([alone, away]))).toBe(true);
    expect(headedByTile(lettered([alone, both]))).toBe(false);
    expect(headedByTile(lettered([alone, option("scout 1 to C6", { kind: "scout", place: "C6" })]))).toBe(false);
  });

  it("groups by kind in the order of appearance", () => {
    const scout = option("scout", { kind: "scout" });
    expect(grouped(lettered([scout, alone, scout])).map((group) => group.options.length)).toEqual([2, 1]);
  });

  it("finds by every word, whatever the case", () => {
    const words = (one: { answer: string }): string => one.answer;
    expect(found(lettered(ORDERS), "MARCH c6", words).map((one) => one.option)).toEqual([away]);
  });
});

describe("a tile to be laid", () => {
  const [east, west] = [option("lay at B1", { place: "B1", picture: "H03/0" }), option("lay at A1", { place: "A1", picture: "H03/1" })];
  const back = option("return", { kind: "return" });

  it("is in the hand once for each way it may be turned", () => {
    expect(pictures([east, west, option("lay at C1", { place: "C1", picture: "H03/0" }), back])).toEqual(["H03/0", "H03/1"]);
  });

  it("may be put back by a button beside the hand, and the rest left to the table", () => {
    expect(isAction(asked([east, west, back]), back)).toBe(true);
    expect(isAction(asked([option("highland", { kind: "draw" })]), option("rest", { kind: "rest" }))).toBe(true);
  });
});

describe("several at once", () => {
  const question = asked([option("1"), option("2"), option("3")], { kind: "several" });

  it("are written in the order offered, and nothing has a word", () => {
    expect(writeSeveral(question, new Set(["3", "1"]))).toBe("1, 3");
    expect(writeSeveral(question, new Set())).toBe("none");
  });

  it("are read back as they were written", () => {
    expect(readSeveral("1, 3")).toEqual(new Set(["1", "3"]));
    expect(readSeveral("none").size).toBe(0);
  });
});
