/** Dice as typed: what a field holds, and whether it can be a die. */

/** The face, or null while the field is empty or shows no such die. */
export function read(text: string, sides: number): number | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null;
  const face = Number(text);
  return face >= 1 && face <= sides ? face : null;
}

/** Something is typed, and it is no face of such a die. */
export function wrong(text: string, sides: number): boolean {
  return text.trim() !== "" && read(text, sides) === null;
}
