/** What every game must keep, on random games of Imperator. */
import { join } from "node:path";
import { pick, seededDice } from "@rubicon/engine";
import { commonSuite, corpusSuite, packSuite } from "@rubicon/engine/testing";
import { imperator, imperatorRules } from "./index.ts";
import type { ScenarioId } from "./scenarios.ts";

/** Always played: a civil war without stratagems, in which nothing is hidden. */
const OPEN: ScenarioId = "s1_avidius_cassius";
/** All others take minutes. This one is always played, a war of some years. */
const ALWAYS: ScenarioId = "s2_parthian_war";
/** One of these, another one with another RUBICON_SEED; with RUBICON_GAMES, even with 1, every scenario is played. */
const IN_TURN: readonly ScenarioId[] = [
  "s3_marcomannic_wars",
  "s4_five_emperors",
  "s6_severus_caracalla",
  "s5_grand_campaign",
];

const { RUBICON_GAMES: games, RUBICON_SEED: seed = "common" } = process.env;
const scenarios = games === undefined ? [ALWAYS, pick(IN_TURN, seededDice(seed))] : [ALWAYS, ...IN_TURN];

commonSuite(imperator, { games: 1, scenarios: [OPEN], hidden: false });
commonSuite(imperator, { games: 1, scenarios });
packSuite(imperatorRules);
corpusSuite(imperator, join(import.meta.dirname, "corpus"));
