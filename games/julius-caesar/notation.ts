/** Positions written down with names, read back with suspicion, and fingerprinted. */
import { BadInput, Hasher, isList, type Json, type Outcome } from "@rubicon/engine";
import { BLOCKS, POMPEIUS, SIDES, sideNamed } from "./blocks.ts";
import { BORDERS, PLACE_COUNT, PLACES, SEAS } from "./board.ts";
import { CARDS, GODS } from "./cards.ts";
import type { Frame } from "./frames.ts";
import { broken } from "./invariants.ts";
import { OPTIONS } from "./options.ts";
import { CALENDAR, emptyPosition, LIMITS, NOBODY, NOWHERE, type Position, played } from "./position.ts";

const WHERE: readonly string[] = [...PLACES, "pool", "fallen", "trophy"];
const BORDER_NAMES = BORDERS.map(({ ends }) => `${PLACES[ends[0]]}-${PLACES[ends[1]]}`);

/** Numbers that stand beside the lists, from least to most. */
const SINGLE = {
  year: [0, CALENDAR.length - 1],
  turn: [0, CALENDAR[0].turns],
  first: [NOBODY, SIDES.length - 1],
  surprise: [NOWHERE, PLACES.length - 1],
  heldSeas: [0, (1 << SEAS.length) - 1],
  options: [0, (1 << OPTIONS.length) - 1],
} as const;
const SINGLE_KEYS = ["year", "turn", "first", "surprise", "heldSeas", "options"] as const;

export function write(p: Position): Json {
  return {
    blocks: Object.fromEntries(
      BLOCKS.map((name, block) => [
        name,
        [WHERE[p.place[block]], p.strength[block], SIDES[p.side[block]], p.marks[block]],
      ]),
    ),
    at: sparse(p.at, PLACES),
    border: sparse(p.border, BORDER_NAMES),
    card: sparse(p.card, CARDS),
    played: p.played.slice(),
    acting: p.acting.slice(),
    ...Object.fromEntries(SINGLE_KEYS.map((key) => [key, p[key]])),
    outcome: p.outcome && { ...p.outcome, score: { ...p.outcome.score } },
    stack: p.stack.map((frame) => ({ ...frame })),
  };
}

/** Only what is not zero, by name. */
function sparse(list: readonly number[], names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name, i) => (list[i] === 0 ? [] : [[name, list[i]]])));
}

export function hash(p: Position): string {
  const hasher = new Hasher();
  for (const list of [p.place, p.strength, p.side, p.marks, p.at, p.border, p.card, p.played, p.acting]) {
    hasher.numbers(list);
  }
  for (const key of SINGLE_KEYS) hasher.number(p[key]);
  hasher.text(p.outcome ? `${p.outcome.winner} ${p.outcome.how}` : "");
  for (const frame of p.stack) hasher.json({ ...frame });
  return hasher.digest();
}

export function read(written: Json): Position {
  const from = object(written, "a position");
  const p = emptyPosition(0);
  const blocks = object(from.blocks, "blocks");
  for (const [block, name] of BLOCKS.entries()) readBlock(p, block, list(blocks[name], name));
  fill(p.at, PLACES, from.at, "at", 1 << 20);
  fill(p.border, BORDER_NAMES, from.border, "border", 1 << 12);
  fill(p.card, CARDS, from.card, "card", played(POMPEIUS));
  copyInto(p.played, from.played, "played");
  copyInto(p.acting, from.acting, "acting");
  for (const key of SINGLE_KEYS) {
    const [least, most] = SINGLE[key];
    p[key] = whole(from[key], key, least, most);
  }
  p.outcome = from.outcome === null ? null : readOutcome(object(from.outcome, "the outcome"));
  p.stack = list(from.stack, "the stack").map((frame) => readFrame(object(frame, "a frame")));
  const fault = broken(p);
  if (fault) throw new BadInput(`This is no position of Julius Caesar: ${fault}.`);
  return p;
}

function readBlock(p: Position, block: number, [where, strength, side, marks]: readonly Json[]): void {
  const place = WHERE.indexOf(text(where, BLOCKS[block]));
  if (place < 0) throw wrong(`where ${BLOCKS[block]} stands`);
  p.place[block] = place;
  p.strength[block] = whole(strength, BLOCKS[block], 0, 4);
  p.side[block] = sideNamed(text(side, BLOCKS[block]));
  if (p.side[block] < 0) throw wrong(`the side of ${BLOCKS[block]}`);
  p.marks[block] = whole(marks, BLOCKS[block], 0, 1 << 16);
}

