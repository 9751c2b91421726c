import { describe, expect, it } from "vitest";
import { spentOn, total } from "../../src/books/winter/chapters";
import { namesOf, orderFor, standsAt, stepped, waysOf } from "../../src/books/winter/families";
import { columns, isBoardTime, planned, setAside, stretches, unclaimed } from "../../src/books/winter/plan";
import type { Asked, Calendar, Option, TablePage, Treasury } from "../../src/lib/types";

function option(answer: string, kind: string, label = answer, crowns = 0): Option {
  return { answer, label, kind, pieces: [], place: "", half: null, note: "", odds: null, confirm: false, rule: "", crowns, picture: "", sign: "" };
}
function asked(...options: Option[]): Asked {
  return {
    what: "recruitment.order", kind: "pick", rule: "", title: "", hint: "", secret: false, standing: "", scene: "winter",
    pieces: [], place: "", options, more: false, done: "done", suggestion: "", limits: null, split: null, fields: null,
  };
}
const RECRUITING = asked(
  option("recruit for 2", "recruit", "Recruit 200 points"),
  option("recruit for 1", "recruit", "Recruit 100 points"),
  option("hire orcs for 5", "hire", "Hire Orcs for 5 crowns"),
  option("hire high-elves for 5", "hire", "Hire High Elves for 5 crowns"),
  option("build ship at E5", "build", "A ship in Saltreach"),
);

describe("ways to spend", () => {
  it("makes one counter of orders that differ in a number only, rising", () => {
    const { families } = waysOf(RECRUITING);
    expect(families.map((family) => family.kind)).toEqual(["recruit", "hire"]);
    expect(families[0]?.counters[0]?.steps.map((step) => step.amount)).toEqual([1, 2]);
  });
  it("takes a number in the middle as well", () => {
    const { families } = waysOf(asked(option("give 1 to red", "give"), option("give 2 to red", "give"), option("give 1 to blue", "give")));
    expect(families[0]?.counters.map((counter) => counter.stem)).toEqual(["give # to red", "give # to blue"]);
  });
  it("leaves an order alone whose last word only ends in a digit", () => {
    expect(waysOf(RECRUITING).singles.map((one) => one.answer)).toEqual(["build ship at E5"]);
  });
  it("calls the counters of a family by what tells them apart", () => {
    const hire = waysOf(RECRUITING).families[1];
    expect(hire && [...namesOf(hire).values()]).toEqual(["Orcs", "High Elves"]);
  });
  it("steps from nothing to the least, up to the most, and back to nothing", () => {
    const counter = waysOf(RECRUITING).families[0]?.counters[0];
    if (!counter) throw new Error("no counter");
    const one = stepped(counter, null, 1);
    const two = stepped(counter, one, 1);
    expect([one?.answer, two?.answer, stepped(counter, two, 1)?.answer]).toEqual(["recruit for 1", "recruit for 2", "recruit for 2"]);
    expect(stepped(counter, one, -1)).toBeNull();
    expect([standsAt(counter, two), standsAt(counter, null)]).toEqual([2, 0]);
    expect(orderFor(counter, 9)?.amount).toBe(2);
  });
});

const CALENDAR: Calendar = {
  year: 2, month: 0, months: 6, season: "winter", when: "", phase: "", active: "",
  phases: [
    { key: "revenue", label: "Revenue", state: "done" },
    { key: "diplomacy", label: "Diplomacy", state: "done" },
    { key: "recruitment", label: "Recruitment", state: "now" },
    { key: "baggage", label: "Baggage", state: "later" },
  ],
};
const TREASURY: Treasury = {
  crowns: 27, incomes: [], left: 26, lost: 0, warning: "", spring: [],
  spendings: [{ label: "Envoys, a crown a mission", crowns: 1, rule: "ME-DIP-06" }, { label: "Troops", crowns: 0, rule: "ME-REC-01" }],
};

const WORDS = { left: "left", lost: "lost" };

describe("the winter's money", () => {
  const board = columns(CALENDAR);

  it("has a column for each phase that costs crowns, with its place in the winter", () => {
    expect(board.map((column) => [column.purpose, column.number, column.state])).toEqual([
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
    const bar = stretches(TREASURY, { baggage: 6 }, board, { label: "Recruitment", crowns: 12 }, WORDS);
    expect(bar.map((one) => [one.look, one.crowns])).toEqual([["spent", 1], ["now", 12], ["planned", 6], ["left", 8]]);
    expect(bar[0]?.label).toBe("Envoys");
    expect(bar.reduce((sum, one) => sum + one.crowns, 0)).toBe(TREASURY.crowns);
  });
  it("does not call spent what spring took away", () => {
    const bar = stretches({ ...TREASURY, left: 0, lost: 26 }, {}, board, { label: "", crowns: 0 }, WORDS);
    expect(bar.map((one) => [one.look, one.label, one.crowns])).toEqual([["spent", "Envoys", 1], ["left", "lost", 26]]);
  });
  it("knows which phase a sum belongs to by its clause", () => {
    expect(total(spentOn(TREASURY.spendings, "diplomacy"))).toBe(1);
    expect(total(spentOn(TREASURY.spendings, "recruitment"))).toBe(0);
  });
  it("takes the map's place only in phases that cost crowns", () => {
    const page = { calendar: CALENDAR, treasury: TREASURY } as TablePage;
    const quarters = { ...CALENDAR, phases: [{ key: "winter-quarters", label: "", state: "now" as const }] };
    expect(isBoardTime(page)).toBe(true);
    expect(isBoardTime({ ...page, calendar: quarters })).toBe(false);
    expect(isBoardTime({ ...page, treasury: null })).toBe(false);
  });
});
