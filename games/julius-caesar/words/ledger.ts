/** What a language calls what stands in the ledger of a game. */
import type { LedgerWords } from "@rubicon/engine";
import type { Source } from "../ledger.ts";
import type { Titles } from "./titles.ts";
import type { How } from "./wording.ts";

export interface LedgerTerms {
  readonly sources: Readonly<Record<Source, string>>;
  /** Given the points that end a game at once. */
  readonly endings: Readonly<Record<How, (limit: number) => string>>;
}

export const ledgerWords = ({ box, place }: Titles, { sources, endings }: LedgerTerms): LedgerWords => ({
  source: (source) => Object.entries(sources).find(([id]) => id === source)?.[1] ?? source,
  held: (thing) => place(thing),
  ending: (how) => Object.entries(endings).find(([id]) => id === how)?.[1](box.limits.victoryPoints) ?? how,
});