function fill(into: number[], names: readonly string[], written: Json | undefined, what: string, most: number): void {
  for (const [name, value] of Object.entries(object(written, what))) {
    const at = names.indexOf(name);
    if (at < 0) throw wrong(`${what}: ${name}`);
    into[at] = whole(value, what, 0, most);
  }
}

function copyInto(into: number[], written: Json | undefined, what: string): void {
  const values = list(written, what);
  if (values.length !== into.length) throw wrong(what);
  for (const [i, value] of values.entries()) into[i] = whole(value, what, -1, CARDS.length - 1);
}

function readOutcome(from: Record<string, Json>): Outcome {
  const score = object(from.score, "the score");
  return {
    winner: from.winner === null ? null : text(from.winner, "the winner"),
    score: Object.fromEntries(SIDES.map((side) => [side, whole(score[side], "the score", 0, 19)])),
    how: text(from.how, "the outcome"),
    rule: text(from.rule, "the outcome"),
  };
}

/** What a field of a frame may hold: a number up to a most, or something named. */
type Kind = number | "boolean" | "power";

const SIDE = SIDES.length - 1;
const PLACE = PLACES.length - 1;
const BLOCK = BLOCKS.length - 1;

/** The fields of every frame, by step. */
const FIELDS: { readonly [K in Frame["step"]]: Record<Exclude<keyof Extract<Frame, { step: K }>, "step">, Kind> } = {
  deploy: { side: SIDE },
  newYear: { year: CALENDAR.length },
  discard: { side: SIDE },
  turn: {},
  choose: { side: SIDE },
  reveal: {},
  command: { side: SIDE },
  movement: { side: SIDE, moves: 4, power: "power", begun: "boolean" },
  group: { side: SIDE, from: PLACE, power: "power", moved: "boolean" },
  march: { side: SIDE, block: BLOCK, steps: 3, power: "power" },
  attacks: { side: SIDE, power: "power", checked: PLACE_COUNT },
  mainGroup: { side: SIDE, place: PLACE },
  surprise: { side: SIDE },
  levy: { side: SIDE, levies: 3 },
  jupiter: { side: SIDE },
  defector: { side: SIDE, block: BLOCK },
  vulcan: { side: SIDE },
  battles: {},
  pickBattle: {},
  battle: { place: PLACE, attacker: SIDE, round: LIMITS.battleRounds, slot: 8, surprise: "boolean", sailed: 3 },
  battleTurn: { side: SIDE, letter: 3 },
  hits: { side: SIDE, left: 4 },
  regroup: { side: SIDE, place: PLACE },
  winter: {},
  navisToPort: { side: SIDE },
  port: { side: SIDE },
  supply: { side: SIDE },
  surplus: { side: SIDE },
  victory: {},
  disband: { side: SIDE },
};

const isStep = (step: Json): step is Frame["step"] => typeof step === "string" && Object.hasOwn(FIELDS, step);

function readFrame(from: Record<string, Json>): Frame {
  if (!isStep(from.step)) throw wrong(`the step ${JSON.stringify(from.step)}`);
  const fields: Record<string, Kind> = FIELDS[from.step];
  const frame: Record<string, Json> = { step: from.step };
  for (const [field, kind] of Object.entries(fields)) frame[field] = readField(from[field], kind, field);
  // Built field by field from the table above, which the compiler holds against the frames.
  return frame as unknown as Frame;
}

function readField(value: Json | undefined, kind: Kind, field: string): Json {
  if (typeof kind === "number") return whole(value, field, 0, kind);
  if (kind === "boolean" && typeof value === "boolean") return value;
  if (kind === "power" && (value === "command" || GODS.some((god) => god === value))) return value ?? null;
  throw wrong(field);
}

const wrong = (what: string): BadInput => new BadInput(`A written position of Julius Caesar is wrong in ${what}.`);

function object(json: Json | undefined, what: string): Record<string, Json> {
  if (typeof json !== "object" || json === null || isList(json)) throw wrong(what);
  return { ...json };
}

function list(json: Json | undefined, what: string): readonly Json[] {
  if (json === undefined || !isList(json)) throw wrong(what);
  return json;
}

function text(json: Json | undefined, what: string): string {
  if (typeof json !== "string") throw wrong(what);
  return json;
}

function whole(json: Json | undefined, what: string, least: number, most: number): number {
  if (typeof json !== "number" || !Number.isInteger(json) || json < least || json > most) throw wrong(what);
  return json;
}
