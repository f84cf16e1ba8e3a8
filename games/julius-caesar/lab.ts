/** A battle by itself, to try out what two forces would do to each other: from its beginning, or from any moment of it. */
import { BadInput, type BattleLab, Found, isList, type Json, nth, type Options } from "@rubicon/engine";
import { type Block, BOTH, enemyOf, LETTERS, type Letter, SIDES, type Side, sideNamed } from "./blocks.ts";
import { isSea, NO_BORDER, NOWHERE, onMap, type Place, type Way } from "./board.ts";
import type { Box } from "./box.ts";
import { hasEntered, markEntered, use } from "./crossings.ts";
import { type BattleFrame, frameOf, next, push } from "./frames.ts";
import { switched } from "./options.ts";
import {
  ACTED,
  blocksOf,
  count,
  emptyPosition,
  mark,
  markCameBy,
  type Position,
  put,
  RESERVE,
  SHOWN,
  setAttacker,
} from "./position.ts";
import { battleAt } from "./steps/battle.ts";
import { slotOf } from "./turns.ts";
import { waysFor } from "./ways.ts";

const help = `Forces for a battle of Julius Caesar:
  {
    "place": "roma",
    "attacker": "caesar",
    "caesar":   { "blocks": ["caesar", "legio-13", "legio-10 2"], "from": "ravenna", "reserves": ["legio-8"] },
    "pompeius": { "blocks": ["pompeius", "legio-1"] },
    "surprise": false
  }
"place" is a city or sea. A block stands at full strength unless a number follows its name. "from" is where the
attackers, or the reserves of the defenders, came from (a neighbour of the place; by default the first one they could
come by; or a list of all places that any of them came from). "reserves" join in round 2 and "surprise" lets the
attackers act first in round 1. The winner is the side left in the place.

Of a battle under way more can be said:
  "round": 2, "turn": "caesar B"     the round, and the side and letter whose turn it is
  "hits": 2                          hits that the other side has still to take in that turn
  "acted": ["legio-13"]              in a force: its blocks that have had their turn this round
  "sailed": true                     in a force: it has used its retreat by sea this round
  "retreated": { "ravenna": 2 }      in a force: how many of its blocks have gone by a road, as far as that still counts
  "around": { "caesar": ["genua"] }  places nearby that a side holds, to which its blocks could retreat
  "options": { "portRetreat": "open-seas" }   options of the table`;

interface Force {
  readonly side: Side;
  readonly blocks: readonly Written[];
  readonly reserves: readonly Written[];
  /** Where they came from; null when nothing is said. A list is the whole truth, a single place is where most came from. */
  readonly from: Place | readonly Place[] | null;
  readonly acted: readonly Block[];
  readonly sailed: boolean;
  readonly retreated: readonly (readonly [Place, number])[];
}

/** A block as it is named among the forces. */
interface Written {
  readonly block: Block;
  readonly strength: number;
  readonly found: Found;
}

export function makeLab(box: Box): BattleLab<Position> {
  return {
    help,
    begin: (forces) => begin(box, forces),

    // Regrouping is left out: it has no part in the odds.
    over: (p) => frameOf(p, "battle") === undefined,

    tally(before, after) {
      const place = frameOf(before, "battle")?.place ?? NOWHERE;
      const winner = BOTH.find((side) => blocksOf(after, side, place) > 0);
      return {
        winner: winner === undefined ? null : SIDES[winner],
        lost: Object.fromEntries(BOTH.map((side) => [SIDES[side], lossesOf(before, after, side)])),
      };
    },
  };
}

function lossesOf(before: Position, after: Position, side: Side): { steps: number; blocks: number } {
  const own = before.box.blocks.filter((block) => before.side[block] === side && onMap(before.place[block]));
  const kept = (block: Block): number => (after.side[block] === side ? after.strength[block] : 0);
  return {
    steps: own.reduce((sum, block) => sum + stepsBetween(before, block, kept(block)), 0),
    blocks: own.filter((block) => kept(block) === 0).length,
  };
}

