/** Battles, winters and years of random games, told. */
import { type Json, LANGUAGES, openTable, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { expect, test } from "vitest";
import type { News } from "../../face.ts";
import { KIT } from "../testing.ts";
import { historyOf } from "./index.ts";

const history = historyOf(KIT);

/** As a watcher sees the beginning. */
function atFirst(): Json {
  const table = openTable(juliusCaesar, { scenario: "historical", dice: { kind: "seed", seed: "first" } });
  return juliusCaesar.sight(table.position, "watcher");
}

interface Played {
  readonly events: readonly Json[];
  readonly news: readonly News[];
}

/** A random game as a viewer hears it, with the news that come up on the way. */
function played(seed: string, viewer: string): Played {
  const table = openTable(juliusCaesar, { scenario: "historical", dice: { kind: "seed", seed } });
  const dice = seededDice(`${seed} acts`);
  const events: Json[] = [];
  const news: News[] = [];
  const hear = (told: readonly Parameters<typeof juliusCaesar.hear>[0][]): void => {
    for (const event of told) {
      const heard = juliusCaesar.hear(event, viewer);
      if (heard === null) continue;
      const sight = juliusCaesar.sight(table.position, viewer);
      const all = LANGUAGES.map((language) => history.news?.(heard, sight, viewer, language, () => events) ?? null);
      // What is news in one language is news in all, in words of its own.
      if (all[0] !== null) {
        expect(new Set(all.map((each) => each?.lines.join(" "))).size).toBe(LANGUAGES.length);
        for (const each of all) expect(JSON.stringify(each)).not.toMatch(/undefined|NaN/);
        news.push(all[0]);
      }
      events.push(heard);
    }
  };
  hear(table.opening);
  while (table.toMove !== "over") {
    const legal = juliusCaesar.legal(table.position);
    const answer = table.act(table.toMove, legal[dice.roll(legal.length) - 1]);
    if (answer.ok) for (const each of answer.recorded) hear(each.events);
  }
  return { events, news };
}

test("JC-2.1.h JC-8.0.a two events that meet, every battle and every winter are news, once each", () => {
  const { events, news } = played("news", "caesar");
  const count = (name: string): number =>
    events.filter((event) => JSON.stringify(event).startsWith(`{"e":"${name}"`)).length;
  for (const [kind, name] of [
    ["cancelled", "cancelled"],
    ["battle", "battle-over"],
  ])
    expect(news.filter((each) => each.kind === kind).length, kind).toBe(count(name));
  expect(news.filter(({ kind }) => kind === "battle").length).toBeGreaterThan(0);
  // A winter is told when it comes, and again when all who went home have gone.
  const winters = news.filter(({ kind }) => kind === "winter").length;
  expect(winters).toBeGreaterThan(count("winter"));
  expect(winters).toBeLessThanOrEqual(2 * count("winter"));
});

test("the end of a battle tells what each side lost in it, and who holds the place", () => {
  const by = (side: string) => ({ side, rule: "JC-7.4.a" });
  const place = "roma";
  const before: Json[] = [
    { ...by("caesar"), e: "eliminated", block: "legio-7", place, cause: "hit" },
    {
      ...{ e: "battle", rule: "JC-7.1.a", place, attacker: "caesar", surprise: false },
      ...{ attackers: [], defenders: [], attackerReserves: 0, defenderReserves: 0 },
    },
    {
      ...by("pompeius"),
      e: "step-lost",
      block: "legio-1",
      strength: 2,
      place,
      colour: "green",
      cause: "hit",
      shown: true,
    },
    {
      ...by("pompeius"),
      e: "step-lost",
      block: "legio-1",
      strength: 1,
      place,
      colour: "green",
      cause: "hit",
      shown: true,
    },
    { ...by("caesar"), e: "eliminated", block: "legio-13", place, cause: "hit" },
    { ...by("pompeius"), e: "retreated", block: "legio-1", from: place, to: "neapolis", by: "road" },
  ];
  const sight = atFirst();
  const told = history.news?.(
    { e: "battle-over", rule: "JC-7.2.c", side: "caesar", place },
    sight,
    "watcher",
    "en",
    () => before,
  );
  expect(told).toEqual({
    kind: "battle",
    title: "Roma: Caesar wins the battle",
    lines: ["Caesar lost Legio 13.", "Pompeius lost 2 steps.", "Retreated: Legio 1.", "Roma is held by Caesar."],
  });
});

test("JC-8.3.a winter tells which cities hold more than they feed", () => {
  const sight = atFirst();
  const places = KIT.facts.places;
  // In the historical set-up nobody stands in greater numbers than his city feeds; of a crowd the surplus is told.
  const crowded = JSON.parse(JSON.stringify(sight));
  const roma = crowded.places.find(({ blocks }: { blocks: unknown[] }) => blocks.length > 0);
  const feeds = places.get(roma.place)?.supply ?? 0;
  roma.blocks = Array.from({ length: feeds + 2 }, () => roma.blocks[0]);
  const event: Json = { e: "winter", rule: "JC-8.0.a", year: 705 };
  const lines = history.news?.(event, crowded, "watcher", "en", () => [])?.lines ?? [];
  expect(lines.join(" ")).toContain(`${places.get(roma.place)?.name} 2`);
});

test("JC-8.1.a JC-8.2.a JC-8.3.a when points are counted, winter tells who went home, where to, and who was disbanded", () => {
  const by = { side: "caesar", rule: "JC-8.0.a" };
  const before: Json[] = [
    { ...by, e: "disbanded", block: "legio-7", colour: "tan", place: "roma", why: "will" },
    { e: "winter", rule: "JC-8.0.a", year: 705 },
    { ...by, e: "home", from: "massilia" },
    { ...by, e: "disbanded", block: "legio-13", colour: "tan", place: "ravenna", why: "supply" },
    { ...by, e: "disbanded", colour: "tan", place: "ravenna", why: "supply" },
  ];
  const points: Json = { e: "points", rule: "JC-1.2.b", caesar: 4, pompeius: 5 };
  const told = history.news?.(points, null, "watcher", "en", () => before);
  expect(told?.kind).toBe("winter");
  expect(told?.lines).toHaveLength(3);
  expect(told?.lines.join(" ")).toContain("Legio 13");
  expect(told?.lines.join(" ")).not.toContain("Legio 7");
  expect(history.news?.(points, null, "watcher", "en", () => before.slice(0, 2))).toBeNull();
});

test("every year is told in every language, with its score", () => {
  const { events } = played("years", "pompeius");
  const told = LANGUAGES.map((language) => history.annals(events, language));
  for (const annals of told) {
    expect(annals.length).toBe(told[0].length);
    expect(annals.every(({ over }) => over)).toBe(true);
    for (const { title, paragraphs } of annals) {
      expect(title).toMatch(/\d/);
      expect(paragraphs.length).toBeGreaterThan(1);
      expect(paragraphs.at(-1)).toMatch(/\d/);
      expect(paragraphs.join(" ")).not.toMatch(/undefined|NaN| {2}/);
    }
  }
  expect(new Set(told.map((annals) => annals[0].paragraphs[0])).size).toBe(LANGUAGES.length);
  expect(history.closes({ e: "year", rule: "", year: 706, bc: 48 })).toBe(true);
  expect(history.closes({ e: "turn", rule: "", turn: 1 })).toBe(false);
});
