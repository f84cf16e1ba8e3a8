/**
 * A stratagem that is played (AIE-6.0): when it can be, on what, and what it does. Every title has one of these; the steps in
 * which somebody may play ask them all alike.
 */
import type { Dice, Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import type { Side } from "../sides.ts";
import type { Chronicle } from "../steps/step.ts";
import type { Face, Pile } from "../stratagems.ts";
import type { Moment } from "./moments.ts";

/** The acts by which stratagems are played. */
export const PLAY_KINDS = [
  "play",
  "pretend",
  "raise",
  "ally",
  "flee",
  "set-die",
  "murder",
  "infect",
  "lure",
  "shoot",
  "pacify",
  "pacify-nation",
  "rally",
] as const satisfies readonly Act["do"][];
export type PlayKind = (typeof PLAY_KINDS)[number];
export type PlayAct<K extends PlayKind = PlayKind> = Extract<Act, { readonly do: K; readonly face: Face }>;

/** Who plays, and when. */
export interface Player {
  readonly side: Side;
  readonly moment: Moment;
}

/** One way to play a stratagem. */
export interface Way<K extends PlayKind> {
  /** Why it cannot be played like this, though this is its moment (AIE-6.0.g). */
  refuse(p: Position, player: Player, act: PlayAct<K>): Refusal | null;
  /** Pushes everything that can be done with that side of a counter, whoever holds it. */
  list(p: Position, player: Player, face: Face, list: Act[]): void;
  /** What it does. The counter has been laid down, and the frame that asked has been seen to: this may push others. */
  play(p: Position, player: Player, act: PlayAct<K>, dice: Dice, tell: Chronicle): void;
}

export interface Play {
  /** The rule under which it is played. */
  readonly rule: string;
  readonly moments: readonly Moment[];
  /** By the kind of act: most stratagems have one way, Pax Romana has two. */
  readonly ways: { readonly [K in PlayKind]?: Way<K> };
  /** AIE-6.0.c: where the counter goes, if not back into the cup. */
  goes?(act: PlayAct): Pile;
}

/** A stratagem that is played on nothing but the moment. */
export function plain(
  refuse: (p: Position, player: Player, face: Face) => Refusal | null,
  play: (p: Position, player: Player, face: Face, dice: Dice, tell: Chronicle) => void,
): { readonly play: Way<"play"> } {
  return {
    play: {
      refuse: (p, player, { face }) => refuse(p, player, face),
      list(p, player, face, list) {
        if (refuse(p, player, face) === null) list.push(p.box.acts.play(face));
      },
      play: (p, player, { face }, dice, tell) => play(p, player, face, dice, tell),
    },
  };
}

/** A stratagem that is played on one thing of a kind. */
export function aimed<K extends Exclude<PlayKind, "play">, T extends number>(
  make: (p: Position, face: Face, target: T) => PlayAct<K>,
  read: (act: PlayAct<K>) => readonly [face: Face, target: T],
  targets: (p: Position) => readonly T[],
  refuse: (p: Position, player: Player, target: T, face: Face) => Refusal | null,
  play: (p: Position, player: Player, target: T, face: Face, dice: Dice, tell: Chronicle) => void,
): Way<K> {
  return {
    refuse(p, player, act) {
      const [face, target] = read(act);
      return refuse(p, player, target, face);
    },
    list(p, player, face, list) {
      for (const target of targets(p)) if (refuse(p, player, target, face) === null) list.push(make(p, face, target));
    },
    play(p, player, act, dice, tell) {
      const [face, target] = read(act);
      play(p, player, target, face, dice, tell);
    },
  };
}
