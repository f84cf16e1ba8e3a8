/** Addresses within the page, and what is shown at each. */

/** Patterns of addresses, the first that fits counts. A part with a colon is filled in, one with a question mark may be missing. */
const PLACES = {
  landing: "/",
  lobby: "/lobby",
  games: "/games",
  new: "/new",
  table: "/table/:id",
  local: "/local/:id?",
  replay: "/replay/:id?",
  rules: "/rules/:game?/:rule?",
  lesson: "/lesson/:game/:id?",
  primer: "/primer/:game?",
  workshop: "/workshop/:game?/:table?",
  balance: "/balance/:game?/:scenario?",
  ladder: "/ladder/:game?",
  player: "/player/:id",
  settings: "/settings",
  signIn: "/sign-in",
  resetPassword: "/reset-password",
  about: "/about",
} as const;

export type PageName = keyof typeof PLACES;

export interface PageAt {
  readonly page: PageName;
  /** What the address fills in. */
  readonly with: Readonly<Record<string, string>>;
}

const NAMES = Object.keys(PLACES).filter((name): name is PageName => Object.hasOwn(PLACES, name));

/** What the address asks for; null when there is nothing of that name. */
export function pageAt(path: string): PageAt | null {
  const parts = partsOf(path);
  for (const page of NAMES) {
    const filled = fill(partsOf(PLACES[page]), parts);
    if (filled) return { page, with: filled };
  }
  return null;
}

function fill(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null;
  const filled: Record<string, string> = {};
  for (const [i, wanted] of pattern.entries()) {
    const part = parts[i];
    if (part === undefined) return wanted.endsWith("?") ? filled : null;
    if (wanted.startsWith(":")) filled[wanted.replace(/[:?]/g, "")] = decoded(part);
    else if (wanted !== part) return null;
  }
  return filled;
}

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The table fills the window; all else is a page that scrolls. */
export const frameOf = (place: PageAt | null): "table" | "page" =>
  place?.page === "lesson" ||
  place?.page === "workshop" ||
  (place !== null && ["table", "local", "replay"].includes(place.page) && place.with.id !== undefined)
    ? "table"
    : "page";

const join = (...parts: readonly string[]): string => `/${parts.map(encodeURIComponent).join("/")}`;

/** How the page writes its addresses. */
export const to = {
  table: (id: string): string => join("table", id),
  local: (id: string): string => join("local", id),
  /** Sets up a game at this screen and goes to it. */
  newLocal: (game: string): string => `/local/new?game=${encodeURIComponent(game)}`,
  replay: (id: string): string => join("replay", id),
  rules: (game: string): string => join("rules", game),
  /** The first one of a game, if none is named. */
  lesson: (game: string, id?: string): string => (id === undefined ? join("lesson", game) : join("lesson", game, id)),
  primer: (game: string): string => join("primer", game),
  /** The components of a game, to be changed; a table of them, if one is named. */
  workshop: (game: string, table?: string): string =>
    table === undefined ? join("workshop", game) : join("workshop", game, table),
  /** How even a game is; a scenario of it, if one is named. */
  balance: (game: string, scenario?: string): string =>
    scenario === undefined ? join("balance", game) : join("balance", game, scenario),
  /** A table is opened there. */
  newTable: (game: string, wishes: { readonly pack?: string | undefined; readonly scenario?: string } = {}): string => {
    const { pack, scenario } = wishes;
    return `/new?${new URLSearchParams({ game, ...(pack === undefined ? {} : { pack }), ...(scenario === undefined ? {} : { scenario }) })}`;
  },
  rule: (game: string, rule: string): string => join("rules", game, rule),
  player: (id: string): string => join("player", id),
  ladder: (game: string): string => join("ladder", game),
  /** A table is opened there whose free seat is kept for this player. */
  challenge: ({ id, name }: { readonly id: string; readonly name: string }): string =>
    `/new?${new URLSearchParams({ against: id, name })}`,
  /** `after` is where whoever has signed in wants to be. */
  signIn: (after: string): string => `/sign-in?to=${encodeURIComponent(after)}`,
} as const;
