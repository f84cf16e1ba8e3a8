/**
 * The chest: games and packs kept in this browser (IndexedDB). Several tabs may play at one game. What is written is
 * written in one transaction that first looks whether the game still stands where the writer thinks, so none overwrites
 * another; then all other tabs are told.
 */
import { type Header, type Outcome, type Pack, resultsOf } from "@rubicon/engine";
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import { type BotsBySeat, NO_BOTS, namesWith } from "../opponents/levels.ts";
import type { KeptEntry, KeptGame, WholeGame } from "./kept.ts";

interface Chest extends DBSchema {
  games: { key: string; value: KeptGame };
  entries: { key: [string, number]; value: KeptEntry };
  files: { key: string; value: KeptFile };
  packs: { key: string; value: KeptPack };
  drafts: { key: string; value: KeptDraft };
}

/** A journal that was opened from a file, kept so that its address can be opened again. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

/** Components of a game. */
export interface KeptPack extends Pack {
  /** Their fingerprint. */
  readonly id: string;
  readonly at: string;
}

/** Components of a game that somebody works on: one draft for each game, whether it fits the rules yet or not. */
export interface KeptDraft extends Pack {
  readonly at: string;
}

const NAME = "rubicon";
/** 1: games, entries and files. 2: packs, and outcomes that say for each seat how it ended. 3: drafts of packs. */
const VERSION = 3;
const CHANNEL = "rubicon.local";
/** A power cut right after an act must not take it away. */
const SAFELY = { durability: "strict" } as const;

/** Another tab has moved the game on, or thrown it away. */
export class MovedOn extends Error {
  override readonly name = "MovedOn";
}

/** Where a writer thinks that a game has come to. */
export type Tip = Pick<KeptGame, "length" | "head">;

let chest: Promise<IDBPDatabase<Chest>> | null = null;

export function openChest(): Promise<IDBPDatabase<Chest>> {
  chest ??= openDB<Chest>(NAME, VERSION, {
    async upgrade(db, before, _after, upgrading) {
      if (before < 1) {
        db.createObjectStore("games", { keyPath: "id" });
        db.createObjectStore("entries", { keyPath: ["game", "n"] });
        db.createObjectStore("files", { keyPath: "id" });
      }
      if (before < 2) {
        db.createObjectStore("packs", { keyPath: "id" });
        await tellResults(upgrading);
      }
      if (before < 3) db.createObjectStore("drafts", { keyPath: "game" });
    },
    // A newer page in another tab wants to rearrange the chest: let go of it, and open it again when it is needed.
    blocking: () => letGo(),
    terminated: () => letGo(),
  });
  chest.catch(() => {
    chest = null;
  });
  return chest;
}

type Upgrading = IDBPTransaction<Chest, StoreNames<Chest>[], "versionchange">;

/** How outcomes were once kept: by the winner, or null for a draw. */
type FormerOutcome = Omit<Outcome, "results"> & { readonly winner: string | null };

async function tellResults(upgrading: Upgrading): Promise<void> {
  const games = upgrading.objectStore("games");
  for (const game of await games.getAll())
    if (game.outcome !== null) await games.put({ ...game, outcome: withResults(game.outcome) });
}

function withResults(outcome: Outcome | FormerOutcome): Outcome {
  if ("results" in outcome) return outcome;
  const { winner, ...rest } = outcome;
  return { ...rest, results: resultsOf(Object.keys(rest.score), winner) };
}

function letGo(): void {
  void chest?.then((db) => db.close()).catch(() => {});
  chest = null;
}

const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** The last played first. */
export async function gamesInChest(): Promise<readonly KeptGame[]> {
  const games = await (await openChest()).getAll("games");
  return games.sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
}

export async function keptInChest(id: string): Promise<KeptGame | null> {
  return (await (await openChest()).get("games", id)) ?? null;
}

export async function fromChest(id: string): Promise<WholeGame | null> {
  const reading = (await openChest()).transaction(["games", "entries"]);
  const [game, entries] = await Promise.all([
    reading.objectStore("games").get(id),
    reading.objectStore("entries").getAll(allOf(id)),
    reading.done,
  ]);
  return game === undefined ? null : { ...game, entries };
}

export async function putInChest({ entries, ...game }: WholeGame): Promise<void> {
  const writing = (await openChest()).transaction(["games", "entries"], "readwrite", SAFELY);
  await Promise.all([
    writing.objectStore("games").add(game),
    ...entries.map((entry) => writing.objectStore("entries").add(entry)),
    writing.done,
  ]);
  tell(game.id);
}

/** Adds what has happened. Throws MovedOn when the game has come elsewhere. */
export async function moveOn(before: Tip, after: KeptGame, added: readonly KeptEntry[]): Promise<void> {
  await change(after.id, async (now, entries) => {
    if (now.length !== before.length || now.head !== before.head) return null;
    for (const entry of added) await entries.put(entry);
    // Who sits there and whether the screen is covered is not for an act to say: another tab may have changed it.
    const { curtain, undecided = false, bots = NO_BOTS } = now;
    const header = withNames(after.header, now.header.players);
    return { ...after, header, curtain, undecided, bots };
  });
}

/** Writes a whole game anew, in place of itself. Throws MovedOn when it has come elsewhere. */
export async function writeAnew(before: Tip, { entries: written, ...after }: WholeGame): Promise<void> {
  await moveOn(before, after, written);
}

/** Whoever says so has decided it. */
export async function coverBetweenSeats(id: string, curtain: boolean): Promise<void> {
  await change(id, async (now) => ({ ...now, curtain, undecided: false }));
}

/** From now on these seats are played by bots, and all others by whoever is at the screen. */
export async function seatBots(id: string, bots: BotsBySeat): Promise<void> {
  await change(id, async (now) => ({
    ...now,
    header: withNames(now.header, namesWith(now.header.players, bots)),
    bots,
    // Bots hide nothing from people by a cloth.
    ...(Object.keys(bots).length === 0 ? {} : { curtain: false, undecided: false }),
  }));
}

function withNames({ players: _former, ...header }: Header, players: Header["players"]): Header {
  return players === undefined ? header : { ...header, players };
}

export async function throwAway(id: string): Promise<void> {
  const writing = (await openChest()).transaction(["games", "entries"], "readwrite", SAFELY);
  await Promise.all([
    writing.objectStore("games").delete(id),
    writing.objectStore("entries").delete(allOf(id)),
    writing.done,
  ]);
  tell(id);
}

interface Entries {
  put(entry: KeptEntry): Promise<unknown>;
}

/** One transaction: it happens wholly or, when `deed` gives null or anything fails, not at all. */
async function change(id: string, deed: (now: KeptGame, entries: Entries) => Promise<KeptGame | null>): Promise<void> {
  const writing = (await openChest()).transaction(["games", "entries"], "readwrite", SAFELY);
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

/** Says to the other tabs that a game, or a pack, was changed. */
export function tell(id: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  channel ??= new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
}

/** Called with the id of every game or pack that was changed, by whichever tab. Returns how to stop. */
export function onChestChanged(listener: (id: string) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const ear = new BroadcastChannel(CHANNEL);
  ear.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  return () => ear.close();
}
