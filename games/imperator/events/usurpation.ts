/** What happens in successions, usurpations and the exchange of roles (3.6, 4.5, 5), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { Death } from "./shapes.ts";

/** Leaders and units that change sides together. */
interface Turning extends EventShape {
  readonly leaders: readonly string[];
  readonly units: readonly string[];
}

/** A leader, and a die for him. */
interface Trial extends EventShape {
  readonly leader: string;
  readonly die: number;
  readonly pc: number;
}

/** How somebody became Augustus, or was left the only one. */
export type Accession = "sole" | "caesar" | "acclaimed" | "commodus" | "vacancy" | "usurped";
export type Success = "rome" | "battle" | "murder";

export type UsurpationEvent =
  /** `back`: he returns in the next Phase C. */
  | (EventShape & {
      e: "died";
      side: SideName | null;
      leader: string;
      zone: string | null;
      how: Death;
      back: boolean;
    })
  | (EventShape & { e: "emperor"; leader: string; by: Accession })
  /** Rome has nobody who could become Augustus. */
  | (EventShape & { e: "vacant" })
  | (EventShape & { e: "usurper"; leader: string; zone: string; front: string | null; bonus: number })
  | (Trial & { e: "validation"; valid: boolean })
  /** Step B: the leader who was asked for all of his zone. */
  | (Trial & { e: "allegiance"; usurper: string; zone: string; bonus: number; joined: boolean })
  /** Step C: what an Augustus or a Caesar adds to the die, and what the bonus takes off. */
  | (Trial & { e: "extension"; front: string; modifier: number; bonus: number; spread: boolean })
  | (Turning & { e: "came-over"; usurper: string; zone: string })
  /** Null: wherever they are. */
  | (Turning & { e: "loyal-again"; zone: string | null })
  | (EventShape & { e: "usurpation-failed"; leader: string })
  | (EventShape & { e: "usurpation-won"; by: Success })
  /** Who has which role from now on, and the points of the roles. */
  | (EventShape & { e: "exchange"; romeSeat: string; enemySeat: string; rome: number; enemy: number })
  | (EventShape & { e: "no-exchange" })
  /** IMP-4.5K.d: the free attempt of the year is made. */
  | (EventShape & { e: "struck"; leader: string });
