/** The next act that brings blocks to where they are meant to stand, whatever is being decided. */
import type { Act } from "../acts.ts";
import type { Block } from "../blocks.ts";
import type { Place } from "../board.ts";
import { type Frame, type FrameAt, top } from "../frames.ts";
import { isMarked, MOVED, type Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import type { Bring, Column } from "./intents.ts";

/** A block that is still to go, and how. */
interface Wayfarer {
  readonly block: Block;
  readonly column: Column;
}

export function furtherBringing(p: Position, intent: Bring): Act | null {
  const f = top(p);
  const act = f.step === "march" ? onItsWay(p, f, intent) : nextToGo(p, f, intent);
  return act !== null && inSteps.refuse(p, act) === null ? act : null;
}

/** A block that has arrived stops, and so does one that is not meant, before another sets out. */
function onItsWay(p: Position, f: FrameAt<"march">, intent: Bring): Act | null {
  const { acts, blockIds, placeIds } = p.box;
  const column = intent.columns.find(({ blocks }) => blocks.includes(blockIds[f.block]));
  if (column === undefined) return wayfarers(p, intent).some(isUnmoved(p)) ? acts.halt() : null;
  const next = column.way.indexOf(placeIds[p.place[f.block]]) + 1;
  return next === column.way.length ? acts.halt() : acts.march(placeOf(p, column.way[next]));
}

function nextToGo(p: Position, f: Frame, intent: Bring): Act | null {
  const { acts, routeIds } = p.box;
  const toGo = wayfarers(p, intent);
  const moves = f.step === "movement" || f.step === "group";
  const first = moves ? toGo.find(isUnmoved(p)) : toGo[0];
  if (first === undefined) return null;
  const { block, column } = first;
  const to = placeOf(p, column.by === undefined ? column.way[0] : intent.to);
  switch (f.step) {
    case "movement":
      return column.by === undefined
        ? acts.activate(p.place[block])
        : acts.sail(block, to, routeIds.indexOf(column.by));
    case "group":
      return p.place[block] === f.from ? acts.move(block, to) : acts.endGroup();
    case "regroup":
      return acts.regroup(block, to);
    case "battleTurn":
      return inSteps.refuse(p, acts.retreat(block, to)) === null ? acts.retreat(block, to) : acts.sailAway(block, to);
    case "port":
      return acts.toPort(block, to);
    default:
      return null;
  }
}

function wayfarers(p: Position, { to, columns }: Bring): Wayfarer[] {
  const { blockNumbers } = p.box;
  const end = placeOf(p, to);
  return columns.flatMap((column) =>
    column.blocks.flatMap((name) => {
      const block = blockNumbers.get(name);
      return block === undefined || p.place[block] === end ? [] : [{ block, column }];
    }),
  );
}

const isUnmoved =
  (p: Position) =>
  ({ block }: Wayfarer): boolean =>
    !isMarked(p, block, MOVED);

function placeOf(p: Position, name: string): Place {
  const place = p.box.placeNumbers.get(name);
  if (place === undefined) throw new Error(`no place is called ${name}`);
  return place;
}
