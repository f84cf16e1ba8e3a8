import { LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import { botNote, type MaybeBot, markedName } from "./bot-names.ts";

const inAll = (player: MaybeBot): string[] => LANGUAGES.map((language) => markedName(player, language));

test("people are called by their names alone", () => {
  expect(new Set(inAll({ name: "Miles", guest: false }))).toEqual(new Set(["Miles"]));
  expect(botNote({}, "en")).toBeNull();
});

test("a bot of the house is said to be one", () => {
  expect(new Set(inAll({ name: "Miles", guest: false, bot: "miles" }))).toEqual(new Set(["Miles (bot)"]));
});

test("a bot of somebody is said to be his", () => {
  const castor = { name: "Castor", guest: false, bot: true, runBy: "Julia" } as const;
  expect(inAll(castor)).toEqual(["Castor (Julia’s bot)", "Castor (bot de Julia)", "Castor (bot di Julia)"]);
});

test("one that is no longer here has no name, and nobody who runs it", () => {
  expect(markedName({ name: "", guest: false, bot: true, runBy: "" }, "en")).toBe("a former player (bot)");
});
