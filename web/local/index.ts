/** Games that live in this browser: the list, a new one, one to go on with, and one to throw away. */
import { BadInput, committedOrigin, type Options, type Origin, openTable, type Seat } from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { gameCalled } from "./games.ts";
import type { KeptEntry, KeptGame, LocalGame } from "./kept.ts";
import { newId, randomHex } from "./random.ts";
import { fromShelf, gamesOnShelf, putOnShelf, throwAway } from "./shelf.ts";
import { localWords } from "./words.ts";

export { type Exported, exportJournal, exportToContinue, importJournal } from "./exchange.ts";
export type { KeptGame, LocalGame } from "./kept.ts";
export { onShelfChanged } from "./shelf.ts";

export interface NewLocalGame {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly players?: Readonly<Record<Seat, string>> | undefined;
  /** Whether the screen is covered before the other seat takes over. */
  readonly curtain: boolean;
  /** Open dice from this seed; fair dice from a secret one, if not given. */
  readonly seed?: string | undefined;
}

/** The last played first. */
export function listLocalGames(): Promise<readonly KeptGame[]> {
  return gamesOnShelf();
}

/** Sets up a table, keeps it and gives its id. Throws BadInput, in one sentence, on an unknown scenario or option. */
export async function createLocalGame({ game, curtain, seed, players, ...wishes }: NewLocalGame): Promise<string> {
  const rules = await gameCalled(game);
  if (rules === null) throw new BadInput(localWords[settings.now.language].unknownGame(game));
  const id = newId();
  // As many bits as its SHA-256 has, so that no one guesses it from the commitment.
  const secret = randomHex(32);
  const dice: Origin = seed === undefined ? committedOrigin(id, secret) : { kind: "seed", seed };
  const table = openTable(rules, { ...wishes, dice, ...(players === undefined ? {} : { players }) });
  const { header, entries } = table.journal;
  const at = new Date().toISOString();
  await putOnShelf({
    ...{ id, header, curtain, createdAt: at, changedAt: at },
    seed: seed === undefined ? secret : null,
    ...{ length: entries.length, head: entries[entries.length - 1].check },
    toMove: table.toMove === "over" ? null : table.toMove,
    outcome: rules.outcome(table.position),
    entries: entries.map((entry): KeptEntry => ({ game: id, n: entry.n, entry, at })),
  });
  askToStay();
  return id;
}

/** Null when there is no such game here. Throws BadInput, in one sentence, when its rules are not here any more. */
export async function openLocalGame(id: string): Promise<LocalGame | null> {
  const whole = await fromShelf(id);
  if (whole === null) return null;
  const game = await gameCalled(whole.header.game);
  if (game === null) throw new BadInput(localWords[settings.now.language].unknownGame(whole.header.game));
  return { ...whole, game };
}

export function deleteLocalGame(id: string): Promise<void> {
  return throwAway(id);
}

/** Browsers clear out what they were not asked to keep when room gets short. */
function askToStay(): void {
  if (typeof navigator === "undefined") return;
  void navigator.storage?.persist?.().catch(() => {});
}
