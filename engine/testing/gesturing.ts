/**
 * Whole gestures: what is said to be taken up, brought somewhere and meant must be so, act by act, and must not depend
 * on what the seat may not know.
 */
import type { ActShape } from "../acts.ts";
import { type Dice, pick } from "../dice.ts";
import type { Game, Seat } from "../game.ts";
import {
  afterAct,
  closedTo,
  type Gestures,
  type Goal,
  handsOf,
  type IntentShape,
  LONGEST_GESTURE,
  type Offer,
  planOf,
  reachOf,
} from "../gestures.ts";
import { must } from "./must.ts";
import { checkPlain } from "./plain.ts";

type Known = Gestures<object, ActShape>;

/** One decision in so many has pieces taken up; what could be is looked at in each. */
const TAKEN_EVERY = 5;
/** Goals at a time whose acts are played. */
const PLANS = 6;
/** Places at a time that are asked about. */
const PLACES = 4;

export function checkGestures(game: Game, p: object, random: Dice): void {
  const { gestures } = game;
  const seat = game.toMove(p);
  if (gestures === undefined || seat === "over") return;
  const hash = game.hash(p);
  checkGroups(game, gestures, p);
  for (const { intent } of handsOf(game, p)?.offers ?? []) planned(game, p, seat, intent);
  const guess = game.guess(p, seat, random);
  const hands = (position: object) => {
    const { groups = [], inHand = [], offers = [] } = handsOf(game, position) ?? {};
    return JSON.stringify([groups, inHand, offers.map((offer) => written(game, offer))]);
  };
  must(hands(p) === hands(guess), `what ${seat} could take up or mean depends on what it may not know`);
  const taken = [gestures.inHand(p), ...gestures.groups(p)].filter((group) => group.length > 0);
  if (taken.length > 0 && random.roll(TAKEN_EVERY) === 1) {
    const pieces = someOf(pick(taken, random), random);
    checkGoals(game, gestures, p, pieces, random);
    const reach = (position: object) => reachOf(game, position, pieces).map((goal) => written(game, goal));
    must(
      JSON.stringify(reach(p)) === JSON.stringify(reach(guess)),
      `where ${seat} could bring its pieces depends on what it may not know`,
    );
    checkClosed(game, gestures, p, guess, pieces, random);
  }
  must(game.hash(p) === hash, "looking at gestures changed the position");
}

/** What could be meant at a decision: offers, and goals of the first group. */
export function intentsIn({ gestures }: Game, p: object): readonly IntentShape[] {
  if (gestures === undefined) return [];
  const [group = []] = [gestures.inHand(p), ...gestures.groups(p)].filter((each) => each.length > 0);
  const goals = group.length === 0 ? [] : gestures.goals(p, group.slice(0, 1));
  return [...gestures.offers(p), ...goals.map(({ intent }) => intent)];
}

function checkGroups(game: Game, gestures: Known, p: object): void {
  const groups = gestures.groups(p);
  must(
    groups.every((group) => group.length > 0),
    "a group of pieces is empty",
  );
  const pieces = [...gestures.inHand(p), ...groups.flat()];
  const known = namesOf(game, gestures.pieces);
  for (const piece of pieces) must(known.has(piece), () => `"${piece}" can be taken up and is no ${gestures.pieces}`);
  must(new Set(pieces).size === pieces.length, "a piece can be taken up twice");
}

function checkGoals(game: Game, gestures: Known, p: object, pieces: readonly string[], random: Dice): void {
  const goals = gestures.goals(p, pieces);
  const places = namesOf(game, gestures.places);
  const meant = new Set(goals.map(({ intent }) => JSON.stringify(intent)));
  must(meant.size === goals.length, "the same goal is named twice");
  for (const { to, way, count } of goals) {
    must(way[way.length - 1] === to, () => `the way to ${to} leads elsewhere: ${way.join()}`);
    for (const place of way) must(places.has(place), () => `"${place}" lies on a way and is no ${gestures.places}`);
    must(count > 0 && count <= pieces.length, () => `${count} of ${pieces.length} pieces are said to reach ${to}`);
  }
  for (const goal of someOf(goals, random).slice(0, PLANS)) checkArrival(game, gestures, p, pieces, goal);
}

