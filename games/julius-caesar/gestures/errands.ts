/** Blocks that are brought somewhere with one act each: they sail (6.3), retreat (7.6), regroup (7.7), put into port (8.2). */
import { afterAct, type Goal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Block } from "../blocks.ts";
import { type Place, type Route, seaBit } from "../board.ts";
import { copy, type Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { type Bring, numbered } from "./intents.ts";

const KINDS = ["regroup", "retreat", "sail-away", "to-port", "sail"] as const;
type Errand = Extract<Act, { do: (typeof KINDS)[number] }>;
type Sail = Extract<Act, { do: "sail" }>;

const isErrand = (act: Act): act is Errand => KINDS.some((kind) => kind === act.do);

export const errandsIn = (p: Position): Errand[] => inSteps.legal(p).filter(isErrand);

/** Where these blocks can be brought, beside where they can march. */
export function errandGoals(p: Position, blocks: readonly Block[], marches: readonly Goal<Bring>[]): Goal<Bring>[] {
  const { isNavis } = p.box;
  const goals = new Map<string, { readonly errand: Errand; readonly goal: Goal<Bring> }>();
  for (const errand of errandsIn(p)) {
    const key = errand.do === "sail" ? `${errand.to} by ${errand.by}` : `${errand.do} ${errand.to}`;
    if (!blocks.includes(errand.block) || goals.has(key)) continue;
    goals.set(key, { errand, goal: goalOf(p, errand, runners(p, errand, blocks)) });
  }
  const all = [...goals.values()];
  const ashore = [...marches, ...all.filter(({ errand }) => errand.do === "retreat").map(({ goal }) => goal)];
  const onFoot = ({ columns }: Bring): number =>
    columns.flatMap((column) => column.blocks).filter((name) => !isNavis[numbered(p, name)]).length;
  return all
    .filter(({ errand, goal }) => {
      if (errand.do !== "sail" && errand.do !== "sail-away") return true;
      // By land they all go at once, and nobody has to hold a sea for it; and one block a round may retreat by sea.
      return !ashore.some(({ to, intent }) => to === goal.to && onFoot(intent) >= goal.count);
    })
    .filter(({ errand }) => errand.do !== "sail" || !isSpare(p, errand, all))
    .map(({ goal }) => goal);
}

/** JC-6.3.e: a route counts by the seas that are to be held for it; one that asks for more than another is of no use. */
function isSpare(p: Position, { to, by }: Sail, all: readonly { readonly errand: Errand }[]): boolean {
  const held = (route: Route): number => p.box.routeSeas[route] & ~p.heldSeas;
  return all.some(({ errand: other }) => {
    if (other.do !== "sail" || other.to !== to || other.by === by || held(other.by) & ~held(by)) return false;
    return held(other.by) !== held(by) || other.by < by;
  });
}

/** Those of the blocks, one after the other, that can do the same. */
function runners(p: Position, errand: Errand, blocks: readonly Block[]): Block[] {
  const seat = inSteps.toMove(p);
  const gone: Block[] = [];
  let at: Position | null = p;
  for (const block of blocks) {
    if (at === null || inSteps.toMove(at) !== seat) break;
    const act = sameBy(p, errand, block);
    if (inSteps.refuse(at, act) !== null) continue;
    gone.push(block);
    at = afterAct({ ...inSteps, copy }, at, act);
  }
  return gone;
}

function sameBy({ box: { acts } }: Position, errand: Errand, block: Block): Act {
  switch (errand.do) {
    case "regroup":
      return acts.regroup(block, errand.to);
    case "retreat":
      return acts.retreat(block, errand.to);
    case "sail-away":
      return acts.sailAway(block, errand.to);
    case "to-port":
      return acts.toPort(block, errand.to);
    case "sail":
      return acts.sail(block, errand.to, errand.by);
  }
}

function goalOf(p: Position, errand: Errand, gone: readonly Block[]): Goal<Bring> {
  const { blockIds, placeIds, routeIds } = p.box;
  const to = placeIds[errand.to];
  const blocks = gone.map((block) => blockIds[block]);
  const column =
    errand.do === "sail" ? { blocks, way: seaWay(p, errand), by: routeIds[errand.by] } : { blocks, way: [to] };
  return { to, intent: { do: "bring", to, columns: [column] }, way: column.way, count: gone.length };
}

/** The seas of a route in the order in which they are crossed, and the port at its end. */
function seaWay({ box, place }: Position, { block, to, by }: Sail): string[] {
  const way: Place[] = [];
  let left = box.routeSeas[by];
  let at = place[block];
  while (left !== 0) {
    const here = at;
    const next = box.seas.find(
      (sea) => left & seaBit(box, sea) && box.seawaysFrom[here].some((each) => each.to === sea),
    );
    if (next === undefined) throw new Error("a route of seas that do not touch");
    way.push(next);
    left &= ~seaBit(box, next);
    at = next;
  }
  return [...way, to].map((each) => box.placeIds[each]);
}
