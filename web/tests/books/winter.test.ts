import { describe, expect, it } from "vitest";
import { standsAt, stepped, waysOf } from "../../src/books/winter/families";
import { columns, isBoardTime, planned, setAside, stretches, unclaimed } from "../../src/books/winter/plan";
import type { MoneyChapter, TablePage, Treasury } from "../../src/lib/types";
import { asked, option } from "../table/made";

const HIRE = { title: "Mercenaries" };
const RECRUITING = asked(
  [
    option("recruit for 2", { counter: "troops", amount: 2 }),
    option("recruit for 1", { counter: "troops", amount: 1 }),
    option("hire orcs for 5", { counter: "orcs", amount: 5 }),
    option("hire high-elves for 5", { counter: "elves", amount: 5 }),
    option("build ship at E5"),
  ],
  { counters: [{ key: "troops", title: "Troops", label: "" }, { ...HIRE, key: "orcs", label: "Orcs" }, { ...HIRE, key: "elves", label: "High Elves" }] },
);

describe("ways to spend", () => {
  it("makes one counter of orders that differ in a number only, rising", () => {
    const { families } = waysOf(RECRUITING);
    expect(families.map((family) => family.title)).toEqual(["Troops", "Mercenaries"]);
    expect(families[0]?.counters[0]?.steps.map((step) => step.amount)).toEqual([1, 2]);
    expect(families[1]?.counters.map((counter) => counter.label)).toEqual(["Orcs", "High Elves"]);
  });
  it("leaves an order alone that has no counter", () => {
    expect(waysOf(RECRUITING).singles.map((one) => one.answer)).toEqual(["build ship at E5"]);
  });
  it("steps from nothing to the least, up to the most, and back to nothing", () => {
    const counter = waysOf(RECRUITING).families[0]?.counters[0];
    if (!counter) throw new Error("no counter");
    const one = stepped(counter, null, 1);
    const two = stepped(counter, one, 1);
    expect([one?.answer, two?.answer, stepped(counter, two, 1)?.answer]).toEqual(["recruit for 1", "recruit for 2", "recruit for 2"]);
    expect(stepped(counter, one, -1)).toBeNull();
    expect([standsAt(counter, two), standsAt(counter, null)]).toEqual([2, 0]);
  });
});

const way = (label: string, crowns: number) => ({ label, price: "a crown each", crowns, rule: "" });
const chapter = (key: string, state: MoneyChapter["state"], ways: MoneyChapter["ways"], spends = true): MoneyChapter => ({
  key, title: key, state, note: "", spends, ways,
});
const TREASURY: Treasury = {
  key: "2", title: "", note: "", crowns: 27, incomes: [], left: 26, prospect: "", prospects: [],
  loss: { crowns: 0, label: "lost", left: "", warning: "", rule: "" },
  chapters: [
    chapter("revenue", "done", [], false),
    chapter("diplomacy", "done", [way("Envoys", 1)]),
    chapter("recruitment", "now", [way("Troops", 0)]),
    chapter("baggage", "later", []),
  ],
};

describe("the winter's money", () => {
  const board = columns(TREASURY);

  it("has a column for each chapter that costs crowns, with its place in the winter", () => {
    expect(board.map((column) => [column.key, column.number, column.state])).toEqual([
      ["diplomacy", 2, "done"], ["recruitment", 3, "now"], ["baggage", 4, "later"],
    ]);
  });
  it("counts only plans for phases to come", () => {
    expect(planned({ diplomacy: 5, baggage: 6 }, board)).toBe(6);
    expect(unclaimed(TREASURY, { baggage: 6 }, board, 12)).toBe(8);
  });
  it("never plans more than is left, nor less than nothing", () => {
    expect(setAside({ baggage: 6 }, "baggage", 99, 8)).toEqual({ baggage: 14 });
    expect(setAside({}, "baggage", -1, 8)).toEqual({ baggage: 0 });
  });
  it("shows what is spent, ordered now, planned and left, and all of it adds up", () => {
    const bar = stretches(TREASURY, { baggage: 6 }, board, { label: "Recruitment", crowns: 12 }, "left");
    expect(bar.map((one) => [one.look, one.crowns])).toEqual([["spent", 1], ["now", 12], ["planned", 6], ["left", 8]]);
    expect(bar[0]?.label).toBe("Envoys");
    expect(bar.reduce((sum, one) => sum + one.crowns, 0)).toBe(TREASURY.crowns);
  });
  it("does not call spent what spring took away", () => {
    const bar = stretches({ ...TREASURY, left: 0, loss: { ...TREASURY.loss, crowns: 26 } }, {}, board, { label: "", crowns: 0 }, "left");
    expect(bar.map((one) => [one.look, one.label, one.crowns])).toEqual([["spent", "Envoys", 1], ["left", "lost", 26]]);
  });
  it("takes the map's place only in chapters that cost crowns", () => {
    const page = { treasury: TREASURY } as TablePage;
    const quarters = { ...TREASURY, chapters: [chapter("quarters", "now", [], false)] };
    expect(isBoardTime(page)).toBe(true);
    expect(isBoardTime({ ...page, treasury: quarters })).toBe(false);
    expect(isBoardTime({ ...page, treasury: null })).toBe(false);
  });
});
