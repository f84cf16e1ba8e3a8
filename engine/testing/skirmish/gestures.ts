/** Whole gestures of a skirmish: pieces of a field march on together, and everybody strikes who can. */
import { afterAct, type Gestures, type Goal } from "../../gestures.ts";
import type { Act, Field, Piece } from "./box.ts";
import { copy, frameOf, type Position } from "./position.ts";
import { inSteps } from "./steps.ts";

export type Intent =
  | { readonly do: "bring"; readonly pieces: readonly string[]; readonly field: string }
  /** The same throughout a turn, whatever windows open in it. */
  | { readonly do: "strike-all"; readonly round: number };

export const gestures: Gestures<Position, Act, Intent> = {
  pieces: "piece",
  places: "field",

  at(p, piece) {
    const field = p.at[numbered(p, piece)];
    return field < 0 ? null : p.box.fields[field];
  },

  groups(p) {
    const able = new Set(marches(p).map(({ piece }) => piece));
    return p.box.fieldNumbers
      .map((field) => p.box.pieces.filter((piece) => able.has(piece) && p.at[piece] === field))
      .filter((group) => group.length > 0)
      .map((group) => group.map((piece) => p.box.pieceNames[piece]));
  },

  inHand: () => [],

  goals(p, pieces) {
    const taken = pieces.map((piece) => numbered(p, piece));
    const fields = p.box.fieldNumbers.filter((to) =>
      marches(p).some(({ piece, field }) => field === to && taken.includes(piece)),
    );
    return fields.map((to) => goalOf(p, to, marching(p, taken, to)));
  },

  /** Why none of them may march there. */
  closed(p, pieces, place) {
    const field = p.box.fieldNumbers.find((each) => p.box.fields[each] === place);
    if (field === undefined) return null;
    const refusals = pieces.map((piece) => inSteps.refuse(p, p.box.acts.march(numbered(p, piece), field)));
    return refusals.includes(null) ? null : refusals[0];
  },

  offers: (p) => (frameOf(p, "turn") === undefined ? [] : [{ do: "strike-all", round: p.round }]),

  /** In a window its seat has to decide for itself. */
  further(p, intent) {
    const legal = inSteps.legal(p);
    if (intent.do === "strike-all") return legal.find((act) => act.do === "strike" && p.round === intent.round) ?? null;
    const meant = ({ piece, field }: March): boolean =>
      p.box.fields[field] === intent.field && intent.pieces.includes(p.box.pieceNames[piece]);
    return marches(p).find(meant) ?? null;
  },
};

type March = Extract<Act, { do: "march" }>;

const marches = (p: Position): March[] => inSteps.legal(p).filter((act): act is March => act.do === "march");

/** SK-1.c: those who find room, one after the other. */
function marching(p: Position, pieces: readonly Piece[], to: Field): Piece[] {
  const gone: Piece[] = [];
  let at: Position | null = p;
  for (const piece of pieces) {
    const act = p.box.acts.march(piece, to);
    if (at === null || inSteps.refuse(at, act) !== null) break;
    gone.push(piece);
    at = afterAct({ ...inSteps, copy }, at, act);
  }
  return gone;
}

function goalOf({ box }: Position, field: Field, gone: readonly Piece[]): Goal<Intent> {
  const to = box.fields[field];
  const pieces = gone.map((piece) => box.pieceNames[piece]);
  return { to, intent: { do: "bring", pieces, field: to }, way: [to], count: gone.length };
}

function numbered({ box }: Position, name: string): Piece {
  const piece = box.pieces.find((each) => box.pieceNames[each] === name);
  if (piece === undefined) throw new Error(`no piece is called ${name}`);
  return piece;
}
