import { LANGUAGES, type Language, type Refusal, resultsOf } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { SIDES } from "../blocks.ts";
import type { Event } from "../events.ts";
import type { Forecast } from "../forecasts.ts";
import { OPTIONS, SCENARIO_IDS } from "../options.ts";
import type { Question } from "../questions.ts";
import { NO } from "../refusals.ts";
import { acts, box } from "../testing/table.ts";
import { words as wordsOf } from "./index.ts";
import type { EventOf, ForecastOf, How, QuestionOf } from "./wording.ts";

const words = (language: Language) => wordsOf(box, language);

const HOLES = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|JC-/;

function expectSentence(text: string, about: string): void {
  expect(text.trim(), about).not.toBe("");
  expect(text, about).not.toMatch(HOLES);
  expect(text, `${about} starts with a capital`).toMatch(/^[^a-zà-ÿ]/);
}

const r = { rule: "" };
const caesar = { ...r, side: "caesar" } as const;
const pompeius = { ...r, side: "pompeius" } as const;

/** Each kind whole, then as heard by somebody who may not know all of it. */
const EVENTS: { readonly [K in keyof EventOf]: readonly EventOf[K][] } = {
  swapped: [{ ...caesar, e: "swapped", block: "caesar", with: "c-navis-1" }],
  deployed: [{ ...pompeius, e: "deployed" }],
  year: [{ ...r, e: "year", year: 705, bc: 49 }],
  dealt: [
    { ...caesar, e: "dealt", count: 2, cards: ["3/2b", "jupiter"] },
    { ...caesar, e: "dealt", count: 6 },
  ],
  discarded: [
    { ...caesar, e: "discarded", card: "2/3c" },
    { ...caesar, e: "discarded", card: "mars" },
    { ...caesar, e: "discarded" },
  ],
  turn: [{ ...r, e: "turn", turn: 3 }],
  chose: [
    { ...pompeius, e: "chose", card: "apollo" },
    { ...pompeius, e: "chose" },
  ],
  revealed: [{ ...r, e: "revealed", caesar: "4/1", pompeius: "vulcan" }],
  cancelled: [{ ...r, e: "cancelled" }],
  copied: [{ ...caesar, e: "copied", card: "1/2a" }],
  order: (["moves", "tie", "event", "apollo"] as const).map((why) => ({ ...caesar, e: "order", why })),
  command: [{ ...caesar, e: "command", moves: 3, levies: 1 }],
  god: [{ ...caesar, e: "god", god: "neptune" }],
  nothing: [{ ...caesar, e: "nothing", god: "pluto" }],
  activated: [{ ...caesar, e: "activated", place: "propontis" }],
  moved: [
    { ...caesar, e: "moved", block: "legio-13", colour: "tan", from: "genua", to: "roma", how: "attack" },
    { ...caesar, e: "moved", colour: "tan", from: "genua", to: "roma", how: "attack" },
    { ...caesar, e: "moved", colour: "green", from: "genua", to: "roma", how: "move" },
    { ...caesar, e: "moved", colour: "blue", from: "genua", to: "roma", how: "reinforce" },
    { ...caesar, e: "moved", colour: "tan", from: "atlanticus", to: "hispanum", how: "move" },
  ],
  sailed: [
    { ...caesar, e: "sailed", block: "antonius", colour: "tan", from: "genua", to: "utica", by: ["hispanum"] },
    { ...caesar, e: "sailed", colour: "tan", from: "genua", to: "creta", by: ["tyrrhenum", "internum"] },
  ],
  "main-group": [{ ...caesar, e: "main-group", place: "roma", from: "asculum", blocks: 1, reserves: 2 }],
  surprise: [{ ...caesar, e: "surprise", place: "roma" }],
  pinned: [0, 1, 2].map((free) => ({ ...pompeius, e: "pinned", place: "roma", pinned: 1 + free, free })),
  levied: [
    { ...caesar, e: "levied", block: "legio-17", city: "roma" },
    { ...caesar, e: "levied", city: "roma" },
  ],
  raised: [
    { ...pompeius, e: "raised", block: "p-elephant", city: "utica", strength: 4 },
    { ...pompeius, e: "raised", city: "utica" },
  ],
  struck: [{ ...caesar, e: "struck", place: "tarraco", colour: "green", block: "legio-5" }],
  defected: [{ ...caesar, e: "defected", block: "legio-5", from: "tarraco", to: "narbo" }],
  erupted: [{ ...caesar, e: "erupted", city: "athenae" }],
  "step-lost": (["hit", "disruption", "jupiter", "vulcan", "no-retreat"] as const).flatMap(
    (cause): EventOf["step-lost"][] => [
      { ...pompeius, e: "step-lost", block: "brutus", strength: 1, place: "roma", colour: "green", cause, shown: true },
      { ...pompeius, e: "step-lost", place: "roma", colour: "green", cause, shown: false },
      { ...pompeius, e: "step-lost", block: "cleopatra", place: "alexandria", colour: "blue", cause, shown: false },
    ],
  ),
  eliminated: [{ ...pompeius, e: "eliminated", block: "p-ballista", place: "roma", cause: "hit" }],
  trophy: [{ ...caesar, e: "trophy", block: "scipio" }],
  released: [{ ...caesar, e: "released", block: "octavianus" }],
  cleopatra: (["hit", "winter"] as const).map((cause) => ({ ...caesar, e: "cleopatra", place: "alexandria", cause })),
  battle: [
    {
      ...r,
      e: "battle",
      place: "roma",
      attacker: "caesar",
      surprise: true,
      attackers: [
        { block: "legio-13", strength: 3 },
        { block: "p-auxilia-1", strength: 1 },
      ],
      defenders: [{ block: "p-elephant", strength: 4 }],
      attackerReserves: 2,
      defenderReserves: 0,
    },
    {
      ...r,
      e: "battle",
      place: "tyrrhenum",
      attacker: "pompeius",
      surprise: false,
      attackers: [{ block: "p-navis-1", strength: 2 }],
      defenders: [{ block: "c-navis-1", strength: 2 }],
      attackerReserves: 0,
      defenderReserves: 0,
    },
  ],
  round: [{ ...r, e: "round", place: "roma", round: 2 }],
  disrupted: [{ ...caesar, e: "disrupted", place: "roma" }],
  exchanged: [{ ...caesar, e: "exchanged", place: "roma" }],
  reserves: [
    { ...caesar, e: "reserves", place: "roma", blocks: [{ block: "c-equitatus-2", strength: 2 }] },
    { ...caesar, e: "reserves", place: "roma", blocks: [] },
  ],
  fired: [
    { ...caesar, e: "fired", block: "legio-10", dice: [1, 4, 6], firepower: 4, hits: 2 },
    { ...caesar, e: "fired", block: "c-auxilia-3", dice: [5], firepower: 1, hits: 0 },
  ],
  passed: [{ ...caesar, e: "passed", block: "caesar" }],
  retreated: (["road", "sea", "navis"] as const).map((by) => ({
    ...caesar,
    e: "retreated",
    block: "legio-9",
    from: "roma",
    to: "asculum",
    by,
  })),
  "hits-lost": [1, 2].map((hits) => ({ ...caesar, e: "hits-lost", hits })),
  "battle-over": [{ ...caesar, e: "battle-over", place: "euxinus" }],
  regrouped: [
    { ...caesar, e: "regrouped", block: "legio-9", colour: "tan", from: "roma", to: "asculum", shown: true },
    { ...caesar, e: "regrouped", colour: "tan", from: "roma", to: "asculum", shown: false },
  ],
  winter: [{ ...r, e: "winter", year: 705 }],
  home: ["roma", "alexandria"].map((from) => ({ ...pompeius, e: "home", from })),
  "to-port": [
    { ...caesar, e: "to-port", block: "c-navis-3", from: "aegaeum", to: "athenae" },
    { ...caesar, e: "to-port", from: "aegaeum", to: "athenae" },
  ],
  disbanded: (["no-port", "supply", "will"] as const).flatMap((why): EventOf["disbanded"][] => [
    { ...caesar, e: "disbanded", block: "legio-21", colour: "tan", place: "roma", why },
    { ...caesar, e: "disbanded", colour: "green", place: "roma", why },
  ]),
  points: [{ ...r, e: "points", caesar: 7, pompeius: 4 }],
  over: [
    { ...r, e: "over", winner: "caesar", how: "ten" },
    { ...r, e: "over", winner: "pompeius", how: "points" },
    { ...r, e: "over", winner: "pompeius", how: "roma" },
    { ...r, e: "over", winner: null, how: "draw" },
  ],
};

