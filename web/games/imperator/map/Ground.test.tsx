/** The drawing of the ground: what it shows, and that it can be told apart without colour. */
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

test("every zone has its area and its name", () => {
  for (const { sea, printed } of geography.zones) {
    if (sea) expect(drawn).toContain(`>${printed.name.toUpperCase()}</textPath>`);
    else for (const line of printed.title) expect(drawn).toContain(`>${line}</t`);
  }
  expect(count('class="volm-zone ')).toBe(geography.zones.filter(({ sea }) => !sea).length + 1);
});

test("zones of the same name are told apart by what stands below it, or by a city or camp", () => {
  const told = geography.zones.map(({ printed: { title, small, marks } }) =>
    [...title, small ?? marks.map(({ name }) => name).join(" ")].join(" "),
  );
  expect(new Set(told).size).toBe(told.length);
});

test("IMP-3.3.a every legion's camp is marked and named, and every city and port", () => {
  const marks = geography.zones.flatMap((zone) => zone.marks.filter(({ from }) => from === null));
  for (const { name } of marks) expect(drawn).toContain(`>${name}</text>`);
  expect(count('class="volm-mark"')).toBe(marks.length);
  for (const { type, stationName, enters } of facts.pieces.values())
    if (type === "legion" && enters === 0) expect(marks.map(({ name }) => name)).toContain(stationName);
});

test("IMP-9.1.a camps of later years are not on the ground, but have their place", () => {
  const later = geography.zones.flatMap((zone) => zone.marks.filter(({ from }) => from !== null));
  expect(later.map(({ name }) => name).sort()).toEqual([
    "Castra Albana",
    "Castra Regina",
    "Lauriacum",
    "Rhesaena",
    "Singara",
  ]);
  for (const { name } of later) expect(drawn).not.toContain(`>${name}</text>`);
});

test("lands of Peoples are hatched, closed seas too, straits have arrows, rivers names, the frontier its limes", () => {
  const peoples = geography.zones.filter(({ printed }) => printed.people !== null).length;
  const closed = geography.zones.filter(({ sea, printed }) => sea && !printed.open).length;
  expect(count('class="volm-hatched"')).toBe(peoples + 2);
  expect(count('class="volm-closed"')).toBe(closed);
  expect(count('class="volm-strait"')).toBe(5);
  for (const name of ["RHENUS", "DANUVIUS", "EUPHRATES", "TIGRIS"]) expect(drawn).toContain(`>${name}</textPath>`);
  expect(count('class="imp-limes"')).toBeGreaterThan(10);
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
