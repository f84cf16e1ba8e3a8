/** Journals that users name, and the games they belong to. */
import {
  actsOf,
  BadInput,
  type EventShape,
  type Game,
  type GameName,
  type Journal,
  readJournal,
  replay,
  type Shelf,
  writeJournal,
} from "@rubicon/engine";
import type { Desk } from "./desk.ts";
import { keepText, naming, textIn } from "./files.ts";
import { gameChosen } from "./packs.ts";

export interface Kept {
  readonly game: Game;
  readonly journal: Journal;
}

/** Megabytes. The longest game fills a few. */
const LARGEST = 64;

/** A journal and the game it belongs to. A pack that is named must be the one it was begun with. */
export function journalIn(desk: Desk, file: string, pack?: string): Kept {
  const text = textIn(desk, file, "journal", LARGEST);
  const journal = naming(file, () => readJournal(text));
  const { header } = journal;
  const brought = pack === undefined ? undefined : gameChosen(desk, { game: header.game, pack }).pack;
  if (brought !== undefined && brought.id !== header.pack)
    throw new BadInput(`${file} was begun with the pack ${header.pack}; ${pack} is ${brought.id} (${brought.name}).`);
  return { journal, game: gameBegun(desk.shelf, header, file) };
}

/** The very game that a journal or a table was begun with: by its id, its rules and its pack. */
export function gameBegun(shelf: Shelf, name: GameName, what: string): Game {
  const found = shelf.find(name);
  if (found !== null) return found;
  const { title, rules } = shelf.ruleset(name.game);
  if (rules !== name.rules)
    throw new BadInput(
      `${what} was begun by version ${name.rules} of the rules of ${title}; here is version ${rules}.`,
    );
  throw new BadInput(`${what} was begun with the pack ${name.pack}, which is not here: --pack FILE brings it.`);
}

/** What was told in each entry. Throws a Fault at the first entry that does not fit. */
export function eventsOf({ game, journal }: Kept): EventShape[][] {
  const events: EventShape[][] = journal.entries.map(() => []);
  replay(game, journal, { strict: true, tell: (event, n) => events[n].push(event) });
  return events;
}

/** How many acts were done, those that were taken back among them. */
export const actsIn = ({ entries }: Pick<Journal, "entries">): number =>
  entries.reduce((sum, entry) => sum + ("act" in entry ? actsOf(entry).length : 0), 0);

/** Folders on the way are made. */
export function keepJournal(path: string, journal: Journal): void {
  keepText(path, writeJournal(journal));
}
