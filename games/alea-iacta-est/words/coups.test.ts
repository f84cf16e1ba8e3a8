/** Every sentence about coups and the exchange of factions is said in every language, of everything that can be said. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { CoupEvent } from "../events/coups.ts";
import type { CoupQuestion } from "../questions/coups.ts";
import { COUP_NO } from "../refusals/coups.ts";
import { acts, box, piece } from "../testing/table.ts";
import { coupsIn as inEnglish } from "./en/coups.ts";
import { saidIn as english } from "./en/names.ts";
import { coupsIn as inFrench } from "./fr/coups.ts";
import { saidIn as french } from "./fr/names.ts";
import { wordingOf } from "./index.ts";
import { coupsIn as inItalian } from "./it/coups.ts";
import { saidIn as italian } from "./it/names.ts";
import { titlesOf } from "./titles.ts";
import type { CoupWords } from "./wording.ts";

const titles = titlesOf(box);
const WORDS: Readonly<Record<Language, CoupWords>> = {
  en: inEnglish(english(titles)),
  fr: inFrench(french(titles)),
  it: inItalian(italian(titles)),
};

const HOLES = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|AIE-/;

function expectSentence(text: string, about: string): void {
  expect(text, about).not.toMatch(HOLES);
  expect(text, `${about} starts with a capital and ends`).toMatch(/^[^a-zà-ÿ].*[.?]$/);
}

const caes = { rule: "", side: "caesarians" } as const;
const rep = { rule: "", side: "republicans" } as const;
const scipio = { leader: "scipio", zone: "asia-5" };
const thrown = { die: 5, modifier: -1, pc: 4 };

type EventOf<K extends CoupEvent["e"]> = Extract<CoupEvent, { e: K }>;
const EVENTS: { readonly [K in CoupEvent["e"]]: readonly EventOf<K>[] } = {
  coup: [
    { ...caes, e: "coup", against: "republicans", ...scipio, ...thrown, validated: true },
    { ...rep, e: "coup", against: "caesarians", ...scipio, ...thrown, modifier: 0, validated: false },
  ],
  triumvir: [
    { ...rep, e: "triumvir", leader: "scipio", region: "asia", die: 2, pc: 3, named: true },
    { ...caes, e: "triumvir", leader: "scipio", region: "asia", die: 3, pc: 3, named: false },
  ],
  fidelity: [
    { ...caes, e: "fidelity", ...scipio, ...thrown, faithful: true },
    { ...caes, e: "fidelity", ...scipio, ...thrown, modifier: 0, faithful: false },
  ],
  "changed-sides": [
    { ...caes, e: "changed-sides", leaders: ["cato"], units: ["legio-X", "naves-6sp-t0-1"], zone: "asia-5" },
    { ...rep, e: "changed-sides", leaders: [], units: ["legio-X"], zone: "asia-5" },
  ],
  "coup-over": [{ ...caes, e: "coup-over", leader: "scipio" }],
  "coup-won": [{ ...caes, e: "coup-won", against: "republicans", leader: "scipio" }],
  "neutrality-over": [
    { ...rep, e: "neutrality-over", region: "asia", leader: "scipio" },
    { ...rep, e: "neutrality-over", side: null, region: "asia", leader: "scipio" },
  ],
  exchange: [
    { rule: "", e: "exchange", caesarians: "quirinal", republicans: "palatine", score: -10 },
    { rule: "", e: "exchange", caesarians: "palatine", republicans: "quirinal", score: 4 },
  ],
};
const QUESTION: CoupQuestion = { ...rep, ask: "triumvirate", leader: "scipio", region: "asia", pc: 3 };

describe.each(LANGUAGES)("coups in %s", (language) => {
  const words = WORDS[language];

  test("every event", () => {
    const say = <K extends CoupEvent["e"]>(kind: K): string[] => EVENTS[kind].map((event) => words.events[kind](event));
    for (const kind of Object.keys(EVENTS) as CoupEvent["e"][])
      for (const text of say(kind)) expectSentence(text, `${kind} in ${language}`);
  });

  test("the question, its answer, and every refusal", () => {
    expectSentence(words.questions.triumvirate(QUESTION), "triumvirate");
    const act = acts.read({ do: "appoint", leader: "scipio" });
    if (act.do !== "appoint") throw new Error("no such act");
    expect(words.acts.appoint(act)).toContain(titles.piece(piece("scipio")));
    for (const { why } of Object.values(COUP_NO)) expectSentence(String(wordingOf(box, language).refusals[why]), why);
  });

  test("the modifier is shown where there is one", () => {
    expect(words.events.coup(EVENTS.coup[0])).toContain("5 - 1 = 4");
    expect(words.events.coup(EVENTS.coup[1])).not.toContain("=");
  });

  test("the exchange says what becomes of the score, with its sign", () => {
    expect(words.events.exchange(EVENTS.exchange[0])).toContain("-10");
    expect(words.events.exchange(EVENTS.exchange[1])).toContain("+4");
  });
});
