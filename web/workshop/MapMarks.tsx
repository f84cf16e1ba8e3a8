/** What lies on the map of the workshop: zones that can be chosen, the ways between them, and who stands there. */
import { memo, type ReactNode, useMemo } from "react";
import { valueIn } from "./cells.ts";
import { type FormRow, type FormZone, tablesOf } from "./form.ts";
import type { Marked } from "./MapView.tsx";
import { sourceIn, useShop } from "./shop.ts";

interface Props {
  readonly zone: string | null;
  readonly ways: { readonly land: boolean; readonly sea: boolean };
  readonly part: string;
  readonly marked: Marked;
  choose(zone: string | null): void;
}

export function MapMarks({ zone, ways, part, marked, choose }: Props): ReactNode {
  const { form } = useShop();
  const { zones } = form.map;
  const chosen = zones.find(({ id }) => id === zone);
  return (
    <g className="ws-marks-on-map">
      <Zones zones={zones} marked={marked} choose={choose} />
      {chosen !== undefined && <path className="ws-zone-chosen" d={chosen.path} />}
      <Ways zone={zone} ways={ways} />
      {part !== "" && <Stacks part={part} />}
    </g>
  );
}

interface ZonesProps {
  readonly zones: readonly FormZone[];
  readonly marked: Marked;
  choose(zone: string | null): void;
}

/** Whoever uses no pointer chooses from the list beside the map. */
const Zones = memo(function Zones({ zones, marked, choose }: ZonesProps): ReactNode {
  return zones.map(({ id, path }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map does the same with keys
    <path
      key={id}
      className="ws-zone"
      data-zone={id}
      data-changed={marked.changed.has(id) || undefined}
      data-faulty={marked.faulty.has(id) || undefined}
      fillRule="evenodd"
      d={path}
      onClick={() => choose(id)}
    />
  ));
});

const WATERS: readonly string[] = ["coast", "sea"];

function Ways({ zone, ways }: Pick<Props, "zone" | "ways">): ReactNode {
  const shop = useShop();
  const { form, components, compared } = shop;
  const { map } = form;
  const table = tablesOf(form).find(({ id }) => id === map.ways.table);
  const column = table?.columns.find(({ field }) => field === map.ways.kind);
  const hearts = useMemo(() => new Map(map.zones.map(({ id, heart }) => [id, heart])), [map]);
  const added = new Set(compared.differences.flatMap((each) => (each.is === "added" ? [each.row.key] : [])));
  if (table === undefined || column === undefined) return null;
  return table.rows(components, "").map((row) => {
    const kind = String(valueIn({ row, column }, components) ?? "");
    const [a, b] = (row.zones ?? []).map((end) => hearts.get(end));
    const near = row.zones?.includes(zone ?? "") ?? false;
    if (!a || !b || !(near || (WATERS.includes(kind) ? ways.sea : ways.land))) return null;
    const from = sourceIn(shop, { table, part: "", row, column })?.from ?? "added";
    return (
      <g
        key={row.key}
        className="ws-way"
        data-kind={kind}
        data-from={from}
        data-near={near || undefined}
        data-added={added.has(row.key) || undefined}
      >
        <path className="ws-way-bed" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        {SIGNS[kind] !== undefined && (
          <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
            <circle r="8" />
            <path d={SIGNS[kind]} />
          </g>
        )}
      </g>
    );
  });
}

/** On a way over water: waves for a river, a double arrow for a strait. */
const SIGNS: Readonly<Record<string, string>> = {
  river: "M-5-2q2.500-2.500 5 0t5 0M-5 2.500q2.500-2.500 5 0t5 0",
  strait: "M-5 0H5M-5 0l3-3M-5 0l3 3M5 0l-3-3M5 0l-3 3",
};

/** Pieces that are drawn of a stack; the rest is a number. */
const DRAWN = 3;
const SCALE = 0.62;

function Stacks({ part }: { readonly part: string }): ReactNode {
  const { form, components } = useShop();
  const { map } = form;
  const table = tablesOf(form).find(({ id }) => id === map.standing.table);
  const sides = table?.columns.find(({ field }) => field === map.standing.side);
  if (table === undefined || sides === undefined) return null;
  const stacks = new Map<string, FormRow[]>();
  for (const row of table.rows(components, part))
    for (const zone of row.zones ?? []) stacks.set(zone, [...(stacks.get(zone) ?? []), row]);
  return map.zones.map(({ id, heart }) => {
    const rows = stacks.get(id) ?? [];
    const shown = rows.slice(0, DRAWN);
    const wide = map.size * SCALE;
    return (
      rows.length > 0 && (
        <g
          key={id}
          className="ws-stack"
          transform={`translate(${heart.x - wide / 2 - 4 * (shown.length - 1)} ${heart.y - wide / 2})`}
        >
          {shown.map((row, i) => (
            <g key={row.key} transform={`translate(${i * 9} ${i * 3}) scale(${SCALE})`}>
              <map.Piece
                piece={row.piece ?? ""}
                side={String(valueIn({ row, column: sides }, components) ?? "")}
                reduced={false}
                components={components}
              />
            </g>
          ))}
          {rows.length > DRAWN && (
            <g transform={`translate(${wide + 9 * (DRAWN - 1)} 0)`}>
              <circle r="8.500" />
              <text y="3.500">{rows.length}</text>
            </g>
          )}
        </g>
      )
    );
  });
}
