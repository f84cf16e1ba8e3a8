/** What every game must keep, on random games of Alea Iacta Est. */
import { join } from "node:path";
import { commonSuite, corpusSuite, packSuite } from "@rubicon/engine/testing";
import { aleaIactaEst, aleaIactaEstRules } from "./index.ts";

commonSuite(aleaIactaEst, { games: 1 });
packSuite(aleaIactaEstRules);
corpusSuite(aleaIactaEst, join(import.meta.dirname, "corpus"));
