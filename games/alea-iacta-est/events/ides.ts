/** What happens on the Ides of March and when Caesar has been avenged (3.5.3), as data. */
import type { EventShape } from "@rubicon/engine";
import type { By } from "./shapes.ts";

export type IdesEvent =
  /** The conspirators try, or do not: a die against the Caesarian regions. Null: Idus Martias has been played. */
  | (By & { e: "conspiracy"; die: number | null; regions: number; attempt: boolean })
  /** What the Caesarians throw, and what is added to it. */
  | (By & {
      e: "daggers";
      die: number;
      inRoma: boolean;
      pompeiusGone: boolean;
      idus: boolean;
      sum: number;
      killed: boolean;
    })
  /** A leader shows himself as an Assassin. No zone: he is not on the map. */
  | (By & { e: "unmasked"; leader: string; zone: string | null })
  /** Units go with the leaders they stand with. */
  | (By & { e: "followed"; units: readonly string[]; zone: string })
  /** A stack of both sides is divided: what that side keeps, and what the other takes away. */
  | (By & { e: "divided"; zone: string; kept: readonly string[]; given: readonly string[] })
  | (By & { e: "withdrew"; pieces: readonly string[]; from: string; to: string })
  /** So many years to come have half their sequences. */
  | (EventShape & { e: "halving"; years: number })

  // The end of the Assassins
  /** Without M. Antonius nothing comes of it. */
  | (EventShape & { e: "avenged"; antonius: boolean })
  | (By & { e: "to-alexandria"; leaders: readonly string[]; zone: string })
  | (By & { e: "ceded"; units: readonly string[]; zone: string });
