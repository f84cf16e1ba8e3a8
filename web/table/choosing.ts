/**
 * From clicks to acts. An act touches the things that it names, in the order of its fields; whoever clicks them one
 * after the other chooses it. What is left open when all things are clicked is chosen from a menu.
 */
import type { ActBook, ActShape, Maker } from "@rubicon/engine";
import { kindOf, nameOf, type Thing, thing } from "../games/face.ts";
import type { WrittenAct } from "./source.ts";

export interface Rules {
  readonly acts: Pick<ActBook<ActShape>, "makers">;
  readonly touchable: readonly string[];
  /** Kinds of acts that a click does at once, though others begin with the same things. */
  readonly atOnce?: readonly string[];
  /** Kinds of acts that a click only picks: a button does them. */
  readonly weighed?: readonly string[];
}

/** What can be done after the clicks so far. */
export interface Choice {
  readonly lit: ReadonlySet<Thing>;
  /** Acts that need no further click: one is carried out at once unless something else is lit too; several are a menu. */
  readonly complete: readonly WrittenAct[];
  /** Acts that touch nothing: buttons. */
  readonly buttons: readonly WrittenAct[];
}

const makerOf = (rules: Pick<Rules, "acts">, act: Readonly<Record<string, string>>): Maker | undefined =>
  rules.acts.makers.find((maker) => maker.kind === act.do);

/** The things an act is chosen by, in the order of clicks. */
export function touches(
  rules: Pick<Rules, "acts" | "touchable">,
  act: Readonly<Record<string, string>>,
): readonly Thing[] {
  const fields = makerOf(rules, act)?.fields ?? [];
  return fields
    .filter(([, domain]) => rules.touchable.includes(domain.of))
    .map(([name, domain]) => thing(domain.of, act[name]));
}

const beginsWith = (whole: readonly Thing[], start: readonly Thing[]): boolean =>
  start.every((it, i) => whole[i] === it);

/** An act and what is clicked to choose it, in order. */
interface Way {
  readonly act: WrittenAct;
  readonly things: readonly Thing[];
}

/**
 * Every order of clicks that chooses an act. Whoever swaps two blocks does not care which comes first: two things of
 * one kind may be clicked in either order, unless the other order says something else.
 */
function waysOf(rules: Rules, legal: readonly WrittenAct[]): readonly Way[] {
  const ways = legal.map((act) => ({ act, things: touches(rules, act) }));
  const keyOf = (kind: string, things: readonly Thing[]): string => [kind, ...things].join(" ");
  const taken = new Set(ways.map(({ act, things }) => keyOf(act.do, things)));
  const turned = ways
    .filter(({ things }) => things.length === 2 && kindOf(things[0]) === kindOf(things[1]))
    .map(({ act, things }) => ({ act, things: things.toReversed() }))
    .filter(({ act, things }) => !taken.has(keyOf(act.do, things)));
  return [...ways, ...turned];
}

export function choose(rules: Rules, legal: readonly WrittenAct[], picked: readonly Thing[]): Choice {
  const lit = new Set<Thing>();
  const complete: WrittenAct[] = [];
  const buttons: WrittenAct[] = [];
  for (const { act, things } of waysOf(rules, legal)) {
    if (things.length === 0) buttons.push(act);
    else if (beginsWith(things, picked)) {
      if (things.length > picked.length) lit.add(things[picked.length]);
      else complete.push(act);
    }
  }
  return { lit, complete, buttons };
}

/** The acts that may still be chosen once a thing is clicked, or that led to its being picked. Empty for what is closed. */
export function reachable(
  rules: Rules,
  legal: readonly WrittenAct[],
  picked: readonly Thing[],
  it: Thing,
): readonly WrittenAct[] {
  const place = picked.indexOf(it);
  const wanted = place < 0 ? [...picked, it] : picked.slice(0, place + 1);
  const ways = waysOf(rules, legal);
  const going = ways.filter(({ things }) => things.length >= wanted.length && beginsWith(things, wanted));
  const found = going.length > 0 ? going : ways.filter(({ things }) => things[0] === it);
  return [...new Set(found.map(({ act }) => act))];
}

/** A click's effect: other things picked, an act chosen, or nothing that is allowed. */
export type Click =
  | { readonly is: "picked"; readonly picked: readonly Thing[] }
  | { readonly is: "act"; readonly act: WrittenAct }
  | { readonly is: "closed" };

export function click(rules: Rules, legal: readonly WrittenAct[], picked: readonly Thing[], it: Thing): Click {
  const now = choose(rules, legal, picked);
  if (now.lit.has(it)) {
    const after = [...picked, it];
    const next = choose(rules, legal, after);
    const only = next.complete.length === 1 && next.lit.size === 0 ? next.complete[0] : null;
    if (only !== null && rules.weighed?.includes(only.do)) return { is: "picked", picked: after };
    if (only !== null) return { is: "act", act: only };
    const natural = next.complete.filter((act) => rules.atOnce?.includes(act.do));
    if (natural.length === 1) return { is: "act", act: natural[0] };
    return { is: "picked", picked: after };
  }
  // A second click on the same thing lets it go, with all that was picked after it.
  if (picked.includes(it)) return { is: "picked", picked: picked.slice(0, picked.indexOf(it)) };
  // Another thing that could be picked first: whoever clicks it has changed his mind.
  if (picked.length > 0 && choose(rules, legal, []).lit.has(it)) return click(rules, legal, [], it);
  return { is: "closed" };
}

/** More than enough to know the reasons by. */
const MOST_ASKED = 120;

/**
 * The acts somebody means who clicks a thing that is not lit: of the kinds that are possible now, those that begin with
 * what is picked and go on with it. Empty when nothing of the kind could be meant.
 */
export function meant(
  rules: Rules,
  legal: readonly WrittenAct[],
  picked: readonly Thing[],
  it: Thing,
): readonly WrittenAct[] {
  const kinds = new Set(legal.map((act) => act.do));
  const wanted = [...picked, it];
  const byKind = rules.acts.makers
    .filter((maker) => kinds.has(maker.kind))
    .map((maker) => actsOf(rules, maker, wanted))
    .filter((acts) => acts.length > 0);
  const share = Math.floor(MOST_ASKED / Math.max(1, byKind.length));
  return byKind.flatMap((acts) => spread(acts, share));
}

function actsOf(rules: Rules, maker: Maker, wanted: readonly Thing[]): readonly WrittenAct[] {
  let clicked = 0;
  let made: readonly WrittenAct[] = [{ do: maker.kind }];
  for (const [field, domain] of maker.fields) {
    const isThing = rules.touchable.includes(domain.of);
    const fixed = isThing ? wanted[clicked++] : undefined;
    if (fixed !== undefined && kindOf(fixed) !== domain.of) return [];
    const names = fixed === undefined ? domain.names : [nameOf(fixed)];
    made = spread(
      made.flatMap((act) => names.map((name) => ({ ...act, [field]: name }))),
      MOST_ASKED,
    );
  }
  return clicked < wanted.length ? [] : made;
}

/** So many of them, taken evenly from all over the list: the first ones alone would tell of one corner of the map. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * (all.length - 1)) / Math.max(1, most - 1))]);
}
