/** Why pieces that are taken up cannot be brought to a zone: what the rules say where they come nearest to it. */
import type { ForecastShape, Nth, Refusal } from "@rubicon/engine";
import type { Way } from "./graph.ts";
import type { Marching } from "./march-game.ts";
import type { Marches } from "./marches.ts";

type Zone = Nth<"zone">;
type Piece = Nth<"piece">;

export interface Closed {
  readonly why: Refusal | null;
  /** Nothing but the distance. */
  readonly far: boolean;
}

/** What a game hands in. */
export interface ClosingGame<P, A> {
  refuse(p: P, act: A): Refusal | null;
  /** What a group on top is told that has not the points for a step (AIE-3.4.1.c, IMP-3.5.b). */
  weary(p: P): Refusal;
  /** The ways of the group on top from a zone. */
  waysOf(p: P, zone: Zone): readonly Way<Zone>[];
  /** What closes a zone to the group on top from afar, other than the distance. */
  apart(p: P, zone: Zone): Closed | null;
  /** Why a unit by itself has no step to a zone at all: it lies too far off (AIE-3.4.1.i, IMP-3.5.d), or is no land. */
  aloneRefusal(p: P, unit: Piece, zone: Zone): Refusal | null;
  /** Of the parties that could be made those for which a zone is a goal at all. */
  fitting(p: P, zone: Zone, reasons: readonly Closed[]): readonly Closed[];
}

export function closingsBy<P extends Marching<A>, A, C extends ForecastShape>(
  game: ClosingGame<P, A>,
  { topOf, after, onTheWay, partiesOf, stagesFrom }: Marches<P, A, C>,
): (p: P, pieces: readonly Piece[], zone: Zone) => Refusal | null {
  function closed(p: P, pieces: readonly Piece[], zone: Zone): Refusal | null {
    const f = topOf(p);
    if (p.at[pieces[0]] === zone) return null;
    if (f.step === "group") {
      const party = onTheWay(p, pieces);
      if (party === null) return null;
      return topOf(party).step === "group" ? groupClosed(party, zone).why : closed(party, pieces, zone);
    }
    if (f.step !== "movement") return null;
    if (!pieces.some((piece) => p.box.isLeader[piece])) return firstOf(pieces.map((unit) => loneClosed(p, unit, zone)));
    const parties = partiesOf(p, pieces);
    if (parties.length === 0) return game.refuse(p, p.box.acts.take(pieces[0]));
    const fitting = game.fitting(
      p,
      zone,
      parties.map((party) => groupClosed(party, zone)),
    );
    if (fitting.some(({ why }) => why === null)) return null;
    return (fitting.find(({ far }) => !far) ?? fitting[0]).why;
  }

  /** Of a group on top: what forbids the last step, from wherever it can come; or else that it cannot come so far. */
  function groupClosed(p: P, zone: Zone): Closed {
    const f = topOf(p);
    if (f.step !== "group" || f.zone === zone) return { why: null, far: false };
    const weary = game.weary(p);
    const refusals = stagesFrom(p).flatMap((stage) => {
      const g = topOf(stage.p);
      if (g.step !== "group" || !game.waysOf(p, g.zone).some(({ to }) => to === zone)) return [];
      return [game.refuse(stage.p, p.box.acts.step(zone)) ?? haltRefusal(stage.p, zone)];
    });
    const other = refusals.includes(null) ? null : refusals.find((refusal) => refusal !== weary);
    if (other !== undefined) return { why: other, far: false };
    return game.apart(p, zone) ?? { why: weary, far: true };
  }

  /** It may be passed, but not stayed in. */
  function haltRefusal(p: P, zone: Zone): Refusal | null {
    const there = after(p, p.box.acts.step(zone));
    return there !== null && topOf(there).step === "group" ? game.refuse(there, p.box.acts.halt()) : null;
  }

  /** AIE-3.4.1.i, AIE-4.3.h, IMP-3.5.d, IMP-4.3.g: without a leader one zone, and no farther. */
  function loneClosed(p: P, unit: Piece, zone: Zone): Refusal | null {
    const { acts } = p.box;
    if (p.at[unit] === zone) return null;
    const stays = game.refuse(p, acts.take(unit)) ?? game.aloneRefusal(p, unit, zone);
    if (stays !== null) return stays;
    const taken = after(p, acts.take(unit));
    return taken === null ? null : game.refuse(taken, acts.step(zone));
  }

  return closed;
}

/** The first reason, where there is one against each. */
const firstOf = (reasons: readonly (Refusal | null)[]): Refusal | null => (reasons.includes(null) ? null : reasons[0]);
