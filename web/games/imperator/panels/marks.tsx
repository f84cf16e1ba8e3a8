/** Small marks on panels: the signs of the roles, counters as on the map. */
import "./colours.css";
import type { SeenPiece, SideName } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { CounterRow, Mark } from "../../../series/panels/marks.tsx";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { Counter } from "../pieces/Counter.tsx";
import { EMBLEMS } from "../pieces/figures.tsx";
import { spokenPiece } from "../pieces/spoken.ts";

/** The eagle of Rome, the wolf of its enemies; a bare ring for nobody. */
export const SideMark = ({ side }: { readonly side: SideName | null }): ReactNode => (
  <Mark side={side} sign={side === null ? null : EMBLEMS[side]} />
);

interface CountersProps {
  readonly pieces: readonly SeenPiece[];
  readonly table: TableProps;
  readonly note?: ((piece: SeenPiece) => string) | undefined;
  readonly small?: boolean;
}

/** Counters in a row, each of which can be pointed at and perhaps clicked. */
export function Counters(props: CountersProps): ReactNode {
  const kit = useKit();
  return (
    <CounterRow
      {...props}
      draw={(seen) => <Counter seen={seen} />}
      spoken={(seen) => spokenPiece(kit, seen, props.table.language)}
    />
  );
}
