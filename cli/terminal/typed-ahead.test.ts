/** Several things on one line: what follows is done unless something came between that nobody could foresee. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, openTable, readJournal, type Table, writeJournal } from "@rubicon/engine";
import { imperator, imperatorRules } from "@rubicon/imperator";
import { describe, expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { deployed, skirmishRules } from "../testing/skirmish.ts";

/** Types a line as both players into a game in which red may march and strike. */
const type = (line: string, scenario = "drill", ...rest: string[]) => typeAt(deployed(scenario), line, ...rest);

async function typeAt({ journal }: Table<object>, line: string, ...rest: string[]) {
  const before = journal.entries.length;
  const cwd = aFolder();
  writeFileSync(join(cwd, "game.jsonl"), writeJournal(journal));
  const resume = ["play", "--resume", "game.jsonl", "--seats", "human,human", ...rest];
  const rules = [skirmishRules, imperatorRules];
  const { out } = await rubicon(rules, resume, { cwd, stdin: ["", line, "quit", ""].join("\n") });
  const { entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
  return { out, entries: entries.slice(before) };
}

/** The Marcomannic Wars of Imperator, at the first decision of a kind that somebody makes of himself. */
function romeAsked(ask: string, moment?: string): Table<object> {
  const game: Game = imperator;
  const dice = { kind: "seed", seed: "x0" } as const;
  const players = { capitoline: "human", aventine: "human" };
  const table = openTable(game, { scenario: "s3_marcomannic_wars", dice, players });
  for (let acts = 0; acts < 20; acts++) {
    const question = game.question(table.position);
    const { side } = JSON.parse(JSON.stringify(question));
    if (question.ask === ask && side === "rome" && question.window === moment) return table;
    table.act(table.toMove, game.byDefault(table.position));
  }
  throw new Error(`Rome is not asked ${ask}`);
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

test("nor for a decision of another kind that ends alike: a number too many ends nothing that was not shown", async () => {
  const table = romeAsked("reserves");
  const done = (imperator as Game).legal(table.position).length;
  const { out, entries } = await typeAt(table, `1; 2; ${done}`);
  expect(entries).toMatchObject([{ act: { do: "reserve" } }, { act: { do: "reserve" } }]);
  expect(out).toContain(`(Not done, because ${done} stood for "Done" in the list you saw`);
});

describe("what ends a decision by its name", () => {
  const TWO = [{ act: { do: "reserve" } }, { act: { do: "reserve" } }];

  test.each([
    ["en", "(Not taken for what is asked now, because it was typed for what was asked before: done)"],
    ["fr", "(Ne compte pas pour ce qui est demandé maintenant, car tapé pour ce qui l’était avant\u00a0: done)"],
    ["it", "(Non vale per ciò che si chiede ora, perché scritto per ciò che si chiedeva prima: done)"],
  ])("does not end the next one, which nobody has seen, when that one has ended by itself: %s", async (lang, said) => {
    const { out, entries } = await typeAt(romeAsked("reserves"), "1; 2; done", "--lang", lang);
    expect(entries).toMatchObject(TWO);
    expect(out.replaceAll(/\s+/g, " ")).toContain(said.replaceAll(/\s+/g, " "));
  });

  test("leaves the rest of the line to the next one, which another such ends", async () => {
    const { entries } = await typeAt(romeAsked("reserves"), "1; 2; done; done");
    expect(entries).toMatchObject([...TWO, { act: { do: "done" } }]);
  });

  test("ends the one that it was typed for, and the next where there is another such", async () => {
    const { out, entries } = await typeAt(romeAsked("reserves"), "1; done; done");
    expect(entries).toMatchObject([TWO[0], { act: { do: "done" } }, { act: { do: "done" } }]);
    expect(out).not.toContain("Not taken");
  });
});

test("nor what one shows of one's own: names go on where a counter is played on several Peoples", async () => {
  const { out, entries } = await typeAt(romeAsked("window", "sequence"), "pacify langobardi; marcomanni");
  expect(out).not.toContain("Not done");
  expect(entries).toMatchObject([{ act: { do: "pacify" } }, { act: { do: "pacify-too", people: "marcomanni" } }]);
});
