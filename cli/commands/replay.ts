/** `rubicon replay`: a journal as the story of its game. */
import { BadInput, type Entry, type EventShape, type Game, type Language, replay } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { journalIn, type Kept } from "../files.ts";
import { heard, type Listener } from "../hearing.ts";
import { languageNamed, viewerNamed } from "../named.ts";
import { wholeNumber } from "../numbers.ts";

interface Asked {
  readonly as: string;
  readonly lang: Language;
  readonly to?: number;
  readonly json?: boolean;
}

export function addReplay(rubicon: Command, desk: Desk): void {
  rubicon
    .command("replay")
    .description("play a journal again and tell the game in sentences")
    .argument("<file>", "a journal")
    .option("--as <viewer>", "who listens: a seat, watcher, or all", "all")
    .option("--lang <language>", "en, fr or it", languageNamed, "en")
    .option("--to <n>", "stop after this entry", wholeNumber("--to", 0))
    .option("--json", "write JSON: how many acts, hash of the position, outcome")
    .action((file: string, asked: Asked) => tellAgain(desk, file, asked));
}

function tellAgain(desk: Desk, file: string, asked: Asked): void {
  const kept = journalIn(desk, file);
  const { game } = kept;
  const listener = viewerNamed(game, asked.as);
  const entries = upTo(kept, asked.to);
  const events: EventShape[][] = entries.map(() => []);
  const { position } = replay(
    game,
    { header: kept.journal.header, entries },
    { strict: true, tell: (event, n) => events[n].push(event) },
  );
  const acts = entries.filter((entry) => "act" in entry).length;
  const outcome = game.outcome(position);
  if (asked.json) {
    sayJson(desk, { acts, hash: game.hash(position), outcome });
    return;
  }
  for (const entry of entries) tellEntry(desk, game, entry, events[entry.n], listener, asked.lang);
  if (outcome) say(desk, game.words(asked.lang).outcome(outcome));
}

function upTo({ journal: { entries } }: Kept, last: number | undefined): readonly Entry[] {
  if (last === undefined) return entries;
  if (last < entries.length) return entries.slice(0, last + 1);
  throw new BadInput(`The journal ends with entry ${entries.length - 1}; it has no entry ${last}.`);
}

function tellEntry(
  desk: Desk,
  game: Game,
  entry: Entry,
  events: readonly EventShape[],
  listener: Listener,
  language: Language,
): void {
  const words = game.words(language);
  // The act itself may say more than others may know: they hear of it from its events.
  if ("act" in entry && (listener === "all" || listener === entry.seat))
    say(desk, `${entry.n}. ${words.seat(entry.seat)}: ${words.act(game.acts.read(entry.act))}`);
  for (const event of events) {
    const sentence = heard(game, event, listener, language);
    if (sentence !== null) say(desk, `    ${sentence}`);
  }
}
