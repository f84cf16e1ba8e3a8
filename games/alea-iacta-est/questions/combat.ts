/** What is asked in the chapter of combat, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

interface Of extends QuestionShape {
  readonly side: SideName;
}

export type CombatQuestion =
  | (Of & { ask: "loneLeader"; leader: string; zone: string })
  | (Of & { ask: "assigning"; zone: string })
  | (Of & { ask: "evasions"; zones: readonly string[] })
  /** Must: ships that have to leave a coast. */
  | (Of & { ask: "fleetEvasions"; zones: readonly string[]; must: boolean })
  /** Who comes along: the leader with how many units, of how many he can take. Null: ships by themselves. */
  | (Of & { ask: "evasion"; zone: string; leader: string; naval: boolean; units: number; command: number | null })
  | (Of & { ask: "battles"; zones: readonly string[] })
  | (Of & { ask: "losses"; zone: string; left: number })
  /** The block that retreats now. `ships`: how many there are that land units could board. */
  | (Of & { ask: "retreat"; zone: string; pieces: readonly string[]; ships: number; wayOut: boolean })
  | (Of & { ask: "drowning"; zone: string });
