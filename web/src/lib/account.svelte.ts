/** Who sits at this browser, for everything that shows it. */

import { forgetSession, send, whoami } from "./api";
import { go } from "./router.svelte";
import type { Session } from "./types";

class Account {
  session = $state.raw<Session | null>(null);
}

export const account = new Account();

export async function refreshAccount(): Promise<Session> {
  forgetSession();
  account.session = await whoami();
  return account.session;
}

export async function signIn(route: "session" | "accounts", name: string, password: string): Promise<void> {
  await send("POST", `/api/${route}`, { name, password });
  await refreshAccount();
}

export async function signOut(): Promise<void> {
  await send("DELETE", "/api/session");
  await refreshAccount();
  go("/");
}
