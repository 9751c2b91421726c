/** Which page an address is, and going from one to another without loading anew. */

const CAMPAIGN_PAGES = ["chronicle", "replay", "letters", "umpire", "people"] as const;
export type CampaignPage = (typeof CAMPAIGN_PAGES)[number];

export type Route =
  | { name: "start" | "new" | "rules" | "sign-in" | "missing" }
  | { name: "clause"; clause: string }
  | { name: "join"; token: string }
  // An address that does not say with whose eyes: the page finds that out and goes on.
  | { name: "sit"; campaign: string; page: "" | CampaignPage }
  | { name: "table" | CampaignPage; id: string; seat: string };


/** The page of an address; an address nobody knows is the page `missing`. */
export function parse(path: string, search = ""): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { name: "missing" };
  if (first === "c" && second) return campaignPage(second, third, new URLSearchParams(search).get("seat"));
  if (third) return { name: "missing" };
  if (first === "rules") return second ? { name: "clause", clause: second } : { name: "rules" };
  if (first === "join" && second) return { name: "join", token: second };
  if (second) return { name: "missing" };
  if (first === "") return { name: "start" };
  return first === "new" || first === "sign-in" ? { name: first } : { name: "missing" };
}

function campaignPage(id: string, asked: string, seat: string | null): Route {
  // The winter is a scene of the table, with an address of its own.
  const page = asked === "winter" ? "" : asked;
  if (!isCampaignPage(page)) return { name: "missing" };
  return seat === null ? { name: "sit", campaign: id, page } : { name: page || "table", id, seat };
}

function isCampaignPage(page: string): page is "" | CampaignPage {
  return page === "" || (CAMPAIGN_PAGES as readonly string[]).includes(page);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a campaign's page, seen with a seat's eyes: "" for a spectator's, left out for one's own. */
export function campaignPath(id: string, page: "" | CampaignPage = "", seat?: string): string {
  const path = `/c/${encodeURIComponent(id)}${page && `/${page}`}`;
  return seat === undefined ? path : `${path}?seat=${encodeURIComponent(seat)}`;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));
  path = $state(location.pathname);
}

export const router = new Router();

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Listens to the back button and to plain clicks on links within the page. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

function arrive(): void {
  router.route = parse(location.pathname, location.search);
  router.path = location.pathname;
}
