/** What happens when stratagems are played (6), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { Title } from "../stratagems.ts";
import type { By } from "./shapes.ts";

export type StratagemEvent =
  /** A counter is laid down. */
  | (By & { e: "played"; seat: string; stratagem: Title })
  /** Put back because its holder cannot use it; which, is for him to know. */
  | (By & { e: "returned"; seat: string; stratagem?: string })
  /** Nobody has put anything back: whoever holds counters can use them. */
  | (EventShape & { e: "kept" })
  /** A counter is taken from the map. */
  | (EventShape & { e: "lifted"; stratagem: Title; zone: string })
  | (By & { e: "die-set"; sides: number; from: number; to: number })
  /** That side has answered: both stratagems are spent, and the die is thrown. */
  | (By & { e: "victor-cancelled" })
  | (By & { e: "fled"; pieces: readonly string[]; from: string; to: string })
  | (By & { e: "shot"; unit: string; zone: string })
  | (By & { e: "murder"; leader: string; die: number; guarded: boolean; killed: boolean })

  // Plague
  | (By & { e: "plague"; zone: string; beside: readonly string[] })
  /** Null: of a People at peace. */
  | (EventShape & {
      e: "plague-tested";
      side: SideName | null;
      leader: string;
      zone: string;
      die: number;
      struck: boolean;
    })
  /** Units that lose a step by it. */
  | (EventShape & { e: "sickened"; zone: string; reduced: readonly string[]; lost: readonly string[] })
  | (EventShape & { e: "plague-over"; zones: readonly string[] })

  // Mutiny and desertion
  | (EventShape & { e: "mutiny"; zone: string; units: readonly string[] })
  /** Units of that side. */
  | (By & { e: "deserted"; zone: string; reduced: readonly string[]; lost: readonly string[] });
