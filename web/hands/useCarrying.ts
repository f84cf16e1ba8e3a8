/** Gestures on their way: they are carried out act by act, remembered as one, and gone on with as long as they are meant. */
import { Counted, type IntentShape, type Seat } from "@rubicon/engine";
import { useEffect, useState } from "react";
import { movesFreely, useSettings } from "../app/settings.ts";
import type { GameFace, Thing } from "../games/face.ts";
import type { TableSource, TableState, WrittenAct, WrittenOffer } from "../table/source.ts";
import { useLatest } from "../table/useLatest.ts";
import type { Sending, Trouble } from "../table/usePlay.ts";
import { carryOut } from "./carrying.ts";
import { keepGesture } from "./gestures-kept.ts";
import { leftInHand } from "./taking.ts";
import { decisionOf, gripOf, type Holding } from "./useHolding.ts";

/** Entries of a gesture: those after `from`, up to `to` once it is done. */
export interface GestureSpan {
  readonly from: number;
  readonly to: number | null;
}

export interface Carrying {
  /** The last gesture, whose acts are shown as one. */
  readonly gesture: GestureSpan | null;
  /** What goes on by itself as long as it is offered. */
  readonly standing: IntentShape | null;
  carry(what: Sending, acts: readonly WrittenAct[]): Promise<void>;
  mean(offer: WrittenOffer): void;
  /** The player does something else. */
  stop(): void;
  /** What comes next is no part of the last gesture. */
  forget(): void;
}

interface Parts extends Pick<Holding, "grip" | "held" | "holdOn"> {
  readonly source: TableSource;
  readonly face: GameFace;
  readonly state: TableState;
  /** Whether anything can be done now. */
  readonly open: boolean;
  /** What can be meant now. */
  readonly offers: readonly WrittenOffer[];
  begin(): void;
  send(what: Sending | null): void;
  complain(about: Trouble): void;
}

const NOTHING: readonly Thing[] = [];
/** Milliseconds between two steps of what goes on by itself: long enough to see what the dice did. */
const BETWEEN: Readonly<Record<"slow" | "normal" | "fast", number>> = { slow: 1_400, normal: 800, fast: 350 };
const BETWEEN_AT_REST = 150;

const lastOf = ({ entries }: Pick<TableState, "entries">): number => entries.at(-1)?.n ?? -1;
const isSame = (a: IntentShape, b: IntentShape): boolean => JSON.stringify(a) === JSON.stringify(b);

export function useCarrying(parts: Parts): Carrying {
  const { source, face, state, open, offers, grip, held } = parts;
  const { you } = state;
  const { pace } = useSettings();
  const [gesture, setGesture] = useState<GestureSpan | null>(null);
  const [meant, setMeant] = useState<Readonly<Record<Seat, IntentShape>>>({});
  const standing = state.toMove === you ? (meant[you] ?? null) : null;
  const stop = useLatest((): void => setMeant(({ [you]: _past, ...rest }) => rest));

  const carry = async (what: Sending, acts: readonly WrittenAct[]): Promise<void> => {
    const from = lastOf(state);
    const [before = from] = new Counted(state.entries).last(1);
    parts.begin();
    parts.send(what);
    setGesture({ from, to: null });
    try {
      const carried = await carryOut(source, you, acts);
      if (carried.is === "failed") parts.complain(carried.result);
      else if (carried.is === "halted") parts.complain({ is: "halted" });
    } catch (error) {
      parts.complain({ is: "error", message: error instanceof Error ? error.message : String(error) });
    }
    const now = source.state.now ?? state;
    const done = now.entries.filter(({ n, seat, back }) => n > from && seat === you && back === undefined);
    keepGesture(source.key, { from: before, acts: done.map(({ n }) => n) });
    // What did not get there is still in the hand.
    const then = gripOf(face, now);
    const left = then === null || grip === null ? NOTHING : leftInHand(then, held, grip.placeOf);
    if (left.length > 0) parts.holdOn(decisionOf(now), left);
    setGesture({ from, to: lastOf(now) });
    parts.send(null);
  };

  const mean = useLatest((offer: WrittenOffer): void => {
    if (!open) return;
    setMeant((all) => ({ ...all, [you]: offer.intent }));
    void carry({ is: "meaning", intent: offer.intent }, offer.acts);
  });

  // It goes on when its seat is asked again and it is offered again; when something else is asked it is past.
  const again = standing === null ? undefined : offers.find(({ intent }) => isSame(intent, standing));
  const isPast = open && standing !== null && again === undefined;
  useEffect(() => {
    if (isPast) stop();
  }, [isPast, stop]);
  const decision = decisionOf(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with every decision.
  useEffect(() => {
    if (again === undefined) return;
    const timer = setTimeout(() => mean(again), movesFreely() ? BETWEEN[pace] : BETWEEN_AT_REST);
    return () => clearTimeout(timer);
  }, [decision, again, mean, pace]);

  return { gesture, standing, carry, mean, stop, forget: () => setGesture(null) };
}
