/** Small sums over what is seen, as players make them. */
import type { Seen, SeenPiece } from "@rubicon/imperator/components";
import type { Kit } from "../kit.ts";

/** IMP-3.3.g, IMP-R24: loyal legions of a Front that are on the map and outside of it. */
export function legionsAbroad({ facts, places }: Kit, id: string, seen: Pick<Seen, "pieces" | "grown">): number {
  const own = new Set(facts.fronts.get(id)?.legions ?? []);
  const isAbroad = ({ piece, at, side }: SeenPiece): boolean => {
    if (!own.has(piece) || side !== "rome") return false;
    const zone = facts.zones.get(at);
    if (zone === undefined || places.groundOf(at) === undefined) return at.startsWith("aboard-");
    return (seen.grown ? zone.partLater : zone.part) !== id;
  };
  return seen.pieces.filter(isAbroad).length;
}

/** IMP-2.C.f: Major Peoples whose markers are in the cup. */
export const markersIn = ({ facts }: Kit, { peoples }: Pick<Seen, "peoples">): readonly string[] =>
  peoples
    .filter(({ people, status, ban }) => facts.peoples.get(people)?.major && status !== "removed" && ban === undefined)
    .map(({ people }) => people);

/** IMP-9.1.a: camps that are yet to be built in the years of the scenario. */
export const campsToCome = (
  { facts }: Kit,
  { year, lastYear }: Pick<Seen, "year" | "lastYear">,
): readonly { readonly zone: string; readonly name: string; readonly from: number }[] =>
  [...facts.zones.values()]
    .flatMap(({ id, camps }) => camps.map(({ name, from }) => ({ zone: id, name, from })))
    .filter(({ from }) => from > year && from <= lastYear)
    .toSorted((a, b) => a.from - b.from);

/** The year in which a piece is expected; null where that hangs on the death of another. */
export function yearOf({ facts }: Kit, { piece, due }: Pick<SeenPiece, "piece" | "due">): number | null {
  return due ?? (facts.pieces.get(piece)?.enters || null);
}

/** Those off the map who are expected in the years of the scenario, the next first. */
export function expected(kit: Kit, seen: Pick<Seen, "pieces" | "lastYear">, is: (piece: string) => boolean) {
  const when = (piece: SeenPiece): number => yearOf(kit, piece) ?? seen.lastYear;
  return seen.pieces
    .filter((each) => each.at === "to-come" && is(each.piece) && when(each) <= seen.lastYear)
    .toSorted((a, b) => when(a) - when(b));
}
