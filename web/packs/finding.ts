/** The very game that a table or a journal names: by id, version of the rules, and pack. */
import { BadInput, type Game, type GameName, labelOf, type Pack, parsePack } from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { balancedPack, factsOf, gameOf, gameSeen, standardGame } from "../games/index.ts";
import { type KeptPack, keepPack, keptPack } from "./kept.ts";
import type { PackTroubles } from "./words.ts";

/** Its components are not here: whoever has them may load them. */
export class MissingPack extends BadInput {
  readonly wanted: GameName;

  constructor(wanted: GameName, words: PackTroubles) {
    super(words.missing(wanted.pack));
    this.wanted = wanted;
  }
}

/** It was begun by other rules than those that are here. */
export class OtherRules extends BadInput {
  readonly wanted: GameName;

  constructor(wanted: GameName, ours: number, words: PackTroubles) {
    super((wanted.rules < ours ? words.olderRules : words.newerRules)(wanted.rules, ours));
    this.wanted = wanted;
  }
}

/** Somewhere else to ask for a pack; null when it is not there either. */
export type PackSource = (id: string) => Promise<Pack | null>;

const nowhere: PackSource = async () => null;

/** Throws BadInput, in one sentence: MissingPack and OtherRules where something can be done about it. */
export async function gameNamed(name: GameName, elsewhere: PackSource = nowhere): Promise<Game> {
  const seen = await gameSeen(name);
  if (seen !== null) return seen;
  const standard = await standardGame(name.game);
  if (standard === null) throw await unknownGame(name.game);
  if (standard.rules !== name.rules) throw new OtherRules(name, standard.rules, await troubles());
  const here = (await keptPack(name.game, name.pack).catch(nothingKept)) ?? (await readyPack(name));
  const pack = here ?? (await fetched(name, elsewhere));
  if (pack === null) throw new MissingPack(name, await troubles());
  await gameOf(pack);
  const game = await gameSeen(name);
  if (game === null) throw new MissingPack(name, await troubles());
  return game;
}

/** The balanced pack comes with the page, and is kept by nobody. */
async function readyPack({ game, pack: id }: GameName): Promise<Pack | null> {
  const pack = await balancedPack(game);
  return pack !== null && labelOf(pack).id === id ? pack : null;
}

/** What a server has given is kept: the journal of the game may be looked at when the server is far away. */
async function fetched({ pack: id }: GameName, elsewhere: PackSource): Promise<Pack | null> {
  const pack = await elsewhere(id);
  if (pack !== null) await keepPack(pack).catch(nothingKept);
  return pack;
}

/** A browser may keep nothing, in private windows for one: then a pack is here as long as the page is. */
const nothingKept = (): null => null;

/**
 * Takes a pack out of a file, checks it against the rules and keeps it. Throws BadInput, with the exact place of the
 * fault, and keeps nothing, when it cannot be used for that game.
 */
export async function takePack(game: string, text: string): Promise<KeptPack> {
  const pack = parsePack(text);
  await demandFit(game, pack);
  return keepPack(pack);
}

/** The same, where one pack and no other is wanted. */
export async function takeWanted({ game, pack: id }: GameName, text: string): Promise<void> {
  const pack = parsePack(text);
  await demandFit(game, pack);
  if (labelOf(pack).id !== id) throw new BadInput((await troubles()).otherPack(pack.name));
  await keepPack(pack);
}

async function demandFit(game: string, pack: Pack): Promise<void> {
  if (pack.game !== game) throw new BadInput((await troubles()).otherGame(titleOf(pack.game), titleOf(game)));
  try {
    if ((await gameOf(pack)) === null) throw await unknownGame(game);
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput((await troubles()).doesNotFit(error.message));
    throw error;
  }
}

const titleOf = (game: string): string => factsOf(game)?.title ?? game;
/** Hardly anybody reads them: they come when something is wrong. */
const troubles = async (): Promise<PackTroubles> => (await import("./words.ts")).packTroubles[settings.now.language];

export const unknownGame = async (game: string): Promise<BadInput> =>
  new BadInput((await troubles()).unknownGame(game));
