import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { readBalance } from "@rubicon/bots/balance";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

const folder = mkdtempSync(join(tmpdir(), "balance-"));
const file = (name: string): string => join(folder, name);
const run = (...more: string[]) =>
  rubicon([juliusCaesarRules], ["balance", "--game", "julius-caesar", "--bots", "random", "--games", "6", ...more]);

test("every game is kept, and the report says the same of kept games as of played ones", async () => {
  const { code, out, err } = await run("--keep", file("kept.json"), "--svg", file("kept.svg"));
  expect([code, err]).toEqual([0, ""]);
  const kept = readBalance(JSON.parse(readFileSync(file("kept.json"), "utf8")));
  expect(kept).toMatchObject({
    game: "julius-caesar",
    scenario: "historical",
    bot: "random",
    seats: ["caesar", "pompeius"],
  });
  expect(kept.games.map(({ pair }) => pair)).toEqual([0, 0, 1, 1, 2, 2]);
  for (const { lead, points, winner } of kept.games) {
    const [caesar, pompeius] = [0, 1].map((seat) => points.cities[seat] + points.leaders[seat]);
    expect(caesar - pompeius).toBe(lead);
    if (lead !== 0) expect(winner).toBe(lead > 0 ? 0 : 1);
  }
  expect(readFileSync(file("kept.svg"), "utf8")).toMatch(/^<svg [^>]*aria-label="Julius Caesar, Historical set-up"/);
  expect(await rubicon([juliusCaesarRules], ["balance", "--from", file("kept.json")])).toMatchObject({ code: 0, out });
});

test("the same seed plays the same games, and both games of a pair differ by the luck of the bots", async () => {
  await run("--keep", file("one.json"));
  await run("--keep", file("two.json"));
  await run("--keep", file("other.json"), "--seed", "2");
  const [one, two, other] = ["one", "two", "other"].map((name) => readFileSync(file(`${name}.json`), "utf8"));
  expect(two).toBe(one);
  expect(other).not.toBe(one);
  const [first, second] = readBalance(JSON.parse(one)).games;
  expect(first).not.toEqual(second);
});

test("the summary has its figures with their intervals", async () => {
  const { out } = await run("--json");
  const { games, wins, nobody, score, verdict, points, years } = JSON.parse(out);
  expect(games).toBe(6);
  expect(wins[0].rate + wins[1].rate + nobody.rate).toBeCloseTo(1);
  expect(score.low).toBeLessThanOrEqual(score.rate);
  expect(["even", "first", "second", "drawn", "open"]).toContain(verdict);
  expect(points.map(({ source }: { source: string }) => source).sort()).toEqual(["cities", "leaders"]);
  expect(years.most).toBeLessThanOrEqual(5);
});

test("variations are played on the same dice: what changes nothing makes no difference, and what does not fit says so", async () => {
  const [city] = (
    juliusCaesarRules.standard.components as { map: { cities: { id: string; value: number }[] } }
  ).map.cities.filter(({ value }) => value > 0);
  const at = `map.cities[${city.id}].value`;
  const variations = [
    { name: "as it is", changes: [{ at, to: city.value }] },
    { name: "no number", changes: [{ at, to: "many" }] },
    { name: "nowhere", changes: [{ at: "map.cities[atlantis].value", to: 1 }] },
  ];
  writeFileSync(file("vary.json"), JSON.stringify({ variations }));
  const { code, out } = await run("--vary", file("vary.json"), "--json");
  expect(code).toBe(0);
  const [same, wrong, nowhere] = JSON.parse(out).varied;
  expect(same.difference).toMatchObject({ score: { mean: 0, error: 0 }, lead: { mean: 0, error: 0 } });
  expect(wrong.refused).toMatch(/value/);
  expect(nowhere.refused).toBe("The components have nothing at map.cities[atlantis].value: there is no atlantis.");
});

test("a scenario that is decided by control counts regions", async () => {
  const asked = ["balance", "--game", "alea-iacta-est", "--scenario", "pharsalus", "--bots", "random", "--games", "2"];
  const { out } = await rubicon([aleaIactaEstRules], asked);
  expect(out).toContain("lead of Caesarians in the end, in regions");
  expect(out).toContain("held in the end, by Caesarians and by Republicans:");
  expect(out).not.toContain("points a game");
});

test("what cannot be done is said in a sentence", async () => {
  const skirmish = await rubicon([skirmishRules], ["balance", "--game", "skirmish"]);
  expect(skirmish.err).toMatch(/does not say how it was decided/);
  expect((await run("--bots", "hal")).err).toMatch(/no bot "hal"/);
  writeFileSync(file("broken.json"), "{");
  expect((await run("--vary", file("broken.json"))).err).toMatch(/written in JSON/);
});
