/** What ways cost in this game: by land. A fleet goes one step, and nothing is spent on it. */
import { goalCosts as costsOf, nextSteps, type StepCost } from "../../series/foreseen.ts";
import type { MapProps, TableHands } from "../face.ts";
import type { Kit } from "./kit.ts";

/** Movement points from a zone to the next; null where no way leads there. */
export const stepCost =
  ({ zones }: Kit["facts"]): StepCost =>
  (from, to) =>
    zones.get(from)?.ways.find((way) => way.to === to)?.cost ?? null;

/** What each goal costs, where what is held is led. */
export const goalCosts = ({ facts }: Kit, hands: TableHands): ReadonlyMap<string, number> =>
  costsOf(hands, (piece) => facts.pieces.get(piece)?.leader != null, stepCost(facts));

/** What a group that is not held pays for its next step. */
export const stepCosts = (
  { facts }: Kit,
  group: { readonly zone: string; readonly fleet: string | null } | null,
  lit: MapProps["lit"],
): ReadonlyMap<string, number> =>
  nextSteps(group === null || group.fleet !== null ? [] : (facts.zones.get(group.zone)?.ways ?? []), lit);
