/** The referee's own rules of fleets (3.5) and of calls to join a usurper on the march (4.5 D). */
import type { March } from "./checker-march.ts";
import {
  at,
  coastsOf,
  ENEMY,
  FLEETS,
  homeOf,
  inEmpire,
  isAtWar,
  isGarrison,
  isLand,
  isLeader,
  isLegion,
  isOpen,
  isPrince,
  isRoman,
  isUnit,
  type Man,
  of,
  onMap,
  ROME,
  type View,
  type Who,
} from "./checker-table.ts";

const STORMS = 9;

/** A fleet that has something to do. */
export const canSail = (view: View, fleet: Man, side: Who): boolean =>
  side === ROME && !fleet.moved && view.event !== STORMS && (isLand(fleet.at) || isOpen(fleet.at));

/** Why a fleet may not go there with whom it carries, or is about to carry. */
export function sailFault(view: View, fleet: Man, to: string, sailed: boolean): string | null {
  if (sailed) return "one step";
  const home = FLEETS.get(fleet.id);
  if (home === undefined || to === fleet.at) return "not a step";
  const inPort = isLand(fleet.at);
  const reaches = inPort
    ? to === home.sea
    : (to === home.home && fleet.at === home.sea) || (isOpen(to) && coastsOf(fleet.at).includes(to));
  if (!reaches) return "not a step";
  const aboard = [...at(view, `aboard-${fleet.id}`), ...view.men.filter((man) => inPort && man.going)];
  const needs = aboard.some((man) => isGarrison(man));
  return needs && !aboard.some((man) => isPrince(man)) ? "the garrison needs an Augustus or Caesar" : null;
}

/** Why these may not land there. */
export function coastFault(view: View, fleet: Man, picked: readonly Man[], to: string): string | null {
  if (!isLand(to) || !coastsOf(fleet.at).includes(to)) return "not a coast";
  const home = homeOf(to);
  if (picked.some(isUnit) && home !== null && home !== "armenia" && !inEmpire(view, to) && !isAtWar(view, home))
    return "land at peace";
  return picked.some(isGarrison) && !picked.some(isPrince) ? "the garrison needs an Augustus or Caesar" : null;
}

/** Loyal units of a zone that could come over: a vexillation if three legions of its Front are rebel (remark 3). */
export const winnable = (view: View, zone: string): Man[] =>
  of(view, ROME, zone).filter((man) => {
    if (!isUnit(man) || !isRoman(man)) return false;
    if (man.kind !== "vexillation") return true;
    return (
      view.men.filter((each) => isLegion(each) && each.band === man.band && each.side === ENEMY && onMap(each.at))
        .length >= 3
    );
  });

/** Whether those who march may call on the units they have come upon. */
export function isAppealOpen(view: View, march: March): boolean {
  const zone = march.path[march.path.length - 1];
  if (march.side !== ENEMY || march.path.length < 2) return false;
  const tried = march.members.some((man) => man.tried);
  if (tried || !march.members.some((man) => isLeader(man) && isRoman(man))) return false;
  if (of(view, ROME, zone).some(isLeader)) return false;
  return winnable(view, zone).length > 0;
}
