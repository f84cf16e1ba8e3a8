/** The components on the map: how zones touch, who stands where, and the values of the zone that is chosen. */
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { Viewport, type ViewportHandle } from "../board/Viewport.tsx";
import { type Cell, cellsOf, nameOfCell, valueIn } from "./cells.ts";
import { tablesOf } from "./form.ts";
import { MapMarks } from "./MapMarks.tsx";
import { useShop } from "./shop.ts";
import { ZonePanel } from "./ZonePanel.tsx";

export function MapView(): ReactNode {
  const shop = useShop();
  const { form, words, components } = shop;
  const { map } = form;
  const [zone, setZone] = useState<string | null>(null);
  const [ways, setWays] = useState({ land: true, sea: false });
  const standing = tablesOf(form).find(({ id }) => id === map.standing.table);
  const [part, setPart] = useState("");
  const view = useRef<ViewportHandle>(null);
  const choose = useCallback((id: string | null) => setZone((before) => (before === id ? null : id)), []);
  const size = useMemo(() => ({ width: map.width, height: map.height }), [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names, cities and ports are all that is printed on it
  const ground = useMemo(() => <map.Ground components={components} />, [map, mapPart(components)]);
  const marked = useMarked();
  const pieces = useCallback(
    () => <MapMarks zone={zone} ways={ways} part={part} marked={marked} choose={choose} />,
    [zone, ways, part, marked, choose],
  );
  return (
    <div className="ws-map">
      <div className="ws-map-tools">
        <label className="check">
          <input
            type="checkbox"
            checked={ways.land}
            onChange={({ target }) => setWays({ ...ways, land: target.checked })}
          />
          {words.byLand}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={ways.sea}
            onChange={({ target }) => setWays({ ...ways, sea: target.checked })}
          />
          {words.bySea}
        </label>
        {standing?.parts !== undefined && (
          <select
            className="ws-choice"
            aria-label={standing.title}
            value={part}
            onChange={({ target }) => setPart(target.value)}
          >
            <option value="">{words.nobodyStands}</option>
            {standing.parts.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="ws-map-room">
        <Suspense>
          <Viewport ref={view} map={size} label={words.map} ground={ground} pieces={pieces} />
        </Suspense>
      </div>
      <ZonePanel
        zone={zone}
        part={part}
        choose={(id) => {
          setZone(id);
          const heart = map.zones.find((each) => each.id === id)?.heart;
          if (heart !== undefined) view.current?.show(heart);
        }}
      />
    </div>
  );
}

/** The ground is drawn anew when the map of the components is another, and not for whatever else changes. */
const mapPart = (components: unknown): unknown =>
  typeof components === "object" && components !== null && "map" in components ? components.map : null;

export interface Marked {
  readonly changed: ReadonlySet<string>;
  readonly faulty: ReadonlySet<string>;
}

/** Zones of which something is changed, or wrong. */
function useMarked(): Marked {
  const { form, components, compared, faultOf } = useShop();
  return useMemo(() => {
    const tables = tablesOf(form).filter(({ id }) => [...form.map.zoneTables, form.map.ways.table].includes(id));
    const cells = tables.flatMap((table) => cellsOf({ table, part: "" }, components));
    const zonesOf = (is: (cell: Cell) => boolean): ReadonlySet<string> =>
      new Set(cells.filter(is).flatMap(({ row }) => row.zones ?? []));
    return {
      changed: zonesOf((cell) => compared.changed.has(nameOfCell(cell))),
      faulty: zonesOf((cell) => faultOf.has(nameOfCell(cell)) && valueIn(cell, components) !== undefined),
    };
  }, [form, components, compared, faultOf]);
}
