/** The keys of the table, in one list that the help shows. */

import type { Shortcut } from "../lib/keys.svelte";
import { t } from "../lib/words";
import type { Desk } from "./desk.svelte";
import type { Camera } from "./map/camera.svelte";

const LETTERS = [..."abcdefghijklmnopqrstvwxyz"];
const DIGITS = [..."123456789"];
const STEP = 90;

export function tableKeys(desk: Desk, camera: Camera, selection: () => void): Shortcut[] {
  const [first = "a", ...letters] = [...LETTERS, ...DIGITS];
  return [
    { key: first, also: letters, shown: "A … Z, 1 … 9", label: t("table-key-answer"), action: (event) => answer(desk, event.key) },
    { key: "Enter", label: t("table-key-confirm"), action: (event) => confirm(desk, event.target) },
    { key: "Escape", shown: "Esc", label: t("table-key-back"), action: () => void desk.back() },
    { key: "u", label: t("table-key-undo"), action: () => document.querySelector<HTMLButtonElement>("[data-undo]")?.click() },
    { key: "+", also: ["="], label: t("table-zoom-in"), action: () => camera.step(1.5) },
    { key: "-", also: ["_"], shown: "−", label: t("table-zoom-out"), action: () => camera.step(1 / 1.5) },
    { key: "0", label: t("table-world-key"), action: () => camera.whole() },
    { key: ".", label: t("table-selection-key"), action: selection },
    { key: "ArrowLeft", also: ["ArrowRight", "ArrowUp", "ArrowDown"], shown: "← ↑ → ↓", label: t("table-key-pan"), action: (event) => pan(camera, event.key) },
  ];
}

/** A letter or digit chooses its option; in a list of boxes it ticks one. */
function answer(desk: Desk, key: string): void {
  const found = desk.cards.find(({ letter }) => letter.toLowerCase() === key.toLowerCase());
  if (found && desk.asked?.secret && desk.asked.scene === "battle") desk.pending = found.option;
  else if (found) void desk.choose(found.option);
  else document.querySelector<HTMLInputElement>(`#asked [data-key="${key}"]`)?.click();
}

/** Enter presses what has the focus; where nothing has, it says yes to what waits for it. */
function confirm(desk: Desk, target: EventTarget | null): void {
  const own = target instanceof Element ? target.closest<HTMLElement>("button, a[href], summary") : null;
  if (own) own.click();
  else if (desk.pending) void desk.confirm();
  else document.querySelector<HTMLButtonElement>("[data-confirm]:not(:disabled)")?.click();
}

function pan(camera: Camera, key: string): void {
  const [dx, dy] = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[key] ?? [0, 0];
  camera.pan(dx ?? 0, dy ?? 0);
}
