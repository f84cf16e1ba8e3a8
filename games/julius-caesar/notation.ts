/** Positions written down with names, and read back with suspicion. */
import {
  BadInput,
  type By,
  Found,
  type Json,
  nth,
  type Outcome,
  plain,
  type ReadonlyBy,
  readFrame,
  resultsOf,
  winnerOf,
} from "@rubicon/engine";
import { type Block, BOTH, SIDES, type Side, STRONGEST, sideNamed } from "./blocks.ts";
import { type Border, FALLEN, NO_BORDER, otherEnd, type Place, POOL, TROPHY } from "./board.ts";
import type { Box } from "./box.ts";
import { type Card, PILE_COUNT, type Pile } from "./cards.ts";
import { entryOf, markEntered, roadOf, use, useOf } from "./crossings.ts";
import { SINGLES } from "./fingerprint.ts";
import { FRAMES, sizesOf } from "./frames.ts";
import { broken } from "./invariants.ts";
import { OPTIONS } from "./options.ts";
import type { Year } from "./pack.ts";
import { emptyPosition, type Position } from "./position.ts";

const OFF_MAP: readonly (readonly [name: string, place: Place])[] = [
  ["pool", POOL],
  ["fallen", FALLEN],
  ["trophy", TROPHY],
];

export function write(p: Position): Json {
  const { box } = p;
  return {
    blocks: Object.fromEntries(
      box.blocks.map((block) => [
        box.blockIds[block],
        [whereIs(box, p.place[block]), p.strength[block], SIDES[p.side[block]], p.marks[block]],
      ]),
    ),
    at: sparse(box.places, box.placeIds, p.at),
    crossed: writeCrossings(p),
    entered: p.entered.map((entered) => writeEntry(p, entered)),
    card: sparse(box.cards, box.cardIds, p.card),
    played: p.played.slice(),
    ...Object.fromEntries(SINGLES.map((key) => [key, p[key]])),
    outcome: p.outcome && writeOutcome(p.outcome),
    stack: p.stack.map((frame) => plain({ ...frame })),
  };
}

const whereIs = (box: Box, place: Place): string =>
  OFF_MAP.find(([, each]) => each === place)?.[0] ?? box.placeIds[place];

/** Only what is not zero, by name. */
function sparse<K extends number>(things: readonly K[], ids: ReadonlyBy<K, string>, table: By<K, number>): Json {
  return Object.fromEntries(things.filter((thing) => table[thing] !== 0).map((thing) => [ids[thing], table[thing]]));
}

/** By road: how many blocks of Caesar and of Pompeius have crossed it. */
function writeCrossings(p: Position): Json {
  const roads = [...new Set(p.crossed.map(roadOf))];
  return Object.fromEntries(roads.map((road) => [roadName(p.box, road), BOTH.map((side) => useOf(p, side, road))]));
}

const roadName = ({ endsOf, placeIds }: Box, border: Border): string =>
  endsOf[border].map((end) => placeIds[end]).join("-");

/** Who came, from where, and into which place. */
function writeEntry(p: Position, entered: number): Json {
  const { side, border, into } = entryOf(p, entered);
  return [SIDES[side], p.box.placeIds[otherEnd(p.box, border, into)], p.box.placeIds[into]];
}

const writeOutcome = (outcome: Outcome): Json => ({
  winner: winnerOf(outcome),
  score: { ...outcome.score },
  how: outcome.how,
  rule: outcome.rule,
});

