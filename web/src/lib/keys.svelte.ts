/** Keyboard shortcuts: whoever is on screen registers its own, and the help lists what is there. */

import { untrack } from "svelte";

export interface Shortcut {
  /** As `KeyboardEvent.key` says it: "u", "?", "ArrowLeft", "+". */
  key: string;
  /** What it does, for the help. */
  label: string;
  action: (event: KeyboardEvent) => void;
  /** Other keys that do the same. */
  also?: string[];
  /** How the help shows the key, if not as it is. */
  shown?: string;
}

class Keys {
  shortcuts = $state.raw<readonly Shortcut[]>([]);
}

export const keys = new Keys();

/** Adds shortcuts and returns what removes them: `$effect(() => shortcuts([...]))`. The newest wins. */
export function shortcuts(added: Shortcut[]): () => void {
  // The effect that registers must not run again because of what it registered.
  keys.shortcuts = [...added, ...untrack(() => keys.shortcuts)];
  return () => {
    keys.shortcuts = keys.shortcuts.filter((shortcut) => !added.includes(shortcut));
  };
}

/** Presses the shortcut of a key, unless the reader types, holds a modifier, or stands in a dialog. */
export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const found = keys.shortcuts.find(({ key, also = [] }) => [key, ...also].some((name) => same(name, event.key)));
  if (!found) return;
  event.preventDefault();
  found.action(event);
}

export function startKeys(): void {
  addEventListener("keydown", pressed);
}

function same(name: string, key: string): boolean {
  return name === key || (name.length === 1 && name.toLowerCase() === key.toLowerCase());
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