const QUESTIONS: { readonly [K in keyof QuestionOf]: readonly QuestionOf[K][] } = {
  deploy: [{ ...r, ask: "deploy" }],
  discard: [{ ...r, ask: "discard" }],
  choose: [{ ...r, ask: "choose", turn: 2 }],
  movement: [
    { ...r, ask: "movement", moves: 1 },
    { ...r, ask: "movement", moves: 3 },
    { ...r, ask: "movement", moves: 1, god: "mercury" },
  ],
  group: [
    { ...r, ask: "group", place: "roma" },
    { ...r, ask: "group", place: "atlanticus", god: "neptune" },
  ],
  march: [{ ...r, ask: "march", block: "legio-8", place: "roma", stepsLeft: 1, secret: true }],
  mainGroup: [{ ...r, ask: "mainGroup", place: "roma" }],
  surprise: [{ ...r, ask: "surprise" }],
  levy: [1, 3].flatMap((levies) =>
    [true, false].flatMap((raises) =>
      [true, false].map((enters) => ({ ...r, ask: "levy" as const, levies, raises, enters, secret: true as const })),
    ),
  ),
  jupiter: [{ ...r, ask: "jupiter" }],
  defector: [{ ...r, ask: "defector", block: "legio-5" }],
  vulcan: [{ ...r, ask: "vulcan" }],
  pickBattle: [{ ...r, ask: "pickBattle" }],
  battleTurn: [1, 2, 4].map((round) => {
    const attacking = round === 4;
    return { ...r, ask: "battleTurn", place: "roma", round, letter: "B", attacking, must: attacking };
  }),
  hits: [1, 2].map((hits) => ({ ...r, ask: "hits", place: "roma", hits })),
  regroup: [{ ...r, ask: "regroup", place: "roma" }],
  port: [{ ...r, ask: "port" }],
  surplus: [{ ...r, ask: "surplus" }],
  disband: [{ ...r, ask: "disband" }],
};

