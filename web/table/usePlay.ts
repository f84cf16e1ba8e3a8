/** Playing at a table: what is picked or taken up, what that leaves to choose, and acts on their way. */
import type { IntentShape, Refusal } from "@rubicon/engine";
import { useCallback, useMemo, useState } from "react";
import { type Dropped, type GameFace, kindOf, nameOf, type Press, type Thing, thing } from "../games/face.ts";
import { beforeGesture, gesturesOf } from "../hands/gestures-kept.ts";
import { type AtHand, type Crossroads, optionsOf, type Pressed, pressOn, waysTo } from "../hands/options.ts";
import { caught } from "../hands/taking.ts";
import { type Carrying, useCarrying } from "../hands/useCarrying.ts";
import { decisionOf, useHolding } from "../hands/useHolding.ts";
import { type Choice, meant, type Rules } from "./choosing.ts";
import { type Undo, undoOf } from "./counting.ts";
import { type Foreseen, foresee } from "./foreseeing.ts";
import { bestReasons, type Reason } from "./reasons.ts";
import type { ActResult, TableSource, TableState, WrittenAct, WrittenOffer, WrittenReach } from "./source.ts";
import { useLatest } from "./useLatest.ts";

/** What went wrong with the last thing that was tried. */
export type Trouble =
  | { readonly is: "refused"; readonly refusal: Refusal }
  | { readonly is: "stale" }
  /** A gesture came no further. */
  | { readonly is: "halted" }
  | { readonly is: "error"; readonly message: string };

/** What is on its way: an act, pieces that are brought somewhere, or something that is meant as a whole. */
export type Sending =
  | { readonly is: "act"; readonly act: WrittenAct }
  | { readonly is: "bringing"; readonly pieces: readonly Thing[]; readonly to: Thing; readonly count: number }
  | { readonly is: "meaning"; readonly intent: IntentShape }
  | { readonly is: "plan"; readonly acts: readonly WrittenAct[] };

export interface Play extends Pick<Carrying, "gesture" | "standing" | "mean"> {
  readonly rules: Rules;
  /** Things clicked towards an act. */
  readonly picked: readonly Thing[];
  /** Pieces that are taken up, and what they could go with. */
  readonly held: readonly Thing[];
  readonly groups: readonly (readonly Thing[])[];
  /** Where they can be brought; null while that is being found out. */
  readonly reach: readonly WrittenReach[] | null;
  /** A goal to which several ways lead: one of them is to be chosen. */
  readonly crossroads: Crossroads | null;
  readonly offers: readonly WrittenOffer[];
  readonly choice: Choice;
  readonly sending: Sending | null;
  readonly trouble: Trouble | null;
  readonly undo: Undo;
  /** A take-back waits for the opponent's answer. */
  readonly undoAsked: boolean;
  /** False when the thing is closed: then it is for the card to say why. */
  pick(it: Thing, press?: Press): boolean;
  /** What a click on it would do. */
  pressedOn(it: Thing): Pressed;
  /** Takes up these pieces, as far as they can go together. */
  take(pieces: readonly Thing[]): void;
  /** What is held is let go over a thing. */
  drop(it: Thing): Dropped;
  bring(reach: WrittenReach): void;
  /** What the acts that a click on it may lead to will cost and bring. */
  foreseen(it: Thing): readonly Foreseen[];
  act(act: WrittenAct): void;
  /** One act after the other, as long as each can be done: they go back as one. */
  follow(plan: readonly WrittenAct[]): void;
  /** Takes back a choice that was made before it was asked for. */
  withdraw(): void;
  /** Whether something is picked, held, or going on by itself. */
  readonly canLetGo: boolean;
  /** True when there was anything to let go of. */
  letGo(): boolean;
  takeBack(): void;
  why(it: Thing): Promise<readonly Reason[]>;
}

