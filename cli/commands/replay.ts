/** `rubicon replay`: a journal as the story of its game. */
import {
  actsOf,
  BadInput,
  type Entry,
  EVERYTHING,
  type EventShape,
  type Eyes,
  type Game,
  type Language,
  type QuestionShape,
  replay,
} from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { heard } from "../hearing.ts";
import { actsIn, journalIn, type Kept } from "../journals.ts";
import { eyesNamed, languageNamed } from "../named.ts";
import { wholeNumber } from "../numbers.ts";
import { PACK_OPTION } from "../packs.ts";
import { PHRASES } from "../terminal/phrases.ts";

interface Asked {
  readonly as: string;
  readonly pack?: string;
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
    .option(...PACK_OPTION)
    .option("--lang <language>", "en, fr or it", languageNamed, "en")
    .option("--to <n>", "stop after this entry", wholeNumber("--to", 0))
    .option("--json", "write JSON: how many acts, hash of the position, outcome")
    .action((file: string, asked: Asked) => tellAgain(desk, file, asked));
}

/** An entry as the story tells it. */
interface Episode {
  readonly entry: Entry;
  /** Who acts in it, as he was called then; "" for the opening. */
  readonly by: string;
  /** What was asked before it. */
  readonly asked: QuestionShape | undefined;
  readonly events: EventShape[];
}

function tellAgain(desk: Desk, file: string, asked: Asked): void {
  const kept = journalIn(desk, file, asked.pack);
  const { game, journal } = kept;
  const eyes = eyesNamed(game, asked.as);
  const entries = upTo(kept, asked.to);
  const { episodes, position } = episodesOf({ game, journal: { ...journal, entries } }, eyes, asked.lang);
  const outcome = game.outcome(position);
  if (asked.json) {
    sayJson(desk, { acts: actsIn({ entries }), hash: game.hash(position), outcome });
    return;
  }
  for (const episode of episodes) tellEpisode(desk, game, episode, eyes, asked.lang);
  if (outcome) say(desk, game.words(asked.lang).outcome(outcome));
}

function upTo({ journal: { entries } }: Kept, last: number | undefined): readonly Entry[] {
  if (last === undefined) return entries;
  if (last < entries.length) return entries.slice(0, last + 1);
  throw new BadInput(`The journal ends with entry ${entries.length - 1}; it has no entry ${last}.`);
}

function episodesOf({ game, journal }: Kept, eyes: Eyes, language: Language) {
  const { entries } = journal;
  const words = game.words(language);
  const by = new Map<number, string>();
  const asked = new Map<number, QuestionShape>();
  const events: EventShape[][] = entries.map(() => []);
  const { position } = replay(game, journal, {
    strict: true,
    tell: (event, n) => events[n].push(event),
    reach(position, { n }) {
      const next = entries[n + 1];
      if (next === undefined || !("seat" in next)) return;
      by.set(next.n, words.seat(next.seat, game.sight(position, eyes)));
      asked.set(next.n, game.question(position));
    },
  });
  const episodes = entries.map(
    (entry, n): Episode => ({ entry, by: by.get(n) ?? "", asked: asked.get(n), events: events[n] }),
  );
  return { episodes, position };
}

function tellEpisode(desk: Desk, game: Game, episode: Episode, eyes: Eyes, language: Language): void {
  const { entry, by, asked, events } = episode;
  // The act itself may say more than others may know: they hear of it from its events.
  if ("act" in entry && (eyes === EVERYTHING || eyes === entry.seat))
    for (const act of actsOf(entry))
      say(desk, `${entry.n}. ${by}: ${game.words(language).act(game.acts.read(act), asked)}`);
  if ("back" in entry) say(desk, `${entry.n}. ${by}: ${PHRASES[language].takenBackTo(entry.back)}`);
  for (const event of events) {
    const sentence = heard(game, event, eyes, language);
    if (sentence !== null) say(desk, `    ${sentence}`);
  }
}
