/** Small marks on panels: the signs of the factions, a counter as on the map. */
import "./colours.css";
import type { SeenPiece, SideName } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { CounterRow, Mark, Picture } from "../../../series/panels/marks.tsx";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { Counter } from "../pieces/Counter.tsx";
import { EMBLEMS } from "../pieces/figures.ts";
import { spokenPiece } from "../pieces/spoken.ts";

/** The sign of a faction on its colour; a bare ring for nobody. */
export const SideMark = ({ side }: { readonly side: SideName | null }): ReactNode => (
  <Mark side={side} sign={side === null ? null : EMBLEMS[side]} />
);

export const CounterPicture = ({ seen, atWar }: { readonly seen: SeenPiece; readonly atWar?: boolean }): ReactNode => (
  <Picture>
    <Counter seen={seen} atWar={atWar} />
  </Picture>
);

/** Counters in a row, each of which can be pointed at and perhaps clicked. */
export function Counters(props: {
  readonly pieces: readonly SeenPiece[];
  readonly table: TableProps;
  readonly note?: (piece: SeenPiece) => string;
  readonly small?: boolean;
}): ReactNode {
  const kit = useKit();
  return (
    <CounterRow
      {...props}
      draw={(seen) => <Counter seen={seen} />}
      spoken={(seen) => spokenPiece(kit, seen, props.table.language)}
    />
  );
}