const NOTHING: readonly Thing[] = [];
const NO_ACTS: readonly WrittenAct[] = [];
const NO_GROUPS: Play["groups"] = [];
const NO_OFFERS: readonly WrittenOffer[] = [];
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function usePlay(source: TableSource, face: GameFace, state: TableState, present: boolean): Play {
  const rules = useMemo<Rules>(
    () => ({
      acts: face.game.acts,
      touchable: face.touchable,
      atOnce: face.atOnce ?? [],
      weighed: face.weighed ?? [],
    }),
    [face],
  );
  const decision = decisionOf(state);
  const [kept, setKept] = useState({ decision, picked: NOTHING });
  const [fork, setFork] = useState<(Crossroads & { readonly held: readonly Thing[] }) | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [troubled, setTroubled] = useState<{ readonly decision: string; readonly trouble: Trouble } | null>(null);

  // What was picked for one decision means nothing in the next, or while the past is shown.
  const picked = kept.decision === decision && present ? kept.picked : NOTHING;
  const setPicked = useCallback((things: readonly Thing[]) => setKept({ decision, picked: things }), [decision]);
  // Trouble was with a decision; with the next it is past.
  const trouble = troubled?.decision === decision ? troubled.trouble : null;
  const complain = (about: Trouble): void =>
    setTroubled({ decision: source.state.now === null ? decision : decisionOf(source.state.now), trouble: about });

  const open = present && sending === null;
  const legal = open ? state.legal : NO_ACTS;
  const { grip, held, reach, hold, holdOn, reached } = useHolding(source, face, state, open);
  const offers = open && state.ahead === null ? (state.hands?.offers ?? NO_OFFERS) : NO_OFFERS;
  const crossroads = fork !== null && fork.held === held ? fork : null;
  const places = face.game.gestures?.places ?? "";
  const at = useMemo<AtHand>(
    () => ({ rules, legal, picked, grip, held, reach, places }),
    [rules, legal, picked, grip, held, reach, places],
  );
  const choice = useMemo(() => optionsOf(at), [at]);

  /** The player has done something: what was wrong before it, and what went on by itself, is past. */
  const begin = (): void => {
    setPicked(NOTHING);
    setFork(null);
    setTroubled(null);
  };

  const { gesture, standing, carry, mean, stop, forget } = useCarrying({
    ...{ source, face, state, open, offers, grip, held, holdOn, begin, complain },
    send: setSending,
  });
  const { entries, returns } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a gesture is kept once it is done.
  const before = useMemo(
    () => beforeGesture(gesturesOf(source.key), { entries, returns }),
    [source, entries, returns, gesture],
  );
  const undo = undoOf(state, before);

  const attempt = async (deed: () => Promise<ActResult>): Promise<void> => {
    begin();
    try {
      const result = await deed();
      if (result.is !== "done") complain(result);
    } catch (error) {
      complain({ is: "error", message: messageOf(error) });
    }
  };

  const act = useLatest(async (chosen: WrittenAct): Promise<void> => {
    if (!open) return;
    stop();
    forget();
    setSending({ is: "act", act: chosen });
    // Whoever is not asked yet only says what he will answer.
    await attempt(() => (state.ahead === null ? source.act(chosen) : source.answerAhead(chosen)));
    setSending(null);
  });

  const bring = useLatest((goal: WrittenReach): void => {
    if (!open) return;
    stop();
    void carry({ is: "bringing", pieces: held, to: thing(places, goal.to), count: goal.count }, goal.acts);
  });

  const follow = useLatest((plan: readonly WrittenAct[]): void => {
    if (!open || plan.length === 0) return;
    stop();
    hold(NOTHING);
    void carry({ is: "plan", acts: plan }, plan);
  });

  const goTo = ({ to, ways, acts }: Crossroads): void => {
    if (ways.length + acts.length > 1) return setFork({ to, ways, acts, held });
    if (ways.length === 1) bring(ways[0]);
    else if (acts.length === 1) void act(acts[0]);
  };

  const withdraw = useLatest(async (): Promise<void> => {
    if (open && state.ahead !== null) await attempt(() => source.answerAhead(null));
  });

  const pick = useLatest((it: Thing, press: Press = "plain"): boolean => {
    const pressed = pressOn(at, it, press);
    if (pressed.is === "closed") return false;
    setTroubled(null);
    stop();
    if (pressed.is === "act") {
      void act(pressed.act);
      return true;
    }
    setFork(null);
    if (pressed.is === "goal") goTo(pressed);
    else if (pressed.is === "held") {
      setPicked(NOTHING);
      hold(pressed.held);
    } else {
      hold(NOTHING);
      setPicked(pressed.picked);
    }
    return true;
  });

  const take = useLatest((pieces: readonly Thing[]): void => {
    if (grip === null) return;
    const together = pieces.every((piece) => grip.inHand.includes(piece)) ? grip.inHand : caught(grip, pieces);
    if (together.length === 0) return;
    setTroubled(null);
    stop();
    setPicked(NOTHING);
    setFork(null);
    hold(together);
  });

  const drop = useLatest((it: Thing): Dropped => {
    if (held.length === 0 || kindOf(it) !== places) return "stays";
    if (reach !== null) {
      const pressed = pressOn(at, it, "plain");
      if (pressed.is !== "goal") return "stays";
      pick(it);
      return pressed.ways.length + pressed.acts.length > 1 ? "waits" : "goes";
    }
    // It was let go before anybody knew where it may go.
    void reached().then((found) => {
      const ways = waysTo({ ...at, reach: found }, it);
      if (ways.length > 0) goTo({ to: it, ways, acts: [] });
    });
    return "waits";
  });

  const holds = picked.length > 0 || (held.length > 0 && held !== grip?.inHand);
  const canLetGo = holds || crossroads !== null || standing !== null;
  const letGo = useLatest((): boolean => {
    if (!canLetGo) return false;
    // One thing at a time: who does not want any of the ways still holds the pieces.
    if (crossroads !== null) setFork(null);
    else if (standing !== null) stop();
    else {
      setPicked(NOTHING);
      hold(NOTHING);
    }
    return true;
  });

  const takeBack = useLatest(async (): Promise<void> => {
    if (undo.is === "none" || !present || sending !== null || state.status !== "running") return;
    begin();
    stop();
    hold(NOTHING);
    forget();
    try {
      await source.takeBack(undo.to);
    } catch (error) {
      complain({ is: "error", message: messageOf(error) });
    }
  });

  const why = useLatest(async (it: Thing): Promise<readonly Reason[]> => {
    const kinds = new Set(reach?.flatMap(({ acts }) => acts.slice(0, 1).map((first) => first.do)) ?? []);
    const acts =
      held.length === 0
        ? meant(rules, state.legal, picked, it)
        : meant(rules, state.legal, held.slice(0, 1), it).filter((one) => kinds.has(one.do));
    if (acts.length > 0) return bestReasons(acts, await source.why(acts));
    const refusal = held.length > 0 && kindOf(it) === places ? await source.whyNot(held.map(nameOf), nameOf(it)) : null;
    return refusal === null ? [] : [{ refusal, act: null }];
  });

  return {
    rules,
    picked,
    held,
    groups: grip?.groups ?? NO_GROUPS,
    reach,
    crossroads,
    offers,
    standing,
    choice,
    sending,
    gesture,
    trouble,
    undo,
    undoAsked: state.askedBack ?? false,
    pick,
    pressedOn: (it) => pressOn(at, it, "plain"),
    take,
    drop,
    bring,
    mean,
    foreseen: (it) => {
      if (!open) return [];
      const ways = waysTo(at, it).flatMap(({ acts, forecasts = [] }) =>
        acts.length === 0 || forecasts.length === 0 ? [] : [{ act: acts[acts.length - 1], forecasts }],
      );
      return ways.length > 0 ? ways : foresee(rules, state, held.length === 1 ? held : picked, it);
    },
    act,
    follow,
    withdraw,
    canLetGo,
    letGo,
    takeBack,
    why,
  };
}
