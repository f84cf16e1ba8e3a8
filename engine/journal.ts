/**
 * A journal is the truth about a game: who did what, and which dice fell. Replaying it gives the position.
 *
 * Written as JSON Lines: a line about the table, then a line an entry. Entry 0 is the opening, when decks are
 * shuffled and hands dealt. Each entry ends with a check over all before it, so that whoever alters an act, a
 * die, a seat or the scenario is found at that very entry.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { BadInput, type Json, type Options, type Seat } from "./game.ts";
import { canonical, isCount, isList, isObject, isShallow, type JsonObject, quote } from "./json.ts";
import { type Origin, readOrigin, withoutSecret } from "./origin.ts";
import type { GameName } from "./shelf.ts";

export const JOURNAL_FORMAT = 1;

/** More than any game fills; what is longer was not written by a game. */
export const JOURNAL_LIMITS = {
  characters: 32_000_000,
  entries: 200_000,
  /** How deeply an entry may be nested. Acts are flat. */
  depth: 6,
} as const;

/**
 * How many entries a game may have before it takes no more acts, and from how many on its players are told. Our longest
 * campaign has twenty thousand when it is played at random. What is done without end must end somewhere: a game that
 * long can still be given up, or ended by agreement.
 */
export const LONGEST_GAME = { entries: 100_000, near: 98_000 } as const;

export interface Header extends GameName {
  readonly scenario: string;
  readonly options: Options;
  readonly dice: Origin;
  /** Who sits where. May be changed without harm: no check covers it. */
  readonly players?: Readonly<Record<Seat, string>>;
}

interface Checked {
  readonly n: number;
  readonly check: string;
}

export interface Opening extends Checked {
  readonly dice?: readonly number[];
}

/** Why an act was not made by hand: its seat had waived the window, or its time had run out. */
export const BY_ITSELF = ["orders", "time"] as const;
export type ByItself = (typeof BY_ITSELF)[number];

export interface Acted extends Checked {
  readonly seat: Seat;
  /** As the game's book of acts writes it. A list where others were gathered before it (`gathers` in game.ts): the last one answers. */
  readonly act: Json;
  /** The default answer, given for a seat that did not answer. */
  readonly by?: ByItself;
  readonly dice?: readonly number[];
}

/** The table went back to the position after an earlier entry. What was done since stays written, but no longer counts. */
export interface TakenBack extends Checked {
  /** Who asked for it, or took back acts of his own. */
  readonly seat: Seat;
  readonly back: number;
}

export type Entry = Opening | Acted | TakenBack;

/** An entry before its check. */
export type Content = Omit<Opening, "check"> | Omit<Acted, "check"> | Omit<TakenBack, "check">;

