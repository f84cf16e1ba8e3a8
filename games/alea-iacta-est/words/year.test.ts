/** Every sentence of Phases A to D is said in every language, of everything that can be said. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { YearEvent } from "../events/year.ts";
import type { YearQuestion } from "../questions/year.ts";
import { YEAR_NO } from "../refusals/year.ts";
import { box, people, piece, zone } from "../testing/table.ts";
import { saidIn as english } from "./en/names.ts";
import { yearIn as inEnglish } from "./en/year.ts";
import { saidIn as french } from "./fr/names.ts";
import { yearIn as inFrench } from "./fr/year.ts";
import { wordingOf } from "./index.ts";
import { saidIn as italian } from "./it/names.ts";
import { yearIn as inItalian } from "./it/year.ts";
import { titlesOf } from "./titles.ts";
import type { YearWords } from "./wording.ts";

const titles = titlesOf(box);
const WORDS: Readonly<Record<Language, YearWords>> = {
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
const embassy = { ...caes, e: "embassy", people: "pontici", leader: "caesar", pc: 6 } as const;
const died = { ...rep, e: "died", leader: "cato", back: false } as const;

type EventOf<K extends YearEvent["e"]> = Extract<YearEvent, { e: K }>;
const EVENTS: { readonly [K in YearEvent["e"]]: readonly EventOf<K>[] } = {
  year: [{ ...r, e: "year", year: -49 }],
  drew: [
    { ...caes, e: "drew", seat: "palatine", counter: "stratagem-05" },
    { ...caes, e: "drew", seat: "palatine" },
  ],
  initiative: [
    { ...rep, e: "initiative" },
    { ...rep, e: "initiative", die: 6, pc: 6 },
  ],
  sided: [{ ...caes, e: "sided", leader: "pansa", die: 2 }],
  arrived: [
    { ...caes, e: "arrived", leader: "dolabella", zone: "italia-1", returns: false },
    { ...r, side: null, e: "arrived", leader: "phraates-iv", zone: "parthi-2", returns: true },
  ],
  marker: [
    { ...caes, e: "marker", people: null, status: null },
    { ...caes, e: "marker", people: "parthi", status: "peace" },
    { ...caes, e: "marker", people: "parthi", status: "war" },
  ],
  war: [
    { ...caes, e: "war", people: "germani" },
    { ...rep, e: "war", people: "daci", die: 4 },
  ],
  "people-held": [
    { ...caes, e: "people-held", people: "germani" },
    { ...rep, e: "people-held", people: "daci", die: 4 },
  ],
  embassy: [
    { ...embassy, die: 3, added: 1, won: true },
    { ...embassy, die: 9, added: 0, won: false },
  ],
  allegiance: [{ ...caes, e: "allegiance", people: "pontici" }],
  pacified: (["arms", "extinction", "stratagem", "event"] as const).map((how) => ({
    ...r,
    e: "pacified",
    people: "numidae",
    how,
    side: how === "event" ? null : "caesarians",
  })),
  mustered: [
    { ...caes, e: "mustered", people: "daci", pieces: ["daci-u1", "daci-u2"], zone: "daci" },
    { ...r, side: null, e: "mustered", people: "parthi", pieces: ["orodes-ii"], zone: "parthi-1" },
  ],
  "king-gone": [
    { ...r, e: "king-gone", people: "pontici", leader: "pharnaces-ii", heir: "darius" },
    { ...r, e: "king-gone", people: "aegyptii", leader: "achillas", heir: null },
  ],
  sequences: [
    { ...r, e: "sequences", total: 11, caesarians: 6, republicans: 5, halved: false },
    { ...r, e: "sequences", total: 1, caesarians: 1, republicans: 0, halved: true },
  ],
  event: Array.from({ length: 15 }, (_, i) => ({ ...caes, e: "event", number: i + 1, d6: 1, d10: i })),
  weakened: [
    { ...r, e: "weakened", units: ["legio-I", "legio-II"], lost: ["legio-III"] },
    { ...r, e: "weakened", units: [], lost: ["legio-III"] },
    { ...r, e: "weakened", units: ["daci-u1"], lost: [] },
  ],
  ill: [{ ...caes, e: "ill", leader: "caesar" }],
  "extra-sequence": [{ ...caes, e: "extra-sequence" }],
  desertion: [
    { ...r, e: "desertion", dice: [3, 3], regions: [] },
    { ...r, e: "desertion", dice: [3, 5], regions: ["italia", "asia"] },
  ],
  forsaken: [{ ...caes, e: "forsaken", unit: "legio-I", region: "italia" }],
  named: (["second", "successor", "heir"] as const).map((as) => ({ ...caes, e: "named", leader: "lepidus", as })),
  unnamed: [{ ...caes, e: "unnamed", leader: "lepidus" }],
  leaderless: [{ ...rep, e: "leaderless" }],
  "life-tested": [{ ...rep, e: "life-tested", leader: "cato", die: 1, below: 2 }],
  died: [
    ...(["combat", "assassinated", "natural", "plague", "other"] as const).map((how) => ({
      ...died,
      how,
      zone: "africa-1",
    })),
    { ...died, how: "combat", zone: null, leader: "juba-i", back: true },
  ],
  "went-over": [
    { ...caes, e: "went-over", leader: "cassius", zone: "italia-1" },
    { ...caes, e: "went-over", leader: "cassius", zone: null },
  ],
  "recruit-placed": [{ ...caes, e: "recruit-placed", unit: "legio-I-R", zone: "italia-1" }],
  "recruit-lost": [{ ...caes, e: "recruit-lost", unit: "legio-I-R", region: "italia" }],
  disbanded: [{ ...caes, e: "disbanded", unit: "legio-I", zone: "italia-1" }],
};

type QuestionOf<K extends YearQuestion["ask"]> = Extract<YearQuestion, { ask: K }>;
const QUESTIONS: { readonly [K in YearQuestion["ask"]]: readonly QuestionOf<K>[] } = {
  arrivals: (["caesar", "leader", "city", "unit", "home"] as const).map((entry) => ({
    ...caes,
    ask: "arrivals",
    leader: "cassius",
    entry,
  })),
  embassy: [
    { ...caes, ask: "embassy", peoples: ["pontici", "aegyptii"] },
    { ...caes, ask: "embassy", peoples: [] },
  ],
  muster: [{ ...caes, ask: "muster", people: "germani", piece: "germani-u1", left: 3 }],
  illness: [{ ...caes, ask: "illness", leaders: ["octavianus", "m-antonius"] }],
  forsaking: [{ ...caes, ask: "forsaking", region: "italia", left: 1 }],
  secondLeader: [{ ...caes, ask: "secondLeader" }],
  succession: [{ ...caes, ask: "succession" }],
  placing: [{ ...caes, ask: "placing", unit: "legio-I-R", region: "italia", left: 2 }],
  disbanding: [
    { ...caes, ask: "disbanding", count: 0, legions: 33, byPoints: true },
    { ...caes, ask: "disbanding", count: 4, legions: 29, byPoints: true },
    { ...caes, ask: "disbanding", count: 0, legions: 33, byPoints: false },
  ],
};

describe.each(LANGUAGES)("Phases A to D in %s", (language) => {
  const words = WORDS[language];

  test("every event", () => {
    const say = <K extends YearEvent["e"]>(kind: K): void => {
      for (const event of EVENTS[kind]) expectSentence(words.events[kind](event), kind);
    };
    for (const kind of Object.keys(EVENTS) as YearEvent["e"][]) say(kind);
  });

  test("every question", () => {
    const say = <K extends YearQuestion["ask"]>(kind: K): void => {
      for (const question of QUESTIONS[kind]) expectSentence(words.questions[kind](question), kind);
    };
    for (const kind of Object.keys(QUESTIONS) as YearQuestion["ask"][]) say(kind);
  });

  test("every refusal", () => {
    for (const { why } of Object.values(YEAR_NO)) {
      const said = wordingOf(box, language).refusals[why];
      expectSentence(typeof said === "string" ? said : said({}), why);
    }
  });

  test("every act", () => {
    const { acts } = words;
    expectSentence(acts.parley(box.acts.parley(people("pontici"))), "parley");
    expectSentence(acts.ail(box.acts.ail(piece("caesar"))), "ail");
    expectSentence(acts.forsake(box.acts.forsake(piece("legio-I"))), "forsake");
    expectSentence(acts.second(box.acts.second(piece("caesar"))), "second");
    expectSentence(acts.succeed(box.acts.succeed(piece("caesar"))), "succeed");
    expectSentence(acts.disband(box.acts.disband(piece("legio-I"))), "disband");
    expectSentence(acts.station(box.acts.station(zone("italia-1"))), "station");
    expectSentence(acts.rest(box.acts.rest()), "rest");
    expectSentence(acts.done(box.acts.done()), "done");
    expectSentence(acts.decline(box.acts.decline()), "decline");
  });
});
