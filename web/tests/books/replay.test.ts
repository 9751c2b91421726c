import { describe, expect, it } from "vitest";
import { frameFor, leftOf, spreadAt, spreads } from "../../src/books/chronicle/leaves";
import { apart, begun, draw, niceTop, placeX, topOf, years } from "../../src/books/replay/graph";
import { turns } from "../../src/books/replay/reasons";

const ROOM = { left: 50, top: 10, wide: 300, high: 100 };

describe("graphs", () => {
  it("ends the axis at a round number that holds every value", () => {
    expect([niceTop(0), niceTop(13), niceTop(24), niceTop(4700), niceTop(9001)]).toEqual([4, 16, 24, 5000, 10000]);
    expect(topOf([{ seat: "red", points: [null, 7] }])).toBe(8);
  });
  it("draws what was known up to the month looked at, and the rest pale", () => {
    const line = draw({ seat: "red", points: [0, 4, 8] }, ROOM, 1, 8);
    expect(line.past).toBe("M50 110L200 60");
    expect(line.future).toBe("M200 60L350 10");
    expect([line.now, line.sparse]).toEqual([4, false]);
  });
  it("makes dated dots of figures that were learned now and then", () => {
    const line = draw({ seat: "blue", points: [null, 3000, null, 3400] }, ROOM, 2, 4000);
    expect(line.sparse).toBe(true);
    expect(line.dots.map((dot) => [dot.frame, dot.value])).toEqual([[1, 3000]]);
    expect(line.now).toBe(3000);
  });
  it("says nothing of what was never known", () => {
    const line = draw({ seat: "blue", points: [null, null] }, ROOM, 1, 8);
    expect([line.past, line.future, line.now]).toEqual(["", "", null]);
  });
  it("puts a single month at the left edge", () => {
    expect(placeX(ROOM, 0, 1)).toBe(50);
  });
  it("moves figures at the ends of lines apart, in their order", () => {
    const placed = apart([{ key: "b", y: 52 }, { key: "a", y: 50 }, { key: "c", y: 90 }], 20);
    expect([placed.get("a"), placed.get("b"), placed.get("c")]).toEqual([50, 70, 90]);
  });
  it("begins when there are realms", () => {
    const frame = (n: number) => ({ n, label: "", year: 1, month: n });
    const lines = [{ seat: "red", points: [0, 7, 8] }];
    const cut = begun({ frames: [frame(0), frame(1), frame(2)], series: [{ key: "tiles", label: "", lines }] });
    expect(cut.frames.map(({ n }) => n)).toEqual([1, 2]);
    expect(cut.series[0]?.lines[0]?.points).toEqual([7, 8]);
  });
  it("marks where each year begins and ends", () => {
    expect(years([{ year: 1 }, { year: 1 }, { year: 2 }])).toEqual([{ year: 1, from: 0, to: 1 }, { year: 2, from: 2, to: 2 }]);
  });
});

describe("reasons", () => {
  const deed = (seat: string, why: string) => ({ seat, did: ["done"], why });

  it("are gathered into turns, which may come again", () => {
    const found = turns([deed("red", "a"), deed("red", "b"), deed("blue", "c"), deed("red", "d")]);
    expect(found.map(({ seat, deeds }) => [seat, deeds.map(({ why }) => why)])).toEqual([
      ["red", ["a", "b"]], ["blue", ["c"]], ["red", ["d"]],
    ]);
  });
  it("may be none", () => expect(turns([])).toEqual([]));
});

describe("the leaves of the book", () => {
  const sizes = { wide: 1000, gap: 100, whole: 3200 };

  it("counts spreads of two columns with the gap between them", () => {
    expect(spreads(sizes)).toBe(3);
    expect(spreads({ wide: 1000, gap: 100, whole: 1000 })).toBe(1);
  });
  it("finds the spread of a place in the text and the way to it", () => {
    expect([spreadAt(0, sizes), spreadAt(550, sizes), spreadAt(1100, sizes)]).toEqual([0, 0, 1]);
    expect(leftOf(2, sizes)).toBe(2200);
  });
  it("shows a month's picture as things stood when it was over", () => {
    const frames = [{ n: 3, label: "", year: 1, month: 1 }, { n: 9, label: "", year: 1, month: 2 }, { n: 20, label: "", year: 2, month: 1 }];
    expect([frameFor(frames, 1, 1), frameFor(frames, 1, 99), frameFor(frames, 2, 1), frameFor([], 1, 1)]).toEqual([9, 20, 20, null]);
  });
});
