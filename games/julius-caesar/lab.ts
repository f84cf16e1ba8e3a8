/** A battle by itself, to try out what two forces would do to each other. */
import { BadInput, type BattleLab, isList, type Json } from "@rubicon/engine";
import { BLOCKS, enemyOf, FULL, isLeader, isNavis, OWNER, SIDES, STRENGTHS } from "./blocks.ts";
import { isSea, onMap, PLACES, ROADS_FROM, SEAWAYS_FROM, type Way } from "./board.ts";
import {
  blocksOf,
  emptyPosition,
  hasEntered,
  mark,
  markCameBy,
  markEntered,
  type Position,
  put,
  RESERVE,
  setAttacker,
} from "./position.ts";
import { battleAt } from "./steps/battle.ts";
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
come by). "reserves" join in round 2 and "surprise" lets the attackers act first in round 1. The winner is the side
left in the place.`;

interface Force {
  readonly blocks: readonly [block: number, strength: number][];
  readonly reserves: readonly [block: number, strength: number][];
  readonly from: string | null;
}

export const lab: BattleLab<Position> = {
  help,

  begin(forces: Json): Position {
    const given = object(forces);
    const place = named(PLACES, given.place, "place");
    const attacker = named(SIDES, given.attacker, "attacker");
    const p = emptyPosition(0);
    for (const side of [attacker, enemyOf(attacker)]) {
      const force = readForce(given[SIDES[side]], SIDES[side]);
      muster(p, side, place, force);
      const arrived = side === attacker ? [...force.blocks, ...force.reserves] : force.reserves;
      for (const [block] of arrived) comeIn(p, block, force.from);
    }
    setAttacker(p, place, attacker);
    if (typeof (given.surprise ?? false) !== "boolean") throw new BadInput('"surprise" is true or false.');
    if (given.surprise === true) p.surprise = place;
    battleAt(p, place);
    return p;
  },

  // Regrouping is left out: it has no part in the odds.
  over: (p) => p.stack.every((frame) => frame.step !== "battle"),

  tally(before, after) {
    const frame = before.stack.find((each) => each.step === "battle");
    const place = frame?.step === "battle" ? frame.place : -1;
    const winner = SIDES.find((_, side) => blocksOf(after, side, place) > 0) ?? null;
    const lost = Object.fromEntries(
      SIDES.map((name, side) => {
        const own = BLOCKS.flatMap((_, block) =>
          before.side[block] === side && onMap(before.place[block]) ? [block] : [],
        );
        const kept = (block: number): number => (after.side[block] === side ? after.strength[block] : 0);
        return [
          name,
          {
            steps: own.reduce((sum, block) => sum + stepsBetween(block, before.strength[block], kept(block)), 0),
            blocks: own.filter((block) => kept(block) === 0).length,
          },
        ];
      }),
    );
    return { winner, lost };
  },
};

/** Steps, not dice: an elephant has two. */
function stepsBetween(block: number, from: number, to: number): number {
  const stepsOf = (strength: number): number => STRENGTHS[block].filter((each) => each <= strength).length;
  return Math.max(0, stepsOf(from) - stepsOf(to));
}

function muster(p: Position, side: number, place: number, force: Force): void {
  if (force.blocks.length === 0)
    throw new BadInput(`${SIDES[side]} needs at least one block that fights from the first round.`);
  for (const [block, strength] of [...force.blocks, ...force.reserves]) {
    if (p.strength[block] > 0) throw new BadInput(`The block "${BLOCKS[block]}" is named twice.`);
    if (isSea(place) && !isNavis[block]) throw new BadInput(`Only navis fight at sea, and "${BLOCKS[block]}" is none.`);
    if (isNavis[block] && SEAWAYS_FROM[place].length === 0)
      throw new BadInput(`No navis can be in ${PLACES[place]}: it is no port.`);
    if ((isLeader[block] || isNavis[block]) && OWNER[block] !== side) {
      throw new BadInput(`"${BLOCKS[block]}" never fights for ${SIDES[side]}: leaders and navis do not defect.`);
    }
    p.side[block] = side;
    put(p, block, place, strength);
  }
  for (const [block] of force.reserves) mark(p, block, RESERVE);
}

/** Who came may retreat where he came from, so he must have come from somewhere. */
function comeIn(p: Position, block: number, from: string | null): void {
  const place = p.place[block];
  const side = p.side[block];
  if (from !== null && !neighbours(place).some((way) => PLACES[way.to] === from)) {
    throw new BadInput(`"${from}" is no neighbour of ${PLACES[place]}.`);
  }
  const ways = waysFor(block, place).filter((way) => !hasEntered(p, enemyOf(side), way.border, place));
  const way = ways.find((each) => PLACES[each.to] === from) ?? ways[0];
  if (!way) throw new BadInput(`"${BLOCKS[block]}" has no way into ${PLACES[place]}.`);
  markEntered(p, side, way.border, place);
  markCameBy(p, block, way.border);
}

const neighbours = (place: number): readonly Way[] => [...ROADS_FROM[place], ...SEAWAYS_FROM[place]];

function readForce(json: Json | undefined, side: string): Force {
  if (json === undefined) throw new BadInput(`The forces of ${side} are missing.`);
  const force = object(json);
  const blocks = (value: Json | undefined): [number, number][] => {
    if (value === undefined) return [];
    if (!isList(value)) throw new BadInput(`The blocks of ${side} must be a list of names.`);
    return value.map(readBlock);
  };
  return {
    blocks: blocks(force.blocks),
    reserves: blocks(force.reserves),
    from: force.from === undefined ? null : PLACES[named(PLACES, force.from, "place")],
  };
}

function readBlock(written: Json): [number, number] {
  const [name, strength] = typeof written === "string" ? written.trim().split(/\s+/) : [];
  const block = named(BLOCKS, name ?? null, "block");
  if (strength === undefined) return [block, FULL[block]];
  if (!STRENGTHS[block].includes(Number(strength))) {
    throw new BadInput(`"${name}" has strength ${STRENGTHS[block].join(", ")}, not ${strength}.`);
  }
  return [block, Number(strength)];
}

function object(json: Json): Record<string, Json> {
  if (typeof json !== "object" || json === null || isList(json))
    throw new BadInput("Two forces are written as an object; see --help.");
  return { ...json };
}

function named(names: readonly string[], json: Json | undefined, what: string): number {
  const at = typeof json === "string" ? names.indexOf(json) : -1;
  if (at < 0) throw new BadInput(`${JSON.stringify(json ?? null)} is no ${what} of Julius Caesar.`);
  return at;
}
