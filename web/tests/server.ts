/** A server for tests: answers requests from a table of routes and remembers what it was asked. */

import { vi } from "vitest";

export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}
export type Reply = { status?: number; body?: unknown; text?: string } | "away";
export type Routes = Record<string, Reply | ((asked: Asked) => Reply)>;

export const SESSION = { mode: "local", account: null, csrf: "word", languages: ["en", "nl"], sign_up: false };

/** Replaces `fetch`; a route is "GET /api/session", without the query. */
export function serve(routes: Routes): Asked[] {
  const asked: Asked[] = [];
  const all: Routes = { "GET /api/session": { body: SESSION }, ...routes };
  vi.stubGlobal("fetch", (url: string, { method = "GET", headers = {}, body }: RequestInit = {}) => {
    const request = {
      method,
      url,
      headers: headers as Record<string, string>,
      body: typeof body === "string" ? (JSON.parse(body) as unknown) : body,
    };
    asked.push(request);
    const route = all[`${method} ${url.split("?")[0]}`] ?? { status: 404, body: { error: "none", message: "None.", rule: "" } };
    const reply = typeof route === "function" ? route(request) : route;
    if (reply === "away") return Promise.reject(new TypeError("network"));
    const payload = reply.text ?? JSON.stringify(reply.body ?? null);
    return Promise.resolve(new Response(reply.status === 204 ? null : payload, { status: reply.status ?? 200 }));
  });
  return asked;
}
