import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJournal } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { type Given, type Ran, rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

const PLAY = ["play", "--game", "skirmish", "--scenario", "meadow", "--seed", "7", "--save", "game.jsonl"];

/** Types lines into a game of one person in the north against a random bot. */
function play(typed: readonly string[], rest: readonly string[] = ["--seats", "human,random"], given: Given = {}) {
  return rubicon([skirmishRules], [...PLAY, ...rest], { stdin: typed.map((line) => `${line}\n`).join(""), ...given });
}

const journalOf = ({ cwd }: Ran) => readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));

const times = (n: number, line: string): string[] => Array(n).fill(line);

describe("deciding", () => {
  test("by number; the journal keeps what was decided and what the bot did", async () => {
    const ran = await play(["1", "2", "quit"]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("north (red) to decide. Place a piece of red [SK-1.b]");
    expect(ran.out).toContain("1-3. Place red-1 in…");
    expect(ran.out).toContain("The game is saved in game.jsonl.");
    const { header, entries } = journalOf(ran);
    expect(header.players).toEqual({ north: "human", south: "random" });
    expect(entries.map((entry) => ("seat" in entry ? entry.seat : "opening"))).toEqual([
      "opening",
      "north",
      "south",
      "north",
      "south",
    ]);
    expect(entries[1]).toMatchObject({ act: { do: "place", piece: "red-1", field: "ford" } });
  });

  test("a number that is not listed changes nothing", async () => {
    const ran = await play(["0", "99999", "-1", "quit"]);
    expect(ran.out.match(/The list has no number (0|99999|-1)\./g)).toHaveLength(3);
    expect(journalOf(ran).entries).toHaveLength(1);
  });

  test("by names that only one act has; others find acts without playing them", async () => {
    const ran = await play(["red-1", "elephant", "blue-3", "ed-1 ford", "red-1 copse", "quit"]);
    expect(ran.out).toMatch(/help: red-1\n *Place red-1 in +1\. ford .*2\. copse/);
    expect(ran.out).toContain('No act of this game names "elephant"; ? shows what can be typed.');
    expect(ran.out).toContain('No act is called "blue-3" now; "why blue-3" tells the rule');
    expect(ran.out).toMatch(/help: ed-1 ford\n *1\. Place red-1 in ford/);
    const [, first, ...others] = journalOf(ran).entries;
    expect(first).toMatchObject({ act: { do: "place", piece: "red-1", field: "copse" } });
    expect(others).toHaveLength(1);
  });

  test("several on one line, until somebody else has acted", async () => {
    const ran = await play(["red-1 copse; red-2 ford; 1", "quit"]);
    expect(ran.out).toContain("(Not done, because something happened before: red-2 ford; 1)");
    expect(journalOf(ran).entries).toHaveLength(3);
  });

  test("names of things that every object has are no commands", async () => {
    const { code, out } = await play(["constructor", "toString", "__proto__", "quit"]);
    expect(code).toBe(0);
    expect(out.match(/No act of this game names/g)).toHaveLength(3);
  });

  test("the end of the input saves and leaves", async () => {
    const ran = await play(["1"]);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/The game is saved in game\.jsonl\.\n$/);
    expect(journalOf(ran).entries).toHaveLength(3);
  });

  test("to the very end, for a script", async () => {
    const ran = await play(times(3000, "1"), ["--seats", "human,random", "--json"]);
    expect(ran.code).toBe(0);
    const end = JSON.parse(ran.out);
    expect(end.outcome.score).toHaveProperty("north");
    expect(ran.err).toContain("The game is over.");
    const verdict = await rubicon([skirmishRules], ["verify", "game.jsonl", "--json"], { cwd: ran.cwd });
    expect(JSON.parse(verdict.out)).toEqual({ ok: true, acts: end.acts, hash: end.hash, outcome: end.outcome });
  });
});