const FORECASTS: { readonly [K in keyof ForecastOf]: readonly ForecastOf[K][] } = {
  "moves-left": [0, 1, 3].map((moves) => ({ ...r, f: "moves-left", moves })),
  "moves-unused": [1, 3].map((moves) => ({ ...r, f: "moves-unused", moves, wasted: true })),
  "levies-unused": [1, 3].map((levies) => ({ ...r, f: "levies-unused", levies, wasted: true })),
  holds: [{ ...r, f: "holds", seas: ["tyrrhenum", "internum"] }],
  attack: [0, 2].map((own) => ({ ...r, f: "attack", own, enemy: 1 + own })),
  reinforce: [{ ...r, f: "reinforce", own: 1, enemy: 3 }],
  defend: [{ ...r, f: "defend", own: 2, enemy: 3 }],
  road: [0, 1, 3].map((left) => ({ ...r, f: "road", left })),
  "steps-left": [1, 2].map((steps) => ({ ...r, f: "steps-left", steps })),
  "main-group": [{ ...r, f: "main-group", main: 2, reserves: 1 }],
  strength: [{ ...r, f: "strength", strength: 2, most: 4 }],
  "one-of": [1, 3].map((blocks) => ({ ...r, f: "one-of", blocks })),
  shakes: [1, 3].map((blocks) => ({ ...r, f: "shakes", blocks })),
  volley: [
    { ...r, f: "volley", dice: 1, firepower: 1, ways: [5, 1] },
    { ...r, f: "volley", dice: 3, firepower: 2, ways: [64, 96, 48, 8] },
  ],
  "step-lost": [{ ...r, f: "step-lost", strength: 1 }],
  falls: [{ ...r, f: "falls" }],
  trophy: [{ ...r, f: "trophy" }],
  turns: [{ ...r, f: "turns" }],
  battle: [{ ...r, f: "battle", own: 1, enemy: 2, ownDice: 3, enemyDice: 5, battle: null }],
  surplus: [0, 1, 2].map((left) => ({ ...r, f: "surplus", city: "roma", left })),
};

