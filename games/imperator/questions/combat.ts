/** What is asked in the chapter of combat, as data. */
import type { Asked } from "./shapes.ts";

export type CombatQuestion =
  | (Asked & { ask: "combats"; zones: readonly string[] })
  | (Asked & { ask: "evasions"; zone: string })
  /** Who comes along: the leader with how many units, of how many he can take. */
  | (Asked & { ask: "evasion"; zone: string; leader: string; units: number; command: number })
  | (Asked & { ask: "losses"; zone: string; left: number })
  /** Those who have yet to leave. `together`: there is a zone for all of them; otherwise they go in parts. */
  | (Asked & { ask: "retreat"; zone: string; pieces: readonly string[]; together: boolean })
  | (Asked & { ask: "loneLeader"; leader: string; zone: string });
