/** Every sentence of the chapter of combat is said in every language, of everything that can be said. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { CombatEvent } from "../events/combat.ts";
import type { CombatQuestion } from "../questions/combat.ts";
import { COMBAT_NO } from "../refusals/combat.ts";
import { actOf, box } from "../testing/table.ts";
import { combatIn as inEnglish } from "./en/combat.ts";
import { saidIn as english } from "./en/names.ts";
import { combatIn as inFrench } from "./fr/combat.ts";
import { saidIn as french } from "./fr/names.ts";
import { words } from "./index.ts";
import { combatIn as inItalian } from "./it/combat.ts";
import { saidIn as italian } from "./it/names.ts";
import { titlesOf } from "./titles.ts";
import type { CombatWords } from "./wording.ts";

const titles = titlesOf(box);
const WORDS: Readonly<Record<Language, CombatWords>> = {
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
const force = { units: ["legio-X"], leaders: [], sp: 5, quality: 3, tb: 0, pc: null };
const hunted = { ...rep, e: "hunted", leader: "cato", zone: "italia-1" } as const;
const evasion = { ...rep, e: "evasion", leader: "cato", zone: "italia-1", die: 3, sr: 2 } as const;
const losses = { ...rep, e: "losses", zone: "italia-1" } as const;
const decided = {
  ...r,
  e: "battle-decided",
  zone: "italia-1",
  naval: false,
  winner: "caesarians",
  loser: "republicans",
  baseColumn: "5/4",
  column: "3/2",
  die: 3,
  row: 4,
  attacker: "1/2",
  defender: "A",
} as const;

type EventOf<K extends CombatEvent["e"]> = Extract<CombatEvent, { e: K }>;
const EVENTS: { readonly [K in CombatEvent["e"]]: readonly EventOf<K>[] } = {
  die: [{ ...caes, e: "die", sides: 6, face: 4 }],
  hunted: [
    { ...hunted, die: null, escapes: false, rule: "AIE-8.2.t" },
    { ...hunted, die: null, escapes: false, rule: "AIE-EV4.e" },
    { ...hunted, die: null, escapes: true },
    { ...hunted, die: 3, escapes: true },
  ],
  escaped: [{ ...rep, e: "escaped", leader: "cato", from: "italia-1", to: "italia-4" }],
  assigned: [{ ...caes, e: "assigned", leader: "caesar", zone: "gallia-8", naval: true }],
  evasion: [
    { ...evasion, bonus: 0, success: false },
    { ...evasion, bonus: 2, success: true },
  ],
  evaded: [
    { ...rep, e: "evaded", leader: "cato", pieces: ["cato", "legio-I"], from: "italia-1", to: "italia-4" },
    { ...rep, e: "evaded", leader: "cato", pieces: ["cato"], from: "italia-1", to: "italia-4" },
  ],
  "fleet-taken": [
    { ...rep, e: "fleet-taken", zone: "gallia-8", units: ["naves-6sp-t0-1"] },
    { ...rep, e: "fleet-taken", zone: "gallia-8", units: ["naves-6sp-t0-1", "naves-6sp-t0-2"], why: "unled" },
    { ...rep, e: "fleet-taken", zone: "gallia-8", units: ["naves-6sp-t0-1"], why: "no-sea" },
  ],
  battle: [true, false].map((naval) => ({
    ...r,
    e: "battle",
    zone: "gallia-8",
    naval,
    attacker: { ...force, side: "caesarians" },
    defender: { ...force, side: "republicans" },
  })),
  "battle-decided": [
    { ...decided, modifiers: [] },
    { ...decided, modifiers: [{ key: "tactical", value: 2, rule: "AIE-CT.a" }] },
  ],
  losses: [
    { ...losses, reduced: ["legio-I"], lost: [] },
    { ...losses, reduced: ["legio-I", "legio-III"], lost: ["legio-XXI"] },
    { ...losses, reduced: [], lost: ["legio-XXI", "legio-XXII"] },
  ],
  retreated: [
    { ...rep, e: "retreated", pieces: ["legio-I"], from: "italia-1", to: "italia-4" },
    {
      ...rep,
      e: "retreated",
      pieces: ["cato", "legio-I", "legio-III", "legio-XXI", "legio-XXII"],
      from: "italia-1",
      to: "italia-4",
    },
  ],
  "cut-off": [
    { ...rep, e: "cut-off", zone: "graecia-5", units: ["legio-I"], leaders: [] },
    { ...rep, e: "cut-off", zone: "graecia-5", units: ["legio-I"], leaders: ["cato"] },
  ],
  embarked: [{ ...rep, e: "embarked", zone: "gallia-8", pieces: ["cato", "legio-I"] }],
  drowned: [
    { ...rep, e: "drowned", zone: "mare-internum-centralis", units: ["legio-I"] },
    { ...rep, e: "drowned", zone: "mare-internum-centralis", units: ["legio-I", "legio-III"] },
  ],
};

const retreat = { ...rep, ask: "retreat", zone: "gallia-8", pieces: ["cato", "legio-I"] } as const;
const evading = { ...rep, ask: "evasion", zone: "gallia-8", leader: "cato" } as const;
type QuestionOf<K extends CombatQuestion["ask"]> = Extract<CombatQuestion, { ask: K }>;
const QUESTIONS: { readonly [K in CombatQuestion["ask"]]: readonly QuestionOf<K>[] } = {
  loneLeader: [{ ...rep, ask: "loneLeader", leader: "cato", zone: "italia-1" }],
  assigning: [{ ...rep, ask: "assigning", zone: "gallia-8" }],
  evasions: [{ ...rep, ask: "evasions", zones: ["gallia-8", "gallia-5"] }],
  fleetEvasions: [true, false].map((must) => ({ ...rep, ask: "fleetEvasions", zones: ["gallia-8"], must })),
  evasion: [
    { ...evading, naval: true, units: 0, command: null },
    { ...evading, naval: false, units: 1, command: 4 },
  ],
  battles: [
    { ...caes, ask: "battles", zones: ["gallia-8"] },
    { ...caes, ask: "battles", zones: ["gallia-8", "gallia-5"] },
  ],
  losses: [1, 3].map((left) => ({ ...caes, ask: "losses", zone: "gallia-8", left })),
  retreat: [
    { ...retreat, ships: 0, wayOut: true },
    { ...retreat, ships: 2, wayOut: true },
    { ...retreat, ships: 2, wayOut: false },
  ],
  drowning: [{ ...rep, ask: "drowning", zone: "mare-internum-centralis" }],
};

const ACTS = [
  "afloat caesar",
  "evade caesar",
  "bring legio-X",
  "slip gallia-5",
  "stand",
  "escape gallia-5",
  "fight gallia-5",
  "lose legio-X",
  "retreat gallia-5",
  "embark legio-X",
  "drown legio-X",
].map(actOf);

describe.each(LANGUAGES)("in %s", (language) => {
  const spoken = words(box, language);
  const own = WORDS[language];

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
    for (const refusal of Object.values(COMBAT_NO))
      expectSentence(spoken.refusal(refusal), `${language} ${refusal.why}`);
  });

  test("modifiers have names", () => {
    for (const [key, name] of Object.entries(own.modifiers)) expect(name, `${language} ${key}`).not.toBe("");
  });
});

describe("one goes, several go", () => {
  const alone = ["cato"];
  const army = ["cato", "legio-I", "legio-II"];
  const both = ["cato", "cassius", "legio-I"];
  const many = ["legio-I", "legio-II", "legio-III", "legio-V"];
  const said = (pieces: readonly string[]): string[] => [
    WORDS.en.events.evaded({ ...rep, e: "evaded", leader: "cato", pieces, from: "italia-1", to: "italia-4" }),
    WORDS.en.events.retreated({ ...rep, e: "retreated", pieces, from: "italia-1", to: "italia-4" }),
    WORDS.en.events.embarked({ ...rep, e: "embarked", pieces, zone: "italia-1" }),
  ];

  test("by the leaders, or where there are none by the units", () => {
    expect(said(alone)).toEqual([
      "Cato evades from Italia 1 to Italia 4.",
      "Cato retreats from Italia 1 to Italia 4.",
      "Cato goes aboard in Italia 1.",
    ]);
    expect(said(army)[2]).toBe("Cato with Legio I and Legio II goes aboard in Italia 1.");
    expect(said(both)[2]).toBe("Cato and Cassius with Legio I go aboard in Italia 1.");
    expect(said(many)[1]).toBe("4 units retreat from Italia 1 to Italia 4.");
  });

  test.each([
    ["fr", "Le vainqueur en Italia 1 doit affaiblir une unité\u00a0: laquelle\u00a0?"],
    ["it", "Il vincitore in Italia 1 deve indebolire un’unità: quale?"],
  ] as const)("and in %s too", (language, one) => {
    expect(WORDS[language].questions.losses({ ...caes, ask: "losses", zone: "italia-1", left: 1 })).toBe(one);
  });

  test("AIE-8.4.2.e whoever loses a step is named", () => {
    const toll = ["legio-I", "legio-III"];
    const told = (language: Language): string =>
      words(box, language).event({ ...losses, reduced: toll, lost: ["legio-XXI"] });
    expect(told("en")).toBe("Republicans in Italia 1: Legio I and Legio III reduced; Legio XXI lost.");
    expect(told("fr")).toContain("affaiblies\u00a0: Legio I et Legio III\u00a0; éliminée\u00a0: Legio XXI.");
    expect(told("it")).toContain("indebolite: Legio I e Legio III; eliminata: Legio XXI.");
  });

  test("what is lost agrees with how much it is", () => {
    const toll = (lost: readonly string[]): string[] => [french(titles).toll([], lost), italian(titles).toll([], lost)];
    expect(toll(["legio-I"])).toEqual(["éliminée\u00a0: Legio I", "eliminata: Legio I"]);
    expect(toll(["legio-I", "legio-V"])[0]).toContain("éliminées");
  });
});

test("AIE-8.2.r AIE-8.2.t AIE-EV4.e why somebody is lost is told, and nothing that is not so", () => {
  const { event } = words(box, "en");
  expect(EVENTS.hunted.map(event)).toEqual([
    "Cato is alone among enemies in Italia 1, with no free zone to go to: he is killed.",
    "Cato is alone among enemies in Italia 1 and too ill to get away: he is killed.",
    "Cato is alone among enemies in Italia 1: he gets away.",
    "Cato is alone among enemies in Italia 1 and throws 3: he gets away.",
  ]);
  expect(EVENTS["fleet-taken"].map((told) => event(told).split(",")[0])).toEqual([
    "With no way out to sea",
    "With nobody to lead the ships out",
    "With no free sea to go to",
  ]);
});
