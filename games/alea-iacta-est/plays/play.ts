/** What the stratagems of this game are played by, and on what (AIE-6.0). How they are asked for is the same in both volumes. */
import { type Player as PlayerAt, type PlayOf, type WayToPlay, waysToPlay } from "@rubicon/series";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import type { Position } from "../position.ts";
import type { Face, Pile, Title } from "../stratagems.ts";
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

/** An act names a side of a counter. */
export interface Playbook {
  readonly position: Position;
  readonly act: Act;
  readonly kind: PlayKind;
  readonly card: Face;
  readonly title: Title;
  readonly moment: Moment;
  readonly event: Event;
  readonly rest: Pile;
}

export type Player = PlayerAt<Moment>;
export type Way<K extends PlayKind> = WayToPlay<Playbook, K>;
export type Play = PlayOf<Playbook>;

export const { plain, aimed } = waysToPlay<Playbook>(
  (p, face) => p.box.acts.play(face),
  ({ face }) => face,
);
