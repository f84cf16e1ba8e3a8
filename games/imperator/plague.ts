/** The plague (IMP-6.3.e to IMP-6.3.h, IMP-R77): where it breaks out, who comes near it, and when it is over. */

import { wearDown } from "./attrition.ts";
import { NOWHERE, type Zone } from "./board.ts";
import { push } from "./frames.ts";
import type { Piece } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { SIDES, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { ON_MAP, PLAYED, stratagemNamed } from "./stratagems.ts";

export const CLEAN = 0;
/** Beside the zone of an epidemic: reduced units stay as they are. */
export const TAINTED = 1;
/** Where a counter lies: reduced units die. */
export const STRICKEN = 2;

const COUNTERS = [stratagemNamed("foyer_de_peste"), stratagemNamed("epidemie_de_peste")];

/** It breaks out in a zone, and in those beside it if it is an epidemic. Whoever is there suffers, of whatever side. */
export function breakOut(p: Position, side: Side, zone: Zone, epidemic: boolean, tell: Chronicle): void {
  const { waysFrom, zoneIds } = p.box;
  const beside = epidemic ? waysFrom[zone].map(({ to }) => to) : [];
  const rule = epidemic ? "IMP-6.3.h" : "IMP-6.3.e";
  tell({ e: "plague", rule, side: SIDES[side], zone: zoneIds[zone], beside: beside.map((to) => zoneIds[to]) });
  const sick = own.infested(p);
  sick[zone] = STRICKEN;
  for (const to of beside) if (sick[to] === CLEAN) sick[to] = TAINTED;
  const leaders: Piece[] = [];
  for (const each of [zone, ...beside]) {
    sicken(p, unitsThere(p, each), each, each === zone, rule, tell);
    leaders.push(...p.box.leaders.filter((leader) => p.at[leader] === each));
  }
  push(p, { step: "plague", left: leaders, die: -1, outbreak: true });
}

const unitsThere = (p: Position, zone: Zone): Piece[] => p.box.units.filter((unit) => p.at[unit] === zone);

/** IMP-6.3.f: whoever has come into a zone of it suffers like those who were there, once for every time he comes. */
export function meetPlague(p: Position, pieces: readonly Piece[], zone: Zone, tell: Chronicle): void {
  const { isLeader, isUnit } = p.box;
  const come = pieces.filter((piece) => p.at[piece] === zone);
  sicken(
    p,
    come.filter((piece) => isUnit[piece]),
    zone,
    p.infested[zone] === STRICKEN,
    "IMP-6.3.f",
    tell,
  );
  const left = come.filter((piece) => isLeader[piece]);
  if (left.length > 0) push(p, { step: "plague", left, die: -1, outbreak: false });
}

/** IMP-6.3.e, IMP-6.3.h: normal ones are reduced; reduced ones die where the counter lies, and nowhere else. */
function sicken(
  p: Position,
  units: readonly Piece[],
  zone: Zone,
  deadly: boolean,
  rule: string,
  tell: Chronicle,
): void {
  wearDown(p, units, deadly, tell, (attrition) =>
    tell({ e: "sickened", rule, zone: p.box.zoneIds[zone], ...attrition }),
  );
}

/** IMP-6.3.g: at the end of Phase E, and its counters are back in the bowl. */
export function endPlague(p: Position, tell: Chronicle): void {
  const { copiesOf, zoneIds } = p.box;
  const zones: string[] = [];
  for (const stratagem of COUNTERS)
    for (const counter of copiesOf[stratagem])
      if (p.counter[counter] === ON_MAP) {
        zones.push(zoneIds[p.lies[counter]]);
        own.counter(p)[counter] = PLAYED;
        own.lies(p)[counter] = NOWHERE;
      }
  if (zones.length === 0) return;
  own.infested(p).fill(CLEAN);
  tell({ e: "plague-over", rule: "IMP-6.3.g", zones });
}
