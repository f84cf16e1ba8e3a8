/** Every sentence about the Ides of March is said in every language, of everything that can be said. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { IdesEvent } from "../events/ides.ts";
import type { IdesQuestion } from "../questions/ides.ts";
import { IDES_NO } from "../refusals/ides.ts";
import { box, piece } from "../testing/table.ts";
import { idesIn as inEnglish } from "./en/ides.ts";
import { saidIn as english } from "./en/names.ts";
import { idesIn as inFrench } from "./fr/ides.ts";
import { saidIn as french } from "./fr/names.ts";
import { wordingOf } from "./index.ts";
import { idesIn as inItalian } from "./it/ides.ts";
import { saidIn as italian } from "./it/names.ts";
import { titlesOf } from "./titles.ts";
import type { IdesWords } from "./wording.ts";

const titles = titlesOf(box);
const WORDS: Readonly<Record<Language, IdesWords>> = {
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
const throws = {
  e: "daggers",
  die: 3,
  sum: 3,
  inRoma: false,
  pompeiusGone: false,
  idus: false,
  killed: false,
} as const;

type EventOf<K extends IdesEvent["e"]> = Extract<IdesEvent, { e: K }>;
const EVENTS: { readonly [K in IdesEvent["e"]]: readonly EventOf<K>[] } = {
  conspiracy: [
    { ...rep, e: "conspiracy", die: 3, regions: 1, attempt: false },
    { ...rep, e: "conspiracy", die: 3, regions: 4, attempt: true },
    { ...rep, e: "conspiracy", die: null, regions: 0, attempt: true },
  ],
  daggers: [
    { ...caes, ...throws },
    { ...caes, ...throws, inRoma: true, pompeiusGone: true, idus: true, sum: 7, killed: true },
    { ...caes, ...throws, idus: true, sum: 5 },
  ],
  unmasked: [
    { ...rep, e: "unmasked", leader: "m-brutus", zone: "italia-1" },
    { ...rep, e: "unmasked", leader: "cassius", zone: null },
  ],
  followed: [{ ...rep, e: "followed", units: ["legio-I", "auxilia-1"], zone: "gallia-8" }],
  divided: [
    { ...caes, e: "divided", zone: "italia-1", kept: ["legio-I"], given: ["legio-II", "legio-III"] },
    { ...caes, e: "divided", zone: "italia-1", kept: [], given: ["legio-II"] },
  ],
  withdrew: [{ ...rep, e: "withdrew", from: "italia-1", to: "graecia-1", pieces: ["legio-I", "m-brutus"] }],
  halving: [
    { ...r, e: "halving", years: 1 },
    { ...r, e: "halving", years: 5 },
  ],
  avenged: [
    { ...r, e: "avenged", antonius: true },
    { ...r, e: "avenged", antonius: false },
  ],
  "to-alexandria": [
    { ...rep, e: "to-alexandria", leaders: ["m-antonius"], zone: "aegyptii" },
    { ...rep, e: "to-alexandria", leaders: ["m-antonius", "pollio", "bassus"], zone: "aegyptii" },
  ],
  ceded: [{ ...caes, e: "ceded", units: ["legio-I", "legio-II"], zone: "aegyptii" }],
};

type QuestionOf<K extends IdesQuestion["ask"]> = Extract<IdesQuestion, { ask: K }>;
const QUESTIONS: { readonly [K in IdesQuestion["ask"]]: readonly QuestionOf<K>[] } = {
  division: [
    { ...caes, ask: "division", zone: "italia-1", kept: [], legions: 2, others: 1 },
    { ...caes, ask: "division", zone: "italia-1", kept: ["legio-I"], legions: 1, others: 0 },
  ],
  exodus: [{ ...rep, ask: "exodus", zone: "italia-1", pieces: ["legio-I", "m-brutus"] }],
  surrender: [
    { ...caes, ask: "surrender", left: 1 },
    { ...caes, ask: "surrender", left: 6 },
  ],
};

describe.each(LANGUAGES)("the Ides of March in %s", (language) => {
  const words = WORDS[language];

  test("every event", () => {
    const say = <K extends IdesEvent["e"]>(kind: K): void => {
      for (const event of EVENTS[kind]) expectSentence(words.events[kind](event), kind);
    };
    for (const kind of Object.keys(EVENTS) as IdesEvent["e"][]) say(kind);
  });

  test("every question", () => {
    const say = <K extends IdesQuestion["ask"]>(kind: K): void => {
      for (const question of QUESTIONS[kind]) expectSentence(words.questions[kind](question), kind);
    };
    for (const kind of Object.keys(QUESTIONS) as IdesQuestion["ask"][]) say(kind);
  });

  test("every refusal and every act", () => {
    for (const { why } of Object.values(IDES_NO)) {
      const said = wordingOf(box, language).refusals[why];
      expectSentence(typeof said === "string" ? said : said({}), why);
    }
    expectSentence(words.acts.keep(box.acts.keep(piece("legio-I"))), "keep");
  });
});