export interface Journal {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

export function writeJournal({ header, entries }: Journal): string {
  return writeHeader(header) + entries.map(writeEntry).join("");
}

export function writeHeader(header: Header): string {
  return `${JSON.stringify({ journal: "rubicon", format: JOURNAL_FORMAT, ...header })}\n`;
}

/** The dice that fell in an entry. */
export function facesOf(entry: Entry): readonly number[] {
  return ("dice" in entry && entry.dice) || [];
}

/** The acts of an entry in the order in which they were made: mostly one. */
export const actsOf = ({ act }: Pick<Acted, "act">): readonly Json[] => (isList(act) ? act : [act]);

/** One line, to be put at the end of a journal. */
export function writeEntry(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** The check of an entry: it stands for the entry, for all before it and for the position it led to. */
export function checkOf(before: Header | string, content: Content, hash: string): string {
  const past = typeof before === "string" ? before : canonical(sealed(before));
  const text = [past, canonical({ ...content }), hash].join("\n");
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}

/** What may not change about a table. The secret seed is added when the game is over; names of players may change. */
function sealed({ game, rules, pack, scenario, options, dice }: Header): Json {
  return { game, rules, pack, scenario, options, dice: { ...withoutSecret(dice) } };
}

/** Throws BadInput, in one sentence, when the text is no whole journal. Whether its acts are legal is for `verify` to say. */
export function readJournal(text: string): Journal {
  if (text.length > JOURNAL_LIMITS.characters)
    throw new BadInput(`The journal is longer than the ${JOURNAL_LIMITS.characters} characters that are read.`);
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  while (lines.length > 0 && lines[lines.length - 1].trim() === "") lines.pop();
  if (lines.length === 0) throw new BadInput("The journal is empty.");
  if (lines.length - 1 > JOURNAL_LIMITS.entries)
    throw new BadInput(`The journal has more than the ${JOURNAL_LIMITS.entries} entries that are read.`);
  const whole = text.endsWith("\n");
  const parsed = lines.map((line, i) => parse(line, i + 1, i === lines.length - 1 && !whole));
  const header = readHeader(parsed[0]);
  if (parsed.length === 1) throw new BadInput("The journal breaks off before its first entry.");
  return { header, entries: parsed.slice(1).map(readEntry) };
}

function parse(line: string, number: number, unfinished: boolean): Json {
  try {
    return JSON.parse(line);
  } catch {
    if (unfinished && number > 1) throw new BadInput(`The journal breaks off in the middle of line ${number}.`);
    throw new BadInput(`Line ${number} of the journal is not JSON.`);
  }
}

const HEADER_FIELDS = ["journal", "format", "game", "rules", "pack", "scenario", "options", "dice", "players"];

function readHeader(json: Json): Header {
  if (!isObject(json) || json.journal !== "rubicon")
    throw new BadInput('This is no journal of Rubicon: its first line must say {"journal":"rubicon",...}.');
  if (json.format !== JOURNAL_FORMAT)
    throw new BadInput(`This journal has format ${quote(json.format)}; only format ${JOURNAL_FORMAT} can be read.`);
  const stranger = Object.keys(json).find((key) => !HEADER_FIELDS.includes(key));
  if (stranger !== undefined) throw new BadInput(`The first line of a journal has no field ${quote(stranger)}.`);
  const { rules, options = {}, players } = json;
  if (!isCount(rules)) throw new BadInput("The journal does not give the version of its rules as a number.");
  const header = {
    game: textIn(json, "game"),
    rules,
    pack: textIn(json, "pack"),
    scenario: textIn(json, "scenario"),
    options: textsIn(options, "options"),
    dice: readOrigin(json.dice),
  };
  return players === undefined ? header : { ...header, players: textsIn(players, "players") };
}

function textIn(json: JsonObject, field: string): string {
  const value = json[field];
  if (typeof value !== "string") throw new BadInput(`The journal does not say its "${field}".`);
  return value;
}

function textsIn(json: Json, field: string): Readonly<Record<string, string>> {
  if (!isObject(json)) throw new BadInput(`"${field}" of the journal must be an object.`);
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (typeof value !== "string") throw new BadInput(`${quote(key)} in "${field}" of the journal must be a text.`);
      return [key, value];
    }),
  );
}

const ENTRY_FIELDS = ["n", "seat", "act", "by", "back", "dice", "check"];

function readEntry(json: Json, n: number): Entry {
  const bad = (what: string) => new BadInput(`Entry ${n} of the journal ${what}.`);
  if (!isObject(json)) throw bad("is not an object");
  const stranger = Object.keys(json).find((key) => !ENTRY_FIELDS.includes(key));
  if (stranger !== undefined) throw bad(`has a field ${quote(stranger)} that entries do not have`);
  const { seat, act, by, back, check } = json;
  if (json.n !== n) throw bad(`has the number ${quote(json.n)}: one is missing, double or out of order`);
  if (typeof check !== "string") throw bad("has no check");
  const dice = readFaces(json.dice);
  if (dice === null) throw bad("has dice that are not a list of whole numbers");

  if (n === 0) {
    if ([seat, act, by, back].some((field) => field !== undefined)) throw bad("is the opening, and no seat's act");
    return { n, ...dice, check };
  }
  if (typeof seat !== "string") throw bad("does not say whose it is");
  if ((act === undefined) === (back === undefined)) throw bad('must have either an "act" or "back"');
  if (back !== undefined) {
    if (!isCount(back) || back >= n) throw bad("goes back to no earlier entry");
    if (dice.dice !== undefined || by !== undefined) throw bad("takes back, and nothing else goes with that");
    return { n, seat, back, check };
  }
  if (act === undefined || !isShallow(act, JOURNAL_LIMITS.depth)) throw bad("is nested too deeply");
  const itself = BY_ITSELF.find((each) => each === by);
  if (by !== undefined && itself === undefined)
    throw bad(`was made by ${quote(by)}; acts are made by hand, or by ${BY_ITSELF.join(" or ")}`);
  return { n, seat, act, ...(itself === undefined ? {} : { by: itself }), ...dice, check };
}

/** Null when they are no faces of dice. */
function readFaces(json: Json | undefined): { dice?: readonly number[] } | null {
  if (json === undefined) return {};
  if (!isList(json)) return null;
  const faces = json.filter(isCount);
  return faces.length === json.length ? { dice: faces } : null;
}
