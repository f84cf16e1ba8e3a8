/** What happens in the first lesson, step by step. */
import type { Step } from "../../../../lesson/form.ts";

/** From the deck in its printed order: six cards for Caesar, then six for Pompeius. */
export const DEAL = [
  // 3/2, 3/1, 2/3, 2/2, Mercury, 1/2
  9, 10, 12, 15, 4, 21,
  // 4/1, 2/2, 2/1, 2/1, Neptune, 1/2
  7, 13, 16, 16, 4, 16,
];

export const STEPS = [
  { id: "welcome", rules: ["JC-1.1.a", "JC-H.b"], points: ["place:neapolis", "block:caesar"] },
  { id: "block", rules: ["JC-3.11.a", "JC-3.11.b", "JC-3.12.a", "JC-3.12.b"], points: ["block:legio-13"] },
  {
    id: "discard",
    rules: ["JC-2.1.b", "JC-2.1.c", "JC-E0.a"],
    wants: [{ act: { do: "discard", card: "1/2a" } }],
    replies: [{ act: { do: "discard", card: "2/1b" } }],
  },
  {
    id: "card",
    rules: ["JC-2.1.d", "JC-2.1.e", "JC-2.1.f"],
    wants: [{ act: { do: "play", card: "3/2a" } }],
    replies: [{ act: { do: "play", card: "1/2b" } }],
  },
  {
    id: "rubicon",
    rules: ["JC-2.2.b", "JC-4.31.a", "JC-6.1.b"],
    points: ["place:ravenna", "place:roma"],
    wants: [
      { act: { do: "activate", place: "ravenna" } },
      { act: { do: "move", block: "caesar", to: "roma" } },
      { act: { do: "halt" } },
      { act: { do: "move", block: "legio-13", to: "roma" } },
      { act: { do: "halt" } },
    ],
  },
  {
    id: "fleet",
    rules: ["JC-4.21.a", "JC-4.21.c", "JC-6.2.c"],
    points: ["place:ravenna"],
    wants: [{ act: { do: "end-group" } }],
  },
  {
    id: "twoCities",
    rules: ["JC-2.2.c", "JC-6.1.b", "JC-6.1.d"],
    points: ["place:asculum", "place:genua"],
    wants: [
      { act: { do: "activate", place: "genua" } },
      { act: { do: "move", block: "legio-12", to: "ravenna" } },
      { act: { do: "march", to: "asculum" } },
      { act: { do: "end-group" } },
    ],
  },
  {
    id: "attack",
    rules: ["JC-6.12.a", "JC-6.12.b", "JC-2.2.e"],
    points: ["place:narbo", "place:tarraco"],
    wants: [
      { act: { do: "activate", place: "narbo" } },
      { act: { do: "move", block: "legio-7", to: "tarraco" } },
      { act: { do: "move", block: "legio-9", to: "tarraco" } },
      { act: { do: "move", block: "legio-10", to: "tarraco" } },
    ],
  },
  {
    id: "levy",
    rules: ["JC-2.2.f", "JC-6.4.b", "JC-6.4.f"],
    points: ["place:roma"],
    wants: [{ act: { do: "levy", block: "legio-17", city: "roma" } }],
  },
  {
    id: "raise",
    rules: ["JC-6.4.a", "JC-6.4.c", "JC-6.4.l"],
    points: ["place:roma"],
    wants: [{ act: { do: "raise", block: "legio-17" } }],
    replies: [
      { act: { do: "activate", place: "neapolis" } },
      { act: { do: "move", block: "pompeius", to: "brundisium" } },
      { act: { do: "halt" } },
      { act: { do: "move", block: "legio-1", to: "brundisium" } },
      { act: { do: "halt" } },
      { act: { do: "end-group" } },
      { act: { do: "levy", block: "p-auxilia-1", city: "brundisium" } },
    ],
  },
  {
    id: "pompeius",
    rules: ["JC-2.2.a", "JC-6.13.a", "JC-2.3.a"],
    points: ["place:brundisium", "place:tarraco"],
    replies: [
      { act: { do: "raise", block: "p-auxilia-1" } },
      { act: { do: "fire", block: "p-equitatus-1" }, dice: [3, 5] },
    ],
  },
  {
    id: "hit",
    rules: ["JC-7.1.c", "JC-7.4.a", "JC-7.4.b", "JC-7.4.c"],
    points: ["place:tarraco"],
    wants: [{ act: { do: "take-hit", block: "legio-9" } }],
    replies: [
      { act: { do: "fire", block: "legio-5" }, dice: [4, 6, 3] },
      { act: { do: "fire", block: "legio-6" }, dice: [5, 3, 6] },
    ],
  },
  {
    id: "tenth",
    rules: ["JC-7.1.d", "JC-7.2.b", "JC-3.12.b"],
    points: ["place:tarraco"],
    wants: [{ act: { do: "fire", block: "legio-10" }, dice: [1, 4, 2] }],
    replies: [{ act: { do: "take-hit", block: "legio-5" } }, { act: { do: "take-hit", block: "legio-6" } }],
  },
  {
    id: "others",
    rules: ["JC-7.4.b", "JC-7.4.c", "JC-7.4.d", "JC-7.2.a"],
    points: ["place:tarraco"],
    wants: [
      { act: { do: "fire", block: "legio-7" }, dice: [5, 2, 6] },
      { act: { do: "fire", block: "legio-9" }, dice: [1, 4] },
    ],
    replies: [
      { act: { do: "take-hit", block: "legio-5" } },
      { act: { do: "retreat", block: "p-equitatus-1", to: "carthago-nova" } },
      { act: { do: "fire", block: "legio-5" }, dice: [5] },
      { act: { do: "fire", block: "legio-6" }, dice: [4] },
    ],
  },
  {
    id: "roundTwo",
    rules: ["JC-7.6.a", "JC-7.2.a", "JC-7.21.a"],
    points: ["place:tarraco"],
    wants: [{ act: { do: "fire", block: "legio-10" }, dice: [3, 6, 2] }],
    replies: [{ act: { do: "take-hit", block: "legio-5" } }],
  },
  {
    id: "regroup",
    rules: ["JC-7.2.c", "JC-5.2.d", "JC-7.7.a"],
    points: ["place:tarraco"],
    wants: [{ act: { do: "end-regroup" } }],
  },
  {
    id: "points",
    rules: ["JC-1.2.b", "JC-4.2.a", "JC-1.2.c", "JC-1.2.d"],
    points: ["place:massilia", "place:tarraco", "place:roma"],
  },
  { id: "winter", rules: ["JC-8.0.a", "JC-8.1.a", "JC-8.2.a", "JC-8.3.a", "JC-8.6.b"] },
] as const satisfies readonly Step[];

export type StepName = (typeof STEPS)[number]["id"];
