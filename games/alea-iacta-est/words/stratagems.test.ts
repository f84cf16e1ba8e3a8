/** Every sentence about stratagems is said in every language, of everything that can be said. */
import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { StratagemEvent } from "../events/stratagems.ts";
import { MOMENTS } from "../plays/moments.ts";
import type { StratagemQuestion } from "../questions/stratagems.ts";
import { STRATAGEM_NO } from "../refusals/stratagems.ts";
import { ORDERS } from "../steps/window.ts";
import { actOf, box } from "../testing/table.ts";
import { words } from "./index.ts";

const HOLES = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|AIE-/;

function expectSentence(text: string, about: string): void {
  expect(text.trim(), about).not.toBe("");
  expect(text, about).not.toMatch(HOLES);
  expect(text, `${about} starts with a capital`).toMatch(/^[^a-zà-ÿ]/);
}

const r = { rule: "" };
const caes = { ...r, side: "caesarians" } as const;
const rep = { ...r, side: "republicans" } as const;
const tested = { ...r, e: "plague-tested", zone: "gallia-8" } as const;
const tolls = [
  { reduced: ["legio-I"], lost: [] },
  { reduced: ["legio-I", "legio-II"], lost: ["legio-III"] },
  { reduced: [], lost: ["legio-III", "legio-IV"] },
];

type EventOf<K extends StratagemEvent["e"]> = Extract<StratagemEvent, { e: K }>;
const EVENTS: { readonly [K in StratagemEvent["e"]]: readonly EventOf<K>[] } = {
  played: box.faces.map((face) => ({
    ...caes,
    e: "played",
    seat: "palatine",
    counter: "stratagem-01",
    ...box.stratagems[face],
  })),
  "die-set": [{ ...caes, e: "die-set", sides: 10, from: 9, to: 0 }],
  "intrigue-ended": [{ ...caes, e: "intrigue-ended", counter: "stratagem-14" }],
  imperium: [{ ...rep, e: "imperium", spqr: 3 }],
  fled: [["legio-I"], ["scipio", "legio-I"], ["scipio", "legio-I", "legio-II", "legio-III", "legio-IV"]].map(
    (pieces) => ({
      ...rep,
      e: "fled",
      pieces,
      from: "gallia-5",
      to: "gallia-6",
    }),
  ),
  murder: [true, false].map((killed) => ({ ...caes, e: "murder", leader: "scipio", die: killed ? 9 : 2, killed })),
  plague: [{ ...caes, e: "plague", zone: "gallia-8" }],
  "plague-tested": [
    { ...tested, side: "caesarians", piece: "legio-X", die: 9, struck: true },
    { ...tested, side: "republicans", piece: "scipio", die: 8, struck: false },
    { ...tested, side: null, piece: "cleopatra-vii", die: 8, struck: false },
  ],
  sickened: tolls.map((toll) => ({ ...r, e: "sickened", zone: "gallia-8", ...toll })),
  "plague-over": [{ ...r, e: "plague-over", zone: "gallia-8" }],
  deserted: tolls.map((toll) => ({ ...rep, e: "deserted", zone: "gallia-5", ...toll })),
  suborned: [{ ...caes, e: "suborned", unit: "legio-I", zone: "gallia-5" }],
  shot: [{ ...rep, e: "shot", unit: "legio-X", zone: "asia-5" }],
};

type QuestionOf<K extends StratagemQuestion["ask"]> = Extract<StratagemQuestion, { ask: K }>;
const QUESTIONS: { readonly [K in StratagemQuestion["ask"]]: readonly QuestionOf<K>[] } = {
  window: [
    ...MOMENTS.map((moment) => ({ ...caes, ask: "window", moment, zone: "gallia-5", die: 3, sides: 6 }) as const),
    ...(["evasion", "loneLeader", "murder", "plague"] as const).map(
      (trial) => ({ ...caes, ask: "window", moment: "die", die: 3, sides: 10, trial, piece: "scipio" }) as const,
    ),
  ],
  uprising: [{ ...caes, ask: "uprising" }],
  flight: [
    { ...rep, ask: "flight", zone: null, to: "gallia-6" },
    { ...rep, ask: "flight", zone: "gallia-5", to: "gallia-6" },
  ],
  luring: [{ ...caes, ask: "luring", zone: "gallia-5", left: 2 }],
  suborning: [true, false].map((second) => ({ ...caes, ask: "suborning", zone: "gallia-5", second })),
};

const ACTS = [
  "play stratagem-08-b",
  "raise stratagem-07-a daci",
  "ally stratagem-12-a numidae",
  "flee stratagem-03-b gallia-6",
  "set-die stratagem-13-b 4",
  "murder stratagem-01-b scipio",
  "infect stratagem-16-b gallia-8",
  "lure stratagem-02-b gallia-5",
  "shoot stratagem-09-b legio-X",
  "pacify stratagem-08-b numidae",
  "pacify-nation stratagem-10-b celts",
  "pass",
  "raise-too daci",
  "evacuate gallia-5",
  "lure-unit legio-I",
  "suborn legio-I",
].map(actOf);

describe.each(LANGUAGES)("in %s", (language) => {
  const spoken = words(box, language);

  test("events are told", () => {
    for (const event of Object.values(EVENTS).flat()) expectSentence(spoken.event(event), `${language} ${event.e}`);
  });

  test("questions are asked", () => {
    for (const question of Object.values(QUESTIONS).flat())
      expectSentence(spoken.question(question), `${language} ${question.ask}`);
  });

  test("acts have labels", () => {
    for (const act of ACTS) expectSentence(spoken.act(act), `${language} ${act.do}`);
  });

  test("refusals are explained", () => {
    for (const refusal of Object.values(STRATAGEM_NO))
      expectSentence(spoken.refusal(refusal), `${language} ${refusal.why}`);
  });

  test("standing orders have names", () => {
    for (const { id } of ORDERS) expectSentence(spoken.order(id), `${language} ${id}`);
  });
});