test("what acts will cost and bring stands beside them in the list", async () => {
  const { out } = await play(["red-1", "quit"]);
  expect(out).toContain("1. ford (Room for 11 more)");
  const french = await play(["red-1", "quit"], ["--seats", "human,random", "--lang", "fr"]);
  expect(french.out).toContain("1. ford (Il reste 11 places)");
});

describe("asking", () => {
  test("for the board, the log, the acts, help, a rule", async () => {
    const { out } = await play(["1", "board", "log", "acts", "?", "rule sk-1.b", "rule SK-0", "quit"]);
    expect(out.match(/"leads":\[0,1\]/g)).toHaveLength(2);
    expect(out.match(/red-1 stands in ford/g)).toHaveLength(2);
    expect(out).toContain("undo [N|all]");
    expect(out).toContain("SK-1.b Pieces are placed in turn, in one's own half.");
    expect(out).toContain('There is no rule "SK-0".');
  });

  test("for a closer look, where a game has none to give", async () => {
    const { out } = await play(["look copse", "quit"]);
    expect(out).toContain("There is nothing to look at closer here");
  });

  test("in another language", async () => {
    const { out } = await play(["?", "rule SK-1.b", "quit"], ["--seats", "human,random", "--lang", "fr"]);
    expect(out).toContain("Décision : north (red). Placez un pion de red");
    expect(out).toContain("annuler vos dernières actions");
    expect(out).toContain("On place les pions tour à tour");
  });

  test("the north is not told what tokens the south drew", async () => {
    const { out } = await play(["log", "quit"]);
    expect(out).toMatch(/north draws tokens \S/);
    expect(out).toMatch(/south draws tokens\n/);
  });

  test("why: what can be done is said to be possible, with its number", async () => {
    const { out } = await play(["why red-1 ford", "why copse", "quit"]);
    expect(out).toMatch(/Nothing forbids that:\n *1\. Place red-1 in ford/);
    expect(out).not.toContain("That is not what is being decided now");
  });

  test("why: names are matched with fields of acts, refusals come with rules and their texts", async () => {
    const { out } = await play(["why red-1 quarry", "why blue-3", "why", "why mill quarry", "quit"]);
    expect(out).toContain("Place red-1 in quarry: That is the other half [SK-1.b]");
    expect(out).toContain("    Pieces are placed in turn, in one's own half.");
    expect(out).toMatch(/Place blue-3 in ford \(and 5 more like it\): That is not your piece/);
    expect(out).toContain("Name what you would like to do, such as: why blue-1.");
    expect(out).toContain('No rule forbids anything called "mill quarry" now.');
  });

  test("what is no name at all is said to be none, with the names that are nearly so", async () => {
    const { out } = await play(["why elephant", "why red-1 forf", "why red-77", "red-1 forf", "why place", "quit"]);
    expect(out).toContain('No act of this game names "elephant"; ? shows what can be typed.');
    expect(out.match(/No act of this game names "forf", but there is ford;/g)).toHaveLength(2);
    expect(out).toContain('No act of this game names "red-77", but there are red-7, red-17 and red-27;');
    expect(out).not.toContain('names "place"');
  });

  test.each(["en", "fr", "it"])("the examples of the help are of this very table: %s", async (language) => {
    const { out } = await play(["?", "red-1 ford", "?", "quit"], ["--seats", "human,random", "--lang", language]);
    expect(out.match(/: red-1 ford\.\n/g)).toHaveLength(1);
    expect(out.match(/: red-2 ford\.\n/g)).toHaveLength(1);
    expect(out.match(/why blue-1\u00a0?; why all blue-1 /g)).toHaveLength(1);
    expect(out).not.toContain("legio-13");
  });
});

