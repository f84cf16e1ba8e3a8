/** The years of random games, told; and their ends, explained. */
import { type Json, LANGUAGES } from "@rubicon/engine";
import { imperator } from "@rubicon/imperator";
import { type Event, seenFrom } from "@rubicon/imperator/components";
import { describe, expect, test } from "vitest";
import { annalSuite, battleNewsSuite } from "../../../series/annals/testing.ts";
import { wholeGame } from "../../../series/playing.ts";
import { KIT } from "../testing.ts";
import { playThrough } from "../testing-games.ts";
import { accountOf, tallies } from "./account.ts";
import { annalsOf, remember } from "./annals.ts";
import { historyOf } from "./index.ts";
import { annalWords } from "./words.ts";

const history = historyOf(KIT);

battleNewsSuite({
  ...{ play: playThrough, history: historyOf(KIT), scenario: "s3_marcomannic_wars" },
  foughtIn(sight) {
    const { battle } = seenFrom(sight);
    return battle === null || battle.die === null ? null : KIT.facts.names("en").zone(battle.zone);
  },
});

annalSuite({
  play: playThrough,
  history,
  scenarios: ["s1_avidius_cassius", "s2_parthian_war", "s3_marcomannic_wars", "s4_five_emperors"],
  isJudged: () => true,
  // IMP-10: every point of both tracks is accounted for.
  more({ events, sight }) {
    const { by } = tallies(events);
    const sum = (side: "rome" | "enemy"): number => [...by.values()].reduce((all, points) => all + points[side], 0);
    expect({ rome: sum("rome"), enemy: sum("enemy") }).toEqual(seenFrom(sight).vp);
  },
});

const points = (side: string, n: number): Json => ({
  ...{ e: "points", rule: "IMP-10.a", side, points: n, rome: 0, enemy: 0 },
});

test("IMP-5.f points that were scored before the roles were exchanged go with the players", () => {
  const exchange: Json = { e: "exchange", rule: "", romeSeat: "aventine", enemySeat: "capitoline", rome: 0, enemy: 3 };
  const { by, exchanged } = tallies([points("rome", 3), exchange, points("rome", 1)]);
  expect(exchanged).toBe(true);
  expect(by.get("battles")).toEqual({ rome: 1, enemy: 3 });
});

describe("news", () => {
  const sight = imperator.sight(playThrough("s4_five_emperors", "news", 0, () => {}).position, "watcher");

  test("IMP-4.5S.e IMP-5.f whoever exchanges roles is told which he has now, and watchers who has which", () => {
    const event: Json = {
      ...{ e: "exchange", rule: "IMP-4.5S.e", romeSeat: "aventine", enemySeat: "capitoline", rome: 4, enemy: 9 },
    };
    for (const language of LANGUAGES) {
      const names = KIT.facts.names(language);
      const told = (viewer: string) => history.news?.(event, sight, viewer, language, () => [])?.lines ?? [];
      expect(told("aventine")[0]).not.toBe(told("capitoline")[0]);
      expect(told("aventine").at(-1)).toMatch(/4\D+9/);
      expect(told("watcher").slice(0, 2).join(" ")).toContain(names.the("enemy"));
      expect(told("watcher")).toHaveLength(3);
    }
  });

  test("IMP-4.5V.d IMP-3.6.m who claims the purple and who wears it is news, and nothing else of a year", () => {
    const usurper: Json = {
      e: "usurper",
      rule: "",
      leader: "avidius_cassius",
      zone: "syria_coele",
      front: null,
      bonus: 0,
    };
    const emperor = (by: string): Json => ({ e: "emperor", rule: "", leader: "commodus", by });
    for (const language of LANGUAGES) {
      const said = (event: Json) => history.news?.(event, sight, "watcher", language, () => []) ?? null;
      expect(said(usurper)?.lines[0]).toContain(KIT.facts.names(language).piece("avidius_cassius"));
      expect(said(emperor("caesar"))?.lines).toHaveLength(1);
      expect(said(emperor("sole"))).toBeNull();
      expect(said({ e: "year", rule: "", year: 180 })).toBeNull();
    }
  });
});

test("IMP-10.u IMP-10.v IMP-10.w IMP-S.i the end is explained: by points and how many times as many, or by a death", () => {
  const seen = seenFrom(playThrough("s1_avidius_cassius", "end", 0, () => {}).sight("watcher"));
  const notes = (rome: number, enemy: number, how: string, events: readonly Json[] = []): string => {
    const sight = JSON.parse(
      JSON.stringify({ ...seen, vp: { rome, enemy }, outcome: { how, level: null, results: {} } }),
    );
    return accountOf(KIT, events, sight, "en").notes.join(" ");
  };
  expect(notes(10, 4, "points")).toContain(annalWords.en.judged(10, 4, "decisive"));
  expect(notes(4, 24, "points")).toContain(annalWords.en.judged(24, 4, "definitive"));
  expect(notes(5, 4, "points")).toContain(annalWords.en.judged(5, 4, "plain"));
  expect(notes(4, 4, "draw")).toBe(annalWords.en.draw);
  const died: Json = {
    e: "died",
    rule: "",
    side: "enemy",
    leader: "avidius_cassius",
    zone: null,
    how: "civil",
    back: false,
  };
  expect(notes(0, 0, "sudden", [died])).toContain("Avidius Cassius");
});

test("IMP-R78 battles are told by who fought them: a leader of name, a People, legions, mutineers", () => {
  const force = (side: string, units: readonly string[], leaders: readonly string[]): Json => ({
    ...{ side, units: [...units], leaders: [...leaders], sp: 10, quality: 2, tb: 0, pc: null },
  });
  const told = (attacker: Json, defender: Json): string => {
    const events: Json[] = [
      { e: "year", rule: "", year: 170 },
      { e: "battle", rule: "", zone: "quades", attacker, defender },
      { e: "battle-decided", rule: "", zone: "quades", winner: "enemy", loser: "rome" },
      { e: "losses", rule: "", side: "rome", zone: "quades", reduced: [], lost: ["x_gemina"] },
    ];
    return annalsOf(KIT, events, "en")[0].paragraphs[0];
  };
  const legion = force("rome", ["x_gemina"], []);
  expect(told(force("enemy", ["quades_1"], ["quades_chief_1"]), legion)).toBe(
    "In the land of the Quadi, the Quadi beat the legions; a unit was lost.",
  );
  expect(told(force("enemy", ["x_gemina"], ["avidius_cassius"]), legion)).toContain("Avidius Cassius beat the legions");
  expect(told(force("enemy", ["x_gemina"], []), legion)).toContain("the mutineers beat the legions");
});

test("what historians remember they say in every language, and chiefs without a name are not among it", () => {
  const died = (leader: string, back: boolean): Event => ({
    ...{ e: "died", rule: "", side: "enemy", leader, zone: "quades", how: "battle", back },
  });
  for (const language of LANGUAGES) {
    expect(remember(KIT, died("chosroes", false), language)).toContain(KIT.facts.names(language).piece("chosroes"));
    expect(remember(KIT, died("quades_chief_1", true), language)).toBe("");
  }
});

test("a campaign of fifty-seven years has its exchanges and emperors in the annals", { timeout: 60_000 }, () => {
  const { events, sight } = wholeGame(playThrough, "s5_grand_campaign", "long");
  const annals = annalsOf(KIT, events, "en");
  expect(annals).toHaveLength(seenFrom(sight).year - 161 + 1);
  expect(annals.flatMap(({ paragraphs }) => paragraphs).join(" ")).toMatch(/became Augustus|was acclaimed Augustus/);
});
