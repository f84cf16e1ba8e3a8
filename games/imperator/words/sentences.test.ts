/** Every sentence is said in every language, of everything that can be said. */
import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import type { Intent } from "../gestures/intents.ts";
import { imperator } from "../index.ts";
import { MOMENTS } from "../plays/moments.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import type { SeenForce } from "../seen.ts";
import { ORDERS } from "../steps/window.ts";
import { TITLES } from "../stratagems.ts";
import { words } from "./index.ts";

const { box } = imperator;

const HOLES = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|IMP-|\.\.|: [^:.;,]+: [^:.;,]+:/;

function expectSentence(text: string, about: string): void {
  expect(text.trim(), about).not.toBe("");
  expect(text, about).not.toMatch(HOLES);
  expect(text, `${about} starts with a capital`).toMatch(/^[^a-zà-ÿ]/);
}

const r = { rule: "IMP-0.1.a" };
const rome = { ...r, side: "rome" } as const;
const enemy = { ...r, side: "enemy" } as const;
const both = [rome, enemy];
const seat = "capitoline";
const tolls = [
  { reduced: ["x_gemina"], lost: [] },
  { reduced: ["x_gemina", "xiv_gemina"], lost: ["i_adiutrix"] },
  { reduced: [], lost: ["i_adiutrix", "ii_adiutrix"] },
];
const bands = [
  ["marcus_aurelius"],
  ["x_gemina"],
  ["marcus_aurelius", "commodus", "x_gemina"],
  ["x_gemina", "xiv_gemina"],
];
/** Land, land with an article, a home, a realm, an island, a sea, a hold. */
const ZONES = ["raetia", "noricum", "quades", "adiabene", "cyprus", "alpes", "atlas", "parthes_babylonia", "aegyptus"];
const SEAS = ["mare_internum_centralis", "pontus_euxinus"];
const HOLD = "aboard-classis_ravennas";
const force: SeenForce = { side: "rome", units: ["x_gemina"], leaders: [], sp: 10, quality: 3, tb: 1, pc: null };
const others: SeenForce = { ...force, side: "enemy", units: ["quades_1"], leaders: ["quades_chief_1"], tb: 0, pc: 4 };
const modifiers = [
  { key: "tactical", value: -2, rule: "IMP-TC.b" },
  { key: "famine", value: 1, rule: "" },
];

