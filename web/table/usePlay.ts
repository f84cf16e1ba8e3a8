/** Playing at a table: what is picked, what that leaves to choose, and acts on their way. */
import type { Refusal } from "@rubicon/engine";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { GameFace, Thing } from "../games/face.ts";
import { type Choice, choose, click, meant, type Rules } from "./choosing.ts";
import { type Undo, undoOf } from "./counting.ts";
import { type Foreseen, foresee } from "./foreseeing.ts";
import { bestReasons, type Reason } from "./reasons.ts";
import type { ActResult, TableSource, TableState, WrittenAct } from "./source.ts";
import { useLatest } from "./useLatest.ts";

/** What went wrong with the last thing that was tried. */
export type Trouble =
  | { readonly is: "refused"; readonly refusal: Refusal }
  | { readonly is: "stale" }
  | { readonly is: "error"; readonly message: string };

export interface Play {
  readonly rules: Rules;
  readonly picked: readonly Thing[];
  readonly choice: Choice;
  /** The act on its way. */
  readonly sending: WrittenAct | null;
  readonly trouble: Trouble | null;
  readonly undo: Undo;
  /** A take-back waits for the opponent's answer. */
  readonly undoAsked: boolean;
  /** False when the thing is closed: then it is for the card to say why. */
  pick(it: Thing): boolean;
  /** What a click on it would do at once; null when it would only pick it. */
  outcomeOf(it: Thing): WrittenAct | null;
  /** What the acts that a click on it may lead to will cost and bring. */
  foreseen(it: Thing): readonly Foreseen[];
  act(act: WrittenAct): void;
  /** Takes back a choice that was made before it was asked for. */
  withdraw(): void;
  /** True when something was picked. */
  letGo(): boolean;
  takeBack(): void;
  why(it: Thing): Promise<readonly Reason[]>;
}

const NOTHING: readonly Thing[] = [];
const NO_ACTS: readonly WrittenAct[] = [];
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function usePlay(source: TableSource, face: GameFace, state: TableState, present: boolean): Play {
  const rules = useMemo<Rules>(() => ({ acts: face.game.acts, touchable: face.touchable }), [face]);
  const decision = `${state.entries.length} ${state.you}`;
  const [kept, setKept] = useState({ decision, picked: NOTHING });
  const [sending, setSending] = useState<WrittenAct | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [asked, setAsked] = useState<number | null>(null);

  // What was picked for one decision means nothing in the next, or while the past is shown.
  const picked = kept.decision === decision && present ? kept.picked : NOTHING;
  const setPicked = useCallback((things: readonly Thing[]) => setKept({ decision, picked: things }), [decision]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: trouble was with a decision that is past.
  useEffect(() => setTrouble(null), [decision]);

  const open = present && sending === null;
  const legal = open ? state.legal : NO_ACTS;
  const choice = useMemo(() => choose(rules, legal, picked), [rules, legal, picked]);
  const undo = undoOf(state);

  const attempt = async (deed: () => Promise<ActResult>): Promise<void> => {
    setPicked(NOTHING);
    setTrouble(null);
    try {
      const result = await deed();
      if (result.is !== "done") setTrouble(result);
    } catch (error) {
      setTrouble({ is: "error", message: messageOf(error) });
    }
  };

  const act = useLatest(async (chosen: WrittenAct): Promise<void> => {
    if (!open) return;
    setSending(chosen);
    // Whoever is not asked yet only says what he will answer.
    await attempt(() => (state.ahead === null ? source.act(chosen) : source.answerAhead(chosen)));
    setSending(null);
  });

  const withdraw = useLatest(async (): Promise<void> => {
    if (open && state.ahead !== null) await attempt(() => source.answerAhead(null));
  });

  const pick = useLatest((it: Thing): boolean => {
    const clicked = click(rules, legal, picked, it);
    if (clicked.is === "closed") return false;
    setTrouble(null);
    if (clicked.is === "act") void act(clicked.act);
    else setPicked(clicked.picked);
    return true;
  });

  const outcomeOf = (it: Thing): WrittenAct | null => {
    const clicked = click(rules, legal, picked, it);
    return clicked.is === "act" ? clicked.act : null;
  };

  const foreseen = (it: Thing): readonly Foreseen[] => (open ? foresee(rules, state, picked, it) : []);

  const letGo = useLatest((): boolean => {
    if (picked.length === 0) return false;
    setPicked(NOTHING);
    return true;
  });

  const takeBack = useLatest(async (): Promise<void> => {
    if (undo.is === "none" || !present || state.status !== "running") return;
    setPicked(NOTHING);
    try {
      if ((await source.takeBack(undo.to)) === "asked") setAsked(state.entries.length);
    } catch (error) {
      setTrouble({ is: "error", message: messageOf(error) });
    }
  });

  const why = useLatest(async (it: Thing): Promise<readonly Reason[]> => {
    const acts = meant(rules, state.legal, picked, it);
    return acts.length === 0 ? [] : bestReasons(acts, await source.why(acts));
  });

  return {
    rules,
    picked,
    choice,
    sending,
    trouble,
    undo,
    undoAsked: asked === state.entries.length,
    pick,
    outcomeOf,
    foreseen,
    act,
    withdraw,
    letGo,
    takeBack,
    why,
  };
}