const events: Event[] = Object.values(EVENTS).flat();
const questions: Question[] = Object.values(QUESTIONS).flat();
const forecasts: Forecast[] = Object.values(FORECASTS).flat();
const refusals: Refusal[] = [...Object.values(NO), ...Object.values(box.tooMany), { rule: "JC-2.2.b", why: "notNow" }];

/** Of every kind as many acts as its longest list is long, so that each block, place, card and route has its say. */
const everyAct: Act[] = acts.makers.flatMap(({ kind, fields }) => {
  const longest = Math.max(1, ...fields.map(([, domain]) => domain.names.length));
  return Array.from({ length: longest }, (_, n) =>
    acts.read({
      do: kind,
      ...Object.fromEntries(fields.map(([name, { names }]) => [name, names[n % names.length]])),
    }),
  );
});

describe.each(LANGUAGES)("in %s", (language) => {
  const say = words(language);

  test("every event is a sentence, whole or as others heard it", () => {
    for (const event of events) expectSentence(say.event(event), event.e);
  });

  test("every question is a sentence and says how much is left", () => {
    for (const question of questions) expectSentence(say.question(question), question.ask);
    expect(say.question({ ...r, ask: "movement", moves: 3 })).toContain("3");
    expect(say.question({ ...r, ask: "levy", levies: 2, raises: true, enters: true, secret: true })).toContain("2");
    expect(say.question({ ...r, ask: "hits", place: "roma", hits: 4 })).toContain("4");
  });

  test("every refusal is a sentence, with its limit if it has one", () => {
    for (const refusal of refusals) {
      const text = say.refusal(refusal);
      expectSentence(text, refusal.why);
      expect(text).toMatch(/\.$/);
      const limit = refusal.with?.limit;
      if (limit !== undefined) expect(text).toMatch(new RegExp(`\\b${limit}\\b`));
    }
  });

  test("every forecast is a label, and numbers are told in it", () => {
    for (const forecast of forecasts) {
      const text = say.forecast(forecast);
      expectSentence(text, forecast.f);
      expect(text).not.toMatch(/\.$/);
    }
    expect(say.forecast({ ...r, f: "volley", dice: 3, firepower: 2, ways: [64, 96, 48, 8] })).toMatch(
      /3 .*1-2.*: 1 .*30.*44.*22.*4/,
    );
  });

  test("losses are told by steps and blocks, with a decimal at most", () => {
    expect(say.losses({ steps: 2.13, blocks: 0.4 })).toMatch(/^2[.,]1 .+, 0[.,]4 /);
    expect(say.losses({ steps: 1, blocks: 1 })).not.toMatch(/1[.,]0/);
    expect(say.losses({})).toMatch(/^0 .+, 0 /);
  });

  test("every act is a label without a full stop", () => {
    for (const act of everyAct) {
      const text = say.act(act);
      expectSentence(text, act.do);
      expect(text).not.toMatch(/\.$/);
    }
  });

  test("acts of one kind on different things have different labels, but for equal cards", () => {
    const about = everyAct.filter((act) => act.do !== "discard" && act.do !== "play" && act.do !== "strike");
    expect(new Set(about.map((act) => say.act(act))).size).toBe(about.length);
  });

  test("seats, scenarios and options have names", () => {
    for (const side of SIDES) expectSentence(say.seat(side), side);
    const scenarios = SCENARIO_IDS.map(say.scenario);
    const values = OPTIONS.flatMap(({ id, values }) => values.map((value) => say.option(id, value)));
    for (const text of [...scenarios, ...values]) expectSentence(text, text);
    expect(new Set([...scenarios, ...values]).size).toBe(scenarios.length + values.length);
    for (const id of SCENARIO_IDS) expect(say.scenario(id)).not.toBe(id);
    for (const { id, values } of OPTIONS)
      for (const value of values) expect(say.option(id, value)).not.toContain(value);
  });

  test("a name nobody knows is repeated as it is", () => {
    expect(say.seat("watcher")).toBe("watcher");
    expect(say.scenario("toString")).toBe("toString");
    expect(say.option("colour", "red")).toContain("red");
  });

  test("an outcome names the winner and the points", () => {
    const ends: readonly How[] = ["ten", "points", "roma"];
    for (const how of ends) {
      const text = say.outcome({
        ...r,
        results: resultsOf(SIDES, "pompeius"),
        how,
        score: { caesar: 3, pompeius: 12 },
      });
      expectSentence(text, how);
      expect(text).toContain(say.seat("pompeius"));
      expect(text).toContain("12");
    }
    expectSentence(
      say.outcome({ ...r, results: resultsOf(SIDES, null), how: "draw", score: { caesar: 5, pompeius: 5 } }),
      "draw",
    );
  });
});

