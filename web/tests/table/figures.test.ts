import { describe, expect, it } from "vitest";
import { read, wrong } from "../../src/table/dock/dice";
import { filled, writeForm } from "../../src/table/dock/form";
import { chance, ordered, promise } from "../../src/table/dock/odds";
import { complete, firstShares, given, left, poured, stepped, writeSplit } from "../../src/table/dock/split";
import { lay } from "../../src/table/map/pills";
import { pillText } from "../../src/table/map/words";
import { option } from "./made";

const ODDS = {
  title: "Battle",
  note: "",
  bars: [
    { key: "win", label: "win", percent: 40, tone: "good" as const },
    { key: "lose", label: "lose", percent: 9, tone: "bad" as const },
    { key: "scatter", label: "win, they scatter", percent: 18, tone: "good" as const },
    { key: "draw", label: "draw", percent: 33, tone: "even" as const },
  ],
};

describe("odds", () => {
  it("promise all that is good together", () => {
    expect(chance(ODDS)).toBe(58);
    expect(promise(ODDS)).toBe("win");
    expect(chance(null)).toBeNull();
  });

  it("run from bad to good", () => {
    expect(ordered(ODDS).map((bar) => bar.key)).toEqual(["lose", "draw", "win", "scatter"]);
  });

  it("stand on a pill with their promise, and a tile with several orders has none", () => {
    expect(pillText([option("a", { odds: ODDS })])).toBe("win 58 %");
    expect(pillText([option("a", { odds: ODDS }), option("b")])).toBe("");
    expect(pillText([option("a", { note: "Open road" })])).toBe("Open road");
  });
});

describe("pills", () => {
  const pill = (place: string, x: number, text = "Battle, win 57 %") => ({ place, at: { x, y: 0 }, letters: "A", text, brief: "57 %", below: false });

  it("keep their words where there is room", () => {
    expect(lay([pill("A1", 0), pill("A9", 400)], 54, 1).every((one) => one.text)).toBe(true);
  });

  it("say less, all of them alike, where there is not room for all", () => {
    const crowd = [0, 94, 188, 282, 376].flatMap((x) => [0, 40].map((y) => ({ ...pill(`${x} ${y}`, x), at: { x, y } })));
    expect(new Set(lay(crowd, 54, 0.8).map((one) => one.text)).size).toBe(1);
    expect(lay(crowd, 54, 0.8)[0]?.text).not.toBe("Battle, win 57 %");
  });

  it("never cover each other", () => {
    const laid = lay([pill("A1", 0), pill("A2", 94), pill("A3", 188), pill("A4", 282)], 54, 1);
    for (const [k, a] of laid.entries()) {
      for (const b of laid.slice(k + 1)) {
        expect(Math.abs(a.x - b.x) >= (a.wide + b.wide) / 2 || Math.abs(a.y - b.y) >= 28).toBe(true);
      }
    }
  });
});

describe("a number shared out", () => {
  const split = {
    total: 250,
    step: 50,
    parts: [
      { label: "Banner 1", piece: "blue.1", least: 0, most: 250 },
      { label: "Banner 2", piece: "blue.2", least: 60, most: 120 },
    ],
  };

  it("begins with the suggestion, else with what fits", () => {
    expect(firstShares(split, "150 100")).toEqual([150, 100]);
    expect(firstShares(split, "")).toEqual([150, 100]);
  });

  it("steps within each part's limits", () => {
    expect(stepped(split, [150, 100], 1, 1)).toEqual([150, 100]);
    expect(stepped(split, [150, 100], 0, -1)).toEqual([100, 100]);
    expect(given(split, [0, 100], 0, 9999)).toEqual([250, 100]);
    expect(given(split, [0, 100], 0, Number.NaN)).toEqual([0, 100]);
  });

  it("says what is left, and pours it into one part as far as it takes it", () => {
    expect(left(split, [100, 100])).toBe(50);
    expect(poured(split, [100, 100], 0)).toEqual([150, 100]);
    expect(poured(split, [0, 100], 1)).toEqual([0, 100]);
    expect(complete(split, [150, 100])).toBe(true);
    expect(writeSplit([150, 100])).toBe("150 100");
  });
});

describe("what is typed", () => {
  it("is a die only if such a die can show it", () => {
    expect(read("6", 6)).toBe(6);
    expect(wrong("7", 6)).toBe(true);
    expect(wrong("", 6)).toBe(false);
    expect(read("1e1", 20)).toBeNull();
  });

  it("goes out as one object with numbers as numbers", () => {
    const fields = [
      { name: "to", label: "", kind: "choice" as const, least: 0, most: 0, among: [{ value: "red", label: "Red" }], value: "" },
      { name: "n", label: "", kind: "number" as const, least: 1, most: 9, among: [], value: "4" },
    ];
    expect(writeForm(fields, filled(fields))).toBe('{"to":"red","n":4}');
  });
});