/** Where they can be brought nothing is closed; elsewhere the reason is one that the seat can see. */
function checkClosed(
  game: Game,
  gestures: Known,
  p: object,
  guess: object,
  pieces: readonly string[],
  random: Dice,
): void {
  if (gestures.closed === undefined) return;
  for (const { to } of reachOf(game, p, pieces))
    must(closedTo(game, p, pieces, to) === null, () => `${to} can be reached, and is said to be closed`);
  for (const place of someOf([...namesOf(game, gestures.places)], random).slice(0, PLACES))
    must(
      JSON.stringify(closedTo(game, p, pieces, place)) === JSON.stringify(closedTo(game, guess, pieces, place)),
      () => `why ${place} is closed depends on what the seat may not know`,
    );
}

/** As many as were said stand there together in the end, and not more of them. */
function checkArrival(
  game: Game,
  gestures: Known,
  p: object,
  pieces: readonly string[],
  { to, intent, count }: Goal<IntentShape>,
): void {
  const seat = game.toMove(p);
  const { passed, ranOn } = planned(game, p, seat, intent);
  const there = (at: object): number => pieces.filter((piece) => gestures.at(at, piece) === to).length;
  const arrived = Math.max(...passed.map(there));
  // Where the last act ends a phase the game runs on, and may take the last piece elsewhere in the same breath.
  must(arrived === count || (ranOn && arrived === count - 1), () => {
    const named = JSON.stringify(planOf(game, p, intent).map((act) => game.acts.write(act)));
    return `${count} of ${pieces.join(", ")} are said to reach ${to}, and ${arrived} do: ${named}`;
  });
}

/** Plays what is meant, each act of which must be legal. Returns where it came through. */
function planned(game: Game, p: object, seat: Seat, intent: IntentShape): { passed: object[]; ranOn: boolean } {
  checkPlain(intent, `the intent ${intent.do}`);
  const acts = planOf(game, p, intent);
  must(acts.length > 0, `the intent ${intent.do} leads to no act`);
  must(acts.length < LONGEST_GESTURE, `the intent ${intent.do} never ends`);
  const passed = [p];
  const asked = new Set<string>();
  let at: object | null = p;
  for (const act of acts) {
    const name = () => `${JSON.stringify(game.acts.write(act))} of the intent ${intent.do}`;
    must(at !== null && game.toMove(at) === seat, () => `${name()} is for somebody else to do, or after dice`);
    must(game.legal(at).includes(act), () => `${name()} is not legal when it comes to it`);
    asked.add(game.question(at).ask);
    at = afterAct(game, at, act);
    if (at !== null) passed.push(at);
  }
  return { passed, ranOn: at === null || game.toMove(at) !== seat || !asked.has(game.question(at).ask) };
}

const written = (game: Game, { acts, ...meant }: Offer) => ({
  ...meant,
  acts: acts.map((act) => game.acts.write(act)),
});

/** All names of a kind of things. */
function namesOf({ acts }: Game, kind: string): Set<string> {
  const domains = acts.makers.flatMap(({ fields }) => fields.map(([, domain]) => domain));
  return new Set(domains.filter(({ of }) => of === kind).flatMap(({ names }) => names));
}

/** At least one of them, in any order. */
function someOf<T>(items: readonly T[], random: Dice): T[] {
  const left = [...items];
  const some: T[] = [];
  for (let many = left.length === 0 ? 0 : random.roll(left.length); many > 0; many--)
    some.push(...left.splice(random.roll(left.length) - 1, 1));
  return some;
}
