/** For tests: a battle about to be fought, or under way, with what lies around it. */
import { blockNamed, enemyOf, SIDES, type SideName } from "../blocks.ts";
import { borderBetween, placeNamed } from "../board.ts";
import type { BattleFrame } from "../frames.ts";
import {
  blocksIn,
  mark,
  markCameBy,
  markEntered,
  type Position,
  RESERVE,
  SHOWN,
  setAttacker,
  unmark,
} from "../position.ts";
import { battleAt } from "../steps/battle.ts";
import { type Layout, lay, legal, play, push, run } from "./table.ts";

type FromPlaces = Readonly<Record<string, readonly string[]>>;

export interface BattleLayout extends Layout {
  place: string;
  attacker: SideName;
  /** Attackers by the place they came from: the first are the main group, the others reserves. */
  from: FromPlaces;
  defenders: readonly string[];
  /** Defenders who came to help, by the place they came from. */
  reinforcements?: FromPlaces;
  /** 1 unless given; from round 2 on the reserves are in. */
  round?: number;
  surprise?: boolean;
}

/** A battle that has not begun: nobody is shown yet. When all is over the turn ends. */
export function eve(layout: BattleLayout): Position {
  const { place, from, defenders, reinforcements = {}, map = {} } = layout;
  const everybody = [...Object.values(from).flat(), ...defenders, ...Object.values(reinforcements).flat()];
  const p = lay({ ...layout, map: { ...map, [place]: everybody } });
  const attacker = SIDES.indexOf(layout.attacker);
  setAttacker(p, placeNamed(place), attacker);
  p.first = attacker;
  for (const [i, origin] of Object.keys(from).entries()) enter(p, attacker, place, origin, from[origin], i > 0);
  for (const [origin, blocks] of Object.entries(reinforcements)) {
    enter(p, enemyOf(attacker), place, origin, blocks, true);
  }
  if (layout.surprise) p.surprise = placeNamed(place);
  push(p, { step: "battles" });
  battleAt(p, placeNamed(place));
  return p;
}

function enter(p: Position, side: number, into: string, from: string, blocks: readonly string[], late: boolean): void {
  const border = borderBetween(placeNamed(from), placeNamed(into));
  if (border < 0) throw new Error(`${from} does not touch ${into}`);
  markEntered(p, side, border, placeNamed(into));
  for (const written of blocks) {
    const block = blockNamed(written.split(" ")[0]);
    markCameBy(p, block, border);
    if (late) mark(p, block, RESERVE);
  }
}

/** The same battle at its first decision, or at the first of a later round. */
export function battle(layout: BattleLayout): Position {
  const p = eve(layout);
  const { round = 1 } = layout;
  if (round > 1) {
    const frame = battleOf(p);
    p.stack[p.stack.indexOf(frame)] = { ...frame, round };
    for (const side of SIDES.keys()) {
      for (const block of blocksIn(p, side, frame.place)) {
        mark(p, block, SHOWN);
        unmark(p, block, RESERVE);
      }
    }
  }
  run(p);
  return p;
}

/** The battle being fought. */
export function battleOf(p: Position): BattleFrame {
  const frame = p.stack.find((each) => each.step === "battle");
  if (frame?.step !== "battle") throw new Error("no battle is being fought");
  return frame;
}

export const isFighting = (p: Position): boolean => p.stack.some((each) => each.step === "battle");

/** Lets every block pass for the rest of the round; returns who had a turn, in order. */
export function passRound(p: Position): string[] {
  const { round } = battleOf(p);
  const order: string[] = [];
  while (isFighting(p) && battleOf(p).round === round) {
    const [pass] = legal(p, "pass ");
    if (pass === undefined) throw new Error(`${legal(p)[0]}: nobody can pass`);
    order.push(pass.split(" ")[1]);
    play(p, pass);
  }
  return order;
}

/** Where a block may retreat in its turn, by whatever way. */
export const waysOutOf = (p: Position, block: string): string[] =>
  [...legal(p, `retreat ${block} `), ...legal(p, `sail-away ${block} `)].map((text) => text.split(" ")[2]).sort();
