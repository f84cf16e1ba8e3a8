/** Standing orders at the prompt. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Ruleset, readJournal, writeJournal } from "@rubicon/engine";
import { altered } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { deployed, skirmishRules } from "../testing/skirmish.ts";

const STRIKE = "strike red-30 mill";

/** Types as both players into a game in which red may strike, and everybody holds tokens. */
const type = (typed: readonly string[], ...rest: string[]) => typeInto(skirmishRules, typed, ...rest);

async function typeInto(rules: Ruleset, typed: readonly string[], ...rest: string[]) {
  const table = deployed("meadow");
  const cwd = aFolder();
  writeFileSync(join(cwd, "game.jsonl"), writeJournal(table.journal));
  const resume = ["play", "--resume", "game.jsonl", "--seats", "human,human", ...rest];
  const { out } = await rubicon([rules], resume, { cwd, stdin: ["", ...typed, "quit", ""].join("\n") });
  const { entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
  return { out, entries: entries.slice(table.journal.entries.length) };
}

test("whoever has given none is asked in every window, after the screen was passed to him", async () => {
  const { out, entries } = await type([STRIKE, "", "keep", "", "keep"]);
  expect(out.match(/to decide\. .*spend a token\?/g)).toHaveLength(2);
  expect(entries).toMatchObject([{ seat: "north" }, { seat: "south" }, { seat: "north" }]);
});

test("a window that was waived is not shown as a question, and passes as an entry of its own", async () => {
  const { out, entries } = await type(["orders die pass", STRIKE, "", "orders die pass"]);
  // South was asked, and let that window and all later ones pass; north's passed by itself.
  expect(out.match(/to decide\. .*spend a token\?/g)).toHaveLength(1);
  expect(entries).toMatchObject([
    { seat: "north", act: { do: "strike" } },
    { seat: "south", act: { do: "keep" } },
    { seat: "north", act: { do: "keep" }, by: "orders" },
  ]);
  expect(out).toContain("Pass the screen to north");
});

test("what lets a window pass has the first number, whether there is anything to play or not", async () => {
  const { out, entries } = await type([STRIKE, "", "1", "", "1"]);
  expect(out.match(/1\. Keep/g)).toHaveLength(2);
  expect(entries).toMatchObject([{ act: { do: "strike" } }, { act: { do: "keep" } }, { act: { do: "keep" } }]);
});

test("who wants to be asked at the next window is asked once", async () => {
  const { out } = await type(["orders die pass", "orders next", STRIKE, "", "orders die pass", "", "orders", "keep"]);
  expect(out.match(/At the very next of these you are asked/g)).toHaveLength(1);
  expect(out.match(/to decide\. .*spend a token\?/g)).toHaveLength(2);
});

test("whoever can play nothing is told why he is asked, and how not to be", async () => {
  const bare = altered(skirmishRules, (game) => ({
    ...game,
    legal: (p) => game.legal(p).filter((act) => act.do !== "spend"),
  }));
  const said = 'so that nobody learns who holds what; "orders die pass" lets such moments go by.';
  const { out } = await type([STRIKE, ""]);
  expect(out.replaceAll(/\s+/g, " ")).not.toContain(said);
  const { out: told } = await typeInto(bare, [STRIKE, ""]);
  expect(told.replaceAll(/\s+/g, " ")).toContain(said);
});

describe("given for all at once", () => {
  const several = altered(skirmishRules, (game) => ({
    ...game,
    orders: [...game.orders, { id: "dusk", byDefault: "ask" }],
  }));

  test.each(LANGUAGES)("they let everything pass, or nothing: %s", async (language) => {
    const { out, entries } = await typeInto(
      several,
      ["orders all pass", STRIKE, "", "orders all pass", "", "orders all ask"],
      "--lang",
      language,
    );
    expect(entries).toMatchObject([{ act: { do: "strike" } }, { act: { do: "keep" } }, { by: "orders" }]);
    const { asked, passes } = {
      en: { asked: "you are asked", passes: "passes by itself" },
      fr: { asked: "vous êtes consulté", passes: "passe de soi-même" },
      it: { asked: "sei interpellato", passes: "passa da sé" },
    }[language];
    const shown = out.match(new RegExp(`^ {2}(die|dusk) .*: (${asked}|${passes})$`, "gm")) ?? [];
    expect(shown.map((line) => line.endsWith(passes))).toEqual([true, true, true, true, false, false]);
  });

  test("are told to whoever asks how to change them, and in the help", async () => {
    const { out } = await type(["orders", "?"]);
    expect(out).toContain("orders all pass, orders all ask for all of them;");
    expect(out).toContain("orders all pass, orders all ask, orders next");
  });
});

describe("given in the very window that they are about", () => {
  test.each([
    ["en", /^These orders have let pass what you were asked just now: .*spend a token\?$/gm],
    ["fr", /^Ces ordres ont laissé passer ce qui vous était demandé à l’instant\u00a0: /gm],
    ["it", /^Questi ordini hanno lasciato passare ciò che ti era appena chiesto: /gm],
  ])("they say what they have let pass, and only then: %s", async (language, said) => {
    const { out } = await type(
      ["orders die pass", STRIKE, "", "orders die ask", "orders die pass"],
      "--lang",
      language,
    );
    expect(out.match(said)).toHaveLength(1);
  });

  test("a number after them on the line is not taken for what is asked next", async () => {
    const { out, entries } = await type([STRIKE, "", "orders die pass; 1"]);
    expect(out).toContain("Not done");
    expect(entries).toHaveLength(2);
  });
});

describe("what they are", () => {
  test("is shown, with how to change it", async () => {
    const { out } = await type(["orders"]);
    expect(out).toContain("While others act:\n  die  When a die could be replaced: you are asked\n");
    expect(out).toContain("To change it: orders die pass, orders die ask;");
  });

  test.each(["orders dice pass", "orders die maybe", "orders die", "orders next please", "orders constructor ask"])(
    "is shown to whoever types %j, and stays as it is",
    async (typed) => {
      const { out } = await type([typed]);
      expect(out).toContain("When a die could be replaced: you are asked\nTo change it:");
    },
  );

  test.each(LANGUAGES)("is said in the language %s", async (language) => {
    const { out } = await type(["orders", "orders die pass", "orders next", "?"], "--lang", language);
    const said = { en: "passes by itself", fr: "passe de soi-même", it: "passa da sé" }[language];
    expect(out).toContain(said);
    expect(out.match(/^ {2}die {2}\S/gm)).toHaveLength(3);
    expect(out).toMatch(/^ {2}orders {11}\S/m);
  });
});

test("a game in which nobody is asked while others act has none", async () => {
  const simple = altered(skirmishRules, (game) => ({ ...game, orders: [] }));
  const { out } = await rubicon([simple], ["play", "--seats", "human,random"], { stdin: "orders\nquit\n" });
  expect(out).toContain("In this game nobody is asked while others act.");
});

test("a bot is asked in every window, whatever stands by default", async () => {
  const shy = altered(skirmishRules, (game) => ({ ...game, orders: [{ id: "die", byDefault: "pass" } as const] }));
  const play = ["play", "--game", "skirmish", "--seats", "random,random", "--seed", "w", "--save", "game.jsonl"];
  const { cwd } = await rubicon([shy], play);
  const acts = readFileSync(join(cwd, "game.jsonl"), "utf8");
  expect(acts).toContain('"do":"spend"');
  expect(acts).not.toContain('"by":"orders"');
});