type EventOf<K extends Event["e"]> = Extract<Event, { e: K }>;
const EVENTS: { readonly [K in Event["e"]]: readonly EventOf<K>[] } = {
  year: [{ ...r, e: "year", year: 161 }],
  drew: both.flatMap((by) => [
    { ...by, e: "drew", seat, stratagem: "desertion" } as const,
    { ...by, e: "drew", seat } as const,
  ]),
  initiative: [
    { ...rome, e: "initiative", die: 2, pc: 4 },
    { ...enemy, e: "initiative", rule: "IMP-S.d" },
    { ...enemy, e: "initiative", rule: "IMP-6.3.a" },
  ],
  pax: [{ ...r, e: "pax" }],
  "pax-broken": [{ ...r, e: "pax-broken" }],
  arrived: [
    { ...rome, e: "arrived", leader: "commodus", zone: "raetia", returns: false },
    { ...enemy, e: "arrived", leader: "quades_chief_1", zone: "quades", returns: true },
    { ...r, side: null, e: "arrived", leader: "vologeses_iv", zone: "parthes_media", returns: false },
  ],
  "reserve-count": [0, 2].map((most) => ({ ...r, e: "reserve-count", die: 3, sr: 3, most })),
  reserve: [[], ["danube"], ["rhin", "oriental"]].map((fronts) => ({ ...r, e: "reserve", fronts })),
  detached: [{ ...r, e: "detached", unit: "vexillatio_danube_1", zone: "dacia", legions: ["x_gemina", "xiii_gemina"] }],
  dissolved: [{ ...r, e: "dissolved", unit: "vexillatio_rhin_1", zone: "argentorate" }],
  restored: [{ ...r, e: "restored", units: ["x_gemina", "xiii_gemina"] }],
  marker: [
    { ...r, e: "marker", people: null, status: null },
    { ...r, e: "marker", people: "quades", status: "peace" },
    { ...r, e: "marker", people: "jazyges", status: "war" },
  ],
  war: ["quades", "adiabene", "jazyges", "scenarchia"].map((people) => ({ ...r, e: "war", people })),
  pacified: (["arms", "stratagem"] as const).flatMap((how) =>
    ["quades", "osrhoene", "scenarchia"].map((people) => ({ ...r, e: "pacified", people, how }) as const),
  ),
  mustered: [
    { ...enemy, e: "mustered", people: "quades", pieces: ["quades_1", "quades_2"], zone: "quades" },
    { ...r, side: null, e: "mustered", people: "parthes", pieces: ["parthes_1"], zone: "parthes_media" },
  ],
  sequences: [
    { ...r, rule: "IMP-2.D.a", e: "sequences", total: 5, rome: 3, enemy: 2 },
    { ...r, rule: "IMP-TE.7.a", e: "sequences", total: 1, rome: 1, enemy: 0 },
  ],
  event: Array.from({ length: 15 }, (_, i) => ({
    ...r,
    e: "event",
    number: i + 1,
    ...(i === 12 ? {} : { d6: 1, d10: i }),
  })),
  weakened: [
    { ...r, e: "weakened", units: ["x_gemina"], withdrawn: [] },
    { ...r, e: "weakened", units: ["x_gemina"], withdrawn: ["parthes_1"] },
    { ...r, e: "weakened", units: [], withdrawn: ["parthes_1", "parthes_2"] },
  ],
  ill: [{ ...r, e: "ill", leader: "lucius_verus" }],
  summoned: [{ ...r, e: "summoned", leader: "lucius_verus" }],
  "extra-sequence": [{ ...enemy, e: "extra-sequence" }],
  armenia: both.map((by) => ({ ...by, e: "armenia" })),
  named: (["augustus", "caesar"] as const).map((title) => ({ ...r, e: "named", leader: "commodus", title })),
  "life-tested": [
    { ...rome, e: "life-tested", leader: "avidius_cassius", die: 3, below: 2 },
    { ...enemy, e: "life-tested", leader: "chosroes", die: 1, below: 2 },
    { ...r, side: null, e: "life-tested", leader: "avidius_cassius", die: null, below: 10 },
  ],
  reinforced: [true, false].map((reduced) => ({ ...r, e: "reinforced", unit: "ii_italica", zone: "noricum", reduced })),
  "fleet-back": [{ ...r, e: "fleet-back", fleet: "classis_ravennas", zone: "ravenna" }],

  sequence: both.flatMap((by) => [
    { ...by, e: "sequence", left: 1, extra: false } as const,
    { ...by, e: "sequence", left: 3, extra: false } as const,
    { ...by, e: "sequence", left: 0, extra: true } as const,
  ]),
  marched: bands.flatMap((pieces) =>
    ZONES.map(
      (to, i) => ({ ...rome, e: "marched", pieces, from: ZONES.at(i - 1) ?? to, to, cost: 2, crossed: i > 3 }) as const,
    ),
  ),
  dropped: [{ ...rome, e: "dropped", piece: "x_gemina", zone: "quades" }],
  stayed: bands.map((pieces) => ({ ...rome, e: "stayed", pieces, zone: "raetia" })),
  "moves-ended": both.map((by) => ({ ...by, e: "moves-ended" })),
  sailed: bands.map((pieces, i) => ({
    ...rome,
    e: "sailed",
    fleet: "classis_ravennas",
    pieces: i === 0 ? [] : pieces,
    from: i === 0 ? "ravenna" : SEAS[0],
    to: SEAS[i % 2],
  })),
  landed: bands.map((pieces) => ({ ...rome, e: "landed", fleet: "classis_ravennas", pieces, to: "cyprus" })),
  appeal: [true, false].map((won) => ({
    ...enemy,
    e: "appeal",
    units: ["x_gemina"],
    zone: "raetia",
    die: 3,
    bonus: won ? 2 : 0,
    pc: 3,
    won,
  })),

  die: both.map((by) => ({ ...by, e: "die", sides: 6, face: 4 })),
  hunted: [9, 3, null].map((die) => ({
    ...rome,
    e: "hunted",
    leader: "avidius_cassius",
    zone: "armenia",
    die,
    escapes: die === 3,
  })),
  escaped: [{ ...rome, e: "escaped", leader: "avidius_cassius", from: "armenia", to: "quades" }],
  evasion: [true, false].map((success) => ({
    ...rome,
    e: "evasion",
    leader: "commodus",
    zone: "alpes",
    die: 3,
    sr: 4,
    success,
  })),
  evaded: bands.map((pieces) => ({ ...rome, e: "evaded", leader: "commodus", pieces, from: "raetia", to: "noricum" })),
  battle: [
    { ...r, e: "battle", zone: "quades", attacker: force, defender: others },
    { ...r, e: "battle", zone: "noricum", attacker: others, defender: force },
  ],
  "battle-decided": [4, null].map((die) => ({
    ...r,
    e: "battle-decided",
    zone: "quades",
    winner: die === null ? "rome" : "enemy",
    loser: die === null ? "enemy" : "rome",
    baseColumn: "1/1",
    column: die === null ? "1/1" : "3/2",
    modifiers,
    die,
    row: 3,
    attacker: "A",
    defender: "1/2",
  })),
  losses: both.flatMap((by) => tolls.map((toll) => ({ ...by, e: "losses", zone: "raetia", ...toll }) as const)),
  retreated: bands.map((pieces) => ({ ...rome, e: "retreated", pieces, from: "quades", to: "alpes" })),
  "cut-off": [
    { ...rome, e: "cut-off", zone: "alpes", units: ["x_gemina"], leaders: [] },
    { ...rome, e: "cut-off", zone: "quades", units: ["x_gemina", "xiv_gemina"], leaders: ["commodus"] },
  ],
  "mutiny-over": [{ ...r, e: "mutiny-over", zone: "aegyptus" }],

  died: (
    ["battle", "civil", "assassinated", "natural", "plague", "lone", "drowned", "stranded", "deposed"] as const
  ).flatMap((how) => [
    { ...rome, e: "died", leader: "avidius_cassius", zone: "raetia", how, back: false } as const,
    { ...enemy, e: "died", leader: "quades_chief_1", zone: how === "drowned" ? HOLD : null, how, back: true } as const,
  ]),
  emperor: (["sole", "caesar", "acclaimed", "commodus", "vacancy", "usurped"] as const).map((by) => ({
    ...r,
    e: "emperor",
    leader: "commodus",
    by,
  })),
  vacant: [{ ...r, e: "vacant" }],
  usurper: [
    { ...r, e: "usurper", leader: "avidius_cassius", zone: "syria_coele", front: "oriental", bonus: 2 },
    { ...r, e: "usurper", leader: "didius_julianus", zone: "roma", front: null, bonus: 0 },
  ],
  validation: [true, false].map((valid) => ({
    ...r,
    e: "validation",
    leader: "avidius_cassius",
    die: 3,
    pc: 4,
    valid,
  })),
  allegiance: [true, false].map((joined) => ({
    ...r,
    e: "allegiance",
    leader: "avidius_cassius",
    die: 3,
    pc: 4,
    usurper: "commodus",
    zone: "raetia",
    bonus: joined ? 1 : 0,
    joined,
  })),
  extension: [true, false].map((spread) => ({
    ...r,
    e: "extension",
    leader: "commodus",
    die: 3,
    pc: 4,
    front: "rhin",
    modifier: spread ? 0 : 2,
    bonus: 1,
    spread,
  })),
  "came-over": [
    { ...r, e: "came-over", leaders: ["commodus"], units: ["x_gemina"], usurper: "avidius_cassius", zone: "alpes" },
  ],
  "loyal-again": [
    { ...r, e: "loyal-again", leaders: [], units: ["x_gemina"], zone: "raetia" },
    { ...r, e: "loyal-again", leaders: ["commodus"], units: [], zone: null },
  ],
  "usurpation-failed": [{ ...r, e: "usurpation-failed", leader: "avidius_cassius" }],
  "usurpation-won": (["rome", "battle", "murder"] as const).map((by) => ({ ...r, e: "usurpation-won", by })),
  exchange: [{ ...r, e: "exchange", romeSeat: "aventine", enemySeat: seat, rome: 12, enemy: -1 }],
  "no-exchange": [{ ...r, e: "no-exchange" }],
  struck: [{ ...r, e: "struck", leader: "helvius_pertinax" }],

  played: TITLES.flatMap((stratagem) => both.map((by) => ({ ...by, e: "played", seat, stratagem }) as const)),
  returned: both.flatMap((by) => [
    { ...by, e: "returned", seat, stratagem: "desertion" } as const,
    { ...by, e: "returned", seat } as const,
  ]),
  kept: [{ ...r, e: "kept" }],
  lifted: [
    { ...r, e: "lifted", stratagem: "coup_etat_parthe", zone: "parthes_babylonia" },
    { ...r, e: "lifted", stratagem: "intrigue_au_senat", zone: "roma" },
  ],
  "die-set": [{ ...rome, e: "die-set", sides: 10, from: 9, to: 0 }],
  "victor-cancelled": both.map((by) => ({ ...by, e: "victor-cancelled" })),
  fled: bands.map((pieces) => ({ ...enemy, e: "fled", pieces, from: "quades", to: "raetia" })),
  shot: [{ ...enemy, e: "shot", unit: "x_gemina", zone: "armenia" }],
  murder: [true, false].map((guarded) => ({
    ...rome,
    e: "murder",
    leader: "commodus",
    die: 8,
    guarded,
    killed: !guarded,
  })),
  plague: [[], ["raetia", "noricum", "quades"]].map((beside) => ({ ...rome, e: "plague", zone: "alpes", beside })),
  "plague-tested": [true, false].map((struck) => ({
    ...r,
    side: struck ? null : "rome",
    e: "plague-tested",
    leader: "commodus",
    zone: struck ? HOLD : "alpes",
    die: struck ? 9 : 3,
    struck,
  })),
  sickened: tolls.map((toll) => ({ ...r, e: "sickened", zone: "raetia", ...toll })),
  "plague-over": [["raetia"], ["raetia", "alpes"]].map((zones) => ({ ...r, e: "plague-over", zones })),
  mutiny: [["x_gemina"], ["x_gemina", "xiv_gemina"]].map((units) => ({ ...r, e: "mutiny", zone: "raetia", units })),
  deserted: both.flatMap((by) =>
    tolls.map((toll, i) => ({ ...by, e: "deserted", zone: i === 0 ? SEAS[0] : "raetia", ...toll }) as const),
  ),

  points: [..."abcdefghijklmnopqrst"].map((letter) => ({
    ...("bdefghijkl".includes(letter) ? rome : enemy),
    rule: `IMP-10.${letter}`,
    e: "points",
    points: "klst".includes(letter) ? -2 : 1,
    rome: 3,
    enemy: -1,
  })),
  over: [
    { ...r, e: "over", how: "draw", level: null, winner: null },
    { ...r, e: "over", how: "sudden", level: null, winner: "rome" },
    ...["plain", "decisive", "definitive"].flatMap((level) =>
      (["rome", "enemy"] as const).map((winner) => ({ ...r, e: "over", how: "points", level, winner }) as const),
    ),
  ],
  winter: [{ ...r, e: "winter", year: 161 }],
  "fleet-lost": [[], ["x_gemina"]].map((units) => ({
    ...r,
    e: "fleet-lost",
    fleet: "classis_ravennas",
    units,
    back: 184,
  })),
  ashore: bands.map((pieces) => ({ ...r, e: "ashore", pieces, zone: "ravenna" })),
  "went-home": [true, false].map((reduced) => ({
    ...r,
    e: "went-home",
    unit: "x_gemina",
    from: "quades",
    zone: "noricum",
    reduced,
  })),
  "went-with": [{ ...r, e: "went-with", leader: "commodus", unit: "x_gemina", from: "quades", zone: "noricum" }],
  "back-again": [true, false].map((reduced) => ({
    ...rome,
    e: "back-again",
    unit: "x_gemina",
    zone: "noricum",
    reduced,
  })),
  recovered: [{ ...r, e: "recovered", units: ["x_gemina", "xiv_gemina"] }],
  exhausted: tolls.map(({ reduced, lost }) => ({ ...r, e: "exhausted", units: reduced, lost })),
  upkeep: tolls.map(({ reduced, lost }) => ({ ...r, e: "upkeep", front: "danube", reduced, removed: lost })),
  annexed: [{ ...r, e: "annexed", peoples: ["osrhoene", "adiabene"], zones: ["osrhoene", "adiabene"] }],
  guarded: [{ ...r, e: "guarded", leader: "commodus" }],
};

