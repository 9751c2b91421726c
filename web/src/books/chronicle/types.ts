/** The chronicle as the server tells it to one reader. */

export interface Line {
  n: number;
  kind: "text" | "facts" | "account" | "note";
  head: string;
  text: string;
  battle: string;
  /** What this reader may do to it. */
  may: "" | "correct" | "account";
}

export interface Plate {
  view: [number, number, number, number];
  place: string;
  caption: string;
}

export interface Entry {
  key: string;
  year: number;
  month: number;
  title: string;
  date: string;
  lines: Line[];
  edited: boolean;
  plate: Plate | null;
}

export interface Year {
  year: number;
  name: string;
  argument: string;
  entries: Entry[];
}

export interface Book {
  title: string;
  years: Year[];
  /** Who holds the pen. */
  pen: string;
  mine: boolean;
  /** To whom the reader may pass it now. */
  heirs: string[];
  longest: number;
}

/** What goes back to the server when somebody writes. */
export interface Words {
  kind: "note" | "correct" | "account" | "remark";
  text: string;
  paragraph: number;
  place: string;
}
