/** What the stratagems of this game are played by, and on what (IMP-6). How they are asked for is the same in both volumes. */
import { type Player as PlayerAt, type PlayOf, type WayToPlay, waysToPlay } from "@rubicon/series";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import type { Event } from "../events/index.ts";
import type { Position } from "../position.ts";
import type { Stratagem, Title } from "../stratagems.ts";
import type { Moment } from "./moments.ts";

/** The acts by which stratagems are played. */
export const PLAY_KINDS = [
  "play",
  "usurp",
  "raise",
  "flee",
  "set-die",
  "murder",
  "strew",
  "shoot",
  "pacify",
] as const satisfies readonly Act["do"][];
export type PlayKind = (typeof PLAY_KINDS)[number];

/** An act names a title: which of several counters alike it is, is all one. */
export interface Playbook {
  readonly position: Position;
  readonly act: Act;
  readonly kind: PlayKind;
  readonly card: Stratagem;
  readonly title: Title;
  readonly moment: Moment;
  readonly event: Event;
  /** A zone where the counter lies from now on, or GONE when it is out of the game (IMP-R72). */
  readonly rest: Zone;
}

export type Player = PlayerAt<Moment>;
export type Way<K extends PlayKind> = WayToPlay<Playbook, K>;
export type Play = PlayOf<Playbook>;

export const { plain, aimed } = waysToPlay<Playbook>(
  (p, stratagem) => p.box.acts.play(stratagem),
  ({ stratagem }) => stratagem,
);
