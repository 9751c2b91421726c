/** The chronicle as the server tells it to one reader, under the page's names. */

import type { components } from "../../api/schema";

type Schemas = components["schemas"];

export type Book = Schemas["Book"];
export type Year = Schemas["BookYear"];
export type Entry = Schemas["BookEntry"];
export type Line = Schemas["BookLine"];
export type Plate = Schemas["Plate"];
/** What goes back to the server when somebody writes. */
export type Words = Schemas["Words"];
