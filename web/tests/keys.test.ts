import { afterEach, describe, expect, it, vi } from "vitest";
import { pressed, shortcuts } from "../src/lib/keys.svelte";

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "target", { value: target });
  pressed(event);
  return event;
};

let remove: (() => void)[] = [];
const register = (key: string, action: () => void): void => {
  remove.push(shortcuts([{ key, label: key, action }]));
};
afterEach(() => {
  remove.forEach((undo) => undo());
  remove = [];
});

describe("a shortcut", () => {
  it("works in either case and keeps the key from the browser", () => {
    const undo = vi.fn();
    register("u", undo);

    const event = press("U");

    expect(undo).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });

  it("gives way to the newest on the same key, and comes back when that is gone", () => {
    const [table, battle] = [vi.fn(), vi.fn()];
    register("1", table);
    register("1", battle);
    press("1");
    remove.pop()?.();

    press("1");

    expect(battle).toHaveBeenCalledOnce();
    expect(table).toHaveBeenCalledOnce();
  });

  it("is silent while the reader types or holds a modifier", () => {
    const undo = vi.fn();
    register("u", undo);

    press("u", document.createElement("input"));
    press("u", document.body, { ctrlKey: true });

    expect(undo).not.toHaveBeenCalled();
  });
});
