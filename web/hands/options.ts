/**
 * What can be clicked, and what a click does, where whole gestures stand beside single acts.
 *
 * Who can take something up takes it up. With it in the hand the places are lit to which it can be brought; and acts
 * that begin with it, and that no gesture begins with, are chosen as ever: by what they light, or as buttons. So every
 * act can be done by hand that can be done from the list.
 */
import { type Press, type Thing, thing } from "../games/face.ts";
import { type Choice, type Click, choose, click, type Rules, touches } from "../table/choosing.ts";
import type { WrittenAct, WrittenReach } from "../table/source.ts";
import { commonPlace, type Grip, groupOf, isWhole, takenBy } from "./taking.ts";

/** All that a click depends on. */
export interface AtHand {
  readonly rules: Rules;
  readonly legal: readonly WrittenAct[];
  /** Things clicked towards an act. */
  readonly picked: readonly Thing[];
  /** Null where nothing can be taken up. */
  readonly grip: Grip | null;
  readonly held: readonly Thing[];
  /** Where what is held can be brought; null while that is being found out. */
  readonly reach: readonly WrittenReach[] | null;
  /** What the game's acts call a place. */
  readonly places: string;
}

/** A place to which what is held can be brought, with the ways there and the single acts that lead there too. */
export interface Crossroads {
  readonly to: Thing;
  readonly ways: readonly WrittenReach[];
  readonly acts: readonly WrittenAct[];
}

export type Pressed =
  | Click
  | { readonly is: "held"; readonly held: readonly Thing[] }
  | ({ readonly is: "goal" } & Crossroads);

const keyOf = (act: WrittenAct): string => JSON.stringify(act);

export const waysTo = ({ reach, places }: AtHand, it: Thing): readonly WrittenReach[] =>
  reach?.filter(({ to }) => thing(places, to) === it) ?? [];

/** What an act may begin with: a piece that is held alone, and the place of a stack that is held whole. */
function beginnings({ grip, held }: AtHand): readonly Thing[] {
  if (grip === null || held.length === 0) return [];
  const place = commonPlace(grip, held);
  const group = groupOf(grip, held[0]) ?? held;
  return [...(held.length === 1 ? held : []), ...(place !== null && isWhole(group, held) ? [place] : [])];
}

/** Acts that begin with what is held and that no gesture begins with. */
function besides(at: AtHand): readonly WrittenAct[] {
  const { rules, legal, reach } = at;
  if (reach === null) return [];
  const from = beginnings(at);
  const planned = new Set(reach.flatMap(({ acts }) => acts.slice(0, 1).map(keyOf)));
  return legal.filter((act) => from.some((it) => touches(rules, act)[0] === it) && !planned.has(keyOf(act)));
}

export function optionsOf(at: AtHand): Choice {
  const { rules, legal, picked, grip, held, reach } = at;
  const plain = choose(rules, legal, picked);
  if (grip === null || (picked.length > 0 && held.length === 0)) return plain;
  if (held.length === 0) {
    const stacks = grip.groups.flat();
    const places = stacks.map(grip.placeOf).filter((place) => place !== null);
    return { ...plain, lit: new Set([...plain.lit, ...places, ...stacks]) };
  }
  const others = besides(at);
  const found = beginnings(at).map((it) => choose(rules, others, [it]));
  const group = groupOf(grip, held[0]) ?? [];
  // What is on its way may be left where it is, piece by piece.
  const left = legal
    .map((act) => touches(rules, act))
    .filter(([first, more]) => more === undefined && held.includes(first));
  const lit = new Set([
    ...(held === grip.inHand ? left.flat() : []),
    ...(reach ?? []).map(({ to }) => thing(at.places, to)),
    ...found.flatMap((each) => [...each.lit]),
    ...group.filter((piece) => !held.includes(piece)),
  ]);
  return { lit, complete: found.flatMap((each) => each.complete), buttons: plain.buttons };
}

export function pressOn(at: AtHand, it: Thing, press: Press): Pressed {
  const pressed =
    press === "choosing" ? pressBy({ ...at, rules: { ...at.rules, atOnce: [] } }, it, press) : pressBy(at, it, press);
  // Whoever only chooses does nothing yet, though there is but one thing to do.
  return press === "choosing" && pressed.is === "act" ? { is: "picked", picked: [...at.picked, it] } : pressed;
}

function pressBy(at: AtHand, it: Thing, press: Press): Pressed {
  const { rules, legal, picked, grip, held } = at;
  if (grip !== null && held.length > 0) return pressWith(at, grip, it, press);
  const clicked = click(rules, legal, picked, it);
  const isNext = picked.length > 0 && choose(rules, legal, picked).lit.has(it);
  const isNatural = press === "plain" && clicked.is === "act" && rules.atOnce?.includes(clicked.act.do);
  const taken = grip === null || isNext || isNatural ? null : takenBy(grip, held, it);
  return taken === null ? clicked : { is: "held", held: taken };
}

/** With something in the hand. */
function pressWith(at: AtHand, grip: Grip, it: Thing, press: Press): Pressed {
  const { rules, legal, held } = at;
  const others = besides(at);
  const ways = press === "plain" ? waysTo(at, it) : [];
  if (ways.length > 0) {
    const acts = others.filter((act) => touches(rules, act).length === 2 && touches(rules, act)[1] === it);
    return { is: "goal", to: it, ways, acts };
  }
  for (const start of beginnings(at))
    if (choose(rules, others, [start]).lit.has(it)) return click(rules, others, [start], it);
  const taken = takenBy(grip, held, it);
  if (taken !== null) return { is: "held", held: taken };
  return click(rules, legal, [], it);
}
