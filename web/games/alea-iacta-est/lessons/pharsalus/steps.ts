/** What happens in the lesson, step by step. */
import type { Step } from "../../../../lesson/form.ts";

/** Free deployment comes first: nothing is thrown before it. */
export const OPENING: readonly number[] = [];

/** A counter for each side, and a blank marker. */
const NEW_YEAR = [13, 3, 6];
/** 5 and 7 (a d10 counts from 0): a donation. */
const EVENT = [5, 8];

export const STEPS = [
  { id: "welcome", rules: ["AIE-0.5.a", "AIE-S3.a"], points: ["zone:graecia-2", "zone:italia-7"] },
  { id: "legion", rules: ["AIE-1.3.a", "AIE-1.3.b", "AIE-8.6.2.b"], points: ["zone:italia-7"] },
  { id: "leader", rules: ["AIE-1.2.a", "AIE-1.2.b", "AIE-3.4.1.i"], points: ["zone:italia-7"] },
  {
    id: "deploy",
    rules: ["AIE-S0.b", "AIE-S0.c", "AIE-S0.d", "AIE-S0.f"],
    wants: [{ act: { do: "deployed" } }],
    replies: [{ act: { do: "deployed" }, dice: NEW_YEAR }],
  },
  {
    id: "geostrategy",
    rules: ["AIE-0.3.a", "AIE-2.A.a", "AIE-2.C.f", "AIE-2.C.j"],
    wants: [{ act: { do: "done" } }],
    replies: [{ act: { do: "done" }, dice: EVENT }],
  },
  {
    id: "year",
    rules: ["AIE-2.D.a", "AIE-2.D.c", "AIE-2.D.k"],
    wants: [{ act: { do: "done" } }],
    replies: [{ act: { do: "done" } }],
  },
  {
    id: "take",
    rules: ["AIE-2.E.b", "AIE-3.4.1.b", "AIE-3.4.1.d"],
    points: ["zone:italia-7"],
    wants: [{ act: { do: "take", piece: "caesar" } }, { act: { do: "all" } }],
  },
  {
    id: "march",
    rules: ["AIE-3.4.1.c", "AIE-7.2.b", "AIE-3.4.1.e", "AIE-3.4.1.f"],
    points: ["zone:italia-7", "zone:italia-5"],
    wants: [{ act: { do: "step", to: "italia-5" } }, { act: { do: "drop", piece: "legio-XXVII" } }],
  },
  {
    id: "strait",
    rules: ["AIE-7.2.d", "AIE-CT.f"],
    points: ["zone:italia-5", "zone:graecia-1"],
    wants: [{ act: { do: "step", to: "graecia-1" } }],
  },
  {
    id: "fleet",
    rules: ["AIE-3.4.2.a", "AIE-3.4.2.f", "AIE-3.4.2.g", "AIE-3.4.2.k"],
    points: ["zone:italia-5", "zone:italia-7"],
    wants: [
      { act: { do: "take", piece: "dolabella" } },
      { act: { do: "add", piece: "naves-8sp-q2-t1-1" } },
      { act: { do: "step", to: "mare-internum-occidentalis" } },
      { act: { do: "step", to: "mare-internum-centralis" } },
    ],
  },
  {
    id: "port",
    rules: ["AIE-3.4.2.e", "AIE-3.4.2.h", "AIE-3.4.1.h", "AIE-2.E.d"],
    points: ["zone:italia-5"],
    wants: [{ act: { do: "step", to: "italia-5" } }, { act: { do: "end-moves" } }],
    replies: [
      { act: { do: "take", piece: "pompeius" } },
      { act: { do: "all" } },
      { act: { do: "step", to: "graecia-3" } },
      { act: { do: "halt" } },
      { act: { do: "take", piece: "bibulus" } },
      { act: { do: "add", piece: "naves-8sp-q2-t1-2" } },
      { act: { do: "add", piece: "naves-6sp-t1-1" } },
      { act: { do: "step", to: "mare-internum-orientalis" } },
      { act: { do: "step", to: "graecia-3" } },
      { act: { do: "end-moves" } },
    ],
  },
  {
    id: "again",
    rules: ["AIE-2.E.a", "AIE-3.4.1.b"],
    points: ["zone:graecia-3", "zone:graecia-1"],
    wants: [{ act: { do: "take", piece: "caesar" } }, { act: { do: "all" } }],
  },
  {
    id: "attack",
    rules: ["AIE-7.1.a", "AIE-7.1.e", "AIE-8.2.m"],
    points: ["zone:graecia-1", "zone:graecia-3"],
    wants: [{ act: { do: "step", to: "graecia-3" } }],
  },
  {
    id: "landing",
    rules: ["AIE-3.4.2.e", "AIE-3.4.2.h", "AIE-8.1.b"],
    points: ["zone:graecia-3", "zone:italia-5"],
    wants: [
      { act: { do: "take", piece: "dolabella" } },
      { act: { do: "add", piece: "naves-8sp-q2-t1-1" } },
      { act: { do: "step", to: "mare-internum-centralis" } },
      { act: { do: "step", to: "graecia-3" } },
    ],
  },
  {
    id: "assign",
    rules: ["AIE-8.1.e", "AIE-8.1.f", "AIE-8.1.g"],
    points: ["zone:graecia-3"],
    wants: [{ act: { do: "end-moves" } }, { act: { do: "afloat", leader: "dolabella" } }],
  },
  {
    id: "evasion",
    rules: ["AIE-8.2.a", "AIE-8.2.b", "AIE-8.2.g", "AIE-8.2.o"],
    points: ["zone:graecia-3"],
    wants: [{ act: { do: "done" } }],
    replies: [
      { act: { do: "afloat", leader: "bibulus" } },
      { act: { do: "done" } },
      // A d10 counts from 0: a 6.
      { act: { do: "evade", leader: "pompeius" }, dice: [7] },
      { act: { do: "afloat", leader: "bibulus" } },
      { act: { do: "all" } },
      { act: { do: "slip", to: "mare-internum-orientalis" } },
    ],
  },
  {
    id: "reckoning",
    rules: ["AIE-8.3.b", "AIE-8.3.c", "AIE-CT.h", "AIE-CT.a", "AIE-CT.d", "AIE-CT.l"],
    points: ["zone:graecia-3"],
  },
  {
    id: "die",
    rules: ["AIE-8.3.e", "AIE-8.4.1.a", "AIE-8.5.2.a"],
    points: ["zone:graecia-3"],
    wants: [{ act: { do: "fight", zone: "graecia-3" }, dice: [6] }],
  },
  {
    id: "losses",
    rules: ["AIE-8.4.2.b", "AIE-8.4.2.c", "AIE-8.4.2.d", "AIE-8.4.2.e"],
    points: ["zone:graecia-3"],
    wants: [{ act: { do: "lose", unit: "legio-V" } }, { act: { do: "lose", unit: "legio-VI" } }],
    replies: [{ act: { do: "succeed", leader: "scipio" } }, { act: { do: "retreat", to: "graecia-2" } }],
  },
  {
    id: "retreat",
    rules: ["AIE-8.4.1.c", "AIE-8.4.1.e", "AIE-8.4.1.f", "AIE-3.5.2.j", "AIE-10.1.a", "AIE-10.1.b"],
    points: ["zone:graecia-3", "zone:graecia-2"],
  },
  {
    id: "victory",
    rules: ["AIE-2.F.a", "AIE-3.7.3.a", "AIE-S3.e", "AIE-5.1.1.j"],
    points: ["zone:asia-1", "zone:graecia-4"],
  },
] as const satisfies readonly Step[];

export type StepName = (typeof STEPS)[number]["id"];
