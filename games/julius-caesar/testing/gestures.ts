/** For tests: whole gestures in words, and carried out. */
import { type ActBook, handsOf, type Offer, planOf, type Reach, reachOf } from "@rubicon/engine";
import type { Intent } from "../gestures/index.ts";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { play } from "./table.ts";

interface Told extends Omit<Reach, "acts"> {
  readonly acts: string[];
}

const hands = (p: Position) => handsOf(juliusCaesar, p) ?? { groups: [], inHand: [], offers: [] };

export const groups = (p: Position) => hands(p).groups;
export const inHand = (p: Position) => hands(p).inHand;
/** What is offered, and by which acts it begins. */
export const offers = (p: Position) => hands(p).offers.map((offer) => ({ intent: offer.intent, acts: textsOf(offer) }));
export const plan = (p: Position, intent: Intent) => textsOf({ acts: planOf(juliusCaesar, p, intent) });

const book: ActBook = juliusCaesar.acts;

const textsOf = ({ acts }: Pick<Offer, "acts">): string[] =>
  acts.map((act) => Object.values(book.write(act)).join(" "));

/** All goals of these pieces, or those in one place. */
export const reach = (p: Position, pieces: readonly string[], to?: string): Told[] =>
  reachOf(juliusCaesar, p, pieces)
    .filter((goal) => to === undefined || goal.to === to)
    .map((goal) => ({ ...goal, acts: textsOf(goal) }));

/** Where they can be brought. */
export const places = (p: Position, pieces: readonly string[]): string[] => [
  ...new Set(reach(p, pieces).map(({ to }) => to)),
];

/** The only way to that place. */
export function goal(p: Position, pieces: readonly string[], to: string): Told {
  const goals = reach(p, pieces, to);
  if (goals.length !== 1) throw new Error(`${to} is reached by ${goals.length} ways`);
  return goals[0];
}

/** Brings pieces to a place as a page would; returns the acts. */
export function bring(p: Position, pieces: readonly string[], to: string): string[] {
  const { acts } = goal(p, pieces, to);
  play(p, acts);
  return acts;
}
