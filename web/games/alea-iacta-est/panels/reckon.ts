/** Small sums over what is seen, as players make them: legions of a region, recruits it may still raise. */
import { RECRUIT_TYPES, type RecruitType, type RegionFacts, type Seen } from "@rubicon/alea-iacta-est/components";
import type { Kit } from "../kit.ts";

/** Legions in a region, whoever has them: they are its garrison. */
export function legionsIn({ facts }: Pick<Kit, "facts">, region: string, { pieces }: Pick<Seen, "pieces">): number {
  return pieces.filter(
    ({ piece, at }) => facts.pieces.get(piece)?.type === "legio" && facts.zones.get(at)?.region === region,
  ).length;
}

export function recruitsLeft(
  { id, recruits }: Pick<RegionFacts, "id" | "recruits">,
  { recruited }: Pick<Seen, "recruited">,
): readonly { readonly type: RecruitType; readonly left: number; readonly all: number }[] {
  return RECRUIT_TYPES.map((type, i) => ({
    type,
    all: recruits[type],
    left: Math.max(0, recruits[type] - (recruited[id]?.[i] ?? 0)),
  })).filter(({ all }) => all > 0);
}
