/** The drawing of the ground: what it shows, in every language, and that it can be told apart without colour. */
import { LANGUAGES } from "@rubicon/engine";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KIT } from "../testing.ts";
import { faceWords } from "../words/languages.ts";
import { Ground } from "./Ground.tsx";

const { geography } = KIT;

const drawn = renderToStaticMarkup(<Ground geography={geography} words={faceWords.en.ground} />);
const count = (part: string): number => drawn.split(part).length - 1;

test("every city has its town and its name", () => {
  for (const { name } of geography.cities) expect(drawn).toContain(`>${name}</text>`);
  expect(count('class="jcm-town"')).toBe(geography.cities.length);
});

test("every sea and land is named along its curve", () => {
  for (const { name } of [...geography.seas, ...geography.regions])
    expect(drawn).toContain(`>${name.toUpperCase()}</textPath>`);
});

test("numbers and anchors stand where the game has them, and once more in the legend", () => {
  const valued = geography.cities.filter((city) => city.value > 0).length;
  const ports = (kind: string): number => geography.cities.filter((city) => city.port === kind).length;
  expect(count('class="jcm-medal"')).toBe(valued + 1);
  expect(count("jcm-anchor-major")).toBe(ports("major") + 1);
  expect(count("jcm-anchor-minor")).toBe(ports("minor") + 1);
});

test.each(LANGUAGES)("the legend speaks %s", (language) => {
  const legend = renderToStaticMarkup(<Ground geography={geography} words={faceWords[language].ground} />);
  for (const word of Object.values(faceWords[language].ground)) expect(legend).toContain(word);
});

test("no filter and no clip slows the map down", () => {
  expect(drawn).not.toMatch(/<filter|<clipPath|<mask/);
});