type QuestionOf<K extends Question["ask"]> = Extract<Question, { ask: K }>;
const QUESTIONS: { readonly [K in Question["ask"]]: readonly QuestionOf<K>[] } = {
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
  group: [true, false].map((gone) => ({ ...rome, ask: "group", zone: gone ? "quades" : "alpes", points: 3, gone })),
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
  pacification: [1, 2].map((left) => ({ ...rome, ask: "pacification", left })),

  quarters: [1, 2].map((left) => ({ ...rome, ask: "quarters", unit: "x_gemina", left })),
  retinue: [true, false].map((stays) => ({ ...rome, ask: "retinue", leader: "commodus", stays })),
  revival: [1, 2].map((left) => ({ ...rome, ask: "revival", unit: "x_gemina", left })),
  upkeep: [
    { ...rome, ask: "upkeep", front: "danube", reduce: 2, remove: 0 },
    { ...rome, ask: "upkeep", front: "oriental", reduce: 0, remove: 1 },
  ],
  custody: [{ ...rome, ask: "custody" }],
};

const FORECASTS: readonly Forecast[] = [
  ...[0, 1, 2].map((points) => ({ ...r, f: "points-left", points }) as const),
  ...[0, 3].map((below) => ({ ...r, f: "throw", sides: 10, below }) as const),
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

const INTENTS: readonly Intent[] = [
  { do: "march", pieces: ["commodus", "x_gemina"], way: ["raetia"] },
  { do: "march", pieces: ["commodus", "x_gemina"], way: ["raetia", "alpes", "quades"] },
  { do: "sail", fleet: "classis_ravennas", pieces: [], way: [SEAS[0]], lands: false },
  { do: "sail", fleet: "classis_ravennas", pieces: ["x_gemina"], way: [SEAS[0]], lands: false },
  { do: "sail", fleet: "classis_ravennas", pieces: ["x_gemina"], way: [SEAS[0], "cyprus"], lands: true },
];

const OUTCOMES = [
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

/** All of them, legal or not. */
const ACTS: readonly Act[] = Array.from({ length: imperator.acts.size }, (_, code) => imperator.acts.decode(code));

describe.each(LANGUAGES)("sentences in %s", (language) => {
  const said = words(box, language);

  test("every event", () => {
    for (const [kind, events] of Object.entries(EVENTS))
      for (const event of events) expectSentence(said.event(event), kind);
  });

  test("every question", () => {
    for (const [kind, questions] of Object.entries(QUESTIONS))
      for (const question of questions) expectSentence(said.question(question), kind);
  });

  test("every reason is a sentence", () => {
    for (const [key, { why, rule }] of Object.entries(NO)) {
      const text = said.refusal({ rule, why });
      expectSentence(text, key);
      expect(text, key).toMatch(/\.$/);
    }
    expect(() => said.refusal({ rule: "", why: "toString" })).toThrow("no sentence says why toString is refused");
  });

  test("every act", () => {
    for (const act of ACTS) expectSentence(said.act(act), act.do);
  });

  test("forecasts, intents, orders, options, scenarios, outcomes and losses", () => {
    for (const forecast of FORECASTS) expectSentence(said.forecast(forecast), forecast.f);
    for (const intent of INTENTS) expectSentence(said.intent?.(intent) ?? "", intent.do);
    for (const { id } of ORDERS) expectSentence(said.order(id), id);
    for (const outcome of OUTCOMES) expectSentence(said.outcome(outcome), outcome.how);
    expectSentence(said.losses({ steps: 2.125, units: 1, leaders: 0 }), "losses");
    expect(said.scenario("s1_avidius_cassius")).toMatch(/^1\. /);
    expect(said.option("freedFronts", "place")).not.toContain("freedFronts");
    expect(said.scenario("nowhere")).toBe("nowhere");
  });
});

test("whoever hears less is told less", () => {
  const [known, unknown] = EVENTS.drew;
  const en = words(box, "en");
  expect(en.event(known)).toBe("Rome draws a stratagem: Desertion.");
  expect(en.event(unknown)).toBe("Rome draws a stratagem counter.");
});

test("every language has the same figures in an event", () => {
  const figures = (text: string): string => [...(text.match(/\d+/g) ?? [])].sort().join();
  for (const [kind, events] of Object.entries(EVENTS))
    for (const event of events)
      for (const language of LANGUAGES)
        expect(figures(words(box, language).event(event)), `${kind} ${language}`).toBe(
          figures(words(box, "en").event(event)),
        );
});

test("zones, Peoples and leaders are declined", () => {
  const marched = (from: string, to: string) =>
    ({ ...rome, e: "marched", pieces: ["commodus"], from, to, cost: 1, crossed: false }) as const;
  const lines = (event: Event) => LANGUAGES.map((language) => words(box, language).event(event));
  expect(lines(marched("noricum", "quades"))).toEqual([
    "Commodus marches from Noricum to the land of the Quadi (1 MP).",
    "Commode passe du Noricum au pays des Quades (1 PM).",
    "Commodo passa dal Noricum nella terra dei Quadi (1 MP).",
  ]);
  expect(lines(marched("tarraconensis", "alpes"))).toEqual([
    "Commodus marches from Hispania Tarraconensis to the Alpes (1 MP).",
    "Commode passe d'Hispania Tarraconensis dans les Alpes (1 PM).",
    "Commodo passa da Hispania Tarraconensis nelle Alpes (1 MP).",
  ]);
  expect(lines({ ...r, e: "pacified", people: "jazyges", how: "stratagem" })).toEqual([
    "The Iazyges make their peace with Rome.",
    "Les Jazyges font la paix avec Rome.",
    "Gli Iazyges fanno la pace con Roma.",
  ]);
  expect(lines({ ...r, e: "pacified", people: "adiabene", how: "arms" })).toEqual([
    "No unit of Adiabene is left: pacified by arms, it keeps quiet for five years.",
    "Il ne reste aucune unité de l'Adiabene\u00a0: la paix est imposée par les armes, pour cinq ans.",
    "Non resta alcuna unità dell'Adiabene: la pace è imposta con le armi, per cinque anni.",
  ]);
  expect(lines({ ...r, e: "winter", year: 161 })).toEqual([
    "The winter of AD 161.",
    "L'hiver de 161 apr. J.-C.",
    "L'inverno del 161 d.C.",
  ]);
});
