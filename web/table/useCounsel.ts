/** Counsel for whoever is asked: a bot is asked what it would do. What it says holds for one decision. */
import type { Advice } from "@rubicon/bots";
import { useState } from "react";
import { decisionOf } from "../hands/useHolding.ts";
import type { TableSource, TableState } from "./source.ts";
import { useLatest } from "./useLatest.ts";

export type Counsel =
  | { readonly is: "none" }
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

/** `open`: the present is shown, and nothing is on its way that would make it another decision. */
export function useCounsel(source: TableSource, state: TableState, open: boolean): Counselling {
  const decision = decisionOf(state);
  const [kept, setKept] = useState<{ readonly decision: string; readonly counsel: Counsel }>({
    decision,
    counsel: NONE,
  });
  const { counsel } = source;
  const offered = counsel !== undefined && open && state.toMove === state.you && state.status === "running";
  const now = kept.decision === decision && offered ? kept.counsel : NONE;
  const ask = useLatest(async (): Promise<void> => {
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
