/** Where blocks can march or sail as a group (6.1, 6.2): every way they could take, and how many of them it carries. */
import { afterAct, type Goal } from "@rubicon/engine";
import { type Block, enemyOf } from "../blocks.ts";
import { onMap, type Place } from "../board.ts";
import { type FrameAt, frameOf, top } from "../frames.ts";
import { blocksOf, copy, type Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { canSetOut } from "../steps/movement.ts";
import { canGoOn, stepRefusal, takeStep } from "../steps/stepping.ts";
import { waysFor, wayTo } from "../ways.ts";
import type { Bring } from "./intents.ts";

/** Who moves by what, and how many steps those have taken whom it is about. */
interface Mover extends Pick<FrameAt<"movement">, "side" | "power"> {
  readonly steps: number;
}

/** The places of a way after that where it begins. */
type Path = readonly Place[];

interface Columns {
  readonly columns: readonly { readonly blocks: readonly Block[]; readonly path: Path }[];
  readonly count: number;
}

const silence = (): void => {};

/** Blocks that can still set out: at once, or when the one on its way has stopped and its group has ended. */
export function movable(p: Position): Block[] {
  const f = top(p);
  switch (f.step) {
    case "movement":
      return settingOut(p, f);
    case "group": {
      const able = settingOut(p, f);
      const others = (frameOf(p, "movement")?.moves ?? 0) > 0 && inSteps.refuse(p, p.box.acts.endGroup()) === null;
      return others ? able : able.filter((block) => p.place[block] === f.from);
    }
    case "march": {
      const after = afterHalt(p);
      return after === null ? [] : movable(after);
    }
    default:
      return [];
  }
}

const settingOut = (p: Position, { side, power }: Omit<Mover, "steps">): Block[] =>
  p.box.blocks.filter((block) => p.side[block] === side && onMap(p.place[block]) && canSetOut(p, side, block, power));

/** With a block on its way: how it stands when that has stopped; null when the side has no more to move then. */
function afterHalt(p: Position): Position | null {
  const seat = inSteps.toMove(p);
  const after = afterAct({ ...inSteps, copy }, p, p.box.acts.halt());
  return after !== null && inSteps.toMove(after) === seat ? after : null;
}

/** Where blocks of one place, or the one on its way, can go by road or as navis. */
export function marchGoals(p: Position, blocks: readonly Block[]): Goal<Bring>[] {
  const f = top(p);
  if (f.step !== "movement" && f.step !== "group" && f.step !== "march") return [];
  if (f.step !== "march" || blocks[0] !== f.block) return goalsFrom(p, { ...f, steps: 0 }, blocks);
  // JC-6.1.b: it may go on, or stay where it is.
  const stop = { columns: [{ blocks, path: [p.place[f.block]] }], count: 1 };
  return [goalOf(p, stop), ...goalsFrom(p, f, blocks)];
}

function goalsFrom(p: Position, mover: Mover, blocks: readonly Block[]): Goal<Bring>[] {
  const ends = new Map<string, Path[]>();
  for (const path of pathsFor(p, mover, blocks)) {
    const to = path[path.length - 1];
    // JC-7.3.a, JC-7.62.a: by which border they come counts only where they come to fight.
    const fights = blocksOf(p, enemyOf(mover.side), to) > 0;
    const key = fights ? `${to} from ${path[path.length - 2] ?? "here"}` : String(to);
    const known = ends.get(key);
    if (known === undefined) ends.set(key, [path]);
    else known.push(path);
  }
  return [...ends.values()].map((paths) => goalOf(p, send(p, mover, blocks, paths)));
}

/** Every way that one of these could take, the shortest first. All land blocks of a place can go alike, and all navis. */
function pathsFor(p: Position, mover: Mover, blocks: readonly Block[]): Path[] {
  const { isNavis } = p.box;
  const found: Path[] = [];
  for (const navis of [false, true]) {
    const scout = blocks.find((block) => isNavis[block] === navis);
    if (scout !== undefined) explore(p, mover, scout, [p.place[scout]], found);
  }
  return found.sort((a, b) => a.length - b.length);
}

/** Adds the ways on from where the block has come to. Nobody goes in a circle. */
function explore(p: Position, mover: Mover, block: Block, been: Path, found: Path[]): void {
  const { side, power } = mover;
  const steps = mover.steps + been.length;
  for (const way of waysFor(p, block, p.place[block])) {
    if (been.includes(way.to) || stepRefusal(p, side, block, way, steps, power)) continue;
    const come = [...been, way.to];
    found.push(come.slice(1));
    const after = copy(p);
    takeStep(after, side, block, way.border, way.to, silence);
    if (canGoOn(after, side, block, steps, power)) explore(after, mover, block, come, found);
  }
}

/** All by one way if there is one that carries them; otherwise as many as can by the widest, the others by the next. */
function send(p: Position, mover: Mover, blocks: readonly Block[], paths: readonly Path[]): Columns {
  const alone = paths.map((path) => sendBy(p, mover, blocks, [path]));
  const whole = alone.find(({ count }) => count === blocks.length);
  if (whole !== undefined || paths.length === 1) return whole ?? alone[0];
  const widest = paths.map((path, i) => ({ path, count: alone[i].count })).sort((a, b) => b.count - a.count);
  return sendBy(
    p,
    mover,
    blocks,
    widest.map(({ path }) => path),
  );
}

function sendBy(p: Position, mover: Mover, blocks: readonly Block[], paths: readonly Path[]): Columns {
  const columns: Columns["columns"][number][] = [];
  let at = p;
  let rest = blocks;
  for (const path of paths) {
    const gone = new Set<Block>();
    for (const block of rest) {
      const after = walked(at, mover, block, path);
      if (after === null) continue;
      gone.add(block);
      at = after;
    }
    if (gone.size > 0) columns.push({ blocks: [...gone], path });
    rest = rest.filter((block) => !gone.has(block));
  }
  return { columns, count: blocks.length - rest.length };
}

/** The position after a block has gone that way; null when it cannot. */
function walked(p: Position, { side, power, steps }: Mover, block: Block, path: Path): Position | null {
  const at = copy(p);
  for (const [i, to] of path.entries()) {
    const way = wayTo(at, block, at.place[block], to);
    if (way === undefined || stepRefusal(at, side, block, way, steps + i + 1, power)) return null;
    if (i > 0 && !canGoOn(at, side, block, steps + i, power)) return null;
    takeStep(at, side, block, way.border, to, silence);
  }
  return at;
}

function goalOf({ box }: Position, { columns, count }: Columns): Goal<Bring> {
  const named = columns.map(({ blocks, path }) => ({
    blocks: blocks.map((block) => box.blockIds[block]),
    way: path.map((place) => box.placeIds[place]),
  }));
  const [{ way }] = named;
  const to = way[way.length - 1];
  return { to, intent: { do: "bring", to, columns: named }, way, count };
}
