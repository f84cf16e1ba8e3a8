import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import type { Game, Json, Language } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { describe, expect, test } from "vitest";
import { meantBy, menuOf, typedWords } from "./menu.ts";
import { writeFound, writeMenu } from "./menu-lines.ts";

const game: Game = juliusCaesar;

const move = (block: string, to: string): Json => ({ do: "move", block, to });
const menu = (acts: readonly Json[], noteOn?: (text: string) => string) =>
  menuOf(
    game,
    acts.map((act) => game.acts.read(act)),
    "en",
    noteOn && ((act) => ({ note: noteOn(game.words("en").act(act)), alike: "", forecasts: [] })),
  );
const written = (acts: readonly Json[], noteOn?: (text: string) => string, width = 100) =>
  writeMenu(menu(acts, noteOn), width).split("\n");

/** Something that is asked while others act. */
const DIE = { ask: "die", rule: "AIE-6.1", window: "die" };
const LEFT = { kind: "moves", text: "2 moves left" };
const RAIN = { kind: "weather", text: "rain" };

describe("the list", () => {
  test("two cards that are alike are one choice", () => {
    const cards = ["3/2a", "mars", "3/2b"].map((card) => ({ do: "play", card }));
    expect(written(cards)).toEqual(["1. Play card 3/2", "2. Play Mars"]);
  });

  test("what ends a step stands last, wherever the game lists it", () => {
    const acts = [{ do: "end-moves" }, { do: "activate", place: "roma" }, { do: "activate", place: "genua" }];
    expect(written(acts)).toEqual(["1. Move a group from Roma", "2. Move a group from Genua", "", "3. End movement"]);
  });

  test("in a window it stands first, and faces of a die are not taken for numbers of the list", () => {
    const volume: Game = aleaIactaEst;
    const faces = ["1", "3", "8"].map((pips) => ({ do: "set-die", face: "stratagem-13-b", pips }));
    const window = [...faces, { do: "pass" }].map((act) => volume.acts.read(act));
    const list = (language: Language): string[] =>
      writeMenu(menuOf(volume, window, language, undefined, DIE), 100)
        .replaceAll("\u00a0", " ")
        .split("\n");
    expect(list("en")).toEqual([
      "1. Play nothing",
      "",
      "Divine favour:  2. a 1 instead    3. a 3 instead    4. an 8 instead",
    ]);
    expect(list("fr").at(-1)).toMatch(/ 2\. un 1 à la place +3\. un 3 à la place/);
    expect(list("it").at(-1)).toMatch(/ 2\. un 1 invece +3\. un 3 invece/);
  });

  test("each block has a row of its own, also one that has a single way to go", () => {
    const acts = [move("legio-13", "roma"), move("c-navis-2", "hadriaticum"), move("legio-13", "genua")];
    expect(written(acts)).toEqual([
      "Legio 13 →          1. Roma               2. Genua",
      "Caesar’s Navis 2 →  3. Mare Hadriaticum",
    ]);
  });

  test("a row that is too wide goes on below, past its head", () => {
    const acts = ["roma", "genua", "asculum"].map((to) => move("legio-13", to));
    expect(written(acts, undefined, 40)).toEqual(["Legio 13 →  1. Roma      2. Genua", "            3. Asculum"]);
  });

  test("what all of a kind have but one way to do is no row", () => {
    const acts = [move("legio-13", "roma"), move("legio-12", "roma")];
    expect(written(acts)).toEqual(["1. Legio 13 → Roma", "2. Legio 12 → Roma"]);
  });

  test("a note stands in brackets, in those of the act if it has any", () => {
    const acts = [
      { do: "fire", block: "legio-13" },
      { do: "fight", place: "roma" },
    ];
    expect(written(acts, () => "3 dice")).toEqual([
      "1. Fire with Legio 13 (C3, 3 dice)",
      "",
      "2. Fight in Roma (3 dice)",
    ]);
  });

  test("a note about what a row begins with is said once", () => {
    const levies = ["legio-17", "legio-18"].flatMap((block) =>
      ["roma", "neapolis"].map((city) => ({ do: "levy", block, city })),
    );
    expect(written(levies, (text) => (text.includes("17") ? "C2" : "C3"))).toEqual([
      "Levy Legio 17 in (C2)  1. Roma       2. Neapolis",
      "Levy Legio 18 in (C3)  3. Roma       4. Neapolis",
    ]);
    expect(written(levies, () => "vacant")[0]).toContain("1. Roma (vacant)");
  });

  test("what few acts will cost and bring is said of each, of many only when names make them few", () => {
    const places = ["roma", "genua", "asculum", "narbo", "massilia", "lugdunum", "ravenna", "neapolis", "aquileia"];
    const groups = menuOf(
      game,
      places.map((place) => game.acts.read({ do: "activate", place })),
      "en",
      () => ({ note: "3 blocks", alike: "", forecasts: [LEFT, RAIN] }),
    );
    expect(writeMenu(groups, 40)).not.toContain("rain");
    expect(writeMenu(meantBy(groups, "roma").items, 80)).toContain("Roma (3 blocks; 2 moves left; rain)");
    expect(writeMenu(groups.slice(0, 8), 40).match(/\(3 blocks; 2 moves left; rain\)/g)).toHaveLength(8);
  });

  test("what few of many acts will cost and bring is said of those few", () => {
    const places = ["roma", "genua", "asculum", "narbo", "massilia", "lugdunum", "ravenna", "neapolis", "aquileia"];
    const acts = places.map((place) => game.acts.read({ do: "activate", place }));
    const groups = menuOf(game, acts, "en", (act) => ({
      ...{ note: "", alike: "" },
      forecasts: act === acts[3] ? [LEFT, RAIN] : [LEFT],
    }));
    const lines = writeMenu(groups, 40).split("\n");
    expect(lines.filter((line) => line.includes("rain"))).toEqual(["4. Move a group from Narbo (rain)"]);
    expect(lines.join()).not.toContain("2 moves left");
  });

  test("a very long list says only what its rows begin with; a name gives them in full", () => {
    const blocks = ["legio-13", "legio-12", "antonius"];
    const ports = ["aleria", "caralis", "genua", "lilybaeum", "messana", "neapolis"];
    const acts = blocks.flatMap((block) => ports.map((to) => ({ do: "sail", block, to, by: "tyrrhenum" })));
    const lines = written(acts, () => "vacant", 60);
    expect(lines).toEqual(["  1-6. Legio 13 → …", " 7-12. Legio 12 → …", "13-18. Antonius → …"]);
    expect(writeMenu(meantBy(menu(acts), "antonius").items, 60)).toContain("18. Neapolis, across Mare Tyrrhenum");
  });

  test("what is alike in a long list stands together, and a name gives it in full", () => {
    const legions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20];
    const acts = legions.map((legion) => game.acts.read(move(`legio-${legion}`, "roma")));
    const inAll = (some: typeof acts) =>
      menuOf(game, some, "en", (act) => {
        const veteran = /legio-1\d/.test(JSON.stringify(game.acts.write(act)));
        return { note: "3 dice", alike: veteran ? "veterans" : "", forecasts: [] };
      });
    const items = inAll(acts);
    const text = writeMenu(items, 60);
    expect(text).toContain("10-18. Legio … → Roma (3 dice)");
    expect(text).toContain("9. Legio 9 → Roma");
    expect(text).not.toContain("Legio 13");
    expect(writeFound(meantBy(items, "legio").items, 60)).toContain("13. Legio 13 → Roma");
    expect(writeMenu(inAll(acts.slice(0, 16)), 60)).not.toContain("…");
  });
});

