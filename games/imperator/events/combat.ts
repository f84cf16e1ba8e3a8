/** What happens in evasion, battles and retreats (7.d, 8), as data. */
import type { EventShape } from "@rubicon/engine";
import type { Modifier } from "@rubicon/series";
import type { SeenForce } from "../seen.ts";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

export type CombatEvent =
  /** A die of Phase E, before it takes effect. */
  | (By & { e: "die"; sides: number; face: number })

  // Lone leaders
  /** Null: no die was thrown. */
  | (By & { e: "hunted"; leader: string; zone: string; die: number | null; escapes: boolean })
  | (By & { e: "escaped"; leader: string; from: string; to: string })

  // Evasion
  | (By & { e: "evasion"; leader: string; zone: string; die: number; sr: number; success: boolean })
  | (By & { e: "evaded"; leader: string; pieces: readonly string[]; from: string; to: string })

  // Battles
  | (EventShape & { e: "battle"; zone: string; attacker: SeenForce; defender: SeenForce })
  | (EventShape & {
      e: "battle-decided";
      zone: string;
      winner: SideName;
      loser: SideName;
      baseColumn: string;
      column: string;
      modifiers: readonly Modifier[];
      /** Null: a stratagem stands for it. */
      die: number | null;
      row: number;
      attacker: string;
      defender: string;
    })
  | (By & { e: "losses"; zone: string; reduced: readonly string[]; lost: readonly string[] })
  | (By & { e: "retreated"; pieces: readonly string[]; from: string; to: string })
  /** No way out: units that are lost; their leaders die with them. */
  | (By & { e: "cut-off"; zone: string; units: readonly string[]; leaders: readonly string[] })
  /** The last of those in mutiny is dead. */
  | (EventShape & { e: "mutiny-over"; zone: string });
