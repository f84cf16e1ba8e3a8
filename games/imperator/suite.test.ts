/** What every game must keep, on random games of Imperator. */
import { join } from "node:path";
import { pick, seededDice } from "@rubicon/engine";
import { commonSuite, corpusSuite, packSuite } from "@rubicon/engine/testing";
import { imperator, imperatorRules } from "./index.ts";
import type { ScenarioId } from "./scenarios.ts";

/** Always played: a civil war without stratagems, in which nothing is hidden. */
const OPEN: ScenarioId = "s1_avidius_cassius";
/** One of these, the other with another RUBICON_SEED: a war of some years, and a year of usurpers. */
const IN_TURN: readonly ScenarioId[] = ["s2_parthian_war", "s4_five_emperors"];
/** Some of these have thousands of decisions: with RUBICON_GAMES, even with 1, every scenario is played. */
const LONG: readonly ScenarioId[] = ["s3_marcomannic_wars", "s5_grand_campaign", "s6_severus_caracalla"];

const { RUBICON_GAMES: games, RUBICON_SEED: seed = "common" } = process.env;
const scenarios = games === undefined ? [pick(IN_TURN, seededDice(seed))] : [...IN_TURN, ...LONG];

commonSuite(imperator, { games: 1, scenarios: [OPEN], hidden: false });
commonSuite(imperator, { games: 1, scenarios });
packSuite(imperatorRules);
corpusSuite(imperator, join(import.meta.dirname, "corpus"));
