/** Coups d'état, Triumvirs and the exchange of factions (3.6, 5.1.2), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

export type CoupEvent =
  /** A side tries to raise a Pretender to the leadership of the other one. */
  | (By & {
      e: "coup";
      against: SideName;
      leader: string;
      zone: string;
      die: number;
      modifier: number;
      pc: number;
      validated: boolean;
    })
  /** The threatened side tries to name him Triumvir. */
  | (By & { e: "triumvir"; leader: string; region: string; die: number; pc: number; named: boolean })
  /** The leaders of a zone are asked whether they follow him: they do if the throw is above their best PC. */
  | (By & { e: "fidelity"; leader: string; zone: string; die: number; modifier: number; pc: number; faithful: boolean })
  /** Who is on that side from now on. */
  | (By & { e: "changed-sides"; leaders: readonly string[]; units: readonly string[]; zone: string })
  /** The claim of a Pretender is at an end. */
  | (By & { e: "coup-over"; leader: string })
  /** He has beaten the last leader of the other side. */
  | (By & { e: "coup-won"; against: SideName; leader: string })
  /** A region is neutral no more, and that side controls it; nobody, if it had no master before. */
  | (EventShape & { e: "neutrality-over"; side: SideName | null; region: string; leader: string })
  /** The players change sides: who leads which from now on, and the score with its new sign. */
  | (EventShape & { e: "exchange"; caesarians: string; republicans: string; score: number });
