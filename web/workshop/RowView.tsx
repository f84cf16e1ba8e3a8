/** A row of a table: what it is, its cells, and whatever is wrong with one of them, right below it. */

import type { Json } from "@rubicon/engine";
import { type FocusEvent, memo, type ReactNode, useRef } from "react";
import { CellView } from "./CellView.tsx";
import { type Cell, nameOfCell } from "./cells.ts";
import type { Entry, FormColumn, FormMap, FormRow, FormTable, PieceFace } from "./form.ts";

/** Everything that a cell shows, so that a row is drawn anew only when something of it has changed. */
export interface CellShown {
  readonly column: FormColumn;
  /** What stands over it and the columns beside it, where it is the first of them. */
  readonly opens: string | null;
  readonly has: boolean;
  readonly value: Json | undefined;
  readonly entry: Entry;
  readonly from: "stated" | "found" | "ours" | "fixed" | "added";
  readonly changed: boolean;
  readonly fault: string | null;
  /** Where it comes from, in a sentence. */
  readonly told: string;
}

interface RowViewProps {
  readonly table: FormTable;
  readonly part: string;
  readonly row: FormRow;
  readonly cells: readonly CellShown[];
  readonly faces: readonly PieceFace[];
  readonly Piece: FormMap["Piece"];
  readonly size: number;
  readonly components: Json;
  /** Changes when what is drawn on its pieces does. */
  readonly drawn: string;
  readonly removing: string | null;
  enter(cell: Cell, value: Json): void;
  look(cell: Cell): void;
  rest(): void;
  remove(row: FormRow): void;
}

export const idOfCell = (name: string): string => `ws-${name.replace(/[^\w-]+/g, "_")}`;

export const RowView = memo(function RowView(props: RowViewProps): ReactNode {
  const { table, part, row, cells, faces, Piece, size, components, removing, enter, look, rest, remove } = props;
  const faults = cells.flatMap(({ fault, column }) => (fault === null ? [] : [{ fault, column }]));
  return (
    <>
      <tr className="ws-row" data-faulty={faults.length > 0 || undefined}>
        <th scope="row">
          <span className="ws-row-name">
            {row.piece !== undefined && faces.length > 0 && (
              <span className="ws-faces">
                {faces.map((face) => (
                  <svg
                    key={`${face.side} ${face.reduced}`}
                    aria-hidden="true"
                    viewBox={`-2 -7 ${size + 5} ${size + 11}`}
                  >
                    <Piece piece={row.piece ?? ""} {...face} components={components} />
                  </svg>
                ))}
              </span>
            )}
            <span>
              {row.name}
              {row.note !== undefined && row.note !== "" && <span className="ws-note">{row.note}</span>}
            </span>
          </span>
        </th>
        {cells.map((shown) =>
          shown.has ? (
            <Entered
              key={shown.column.field}
              cell={{ table, part, row, column: shown.column }}
              shown={shown}
              enter={enter}
              look={look}
              rest={rest}
            />
          ) : (
            <td key={shown.column.field} className="ws-none" aria-hidden="true" />
          ),
        )}
        {removing !== null && (
          <td className="ws-end">
            <button
              type="button"
              className="ws-remove"
              aria-label={removing}
              title={removing}
              onClick={() => remove(row)}
            >
              ×
            </button>
          </td>
        )}
      </tr>
      {faults.length > 0 && (
        <tr className="ws-fault-row">
          <td colSpan={cells.length + 2}>
            {faults.map(({ fault, column }) => (
              <p key={column.field} id={`${idOfCell(nameOfCell({ table, part, row, column }))}-fault`}>
                <strong>{column.label}:</strong> {fault}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}, sameRow);

/** Pieces are drawn from all of the components, and say by `drawn` whether they look the same. */
function sameRow(a: RowViewProps, b: RowViewProps): boolean {
  return (
    a.row.at === b.row.at &&
    a.row.name === b.row.name &&
    a.row.note === b.row.note &&
    a.table === b.table &&
    a.part === b.part &&
    a.drawn === b.drawn &&
    a.removing === b.removing &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, i) => sameCell(cell, b.cells[i]))
  );
}

const sameCell = (a: CellShown, b: CellShown): boolean =>
  a.has === b.has &&
  a.value === b.value &&
  a.changed === b.changed &&
  a.fault === b.fault &&
  a.told === b.told &&
  a.column === b.column &&
  a.entry.is === b.entry.is &&
  optionsOf(a.entry) === optionsOf(b.entry);

const optionsOf = (entry: Entry): unknown => ("options" in entry ? entry.options : null);

interface EnteredProps {
  readonly cell: Cell;
  readonly shown: CellShown;
  enter(cell: Cell, value: Json): void;
  look(cell: Cell): void;
  rest(): void;
}

function Entered({ cell, shown, enter, look, rest }: EnteredProps): ReactNode {
  const { value, entry, from, changed, fault, told, column } = shown;
  const id = idOfCell(nameOfCell(cell));
  const before = useRef<Json | undefined>(undefined);
  return (
    <td
      className="ws-cell"
      data-label={column.title}
      data-opens={shown.opens ?? undefined}
      data-from={from}
      data-changed={changed || undefined}
      data-faulty={fault !== null || undefined}
      title={told}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = value;
        look(cell);
      }}
      onBlur={rest}
    >
      <CellView
        id={id}
        label={`${cell.row.name}, ${column.label}`}
        value={value}
        entry={entry}
        fault={fault !== null}
        describedBy={fault === null ? undefined : `${id}-fault`}
        enter={(next) => enter(cell, next)}
        cancel={() => {
          if (before.current !== undefined) enter(cell, before.current);
        }}
      />
    </td>
  );
}