/** Steps, not dice: an elephant has two. */
function stepsBetween(before: Position, block: Block, to: number): number {
  const stepsOf = (strength: number): number => before.box.strengths[block].filter((each) => each <= strength).length;
  return Math.max(0, stepsOf(before.strength[block]) - stepsOf(to));
}

const FIELDS = ["place", "attacker", "surprise", "round", "turn", "hits", "around", "options", ...SIDES];

function begin(box: Box, forces: Json): Position {
  const from = new Found(forces, "The forces").only(...FIELDS);
  const place = from.get("place").named(box.placeNumbers, "place");
  const attacker = sideNamed(from.get("attacker").oneOf(SIDES));
  const p = emptyPosition(box, from.get("options").maybe(readOptions) ?? 0);
  const [attackers, defenders] = [attacker, enemyOf(attacker)].map((side) =>
    readForce(box, from.get(SIDES[side]), side, place),
  );
  for (const force of [attackers, defenders]) muster(p, place, force);
  comeIn(p, place, attackers, [...attackers.blocks, ...attackers.reserves]);
  comeIn(p, place, defenders, defenders.reserves);
  for (const side of SIDES) readAround(p, place, from.get("around"), side);
  setAttacker(p, place, attacker);
  if (from.get("surprise").maybe((found) => found.flag())) p.surprise = place;
  battleAt(p, place);
  from.get("round").maybe((round) => goOn(p, from, round.whole(1, box.limits.battleRounds), [attackers, defenders]));
  return p;
}

function readOptions(found: Found): number {
  const options: Options = Object.fromEntries(found.entries().map(([id, value]) => [id, value.text()]));
  return found.as(() => switched(options));
}

/** To the middle of the battle. */
function goOn(p: Position, from: Found, round: number, forces: readonly Force[]): void {
  const battle = frameOf(p, "battle");
  if (battle === undefined) throw new Error("no battle has been begun");
  let sailed = 0;
  for (const { side, blocks, reserves, acted, sailed: hasSailed, retreated } of forces) {
    if (round > 1 && reserves.length > 0) throw reserves[0].found.wrong("there are no reserves after round 1.");
    for (const { block } of blocks) mark(p, block, SHOWN);
    for (const block of acted) mark(p, block, ACTED);
    if (hasSailed) sailed |= 1 << side;
    for (const [to, times] of retreated) for (let i = 0; i < times; i++) use(p, side, p.box.between[battle.place][to]);
  }
  const going: BattleFrame = { ...battle, round, sailed };
  const turn = from.get("turn").maybe(readTurn);
  next(p, turn === null ? going : { ...going, slot: slotOf(going, turn.side, turn.letter) });
  from.get("hits").maybe((hits) => {
    if (turn === null) throw hits.wrong('there must be a "turn" in which they were struck.');
    push(p, { step: "hits", side: enemyOf(turn.side), left: hits.whole(1, 4) });
  });
}

const TURNS: readonly string[] = SIDES.flatMap((side) => LETTERS.map((letter) => `${side} ${letter}`));

function readTurn(found: Found): { side: Side; letter: Letter } {
  const at = TURNS.indexOf(found.oneOf(TURNS));
  return { side: nth<Side>(Math.floor(at / LETTERS.length)), letter: nth<Letter>(at % LETTERS.length) };
}

function muster(p: Position, place: Place, { side, blocks, reserves }: Force): void {
  const { box } = p;
  if (blocks.length === 0) throw new BadInput(`${SIDES[side]} needs at least one block that fights.`);
  for (const { block, strength, found } of [...blocks, ...reserves]) {
    if (onMap(p.place[block])) throw found.wrong("the block is named twice.");
    if (isSea(box, place) && !box.isNavis[block]) throw found.wrong("only navis fight at sea.");
    if (box.isNavis[block] && box.seawaysFrom[place].length === 0)
      throw found.wrong(`no navis can be in ${box.placeIds[place]}: it is no port.`);
    if ((box.isLeader[block] || box.isNavis[block]) && box.owner[block] !== side)
      throw found.wrong(`it never fights for ${SIDES[side]}: leaders and navis do not defect.`);
    p.side[block] = side;
    put(p, block, place, strength);
  }
  for (const { block } of reserves) mark(p, block, RESERVE);
}

