/** After movement: main attack groups and reserves (7.3), the surprise of Mars and Neptune, pinned blocks (6.13). */
import { enemyOf, SIDES, type Side } from "../blocks.ts";
import type { Border, Place } from "../board.ts";
import { hasEntered } from "../crossings.ts";
import { next, pop, push } from "../frames.ts";
import {
  actingCard,
  attackedBy,
  attackerOf,
  blocksOf,
  cameBy,
  isMarked,
  mark,
  type Position,
  RESERVE,
  setMayLeave,
} from "../position.ts";
import { NO } from "../refusals.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

export const attacks: Runs<"attacks"> = {
  run(p, f, _dice, tell) {
    const { places } = p.box;
    for (let i = f.checked; i < places.length; i++) {
      const place = places[i];
      if (attackerOf(p, place) !== f.side || originsOf(p, f.side, place).length < 2) continue;
      next(p, { ...f, checked: place + 1 });
      return push(p, { step: "mainGroup", side: f.side, place });
    }
    if (f.side === p.first) pin(p, tell);
    if (f.power !== "mars" && f.power !== "neptune") return pop(p);
    // JC-E3.a, JC-E5.b: the surprise is for one battle, asked only if there are several.
    const begun = attackedBy(p, f.side);
    if (begun.length > 1) return next(p, { step: "surprise", side: f.side });
    if (begun.length === 1) setSurprise(p, f.side, begun[0], tell);
    pop(p);
  },
};

/** The places from which a side came into that one to fight. */
function originsOf(p: Position, side: Side, place: Place): Place[] {
  const origins: Place[] = [];
  for (const ways of [p.box.roadsFrom[place], p.box.seawaysFrom[place]])
    for (const way of ways) if (hasEntered(p, side, way.border, place)) origins.push(way.to);
  return origins;
}

/** JC-7.3.a: of several borders the attacker names one; who came by the others is in reserve (JC-7.3.b, JC-6.2.f). */
export const mainGroup: Asks<"mainGroup"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({ ask: "mainGroup", rule: "JC-7.3.a", place: p.box.placeIds[f.place] }),

  legal(p, f, list) {
    for (const from of byNumbers(p, f.side, f.place)) list.push(p.box.acts.mainGroup(from));
  },

  acts: {
    "main-group": {
      refuse: (p, f, act) => (originsOf(p, f.side, f.place).includes(act.from) ? null : NO.notABorderOfAttack),
      play(p, f, act, _dice, tell) {
        const border = p.box.between[act.from][f.place];
        const main = cameOver(p, f.side, f.place, border);
        for (const block of p.box.blocks) {
          if (p.place[block] === f.place && p.side[block] === f.side && cameBy(p, block) !== border)
            mark(p, block, RESERVE);
        }
        tell({
          e: "main-group",
          rule: "JC-7.3.a",
          side: SIDES[f.side],
          place: p.box.placeIds[f.place],
          from: p.box.placeIds[act.from],
          blocks: main,
          reserves: blocksOf(p, f.side, f.place) - main,
        });
        pop(p);
      },
    },
  },

  /** The border with most blocks. */
  byDefault: (p, f) => p.box.acts.mainGroup(byNumbers(p, f.side, f.place)[0]),

  forecast(p, f, act, list) {
    if (act.do !== "main-group") return;
    const main = cameOver(p, f.side, f.place, p.box.between[act.from][f.place]);
    list.push({ f: "main-group", rule: "JC-7.3.b", main, reserves: blocksOf(p, f.side, f.place) - main });
  },
};

/** How many blocks of a side came into a place by that border. */
function cameOver(p: Position, side: Side, place: Place, border: Border): number {
  let blocks = 0;
  for (const block of p.box.blocks)
    if (p.place[block] === place && p.side[block] === side && cameBy(p, block) === border) blocks++;
  return blocks;
}

/** The origins with most blocks first: the usual choice. */
function byNumbers(p: Position, side: Side, place: Place): Place[] {
  const blocks = (from: Place): number => cameOver(p, side, place, p.box.between[from][place]);
  return originsOf(p, side, place).sort((a, b) => blocks(b) - blocks(a));
}

/** JC-6.13.a, JC-6.13.b, JC-6.13.d: each block of the main group pins one defender; counted once, before the second player moves. */
function pin(p: Position, tell: Chronicle): void {
  for (const place of attackedBy(p, p.first)) pinAt(p, place, tell);
}

export function pinAt(p: Position, place: Place, tell: Chronicle): void {
  const attacker = attackerOf(p, place);
  const defender = enemyOf(attacker);
  const defenders = blocksOf(p, defender, place);
  const pinned = Math.min(defenders, mainBlocks(p, attacker, place));
  setMayLeave(p, place, defenders - pinned);
  tell({
    e: "pinned",
    rule: "JC-6.13.a",
    side: SIDES[defender],
    place: p.box.placeIds[place],
    pinned,
    free: defenders - pinned,
  });
}

function mainBlocks(p: Position, side: Side, place: Place): number {
  let blocks = 0;
  for (const block of p.box.blocks)
    if (p.place[block] === place && p.side[block] === side && !isMarked(p, block, RESERVE)) blocks++;
  return blocks;
}

export const surprise: Asks<"surprise"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({ ask: "surprise", rule: surpriseRule(p, f.side) }),

  legal(p, f, list) {
    for (const place of attackedBy(p, f.side)) list.push(p.box.acts.surprise(place));
  },

  acts: {
    surprise: {
      refuse(p, f, act) {
        if (attackerOf(p, act.place) === f.side) return null;
        return surpriseRule(p, f.side) === "JC-E5.b" ? NO.notYourNavisAttack : NO.notYourAttack;
      },
      play(p, f, act, _dice, tell) {
        setSurprise(p, f.side, act.place, tell);
        pop(p);
      },
    },
  },

  byDefault: (p, f) => p.box.acts.surprise(attackedBy(p, f.side)[0]),
};

/** JC-E3.a for Mars, JC-E5.b for Neptune, played or copied by Apollo. */
const surpriseRule = (p: Position, side: Side): string =>
  p.box.god[actingCard(p, side)] === "neptune" ? "JC-E5.b" : "JC-E3.a";

function setSurprise(p: Position, side: Side, place: Place, tell: Chronicle): void {
  p.surprise = place;
  tell({ e: "surprise", rule: surpriseRule(p, side), side: SIDES[side], place: p.box.placeIds[place] });
}
