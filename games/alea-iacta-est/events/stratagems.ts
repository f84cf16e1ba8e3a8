/** Stratagems that are played (6), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { Title } from "../stratagems.ts";
import type { By } from "./shapes.ts";

export type StratagemEvent =
  /** A counter is laid down. */
  | (By & { e: "played"; seat: string; counter: string; title: Title; value: number })
  | (By & { e: "die-set"; sides: number; from: number; to: number })
  /** Order is restored in Roma, by that side. */
  | (By & { e: "intrigue-ended"; counter: string })
  | (By & { e: "imperium"; spqr: number })

  // Flight, murder, plague
  | (By & { e: "fled"; pieces: readonly string[]; from: string; to: string })
  | (By & { e: "murder"; leader: string; die: number; killed: boolean })
  | (By & { e: "plague"; zone: string })
  /** Null: a People at peace. */
  | (EventShape & {
      e: "plague-tested";
      side: SideName | null;
      piece: string;
      zone: string;
      die: number;
      struck: boolean;
    })
  /** Units that lose a step by it. */
  | (EventShape & { e: "sickened"; zone: string; reduced: readonly string[]; lost: readonly string[] })
  | (EventShape & { e: "plague-over"; zone: string })

  // Desertion and turncoats
  /** Legions of that side. */
  | (By & { e: "deserted"; zone: string; reduced: readonly string[]; lost: readonly string[] })
  /** A unit goes over to that side. */
  | (By & { e: "suborned"; unit: string; zone: string })
  | (By & { e: "shot"; unit: string; zone: string });