describe("names instead of numbers", () => {
  const acts = [
    { do: "activate", place: "roma" },
    move("caesar", "roma"),
    move("c-ballista", "roma"),
    move("c-ballista", "genua"),
    move("legio-13", "genua"),
    move("legio-1", "genua"),
    { do: "end-moves" },
  ];
  const meant = (typed: string, language: "en" | "fr" = "en") => {
    const items = menuOf(
      game,
      acts.map((act) => game.acts.read(act)),
      language,
    );
    const { items: found, plain } = meantBy(items, typed);
    return {
      acts: found.map(({ act }) => acts.indexOf(acts.find((each) => game.acts.read(each) === act) ?? "")),
      plain,
    };
  };

  test.each([
    ["caesar roma", [1], "a name itself comes before a word such as Caesar’s"],
    ["caesar rom", [1], "also when the other is only begun"],
    ["caesar gen", [3], "but the word will do where nothing else fits"],
    ["roma", [0], "what says all of an act comes before what says a part of it"],
    ["genua", [3, 4, 5], "what several acts have means them all"],
    ["legio-1 genua", [5], "a whole name comes before its beginning"],
    ["legio 13", [4], "titles do as well as names"],
    ["ballista gen", [3], "whose it is may be left out"],
    ["end", [6], "an act that names nothing goes by its own name"],
    ["elephant", [], "or nothing fits"],
  ])("%s: acts %j; %s", (typed, found) => {
    expect(meant(typed)).toEqual({ acts: found, plain: true });
  });

  test("a part from within a name finds, but decides nothing", () => {
    expect(meant("allist roma")).toEqual({ acts: [2], plain: false });
  });

  test("accents and capitals may be left out", () => {
    expect(meant("Cesar ROMA", "fr").acts).toContain(1);
    expect(meant("terminer", "fr").acts).toEqual([6]);
  });
});

test("an act may be typed as it is read, with whatever stands around its words", () => {
  const items = menu([move("legio-13", "roma"), move("legio-13", "genua")]);
  expect(meantBy(items, "Legio 13, (Roma).").items.map(({ text }) => text)).toEqual(["Legio 13 → Roma"]);
  expect(typedWords("take M. Antonius along → (Parthi)")).toEqual(["take", "m", "antonius", "along", "parthi"]);
});
