/** The plague (6.3.4): where it is, who comes near it, and when it is over. */
import { NOWHERE, onMap, type Zone } from "./board.ts";
import { push } from "./frames.ts";
import { FULL, type Piece } from "./pieces.ts";
import { loseStep, own, type Position } from "./position.ts";
import { CAES, NOBODY, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { type Counter, counterOf, ON_MAP, PLAYED } from "./stratagems.ts";

/** Its counter, while it lies on the map. */
export const plagueCounter = (p: Position): Counter | undefined =>
  onMap(p.plague)
    ? p.box.facesOf["foyer-de-peste"].map(counterOf).find((counter) => p.counter[counter] === ON_MAP)
    : undefined;

/**
 * AIE-6.3.4.d, AIE-R73: whoever has come into the zone, by whatever way, is tested before anything else happens to him: so this
 * is called last. Who is put somewhere, as a People that takes its place at home, has not come there.
 */
export function meetPlague(p: Position, pieces: readonly Piece[], zone: Zone): void {
  if (p.plague !== zone || p.outcome !== null) return;
  const left = pieces.filter((piece) => p.at[piece] === zone);
  if (left.length === 0) return;
  push(p, { step: "plague", side: sideOf(p, left[0]), left, die: -1, outbreak: false, spared: [] });
}

/** Nobody's pieces never move; a side is needed all the same. */
const sideOf = (p: Position, piece: Piece): Side => (p.side[piece] === NOBODY ? CAES : p.side[piece]);

/** AIE-6.3.4.b, AIE-6.3.4.d: a step each. */
export function sicken(p: Position, units: readonly Piece[], zone: Zone, rule: string, tell: Chronicle): void {
  if (units.length === 0) return;
  const named = (list: readonly Piece[]): string[] => list.map((unit) => p.box.pieceIds[unit]);
  const reduced = units.filter((unit) => p.face[unit] === FULL);
  const lost = units.filter((unit) => p.face[unit] !== FULL);
  for (const unit of units) loseStep(p, unit);
  tell({ e: "sickened", rule, zone: p.box.zoneIds[zone], reduced: named(reduced), lost: named(lost) });
}

/** AIE-6.3.4.e: at the end of Phase E; its counter is in the cup when the next year begins. */
export function endPlague(p: Position, tell: Chronicle): void {
  const counter = plagueCounter(p);
  if (counter === undefined) return;
  tell({ e: "plague-over", rule: "AIE-6.3.4.e", zone: p.box.zoneIds[p.plague] });
  own.counter(p)[counter] = PLAYED;
  p.plague = NOWHERE;
}
