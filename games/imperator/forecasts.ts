/** What a legal act will cost and bring, as data. */
import type { ForecastShape } from "@rubicon/engine";
import type { Modifier, TakenAlong } from "@rubicon/series";
import type { SideName } from "./sides.ts";

export type Forecast =
  /** Movement points that are left after a step. */
  | (ForecastShape & { f: "points-left"; points: number })
  /** Who comes when all are taken along, and who of that side stays in the zone. */
  | (ForecastShape & { f: "taken-along" } & TakenAlong)
  /** What a throw must show: "less than 3 with a d10". */
  | (ForecastShape & { f: "throw"; sides: number; below: number })
  /** A People that arms have pacified already: what Rome would score for it in Phase F if it were let be. */
  | (ForecastShape & { f: "points-by-arms"; people: string; points: number })
  /** The battle that an act leads to, as the table wants it. */
  | (ForecastShape & {
      f: "battle";
      zone: string;
      attacker: SideName;
      /** Strength points of both. */
      attack: number;
      defence: number;
      baseColumn: string;
      column: string;
      shift: number;
      modifiers: readonly Modifier[];
      modifier: number;
      /** Of six faces, with how many the attacker wins. */
      wins: number;
    });
