/**
 * The shelf: games kept in this browser (IndexedDB). Several tabs may play at one game. What is written is written in
 * one transaction that first looks whether the game still stands where the writer thinks, so none overwrites another;
 * then all other tabs are told.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptEntry, KeptGame, WholeGame } from "./kept.ts";

interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame };
  entries: { key: [string, number]; value: KeptEntry };
  files: { key: string; value: KeptFile };
}

/** A journal that was opened from a file, kept so that its address can be opened again. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

const NAME = "rubicon";
const VERSION = 1;
const CHANNEL = "rubicon.local";
/** A power cut right after an act must not take it away. */
const SAFELY = { durability: "strict" } as const;

/** Another tab has moved the game on, or thrown it away. */
export class MovedOn extends Error {
  override readonly name = "MovedOn";
}

/** Where a writer thinks that a game stands. */
export type Standing = Pick<KeptGame, "length" | "head">;

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

export function openShelf(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("entries", { keyPath: ["game", "n"] });
      db.createObjectStore("files", { keyPath: "id" });
    },
    // A newer page in another tab wants to rearrange the shelf: let go of it, and open it again when it is needed.
    blocking: () => letGo(),
    terminated: () => letGo(),
  });
  shelf.catch(() => {
    shelf = null;
  });
  return shelf;
}

function letGo(): void {
  void shelf?.then((db) => db.close()).catch(() => {});
  shelf = null;
}

const allOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

/** The last played first. */
export async function gamesOnShelf(): Promise<readonly KeptGame[]> {
  const games = await (await openShelf()).getAll("games");
  return games.sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
}

export async function keptOnShelf(id: string): Promise<KeptGame | null> {
  return (await (await openShelf()).get("games", id)) ?? null;
}

export async function fromShelf(id: string): Promise<WholeGame | null> {
  const reading = (await openShelf()).transaction(["games", "entries"]);
  const [game, entries] = await Promise.all([
    reading.objectStore("games").get(id),
    reading.objectStore("entries").getAll(allOf(id)),
    reading.done,
  ]);
  return game === undefined ? null : { ...game, entries };
}

export async function putOnShelf({ entries, ...game }: WholeGame): Promise<void> {
  const writing = (await openShelf()).transaction(["games", "entries"], "readwrite", SAFELY);
  await Promise.all([
    writing.objectStore("games").add(game),
    ...entries.map((entry) => writing.objectStore("entries").add(entry)),
    writing.done,
  ]);
  tell(game.id);
}

/** Replaces what comes after the first entries by others: mostly nothing by one. Throws MovedOn when it stands elsewhere. */
export async function rewrite(
  before: Standing,
  after: KeptGame,
  keep: number,
  added: readonly KeptEntry[],
): Promise<void> {
  await change(after.id, async (now, entries) => {
    if (now.length !== before.length || now.head !== before.head) return null;
    if (keep < before.length) await entries.delete(allOf(after.id, keep));
    for (const entry of added) await entries.add(entry);
    // Whether the screen is covered is not for an act to say: another tab may have changed it.
    return { ...after, curtain: now.curtain };
  });
}

export async function coverBetweenSeats(id: string, curtain: boolean): Promise<void> {
  await change(id, async (now) => ({ ...now, curtain }));
}

export async function throwAway(id: string): Promise<void> {
  const writing = (await openShelf()).transaction(["games", "entries"], "readwrite", SAFELY);
  await Promise.all([
    writing.objectStore("games").delete(id),
    writing.objectStore("entries").delete(allOf(id)),
    writing.done,
  ]);
  tell(id);
}

interface Entries {
  add(entry: KeptEntry): Promise<unknown>;
  delete(range: IDBKeyRange): Promise<unknown>;
}

/** One transaction: it happens wholly or, when `deed` gives null or anything fails, not at all. */
async function change(id: string, deed: (now: KeptGame, entries: Entries) => Promise<KeptGame | null>): Promise<void> {
  const writing = (await openShelf()).transaction(["games", "entries"], "readwrite", SAFELY);
  // Whatever makes it fail is thrown below; until then nobody is to miss a handler.
  writing.done.catch(() => {});
  try {
    const now = await writing.objectStore("games").get(id);
    const next = now === undefined ? null : await deed(now, writing.objectStore("entries"));
    if (next === null) throw new MovedOn(`The game ${id} has moved on.`);
    await writing.objectStore("games").put(next);
  } catch (error) {
    abort(writing);
    throw error;
  }
  await writing.done;
  tell(id);
}

function abort(writing: { abort(): void }): void {
  try {
    writing.abort();
  } catch {
    // It has failed by itself.
  }
}

// Tabs ---------------------------------------------------------------------------------------------------------

let channel: BroadcastChannel | null = null;

function tell(id: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  channel ??= new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
}

/** Called with the id of every game that was changed, by whichever tab. Returns how to stop. */
export function onShelfChanged(listener: (id: string) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const ear = new BroadcastChannel(CHANNEL);
  ear.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  return () => ear.close();
}
