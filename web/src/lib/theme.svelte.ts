/** Light, dark or as the system wishes; and the one accent colour, the reader's own realm's. */

export type Theme = "light" | "dark" | "system";
export type Shown = "light" | "dark";

const KEY = "gonfalon-theme";
const wish = matchMedia("(prefers-color-scheme: dark)");

class Look {
  chosen = $state<Theme>(kept());
  system = $state<Shown>(wish.matches ? "dark" : "light");
  shown = $derived<Shown>(this.chosen === "system" ? this.system : this.chosen);
}

export const look = new Look();

export function startTheme(): void {
  wish.addEventListener("change", () => {
    look.system = wish.matches ? "dark" : "light";
    paint();
  });
  paint();
}

export function choose(theme: Theme): void {
  look.chosen = theme;
  localStorage.setItem(KEY, theme);
  paint();
}

/** Everything of the accent colour takes the colour of this realm: azure, gules, or, … */
export function accent(colour: string): void {
  document.documentElement.dataset.realm = colour;
}

function paint(): void {
  document.documentElement.dataset.theme = look.shown;
}

function kept(): Theme {
  const found = localStorage.getItem(KEY);
  return found === "light" || found === "dark" ? found : "system";
}
