/**
 * The box: everything that comes with a pack, as tables, and the acts that speak of it. A position knows its box, which is
 * shared by all its copies and never written.
 */
import { by, type ReadonlyBy } from "@rubicon/engine";
import { type Acts, makeActs } from "./acts.ts";
import { type Board, makeBoard } from "./board.ts";
import type { Components } from "./pack.ts";
import { makePeoples, type Nationality, type Peoples, ROMAN } from "./peoples.ts";
import { makePieces, type Piece, type Pieces } from "./pieces.ts";
import type { Scenario, ScenarioPart } from "./scenarios.ts";
import { type Counters, makeCounters } from "./stratagems.ts";

export interface Box extends Board, Pieces, Peoples, Counters {
  /** Of what Nationality a unit is that events and stratagems look for (IMP-TE.5.a, IMP-6.2.l, IMP-6.2.m). */
  readonly isGerman: ReadonlyBy<Piece, boolean>;
  readonly isPersian: ReadonlyBy<Piece, boolean>;
  readonly scenarios: ReadonlyBy<Scenario, ScenarioPart>;
  readonly acts: Acts;
}

export function makeBox({ map, counters, stratagems, scenarios }: Components): Box {
  const board = makeBoard(map, counters.fleets, counters.peoples.length);
  const pieces = makePieces(counters, board.fronts);
  const peoples = makePeoples(counters.peoples);
  const parts = { ...board, ...pieces, ...peoples, ...makeCounters(stratagems) };
  const are = (nationality: Nationality) =>
    by<Piece, boolean>(
      pieces.pieces.map((piece) => {
        const people = pieces.people[piece];
        return people !== ROMAN && peoples.nationality[people] === nationality;
      }),
    );
  return {
    ...parts,
    isGerman: are("germains"),
    isPersian: are("perses"),
    scenarios: by<Scenario, ScenarioPart>([...scenarios]),
    acts: makeActs(parts),
  };
}
