/** What is held, for the decision that is asked now, and where it could be brought. */
import { useEffect, useMemo, useRef, useState } from "react";
import { type GameFace, nameOf, type Thing, thing } from "../games/face.ts";
import { actsSoFar } from "../table/counting.ts";
import type { TableSource, TableState, WrittenReach } from "../table/source.ts";
import { useLatest } from "../table/useLatest.ts";
import type { Grip } from "./taking.ts";

export interface Holding {
  /** Null where nothing can be taken up. */
  readonly grip: Grip | null;
  readonly held: readonly Thing[];
  /** Where what is held can be brought; null while that is being found out. */
  readonly reach: readonly WrittenReach[] | null;
  hold(pieces: readonly Thing[]): void;
  /** Holds what is left in the hand once the table has moved on. */
  holdOn(decision: string, pieces: readonly Thing[]): void;
  /** The same as `reach`, for whoever cannot wait until it is drawn. */
  reached(): Promise<readonly WrittenReach[]>;
}

const NOTHING: readonly Thing[] = [];
const NOWHERE: readonly WrittenReach[] = [];

/** A name of its own for every decision. */
export const decisionOf = (state: Pick<TableState, "entries" | "gathered" | "you">): string =>
  `${actsSoFar(state)} ${state.you}`;

/** What can be taken up; null for nothing. */
export function gripOf({ game, hands: facts }: GameFace, { hands, sight, ahead }: TableState): Grip | null {
  const { gestures } = game;
  if (hands === null || ahead !== null || gestures === undefined || facts === undefined) return null;
  const named = (names: readonly string[]): readonly Thing[] => names.map((name) => thing(gestures.pieces, name));
  return {
    groups: hands.groups.map(named),
    inHand: named(hands.inHand),
    placeOf: (piece) => facts.placeOf(piece, sight),
  };
}

export function useHolding(source: TableSource, face: GameFace, state: TableState, open: boolean): Holding {
  const decision = decisionOf(state);
  const grip = useMemo(() => (open ? gripOf(face, state) : null), [open, face, state]);
  const [kept, setKept] = useState({ decision: "", held: NOTHING });
  const [found, setFound] = useState<{ readonly key: string; readonly reach: readonly WrittenReach[] } | null>(null);
  const asking = useRef<{ readonly key: string; readonly answer: Promise<readonly WrittenReach[]> } | null>(null);

  const held = grip === null ? NOTHING : kept.decision === decision ? kept.held : grip.inHand;
  const key = held.length === 0 ? "" : [decision, ...held.toSorted()].join(" ");

  const reached = useLatest((): Promise<readonly WrittenReach[]> => {
    if (key === "") return Promise.resolve(NOWHERE);
    if (asking.current?.key === key) return asking.current.answer;
    // Whoever has no line sees nothing lit, and the prompt says why.
    const answer = source.reach(held.map(nameOf)).catch(() => NOWHERE);
    asking.current = { key, answer };
    return answer;
  });

  useEffect(() => {
    if (key === "") return;
    let current = true;
    void reached().then((reach) => {
      if (current) setFound({ key, reach });
    });
    return () => {
      current = false;
    };
  }, [key, reached]);

  return {
    grip,
    held,
    reach: found?.key === key ? found.reach : null,
    hold: (pieces) => setKept({ decision, held: grip !== null && pieces.length === 0 ? grip.inHand : pieces }),
    holdOn: (then, pieces) => setKept({ decision: then, held: pieces }),
    reached,
  };
}
