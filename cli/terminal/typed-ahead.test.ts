/** Several things on one line: what follows is done unless something came between that nobody could foresee. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJournal, writeJournal } from "@rubicon/engine";
import { expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { deployed, skirmishRules } from "../testing/skirmish.ts";

/** Types a line as both players into a game in which red may march and strike. */
async function type(line: string, scenario = "drill", ...rest: string[]) {
  const { journal } = deployed(scenario);
  const before = journal.entries.length;
  const cwd = aFolder();
  writeFileSync(join(cwd, "game.jsonl"), writeJournal(journal));
  const resume = ["play", "--resume", "game.jsonl", "--seats", "human,human", ...rest];
  const { out } = await rubicon([skirmishRules], resume, { cwd, stdin: ["", line, "quit", ""].join("\n") });
  const { entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
  return { out, entries: entries.slice(before) };
}

test("questions and orders are no event: all that follows is done", async () => {
  const { out, entries } = await type("orders die pass; board; orders next; march red-13 farm");
  expect(out).not.toContain("Not done");
  expect(out).toContain("At the very next of these you are asked");
  expect(entries).toMatchObject([{ act: { do: "march", piece: "red-13" } }]);
});

test("what one takes back oneself is no surprise either", async () => {
  const { out, entries } = await type("march red-13 farm; undo; march red-14 farm");
  expect(out).not.toContain("Not done");
  expect(entries.at(-1)).toMatchObject({ act: { do: "march", piece: "red-14" } });
});

test("a die, and a question to somebody else, are", async () => {
  const { out, entries } = await type("strike red-30 mill; march red-13 farm; board", "meadow");
  expect(out).toContain("(Not done, because something happened before: march red-13 farm; board)");
  expect(entries).toHaveLength(1);
});

test.each([
  ["en", '(Not done, because 1 stood for "March red-13 to farm" in the list you saw'],
  ["fr", "(Pas exécuté, car 1 désignait «\u00a0"],
  ["it", "(Non eseguito, perché 1 indicava «"],
])("a number is for the list that was shown, and it is said what it stood for: %s", async (language, said) => {
  const { out, entries } = await type("1; 1; acts", "drill", "--lang", language);
  expect(out).toContain(said);
  expect(out).toContain(": 1; acts)");
  expect(entries).toHaveLength(1);
});

test.each([
  ["en", "(Not done, because it was typed before the list that follows was shown: 1)"],
  ["fr", "(Pas exécuté, car tapé avant que la liste qui suit ne soit affichée\u00a0: 1)"],
  ["it", "(Non eseguito, perché scritto prima che apparisse la lista che segue: 1)"],
])("at a terminal a number is not taken for a list that was not shown yet: %s", async (language, said) => {
  const play = ["play", "--game", "skirmish", "--seats", "human,random", "--seed", "7", "--save", "game.jsonl"];
  const { out, cwd } = await rubicon([skirmishRules], [...play, "--lang", language], {
    tty: true,
    // The second number comes with the first, before anybody can have read what is asked after it.
    stdin: "1\r1\nquit\n",
  });
  expect(out).toContain(said);
  const { entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
  expect(entries.filter((entry) => "seat" in entry && entry.seat === "north")).toHaveLength(1);
});
