/** The commands as their readers will use them first: on Julius Caesar. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Counted, readJournal } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { RULESETS } from "./registry.ts";
import { type Given, rubicon } from "./testing/desk.ts";

const run = (argv: readonly string[], given?: Given) => rubicon(RULESETS, argv, given);

test("it is on the shelf", async () => {
  const { out } = await run(["games", "--json"]);
  const [game] = JSON.parse(out);
  expect(game).toMatchObject({ id: "julius-caesar", seats: ["caesar", "pompeius"] });
  expect(game.scenarios.map(({ id }: { id: string }) => id)).toContain("historical");
});

test("random games end without a broken rule, and their journals are sound", async () => {
  const sim = ["sim", "--game", "julius-caesar", "--scenario", "historical", "--games", "5", "--seed", "7", "--check"];
  const { code, out, cwd } = await run([...sim, "--journal", "kept", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ finished: 5, errors: 0 });
  for (let i = 0; i < 5; i++) expect((await run(["verify", `kept/${i}.jsonl`], { cwd })).code).toBe(0);
});

test("greedy beats random", async () => {
  const sim = ["sim", "--game", "julius-caesar", "--games", "6", "--seed", "7", "--json", "--bots"];
  const asCaesar = JSON.parse((await run([...sim, "greedy,random"])).out).wins.caesar;
  const asPompeius = JSON.parse((await run([...sim, "random,greedy"])).out).wins.pompeius;
  expect(asCaesar + asPompeius).toBeGreaterThanOrEqual(9);
});

test("its pack is shown, changed, checked, and refused with the place of the fault", async () => {
  const { out, cwd } = await run(["pack", "show", "--game", "julius-caesar"]);
  const check = async (text: string) => {
    writeFileSync(join(cwd, "mine.json"), text);
    return run(["pack", "check", "mine.json"], { cwd });
  };
  const changed = await check(
    out.replace('"name": "standard"', '"name": "mine"').replace('"victoryPoints": 10', '"victoryPoints": 9'),
  );
  expect(changed.code).toBe(0);
  expect(changed.out).toContain('mine.json: "mine", a pack for Julius Caesar (julius-caesar), fits version');
  const { map } = JSON.parse(out).components;
  const broken = await check(
    JSON.stringify(JSON.parse(out)).replace(JSON.stringify(map.cities[12]), (city) =>
      city.replace(/"value":\d+/, '"value":"many"'),
    ),
  );
  expect(broken.code).toBe(1);
  expect(broken.err).toMatch(/^mine\.json: map\.cities\[12\]\.value: must be [^\n]+\n$/);
});

test("a rule is printed by its number", async () => {
  const { out } = await run(["rules", "JC-6.11.a"]);
  expect(out).toMatch(/^JC-6\.11\.a {2}.*road/m);
});

test("a stronger force wins more battles", async () => {
  const forces = {
    place: "roma",
    attacker: "caesar",
    caesar: { blocks: ["caesar", "legio-13", "legio-10"], from: "ravenna" },
    pompeius: { blocks: ["legio-1"] },
  };
  const battle = ["battle", "--game", "julius-caesar", "--games", "200", "--json"];
  const { code, out } = await run(battle, { stdin: JSON.stringify(forces) });
  expect(code).toBe(0);
  const odds = JSON.parse(out);
  expect(odds.win.caesar).toBeGreaterThan(0.8);
  expect(odds.lost.pompeius.steps).toBeGreaterThan(odds.lost.caesar.steps);
});

describe("play", () => {
  const PLAY = ["play", "--seats", "human,greedy", "--seed", "3", "--save", "game.jsonl"];

  test("a person against the greedy bot, until the input ends", async () => {
    const { code, out, cwd } = await run(PLAY, { stdin: "1\n".repeat(30) });
    expect(code).toBe(0);
    expect(out).toContain("Choose a card to discard");
    const { header, entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
    expect(header).toMatchObject({ scenario: "historical", players: { caesar: "human", pompeius: "greedy" } });
    expect(entries.filter((entry) => "seat" in entry && entry.seat === "caesar")).toHaveLength(30);
    expect((await run(["verify", "game.jsonl"], { cwd })).code).toBe(0);
  });

  test("why a legion cannot go somewhere", async () => {
    const { out } = await run(PLAY, { stdin: "why legio-13 roma\n" });
    expect(out).toMatch(/That is not what is being decided now\. \[JC-/);
  });

  test("why, asked in the words of the list, is the same question", async () => {
    const answer = async (typed: string): Promise<string> => {
      const { out } = await run([...PLAY, "--seed", "11"], { stdin: `2/1\n4/1\n${typed}\n` });
      return out.slice(out.indexOf(typed)).replace(typed, "");
    };
    const why = await answer("why activate roma");
    expect(why).toContain("[JC-");
    expect(await answer("why activate a group from (Roma).")).toBe(why);
  });

  test("a turn by names: several acts on a line, each of which can be taken back", async () => {
    const typed = ["2/1", "4/1", "ravenna; caesar roma; stop; legio-13 roma; stop; end group", "undo 3", "acts"];
    const { out, cwd } = await run([...PLAY, "--seed", "11"], { stdin: typed.join("\n") });
    expect(out).toContain("> caesar roma\n  Caesar moves from Ravenna to Roma.\n> stop\n> legio-13 roma");
    expect(out).toMatch(/end group\n\nCaesar to decide\. 3 moves left/);
    expect(out).toContain("3 acts are taken back.");
    const { entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
    const counting = new Counted(entries).last(3).map((n) => entries[n]);
    expect(counting.map((entry) => "act" in entry && entry.act)).toEqual([
      { do: "activate", place: "ravenna" },
      { do: "move", block: "caesar", to: "roma" },
      { do: "halt" },
    ]);
    // Caesar stands in Roma already, and the list knows it.
    expect(out).toMatch(/Roma \(★2, 1 of yours; .*road/);
  });

  test("whoever ends what has ended by itself goes on with the rest of the line", async () => {
    const typed = ["2/1", "4/1", "lugdunum; legio-16 cenabum; stop; equitatus 1 cenabum; stop; end group; narbo"];
    const { out } = await run([...PLAY, "--seed", "11"], { stdin: typed.join("\n") });
    expect(out).not.toContain('No act is called "end group"');
    expect(out).toContain("> narbo\n  Caesar gives orders to the blocks in Narbo.");
  });

  test("numbers on a line are those of the list that was shown, whatever the acts before them do to it", async () => {
    const typed = ["2/1", "4/1", "ravenna; caesar roma; 2", "ravenna; 77"];
    const { out, cwd } = await run([...PLAY, "--seed", "11"], { stdin: typed.join("\n") });
    // Number 2 was the group in Genua, and a group is under way by now.
    expect(out).toContain('(Not done, because 2 stood for "Move a group from Genua" in the list you saw');
    expect(out).toContain("The list has no number 77.");
    const { entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
    expect(entries.slice(-2).map((entry) => "act" in entry && entry.act)).toEqual([
      { do: "activate", place: "ravenna" },
      { do: "move", block: "caesar", to: "roma" },
    ]);
  });

  test("a part of a line that is forbidden ends it, and is told the rule as if it had been asked for", async () => {
    const typed = ["2/1", "4/1", "ravenna; elephant roma; caesar roma"];
    const { out, cwd } = await run([...PLAY, "--seed", "11"], { stdin: typed.join("\n") });
    expect(out).toContain("Elephant → Roma: You command only blocks of your own side. [JC-2.2.a]");
    expect(out).not.toContain("No act is called");
    const { entries } = readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8"));
    expect(entries.at(-1)).toMatchObject({ act: { do: "activate", place: "ravenna" } });
  });

  test("a closer look at a place, and how the year stands when a card is chosen", async () => {
    const { out } = await run(PLAY, { stdin: "look roma\nlook\n" });
    expect(out).toMatch(
      /\nROMA: port; feeds 5 blocks in winter\n {2}Roma ★2 +vacant\n→ major road, 4 blocks:\n {2}Genua/,
    );
    expect(out).toContain("Name a place, such as: look roma.");
    expect(out).toMatch(/\nYear 705 \(49 BC\)\. Points: .*\nCaesar: 6 cards in hand: .*\n.*\n.*\n\nCaesar to decide/);
  });

  test("why gives the nearest reasons, all of them only when asked", async () => {
    const typed = ["2/1", "4/1", "ravenna", "why roma", "why all roma", "why navis 2 roma"];
    const { out } = await run([...PLAY, "--seed", "11"], { stdin: typed.join("\n") });
    const [, few, all, exact] = out.split(/for help: why .*\n/);
    expect(few.match(/\[JC-/g)).toHaveLength(3);
    expect(few).toContain('(another reason: name more, or type "why all roma")');
    expect(few).not.toContain("That is not what is being decided now.");
    expect(all).toContain("That is not what is being decided now.");
    expect(exact).toMatch(/^Caesar’s Navis 2 → Roma: A navis goes/);
  });

  test.each(["fr", "it"])("a whole game between bots, told in %s", async (language) => {
    const { code, out } = await run(["play", "--seats", "random,random", "--seed", "3", "--lang", language]);
    expect(code).toBe(0);
    expect(out.split("\n").length).toBeGreaterThan(100);
  });
});
