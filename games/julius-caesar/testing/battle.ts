/** For tests: a battle about to be fought, or under way, with what lies around it. */
import { BOTH, enemyOf, type Side, type SideName, sideNamed } from "../blocks.ts";
import { NO_BORDER } from "../board.ts";
import { markEntered } from "../crossings.ts";
import { type BattleFrame, frameOf } from "../frames.ts";
import { blocksIn, mark, markCameBy, type Position, RESERVE, SHOWN, setAttacker, unmark } from "../position.ts";
import { battleAt } from "../steps/battle.ts";
import { block, border, type Layout, lay, legal, place, play, push, run } from "./table.ts";

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
  const { from, defenders, reinforcements = {}, map = {} } = layout;
  const everybody = [...Object.values(from).flat(), ...defenders, ...Object.values(reinforcements).flat()];
  const p = lay({ ...layout, map: { ...map, [layout.place]: everybody } });
  const attacker = sideNamed(layout.attacker);
  setAttacker(p, place(layout.place), attacker);
  p.first = attacker;
  for (const [i, origin] of Object.keys(from).entries()) enter(p, attacker, layout.place, origin, from[origin], i > 0);
  for (const [origin, blocks] of Object.entries(reinforcements)) {
    enter(p, enemyOf(attacker), layout.place, origin, blocks, true);
  }
  if (layout.surprise) p.surprise = place(layout.place);
  push(p, { step: "pickBattle" });
  battleAt(p, place(layout.place));
  return p;
}

function enter(p: Position, side: Side, into: string, from: string, blocks: readonly string[], late: boolean): void {
  const way = border(from, into);
  if (way === NO_BORDER) throw new Error(`${from} does not touch ${into}`);
  markEntered(p, side, way, place(into));
  for (const written of blocks) {
    const [name] = written.split(" ");
    markCameBy(p, block(name), way);
    if (late) mark(p, block(name), RESERVE);
  }
}

/** The same battle at its first decision, or at the first of a later round. */
export function battle(layout: BattleLayout): Position {
  const p = eve(layout);
  const { round = 1 } = layout;
  if (round > 1) {
    const frame = battleOf(p);
    p.stack[p.stack.indexOf(frame)] = { ...frame, round };
    for (const side of BOTH) {
      for (const each of blocksIn(p, side, frame.place)) {
        mark(p, each, SHOWN);
        unmark(p, each, RESERVE);
      }
    }
  }
  run(p);
  return p;
}

/** The battle being fought. */
export function battleOf(p: Position): BattleFrame {
  const frame = frameOf(p, "battle");
  if (frame === undefined) throw new Error("no battle is being fought");
  return frame;
}

export const isFighting = (p: Position): boolean => frameOf(p, "battle") !== undefined;

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
export const waysOutOf = (p: Position, name: string): string[] =>
  [...legal(p, `retreat ${name} `), ...legal(p, `sail-away ${name} `)].map((text) => text.split(" ")[2]).sort();
