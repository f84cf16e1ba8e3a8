/**
 * Whole gestures of movement: leaders taken up with whom they can lead and brought somewhere, and units by themselves (AIE-3.4.1, AIE-4.3,
 * IMP-3.5, IMP-4.3). Everything is tried on copies of a position with the functions that play it: there is no second set of rules.
 */
import { type Dice, type ForecastShape, type Goal, type Nth, stackingOf } from "@rubicon/engine";
import { GROUP, MOVED, membersOf } from "./group.ts";
import type { March, MarchActs, MarchGame, Marching, OnTheMarch, Path, Stage, Top } from "./march-game.ts";

type Zone = Nth<"zone">;
type Piece = Nth<"piece">;

class DiceFall extends Error {}
const NO_DICE: Dice = {
  roll() {
    throw new DiceFall();
  },
};

const { top: frameOn } = stackingOf<Top>();

export function marchesBy<P extends Marching<A>, A, C extends ForecastShape>(game: MarchGame<P, A, C>) {
  const topOf = (p: P): Top => frameOn(p);
  const actsOf = (p: P): MarchActs<A> => p.box.acts;
  const mayDo = (p: P, act: A): boolean => game.refuse(p, act) === null;

  /** The position after an act; null where dice fall. */
  function after(p: P, act: A): P | null {
    const next = game.copy(p);
    try {
      game.play(next, act, NO_DICE);
    } catch (error) {
      if (error instanceof DiceFall) return null;
      throw error;
    }
    // Whoever ends the game by it comes nowhere.
    return next.stack.length === 0 ? null : next;
  }

  const namesOf = (p: P, pieces: readonly Piece[]): string[] => pieces.map((piece) => p.box.pieceIds[piece]);

  function goalOf(p: P, pieces: readonly Piece[], path: Path, forecasts: readonly C[] = []): Goal<March> {
    const way = path.map((zone) => p.box.zoneIds[zone]);
    const intent: March = { do: "march", pieces: namesOf(p, pieces), way };
    return { to: way[way.length - 1], intent, way, count: pieces.length, forecasts };
  }

  // What can be taken up ----------------------------------------------------------------------------------

  /**
   * Pieces of the side to move that can set out, or go along with somebody who can. While a group is on its way: those that
   * can when it has halted; before its first step: its members, and who can join them.
   */
  function marchable(p: P): readonly Piece[] {
    const f = topOf(p);
    const { pieces, isLeader } = p.box;
    if (f.step === "group") {
      if (f.gone) {
        const halted = afterHalt(p);
        return halted === null ? [] : marchable(halted);
      }
      return game.inRank(p, [...membersOf(p), ...pieces.filter((piece) => mayDo(p, actsOf(p).add(piece)))]);
    }
    if (f.step !== "movement") return [];
    const here = game.movers(p, f.side);
    const taken = here.filter((piece) => mayDo(p, actsOf(p).take(piece)));
    const chiefs = taken.filter((piece) => isLeader[piece]);
    const joins = (piece: Piece): boolean =>
      chiefs.some((chief) => p.at[chief] === p.at[piece] && game.follows(p, f.side, chief, piece));
    return game.inRank(
      p,
      here.filter((piece) => taken.includes(piece) || joins(piece)),
    );
  }

  /** AIE-3.4.1.b, IMP-3.5.b: a group that has set out. */
  function marching(p: P): readonly Piece[] {
    const f = topOf(p);
    return f.step === "group" && f.gone ? game.inRank(p, membersOf(p)) : [];
  }

  /** The group on its way halts where it is; null where it may not, or where dice fall then. */
  function afterHalt(p: P): P | null {
    const halt = actsOf(p).halt();
    return mayDo(p, halt) ? after(p, halt) : null;
  }

  /** Parties that could be made of these pieces, each with its leader taken. */
  function partiesOf(p: P, pieces: readonly Piece[]): readonly P[] {
    return game
      .parties(p, pieces)
      .map((party) => gathered(p, party))
      .filter((party) => party !== null);
  }

  /** A leader has been taken, and of these all whom he can take along; null where none of them leads. */
  function gathered(p: P, pieces: readonly Piece[]): P | null {
    const leaders = pieces.filter((piece) => p.box.isLeader[piece]);
    const chief = leaders.find((piece) => mayDo(p, actsOf(p).take(piece)));
    const taken = chief === undefined ? null : after(p, actsOf(p).take(chief));
    return taken === null ? null : joined(taken, pieces);
  }

  /** The group on top with whom of these it can take along. */
  function joined(p: P, pieces: readonly Piece[]): P {
    let at = p;
    for (const piece of leadersFirst(p, pieces))
      if (mayDo(at, actsOf(p).add(piece))) at = after(at, actsOf(p).add(piece)) ?? at;
    return at;
  }

  function leadersFirst(p: P, pieces: readonly Piece[]): Piece[] {
    const { isLeader } = p.box;
    const units = pieces.filter((piece) => !isLeader[piece]);
    return [...pieces.filter((piece) => isLeader[piece]), ...game.inTurn(p, units)];
  }

  // Where it can be brought -------------------------------------------------------------------------------

  function marchGoals(p: P, pieces: readonly Piece[]): Goal<March>[] {
    const f = topOf(p);
    if (f.step === "group") return goalsOnTheWay(p, pieces);
    if (f.step !== "movement") return [];
    if (!pieces.some((piece) => p.box.isLeader[piece])) return goalsAlone(p, pieces);
    return partiesOf(p, pieces).flatMap((at) => goalsFrom(at, membersAmong(at, pieces)));
  }

  function membersAmong(p: P, pieces: readonly Piece[]): readonly Piece[] {
    const members = new Set(membersOf(p));
    return pieces.filter((piece) => members.has(piece));
  }

  function goalsOnTheWay(p: P, pieces: readonly Piece[]): Goal<March>[] {
    const at = onTheWay(p, pieces);
    if (at === null) return [];
    return topOf(at).step === "group" ? goalsFrom(at, membersAmong(at, pieces)) : marchGoals(at, pieces);
  }

  /** A group on its way goes on as a whole, with whom it can take along; others set out when it has halted. */
  function onTheWay(p: P, pieces: readonly Piece[]): P | null {
    const f = topOf(p);
    if (isWhole(p, pieces)) return joined(p, pieces);
    return f.step === "group" && f.gone && isApart(p, pieces) ? afterHalt(p) : null;
  }

  /** Whether all of the group on top are among these, or none. */
  const isWhole = (p: P, pieces: readonly Piece[]): boolean => membersOf(p).every((piece) => pieces.includes(piece));
  const isApart = (p: P, pieces: readonly Piece[]): boolean => !membersOf(p).some((piece) => pieces.includes(piece));

  /** AIE-3.4.1.i, AIE-4.3.h, IMP-3.5.d, IMP-4.3.g: units by themselves, one zone each. */
  function goalsAlone(p: P, units: readonly Piece[]): Goal<March>[] {
    const goals: Goal<March>[] = [];
    for (const { to } of p.box.waysFrom[p.at[units[0]]]) {
      if (game.isPlagued(p, to)) continue;
      const gone: Piece[] = [];
      let forecasts: readonly C[] = [];
      let at = p;
      for (const unit of units) {
        const taken = mayDo(at, actsOf(p).take(unit)) ? after(at, actsOf(p).take(unit)) : null;
        if (taken === null || !mayDo(taken, actsOf(p).step(to))) continue;
        const there = after(taken, actsOf(p).step(to));
        if (there === null) continue;
        // The last of them finds the others there already.
        forecasts = game.forecast(taken, actsOf(p).step(to));
        at = there;
        gone.push(unit);
      }
      if (gone.length > 0) goals.push(goalOf(p, gone, [to], forecasts));
    }
    return goals;
  }

  /** Every zone in which the group on top could halt, by the shortest way; once for each zone it would attack from. */
  function goalsFrom(p: P, pieces: readonly Piece[]): Goal<March>[] {
    const f = topOf(p);
    if (f.step !== "group") return [];
    const armed = pieces.some((piece) => !p.box.isLeader[piece]);
    const found = new Map<string, { readonly path: Path; readonly forecasts: readonly C[] }>();
    stagesFrom(p, (stage, to, next) => {
      const from = stage.path.at(-1) ?? f.zone;
      const key = armed && game.isHeld(p, f.side, to) ? `${to} from ${from}` : `${to}`;
      const halts = topOf(next).step !== "group" || mayDo(next, actsOf(p).halt());
      if (!halts || found.has(key)) return;
      found.set(key, { path: [...stage.path, to], forecasts: game.forecast(stage.p, actsOf(p).step(to)) });
    });
    return [...found.values()].map(({ path, forecasts }) => goalOf(p, pieces, path, forecasts));
  }

  /** Wherever the group on top can come to, the nearest first; told of each step on the way. */
  function stagesFrom(p: P, told: (stage: Stage<P>, to: Zone, next: P) => void = () => {}): readonly Stage<P>[] {
    const f = topOf(p);
    if (f.step !== "group") return [];
    const seen = new Set<string>([stateOf(f)]);
    const stages: Stage<P>[] = [{ p, path: [] }];
    for (const stage of stages)
      for (const to of game.stepsOn(stage.p)) {
        if (to === f.zone || stage.path.includes(to) || game.isPlagued(p, to)) continue;
        const next = after(stage.p, actsOf(p).step(to));
        if (next === null) continue;
        told(stage, to, next);
        const g = topOf(next);
        if (g.step !== "group" || seen.has(stateOf(g))) continue;
        seen.add(stateOf(g));
        stages.push({ p: next, path: [...stage.path, to] });
      }
    return stages;
  }

  // The next act ------------------------------------------------------------------------------------------

  function marchNext(p: P, pieces: readonly Piece[], way: Path): A | null {
    const f = topOf(p);
    if (f.step === "movement") return firstTaken(p, pieces, way);
    return f.step === "group" ? onward(p, f, pieces, way) : null;
  }

  /** Who sets out: the leader of them, or the next unit by itself. */
  function firstTaken(p: P, pieces: readonly Piece[], way: Path): A | null {
    const end = way[way.length - 1];
    const leaders = pieces.filter((piece) => p.box.isLeader[piece]);
    const waiting = (leaders.length > 0 ? leaders : pieces).filter((piece) => p.at[piece] !== end);
    const next = waiting.find((piece) => mayDo(p, actsOf(p).take(piece)));
    // When the leader has arrived nobody follows him.
    return next === undefined || (leaders.length > 0 && waiting.length < leaders.length) ? null : actsOf(p).take(next);
  }

  /** It stops where it is brought, but has not halted: whoever has points left may go on, or leave somebody there. */
  function onward(p: P, f: OnTheMarch, pieces: readonly Piece[], way: Path): A | null {
    if (f.gone && isApart(p, pieces)) return actsOf(p).halt();
    if (!isWhole(p, pieces)) return null;
    if (!f.gone) {
      const missing = companions(p, membersOf(p), pieces);
      if (missing.length > 0) return allOf(p, pieces) ?? actsOf(p).add(missing[0]);
    }
    const at = f.gone ? way.indexOf(f.zone) : -1;
    return at === way.length - 1 ? null : actsOf(p).step(way[at + 1]);
  }

  /** Who is still to join, in an order in which they can. A unit by itself has no companions. */
  function companions(p: P, members: readonly Piece[], pieces: readonly Piece[]): Piece[] {
    if (!members.some((piece) => p.box.isLeader[piece])) return [];
    return leadersFirst(
      p,
      pieces.filter((piece) => (p.marks[piece] & (GROUP | MOVED)) === 0),
    );
  }

  /** All at once, where that brings nobody along who is not meant. */
  function allOf(p: P, pieces: readonly Piece[]): A | null {
    const all = actsOf(p).all();
    const grown = mayDo(p, all) ? after(p, all) : null;
    return grown !== null && isWhole(grown, pieces) ? all : null;
  }

  return { topOf, after, namesOf, goalOf, marchable, marching, partiesOf, onTheWay, marchGoals, stagesFrom, marchNext };
}

export type Marches<P extends Marching<A>, A, C extends ForecastShape> = ReturnType<typeof marchesBy<P, A, C>>;

const stateOf = (f: OnTheMarch): string => Object.values(f).join(" ");
