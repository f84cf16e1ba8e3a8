/** Packs on the bench and files: what is loaded, what is refused in one sentence, what is kept on the device. */
import "fake-indexeddb/auto";
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { BadInput, LANGUAGES, writePack } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { openChest } from "../local/chest.ts";
import { exportPack } from "../packs/keeping.ts";
import { benchFor, change, lay, packOn, undo } from "./bench.ts";
import { keepDraft, keptDraft } from "./drafts.ts";
import { packFrom } from "./files.ts";
import { withValue } from "./steps.ts";

const { standard } = aleaIactaEstRules;
const GAME = standard.game;
const mine = { ...standard, name: "Mine", components: withValue(standard.components, "counters.units[0].full.sp", 6) };
/** The rules would not take it: it is loaded all the same, to be mended. */
const unfit = {
  ...standard,
  name: "Unfit",
  components: withValue(standard.components, "counters.units[0].full.sp", 60),
};

describe("a file", () => {
  test("comes back as it was saved, whether it fits or not", () => {
    for (const pack of [mine, unfit]) {
      const { name, text } = exportPack(pack);
      expect(name).toBe(`alea-iacta-est-${pack.name.toLowerCase()}.json`);
      expect(packFrom(text, GAME, "en")).toEqual(pack);
    }
  });

  test("takes the place of what is on the bench, and that can be undone", () => {
    const bench = change(benchFor(standard), null, { components: mine.components });
    const laid = lay(bench, packFrom(writePack(unfit), GAME, "en"));
    expect(packOn(laid)).toEqual(unfit);
    expect(packOn(undo(laid)).components).toBe(mine.components);
  });

  const BAD: readonly (readonly [string, string])[] = [
    ["", "The pack is not JSON"],
    ["{ not a pack", "The pack is not JSON"],
    ["[]", "The pack: must be an object"],
    ["{}", 'pack: must be "rubicon", or this is no pack.'],
    [writePack(mine).replace('"format": 1', '"format": 9'), "format: must be 1"],
    [writePack({ ...mine, name: "" }), "name: must be a text"],
    [writePack({ ...mine, game: "julius-caesar" }), "These are components of Julius Caesar, not of Alea Iacta Est."],
    [writePack({ ...mine, game: "senet" }), "These are components of senet, not of Alea Iacta Est."],
    [
      `{"pack":"rubicon","format":1,"game":"${GAME}","name":"x","components":${"[".repeat(20)}${"]".repeat(20)}}`,
      "nested too deeply",
    ],
    ["x".repeat(4_000_001), "The pack is longer than"],
  ];
  test.each(BAD)("%#: a bad one is refused in one sentence", (text, sentence) => {
    const load = () => packFrom(text, GAME, "en");
    expect(load).toThrow(BadInput);
    expect(load).toThrow(sentence);
  });

  test("of another game says so in every language", () => {
    const said = LANGUAGES.map((language) => {
      try {
        return packFrom(writePack({ ...mine, game: "julius-caesar" }), GAME, language);
      } catch (error) {
        return String(error);
      }
    });
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });
});

describe("a draft", () => {
  test("is kept on this device, one for each game, and the last one counts", async () => {
    expect(await keptDraft(GAME)).toBeNull();
    expect(await keepDraft(mine)).toBe(true);
    expect(await keepDraft({ ...mine, game: "imperator", name: "Other" })).toBe(true);
    expect(await keepDraft(unfit)).toBe(true);
    expect(await keptDraft(GAME)).toEqual(unfit);
    expect((await keptDraft("imperator"))?.name).toBe("Other");
    // It is not among the packs that games can be begun with.
    expect(await (await openChest()).getAll("packs")).toEqual([]);
  });
});
