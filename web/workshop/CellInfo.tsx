/** The cell that is looked at, at the foot of the page: what it is, where its value comes from, and how it gets back there. */
import type { ReactNode } from "react";
import { type Cell, entryOf, nameOfCell, rowLike, valueIn } from "./cells.ts";
import { sourceIn, useShop } from "./shop.ts";
import { toldOf } from "./showing.ts";

export function CellInfo({ cell }: { readonly cell: Cell | null }): ReactNode {
  const shop = useShop();
  const { words, components, compared, faultOf, form, hands } = shop;
  const row = cell && rowLike(cell, components);
  if (!cell || !row) return <p className="ws-info soft">{words.pointAtCell}</p>;
  const here = { ...cell, row };
  const name = nameOfCell(here);
  const entry = entryOf(here, components);
  const usual = compared.changed.get(name);
  const fault = faultOf.get(name);
  const source = entry.is === "fixed" ? null : sourceIn(shop, here);
  const from = valueIn(here, components) === undefined && source === null ? "fixed" : (source?.from ?? "added");
  return (
    <div className="ws-info" data-from={from}>
      <p className="ws-info-what">
        <strong>{row.name}</strong> · {cell.column.label}
      </p>
      <p className="ws-info-from">
        {fault !== undefined && <span className="ws-info-fault">{form.sentence(fault.why) ?? fault.why} </span>}
        {toldOf(shop, source, usual, entry)}
      </p>
      {usual !== undefined && (
        <button type="button" className="button quiet" onClick={() => hands.enter(here, usual)}>
          {words.putBack}
        </button>
      )}
    </div>
  );
}
