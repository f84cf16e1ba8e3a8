/** Games that live in this browser: the list, a new one, one to go on with, and one to throw away. */
import { BadInput, committedOrigin, Fault, type Options, type Origin, openTable, type Seat } from "@rubicon/engine";
import { standardGame } from "../games/index.ts";
import { type BotsBySeat, NO_BOTS, namesWith } from "../opponents/levels.ts";
import { gameNamed, OtherRules, unknownGame } from "../packs/finding.ts";
import { fromChest, gamesInChest, MovedOn, putInChest, throwAway, writeAnew } from "./chest.ts";
import type { KeptEntry, KeptGame, LocalGame, WholeGame } from "./kept.ts";
import { packNameOf } from "./pack-name.ts";
import { newId, randomHex } from "./random.ts";
import { troubles } from "./troubled.ts";

export { onChestChanged } from "./chest.ts";
export type { KeptGame, LocalGame } from "./kept.ts";

export interface NewLocalGame {
  readonly game: string;
  /** Id of the pack; the components that the game comes with, if not given. */
  readonly pack?: string | undefined;
  readonly scenario: string;
  readonly options: Options;
  readonly players?: Readonly<Record<Seat, string>> | undefined;
  /** Whether the screen is covered before the other seat takes over; if it is not given, that is asked at the table. */
  readonly curtain?: boolean | undefined;
  /** Seats that are played by bots. */
  readonly bots?: BotsBySeat | undefined;
  /** Open dice from this seed; fair dice from a secret one, if not given. */
  readonly seed?: string | undefined;
}

/** The last played first. */
export function listLocalGames(): Promise<readonly KeptGame[]> {
  return gamesInChest();
}

/** Sets up a table, keeps it and gives its id. Throws BadInput, in one sentence, on an unknown scenario or option. */
export async function createLocalGame({
  game,
  pack,
  curtain: asked,
  seed,
  players: people,
  bots = NO_BOTS,
  ...wishes
}: NewLocalGame): Promise<string> {
  const standard = await standardGame(game);
  if (standard === null) throw await unknownGame(game);
  const rules = pack === undefined ? standard : await gameNamed({ game, rules: standard.rules, pack });
  const id = newId();
  const players = namesWith(people, bots);
  // Nothing is hidden from bots by a cloth.
  const curtain = Object.keys(bots).length > 0 ? false : asked;
  // As many bits as its SHA-256 has, so that no one guesses it from the commitment.
  const secret = randomHex(32);
  const dice: Origin = seed === undefined ? committedOrigin(id, secret) : { kind: "seed", seed };
  const table = openTable(rules, { ...wishes, dice, ...(players === undefined ? {} : { players }) });
  const { header, entries } = table.journal;
  const at = new Date().toISOString();
  await putInChest({
    ...{ id, header, curtain: curtain ?? true, undecided: curtain === undefined, createdAt: at, changedAt: at },
    ...{ bots, ...(await packNameOf(rules)) },
    seed: seed === undefined ? secret : null,
    ...{ length: entries.length, head: entries[entries.length - 1].check },
    toMove: table.toMove === "over" ? null : table.toMove,
    outcome: rules.outcome(table.position),
    entries: entries.map((entry): KeptEntry => ({ game: id, n: entry.n, entry, at })),
  });
  askToStay();
  return id;
}

/** It was begun by other rules and would come out otherwise by those of today: all that is left is to carry it out. */
export class CannotMove extends BadInput {}

/**
 * Null when there is no such game here. Throws BadInput, in one sentence, when it cannot be played: MissingPack when its
 * components have to be loaded first, CannotMove when its rules are not here any more.
 */
export async function openLocalGame(id: string): Promise<LocalGame | null> {
  const whole = await fromChest(id);
  if (whole === null) return null;
  try {
    return { ...whole, game: await gameNamed(whole.header) };
  } catch (error) {
    if (error instanceof OtherRules) return moved(whole, error);
    throw error;
  }
}

/** The game by the rules of today, and in the chest as well. */
async function moved(whole: WholeGame, otherwise: OtherRules): Promise<LocalGame> {
  // Hardly anybody needs it, and then once.
  const { gameOfToday, keptAgain } = await import("./upgrading.ts");
  const game = await gameOfToday(whole.header);
  if (whole.header.rules > game.rules) throw otherwise;
  try {
    const again = keptAgain(game, whole);
    await writeAnew(whole, again);
    return { ...again, game };
  } catch (error) {
    // Another tab has moved it in the same moment.
    const elsewhere = error instanceof MovedOn ? await openLocalGame(whole.id) : null;
    if (elsewhere !== null) return elsewhere;
    if (!(error instanceof Fault)) throw error;
    throw new CannotMove(`${otherwise.message} ${(await troubles()).cannotMove(error.message)}`);
  }
}

export function deleteLocalGame(id: string): Promise<void> {
  return throwAway(id);
}

/** Browsers clear out what they were not asked to keep when room gets short. */
function askToStay(): void {
  if (typeof navigator === "undefined") return;
  void navigator.storage?.persist?.().catch(() => {});
}
