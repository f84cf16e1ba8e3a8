/** Counsel for whoever is asked: a bot is asked what it would do. What it says holds for one decision. */
import type { Advice } from "@rubicon/bots";
import { useState } from "react";
import { Store, useStore } from "../app/store.ts";
import { decisionOf } from "../hands/useHolding.ts";
import type { MayAsk, TableSource, TableState } from "./source.ts";
import { useLatest } from "./useLatest.ts";

export type Counsel =
  | { readonly is: "none" }
  /** The game counts for the ladder: nobody is asked. */
  | { readonly is: "rated" }
  | { readonly is: "asking" }
  | { readonly is: "given"; readonly advice: Advice | null }
  | { readonly is: "failed"; readonly reason: string };

export interface Counselling {
  /** Whether anybody can be asked now. */
  readonly offered: boolean;
  readonly now: Counsel;
  ask(): void;
  close(): void;
}

const NONE: Counsel = { is: "none" };
const ANYTIME = new Store<MayAsk>("yes");

/** `open`: the present is shown, and nothing is on its way that would make it another decision. */
export function useCounsel(source: TableSource, state: TableState, open: boolean): Counselling {
  const decision = decisionOf(state);
  const [kept, setKept] = useState<{ readonly decision: string; readonly counsel: Counsel }>({
    decision,
    counsel: NONE,
  });
  const { counsel } = source;
  const mayAsk = useStore(source.mayAsk ?? ANYTIME);
  const decides = open && state.toMove === state.you && state.status === "running";
  const offered = counsel !== undefined && decides && mayAsk === "yes";
  const now = kept.decision === decision && decides ? kept.counsel : NONE;
  const ask = useLatest(async (): Promise<void> => {
    if (decides && mayAsk === "rated") return setKept({ decision, counsel: { is: "rated" } });
    if (!offered || now.is === "asking") return;
    setKept({ decision, counsel: { is: "asking" } });
    const answer = await counsel().then(
      (advice): Counsel => ({ is: "given", advice }),
      (error: unknown): Counsel => ({ is: "failed", reason: error instanceof Error ? error.message : String(error) }),
    );
    // Meanwhile something else may be asked.
    setKept((before) =>
      before.decision === decision && before.counsel.is === "asking" ? { decision, counsel: answer } : before,
    );
  });
  const close = useLatest((): void => setKept({ decision, counsel: NONE }));
  return { offered, now, ask: () => void ask(), close };
}
