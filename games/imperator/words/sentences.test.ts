/** Every sentence is said in every language, of everything that can be said. */
import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import { imperator } from "../index.ts";
import { NO } from "../refusals/index.ts";
import { ORDERS } from "../steps/window.ts";
import { EVENTS } from "../testing/events-said.ts";
import { FORECASTS, INTENTS, OUTCOMES, QUESTIONS } from "../testing/questions-said.ts";
import { r, rome } from "../testing/said.ts";
import { words } from "./index.ts";

const { box } = imperator;

const HOLES = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|IMP-|\.\.|: [^:.;,]+: [^:.;,]+:/;

function expectSentence(text: string, about: string): void {
  expect(text.trim(), about).not.toBe("");
  expect(text, about).not.toMatch(HOLES);
  expect(text, `${about} starts with a capital`).toMatch(/^[^a-zà-ÿ]/);
}

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

test("IMP-TE.6.a whoever stands in Rome already does not go there", () => {
  const [away, there] = EVENTS.summoned;
  const lines = (event: Event) => LANGUAGES.map((language) => words(box, language).event(event));
  expect(lines(away)).toEqual([
    "Lucius Verus is wanted in Rome: there he goes, and there he stays this year.",
    "Lucius Verus est attendu à Rome\u00a0: il s’y rend et y reste cette année.",
    "Lucio Vero è atteso a Roma: vi si reca e quest’anno vi resta.",
  ]);
  expect(lines(there)).toEqual([
    "Lucius Verus is wanted in Rome: he is there, and there he stays this year.",
    "Lucius Verus est requis à Rome\u00a0: il y est et y reste cette année.",
    "Lucio Vero è richiesto a Roma: è già lì e quest’anno vi resta.",
  ]);
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
  const marched = (from: string, to: string): Event => ({
    ...rome,
    e: "marched",
    pieces: ["commodus"],
    from,
    to,
    cost: 1,
    crossed: false,
  });
  const lines = (event: Event) => LANGUAGES.map((language) => words(box, language).event(event));
  expect(lines(marched("noricum", "quades"))).toEqual([
    "Commodus marches from Noricum to the land of the Quadi (1 MP).",
    "Commode passe du Noricum au pays des Quades (1 PM).",
    "Commodo passa dal Noricum nella terra dei Quadi (1 MP).",
  ]);
  expect(lines(marched("tarraconensis", "alpes"))).toEqual([
    "Commodus marches from Hispania Tarraconensis to the Alpes (1 MP).",
    "Commode passe d’Hispania Tarraconensis dans les Alpes (1 PM).",
    "Commodo passa da Hispania Tarraconensis nelle Alpes (1 MP).",
  ]);
  expect(lines({ ...r, e: "pacified", people: "jazyges", how: "stratagem" })).toEqual([
    "The Iazyges make their peace with Rome.",
    "Les Jazyges font la paix avec Rome.",
    "Gli Iazyges fanno la pace con Roma.",
  ]);
  expect(lines({ ...r, e: "pacified", people: "adiabene", how: "arms" })).toEqual([
    "No unit of Adiabene is left: pacified by arms, it keeps quiet for five years.",
    "Il ne reste aucune unité de l’Adiabene\u00a0: la paix est imposée par les armes, pour cinq ans.",
    "Non resta alcuna unità dell’Adiabene: la pace è imposta con le armi, per cinque anni.",
  ]);
  expect(lines({ ...r, e: "winter", year: 161 })).toEqual([
    "The winter of AD 161.",
    "L’hiver de 161 apr. J.-C.",
    "L’inverno del 161 d.C.",
  ]);
});
