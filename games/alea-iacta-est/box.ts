/**
 * The box: everything that comes with a pack, as tables, and the acts that speak of it. A position knows its box, which is
 * shared by all its copies and never written.
 */
import { by, type ReadonlyBy } from "@rubicon/engine";
import { type Acts, makeActs } from "./acts.ts";
import { type Board, makeBoard } from "./board.ts";
import type { Components } from "./pack.ts";
import { makePeoples, type Peoples } from "./peoples.ts";
import { makePieces, type Pieces } from "./pieces.ts";
import type { Scenario, ScenarioPart } from "./scenarios.ts";
import { type Counters, makeCounters } from "./stratagems.ts";

export interface Box extends Board, Pieces, Peoples, Counters {
  readonly scenarios: ReadonlyBy<Scenario, ScenarioPart>;
  readonly acts: Acts;
}

export function makeBox({ map, counters, stratagems, scenarios }: Components): Box {
  const board = makeBoard(map, counters.peoples.length);
  const parts = { ...board, ...makePieces(counters), ...makePeoples(counters.peoples), ...makeCounters(stratagems) };
  return { ...parts, scenarios: by<Scenario, ScenarioPart>([...scenarios]), acts: makeActs(parts) };
}
