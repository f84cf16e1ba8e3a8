/** What lies on the table in a skirmish; copied, written and read. */
import { BadInput, type Json } from "../../game.ts";
import { Hasher } from "../../hash.ts";
import { isCount, isList, isObject, type JsonObject, quote } from "../../json.ts";
import { copyStack } from "../../steps.ts";

export type Frame =
  | { readonly step: "deal" }
  | { readonly step: "deploy"; readonly placed: number }
  | { readonly step: "round" }
  | { readonly step: "choose"; readonly seat: number }
  | { readonly step: "reveal" }
  | { readonly step: "turn"; readonly faction: number }
  /** The die lies on the table and has not taken effect: `stage` says whose window comes next. */
  | {
      readonly step: "blow";
      readonly piece: number;
      readonly field: number;
      readonly die: number;
      readonly stage: number;
    }
  | { readonly step: "window"; readonly seat: number };

export const IN_HAND = -1;
export const FALLEN = -2;
export const NOT_CHOSEN = -1;

export interface Position {
  /** By piece: its field, IN_HAND or FALLEN. */
  readonly at: Int8Array;
  /** By piece: whether it has acted this turn. */
  readonly used: Uint8Array;
  /** By faction: the seat that leads it. */
  readonly leads: Uint8Array;
  /** By seat and kind. */
  readonly tokens: Uint8Array;
  /** By kind. */
  readonly spent: Uint8Array;
  /** By seat. */
  readonly stance: Int8Array;
  /** By seat: standing orders not to be asked. */
  readonly silent: Uint8Array;
  /** Round, rounds, stances shown, swap, crowded, plain: see below. */
  readonly facts: Uint8Array;
  readonly stack: Frame[];
}

// Places in `facts`
export const ROUND = 0;
export const STANCES_SHOWN = 1;
export const SWAPS = 2;
export const CROWDED = 3;
export const PLAIN = 4;
const FACTS = 5;

export function emptyPosition(pieces: number): Position {
  return {
    at: new Int8Array(pieces).fill(IN_HAND),
    used: new Uint8Array(pieces),
    leads: Uint8Array.of(0, 1),
    tokens: new Uint8Array(4),
    spent: new Uint8Array(2),
    stance: new Int8Array(2).fill(NOT_CHOSEN),
    silent: new Uint8Array(2),
    facts: new Uint8Array(FACTS),
    stack: [],
  };
}

export function copy(p: Position): Position {
  return {
    at: p.at.slice(),
    used: p.used.slice(),
    leads: p.leads.slice(),
    tokens: p.tokens.slice(),
    spent: p.spent.slice(),
    stance: p.stance.slice(),
    silent: p.silent.slice(),
    facts: p.facts.slice(),
    stack: copyStack(p.stack),
  };
}

const ROWS = ["at", "used", "leads", "tokens", "spent", "stance", "silent", "facts"] as const;

export function hash(p: Position): string {
  const hasher = new Hasher();
  for (const row of ROWS) hasher.numbers(p[row]);
  return hasher.json(p.stack.map((frame) => ({ ...frame }))).digest();
}

export function write(p: Position): Json {
  const rows = Object.fromEntries(ROWS.map((row) => [row, [...p[row]]]));
  return { ...rows, stack: p.stack.map((frame) => ({ ...frame })) };
}

/** Greatest values, so that nothing read can point outside a table. */
export interface Bounds {
  readonly pieces: number;
  readonly fields: number;
}

export function read(written: Json, { pieces, fields }: Bounds): Position {
  if (!isObject(written)) throw new BadInput("A position of a skirmish is an object.");
  const p = emptyPosition(pieces);
  const greatest = { at: fields - 1, used: 1, leads: 1, tokens: 99, spent: 99, stance: 1, silent: 1, facts: 255 };
  for (const row of ROWS) {
    const least = row === "at" ? FALLEN : row === "stance" ? NOT_CHOSEN : 0;
    p[row].set(readRow(written, row, p[row].length, least, greatest[row]));
  }
  if (p.leads[0] === p.leads[1]) throw new BadInput("Each seat must lead one faction.");
  if (!isList(written.stack)) throw new BadInput('"stack" of the position must be a list.');
  p.stack.push(...written.stack.map((frame) => readFrame(frame, { pieces, fields })));
  return p;
}

function readRow(written: JsonObject, row: string, length: number, least: number, greatest: number): number[] {
  const list = written[row];
  const numbers = isList(list) ? list.filter((n) => typeof n === "number" && Number.isInteger(n)) : [];
  const sound = isList(list) && list.length === length && numbers.length === length;
  if (!sound || !numbers.every((n) => Number(n) >= least && Number(n) <= greatest))
    throw new BadInput(`"${row}" of the position must be ${length} numbers from ${least} to ${greatest}.`);
  return numbers.map(Number);
}

function readFrame(written: Json, { pieces, fields }: Bounds): Frame {
  if (!isObject(written)) throw new BadInput("A step of the position is an object.");
  const number = (field: string, below: number): number => {
    const value = written[field];
    if (!isCount(value) || value >= below) throw new BadInput(`${quote(value)} cannot be the "${field}" of a step.`);
    return value;
  };
  const { step } = written;
  switch (step) {
    case "deal":
    case "round":
    case "reveal":
      return { step };
    case "deploy":
      return { step, placed: number("placed", pieces) };
    case "choose":
    case "window":
      return { step, seat: number("seat", 2) };
    case "turn":
      return { step, faction: number("faction", 2) };
    case "blow":
      return {
        step,
        piece: number("piece", pieces),
        field: number("field", fields),
        die: number("die", 7),
        stage: number("stage", 4),
      };
    default:
      throw new BadInput(`There is no step ${quote(step)} in a skirmish.`);
  }
}
