/** What happens in the lesson, step by step. */
import type { Reply, Step } from "../../../../lesson/form.ts";

/** For the reserve Fronts a 2; a d10 counts from 0. */
export const OPENING: readonly number[] = [3];

/** The initiative of 176, and its reserve Fronts: a 2 and a 4. */
const NEXT_YEAR = [2, 5];

/** Priscus calls III Gallica to him and comes to Antiochia; Cassius falls upon Cappadocia. */
const FIRST_OF_THEIRS: readonly Reply[] = [
  { act: { do: "take", piece: "statius_priscus" } },
  { act: { do: "all" } },
  { act: { do: "step", to: "syria_phoenice" } },
  { act: { do: "win-over" }, dice: [2] },
  { act: { do: "all" } },
  { act: { do: "step", to: "syria_coele" } },
  { act: { do: "halt" } },
  { act: { do: "take", piece: "avidius_cassius" } },
  { act: { do: "add", piece: "iv_scythica" } },
  { act: { do: "add", piece: "xvi_flavia" } },
  { act: { do: "step", to: "cappadocia" } },
  { act: { do: "end-moves" } },
  { act: { do: "fight", zone: "cappadocia" } },
];

/** Cassius turns to the south: III Cyrenaica joins him. */
const SECOND_OF_THEIRS: readonly Reply[] = [
  { act: { do: "take", piece: "avidius_cassius" } },
  { act: { do: "all" } },
  { act: { do: "step", to: "syria_coele" } },
  { act: { do: "step", to: "syria_phoenice" } },
  { act: { do: "step", to: "arabia" } },
  { act: { do: "win-over" }, dice: [4] },
  { act: { do: "end-moves" } },
];

/** Aegyptus follows Cassius, and Priscus gets away from Emesa. */
const THIRD_OF_THEIRS: readonly Reply[] = [
  { act: { do: "take", piece: "avidius_cassius" } },
  { act: { do: "all" } },
  { act: { do: "step", to: "aegyptus" } },
  { act: { do: "win-over" }, dice: [3] },
  { act: { do: "halt" } },
  { act: { do: "take", piece: "statius_priscus" } },
  { act: { do: "all" } },
  { act: { do: "step", to: "syria_palaestina" } },
  { act: { do: "halt" } },
  { act: { do: "end-moves" } },
];

/** All rebels spend the winter in Palaestina. */
const LAST_OF_THEIRS: readonly Reply[] = [
  { act: { do: "take", piece: "avidius_cassius" } },
  { act: { do: "all" } },
  { act: { do: "step", to: "syria_palaestina" } },
  { act: { do: "halt" } },
  { act: { do: "end-moves" } },
];

