/** A journal leads to the same position again, and whoever alters anything in it is found where he did. */
import { type Dice, pick } from "../dice.ts";
import { BadInput, type Game } from "../game.ts";
import { type Acted, type Entry, facesOf, type Journal, readJournal, writeJournal } from "../journal.ts";
import { replay, verify } from "../replay.ts";
import type { Table } from "../table.ts";
import { must } from "./must.ts";

export function checkJournal(table: Table<object>): Journal {
  const { game } = table;
  const hash = game.hash(table.position);
  const text = writeJournal(table.withSeed());
  const journal = readJournal(text);
  must(writeJournal(journal) === text, "a journal that was written and read is written otherwise");
  must(game.hash(replay(game, journal).position) === hash, "the journal leads to another position");
  const verdict = verify(game, journal);
  must(verdict.ok, () => `the journal is not verified: ${JSON.stringify(verdict)}`);
  must(verdict.hash === hash, "the journal is verified with another hash");
  must(JSON.stringify(verdict.outcome) === JSON.stringify(game.outcome(table.position)), "it ends otherwise");
  return journal;
}

/** Alters one thing of each kind. */
export function checkAlterations(game: Game, journal: Journal, random: Dice): void {
  const acted = journal.entries.filter((entry): entry is Acted => "act" in entry);
  const entry = pick(acted, random);
  const { position } = replay(game, journal, { upTo: entry.n - 1 });
  const others = game.legal(position).map((act) => game.acts.write(act));
  const other = pick(others, random);
  if (JSON.stringify(other) !== JSON.stringify(entry.act)) found(game, journal, { ...entry, act: other });
  const usurper = game.seats.find((seat) => seat !== entry.seat);
  if (usurper !== undefined) found(game, journal, { ...entry, seat: usurper });

  const rolled = journal.entries.filter((one) => facesOf(one).length > 0);
  if (rolled.length > 0) {
    const one = pick(rolled, random);
    const faces = facesOf(one);
    const at = random.roll(faces.length) - 1;
    found(game, journal, { ...one, dice: faces.with(at, faces[at] === 1 ? 2 : faces[at] - 1) });
    found(game, journal, { ...one, dice: [...faces, 1] });
    found(game, journal, { ...one, dice: faces.slice(1) });
  }
  headersFound(game, journal);
  checkHoles(journal, random);
}

/** Puts an altered entry into the journal and demands that it is found. */
function found(game: Game, journal: Journal, altered: Entry): void {
  const entries = journal.entries.with(altered.n, altered);
  const verdict = verify(game, { ...journal, entries });
  must(!verdict.ok && verdict.entry === altered.n, () => `this alteration is not found: ${JSON.stringify(altered)}`);
}

function headersFound(game: Game, journal: Journal): void {
  const { header } = journal;
  const altered = [
    ...game.scenarios.filter(({ id }) => id !== header.scenario).map(({ id }) => ({ ...header, scenario: id })),
    ...Object.entries(header.options).map(([option]) => ({ ...header, options: { ...header.options, [option]: "?" } })),
    { ...header, options: { ...header.options, "no such option": "yes" } },
    { ...header, game: "another game" },
    { ...header, rules: header.rules + 1 },
    { ...header, pack: `${header.pack}?` },
  ];
  for (const other of altered) {
    const verdict = verify(game, { ...journal, header: other });
    must(!verdict.ok && verdict.entry === 0, () => `this alteration is not found: ${JSON.stringify(other)}`);
  }
}

/** A line taken out is noticed when the journal is read. */
function checkHoles(journal: Journal, random: Dice): void {
  const lines = writeJournal(journal).split("\n");
  const out = 1 + random.roll(journal.entries.length - 1);
  // Nothing shows that a last line is missing: the game may have been broken off there.
  if (out === journal.entries.length) return;
  try {
    readJournal(lines.toSpliced(out, 1).join("\n"));
  } catch (error) {
    if (error instanceof BadInput) return;
  }
  throw new Error(`line ${out + 1} was taken out of the journal and nobody noticed`);
}
