import { describe, expect, it } from "vitest";
import { concerns, part, signed, told } from "../../src/table/battle/steps";
import { chapters, joined, wanted } from "../../src/table/log/filter";
import { neighbour, tileAt } from "../../src/table/map/tiles";
import { missed } from "../../src/table/recap";
import { battle, entry } from "./made";
import type { TablePage } from "../../src/lib/types";

describe("the log", () => {
  const log = [
    entry(1),
    entry(2, { tone: "battle" }),
    entry(3, { who: "blue", dice: [{ sides: 6, faces: [4], label: "" }] }),
    entry(4, { who: "blue", phase: "Battle" }),
  ];

  it("has a chapter for each stretch of a month's phase, the newest first", () => {
    const found = chapters(log, "all", "blue");
    expect(found.map((chapter) => chapter.entries.map((one) => one.n))).toEqual([[4], [3, 2, 1]]);
  });

  it("shows what is asked for", () => {
    const shown = (show: "battles" | "mine" | "dice") => log.filter((one) => wanted(one, show, "blue")).map((one) => one.n);
    expect([shown("battles"), shown("mine"), shown("dice")]).toEqual([[2], [3, 4], [3]]);
  });

  it("takes older entries in once each", () => {
    expect(joined([entry(0), entry(1)], log).map((one) => one.n)).toEqual([0, 1, 2, 3, 4]);
  });

  it("is told again to who was away for a while, and to nobody else", () => {
    const page = { log } as unknown as TablePage;
    const hour = 3_600_000;
    expect(missed(page, { n: 0, at: 0 }, hour)).toHaveLength(4);
    expect(missed(page, { n: 0, at: hour - 1000 }, hour)).toEqual([]);
    expect(missed(page, null, hour)).toEqual([]);
  });
});

describe("a battle", () => {
  it("that the page no longer holds has gone all its steps, and tells what was heard last", () => {
    const ended = told(battle(), [entry(9, { tone: "battle" }), entry(10, { tone: "quiet" })]);

    expect([ended?.over, ended?.steps.map((step) => step.state), ended?.lines.map((line) => line.n)]).toEqual([true, ["done"], [9]]);
    expect(told(battle(), [])).toBeNull();
  });

  it("is a moment only for those who fight", () => {
    expect([concerns(battle(), "blue"), concerns(battle(), "or")]).toEqual([true, false]);
  });

  it("measures banners by the strongest of both sides", () => {
    const side = (points: number | null) => ({ ...battle().attacker, pieces: [{ label: "", points }] });
    const fight = battle({ attacker: side(1000), defender: side(500) });
    expect([part(1000, fight), part(500, fight), part(null, fight)]).toEqual([100, 50, 0]);
  });

  it("writes numbers with their sign", () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
  });
});

describe("tiles", () => {
  const world = {
    v: "", view: [0, 0, 300, 300] as [number, number, number, number], size: 54, corners: [], halves: [], labels: {},
    centres: { A1: [0, 0], A2: [93.5, 0], B1: [46.8, 81] } as Record<string, [number, number]>,
  };

  it("are found under a point, and the open sea is none", () => {
    expect(tileAt(world, { x: 80, y: 10 })).toBe("A2");
    expect(tileAt(world, { x: 300, y: 300 })).toBe("");
  });

  it("are reached one from the other by arrow", () => {
    expect(neighbour(world, "A1", "ArrowRight")).toBe("A2");
    expect(neighbour(world, "A1", "ArrowDown")).toBe("B1");
    expect(neighbour(world, "A1", "ArrowLeft")).toBe("A1");
  });
});
