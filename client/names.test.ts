import { LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import { bareName, nameInJournal, playerName } from "./names.ts";

const inAll = (name: string, guest = true): string[] =>
  LANGUAGES.map((language) => playerName({ name, guest }, language));

test("a guest whose name was made up is called one in the reader's language", () => {
  expect(inAll("Horatia 8833")).toEqual(["Guest Horatia 8833", "Invité Horatia 8833", "Ospite Horatia 8833"]);
});

test("names of before, with the English word in them, read the same", () => {
  expect(inAll("Guest Horatia 8833")).toEqual(inAll("Horatia 8833"));
  expect(bareName({ name: "Guest Horatia 8833", guest: true })).toBe("Horatia 8833");
});

test("a name that somebody chose stands as it is, a guest's too", () => {
  expect(new Set(inAll("Livia"))).toEqual(new Set(["Livia"]));
  expect(new Set(inAll("Horatia 8833", false))).toEqual(new Set(["Horatia 8833"]));
  expect(bareName({ name: "Guest Marcus 1234", guest: false })).toBe("Guest Marcus 1234");
});

test("somebody who has left has no name, at a table and in a journal, and is called a former player", () => {
  expect(inAll("", false)).toEqual(["a former player", "un ancien joueur", "un ex giocatore"]);
  expect(LANGUAGES.map((language) => nameInJournal("", language))).toEqual(inAll("", false));
  expect(nameInJournal("Livia", "it")).toBe("Livia");
  expect(nameInJournal(undefined, "it")).toBeUndefined();
});
