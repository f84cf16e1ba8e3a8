/** For tests of words: every question, forecast, intent and outcome, with everything that can be said of it. */
import type { Forecast } from "../forecasts.ts";
import type { Intent } from "../gestures/intents.ts";
import { MOMENTS } from "../plays/moments.ts";
import type { Question } from "../questions/index.ts";
import { enemy, modifiers, r, rome, SEAS } from "./said.ts";

type QuestionOf<K extends Question["ask"]> = Extract<Question, { ask: K }>;
export const QUESTIONS: { readonly [K in Question["ask"]]: readonly QuestionOf<K>[] } = {
  arrivals: [1, 2].map((left) => ({ ...rome, ask: "arrivals", leader: "commodus", left })),
  reserves: [
    { ...rome, ask: "reserves", left: 1, before: [] },
    { ...rome, ask: "reserves", left: 2, before: ["danube", "sud"] },
  ],
  vexillations: [{ ...rome, ask: "vexillations" }],
  detaching: [0, 1, 2].map((left) => ({ ...rome, ask: "detaching", front: "oriental", left })),
  dissolving: [1, 2].map((left) => ({ ...rome, ask: "dissolving", front: "rhin", left })),
  muster: [1, 2].map((left) => ({ ...enemy, ask: "muster", people: "jazyges", piece: "jazyges_1", left })),
  illness: [{ ...rome, ask: "illness", leaders: ["marcus_aurelius", "lucius_verus"] }],
  summons: [{ ...rome, ask: "summons", leaders: ["marcus_aurelius", "lucius_verus"] }],
  nominations: [
    { ...rome, ask: "nominations", augustus: true, caesar: true },
    { ...rome, ask: "nominations", augustus: true, caesar: false },
    { ...rome, ask: "nominations", augustus: false, caesar: true },
  ],
  reinforcements: [1, 2].map((left) => ({ ...rome, ask: "reinforcements", unit: "ii_italica", left })),

  movement: [0, 1, 3].map((sequences) => ({ ...rome, ask: "movement", sequences })),
  group: [
    { ...rome, ask: "group", zone: "quades", points: 3, gone: true, alone: false },
    { ...rome, ask: "group", zone: "alpes", points: 3, gone: false, alone: false },
    { ...rome, ask: "group", zone: "alpes", points: 3, gone: false, alone: true },
  ],
  voyage: [true, false].flatMap((sailed) =>
    [[], ["x_gemina"]].map(
      (aboard) => ({ ...rome, ask: "voyage", fleet: "classis_ravennas", zone: SEAS[0], aboard, sailed }) as const,
    ),
  ),

  combats: [["raetia"], ["quades", "alpes"]].map((zones) => ({ ...rome, ask: "combats", zones })),
  evasions: [{ ...rome, ask: "evasions", zone: "quades" }],
  evasion: [{ ...rome, ask: "evasion", zone: "raetia", leader: "commodus", units: 1, command: 3 }],
  losses: [1, 2].map((left) => ({ ...rome, ask: "losses", zone: "raetia", left })),
  retreat: [true, false].map((together) => ({
    ...rome,
    ask: "retreat",
    zone: "alpes",
    pieces: ["x_gemina", "commodus"],
    together,
  })),
  loneLeader: [{ ...rome, ask: "loneLeader", leader: "commodus", zone: "quades" }],

  acclamation: [{ ...rome, ask: "acclamation" }],
  rival: [{ ...enemy, ask: "rival" }],
  laurels: [{ ...enemy, ask: "laurels" }],
  extension: [0, 2].map((bonus) => ({ ...enemy, ask: "extension", leader: "avidius_cassius", pc: 4, bonus })),
  usurpations: [{ ...enemy, ask: "usurpations" }],

  window: [
    ...MOMENTS.map((moment) => ({ ...rome, ask: "window", moment, zone: "quades", die: 3, sides: 6 }) as const),
    ...(["evasion", "loneLeader", "murder", "plague", "allegiances", "extension"] as const).map(
      (trial) =>
        ({ ...rome, ask: "window", moment: "die", die: 3, sides: 10, trial, piece: "avidius_cassius" }) as const,
    ),
    { ...rome, ask: "window", moment: "die", die: 3, sides: 6, trial: "winOver" },
  ],
  uprising: [1, 2].map((left) => ({ ...enemy, ask: "uprising", left, major: left === 1 })),
  pacification: [1, 2].map((left) => ({ ...rome, ask: "pacification", left, all: left > 1 })),

  quarters: [1, 2].map((left) => ({ ...rome, ask: "quarters", unit: "x_gemina", left })),
  retinue: [true, false].map((stays) => ({ ...rome, ask: "retinue", leader: "commodus", stays })),
  revival: [1, 2].map((left) => ({ ...rome, ask: "revival", unit: "x_gemina", left })),
  upkeep: [
    { ...rome, ask: "upkeep", front: "danube", reduce: 2, remove: 0 },
    { ...rome, ask: "upkeep", front: "oriental", reduce: 0, remove: 1 },
  ],
  custody: [{ ...rome, ask: "custody" }],
};

export const FORECASTS: readonly Forecast[] = [
  ...[0, 1, 2].map((points) => ({ ...r, f: "points-left", points }) as const),
  ...[["commodus"], ["x_gemina", "commodus"], []].map(
    (stays) => ({ ...r, f: "taken-along", comes: ["i_adiutrix"], stays }) as const,
  ),
  ...[0, 3].map((below) => ({ ...r, f: "throw", sides: 10, below }) as const),
  { ...r, f: "points-by-arms", people: "chatti", points: 1 },
  { ...r, f: "points-by-arms", people: "osrhoene", points: 2 },
  {
    ...r,
    f: "battle",
    zone: "quades",
    attacker: "rome",
    attack: 30,
    defence: 20,
    baseColumn: "3/2",
    column: "2/1",
    shift: 1,
    modifiers,
    modifier: -1,
    wins: 4,
  },
];

export const INTENTS: readonly Intent[] = [
  { do: "march", pieces: ["commodus", "x_gemina"], way: ["raetia"] },
  { do: "march", pieces: ["commodus", "x_gemina"], way: ["raetia", "alpes", "quades"] },
  { do: "sail", fleet: "classis_ravennas", pieces: [], way: [SEAS[0]], lands: false },
  { do: "sail", fleet: "classis_ravennas", pieces: ["x_gemina"], way: [SEAS[0]], lands: false },
  { do: "sail", fleet: "classis_ravennas", pieces: ["x_gemina"], way: [SEAS[0], "cyprus"], lands: true },
];

export const OUTCOMES = [
  { how: "points", level: "plain", winner: "rome" },
  { how: "points", level: "decisive", winner: "enemy" },
  { how: "points", level: "definitive", winner: "rome" },
  { how: "sudden", winner: "enemy" },
  { how: "draw" },
].map(({ winner, ...how }) => ({
  ...how,
  rule: "IMP-10.u",
  results: {
    capitoline: winner === "rome" ? "won" : winner ? "lost" : "drew",
    aventine: winner === "enemy" ? "won" : winner ? "lost" : "drew",
  } as const,
  score: { capitoline: 12, aventine: 9 },
  with: { ...(winner === undefined ? {} : { winner }), rome: 12, enemy: 9 },
}));
