/**
 * Journals as files: out of this browser and into it.
 *
 * A game that is over is written with the seed of its dice, so that anyone can check every die. While it runs the file
 * leaves the seed out: whoever reads it could otherwise know every die to come. Such a file can be watched and checked,
 * but not played on; to go on elsewhere the seed has to travel too, which the player asks for by itself.
 */
import {
  BadInput,
  type Game,
  type Journal,
  readJournal,
  replay,
  verify,
  withoutSecret,
  writeJournal,
} from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { type ExchangeWords, exchangeWords } from "./exchange-words.ts";
import { gameCalled } from "./games.ts";
import { type KeptEntry, originOf, type WholeGame } from "./kept.ts";
import { newId } from "./random.ts";
import { fromShelf, putOnShelf } from "./shelf.ts";
import { localWords } from "./words.ts";

export interface Exported {
  /** Such as rubicon-julius-caesar-2026-03-15.jsonl. */
  readonly name: string;
  readonly text: string;
}

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

/** Puts the game of a journal on the shelf and gives its id. Throws BadInput, in one sentence, when it cannot be used. */
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
  const now = new Date().toISOString();
  await putOnShelf({
    ...{ id, header: { ...header, dice: withoutSecret(dice) }, seed, curtain: true, createdAt: now, changedAt: now },
    ...{ length: entries.length, head: entries[entries.length - 1].check },
    toMove: asked === "over" ? null : asked,
    outcome: game.outcome(position),
    entries: entries.map((entry): KeptEntry => ({ game: id, n: entry.n, entry, at: null })),
  });
  return id;
}

export interface ReadFile {
  readonly journal: Journal;
  readonly game: Game;
}

/**
 * A journal that can be played again here, as far as its first line tells; whether it holds to the rules is for
 * `verify` to say. Throws BadInput, in one sentence, when it is none.
 */
export async function readFile(text: string): Promise<ReadFile> {
  if (text.trim() === "") throw new BadInput(words().empty);
  if (!beginsAsJournal(text)) throw new BadInput(words().noJournal);
  const journal = parsed(text);
  const { header } = journal;
  const game = await gameCalled(header.game);
  if (game === null) throw new BadInput(words().unknownGame(header.game));
  if (header.rules !== game.rules) throw new BadInput(words().otherRules(header.rules, game.rules));
  if (header.pack !== game.pack) throw new BadInput(words().otherPack);
  return { journal, game };
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
  return { name: `rubicon-${header.game}-${changedAt.slice(0, 10)}.jsonl`, text: writeJournal(journal) };
}

async function kept(id: string): Promise<WholeGame> {
  const game = await fromShelf(id);
  if (game === null) throw new BadInput(localWords[settings.now.language].gone);
  return game;
}

const words = (): ExchangeWords => exchangeWords[settings.now.language];
