/** Small marks on panels: the sign of a side, counters as on the map. */
import "./panels.css";
import type { ReactNode } from "react";
import { Tangible } from "../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../games/face.ts";
import { COUNTER } from "../pieces/measures.ts";

/** The sign of a side on its colour; a bare ring for nobody. */
export function Mark({ side, sign }: { readonly side: string | null; readonly sign: ReactNode }): ReactNode {
  return (
    <svg className={`volp-side-mark vol-sign ${side ?? "nobody"}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={side === null ? "volp-side-none" : "volp-side-ground"} cx="12" cy="12" r="10.500" />
      {side !== null && <g transform="translate(5 4.500) scale(0.140)">{sign}</g>}
    </svg>
  );
}

/** Room for the shadow, and for crowns that stick out. */
const MARGIN = 6;

/** A counter beside the map. */
export const Picture = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg
    className="volp-picture"
    viewBox={`${-MARGIN} ${-MARGIN} ${COUNTER + 2 * MARGIN} ${COUNTER + 2 * MARGIN}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);

interface CounterRowProps<P> {
  readonly pieces: readonly P[];
  readonly table: TableProps;
  draw(piece: P): ReactNode;
  spoken(piece: P): string;
  readonly note?: ((piece: P) => string) | undefined;
  readonly small?: boolean | undefined;
}

/** Counters in a row, each of which can be pointed at and perhaps clicked. */
export function CounterRow<P extends { readonly piece: string }>(props: CounterRowProps<P>): ReactNode {
  const { pieces, table, draw, spoken, note, small = false } = props;
  return (
    <ul className={small ? "volp-counters volp-small" : "volp-counters"}>
      {pieces.map((seen) => (
        <li key={seen.piece}>
          <Tangible it={thing("piece", seen.piece)} table={table} label={spoken(seen)}>
            <Picture>{draw(seen)}</Picture>
          </Tangible>
          {note && <span className="volp-note">{note(seen)}</span>}
        </li>
      ))}
    </ul>
  );
}
