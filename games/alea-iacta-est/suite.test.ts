/** What every game must keep, on random games of Alea Iacta Est. */
import { join } from "node:path";
import { pick, seededDice } from "@rubicon/engine";
import { commonSuite, corpusSuite, packSuite } from "@rubicon/engine/testing";
import { aleaIactaEst, aleaIactaEstRules } from "./index.ts";
import type { ScenarioId } from "./scenarios.ts";

/** All seven take minutes. This one is always played: it is deployed freely. */
const ALWAYS: ScenarioId = "pharsalus";
/** One of these, another one with another RUBICON_SEED; with RUBICON_GAMES, even with 1, every scenario is played. */
const IN_TURN: readonly ScenarioId[] = [
  "rise-of-caesar",
  "thapsus-and-munda",
  "philippi",
  "perusia-and-naulochus",
  "actium",
  "from-caesar-to-augustus",
];

const { RUBICON_GAMES: games, RUBICON_SEED: seed = "common" } = process.env;
const scenarios =
  games === undefined ? [ALWAYS, pick(IN_TURN, seededDice(seed))] : aleaIactaEst.scenarios.map(({ id }) => id);

commonSuite(aleaIactaEst, { games: 1, scenarios });
packSuite(aleaIactaEstRules);
corpusSuite(aleaIactaEst, join(import.meta.dirname, "corpus"));
