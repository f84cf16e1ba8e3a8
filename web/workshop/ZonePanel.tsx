/** The zone that is chosen on the map: its values, its ways, and who stands there, all of it to be changed. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Adding } from "./Adding.tsx";
import { CellView } from "./CellView.tsx";
import { type Cell, entryOf, hasCell, type Leaf, nameOfCell, valueIn } from "./cells.ts";
import { type FormRow, tablesOf } from "./form.ts";
import { sourceIn, useShop } from "./shop.ts";
import { toldOf } from "./showing.ts";

interface Props {
  readonly zone: string | null;
  /** The scenario whose pieces are shown; none, if empty. */
  readonly part: string;
  choose(zone: string): void;
}

export function ZonePanel({ zone, part, choose }: Props): ReactNode {
  const { form, words, components } = useShop();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (zone !== null) panel.current?.scrollIntoView({ block: "nearest" });
  }, [zone]);
  const { zoneTables, ways, standing } = form.map;
  const tables = tablesOf(form);
  const zones = tables
    .filter(({ id }) => zoneTables.includes(id))
    .flatMap((table) => table.rows(components, "").map((row) => ({ table, row })));
  const chosen = zones.find(({ row }) => row.key === zone);
  const waysTable = tables.find(({ id }) => id === ways.table);
  const pieces = tables.find(({ id }) => id === standing.table);
  return (
    <aside ref={panel} className="ws-panel" aria-label={chosen?.row.name ?? words.chooseZone}>
      <select
        className="ws-choice ws-zones"
        aria-label={words.chooseZone}
        value={zone ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        {zone === null && <option value="">{words.chooseZone}</option>}
        {zones.map(({ row }) => (
          <option key={row.key} value={row.key}>
            {row.name}
          </option>
        ))}
      </select>
      {chosen === undefined ? (
        <p className="soft">{words.mapAbout}</p>
      ) : (
        <>
          <dl className="ws-fields">
            {chosen.table.columns
              .filter((column) => hasCell(chosen.row, column, components))
              .map((column) => (
                <Field key={column.field} cell={{ table: chosen.table, part: "", row: chosen.row, column }} named />
              ))}
          </dl>
          {waysTable !== undefined && (
            <WaysOf leaf={{ table: waysTable, part: "" }} zone={chosen.row.key} choose={choose} />
          )}
          {pieces !== undefined && part !== "" && <StandingAt leaf={{ table: pieces, part }} zone={chosen.row.key} />}
        </>
      )}
    </aside>
  );
}

/** A cell with its name, and with its fault. */
function Field({ cell, named = false }: { readonly cell: Cell; readonly named?: boolean }): ReactNode {
  const shop = useShop();
  const { components, compared, faultOf, form, hands, look } = shop;
  const ids = useId();
  const name = nameOfCell(cell);
  const entry = entryOf(cell, components);
  const fault = faultOf.get(name);
  const source = entry.is === "fixed" ? null : sourceIn(shop, cell);
  const value = (
    <>
      <CellView
        id={`${ids}-cell`}
        label={`${cell.row.name}, ${cell.column.label}`}
        value={valueIn(cell, components)}
        entry={entry}
        fault={fault !== undefined}
        describedBy={fault === undefined ? undefined : `${ids}-fault`}
        enter={(next) => hands.enter(cell, next)}
      />
      {fault !== undefined && (
        <p id={`${ids}-fault`} className="ws-field-fault">
          {form.sentence(fault.why) ?? fault.why}
        </p>
      )}
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field within has the focus
    <div
      className="ws-field ws-cell"
      data-from={entry.is === "fixed" ? "fixed" : (source?.from ?? "added")}
      data-changed={compared.changed.has(name) || undefined}
      data-faulty={fault !== undefined || undefined}
      title={entry.is === "fixed" ? "" : toldOf(shop, source, compared.changed.get(name), entry)}
      onFocus={() => look(cell)}
      onBlur={hands.rest}
    >
      {named ? (
        <>
          <dt>{cell.column.title}</dt>
          <dd className="ws-value">{value}</dd>
        </>
      ) : (
        <div className="ws-value">{value}</div>
      )}
    </div>
  );
}

function WaysOf({
  leaf,
  zone,
  choose,
}: {
  readonly leaf: Leaf;
  readonly zone: string;
  choose(zone: string): void;
}): ReactNode {
  const { words, components, hands } = useShop();
  const { table, part } = leaf;
  const rows = table.rows(components, part).filter((row) => row.zones?.includes(zone));
  return (
    <section>
      <h2>{words.waysOf}</h2>
      <ul className="ws-ways">
        {rows.map((row) => {
          const other = row.zones?.find((end) => end !== zone) ?? "";
          return (
            <li key={row.key}>
              <button type="button" className="link-button" onClick={() => choose(other)}>
                {otherEnd(row, zone)}
              </button>
              {table.columns
                .filter((column) => hasCell(row, column, components))
                .map((column) => (
                  <Field key={column.field} cell={{ ...leaf, row, column }} />
                ))}
              {table.remove !== undefined && (
                <button
                  type="button"
                  className="ws-remove"
                  aria-label={words.remove(row.name)}
                  title={words.remove(row.name)}
                  onClick={() => hands.alter((now) => table.remove?.(now, part, row) ?? now)}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {table.adding !== undefined && <Adding key={zone} adding={table.adding} part={part} given={[zone]} />}
    </section>
  );
}

/** "Italia 1 – Italia 4" as it is seen from one of them. */
function otherEnd(row: FormRow, zone: string): string {
  const names = row.name.split(" – ");
  return names[row.zones?.[0] === zone ? 1 : 0] ?? row.name;
}

function StandingAt({ leaf, zone }: { readonly leaf: Leaf; readonly zone: string }): ReactNode {
  const { form, words, components, hands } = useShop();
  const { standing, Piece, size } = form.map;
  const { table, part } = leaf;
  const column = table.columns.find(({ field }) => field === standing.zone);
  const rows = table.rows(components, part);
  if (column === undefined) return null;
  const here = rows.filter((row) => row.zones?.includes(zone));
  const elsewhere = rows.filter((row) => !row.zones?.includes(zone));
  return (
    <section>
      <h2>{words.standing}</h2>
      <ul className="ws-pieces">
        {here.map((row) => (
          <li key={row.key}>
            <span className="ws-faces">
              {table.faces?.(row, components).map((face) => (
                <svg key={String(face.side)} aria-hidden="true" viewBox={`-2 -7 ${size + 5} ${size + 11}`}>
                  <Piece piece={row.piece ?? ""} {...face} components={components} />
                </svg>
              ))}
            </span>
            <span>{row.name}</span>
            <Field cell={{ ...leaf, row, column }} />
          </li>
        ))}
      </ul>
      <label className="ws-ask">
        <span>{words.addPiece}</span>
        <select
          className="ws-choice"
          value=""
          onChange={({ target }) => {
            const row = elsewhere.find(({ key }) => key === target.value);
            if (row !== undefined) hands.enter({ ...leaf, row, column }, zone);
          }}
        >
          <option value="">{words.choose}</option>
          {elsewhere.map((row) => (
            <option key={row.key} value={row.key}>
              {row.name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