export function read(written: Json, box: Box): Position {
  const from = new Found(written, "A position of Julius Caesar");
  const p = emptyPosition(box, 0);
  const blocks = from.get("blocks");
  for (const block of box.blocks) readBlock(p, block, blocks.get(box.blockIds[block]));
  for (const [name, found] of from.get("at").entries()) p.at[placeNamed(box, name, found)] = found.whole(0, 1 << 20);
  for (const [name, found] of from.get("crossed").entries()) readCrossings(p, name, found);
  for (const entry of from.get("entered").items()) readEntry(p, entry);
  for (const [name, found] of from.get("card").entries()) {
    const card = box.cardNumbers.get(name);
    if (card === undefined) throw found.wrong(`there is no card "${name}".`);
    p.card[card] = nth<Pile>(found.whole(0, PILE_COUNT - 1));
  }
  readPlayed(p, from.get("played"));
  p.year = nth<Year>(from.get("year").whole(0, box.calendar.length - 1));
  p.turn = from.get("turn").whole(0, box.turns);
  p.first = nth<Side>(from.get("first").whole(-1, SIDES.length - 1));
  p.surprise = nth<Place>(from.get("surprise").whole(-1, box.places.length - 1));
  p.heldSeas = from.get("heldSeas").whole(0, (1 << box.seas.length) - 1);
  p.options = from.get("options").whole(0, (1 << OPTIONS.length) - 1);
  if (from.get("outcome").missing) throw from.get("outcome").wrong("is missing.");
  p.outcome = from.get("outcome").maybe(readOutcome);
  const sizes = sizesOf(box);
  p.stack.push(...from.get("stack").each((frame) => readFrame(FRAMES, frame, sizes)));
  const fault = broken(p);
  if (fault) throw new BadInput(`This is no position of Julius Caesar: ${fault}.`);
  return p;
}

function readBlock(p: Position, block: Block, found: Found): void {
  const [where, strength, side, marks, ...rest] = found.items();
  if (marks === undefined || rest.length > 0) throw found.wrong("must be a place, a strength, a side and marks.");
  const name = where.text();
  p.place[block] = OFF_MAP.find(([each]) => each === name)?.[1] ?? placeNamed(p.box, name, where);
  p.strength[block] = strength.whole(0, STRONGEST);
  p.side[block] = sideNamed(side.oneOf(SIDES));
  p.marks[block] = marks.whole(0, (1 << 4) * (p.box.borders.length + 1) - 1);
}

function placeNamed({ placeNumbers }: Box, name: string, found: Found): Place {
  const place = placeNumbers.get(name);
  if (place === undefined) throw found.wrong(`there is no place "${name}".`);
  return place;
}

function readCrossings(p: Position, name: string, found: Found): void {
  const road = p.box.roads.find((border) => roadName(p.box, border) === name);
  if (road === undefined) throw found.wrong(`there is no road "${name}".`);
  const counts = found.each((count) => count.whole(0, 31));
  if (counts.length !== SIDES.length) throw found.wrong("must be a number for each side.");
  for (const side of BOTH) for (let i = 0; i < counts[side]; i++) use(p, side, road);
}

function readEntry(p: Position, found: Found): void {
  const [side, from, into, ...rest] = found.items();
  if (into === undefined || rest.length > 0) throw found.wrong("must be a side and two places.");
  const end = into.named(p.box.placeNumbers, "place");
  const border = p.box.between[from.named(p.box.placeNumbers, "place")][end];
  if (border === NO_BORDER) throw found.wrong("these two places do not touch.");
  markEntered(p, sideNamed(side.oneOf(SIDES)), border, end);
}

function readPlayed(p: Position, found: Found): void {
  const cards = found.each((card) => nth<Card>(card.whole(-1, p.box.cards.length - 1)));
  if (cards.length !== p.played.length) throw found.wrong(`must be ${p.played.length} cards.`);
  Object.assign(p.played, cards);
}

function readOutcome(found: Found): Outcome {
  const score = found.get("score");
  if (found.get("winner").missing) throw found.get("winner").wrong("is missing.");
  return {
    results: resultsOf(
      SIDES,
      found.get("winner").maybe((winner) => winner.oneOf(SIDES)),
    ),
    score: Object.fromEntries(SIDES.map((side) => [side, score.get(side).whole(0, 999)])),
    how: found.get("how").text(),
    rule: found.get("rule").text(),
  };
}
