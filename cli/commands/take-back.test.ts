/** Taking back at the terminal: what is taken back stays in the journal, and nobody is told of it any more. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJournal, verify, writeJournal } from "@rubicon/engine";
import { expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { deployed, skirmish, skirmishRules } from "../testing/skirmish.ts";

const RESUME = ["play", "--resume", "game.jsonl", "--seats", "human,human"];

/** Comes back to the game in a folder as both players, types, and leaves. */
async function come(cwd: string, ...typed: string[]) {
  const { out } = await rubicon([skirmishRules], RESUME, { cwd, stdin: ["", ...typed, "quit", ""].join("\n") });
  const journal = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
  expect(verify(skirmish, journal)).toMatchObject({ ok: true });
  return { out, entries: journal.entries };
}

/** A saved game in which red may march, and throw no dice. */
function saved(): { cwd: string; length: number } {
  const { journal } = deployed("drill");
  const cwd = aFolder();
  writeFileSync(join(cwd, "game.jsonl"), writeJournal(journal));
  return { cwd, length: journal.entries.length };
}

const ONE = "march red-13 farm";
const OTHER = "march red-14 farm";

test("goes back act by act, or all at once, in a game that was put away and taken up again", async () => {
  const { cwd, length } = saved();
  expect((await come(cwd, ONE, OTHER)).entries).toHaveLength(length + 2);
  const one = await come(cwd, "undo");
  expect(one.out).toContain("One act is taken back.");
  expect(one.entries.slice(length)).toMatchObject([
    { seat: "north", act: { do: "march" } },
    { seat: "north", act: { do: "march" } },
    { seat: "north", back: length },
  ]);
  expect((await come(cwd, OTHER, "undo 7")).out).toContain("Nothing can be taken back");
  const all = await come(cwd, "undo all");
  expect(all.out).toContain("2 acts are taken back.");
  expect(all.entries.at(-1)).toMatchObject({ seat: "north", back: length - 1 });
  const last = await come(cwd, "undo");
  expect(last.out).toContain(`The game goes on after ${length - 1} acts.`);
  // The stances were shown before: behind that nobody goes.
  expect(last.out).toContain("Nothing can be taken back");
});

test("neither the log nor the other player tells of what was taken back", async () => {
  const { cwd } = saved();
  const { out } = await come(cwd, ONE, "undo", OTHER, "log", "rest", "", "log");
  const [, north, south] = out.split(/help: log\n/);
  for (const told of [north, south]) {
    expect(told).toContain("red-14 marches to farm");
    expect(told).not.toContain("red-13 marches to farm");
  }
  const [, handedOver] = out.split("Pass the screen to south");
  expect(handedOver.split("to decide")[0]).toContain("red-14 marches to farm");
  expect(handedOver).not.toContain("red-13 marches to farm");
});

test("the story of the game says that something was taken back", async () => {
  const { cwd, length } = saved();
  await come(cwd, ONE, "undo");
  const tell = async (language: string) =>
    (await rubicon([skirmishRules], ["replay", "game.jsonl", "--lang", language], { cwd })).out;
  expect(await tell("en")).toContain(`${length + 1}. north (red): What came after entry ${length - 1} is taken back.`);
  expect(await tell("fr")).toContain("est annulé.");
  expect(await tell("it")).toContain("è ritirato.");
});

test("is not possible after another has acted", async () => {
  const play = ["play", "--game", "skirmish", "--seats", "human,random", "--save", "game.jsonl"];
  const { out, cwd } = await rubicon([skirmishRules], play, { stdin: "1\nundo\nquit\n" });
  expect(out).toContain("Nothing can be taken back");
  expect(readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8")).entries).toHaveLength(3);
});

test("is not for the other seat to do", async () => {
  const { cwd, length } = saved();
  const { out, entries } = await come(cwd, "rest", "", "undo");
  expect(out).toContain("Nothing can be taken back");
  expect(entries).toHaveLength(length + 1);
});
