import { Found, LANGUAGES, type Language, nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { makeBox } from "../box.ts";
import { STANDARD } from "../data/standard.ts";
import { readComponents } from "../pack.ts";
import { rulebook } from "../rulebook/index.ts";
import { SCENARIO_IDS, type Scenario } from "../scenarios.ts";
import { TITLES } from "../stratagems.ts";
import { faces as enFaces } from "./en/faces.ts";
import * as en from "./en/names.ts";
import { saidIn } from "./en/said.ts";
import { scenarios as enScenarios } from "./en/scenarios.ts";
import { faces as frFaces } from "./fr/faces.ts";
import * as fr from "./fr/names.ts";
import { scenarios as frScenarios } from "./fr/scenarios.ts";
import { faces as itFaces } from "./it/faces.ts";
import * as it from "./it/names.ts";
import { scenarios as itScenarios } from "./it/scenarios.ts";
import type { Faces, ScenariosWords } from "./names.ts";
import { titlesOf } from "./titles.ts";

const box = makeBox(readComponents(new Found(STANDARD.components, "The components")));
const SPEECH = { en, fr, it };
const FACES: Readonly<Record<Language, Faces>> = { en: enFaces, fr: frFaces, it: itFaces };
const SCENARIOS: Readonly<Record<Language, ScenariosWords>> = { en: enScenarios, fr: frScenarios, it: itScenarios };

const printed = [...box.zoneTitles, ...box.pieceTitles, ...box.peopleTitles];
const titlesIn = (language: Language) => titlesOf(box, SPEECH[language].names);

describe.each([...LANGUAGES])("names in %s", (language) => {
  const titles = titlesIn(language);

  test("what is said otherwise is on the components, and said otherwise", () => {
    for (const [name, said] of Object.entries(SPEECH[language].names.said)) {
      expect(printed).toContain(name);
      expect(said).not.toBe(name);
    }
  });

  test("no two pieces, zones or Peoples are called alike", () => {
    for (const names of [
      box.pieces.map((piece) => titles.piece(piece)),
      [...box.zones, ...box.holds].map((zone) => titles.zone(zone)),
      box.peoples.map((people) => titles.people(people)),
    ])
      expect(new Set(names).size).toBe(names.length);
  });

  test("a People, its units and its land have one name", () => {
    for (const people of box.peoples) {
      const name = titles.people(people);
      for (const unit of box.unitsOf[people]) expect(titles.piece(unit)).toMatch(new RegExp(`^${name} \\d$`));
      for (const home of box.homes[people]) expect(titles.zone(home)).toMatch(new RegExp(`^${name}(?: \\(\\w+\\))?$`));
    }
  });

  test("nothing is left in the language of the files", () => {
    for (const piece of box.pieces) expect(titles.piece(piece)).not.toMatch(/^Vexillatio \(|\bchief I|Praetoria /);
    for (const leader of box.leaders) if (language !== "en") expect(titles.piece(leader)).not.toMatch(/chief/i);
  });

  test("a pack is taken at its word", () => {
    const people = box.peoples[0];
    const unit = box.unitsOf[people][0];
    const own = (name: string) => {
      const pieceTitles = box.pieceTitles.slice();
      for (const piece of [unit, box.vexillations[0], box.marcusAurelius]) pieceTitles[piece] = `${name} ${piece}`;
      return titlesOf({ ...box, pieceTitles }, SPEECH[language].names);
    };
    for (const piece of [unit, box.vexillations[0], box.marcusAurelius])
      expect(own("Mine").piece(piece)).toBe(`Mine ${piece}`);
  });

  test("parts of the empire have names in every form", () => {
    for (const front of [...box.fronts, "interior" as const])
      for (const name of Object.values(titles.part(front))) expect(name).toMatch(/^\p{L}.+/u);
    expect(() => titles.part("gallia")).toThrow("nothing in the box is called gallia");
  });
});

test("vexillations are numbered where a Front has several", () => {
  expect(titlesIn("en").piece("vexillatio_rhin_1")).toBe("Vexillation of the Rhine");
  expect(titlesIn("fr").piece("vexillatio_danube_2")).toBe("Deuxième vexillation du Danube");
  expect(titlesIn("it").piece("vexillatio_oriental_3")).toBe("Terza vessillazione d’Oriente");
});

test("whoever is aboard is aboard a fleet", () => {
  const aboard = LANGUAGES.map((language) => titlesIn(language).zone("aboard-classis_ravennas"));
  expect(aboard).toEqual([
    "aboard the Classis Ravennas",
    "à bord de la Classis Ravennas",
    "a bordo della Classis Ravennas",
  ]);
});

test("few units are named, many are counted, and those that lose a step are always named", () => {
  const { who, toll } = saidIn(titlesIn("en"));
  expect(who(["marcus_aurelius"])).toBe("Marcus Aurelius");
  expect(who(["x_gemina", "marcus_aurelius"])).toBe("Marcus Aurelius with X Gemina");
  expect(who(["x_gemina", "xiv_gemina", "i_adiutrix", "ii_adiutrix"])).toBe("4 units");
  expect(toll(["x_gemina"], ["parthes_1", "parthes_2"])).toBe("X Gemina reduced; Parthi 1 and Parthi 2 lost");
});

describe.each([...LANGUAGES])("stratagems in %s", (language) => {
  const faces = FACES[language];

  test("each has a title and a sentence or two", () => {
    expect(new Set(TITLES.map((title) => faces[title].title)).size).toBe(TITLES.length);
    for (const title of TITLES) {
      expect(faces[title].does, title).toMatch(/^\p{Lu}.{20,200}\.$/u);
      expect(faces[title].does.split(/\. /).length, title).toBeLessThan(4);
    }
  });

  test("the rulebook calls each by the same title", async () => {
    const { rules } = await rulebook(box, language);
    for (const title of TITLES) {
      const about = rules.filter(({ text }) => new RegExp(`^${faces[title].title} \\([BCE]\\)`).test(text));
      expect(about, title).toHaveLength(1);
    }
  });
});

describe.each([...LANGUAGES])("scenarios in %s", (language) => {
  test.each(SCENARIO_IDS.map((id, i) => ({ id, scenario: box.scenarios[nth<Scenario>(i)] })))(
    "$id",
    ({ id, scenario }) => {
      const { title, story, special } = SCENARIOS[language][id];
      expect(title).toContain(`${scenario.start}-${scenario.end}`);
      expect(title.startsWith(`${scenario.number}. `)).toBe(true);
      expect(story.split(/[.?!] /).length).toBeGreaterThanOrEqual(2);
      expect(story.length).toBeLessThan(420);
      // Whatever it orders for a year is said, with the year and the name.
      for (const { year, people } of scenario.wars) {
        expect(special).toContain(`${year}`);
        expect(special).toContain(titlesIn(language).people(people));
      }
      for (const { year } of [...scenario.forced, ...scenario.initiative]) expect(special).toContain(`${year}`);
      if (id !== "s5_grand_campaign")
        for (const people of scenario.war) expect(special).toContain(titlesIn(language).people(people));
    },
  );
});

test("every language tells the same figures of a scenario", () => {
  const figures = (text: string): string => [...new Set(text.match(/\d+/g))].sort().join();
  for (const id of SCENARIO_IDS)
    for (const language of LANGUAGES)
      for (const part of ["title", "special"] as const)
        expect(figures(SCENARIOS[language][id][part]), `${id} ${language}`).toBe(figures(SCENARIOS.en[id][part]));
});
