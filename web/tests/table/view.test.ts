import { describe, expect, it } from "vitest";
import { around, between, fitted, free, held, seen, toScreen, toWorld, within, zoomed } from "../../src/table/map/view";

const WORLD = { x: -110, y: -164, wide: 1343, high: 1219 };
const ROOM = free({ wide: 1440, high: 900 }, { top: 56, right: 344, bottom: 200, left: 0 });

describe("a view of the map", () => {
  it("finds a point of the world again after going to the screen and back", () => {
    const view = { x: 40, y: -17, k: 1.7 };
    const there = toWorld(view, toScreen(view, { x: 312, y: 99 }));
    expect(there.x).toBeCloseTo(312);
    expect(there.y).toBeCloseTo(99);
  });

  it("shows the whole world within the room that papers leave free", () => {
    const view = fitted(WORLD, ROOM);
    for (const corner of [WORLD, { x: WORLD.x + WORLD.wide, y: WORLD.y + WORLD.high }]) {
      expect(within(toScreen(view, corner), ROOM)).toBe(true);
    }
  });

  it("keeps what lies under the pointer there while zooming", () => {
    const before = { x: 10, y: 20, k: 1 };
    const at = { x: 333, y: 444 };
    const after = zoomed(before, 1.5, at, 0.2);
    expect(toWorld(after, at).x).toBeCloseTo(toWorld(before, at).x);
    expect(after.k).toBeCloseTo(1.5);
  });

  it("goes no further out than it is told to", () => {
    expect(zoomed({ x: 0, y: 0, k: 1 }, 0.01, { x: 0, y: 0 }, 0.3).k).toBe(0.3);
  });

  it("never loses the world out of sight", () => {
    const lost = held({ x: 9000, y: -9000, k: 1 }, WORLD, ROOM);
    const box = seen(lost, ROOM);
    expect(box.x).toBeLessThan(WORLD.x + WORLD.wide);
    expect(box.x + box.wide).toBeGreaterThan(WORLD.x);
    expect(box.y).toBeLessThan(WORLD.y + WORLD.high);
    expect(box.y + box.high).toBeGreaterThan(WORLD.y);
  });

  it("flies from one view to another and arrives exactly", () => {
    const [a, b] = [{ x: 0, y: 0, k: 1 }, { x: -200, y: 50, k: 2 }];
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5).k).toBeCloseTo(Math.SQRT2);
  });

  it("draws a box round points with a margin", () => {
    expect(around([{ x: 1, y: 5 }, { x: 3, y: 2 }], 1)).toEqual({ x: 0, y: 1, wide: 4, high: 5 });
  });
});
