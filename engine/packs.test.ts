import { describe, expect, test } from "vitest";
import { labelOf, PACK_LIMITS, type Pack, parsePack, writePack } from "./packs.ts";

const pack: Pack = { game: "skirmish", name: "Mine", components: { fields: ["a", "b"], rounds: 2 } };
const file = writePack(pack);
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(file), ...change });

describe("a pack", () => {
  test("is read as it was written", () => {
    expect(parsePack(file)).toEqual(pack);
    expect(parsePack(`\uFEFF${file}`)).toEqual(pack);
  });

  test("is known by its components, not by its name or the order of its fields", () => {
    const { id } = labelOf(pack);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(labelOf({ name: "Yours", components: { rounds: 2, fields: ["a", "b"] } })).toEqual({ id, name: "Yours" });
    expect(labelOf({ ...pack, components: { fields: ["b", "a"], rounds: 2 } }).id).not.toBe(id);
  });

  const wrong: readonly [text: string, sentence: string][] = [
    ["no", "The pack is not JSON"],
    ["[]", "The pack: must be an object, not a list."],
    ["{}", 'pack: must be "rubicon", or this is no pack.'],
    [changed({ format: 2 }), "format: must be 1, the only format that can be read."],
    [changed({ more: 1 }), "more: there is no such field; the fields are pack, format, game, name, components."],
    [changed({ name: " " }), "name: must be a name of at most 80 ordinary characters."],
    [changed({ name: "x".repeat(81) }), "name: must be a name of at most 80 ordinary characters."],
    [changed({ name: "a\u0000b" }), "name: must be a name of at most 80 ordinary characters."],
    [changed({ game: 3 }), 'game: must be a text, not "3".'],
    [changed({ components: undefined }), "components: is missing."],
    [changed({ components: JSON.parse("[".repeat(40) + "]".repeat(40)) }), "components: is nested too deeply."],
    [" ".repeat(PACK_LIMITS.characters + 1), "The pack is longer than the 4000000 characters that are read."],
  ];
  test.each(wrong)("%# that is none is refused in a sentence", (text, sentence) => {
    expect(() => parsePack(text)).toThrow(sentence);
  });
});
