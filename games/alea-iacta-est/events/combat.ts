/** What happens in evasion, battles and retreats (8), as data. */
import type { EventShape } from "@rubicon/engine";
import type { Modifier } from "@rubicon/series";
import type { SeenForce } from "../seen.ts";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

export type FleetTaken = "unled" | "no-sea";

export type CombatEvent =
  /** A die of Phase E, before it takes effect. */
  | (By & { e: "die"; sides: number; face: number })

  // Lone leaders
  /** Null: no die was thrown. */
  | (By & { e: "hunted"; leader: string; zone: string; die: number | null; escapes: boolean })
  | (By & { e: "escaped"; leader: string; from: string; to: string })

  // Evasion
  | (By & { e: "assigned"; leader: string; zone: string; naval: boolean })
  | (By & { e: "evasion"; leader: string; zone: string; die: number; bonus: number; sr: number; success: boolean })
  | (By & { e: "evaded"; leader: string; pieces: readonly string[]; from: string; to: string })
  /** Ships that must leave a coast and cannot: nobody there can lead them, or somebody could, and no sea is free. Once nothing was said of it. */
  | (By & { e: "fleet-taken"; zone: string; units: readonly string[]; why?: FleetTaken })

  // Battles
  | (EventShape & {
      e: "battle";
      zone: string;
      naval: boolean;
      attacker: SeenForce;
      defender: SeenForce;
    })
  | (EventShape & {
      e: "battle-decided";
      zone: string;
      naval: boolean;
      winner: SideName;
      loser: SideName;
      baseColumn: string;
      /** For quality, beyond the edge of the table if it is so. Once nothing was said of it. */
      shift?: number;
      column: string;
      modifiers: readonly Modifier[];
      /** Null: somebody has come, seen and won without one. */
      die: number | null;
      row: number;
      attacker: string;
      defender: string;
    })
  | (By & { e: "losses"; zone: string; reduced: readonly string[]; lost: readonly string[] })
  | (By & { e: "retreated"; pieces: readonly string[]; from: string; to: string })
  /** No way out: units that are lost; their leaders die with them. */
  | (By & { e: "cut-off"; zone: string; units: readonly string[]; leaders: readonly string[] })
  | (By & { e: "embarked"; zone: string; pieces: readonly string[] })
  | (By & { e: "drowned"; zone: string; units: readonly string[] });
