/** A form's values as typed, and as the kernel reads them: one JSON object, numbers as numbers. */

import type { Field } from "../../lib/types";

export function filled(fields: readonly Field[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, field.value || (field.among[0]?.value ?? "")]));
}

export function writeForm(fields: readonly Field[], values: Readonly<Record<string, string>>): string {
  const typed = fields.map(({ name, kind }): [string, string | number] => {
    const value = values[name] ?? "";
    return [name, kind === "number" ? Number(value) : value];
  });
  return JSON.stringify(Object.fromEntries(typed));
}
