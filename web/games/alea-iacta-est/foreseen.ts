/** What ways cost in this game: by land, and by ship. */
import { goalCosts as costsOf, nextSteps, type StepCost } from "../../series/foreseen.ts";
import type { MapProps, TableHands } from "../face.ts";
import type { Kit } from "./kit.ts";

/** Movement points from a zone to the next; null where no way leads there. */
export const stepCost =
  ({ zones }: Kit["facts"]): StepCost =>
  (from, to) => {
    const start = zones.get(from);
    const bySea = start?.sea || zones.get(to)?.sea;
    const ways = bySea ? start?.routes : start?.ways;
    return ways?.find((way) => way.to === to)?.cost ?? null;
  };

/** What each goal costs, where what is held is led. */
export const goalCosts = ({ facts }: Kit, hands: TableHands): ReadonlyMap<string, number> =>
  costsOf(hands, (piece) => facts.pieces.get(piece)?.unit === null, stepCost(facts));

/** What a group that is not held pays for its next step. */
export function stepCosts(
  { facts }: Kit,
  group: { readonly zone: string; readonly sea: boolean } | null,
  lit: MapProps["lit"],
): ReadonlyMap<string, number> {
  const from = group === null ? undefined : facts.zones.get(group.zone);
  return nextSteps((group?.sea ? from?.routes : from?.ways) ?? [], lit);
}
