/** What every game must keep, on random games of Imperator. */
import { join } from "node:path";
import { commonSuite, corpusSuite, packSuite } from "@rubicon/engine/testing";
import { imperator, imperatorRules } from "./index.ts";
import type { ScenarioId } from "./scenarios.ts";

/** Always played: a civil war without stratagems, in which nothing is hidden. */
const OPEN: ScenarioId = "s1_avidius_cassius";
/** Always played as well: a war of some years, and a year of usurpers. */
const ALWAYS: readonly ScenarioId[] = ["s2_parthian_war", "s4_five_emperors"];
/** Some of these have thousands of decisions: they are played where RUBICON_GAMES is set, even to 1. */
const LONG: readonly ScenarioId[] = ["s3_marcomannic_wars", "s5_grand_campaign", "s6_severus_caracalla"];

const scenarios = process.env.RUBICON_GAMES === undefined ? ALWAYS : [...ALWAYS, ...LONG];

commonSuite(imperator, { games: 1, scenarios: [OPEN], hidden: false });
commonSuite(imperator, { games: 1, scenarios });
packSuite(imperatorRules);
corpusSuite(imperator, join(import.meta.dirname, "corpus"));
