import { expect, test } from "vitest";
import { joined, sentence, signed } from "./sentences.ts";

test("things are listed as one says them", () => {
  expect(joined([], "and")).toBe("");
  expect(joined(["Caesar"], "and")).toBe("Caesar");
  expect(joined(["Caesar", "Brutus"], "et")).toBe("Caesar et Brutus");
  expect(joined(["Caesar", "Brutus", "Cassius"], "and")).toBe("Caesar, Brutus and Cassius");
});

test("sentences start with a capital, modifiers with their sign", () => {
  expect(sentence("événement 3")).toBe("Événement 3");
  expect(sentence("")).toBe("");
  expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "-1"]);
});
