/** Every sentence of deployment, Phase F and the winter is said in every language, of everything that can be said. */
import { LANGUAGES, type Language, nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { ResultsEvent, TroubleKind } from "../events/results.ts";
import type { ResultsQuestion } from "../questions/results.ts";
import { RESULTS_NO } from "../refusals/results.ts";
import type { Counter } from "../stratagems.ts";
import { box, piece } from "../testing/table.ts";
import { saidIn as english } from "./en/names.ts";
import { resultsIn as inEnglish } from "./en/results.ts";
import { saidIn as french } from "./fr/names.ts";
import { resultsIn as inFrench } from "./fr/results.ts";
import { words as spoken, wordingOf } from "./index.ts";
import { saidIn as italian } from "./it/names.ts";
import { resultsIn as inItalian } from "./it/results.ts";
import { titlesOf } from "./titles.ts";
import type { ResultsWords } from "./wording.ts";

const titles = titlesOf(box);
const WORDS: Readonly<Record<Language, ResultsWords>> = {
  en: inEnglish(english(titles)),
  fr: inFrench(french(titles)),
  it: inItalian(italian(titles)),
};

const HOLES = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|AIE-/;

function expectSentence(text: string, about: string): void {
  expect(text.trim(), about).not.toBe("");
  expect(text, about).not.toMatch(HOLES);
  expect(text, `${about} starts with a capital`).toMatch(/^[^a-zà-ÿ]/);
}

const r = { rule: "" };
const caes = { ...r, side: "caesarians" } as const;
const rep = { ...r, side: "republicans" } as const;
const KINDS: readonly TroubleKind[] = [
  "chief-slain",
  "wars",
  "few-legions",
  "many-legions",
  "peace",
  "no-chief-fought",
  "egypt",
];
const SCORING = [
  ...["1.a", "1.b", "1.c", "1.d", "1.e", "1.f", "2.a", "2.c", "2.d"].map((section) => `AIE-10.${section}`),
  ...["AIE-6.3.11.c", "AIE-6.4.4.a"],
];

type EventOf<K extends ResultsEvent["e"]> = Extract<ResultsEvent, { e: K }>;
const EVENTS: { readonly [K in ResultsEvent["e"]]: readonly EventOf<K>[] } = {
  deploys: [{ ...caes, e: "deploys", piece: "legio-X", from: "italia-7", to: "gallia-8" }],
  deployed: [{ ...caes, e: "deployed" }],
  lot: [{ ...rep, e: "lot", leader: "dolabella", die: 3, zone: "asia-1" }],
  republic: [
    { ...r, e: "republic", troubles: [], change: 0, spqr: 2 },
    {
      ...r,
      e: "republic",
      troubles: [
        ...KINDS.map((why) => ({ why, rule: "", change: why === "peace" ? -1 : 1 })),
        { why: "garrison", rule: "", change: 1, region: "asia" },
      ],
      change: 3,
      spqr: 4,
    },
  ],
  region: [
    { ...r, e: "region", region: "graecia", side: null, why: "invaded" },
    { ...r, e: "region", region: "graecia", side: "republicans", why: "freed" },
    { ...r, e: "region", region: "graecia", side: "caesarians", why: "taken" },
  ],
  roma: [
    { ...r, e: "roma", side: null },
    { ...r, e: "roma", side: "caesarians" },
  ],
  "control-points": [{ ...r, e: "control-points", caesarians: 12, republicans: 8 }],
  points: [...SCORING, "elsewhere"].map((rule) => ({
    ...rep,
    rule,
    e: "points",
    points: rule === "AIE-10.1.a" ? 1 : 2,
    score: -3,
  })),
  winter: [{ ...r, e: "winter", year: -48 }],
  recovered: [{ ...r, e: "recovered", units: ["legio-I", "auxilia-1"] }],
  "winter-lost": [
    { ...caes, e: "winter-lost", zone: "parthi-1", units: ["legio-I"], absent: ["bassus", "saxa"] },
    { ...caes, e: "winter-lost", zone: "italia-1", units: ["naves-4sp-t0-1"], absent: [] },
  ],
  quarters: [{ ...caes, e: "quarters", from: "graecia-3", to: "italia-4", pieces: ["legio-I", "caesar"] }],
  garrison: [{ ...rep, e: "garrison", unit: "legio-I", from: "graecia-2", to: "asia-1", region: "asia" }],
  recruited: [{ ...rep, e: "recruited", unit: "legio-I-R", region: "asia" }],
  returned: [
    { ...caes, e: "returned", seat: "palatine", counter: "stratagem-05" },
    { ...caes, e: "returned", seat: "palatine" },
  ],
  over: [
    { ...r, e: "over", how: "republic-dead", level: null, winner: null },
    { ...r, e: "over", how: "draw", level: null, winner: null },
    { ...r, e: "over", how: "victory", level: null, winner: "republicans" },
    ...["simple", "decisive", "total", "definitive"].map(
      (level) => ({ ...r, e: "over", how: "victory", level, winner: "caesarians" }) as const,
    ),
  ],
};

type QuestionOf<K extends ResultsQuestion["ask"]> = Extract<ResultsQuestion, { ask: K }>;
const QUESTIONS: { readonly [K in ResultsQuestion["ask"]]: readonly QuestionOf<K>[] } = {
  deploy: [
    { ...caes, ask: "deploy", piece: null },
    { ...caes, ask: "deploy", piece: "caesar" },
  ],
  turncoat: [{ ...caes, ask: "turncoat", leader: "dolabella" }],
  quarters: [
    { ...caes, ask: "quarters", leader: null, from: "graecia-3", pieces: ["legio-I", "caesar"] },
    { ...caes, ask: "quarters", leader: "sulla", from: "nabatenei", pieces: ["sulla"] },
  ],
  garrisons: [
    { ...rep, ask: "garrisons", region: "asia", missing: 1, unit: null },
    { ...rep, ask: "garrisons", region: "asia", missing: 2, unit: "legio-I" },
  ],
  recruitment: [
    { ...rep, ask: "recruitment", region: "asia", types: ["legio", "auxilia", "equites", "naves"], must: true },
    { ...rep, ask: "recruitment", region: "asia", types: ["naves"], must: false },
  ],
  hands: [{ ...rep, ask: "hands", surplus: 1 }],
};

describe.each(LANGUAGES)("deployment and Phase F in %s", (language) => {
  const words = WORDS[language];

  test("every event", () => {
    const say = <K extends ResultsEvent["e"]>(kind: K): void => {
      for (const event of EVENTS[kind]) expectSentence(words.events[kind](event), kind);
    };
    for (const kind of Object.keys(EVENTS) as ResultsEvent["e"][]) say(kind);
  });

  test("every question", () => {
    const say = <K extends ResultsQuestion["ask"]>(kind: K): void => {
      for (const question of QUESTIONS[kind]) expectSentence(words.questions[kind](question), kind);
    };
    for (const kind of Object.keys(QUESTIONS) as ResultsQuestion["ask"][]) say(kind);
  });

  test("every refusal", () => {
    for (const { why } of Object.values(RESULTS_NO)) {
      const said = wordingOf(box, language).refusals[why];
      expectSentence(typeof said === "string" ? said : said({}), why);
    }
  });

  test("every act", () => {
    const { acts } = words;
    expectSentence(acts.deployed(box.acts.deployed()), "deployed");
    expectSentence(acts.send(box.acts.send(piece("legio-I"))), "send");
    expectSentence(acts.recruit(box.acts.recruit(piece("legio-I"))), "recruit");
    expectSentence(acts.return(box.acts.return(nth<Counter>(4))), "return");
  });
});

test.each([
  ["en", "Recruit nothing more (but for garrisons)"],
  ["fr", "Ne plus rien recruter (hormis pour les garnisons)"],
  ["it", "Non reclutare altro (salvo per le guarnigioni)"],
] as const)("AIE-9.4.j in recruitment the rest is no recruiting that goes on by itself: %s", (language, said) => {
  const { act } = spoken(box, language);
  const [asked] = QUESTIONS.recruitment;
  expect(act(box.acts.rest(), asked)).toBe(said);
  expect(act(box.acts.rest())).not.toBe(said);
});

test.each(LANGUAGES)("AIE-6.3.11.c AIE-6.4.4.a AIE-10.0.a whatever scores points is named: %s", (language) => {
  const said = (rule: string): string =>
    WORDS[language].events.points({ ...rep, rule, e: "points", points: 3, score: -9 });
  for (const rule of SCORING) expect(said(rule), rule).not.toBe(said("elsewhere"));
  expect(said("AIE-6.3.11.c")).toMatch(/Senat|Sénat/);
});
