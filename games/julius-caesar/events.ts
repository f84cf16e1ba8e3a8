/**
 * What happens, as data. An event carries names, so that a page or a log needs no tables; a field that is
 * marked optional is left out for whoever may not know it (see `hear` in sight.ts).
 */
import type { EventShape } from "@rubicon/engine";
import type { ColourName, SideName } from "./blocks.ts";
import type { God } from "./cards.ts";

/** A block and the strength it shows. */
export interface Shown {
  readonly block: string;
  readonly strength: number;
}

interface By extends EventShape {
  readonly side: SideName;
}

/** Why a block lost a step or left the map. */
export type Cause = "hit" | "disruption" | "jupiter" | "vulcan" | "no-retreat";

export type Event =
  // Set-up
  | (By & { e: "swapped"; block: string; with: string })
  | (By & { e: "deployed" })
  // The year and its cards
  | (EventShape & { e: "year"; year: number; bc: number })
  | (By & { e: "dealt"; count: number; cards?: readonly string[] })
  | (By & { e: "discarded"; card?: string })
  | (EventShape & { e: "turn"; turn: number })
  | (By & { e: "chose"; card?: string })
  | (EventShape & { e: "revealed"; caesar: string; pompeius: string })
  | (EventShape & { e: "cancelled" })
  | (By & { e: "copied"; card: string })
  /** `side` is the first player. */
  | (By & { e: "order"; why: "moves" | "tie" | "event" | "apollo" })
  | (By & { e: "command"; moves: number; levies: number })
  | (By & { e: "god"; god: God })
  | (By & { e: "nothing"; god: God })
  // Movement
  | (By & { e: "activated"; place: string })
  | (By & {
      e: "moved";
      block?: string;
      colour: ColourName;
      from: string;
      to: string;
      how: "move" | "attack" | "reinforce";
    })
  | (By & { e: "sailed"; block?: string; colour: ColourName; from: string; to: string; by: readonly string[] })
  | (By & { e: "main-group"; place: string; from: string; blocks: number; reserves: number })
  | (By & { e: "surprise"; place: string })
  /** `side` is pinned. */
  | (By & { e: "pinned"; place: string; pinned: number; free: number })
  // Levies
  | (By & { e: "levied"; block?: string; city: string })
  | (By & { e: "raised"; block?: string; city: string; strength?: number })
  // Jupiter and Vulcan
  | (By & { e: "struck"; place: string; colour: ColourName; block: string })
  /** `side` is the new one. */
  | (By & { e: "defected"; block: string; from: string; to: string })
  | (By & { e: "erupted"; city: string })
  // Losses: `side` is the one that controlled the block
  | (By & {
      e: "step-lost";
      block?: string;
      strength?: number;
      place: string;
      colour: ColourName;
      cause: Cause;
      shown: boolean;
    })
  | (By & { e: "eliminated"; block: string; place: string; cause: Cause })
  /** `side` keeps the trophy. */
  | (By & { e: "trophy"; block: string })
  | (By & { e: "released"; block: string })
  /** `side` is her new one. */
  | (By & { e: "cleopatra"; place: string; cause: Cause | "winter" })
  // Battles
  | (EventShape & {
      e: "battle";
      place: string;
      attacker: SideName;
      surprise: boolean;
      attackers: readonly Shown[];
      defenders: readonly Shown[];
      attackerReserves: number;
      defenderReserves: number;
    })
  | (EventShape & { e: "round"; place: string; round: number })
  | (By & { e: "disrupted"; place: string })
  /** `side` is the new attacker. */
  | (By & { e: "exchanged"; place: string })
  | (By & { e: "reserves"; place: string; blocks: readonly Shown[] })
  | (By & { e: "fired"; block: string; dice: readonly number[]; firepower: number; hits: number })
  | (By & { e: "passed"; block: string })
  | (By & { e: "retreated"; block: string; from: string; to: string; by: "road" | "sea" | "navis" })
  /** `side` had nothing left to strike. */
  | (By & { e: "hits-lost"; hits: number })
  /** `side` won. */
  | (By & { e: "battle-over"; place: string })
  | (By & { e: "regrouped"; block?: string; colour: ColourName; from: string; to: string; shown: boolean })
  // Winter
  | (EventShape & { e: "winter"; year: number })
  | (By & { e: "home"; from: string })
  | (By & { e: "to-port"; block?: string; from: string; to: string })
  | (By & { e: "disbanded"; block?: string; colour: ColourName; place: string; why: "no-port" | "supply" | "will" })
  | (EventShape & { e: "points"; caesar: number; pompeius: number })
  | (EventShape & { e: "over"; winner: SideName | null; how: "ten" | "points" | "roma" | "draw" });