export const STEPS = [
  { id: "welcome", rules: ["IMP-4.2.a", "IMP-S.e", "IMP-S.h"], points: ["zone:roma", "zone:syria_coele"] },
  {
    id: "fronts",
    rules: ["IMP-3.1.a", "IMP-3.1.b", "IMP-3.3.a"],
    points: ["front:bretagne", "front:rhin", "front:sud", "front:oriental", "front:danube"],
  },
  { id: "legion", rules: ["IMP-1.b", "IMP-1.2.a", "IMP-8.5.b"], points: ["zone:dacia"] },
  { id: "leader", rules: ["IMP-1.1.a", "IMP-1.1.b", "IMP-3.6.b"], points: ["zone:roma"] },
  {
    id: "reserve",
    rules: ["IMP-S.d", "IMP-3.2.a", "IMP-3.2.b", "IMP-3.3.c", "IMP-3.3.h"],
    points: ["front:danube"],
    wants: [{ act: { do: "reserve", front: "danube" } }],
  },
  {
    id: "vexillation",
    rules: ["IMP-3.4.a", "IMP-3.4.c", "IMP-3.3.d"],
    points: ["zone:germania_superior", "front:rhin"],
    wants: [
      { act: { do: "detach", front: "rhin" } },
      { act: { do: "weaken", unit: "xxii_primigenia" } },
      { act: { do: "weaken", unit: "viii_augusta" } },
      { act: { do: "weaken", unit: "i_minervia" } },
      { act: { do: "station", zone: "germania_superior" } },
    ],
  },
  {
    id: "sequences",
    rules: ["IMP-2.D.a", "IMP-2.D.d", "IMP-2.E.a", "IMP-2.E.b"],
    points: ["zone:syria_coele"],
    wants: [{ act: { do: "done" } }],
    replies: FIRST_OF_THEIRS,
  },
  {
    id: "evasion",
    rules: ["IMP-4.5G.i", "IMP-8.1.a", "IMP-8.1.f"],
    points: ["zone:cappadocia"],
    wants: [
      { act: { do: "evade", leader: "martius_verus" }, dice: [2] },
      { act: { do: "bring", piece: "xii_fulminata" } },
    ],
  },
  {
    id: "slip",
    rules: ["IMP-8.1.b", "IMP-8.1.d", "IMP-0.4.a"],
    points: ["zone:cappadocia", "zone:armenia_minor"],
    wants: [{ act: { do: "slip", to: "armenia_minor" } }],
  },
  {
    id: "take",
    rules: ["IMP-2.E.b", "IMP-3.5.b", "IMP-3.3.f"],
    points: ["zone:moesia_inferior"],
    wants: [{ act: { do: "take", piece: "tarrutenius_paternus" } }, { act: { do: "all" } }],
  },
  {
    id: "march",
    rules: ["IMP-1.2.b", "IMP-7.1.b", "IMP-7.1.e", "IMP-3.5.c"],
    points: ["zone:moesia_inferior", "zone:thracia", "zone:bithynia"],
    wants: [{ act: { do: "step", to: "thracia" } }, { act: { do: "step", to: "bithynia" } }],
  },
  {
    id: "bound",
    rules: ["IMP-3.5.d", "IMP-3.3.b"],
    points: ["zone:argentorate"],
    wants: [{ act: { do: "take", piece: "viii_augusta" } }],
  },
  {
    id: "closed",
    rules: ["IMP-3.3.c", "IMP-3.3.b"],
    points: ["zone:argentorate"],
    tries: { do: "step", to: "raetia" },
  },
  {
    id: "free",
    rules: ["IMP-3.3.d", "IMP-3.5.d"],
    points: ["zone:raetia", "zone:germania_superior"],
    wants: [
      { act: { do: "halt" } },
      { act: { do: "take", piece: "vexillatio_rhin_1" } },
      { act: { do: "step", to: "raetia" } },
    ],
  },
  {
    id: "rome",
    rules: ["IMP-3.5.f", "IMP-10.e", "IMP-10.o", "IMP-8.4.b"],
    points: ["zone:roma"],
    wants: [{ act: { do: "end-moves" } }],
    replies: SECOND_OF_THEIRS,
  },
  {
    id: "gather",
    rules: ["IMP-4.5G.i", "IMP-4.3.b", "IMP-4.3.c"],
    points: ["zone:syria_coele", "zone:bithynia"],
    wants: [{ act: { do: "take", piece: "tarrutenius_paternus" } }, { act: { do: "all" } }],
  },
  {
    id: "attack",
    rules: ["IMP-7.a", "IMP-8.a", "IMP-8.b"],
    points: ["zone:bithynia", "zone:galatia", "zone:syria_coele"],
    wants: [
      { act: { do: "step", to: "galatia" } },
      { act: { do: "step", to: "cilicia" } },
      { act: { do: "step", to: "syria_coele" } },
      { act: { do: "end-moves" } },
    ],
  },
  {
    id: "battle",
    rules: ["IMP-8.2.a", "IMP-TC.i", "IMP-TC.b", "IMP-TC.e", "IMP-8.5.c", "IMP-8.3.d", "IMP-8.3.e"],
    points: ["zone:syria_coele"],
    wants: [{ act: { do: "fight", zone: "syria_coele" } }],
    // He is held with a 5, and then the die of the battle falls.
    replies: [{ act: { do: "evade", leader: "statius_priscus" }, dice: [5, 4] }],
  },
  {
    id: "losses",
    rules: ["IMP-8.3.e", "IMP-8.3.f", "IMP-8.3.g"],
    points: ["zone:syria_coele"],
    wants: [{ act: { do: "lose", unit: "xi_claudia" } }],
    replies: [{ act: { do: "retreat", to: "syria_phoenice" } }, ...THIRD_OF_THEIRS],
  },
  {
    id: "retreat",
    rules: ["IMP-8.3.a", "IMP-8.3.b", "IMP-10.a", "IMP-9.2.2.k"],
    points: ["zone:aegyptus", "zone:syria_coele"],
    wants: [{ act: { do: "end-moves" } }],
    replies: LAST_OF_THEIRS,
  },
  {
    id: "winter",
    rules: ["IMP-2.F.a", "IMP-10.e", "IMP-10.q", "IMP-9.2.2.g", "IMP-9.2.2.h"],
    points: ["zone:armenia_minor", "zone:cappadocia"],
    wants: [{ act: { do: "go-with", unit: "xii_fulminata" } }],
  },
  {
    id: "upkeep",
    rules: ["IMP-9.2.2.k", "IMP-9.2.3.a", "IMP-3.6.o", "IMP-3.6.p"],
    points: ["zone:germania_superior"],
    wants: [{ act: { do: "rest" } }, { act: { do: "done" }, dice: NEXT_YEAR }],
  },
  {
    id: "victory",
    rules: ["IMP-2.B.a", "IMP-10.l", "IMP-S.i", "IMP-10.u", "IMP-10.v"],
    points: ["zone:syria_palaestina", "zone:syria_coele"],
  },
] as const satisfies readonly Step[];

export type StepName = (typeof STEPS)[number]["id"];
