/** What a language calls what stands in the ledger of a game. */
import type { LedgerWords } from "@rubicon/engine";
import { lookUp } from "@rubicon/series";
import { ROMA, type Source } from "../ledger.ts";
import type { Titles } from "./titles.ts";

export interface LedgerTerms {
  readonly sources: Readonly<Record<Source, string>>;
  /** By level, or where a scenario knows none, by how it ended. */
  readonly endings: Readonly<
    Record<"victory" | "simple" | "decisive" | "total" | "definitive" | "draw" | "republic-dead", string>
  >;
}

export const ledgerWords = ({ box, region, people }: Titles, { sources, endings }: LedgerTerms): LedgerWords => ({
  source: (source) => lookUp<string>(sources, source) ?? source,
  held(thing) {
    if (thing === ROMA) return sources.roma;
    return box.regions.some((each) => box.regionIds[each] === thing) ? region(thing) : people(thing);
  },
  ending: (how, level) => lookUp<string>(endings, level ?? how) ?? how,
});
