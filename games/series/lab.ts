/** Battles by themselves, to try out what two Forces would do to each other (AIE-8.3.a, AIE-8.4.2.b, IMP-8.c, IMP-8.3.d). */
import type { Found, Json, Nth, ReadonlyBy } from "@rubicon/engine";
import type { Side } from "./sides.ts";

type Piece = Nth<"piece">;
type Zone = Nth<"zone">;

/** What is needed of a position. */
interface Field {
  readonly box: { readonly pieces: readonly Piece[]; readonly isLeader: ReadonlyBy<Piece, boolean> };
  readonly at: ReadonlyBy<Piece, Zone>;
  readonly side: ReadonlyBy<Piece, Side>;
  readonly face: ReadonlyBy<Piece, number>;
}

const stepsLeft = (p: Field, unit: Piece): number => (p.face[unit] === 0 ? 2 : 1);

/** AIE-8.4.2.b, IMP-8.3.d: what a side has lost between two moments: steps, units, leaders. */
export function lossesBetween(before: Field, after: Field, side: Side): Record<string, number> {
  const lost = { steps: 0, units: 0, leaders: 0 };
  for (const piece of before.box.pieces) {
    if (before.at[piece] < 0 || before.side[piece] !== side) continue;
    const gone = after.at[piece] < 0;
    if (before.box.isLeader[piece]) lost.leaders += gone ? 1 : 0;
    else {
      lost.units += gone ? 1 : 0;
      lost.steps += stepsLeft(before, piece) - (gone ? 0 : stepsLeft(after, piece));
    }
  }
  return lost;
}

/** AIE-8.3.a, IMP-8.c: where pieces fight a zone is named; a battle by its figures has none. */
export const isPlaced = (battle: Json): boolean =>
  typeof battle === "object" && battle !== null && !Array.isArray(battle) && "zone" in battle;

/** A piece that somebody has named. */
export interface Enlisted {
  readonly piece: Piece;
  readonly found: Found;
  readonly reduced: boolean;
}

interface Names {
  readonly pieceNumbers: ReadonlyMap<string, Piece>;
  readonly units: readonly Piece[];
}

/** AIE-1.3.c, IMP-1.2.a: "legio-X", or "legio-X reduced". */
export function readUnit({ pieceNumbers, units }: Names, found: Found): Enlisted {
  const [name, face, ...rest] = found.text().trim().split(/\s+/);
  const piece = pieceNumbers.get(name);
  if (piece === undefined || !units.includes(piece)) throw found.wrong(`"${name}" is no combat unit.`);
  if (rest.length > 0 || (face !== undefined && face !== "reduced"))
    throw found.wrong('a unit stands at full strength, unless "reduced" follows its name.');
  return { piece, found, reduced: face === "reduced" };
}
