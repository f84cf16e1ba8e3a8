/** The years of random games, told; and their ends, explained. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { seenFrom } from "@rubicon/alea-iacta-est/components";
import { type Json, LANGUAGES, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { annalSuite, battleNewsSuite } from "../../../series/annals/testing.ts";
import { wholeGame } from "../../../series/playing.ts";
import { KIT } from "../testing.ts";
import { playThrough } from "../testing-games.ts";
import { accountOf, tallies } from "./account.ts";
import { historyOf } from "./index.ts";
import { annalWords } from "./words.ts";

battleNewsSuite({
  ...{ play: playThrough, history: historyOf(KIT), scenario: "rise-of-caesar" },
  foughtIn(sight) {
    const { battle } = seenFrom(sight);
    return battle === null || battle.die === null ? null : KIT.facts.names("en").zone(battle.zone);
  },
});

annalSuite({
  play: playThrough,
  history: historyOf(KIT),
  scenarios: ["rise-of-caesar", "pharsalus", "actium"],
  isJudged: (sight) => seenFrom(sight).outcome?.how !== "republic-dead",
  more({ scenario, events, sight }) {
    const { by } = tallies(events);
    const sum = [...by.values()].reduce((all, { caesarians, republicans }) => all + caesarians - republicans, 0);
    if (scenario === "rise-of-caesar") expect(sum).toBe(seenFrom(sight).score);
  },
});

test("AIE-10.0.a AIE-5.1.2.d points that were scored before the players changed sides go with them", () => {
  const points = (side: string, n: number): Json => ({ e: "points", rule: "AIE-10.1.a", side, points: n, score: 0 });
  const exchange: Json = { e: "exchange", rule: "", caesarians: "b", republicans: "a", score: -3 };
  const { by, exchanged } = tallies([points("caesarians", 3), exchange, points("caesarians", 1)]);
  expect(exchanged).toBe(true);
  expect(by.get("battles")).toEqual({ caesarians: 1, republicans: 3 });
});

test("AIE-5.1.2.a who changes sides is told which one he leads now, and watchers who leads which", () => {
  const p = aleaIactaEst.begin("rise-of-caesar");
  aleaIactaEst.open(p, seededDice("exchange"));
  const sight = aleaIactaEst.sight(p, "watcher");
  const { leads } = seenFrom(sight);
  const event: Json = { e: "exchange", rule: "AIE-5.1.2.a", ...leads, score: 4 };
  const { news } = historyOf(KIT);
  for (const language of LANGUAGES) {
    const names = KIT.facts.names(language);
    const own = news?.(event, sight, leads.caesarians, language, () => []);
    expect(own?.lines[0]).toContain(names.side("caesarians"));
    expect(own?.lines[1]).toContain("+4");
    expect(news?.(event, sight, "watcher", language, () => [])?.lines[0]).toContain(names.side("republicans"));
    expect(news?.({ e: "year", rule: "", year: -48 }, sight, "watcher", language, () => [])).toBeNull();
  }
});

test("who wins by control sees all his conditions met", { timeout: 60_000 }, () => {
  let won = 0;
  for (let i = 0; i < 6; i++) {
    const { events, sight } = wholeGame(playThrough, "pharsalus", `control ${i}`);
    const account = accountOf(KIT, events, sight, "en");
    if (seenFrom(sight).outcome?.how === "republic-dead") expect(account).toBeNull();
    const winners = account?.rows.filter(({ strong, figures }) => strong && figures[0].includes("✓")) ?? [];
    const isWon = Object.values(seenFrom(sight).outcome?.results ?? {}).includes("won");
    expect(winners.length === 1).toBe(isWon);
    if (isWon) won++;
  }
  expect(won).toBeGreaterThan(0);
  expect(annalWords.en.met).toBe("met");
});