describe("several people at one screen", () => {
  test("pass it on, and nobody sees the other's board before", async () => {
    const ran = await play(["", "1", "", "1", "", "quit"], ["--seats", "human,human"], { tty: true });
    expect(ran.out).toContain("Pass the screen to north");
    const [, afterPass] = ran.out.split("Pass the screen to south");
    const wiped = "\x1b[2J\x1b[3J\x1b[H";
    expect(ran.out).toContain(`${wiped}\nPass the screen to south (blue), who then presses Enter. ${wiped}`);
    expect(afterPass).toContain("south (blue) to decide");
    expect(journalOf(ran).entries).toHaveLength(3);
  });
});

describe("leaving and coming back", () => {
  test("the game goes on with the same players and the same dice", async () => {
    const first = await play(["1", "2", "3", "quit"]);
    const resume = ["play", "--resume", "game.jsonl"];
    const second = await rubicon([skirmishRules], resume, { cwd: first.cwd, stdin: "1\nquit\n" });
    expect(second.code).toBe(0);
    expect(second.out).toContain("The game goes on after 6 acts.");
    expect(second.out).toContain("north (red) to decide");
    const { entries } = journalOf(second);
    expect(entries).toHaveLength(9);
    expect((await rubicon([skirmishRules], ["verify", "game.jsonl"], { cwd: first.cwd })).code).toBe(0);
  });

  test("others may take the seats, and the copy may go elsewhere", async () => {
    const { cwd } = await play(["1", "quit"]);
    const resume = ["play", "--resume", "game.jsonl", "--seats", "random,random", "--save", "end.jsonl"];
    const ran = await rubicon([skirmishRules], resume, { cwd });
    expect(ran.out).toContain("The game is over.");
    expect(ran.out).toContain("The game is saved in end.jsonl.");
    expect(journalOf(ran).entries).toHaveLength(3);
  });

  test("a journal that was altered is not taken up", async () => {
    const { cwd } = await play(["1", "quit"]);
    const text = readFileSync(join(cwd, "game.jsonl"), "utf8").replace('"red-1"', '"red-2"');
    writeFileSync(join(cwd, "game.jsonl"), text);
    const { code, err } = await rubicon([skirmishRules], ["play", "--resume", "game.jsonl"], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/^Entry 1: .*\n$/);
  });

  test("a copy can be saved at any time; where it cannot, the game goes on", async () => {
    const { out, cwd } = await play(["save copy.jsonl", "save .", "save", "quit"]);
    expect(existsSync(join(cwd, "copy.jsonl"))).toBe(true);
    expect(out).toContain("The game is saved in copy.jsonl.");
    expect(out).toMatch(/cannot be written: it is a folder\./);
    expect(out).toContain("Name a file");
  });

  test("without a name the game is kept in a folder of journals", async () => {
    const { cwd } = await rubicon([skirmishRules], ["play"], { stdin: "1\n" });
    expect(readdirSync(join(cwd, "journals"))).toEqual([
      expect.stringMatching(/^skirmish-meadow-\d{4}-\d\d-\d\d-\d{6}\.jsonl$/),
    ]);
  });
});

describe("beginning at a terminal", () => {
  test("a few questions; Enter takes what is proposed", async () => {
    const stdin = "3\n\nnobody\nrandom\nquit\n";
    const ran = await rubicon([skirmishRules], ["play", "--save", "game.jsonl"], { tty: true, stdin });
    expect(ran.out).toContain("  3. drill\nWhich scenario [1]: ");
    expect(
      ran.out.match(
        /Who plays south \(human, random, greedy, steadfast, tiro, miles, centurio, legatus\) \[greedy\]: /g,
      ),
    ).toHaveLength(2);
    const { header } = journalOf(ran);
    expect(header).toMatchObject({ scenario: "drill", players: { north: "human", south: "random" } });
  });

  test("somebody who goes away before it begins leaves nothing behind", async () => {
    const { code, cwd } = await rubicon([skirmishRules], ["play"], { tty: true, stdin: "1\n" });
    expect(code).toBe(0);
    expect(readdirSync(cwd)).toEqual([]);
  });
});
