import { expect, test } from "vitest";
import { Attempt } from "../src/lib/attempt.svelte";
import { Trouble } from "../src/lib/errors";

test("what goes well clears the trouble of the time before", async () => {
  const attempt = new Attempt();
  attempt.trouble = new Trouble(422, "old", "It was refused.");

  expect(await attempt.make(async () => undefined)).toBe(true);

  expect(attempt.trouble).toBeNull();
  expect(attempt.busy).toBe(false);
});

test("what is refused is kept to be shown", async () => {
  const attempt = new Attempt();

  expect(await attempt.make(() => Promise.reject(new Trouble(422, "no", "Not so.")))).toBe(false);

  expect(attempt.trouble?.message).toBe("Not so.");
  expect(attempt.busy).toBe(false);
});

test("while it is on its way it is busy", async () => {
  const attempt = new Attempt();
  const during: boolean[] = [];

  await attempt.make(async () => during.push(attempt.busy));

  expect(during).toEqual([true]);
});

test("our own mistakes are not told as trouble", async () => {
  const attempt = new Attempt();

  await expect(attempt.make(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");

  expect(attempt.trouble).toBeNull();
});
