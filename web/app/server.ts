/** The server this page came from: one line to it, who it takes us for, and whether it can be reached. */
import { type Client, connect, type TableState } from "@rubicon/client";
import type { Language } from "@rubicon/engine";
import type { Me, OwnTables } from "@rubicon/server/protocol";
import { me, mine, reachable } from "./me.ts";
import { newsIn } from "./own-news.ts";
import { settings } from "./settings.ts";
import { fetchRefusals, saying } from "./words/refusals.ts";

export { me, mine, movesOf, reachable, useMe, waitingFor } from "./me.ts";

let line: Client | null = null;

/** Its socket opens when a table is first looked at. */
export function server(): Client {
  if (line === null) {
    line = connect(location.origin, { fetch: noticing, say: (code) => saying(settings.now.language, code) });
    line.onTable(notePlay);
  }
  return line;
}

/** What a gateway says when the server behind it does not answer. */
const AWAY = [502, 503, 504];

/** The browser's fetch; it takes note of whether there was an answer. */
async function noticing(url: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(url, init);
    reachable.set(!AWAY.includes(answer.status));
    return answer;
  } catch (error) {
    reachable.set(false);
    throw error;
  }
}

/** Milliseconds between looks at what waits for me, and between tries to reach a server that did not answer. */
const ROUND = { calm: 60_000, cut: 10_000 } as const;

/** Called once, when the page begins. */
export function begin(): void {
  void refresh();
  listenForMine();
  me.subscribe(listenForMine);
  settings.subscribe(spoken(settings.now.language));
  // Without them the server's own sentences are shown.
  fetchRefusals(settings.now.language).catch(() => {});
  addEventListener("online", () => {
    server().renew();
    void refresh();
  });
  addEventListener("offline", () => reachable.set(false));
  // A tab that is shown again, a window that comes to the front, a page that the browser had laid aside.
  document.addEventListener("visibilitychange", lookAround);
  addEventListener("focus", lookAround);
  addEventListener("pageshow", lookAround);
  const round = (): void => {
    lookAround();
    setTimeout(round, reachable.now ? ROUND.calm : ROUND.cut);
  };
  setTimeout(round, ROUND.cut);
}

/** Several reasons to ask come together, as when a window comes back: they make one question. */
const TOGETHER = 300;
let soon: ReturnType<typeof setTimeout> | undefined;

function refreshSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void refresh(), TOGETHER);
}

function lookAround(): void {
  if (!document.hidden) refreshSoon();
}

/** How to stop being told that my tables have changed; null while nobody is told. */
let stopListening: (() => void) | null = null;

/** Whoever is somebody hears when anything about his tables changes, whichever page he looks at. */
function listenForMine(): void {
  if (me.now && stopListening === null) stopListening = server().onList("mine", refreshSoon);
  if (me.now === null && stopListening !== null) {
    stopListening();
    stopListening = null;
  }
}

/** The tables that this page shows: there the table itself calls. */
const shown = new Set<string>();

/** From now on a page shows this table. Returns how to stop. */
export function showing(table: string): () => void {
  shown.add(table);
  return () => shown.delete(table);
}

function takeMine(tables: OwnTables): void {
  const before = mine.now;
  mine.set(tables);
  if (before === null) return;
  // Without the words for it there is still the number in the header.
  for (const news of newsIn(before, tables))
    if (!shown.has(news.table.id)) import("./own-calls.ts").then(({ callTo }) => callTo(news)).catch(() => {});
}

/** How the tables that this page shows stood when they were last heard of. */
const stood = new Map<string, string>();

/** What waits for me changes when the move passes on at a table that this page shows, and when a rematch begins. */
function notePlay({ info, you }: TableState): void {
  if (you === "watcher") return;
  const { id, status, rematch } = info;
  const stands = `${status} ${status === "running" && info.toMove === you}`;
  const before = stood.get(id) ?? `${listed(id)} ${rematch}`;
  stood.set(id, `${stands} ${rematch}`);
  if (before !== `${stands} ${rematch}`) refreshSoon();
}

function listed(table: string): string | null {
  const known = mine.now && [...mine.now.running, ...mine.now.open, ...mine.now.over].find(({ id }) => id === table);
  return known ? `${known.status} ${known.status === "running" && known.yourMove}` : null;
}

/** Asks who I am and what waits for me. Where there is no answer, what was known stays. */
export async function refresh(): Promise<void> {
  try {
    const player = await server().me();
    me.set(player);
    if (player === null) mine.set(null);
    else takeMine(await ownTables());
  } catch {
    // `reachable` says so already.
  }
}

export const ownTables = (): Promise<OwnTables> => server().http.get<OwnTables>("/api/me/tables");

/** For acts that need somebody to do them: whoever is nobody yet becomes a guest. */
export async function asSomebody(): Promise<Me> {
  if (me.now) return me.now;
  const player = await server().guest();
  me.set(player);
  return player;
}

/** To be called after signing in or out: a socket belongs to whoever opened it. */
export async function changedHands(): Promise<void> {
  server().renew();
  await refresh();
}

/** Whoever reads the page in another language from now on gets his letters in it as well. */
function spoken(before: Language): () => void {
  let last = before;
  return () => {
    const { language } = settings.now;
    if (language === last) return;
    last = language;
    if (!me.now || me.now.language === language) return;
    server()
      .changeMe({ language })
      .then((player) => me.set(player))
      .catch(() => {
        // Letters come in the old language until it is changed again.
      });
  };
}
