/** What the primer says. Figures that are printed on the components come from the pack. */
import type { BlockType, Limits } from "@rubicon/julius-caesar/components";

/** Something with a heading and a sentence or two. */
export interface Caption {
  readonly title: string;
  readonly text: string;
}

export const ANATOMY = ["strength", "next", "letter", "firepower", "name", "home"] as const;
export type AnatomyPart = (typeof ANATOMY)[number];

export const TURN = ["choose", "order", "moves", "levies", "battles"] as const;
export type TurnPart = (typeof TURN)[number];

export const BATTLE = ["order", "fire", "hits", "retreat"] as const;
export type BattlePart = (typeof BATTLE)[number];

export const WINTER = ["cleopatra", "navis", "supply", "victory", "newYear"] as const;
export type WinterPart = (typeof WINTER)[number];

export interface PrimerWords {
  readonly lead: string;
  readonly block: string;
  /** What is seen of a block: by its owner, and by the enemy. */
  readonly face: string;
  readonly back: Caption;
  readonly turned: Caption;
  readonly anatomy: Readonly<Record<AnatomyPart, Caption>>;
  readonly types: string;
  readonly type: Readonly<Record<BlockType, Caption>>;
  readonly cards: string;
  command(turns: number, hand: number): Caption;
  readonly event: Caption;
  readonly gods: string;
  readonly turn: string;
  turnParts(limits: Limits): Readonly<Record<TurnPart, Caption>>;
  readonly battle: string;
  battleParts(limits: Limits): Readonly<Record<BattlePart, Caption>>;
  readonly winter: string;
  readonly winterLead: string;
  winterParts(limits: Limits): Readonly<Record<WinterPart, Caption>>;
  readonly victory: string;
  victoryText(limits: Limits, points: number, years: number): string;
  readonly leaders: Caption;
  /** Under pictures, for whoever does not see them. */
  readonly pictures: {
    readonly anatomy: string;
    readonly back: string;
    readonly turned: string;
    readonly turn: Readonly<Record<TurnPart, string>>;
    readonly battle: Readonly<Record<BattlePart, string>>;
  };
  readonly roads: { readonly major: string; readonly minor: string; readonly strait: string };
  readonly defender: string;
  readonly attacker: string;
  readonly pool: string;
  readonly round: (round: number) => string;
}
