/**
 * What the face knows of its game: the components of the pack, and where they lie on the sheet. Made once for a game,
 * and handed to everything that is drawn through React's context: two packs may lie side by side in one page.
 */
import type { Game, Pack } from "@rubicon/engine";
import { type Components, componentsOf } from "@rubicon/julius-caesar/components";
import { type ComponentType, createContext, createElement, use } from "react";
import type { Odds, OddsWorker } from "../../odds/asking.ts";
import { lateOdds } from "../../odds/late.ts";
import { type Geography, geographyOf, type Printed, type Sheet } from "./map/geography.ts";
import { type Places, placesOn } from "./places.ts";

export interface Kit {
  readonly game: Game;
  /** Blocks, cards and places by name, and what the rules count by. */
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
  const places = placesOn(geography);
  return { game, facts, geography, places, odds: lateOdds(game, pack, oddsWorker) };
}

/** What the pack prints on the map. */
function printedBy({ places, roadKind }: Components): Printed {
  const known = (id: string) => {
    const facts = places.get(id);
    if (facts === undefined) throw new Error(`The sheet has a place ${id} that the game does not know.`);
    return facts;
  };
  return {
    city: (id) => {
      const { name, value, port } = known(id);
      return { name, value, port };
    },
    sea: (id) => known(id).name,
    road: ([a, b]) => roadKind(a, b),
  };
}

const KitContext = createContext<Kit | null>(null);

export function useKit(): Kit {
  const kit = use(KitContext);
  if (kit === null) throw new Error("Something of Julius Caesar is drawn outside of its face.");
  return kit;
}

/** A part of the face, with all it needs to know around it. */
export function withKit<P extends object>(kit: Kit, Part: ComponentType<P>): ComponentType<P> {
  return (props) => createElement(KitContext, { value: kit }, createElement(Part, props));
}
