/** What is asked in deployment and in the winter, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";
import type { RecruitType } from "../board.ts";
import type { SideName } from "../sides.ts";

interface Asked extends QuestionShape {
  readonly side: SideName;
}

export type ResultsQuestion =
  /** With the piece that is being placed, if one is. */
  | (Asked & { ask: "deploy"; piece: string | null })
  /** Which of the nearest zones Dolabella goes to. */
  | (Asked & { ask: "turncoat"; leader: string })
  /** Where a lone leader spends the winter, or the stack of a zone. */
  | (Asked & { ask: "quarters"; leader: string | null; from: string; pieces: readonly string[] })
  /** Which legion goes to a region that lacks so many, or where it goes. */
  | (Asked & { ask: "garrisons"; region: string; missing: number; unit: string | null })
  /** What a region may still recruit in this turn of it, and whether a legion it must. */
  | (Asked & { ask: "recruitment"; region: string; types: readonly RecruitType[]; must: boolean })
  | (Asked & { ask: "hands"; surplus: number });
