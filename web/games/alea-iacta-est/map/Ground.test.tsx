/** The drawing of the ground: what it shows, in every language, and that it can be told apart without colour. */
import { LANGUAGES } from "@rubicon/engine";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KIT } from "../testing.ts";
import { faceWords } from "../words/languages.ts";
import { Ground } from "./Ground.tsx";

const { geography, facts } = KIT;
const nationalityOf = (people: string) => facts.peoples.get(people)?.nationality ?? null;
const drawnIn = (language: (typeof LANGUAGES)[number]): string =>
  renderToStaticMarkup(
    <Ground geography={geography} words={faceWords[language].ground} nationalityOf={nationalityOf} />,
  );
const drawn = drawnIn("en");
const count = (part: string): number => drawn.split(part).length - 1;

test("every zone has its area, its name, and from far off its number", () => {
  for (const { sea, printed } of geography.zones) {
    if (sea) expect(drawn).toContain(`>${printed.name.toUpperCase()}</textPath>`);
    else expect(drawn).toContain(`>${printed.name}</text>`);
  }
  expect(count('class="volm-zone ')).toBe(geography.zones.filter(({ sea }) => !sea).length + 1);
  expect(count('class="volm-disc"')).toBe(geography.zones.filter(({ printed }) => printed.disc !== null).length);
});

test("every city and every port is marked and named", () => {
  const marks = geography.zones.flatMap((zone) => zone.marks);
  for (const { name } of marks) expect(drawn).toContain(`>${name}</text>`);
  expect(count('class="volm-mark"')).toBe(marks.length);
  expect(count('class="volm-anchor"')).toBe(marks.filter(({ port }) => port).length + 1);
});

test("lands of Peoples are hatched, closed seas too, mountains have hills, straits arrows, rivers names", () => {
  const peoples = geography.zones.filter(({ printed }) => printed.people !== null).length;
  const closed = geography.zones.filter(({ sea, printed }) => sea && !printed.open).length;
  expect(count('class="volm-hatched"')).toBe(peoples + 2);
  expect(count('class="volm-closed"')).toBe(closed);
  expect(geography.hills.length).toBeGreaterThan(20);
  expect(count('class="volm-strait"')).toBe(6);
  for (const name of ["RHENUS", "DANUVIUS", "EUPHRATES", "TIGRIS"]) expect(drawn).toContain(`>${name}</textPath>`);
});

test("borders are told apart by their kind", () => {
  for (const kind of ["zone", "region", "people", "frontier", "end", "sea"] as const)
    expect(geography.borders.some((border) => border.kind === kind)).toBe(true);
});

test.each(LANGUAGES)("the legend speaks %s", (language) => {
  const legend = drawnIn(language);
  for (const word of Object.values(faceWords[language].ground)) expect(legend).toContain(word);
});

test("no filter and no clip slows the map down", () => {
  expect(drawn).not.toMatch(/<filter|<clipPath|<mask/);
});
