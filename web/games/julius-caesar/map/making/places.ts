/**
 * Room for everything: for each city where its blocks lie and where its name stands, for each sea where its ships lie, and
 * for each road where its tag goes, so that nothing covers anything else.
 */

import { at } from "../../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../../drawing/point.ts";
import { search } from "../../../../drawing/search.ts";
import { fleetChoices, labelChoices, type Surroundings, stackChoices } from "./choices.ts";
import { tagChoices } from "./tags.ts";

/** Where the blocks of each place go, and the names of cities. */
export interface Settled {
  readonly stacks: ReadonlyMap<string, Point>;
  readonly names: ReadonlyMap<string, LabelSpot>;
  /** Of the roads, one after the other. */
  readonly tags: readonly Point[];
}

/** Each search may end in another corner: from this seed everything finds its place, nearby and far off. */
const SEED = 13;

export function settle(around: Surroundings): Settled {
  const { towns, fleets, roads } = around;
  const ids = [...towns, ...fleets].map(({ id }) => id);
  const found = search(
    [
      ...towns.map((town) => stackChoices(town, around)),
      ...fleets.map((fleet) => fleetChoices(fleet, around)),
      ...towns.map((town) => labelChoices(town, around)),
      ...roads.map(({ points }) => tagChoices(points, around)),
    ],
    [SEED],
  );
  return {
    stacks: new Map(ids.map((id, i) => [id, at(found[i].spot.x, found[i].spot.y)])),
    names: new Map(towns.map(({ id }, i) => [id, found[ids.length + i].spot])),
    tags: found.slice(-roads.length).map(({ spot: { x, y } }) => at(x, y)),
  };
}
