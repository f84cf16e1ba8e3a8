/**
 * What the face knows of its game: the components of the pack, and where they lie on the sheet. Made once for a game.
 */
import { type Components, componentsOf } from "@rubicon/alea-iacta-est/components";
import type { Game, Pack } from "@rubicon/engine";
import type { Odds, OddsWorker } from "../../odds/asking.ts";
import { lateOdds } from "../../odds/late.ts";
import { kitRoom } from "../../series/kit.ts";
import { type Geography, geographyOf, type PrintedMap, type Sheet } from "../../series/map/geography.ts";
import { type Places, placesOn } from "../../series/map/places.ts";
import { printedAs } from "./map/titles.ts";

export interface Kit {
  readonly game: Game;
  /** Zones, regions, Peoples, pieces and stratagem counters by name. */
  readonly facts: Components;
  readonly geography: Geography;
  readonly places: Places;
  /** The chances of battles. */
  readonly odds: () => Promise<Odds>;
}

const oddsWorker = (): OddsWorker =>
  new Worker(new URL("./odds-worker.ts", import.meta.url), { type: "module", name: "odds" });

export function kitOf(game: Game, pack: Pack, sheet: Sheet): Kit {
  const facts = componentsOf(game);
  const geography = geographyOf(sheet, printedBy(facts));
  return { game, facts, geography, places: placesOn(geography), odds: lateOdds(game, pack, oddsWorker) };
}

/** What the pack prints on the map. */
function printedBy({ zones, regions }: Components): PrintedMap {
  return {
    zone(id) {
      const facts = zones.get(id);
      if (facts === undefined) throw new Error(`The sheet has a zone ${id} that the game does not know.`);
      return printedAs(facts);
    },
    region: (id) => regions.get(id)?.name ?? id,
  };
}

export const { useKit, KitAround, withKit } = kitRoom<Kit>("Alea Iacta Est");
