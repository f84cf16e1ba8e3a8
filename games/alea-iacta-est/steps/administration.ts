/** Administration (2.D): how many sequences the year has, and second Faction Leaders (3.5.1). */
import type { Refusal } from "@rubicon/engine";
import { split } from "@rubicon/series";
import { next, pop, push } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import { FACTION_LEADER, factionLeaders, hasTitle, inOrder, own, type Position } from "../position.ts";
import { isThreatened } from "../pretenders.ts";
import { NO } from "../refusals/index.ts";
import { CAES, REP, SIDES, type Side, seatOf } from "../sides.ts";
import { bestSr, leaderRefusal, nameLeader } from "../succession.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** AIE-2.D.e, AIE-2.D.f, AIE-2.D.h, AIE-2.D.j, AIE-2.D.k: in this order; AIE-2.D.l: the initiative first. */
export const administration: Runs<"administration"> = {
  run(p) {
    const [first, second] = inOrder(p);
    next(p, { step: "disbanding", side: second, count: 0 });
    push(p, { step: "disbanding", side: first, count: 0 });
    push(p, { step: "placing", side: second });
    push(p, { step: "placing", side: first });
    push(p, { step: "deaths" });
    push(p, { step: "secondLeader", side: second });
    push(p, { step: "secondLeader", side: first });
    push(p, { step: "event" });
    push(p, { step: "sequences" });
  },
};

/** AIE-2.D.a: the best SR of both sides together. AIE-2.D.d: halved for a while after the great murders. */
export const sequences: Runs<"sequences"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const sum = bestSr(p, CAES) + bestSr(p, REP);
    const halved = p.halvings > 0;
    if (halved) p.halvings--;
    share(p, halved ? Math.floor(sum / 2) : sum, halved ? "AIE-2.D.d" : "AIE-2.D.a", tell);
  },
};

/** AIE-2.D.d: so many years to come. AIE-3.5.3.y, AIE-R04: no year is halved twice. */
export function halve(p: Position, years: number, rule: string, tell: Chronicle): void {
  p.halvings = Math.max(p.halvings, years);
  tell({ e: "halving", rule, years });
}

/** AIE-2.D.b, AIE-2.D.c: every side's part of so many sequences. */
export function share(p: Position, total: number, rule: string, tell: Chronicle): void {
  const { first, second } = split(total);
  const [leading, other] = inOrder(p);
  own.sequences(p)[leading] = first;
  own.sequences(p)[other] = second;
  const halved = rule === "AIE-2.D.d";
  tell({ e: "sequences", rule, total, caesarians: p.sequences[CAES], republicans: p.sequences[REP], halved });
}

/** AIE-3.5.1.c, AIE-2.D.f: who has one leader may name another. AIE-2.D.g: the sequences stay as they are. */
export const secondLeader: Asks<"secondLeader"> = {
  asks(p, f) {
    if (p.box.leaders.some((leader) => namingRefusal(p, f.side, leader) === null)) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (_, f) => ({ ask: "secondLeader", rule: "AIE-3.5.1.c", side: SIDES[f.side] }),

  legal(p, f, list) {
    list.push(p.box.acts.decline());
    for (const leader of p.box.leaders)
      if (namingRefusal(p, f.side, leader) === null) list.push(p.box.acts.second(leader));
  },

  acts: {
    second: {
      refuse: (p, f, { leader }) => namingRefusal(p, f.side, leader),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        nameLeader(p, leader, "second", "AIE-3.5.1.c", tell);
      },
    },
    decline: { play: pop },
  },

  byDefault: (p) => p.box.acts.decline(),
};

function namingRefusal(p: Position, side: Side, leader: Piece): Refusal | null {
  const { caesar, pompeius } = p.box;
  if (hasTitle(p, caesar, FACTION_LEADER) && hasTitle(p, pompeius, FACTION_LEADER)) return NO.leadCaesarAndPompeius;
  if (isThreatened(p, side)) return NO.leadThreatened;
  const count = factionLeaders(p, side).length;
  if (count > 1) return NO.leadNoThird;
  if (count === 0) return NO.leadNoFirst;
  return leaderRefusal(p, side, leader) ?? (hasTitle(p, leader, FACTION_LEADER) ? NO.leadsAlready : null);
}
