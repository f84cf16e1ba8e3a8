/** What is asked on the Ides of March and after (3.5.3), as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

interface Asked extends QuestionShape {
  readonly side: SideName;
}

export type IdesQuestion =
  /** Who stays in a zone: so many legions and so many other units still. */
  | (Asked & { ask: "division"; zone: string; kept: readonly string[]; legions: number; others: number })
  /** Where those go who leave it. */
  | (Asked & { ask: "exodus"; zone: string; pieces: readonly string[] })
  | (Asked & { ask: "surrender"; left: number });
