/** What happens in the lesson, step by step. */
import type { Reply, Step } from "../../../../lesson/form.ts";

/** The favour of the gods for the learner, walls for the others, and a blank marker. */
export const OPENING: readonly number[] = [13, 4, 7];

/** 5 and 7 (a d10 counts from 0): a donation. */
const EVENT = [5, 8];

/** What the learner draws: the Ides of March, and the favour of the gods. */
export const HELD = "stratagem-13";
/** Its side that turns a die, and that of the others' counter with walls on it. */
const FAVOUR = `${HELD}-b`;
const WALLS = "stratagem-04-b";

/** Pompeius and the senators go together. */
const SENATE: readonly Reply[] = [
  { act: { do: "take", piece: "pompeius" } },
  { act: { do: "add", piece: "g-pompeius" } },
  { act: { do: "add", piece: "scipio" } },
  { act: { do: "add", piece: "cato" } },
  { act: { do: "add", piece: "spinther" } },
];

export const STEPS = [
  { id: "welcome", rules: ["AIE-0.5.a", "AIE-S1.c"], points: ["zone:italia-1", "zone:italia-4"] },
  { id: "legion", rules: ["AIE-1.3.a", "AIE-1.3.b", "AIE-8.6.2.b"], points: ["zone:italia-4"] },
  { id: "leader", rules: ["AIE-1.2.a", "AIE-1.2.b"], points: ["zone:italia-4"] },
  { id: "hand", rules: ["AIE-2.A.b", "AIE-2.A.c", "AIE-6.0.a", "AIE-6.0.b", "AIE-6.0.f"] },
  {
    id: "geostrategy",
    rules: ["AIE-0.3.a", "AIE-S1.b", "AIE-2.C.f", "AIE-2.C.j"],
    wants: [{ act: { do: "done" }, dice: EVENT }],
    replies: [{ act: { do: "done" } }, { act: { do: "done" } }],
  },
  {
    id: "year",
    rules: ["AIE-2.D.a", "AIE-2.D.c", "AIE-2.D.k", "AIE-2.E.a", "AIE-S1.g"],
    wants: [{ act: { do: "done" } }],
    replies: [
      ...SENATE,
      { act: { do: "step", to: "italia-7" } },
      { act: { do: "step", to: "italia-5" } },
      { act: { do: "halt" } },
      { act: { do: "take", piece: "labienus" } },
      { act: { do: "step", to: "italia-7" } },
      { act: { do: "halt" } },
      { act: { do: "end-moves" } },
    ],
  },
  {
    id: "take",
    rules: ["AIE-2.E.b", "AIE-3.4.1.b", "AIE-3.4.1.d"],
    points: ["zone:italia-4"],
    wants: [{ act: { do: "take", piece: "caesar" } }, { act: { do: "all" } }],
  },
  {
    id: "rubicon",
    rules: ["AIE-3.4.1.c", "AIE-7.2.b"],
    points: ["zone:italia-4", "zone:italia-1"],
    wants: [{ act: { do: "step", to: "italia-1" } }],
  },
  {
    id: "antonius",
    rules: ["AIE-3.4.1.h", "AIE-3.4.1.b"],
    points: ["zone:italia-1", "zone:italia-3"],
    wants: [{ act: { do: "halt" } }, { act: { do: "take", piece: "m-antonius" } }, { act: { do: "all" } }],
  },
  {
    id: "follow",
    rules: ["AIE-3.4.1.c", "AIE-7.2.b"],
    points: ["zone:italia-3", "zone:italia-4", "zone:italia-1"],
    wants: [{ act: { do: "step", to: "italia-4" } }, { act: { do: "step", to: "italia-1" } }],
  },
  {
    id: "roma",
    rules: ["AIE-2.E.a", "AIE-2.E.d", "AIE-S1.h", "AIE-S1.i"],
    points: ["zone:italia-1"],
    wants: [{ act: { do: "halt" } }, { act: { do: "end-moves" } }],
    replies: [
      ...SENATE,
      { act: { do: "step", to: "graecia-1" } },
      { act: { do: "step", to: "graecia-2" } },
      { act: { do: "halt" } },
      { act: { do: "take", piece: "ahenobarbus" } },
      { act: { do: "add", piece: "naves-6sp-t1-1" } },
      { act: { do: "add", piece: "naves-4sp-t1-1" } },
      { act: { do: "step", to: "mare-internum-occidentalis" } },
      { act: { do: "step", to: "sicilia-2" } },
      { act: { do: "end-moves" } },
    ],
  },
  {
    id: "again",
    rules: ["AIE-2.E.b", "AIE-3.4.1.b"],
    points: ["zone:italia-7", "zone:italia-1"],
    wants: [{ act: { do: "take", piece: "caesar" } }, { act: { do: "all" } }],
  },
  {
    id: "attack",
    rules: ["AIE-7.1.a", "AIE-7.1.e", "AIE-8.6.2.a"],
    points: ["zone:italia-1", "zone:italia-7"],
    wants: [{ act: { do: "step", to: "italia-7" } }],
  },
  {
    id: "window",
    rules: ["AIE-2.E.f", "AIE-6.0.f", "AIE-6.0.g"],
    points: ["zone:italia-7"],
    wants: [{ act: { do: "end-moves" } }, { act: { do: "pass" } }],
    // A d10 counts from 0: a 0.
    replies: [{ act: { do: "evade", leader: "labienus" }, dice: [1] }],
  },
  {
    id: "favour",
    rules: ["AIE-8.2.b", "AIE-8.2.a", "AIE-6.3.2.a", "AIE-6.3.2.b"],
    points: ["zone:italia-7"],
    wants: [{ act: { do: "set-die", face: FAVOUR, pips: "9" } }],
  },
  {
    id: "battle",
    rules: ["AIE-8.3.b", "AIE-8.3.c", "AIE-CT.i", "AIE-CT.a", "AIE-8.6.2.a"],
    points: ["zone:italia-7"],
    wants: [{ act: { do: "fight", zone: "italia-7" } }],
  },
  {
    id: "answer",
    rules: ["AIE-2.E.f", "AIE-2.E.h", "AIE-2.A.c"],
    points: ["zone:italia-7"],
    replies: [{ act: { do: "play", face: WALLS }, dice: [4] }],
  },
  {
    id: "walls",
    rules: ["AIE-6.3.9.a", "AIE-CT.g", "AIE-8.4.2.c", "AIE-8.4.1.e"],
    points: ["zone:italia-7", "zone:italia-5"],
    replies: [{ act: { do: "retreat", to: "italia-5" } }],
  },
  { id: "orders", rules: ["AIE-2.E.f", "AIE-6.0.c", "AIE-6.0.d", "AIE-6.0.e"] },
  { id: "ahead", rules: ["AIE-S2.a", "AIE-S2.b", "AIE-S0.k"], points: ["zone:italia-5", "zone:graecia-2"] },
] as const satisfies readonly Step[];

export type StepName = (typeof STEPS)[number]["id"];
