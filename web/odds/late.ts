/** Odds that are made when somebody first looks at a battle: nobody waits for them before. */
import type { Game, Pack } from "@rubicon/engine";
import type { Odds, OddsWorker } from "./asking.ts";

export function lateOdds(game: Game, pack: Pack, start: () => OddsWorker): () => Promise<Odds> {
  let made: Promise<Odds> | null = null;
  return () => {
    made ??= import("./asking.ts").then(({ Odds }) => new Odds(game, pack, start));
    return made;
  };
}
