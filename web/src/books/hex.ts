/** Bytes written as hexadecimal digits, and read again. */

export function toHex(raw: Uint8Array): string {
  return [...raw].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