/** Who came may retreat where he came from, so he must have come from somewhere, unless it is said that he did not. */
function comeIn(p: Position, place: Place, { side, from }: Force, arrived: readonly Written[]): void {
  if (typeof from === "object" && from !== null) {
    for (const origin of from) markEntered(p, side, p.box.between[origin][place], place);
    for (const { block } of arrived) {
      const way = waysFor(p, block, place).find(({ border }) => hasEntered(p, side, border, place));
      if (way) markCameBy(p, block, way.border);
    }
    return;
  }
  for (const { block, found } of arrived) {
    const ways = waysFor(p, block, place).filter(({ border }) => !hasEntered(p, enemyOf(side), border, place));
    const way: Way | undefined = ways.find(({ to }) => to === from) ?? ways[0];
    if (!way) throw found.wrong(`it has no way into ${p.box.placeIds[place]}.`);
    markEntered(p, side, way.border, place);
    markCameBy(p, block, way.border);
  }
}

/** Somebody of that side stands there; who, makes no difference to the battle. */
function readAround(p: Position, battle: Place, around: Found, side: (typeof SIDES)[number]): void {
  if (around.missing) return;
  around.only(...SIDES);
  around.get(side).maybe((list) => {
    for (const found of list.items()) {
      const place = found.named(p.box.placeNumbers, "place");
      if (place === battle) throw found.wrong("that is where the battle is.");
      if (blocksOf(p, sideNamed(side), place) > 0) throw found.wrong("the place is named twice.");
      count(p, sideNamed(side), place, 1);
    }
  });
}

function readForce(box: Box, found: Found, side: Side, place: Place): Force {
  if (found.missing) throw found.wrong(`the forces of ${SIDES[side]} are missing.`);
  found.only("blocks", "reserves", "from", "acted", "sailed", "retreated");
  const blocks = found.get("blocks").maybe((list) => list.each((each) => readBlock(box, each))) ?? [];
  const neighbour = (each: Found, name = each.text()): Place => {
    const near = box.placeNumbers.get(name);
    if (near === undefined) throw each.wrong(`"${name}" is no place.`);
    if (box.between[near][place] === NO_BORDER)
      throw each.wrong(`"${name}" is no neighbour of ${box.placeIds[place]}.`);
    return near;
  };
  const fighter = (each: Found): Block => {
    const block = each.named(box.blockNumbers, "block");
    if (!blocks.some((written) => written.block === block)) throw each.wrong("it is not among the blocks that fight.");
    return block;
  };
  return {
    side,
    blocks,
    reserves: found.get("reserves").maybe((list) => list.each((each) => readBlock(box, each))) ?? [],
    from: found
      .get("from")
      .maybe((from) => (isList(from.json) ? from.each((each) => neighbour(each)) : neighbour(from))),
    acted: found.get("acted").maybe((list) => list.each(fighter)) ?? [],
    sailed: found.get("sailed").maybe((sailed) => sailed.flag()) ?? false,
    retreated:
      found
        .get("retreated")
        .maybe((roads) =>
          roads.entries().map(([name, times]) => [neighbour(times, name), times.whole(0, 31)] as const),
        ) ?? [],
  };
}

function readBlock(box: Box, found: Found): Written {
  const [name, strength] = found.text().trim().split(/\s+/);
  const block = box.blockNumbers.get(name);
  if (block === undefined) throw found.wrong(`"${name}" is no block.`);
  if (strength === undefined) return { block, strength: box.full[block], found };
  if (!box.strengths[block].includes(Number(strength)))
    throw found.wrong(`"${name}" has strength ${box.strengths[block].join(", ")}, not ${strength}.`);
  return { block, strength: Number(strength), found };
}
