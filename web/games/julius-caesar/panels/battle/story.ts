/** What the last entry of the journal tells of a battle: the dice that fell, who was lost, what else happened. */
import type { Json } from "@rubicon/engine";
import type { Event } from "@rubicon/julius-caesar";

export type Fired = Extract<Event, { e: "fired" }>;
export type Lost = Extract<Event, { e: "eliminated" }>;

export interface Story {
  /** The volley of this entry, if there was one. */
  readonly fired: Fired | null;
  /** Blocks that fell, to be shown once more where they stood. */
  readonly lost: readonly Lost[];
  /** The battle that ended with this entry. */
  readonly over: Extract<Event, { e: "battle-over" }> | null;
  /** All else, to be told in a line each. */
  readonly told: readonly Event[];
}

/** Kinds of events that belong to a battle; those under which a line would only repeat what the panel shows are left out. */
const TOLD: readonly Event["e"][] = [
  "step-lost",
  "eliminated",
  "trophy",
  "released",
  "cleopatra",
  "disrupted",
  "exchanged",
  "reserves",
  "passed",
  "retreated",
  "hits-lost",
  "battle-over",
];

export function storyOf(heard: readonly Json[]): Story {
  const whole: readonly unknown[] = heard;
  const events = whole.filter(isEvent);
  return {
    fired: events.find((event) => event.e === "fired") ?? null,
    lost: events.filter((event) => event.e === "eliminated"),
    over: events.find((event) => event.e === "battle-over") ?? null,
    told: events.filter((event) => TOLD.includes(event.e)),
  };
}

/** Events come from the game that is being shown; looked at in outline, as they may come over a wire. */
function isEvent(heard: unknown): heard is Event {
  return typeof heard === "object" && heard !== null && "e" in heard && typeof heard.e === "string" && "rule" in heard;
}

/** Which faces of a volley hit: at or below the firepower (JC-7.4.a). */
export const isHit = ({ firepower }: Pick<Fired, "firepower">, die: number): boolean => die <= firepower;
