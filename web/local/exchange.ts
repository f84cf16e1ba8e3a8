/**
 * Journals as files: out of this browser and into it.
 *
 * A game that is over is written with the seed of its dice, so that anyone can check every die. While it runs the file
 * leaves the seed out: whoever reads it could otherwise know every die to come. Such a file can be watched and checked,
 * but not played on; to go on elsewhere the seed has to travel too, which the player asks for by itself.
 */
import {
  BadInput,
  Fault,
  type Game,
  type Journal,
  readJournal,
  replay,
  verify,
  withoutSecret,
  writeJournal,
} from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { hasBots } from "../games/index.ts";
import { botsNamed, NO_BOTS } from "../opponents/levels.ts";
import { gameNamed, OtherRules, type PackSource } from "../packs/finding.ts";
import { fromChest, putInChest } from "./chest.ts";
import type { Exported } from "./download.ts";
import { type ExchangeWords, exchangeWords } from "./exchange-words.ts";
import { type KeptEntry, originOf, type WholeGame } from "./kept.ts";
import { packNameOf } from "./pack-name.ts";
import { newId } from "./random.ts";
import { localTroubles } from "./troubles.ts";
import { gameOfToday, toldAgain } from "./upgrading.ts";

/** To look at and to check: with the seed once the game is over. */
export async function exportJournal(id: string): Promise<Exported> {
  const game = await kept(id);
  return fileOf(game, journalOf(game));
}

/** To play on in another browser: with the seed. */
export async function exportToContinue(id: string): Promise<Exported> {
  const game = await kept(id);
  return fileOf(game, withSeed(game));
}

/** What anybody may have of a game: its seed is shown when it is over. */
export function journalOf(game: WholeGame): Journal {
  return game.toMove === null ? withSeed(game) : { header: game.header, entries: entriesOf(game) };
}

/** Puts the game of a journal into the chest and gives its id. Throws BadInput, in one sentence, when it cannot be used. */
export async function importJournal(text: string): Promise<string> {
  const { journal, game } = await readFile(text);
  const verdict = verify(game, journal);
  if (!verdict.ok) throw new BadInput(words().fault(verdict.entry, verdict.reason));
  const { header, entries } = journal;
  const { dice } = header;
  const { position } = replay(game, journal);
  const asked = game.toMove(position);
  const seed = dice.kind === "committed" ? (dice.seed ?? null) : null;
  if (asked !== "over" && dice.kind === "committed" && seed === null) throw new BadInput(words().cannotGoOn);
  const id = newId();
  // A bot goes on where it has played before.
  const bots = hasBots(game.id) ? botsNamed(header.players) : NO_BOTS;
  const curtain = Object.keys(bots).length === 0;
  const now = new Date().toISOString();
  await putInChest({
    ...{ id, header: { ...header, dice: withoutSecret(dice) }, seed, curtain, bots, createdAt: now, changedAt: now },
    ...{ length: entries.length, head: entries[entries.length - 1].check },
    ...(await packNameOf(game)),
    toMove: asked === "over" ? null : asked,
    outcome: game.outcome(position),
    entries: entries.map((entry): KeptEntry => ({ game: id, n: entry.n, entry, at: null })),
  });
  return id;
}

export interface ReadFile {
  readonly journal: Journal;
  readonly game: Game;
  /** The version of the rules it was played by, where it had to be told again by those of today. */
  readonly formerRules: number | null;
}

/**
 * A journal that can be played again here, as far as its first line tells; whether it holds to the rules is for
 * `verify` to say. Throws BadInput, in one sentence, when it is none; MissingPack when its components have to be
 * loaded first.
 */
export async function readFile(text: string, elsewhere?: PackSource): Promise<ReadFile> {
  if (text.trim() === "") throw new BadInput(words().empty);
  if (!beginsAsJournal(text)) throw new BadInput(words().noJournal);
  const journal = parsed(text);
  try {
    return { journal, game: await gameNamed(journal.header, elsewhere), formerRules: null };
  } catch (error) {
    if (error instanceof OtherRules) return byEarlierRules(journal, error);
    throw error;
  }
}

async function byEarlierRules(journal: Journal, otherwise: OtherRules): Promise<ReadFile> {
  const { header } = journal;
  const game = await gameOfToday(header);
  if (header.rules > game.rules) throw otherwise;
  try {
    return { journal: toldAgain(game, journal), game, formerRules: header.rules };
  } catch (error) {
    if (error instanceof Fault) throw new BadInput(`${otherwise.message} ${words().fault(error.entry, error.reason)}`);
    throw error;
  }
}

/** Looked at here, and not left to the reader of journals, because any file may be dropped on the page. */
function beginsAsJournal(text: string): boolean {
  const first = text.replace(/^\uFEFF/, "").split("\n", 1)[0];
  try {
    const line: unknown = JSON.parse(first);
    return typeof line === "object" && line !== null && "journal" in line && line.journal === "rubicon";
  } catch {
    return false;
  }
}

function parsed(text: string): Journal {
  try {
    return readJournal(text);
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(words().unreadable(error.message));
    throw error;
  }
}

const withSeed = (game: WholeGame): Journal => ({
  header: { ...game.header, dice: originOf(game) },
  entries: entriesOf(game),
});

const entriesOf = ({ entries }: WholeGame): Journal["entries"] => entries.map(({ entry }) => entry);

function fileOf({ header, changedAt }: WholeGame, journal: Journal): Exported {
  const name = `rubicon-${header.game}-${changedAt.slice(0, 10)}.jsonl`;
  return { name, text: writeJournal(journal), type: "application/jsonl" };
}

async function kept(id: string): Promise<WholeGame> {
  const game = await fromChest(id);
  if (game === null) throw new BadInput(localTroubles[settings.now.language].gone);
  return game;
}

const words = (): ExchangeWords => exchangeWords[settings.now.language];
