/** Figures that panels and the map show: nothing of the rules is decided here. */
import type { Seen, SeenPiece } from "@rubicon/imperator/components";
import type { Kit } from "./kit.ts";

/** Legions of a Front (IMP-3.3.f): those that are in it, all it has this year, and how many of them must stay. */
export interface FrontCount {
  readonly here: number;
  readonly all: number;
  readonly atLeast: number;
}

export function frontCount({ facts }: Kit, id: string, seen: Pick<Seen, "pieces" | "grown">): FrontCount {
  const front = facts.fronts.get(id);
  const pieces = new Map(seen.pieces.map((piece) => [piece.piece, piece]));
  const isHome = ({ at, mutinous }: SeenPiece): boolean => {
    const zone = facts.zones.get(at);
    return mutinous !== true && (seen.grown ? zone?.partLater : zone?.part) === id;
  };
  const legions = (front?.legions ?? []).flatMap((legion) => pieces.get(legion) ?? []);
  const all = legions.filter(({ at, mutinous }) => at !== "to-come" && mutinous !== true).length;
  return { here: legions.filter(isHome).length, all, atLeast: Math.ceil(all / 2) };
}

/** Vexillations of a Front on the map, and all that it may have this year (IMP-3.4.b). */
export function vexillationCount({ facts, places }: Kit, id: string, seen: Pick<Seen, "pieces" | "year">) {
  const own = new Set(facts.fronts.get(id)?.vexillations ?? []);
  const isOut = ({ piece, at }: SeenPiece): boolean => own.has(piece) && places.groundOf(at) !== undefined;
  const all = [...own].filter((unit) => (facts.pieces.get(unit)?.enters ?? 0) <= seen.year).length;
  return { onMap: seen.pieces.filter(isOut).length, all };
}
