/** The one door to the server: typed, with the CSRF mark, patient with a server that is away. */

import { heard, lost } from "./connection.svelte";
import { Trouble, troubleOf } from "./errors";
import type { Session } from "./types";
import { t } from "./words";

export { Trouble } from "./errors";

type Query = Record<string, string | number | boolean | undefined>;

const TRIES = 4;
const FIRST_PAUSE = 300;

let session: Promise<Session> | null = null;

/** Who sits at this browser; asked once and kept until somebody signs in or out. */
export function whoami(): Promise<Session> {
  session ??= get<Session>("/api/session").catch((trouble: unknown) => {
    session = null;
    throw trouble;
  });
  return session;
}

export function forgetSession(): void {
  session = null;
}

/** A path with its query; keys without a value are left out. */
export function address(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string | number | boolean] => pair[1] !== undefined);
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** The path of a campaign's route, as in `campaign(id, "answers")`. */
export function campaign(id: string, ...rest: (string | number)[]): string {
  return ["/api/campaigns", id, ...rest].map((part, k) => (k ? encodeURIComponent(part) : part)).join("/");
}

/** Reading changes nothing, so it is tried again a few times when nobody answers. */
export async function get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
  return (await (await patiently(address(path, query), signal)).json()) as T;
}

export async function getText(path: string, query: Query = {}, signal?: AbortSignal): Promise<string> {
  return (await patiently(address(path, query), signal)).text();
}

/** A change is sent once: whether it arrived is seen from the page that follows. */
export async function send<T>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  query: Query = {},
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await changed<T>(method, address(path, query), body, signal);
  } catch (trouble) {
    if (!(trouble instanceof Trouble && trouble.key === "csrf")) throw trouble;
    forgetSession(); // the server was started anew and gives out new marks
    return changed<T>(method, address(path, query), body, signal);
  }
}

export const post = <T>(path: string, body?: unknown, query?: Query, signal?: AbortSignal): Promise<T> =>
  send<T>("POST", path, body, query, signal);

async function changed<T>(method: string, url: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { "X-Gonfalon-CSRF": (await whoami()).csrf };
  let payload: BodyInit | undefined;
  if (body instanceof Blob) {
    headers["Content-Type"] = "application/octet-stream";
    payload = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    payload = JSON.stringify(body);
  }
  const response = await ask(url, { method, headers, body: payload, signal });
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

async function patiently(url: string, signal?: AbortSignal): Promise<Response> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask(url, { signal });
    } catch (trouble) {
      if (!(trouble instanceof Trouble && trouble.away) || tried === TRIES) throw trouble;
      await pause(FIRST_PAUSE * 2 ** (tried - 1), signal);
    }
  }
}

async function ask(url: string, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: "same-origin", ...options });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    lost();
    throw new Trouble(0, "away", t("ui-away"));
  }
  if (response.ok) {
    heard();
    return response;
  }
  const trouble = await troubleOf(response, t("ui-unexpected", { status: String(response.status) }));
  if (trouble.away) lost();
  else heard();
  throw trouble;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
