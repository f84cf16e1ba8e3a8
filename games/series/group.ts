/**
 * A group on the move: who joins it, which ways it is shown, whom it leaves (AIE-3.4.1, AIE-4.3, IMP-3.5, IMP-4.3). Who may join and go
 * where each game says itself; what is the same is how the choices are listed and how pieces are marked.
 */
import { listed, type Nth, nth, type ReadonlyBy, type Refusal } from "@rubicon/engine";
import type { Way } from "./graph.ts";
import type { Side } from "./sides.ts";

type Zone = Nth<"zone">;
type Piece = Nth<"piece">;

/** AIE-3.4.1.h, IMP-R31: each piece moves once in an E.1. */
export const MOVED = 1;
/** AIE-3.4.1.b, IMP-3.5.b: in the group that moves now. */
export const GROUP = 2;

/** AIE-3.4.1.d, IMP-3.5.c: everybody who is marked as in the group, in the order of the box. */
export function membersOf(p: { readonly marks: ReadonlyBy<Piece, number> }): Piece[] {
  const members: Piece[] = [];
  const marks = listed(p.marks);
  for (let i = 0; i < marks.length; i++) if ((marks[i] & GROUP) !== 0) members.push(nth<Piece>(i));
  return members;
}

export interface GroupActs<A> {
  all(): A;
  add(piece: Piece): A;
  step(to: Zone): A;
  drop(piece: Piece): A;
  halt(): A;
}

/** What is needed of a position. */
export interface Grouping<A> {
  readonly box: {
    readonly pieces: readonly Piece[];
    readonly pieceIds: ReadonlyBy<Piece, string>;
    readonly acts: GroupActs<A>;
  };
  readonly marks: ReadonlyBy<Piece, number>;
  readonly at: ReadonlyBy<Piece, Zone>;
  readonly side: ReadonlyBy<Piece, Side>;
}

export interface GroupFrame {
  readonly side: Side;
  /** Where it is. */
  readonly zone: Zone;
  /** It has left the zone it started from. */
  readonly gone: boolean;
}

/** AIE-3.4.1.b, IMP-3.5.b: who goes together, and who does not. */
export interface TakenAlong {
  readonly comes: readonly string[];
  readonly stays: readonly string[];
}

/** What a game says of its groups; `G` is a group seen at one glance. */
export interface GroupRules<P extends Grouping<A>, F extends GroupFrame, G extends { readonly leaders: number }, A> {
  partyOf(p: P, f: F): G;
  /** The same party with one more, who has been marked. */
  partyWith(p: P, party: G, piece: Piece): G;
  /** AIE-R187, IMP-R119: a leader has died on the way, and the others cannot lead them all. */
  isBereft(p: P, party: G): boolean;
  waysOn(p: P, f: F): readonly Way<Zone>[];
  /** Why it may not go that way. */
  goRefusal(p: P, f: F, party: G, way: Way<Zone>): Refusal | null;
  /** Why it may not stay where it is. */
  stayRefusal(p: P, f: F, party: G): Refusal | null;
  /** Why a move may not end in a zone beside it, for whoever must go on. */
  restRefusal(p: P, f: F, party: G, to: Zone): Refusal | null;
  /** Whether anybody may join it any more. */
  isOpen(f: F): boolean;
  joinRefusal(p: P, f: F, party: G, piece: Piece): Refusal | null;
  /** Whom `all` brings along, if he may join. */
  comesWithAll(p: P, f: F, piece: Piece): boolean;
  inRank(p: P, pieces: readonly Piece[]): Piece[];
  join(p: P, piece: Piece): void;
  copy(p: P): P;
  /** Those who can be left where it is. */
  listDrops(p: P, f: F, party: G, list: A[]): void;
}

export function groupBy<P extends Grouping<A>, F extends GroupFrame, G extends { readonly leaders: number }, A>(
  rules: GroupRules<P, F, G, A>,
) {
  function listJoining(p: P, f: F, party: G, list: Piece[]): void {
    const { pieces } = p.box;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      if (p.at[piece] === f.zone && p.side[piece] === f.side && rules.joinRefusal(p, f, party, piece) === null)
        list.push(piece);
    }
  }

  const piecesThere = (p: P, f: F): Piece[] =>
    p.box.pieces.filter((piece) => p.at[piece] === f.zone && p.side[piece] === f.side);

  function isAnybodyAdded(p: P, f: F, joining: readonly Piece[]): boolean {
    for (let i = 0; i < joining.length; i++) if (rules.comesWithAll(p, f, joining[i])) return true;
    return false;
  }

  /** One after the other, as long as there is room. */
  function addAll(p: P, f: F): void {
    const there = piecesThere(p, f).filter((piece) => rules.comesWithAll(p, f, piece));
    let party = rules.partyOf(p, f);
    for (const piece of rules.inRank(p, there)) {
      if (rules.joinRefusal(p, f, party, piece) !== null) continue;
      rules.join(p, piece);
      party = rules.partyWith(p, party, piece);
    }
  }

  return {
    /** All together, the ways, single companions; to stay comes last. */
    list(p: P, f: F, list: A[]): void {
      const { acts } = p.box;
      const party = rules.partyOf(p, f);
      if (f.gone && rules.isBereft(p, party)) {
        list.push(acts.halt());
        return rules.listDrops(p, f, party, list);
      }
      const joining: Piece[] = [];
      if (rules.isOpen(f) && party.leaders > 0) listJoining(p, f, party, joining);
      if (isAnybodyAdded(p, f, joining)) list.push(acts.all());
      const ways = rules.waysOn(p, f);
      for (let i = 0; i < ways.length; i++)
        if (rules.goRefusal(p, f, party, ways[i]) === null) list.push(acts.step(ways[i].to));
      for (let i = joining.length - 1; i >= 0; i--) list.push(acts.add(joining[i]));
      if (rules.stayRefusal(p, f, party) === null) list.push(acts.halt());
      if (f.gone) rules.listDrops(p, f, party, list);
    },

    canAddAll(p: P, f: F, party: G): boolean {
      const joining: Piece[] = [];
      listJoining(p, f, party, joining);
      return isAnybodyAdded(p, f, joining);
    },

    addAll,

    /** Whom `all` would bring along, and who of the side would be left in the zone. */
    foreseeAll(p: P, f: F): TakenAlong {
      const then = rules.copy(p);
      addAll(then, f);
      const before = new Set(membersOf(p));
      const after = new Set(membersOf(then));
      const named = (pieces: readonly Piece[]): string[] => pieces.map((piece) => p.box.pieceIds[piece]);
      return {
        comes: named([...after].filter((piece) => !before.has(piece))),
        stays: named(piecesThere(p, f).filter((piece) => !after.has(piece))),
      };
    },

    /** Whoever may not stay goes on, to where he may if there is such a zone. */
    byDefault(p: P, f: F): A {
      const { acts } = p.box;
      const party = rules.partyOf(p, f);
      if (rules.stayRefusal(p, f, party) === null) return acts.halt();
      const ways = rules.waysOn(p, f).filter((way) => rules.goRefusal(p, f, party, way) === null);
      const way = ways.find(({ to }) => rules.restRefusal(p, f, party, to) === null) ?? ways[0];
      return acts.step(way.to);
    },
  };
}
