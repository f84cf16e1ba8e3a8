/** The components of a skirmish. Other packs make other games of it. */
import { hashOf } from "../../hash.ts";

export interface Flags {
  /** SK-1.c does not hold: any number of pieces may stand in a field. */
  readonly crowded: boolean;
  /** SK-1.a does not hold: no tokens are dealt. */
  readonly plain: boolean;
}

export interface Pack {
  /** From west to east; red begins in the west. */
  readonly fields: readonly string[];
  readonly piecesOfEach: number;
  readonly capacity: number;
  /** How many of each token lie in the bag, in the order of TOKENS. */
  readonly bag: readonly number[];
  readonly dealt: number;
  readonly rounds: number;
  readonly scenarios: readonly { readonly id: string; readonly flags: Flags }[];
}

export const SEATS = ["north", "south"] as const;
export const FACTIONS = ["red", "blue"] as const;
export const TOKENS = ["turn", "again"] as const;
export const STANCES = ["charge", "guard"] as const;

export const RED = 0;
export const TURN = 0;
export const CHARGE = 0;
export const GUARD = 1;

export const SMALL_PACK: Pack = {
  fields: ["ford", "copse", "farm", "mill", "chapel", "quarry"],
  piecesOfEach: 30,
  capacity: 12,
  bag: [4, 4],
  dealt: 3,
  rounds: 4,
  scenarios: [
    { id: "meadow", flags: { crowded: false, plain: false } },
    { id: "pass", flags: { crowded: true, plain: false } },
    { id: "drill", flags: { crowded: false, plain: true } },
  ],
};

export function fingerprint(pack: Pack): string {
  return hashOf(JSON.parse(JSON.stringify(pack)));
}
