/** What is meant by a gesture, in words. */
import { LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import { juliusCaesar } from "../index.ts";
import type { Intent } from "./index.ts";

const said = (intent: Intent) => LANGUAGES.map((language) => juliusCaesar.words(language).intent?.(intent));

test("how many blocks go where, and through which places", () => {
  const near: Intent = { do: "bring", to: "roma", columns: [{ blocks: ["legio-7"], way: ["roma"] }] };
  expect(said(near)).toEqual(["1 block → Roma", "1 bloc → Roma", "1 blocco → Roma"]);
  const column = { blocks: ["legio-7", "legio-8"], way: ["genua", "roma"] };
  expect(said({ ...near, columns: [column, { blocks: ["legio-9"], way: ["roma"] }] })).toEqual([
    ...["3 blocks → Roma, by way of Genua", "3 blocs → Roma, par Genua", "3 blocchi → Roma, attraverso Genua"],
  ]);
  const route = { blocks: ["legio-7"], way: ["hispanum", "tyrrhenum", "roma"], by: "hispanum+tyrrhenum" };
  expect(said({ ...near, columns: [route] })).toEqual([
    "1 block → Roma, across Mare Hispanum and Mare Tyrrhenum",
    "1 bloc → Roma, par le Mare Hispanum et le Mare Tyrrhenum",
    "1 blocco → Roma, attraverso il Mare Hispanum e il Mare Tyrrhenum",
  ]);
});

test("that all fire", () => {
  const intent: Intent = { do: "fire-all", side: "caesar", place: "roma", round: 1 };
  expect(said(intent)).toEqual(["All fire", "Tous tirent", "Tirano tutti"]);
});

test("of what nobody means there are no words", () => {
  expect(() => juliusCaesar.words("en").intent?.({ do: "fly" })).toThrow("nobody means to fly");
});