test("no language repeats another", () => {
  const inAll = (tell: (say: ReturnType<typeof words>) => string): number =>
    new Set(LANGUAGES.map((language) => tell(words(language)))).size;
  for (const event of events)
    expect(
      inAll((say) => say.event(event)),
      event.e,
    ).toBe(LANGUAGES.length);
  for (const question of questions)
    expect(
      inAll((say) => say.question(question)),
      question.ask,
    ).toBe(LANGUAGES.length);
  for (const forecast of forecasts)
    expect(
      inAll((say) => say.forecast(forecast)),
      forecast.f,
    ).toBe(LANGUAGES.length);
  for (const refusal of refusals)
    expect(
      inAll((say) => say.refusal(refusal)),
      refusal.why,
    ).toBe(LANGUAGES.length);
});

describe("English", () => {
  const say = words("en");

  test("a hidden block is told by side and place alone", () => {
    const moved = { ...caesar, e: "moved", colour: "tan", from: "genua", to: "roma", how: "attack" } as const;
    expect(say.event(moved)).toBe("One of Caesar’s blocks moves from Genua to Roma: an attack.");
    expect(say.event({ ...moved, block: "legio-13" })).toBe("Legio 13 moves from Genua to Roma: an attack.");
    expect(say.event({ ...moved, colour: "green" })).toMatch(/^One of Caesar’s green blocks /);
    expect(say.event({ ...moved, colour: "blue" })).toContain("Cleopatra");
    expect(say.event({ ...moved, from: "hispanum", to: "tyrrhenum" })).toContain("navis");
  });

  test("forecasts in short", () => {
    expect(say.forecast({ ...r, f: "volley", dice: 3, firepower: 2, ways: [64, 96, 48, 8] })).toBe(
      "3 dice, hits on 1-2: 1 on average (0: 30%, 1: 44%, 2: 22%, 3: 4%)",
    );
    expect(say.forecast({ ...r, f: "attack", own: 1, enemy: 3 })).toBe("Attack on 3 blocks, with 1 of yours there");
    expect(say.losses({ steps: 2.1, blocks: 0.4 })).toBe("2.1 steps, 0.4 blocks");
    expect(say.losses({ steps: 1, blocks: 0 })).toBe("1 step, 0 blocks");
  });

  test("a card goes by its face, without the letter that tells equal cards apart", () => {
    expect(say.event({ ...caesar, e: "discarded", card: "3/2b" })).toBe("Caesar discards card 3/2.");
  });

  test("a block whose title both sides have names its owner", () => {
    expect(say.event({ ...caesar, e: "passed", block: "c-navis-1" })).toBe("Caesar’s Navis 1 passes.");
    expect(say.act(acts.read({ do: "fire", block: "p-ballista" }))).toBe("Fire with Pompeius’s Ballista (B4/D4)");
    expect(say.act(acts.read({ do: "fire", block: "caesar" }))).toBe("Fire with Caesar (A3)");
  });
});

test("French puts a space that does not break before a colon", () => {
  const text = words("fr").question({ ...r, ask: "choose", turn: 1 });
  expect(text).toBe("Tour 1\u00a0: choisissez une carte à jouer.");
});

test("French and Italian give seas an article and cities none", () => {
  const over = (place: string) => ({ ...caesar, e: "battle-over", place }) as const;
  expect(words("fr").event(over("propontis"))).toBe("César remporte la bataille dans la Propontis.");
  expect(words("fr").event(over("roma"))).toBe("César remporte la bataille à Roma.");
  expect(words("it").event(over("atlanticus"))).toBe("Cesare vince la battaglia nell’Oceanus Atlanticus.");
  expect(words("it").event(over("athenae"))).toBe("Cesare vince la battaglia ad Athenae.");
});
