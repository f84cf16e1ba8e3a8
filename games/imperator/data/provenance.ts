/** The components with what their files say of where each value comes from: for whoever shows it. No part of the game. */
import { type Json, plain } from "@rubicon/engine";
import counters from "./counters.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import scenarios from "./scenarios.json" with { type: "json" };
import stratagems from "./stratagems.json" with { type: "json" };

export const WITH_PROVENANCE: Json = plain({ map, counters, stratagems, scenarios });
