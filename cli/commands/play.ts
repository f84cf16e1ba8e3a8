/** `rubicon play`: a game in the terminal, between people, against bots, or among bots. */
import { randomUUID } from "node:crypto";
import { BOTS } from "@rubicon/bots";
import { BadInput, Counted, type Game, type Language, openTable, resumeTable, type Seat } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, type Sink, sayJson } from "../desk.ts";
import { actsIn, eventsOf, journalIn } from "../journals.ts";
import { languageNamed, optionsOf, scenarioNamed } from "../named.ts";
import { gather, seed } from "../numbers.ts";
import { gameChosen, PACK_OPTION } from "../packs.ts";
import { type Keyboard, keyboardOf } from "../terminal/keyboard.ts";
import { playOn } from "../terminal/loop.ts";
import { PHRASES } from "../terminal/phrases.ts";
import { askWishes, seatsProposed } from "../terminal/setup.ts";
import { HUMAN, playersFrom, Sitting, type SittingParts } from "../terminal/sitting.ts";

interface Asked {
  readonly game?: string;
  readonly pack?: string;
  readonly scenario?: string;
  readonly option: readonly string[];
  readonly seats?: string;
  readonly seed?: string;
  readonly lang: Language;
  readonly save?: string;
  readonly resume?: string;
  readonly json?: boolean;
  readonly server?: string;
  readonly table?: string;
  readonly open?: boolean;
  readonly seat?: string;
  readonly private?: boolean;
  readonly guest?: boolean;
  readonly session?: string;
  readonly name?: string;
}

export function addPlay(rubicon: Command, desk: Desk): void {
  rubicon
    .command("play")
    .description("play a game in the terminal")
    .option("--game <id>", "which game")
    .option(...PACK_OPTION)
    .option("--scenario <id>", "which scenario (the game's first, if not named)")
    .option("--option <id=value>", "an option of the scenario; may be given several times", gather, [])
    .option("--seats <players>", "human or a bot's name for each seat, with commas, such as human,greedy")
    .option("--seed <text>", "seed of the dice (a secret one, if not given)", seed)
    .option("--lang <language>", "en, fr or it", languageNamed, "en")
    .option("--save <file>", "where to keep the game (a file in ./journals, if not given)")
    .option("--resume <file>", "go on with a saved game")
    .option("--json", "talk on standard error and end with one line of JSON on standard output")
    .option("--server <url>", "play on a server, such as http://localhost:3000")
    .option("--table <id>", "with --server: the table to join, to go on with or to watch")
    .option("--open", "with --server: open a table and wait for an opponent")
    .option("--seat <seat>", "with --server: the seat to take (any, if not named)")
    .option("--private", "with --server: open a table that only those who are told can find")
    .option("--guest", "with --server: play as a new guest, for this once (the same as without --session)")
    .option("--session <file>", "with --server: keep who you are in a file, and come back as the same player")
    .option("--name <name>", "with --server: the name to play under")
    .action((asked: Asked) => play(desk, asked));
}

async function play(desk: Desk, asked: Asked): Promise<void> {
  mustGoTogether(asked);
  const { server } = asked;
  if (server !== undefined) {
    // Sockets are loaded only by whoever plays on a server.
    const { playOnServer } = await import("../afar/play.ts");
    return playOnServer(desk, { ...asked, server });
  }
  const screen = asked.json ? desk.stderr : desk.stdout;
  const keyboard = keyboardOf(desk.stdin, screen);
  try {
    const ready =
      asked.resume === undefined ? await opened(desk, asked, keyboard, screen) : resumed(desk, asked, asked.resume);
    if (ready === null) return;
    const sitting = new Sitting({ ...ready, language: asked.lang, cwd: desk.cwd, screen, keyboard });
    if (asked.resume !== undefined) {
      sitting.skipNews();
      const { entries } = ready.table.journal;
      sitting.say(PHRASES[asked.lang].resumed(new Counted(entries).last(entries.length).length - 1));
    }
    await playOn(sitting);
    const { table } = sitting;
    if (asked.json)
      sayJson(desk, {
        file: sitting.file,
        acts: actsIn(table.journal),
        hash: table.game.hash(table.position),
        outcome: table.game.outcome(table.position),
      });
  } finally {
    keyboard.close();
  }
}

const HERE = ["seats", "seed", "save", "resume"] as const;
const AFAR = ["table", "open", "seat", "private", "guest", "session", "name"] as const;

/** Options that would be passed over in silence are a mistake. */
function mustGoTogether(asked: Asked): void {
  const given = (names: readonly (keyof Asked)[]) => names.find((name) => asked[name] !== undefined);
  const afar = given(AFAR);
  if (asked.server === undefined && afar !== undefined) throw new BadInput(`--${afar} needs --server.`);
  const here = given(HERE);
  if (asked.server !== undefined && here !== undefined)
    throw new BadInput(`--${here} is for games on this machine, not for those on a server.`);
  if (asked.server !== undefined && asked.pack !== undefined && !asked.open)
    throw new BadInput("--pack goes with --open: a table that is there brings its pack along.");
  if (asked.table !== undefined && asked.open) throw new BadInput("Either --table or --open, not both.");
  if (asked.guest && asked.session !== undefined) throw new BadInput("Either --guest or --session, not both.");
}

type Ready = Pick<SittingParts, "table" | "events" | "players" | "file">;

/** Null when the person went away before it began. */
async function opened(desk: Desk, asked: Asked, keyboard: Keyboard, screen: Sink): Promise<Ready | null> {
  const named = [asked.game, asked.pack, asked.scenario, asked.seats].some((name) => name !== undefined);
  const asking = desk.stdin.isTTY && !named;
  if (asking) screen.write(`${PHRASES[asked.lang].welcome}\n`);
  const wishes = asking ? await askWishes(desk.shelf.standards, keyboard, asked.lang) : wished(desk, asked);
  if (wishes === null) return null;
  const { game } = wishes;
  const scenario = scenarioNamed(game, wishes.scenario);
  const players = playersFrom(game, wishes.seats);
  const table = openTable(game, {
    scenario: scenario.id,
    options: optionsOf(scenario, asked.option),
    dice: { kind: "seed", seed: asked.seed ?? randomUUID() },
    players,
  });
  const file = asked.save ?? `journals/${game.id}-${scenario.id}-${stamp(new Date())}.jsonl`;
  // A window may have passed by itself before anybody is asked.
  return { table, events: eventsOf({ game, journal: table.journal }), players, file };
}

function wished(desk: Desk, asked: Asked) {
  const game = gameChosen(desk, asked);
  return { game, scenario: asked.scenario, seats: asked.seats ?? seatsProposed(game) };
}

function resumed(desk: Desk, asked: Asked, file: string): Ready {
  const kept = journalIn(desk, file, asked.pack);
  const { game, journal } = kept;
  const events = eventsOf(kept);
  const players =
    asked.seats === undefined ? playersBefore(game, journal.header.players) : playersFrom(game, asked.seats);
  return { table: resumeTable(game, journal), events, players, file: asked.save ?? file };
}

/** Bots sit where they sat; everybody else who is named in the journal is a person. */
function playersBefore(game: Game, before: Readonly<Record<Seat, string>> = {}): Record<Seat, string> {
  const isBot = (name: string | undefined): name is string => BOTS.some((bot) => bot.name === name);
  return Object.fromEntries(game.seats.map((seat) => [seat, isBot(before[seat]) ? before[seat] : HUMAN]));
}

/** Such as 2026-03-15-184502. */
function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
}
