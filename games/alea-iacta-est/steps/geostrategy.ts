/** Geostrategy (2.C): leaders, the marker of the year, embassies to Major Peoples (4.4.2). */
import type { Refusal } from "@rubicon/engine";
import { drawMarker } from "@rubicon/series";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { ALLEGIANCE, PEACE, type People, WAR } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { foreseeCoup } from "../plays/coups.ts";
import { listPlays, mightPlay, takingPlays } from "../plays/index.ts";
import type { Player } from "../plays/play.ts";
import { factionLeaders, inOrder, own, type Position, pcOf, rulesOf, setStatus } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { REP, SIDES, type Side, seatOf } from "../sides.ts";
import { activate, goToWar, pledge } from "../war-and-peace.ts";
import { drawLots } from "./arrivals.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** AIE-2.C.a, AIE-2.B.g, AIE-R58 */
export const geostrategy: Runs<"geostrategy"> = {
  run(p, _f, dice, tell) {
    const [first, second] = inOrder(p);
    next(p, { step: "embassy", side: second, tried: false });
    push(p, { step: "embassy", side: first, tried: false });
    push(p, { step: "marker" });
    push(p, { step: "arrivals", side: second });
    push(p, { step: "arrivals", side: first });
    // AIE-9.3.f
    for (const people of p.box.peoples) if (p.ban[people] !== 0 && p.ban[people] <= p.year) own.ban(p)[people] = 0;
    drawLots(p, dice, tell);
    if (rulesOf(p).parthianWar === p.year) parthianWar(p, tell);
  },
};

/** AIE-S6.k, AIE-R158: at war under the Republicans, whether they were at peace, in a ban, or at war already. */
function parthianWar(p: Position, tell: Chronicle): void {
  const { parthi, peopleIds } = p.box;
  tell({ e: "war", rule: "AIE-S6.k", side: SIDES[REP], people: peopleIds[parthi] });
  if (p.status[parthi] === PEACE) goToWar(p, parthi, REP);
  else setStatus(p, parthi, WAR, REP);
}

/** AIE-2.C.d: in the cup for the marker of the year: who is not bound to a faction and may go to war. */
const markers = (p: Position): People[] =>
  p.box.majors.filter((people) => p.status[people] !== ALLEGIANCE && p.ban[people] === 0);

/** AIE-2.C.e, AIE-2.C.f, AIE-2.C.g, AIE-2.C.h */
export const marker: Runs<"marker"> = {
  run(p, _f, dice, tell) {
    pop(p);
    // AIE-0.1.d, AIE-R62
    const side = SIDES[p.initiative];
    const people = drawMarker(markers(p), p.box.dummies, dice);
    if (people === null) return tell({ e: "marker", rule: "AIE-2.C.f", side, people, status: null });
    const atPeace = p.status[people] === PEACE;
    const rule = atPeace ? "AIE-2.C.h" : "AIE-2.C.g";
    tell({ e: "marker", rule, side, people: p.box.peopleIds[people], status: atPeace ? "peace" : "war" });
    if (atPeace) activate(p, people, dice, tell);
  },
};

const playerOf = (_p: Position, f: FrameAt<"embassy">): Player => ({ side: f.side, moment: "geostrategy" });

/** AIE-2.C.j, AIE-2.C.k, AIE-R58: stratagems of this phase and one embassy, in any order. */
export const embassy: Asks<"embassy"> = {
  asks(p, f) {
    if (p.box.majors.some((people) => embassyRefusal(p, f.side, f.tried, people) === null)) return true;
    if (mightPlay(p, playerOf(p, f))) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "embassy",
    rule: "AIE-4.4.2.c",
    side: SIDES[f.side],
    peoples: p.box.majors
      .filter((people) => embassyRefusal(p, f.side, f.tried, people) === null)
      .map((people) => p.box.peopleIds[people]),
  }),

  legal(p, f, list) {
    for (const people of p.box.majors)
      if (embassyRefusal(p, f.side, f.tried, people) === null) list.push(p.box.acts.parley(people));
    list.push(p.box.acts.done());
    listPlays(p, playerOf(p, f), list);
  },

  acts: {
    parley: {
      refuse: (p, f, { people }) => embassyRefusal(p, f.side, f.tried, people),
      play(p, f, { people }, dice, tell) {
        const { leader, added } = envoyOf(p, f.side, people);
        const pc = pcOf(p, leader);
        const die = dice.roll(10) - 1;
        const won = die + added < pc;
        const { peopleIds, pieceIds } = p.box;
        const names = { side: SIDES[f.side], people: peopleIds[people], leader: pieceIds[leader] };
        tell({ e: "embassy", rule: "AIE-4.4.2.c", ...names, pc, die, added, won });
        next(p, { ...f, tried: true });
        if (won) pledge(p, people, f.side, tell);
      },
    },
    done: { play: pop },
    ...takingPlays(playerOf, () => {}),
  },

  byDefault: (p) => p.box.acts.done(),

  forecast(p, f, act, list) {
    if (act.do === "pretend") foreseeCoup(p, act.leader, act.face, list);
    if (act.do !== "parley") return;
    const { leader, added } = envoyOf(p, f.side, act.people);
    list.push({ f: "throw", rule: "AIE-4.4.2.c", sides: 10, below: Math.max(0, pcOf(p, leader) - added) });
  },
};

/** AIE-4.4.2.a, AIE-4.4.2.i, AIE-R60 */
function embassyRefusal(p: Position, side: Side, tried: boolean, people: People): Refusal | null {
  if (tried) return NO.oneEmbassy;
  if (!p.box.isMajor[people]) return NO.embassyMinor;
  if (people === p.box.parthi) return NO.embassyParthi;
  if (p.status[people] === ALLEGIANCE) return NO.embassyAllied;
  if (p.status[people] === PEACE) return NO.embassyPeace;
  return factionLeaders(p, side).length === 0 ? NO.embassyNobody : null;
}

/** AIE-4.4.2.c: so many movement points from a zone of origin are near. */
const NEAR = 4;

/** AIE-4.4.2.d, AIE-R61: of two leaders the one with the higher PC speaks; of equals the nearer. */
function envoyOf(p: Position, side: Side, people: People): { readonly leader: Piece; readonly added: 0 | 1 } {
  const far = (leader: Piece): number =>
    Math.min(...p.box.homes[people].map((home) => p.box.marches[p.at[leader]]?.[home] ?? Number.POSITIVE_INFINITY));
  const [leader] = factionLeaders(p, side).sort((a, b) => pcOf(p, b) - pcOf(p, a) || far(a) - far(b));
  return { leader, added: far(leader) <= NEAR ? 0 : 1 };
}
