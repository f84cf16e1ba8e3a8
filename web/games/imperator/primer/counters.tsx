/** The counters that are drawn: who is who in the pictures. */
import type { SeenPiece, SideName, Titled } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Picture } from "../../../series/panels/marks.tsx";
import { InBoard } from "../../../series/primer/pictures.tsx";
import { Counter } from "../pieces/Counter.tsx";

/** A piece of Rome. */
export const loyal = (piece: string, ...titles: Titled[]): SeenPiece => ({ ...of(piece, "rome"), titles });
export const reduced = (piece: string): SeenPiece => ({ ...of(piece, "rome"), reduced: true });
/** A piece of its enemies: a rebel, or of a People at war. */
export const hostile = (piece: string, ...titles: Titled[]): SeenPiece => ({ ...of(piece, "enemy"), titles });
export const beaten = (piece: string): SeenPiece => ({ ...of(piece, "enemy"), reduced: true });
/** Of a People at peace. */
export const calm = (piece: string): SeenPiece => of(piece, null);

const of = (piece: string, side: SideName | null): SeenPiece => ({ piece, at: "", side });

export const MARCUS = loyal("marcus_aurelius", "augustus", "guard");
export const POMPEIANUS = loyal("claudius_pompeianus");
export const SEVERUS = loyal("septimius_severus", "augustus");
export const CASSIUS = hostile("avidius_cassius", "usurper");
export const MARCOMANNUS = hostile("marcomanni_chief_1");

export const CounterPicture = ({ seen }: { readonly seen: SeenPiece }): ReactNode => (
  <Picture>
    <Counter seen={seen} />
  </Picture>
);

/** In a picture that is laid out like a table. */
export const Piece = ({ seen }: { readonly seen: SeenPiece }): ReactNode => (
  <InBoard>
    <CounterPicture seen={seen} />
  </InBoard>
);
