/** Small marks on panels: the signs of the factions, a counter as on the map, dice. */
import type { SeenPiece, SideName } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { COUNTER, Counter } from "../pieces/Counter.tsx";
import { EMBLEMS } from "../pieces/figures.ts";
import { spokenPiece } from "../pieces/spoken.ts";

/** The sign of a faction on its colour; a bare ring for nobody. */
export function SideMark({ side }: { readonly side: SideName | null }): ReactNode {
  return (
    <svg className={`aie-side-mark vol-sign ${side ?? "nobody"}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={side === null ? "aie-side-none" : "aie-side-ground"} cx="12" cy="12" r="10.500" />
      {side !== null && <g transform="translate(5 4.500) scale(0.140)">{EMBLEMS[side]}</g>}
    </svg>
  );
}

/** Room for the shadow, and for crowns that stick out. */
const MARGIN = 6;

export function CounterPicture({ seen, atWar }: { readonly seen: SeenPiece; readonly atWar?: boolean }): ReactNode {
  return (
    <svg
      className="aie-picture"
      viewBox={`${-MARGIN} ${-MARGIN} ${COUNTER + 2 * MARGIN} ${COUNTER + 2 * MARGIN}`}
      aria-hidden="true"
    >
      <Counter seen={seen} atWar={atWar} />
    </svg>
  );
}

/** Counters in a row, each of which can be pointed at and perhaps clicked. */
export function Counters(props: {
  readonly pieces: readonly SeenPiece[];
  readonly table: TableProps;
  readonly note?: (piece: SeenPiece) => string;
  readonly small?: boolean;
}): ReactNode {
  const { pieces, table, note, small = false } = props;
  const kit = useKit();
  return (
    <ul className={small ? "aie-counters aie-small" : "aie-counters"}>
      {pieces.map((seen) => (
        <li key={seen.piece}>
          <Tangible it={thing("piece", seen.piece)} table={table} label={spokenPiece(kit, seen, table.language)}>
            <CounterPicture seen={seen} />
          </Tangible>
          {note && <span className="aie-note">{note(seen)}</span>}
        </li>
      ))}
    </ul>
  );
}
