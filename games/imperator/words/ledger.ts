/** What a language calls what stands in the ledger of a game. */
import type { LedgerWords } from "@rubicon/engine";
import { lookUp } from "@rubicon/series";
import type { Source } from "../ledger.ts";
import type { Level } from "../victory.ts";
import type { Titles } from "./titles.ts";

export interface LedgerTerms {
  readonly sources: Readonly<Record<Source, string>>;
  /** By level, or where there is none, by how it ended. */
  readonly endings: Readonly<Record<Level | "sudden" | "draw", string>>;
}

export const ledgerWords = ({ people }: Titles, { sources, endings }: LedgerTerms): LedgerWords => ({
  source: (source) => lookUp<string>(sources, source) ?? source,
  held: (thing) => people(thing),
  ending: (how, level) => lookUp<string>(endings, level ?? how) ?? how,
});
