/** What the face knows of its game: the components of the pack, and where they lie on the sheet. Made once for a game. */
import type { Game } from "@rubicon/engine";
import { type Components, componentsOf } from "@rubicon/imperator/components";
import { kitRoom } from "../../series/kit.ts";
import { type Geography, geographyOf, type PrintedMap, type Sheet } from "../../series/map/geography.ts";
import { type Places, placesOn } from "../../series/map/places.ts";
import { frontTitle } from "./map/fronts.ts";
import { printedAs } from "./map/titles.ts";
import { leaderNames } from "./pieces/names.ts";

export interface Kit {
  readonly game: Game;
  /** Zones, Fronts, Peoples, pieces and stratagems by name. */
  readonly facts: Components;
  readonly geography: Geography;
  readonly places: Places;
  /** Leaders by the names they have on counters. */
  readonly leaders: ReadonlyMap<string, string>;
}

export function kitOf(game: Game, sheet: Sheet): Kit {
  const facts = componentsOf(game);
  const geography = geographyOf(sheet, printedBy(facts));
  return { game, facts, geography, places: placesOn(geography), leaders: leaderNames(facts) };
}

/** What the pack prints on the map. */
function printedBy({ zones, fronts }: Components): PrintedMap {
  return {
    zone(id) {
      const facts = zones.get(id);
      if (facts === undefined) throw new Error(`The sheet has a zone ${id} that the game does not know.`);
      return printedAs(facts);
    },
    region: (id) => frontTitle(id, fronts.get(id)?.name ?? id),
  };
}

export const { useKit, KitAround, withKit } = kitRoom<Kit>("Imperator");
