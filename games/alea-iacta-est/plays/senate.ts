/** Stratagems of the Senate: intrigue (6.3.11), and those of Phase F that need no target (6.4.2, 6.4.4). */
import { onMap } from "../board.ts";
import { plagueCounter } from "../plague.ts";
import { factionLeaders, own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { count, endByLead } from "../score.ts";
import { enemyOf, NOBODY, SIDES, type Side } from "../sides.ts";
import type { Chronicle } from "../steps/step.ts";
import { type Counter, counterOf, ON_MAP, PLAYED } from "../stratagems.ts";
import { ANY_TIME } from "./moments.ts";
import { type Play, plain } from "./play.ts";

/** AIE-6.3.11.a */
export const intrigue: Play = {
  rule: "AIE-6.3.11.a",
  moments: ANY_TIME,
  ways: plain(
    () => null,
    () => {},
  ),
  goes: () => ON_MAP,
};

/** The counters of that title that lie on the map. */
export const intrigues = (p: Position): Counter[] =>
  p.box.facesOf["intrigue-au-senat"]
    .map(counterOf)
    .filter((counter) => p.counter[counter] === ON_MAP && counter !== plagueCounter(p));

/** AIE-6.3.11.b: so many legions beside a Faction Leader restore order. */
const ENOUGH = 3;

/** AIE-6.3.11.b, AIE-R72: looked at when a sequence ends, and before points are counted. */
export function restoreOrder(p: Position, tell: Chronicle): void {
  const italia = p.box.region[p.box.roma];
  const master = p.control[italia];
  if (master === NOBODY || intrigues(p).length === 0 || !holdsRoma(p, master)) return;
  for (const counter of intrigues(p)) {
    own.counter(p)[counter] = PLAYED;
    const names = { side: SIDES[master], counter: p.box.counterIds[counter] };
    tell({ e: "intrigue-ended", rule: "AIE-6.3.11.b", ...names });
  }
}

function holdsRoma(p: Position, side: Side): boolean {
  const { roma, romanUnits, isLegio } = p.box;
  if (!factionLeaders(p, side).some((leader) => onMap(p.at[leader]) && p.at[leader] === roma)) return false;
  return romanUnits.filter((unit) => isLegio[unit] && p.at[unit] === roma && p.side[unit] === side).length >= ENOUGH;
}

/** AIE-6.3.11.c */
const WORTH = 3;

/** AIE-6.3.11.c, AIE-6.3.11.d: for whoever does not control Italia, whoever played it. */
export function countIntrigues(p: Position, tell: Chronicle): void {
  const master = p.control[p.box.region[p.box.roma]];
  if (master !== NOBODY) count(p, enemyOf(master), WORTH * intrigues(p).length, "AIE-6.3.11.c", tell);
}

/** AIE-6.4.2.a, AIE-6.4.2.b, AIE-R77 */
export const imperium: Play = {
  rule: "AIE-6.4.2.a",
  moments: ["republic"],
  ways: plain(
    (p) => (p.spqr === 0 ? NO.republicIsWell : null),
    (p, { side }, _face, _dice, tell) => {
      p.spqr--;
      tell({ e: "imperium", rule: "AIE-6.4.2.a", side: SIDES[side], spqr: p.spqr });
    },
  ),
};

/** AIE-6.4.4.a, AIE-R54, AIE-R78 */
export const triumphus: Play = {
  rule: "AIE-6.4.4.a",
  moments: ["triumph"],
  ways: plain(
    () => null,
    (p, { side }, face, _dice, tell) => {
      count(p, side, p.box.stratagems[face].value, "AIE-6.4.4.a", tell);
      endByLead(p, tell);
    },
  ),
};
