/** A table of the form: sought through, filtered, edited cell by cell. */
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo } from "react";
import { Adding } from "./Adding.tsx";
import type { Leaf } from "./cells.ts";
import type { FormColumn, FormRow } from "./form.ts";
import { RowView } from "./RowView.tsx";
import { useShop } from "./shop.ts";
import { rowsShown } from "./showing.ts";

export function TableView({ table, part }: Leaf): ReactNode {
  const shop = useShop();
  const { form, words, hands, look } = shop;
  const deferred = useDeferredValue(shop);
  const leaf = useMemo((): Leaf => ({ table, part }), [table, part]);
  const rows = useMemo(() => rowsShown(deferred, leaf), [deferred, leaf]);
  const removes = table.remove !== undefined;
  const remove = (row: FormRow): void =>
    hands.alter((components) => table.remove?.(components, part, row) ?? components);
  const fault = shop.faults.find(
    (each) => each.leaf?.table === table && each.leaf.part === part && each.cells.length === 0,
  );
  return (
    <div className="ws-table">
      {fault !== undefined && (
        <p className="notice bad" role="alert">
          {form.sentence(fault.why) ?? fault.why}
        </p>
      )}
      {table.adding !== undefined && <Adding key={part} adding={table.adding} part={part} />}
      {rows.length === 0 ? (
        <p className="empty">{shop.query.trim() === "" && shop.oursOnly ? words.noneOurs : words.nothingFound}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that cells let pass lead from row to row
        <div className="ws-scroll" onKeyDown={moveByKeys}>
          <table>
            <Heads columns={table.columns} first={table.title} removes={removes} />
            <tbody>
              {rows.map(({ row, cells, drawn }) => (
                <RowView
                  key={row.key}
                  table={table}
                  part={part}
                  row={row}
                  cells={cells}
                  faces={table.faces?.(row, deferred.components) ?? []}
                  Piece={form.map.Piece}
                  size={form.map.size}
                  components={deferred.components}
                  drawn={drawn}
                  removing={removes ? words.remove(row.name) : null}
                  enter={hands.enter}
                  look={look}
                  rest={hands.rest}
                  remove={remove}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** Over several columns that belong together stands what they have in common. */
function Heads(props: { columns: readonly FormColumn[]; first: string; removes: boolean }): ReactNode {
  const { columns, first, removes } = props;
  const groups = groupsOf(columns);
  const grouped = groups.some(({ over }) => over !== undefined);
  return (
    <thead className="ws-head-cells">
      {grouped && (
        <tr className="ws-over">
          <td />
          {groups.map(({ over, from, span }) =>
            over === undefined ? (
              <td key={from} colSpan={span} />
            ) : (
              <th key={from} scope="colgroup" colSpan={span} data-first>
                {over}
              </th>
            ),
          )}
          {removes && <td />}
        </tr>
      )}
      <tr>
        <th scope="col">
          <span className="unseen">{first}</span>
        </th>
        {columns.map(({ field, title, label, over }, i) => (
          <th
            key={field}
            scope="col"
            title={label}
            data-first={over !== undefined && over !== columns[i - 1]?.over ? true : undefined}
          >
            {title}
          </th>
        ))}
        {removes && <td />}
      </tr>
    </thead>
  );
}

function groupsOf(columns: readonly FormColumn[]): readonly { over: string | undefined; from: string; span: number }[] {
  const groups: { over: string | undefined; from: string; span: number }[] = [];
  for (const { over, field } of columns) {
    const last = groups.at(-1);
    if (last !== undefined && last.over === over && over !== undefined) last.span++;
    else groups.push({ over, from: field, span: 1 });
  }
  return groups;
}

/** Up, down and Enter lead to the same column of another row, as in any table of figures. */
function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return;
  const step = key === "ArrowUp" ? -1 : key === "ArrowDown" || key === "Enter" ? 1 : 0;
  const cell = target.closest("td");
  const row = cell?.closest("tr");
  if (step === 0 || !cell || !row) return;
  event.preventDefault();
  const at = [...row.children].indexOf(cell);
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>("tr.ws-row") ?? [])];
  for (let i = rows.indexOf(row) + step; i >= 0 && i < rows.length; i += step) {
    const next = rows[i].children[at]?.querySelector<HTMLElement>("input");
    if (next) return next.focus();
  }
}
