/** What is on the map and not on the ground: camps as they are built, zones that join the Empire, the boxes of the fleets. */
import type { Seen } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Paths, sizesOf } from "../../../series/map/Ground.tsx";
import { BOX } from "../../../series/map/measures.ts";
import { MarkNames, Marks, ZoneNames } from "../../../series/map/Names.tsx";
import { useKit } from "../kit.ts";
import { Limes } from "../map/Ground.tsx";
import { MEASURES } from "../map/measures.ts";

/** IMP-4.2.b, IMP-9.1.a: the map as the years have made it. */
export function Later({ seen }: { readonly seen: Pick<Seen, "year" | "grown"> }): ReactNode {
  const { geography, facts } = useKit();
  const partOf = (id: string | null): string | null => facts.zones.get(id ?? "")?.partLater ?? null;
  const joined = seen.grown ? geography.zones.filter(({ id }) => facts.zones.get(id)?.part !== partOf(id)) : [];
  const ids = joined.map(({ id }) => id);
  const isNew = (id: string | null): boolean => id !== null && ids.includes(id);
  const frontier = geography.borders.filter(
    ({ between: [a, b] }) => (isNew(a) && partOf(b) === null) || (isNew(b) && partOf(a) === null),
  );
  const built = geography.zones.flatMap(({ marks }) => marks.filter(({ from }) => from !== null && from <= seen.year));
  return (
    <g className="imp-later" style={sizesOf(MEASURES)}>
      {joined.map(({ id, path }) => (
        <path key={id} className={`wash volm-tint-${partOf(id)}`} fillRule="evenodd" d={path} />
      ))}
      <Paths className="volm-band volm-band-frontier" paths={frontier.map(({ path }) => path)} />
      <Paths
        className="volm-border volm-border-frontier"
        paths={frontier.filter(({ river }) => !river).map(({ path }) => path)}
      />
      <Limes borders={frontier} />
      <ZoneNames zones={joined} drawn={MEASURES.drawn} />
      <Marks marks={built} />
      <MarkNames marks={built} drawn={MEASURES.drawn} />
    </g>
  );
}

/** IMP-3.5.i: each fleet has a box in the water before its port. */
export function Ports(): ReactNode {
  const { geography, facts } = useKit();
  const side = BOX.right - BOX.left;
  return [...geography.boxes].map(([zone, { x, y }]) => {
    const port = geography.zones.find(({ id }) => id === zone)?.marks.find((mark) => mark.port);
    return (
      <g key={zone} className="imp-port">
        {port && <path className="mooring" d={`M${port.at.x} ${port.at.y}L${x} ${y}`} />}
        <rect x={x + BOX.left} y={y + BOX.top} width={side} height={side} rx="5" />
        <text className="port" x={x} y={y + BOX.bottom - 5}>
          {facts.zones.get(zone)?.port}
        </text>
      </g>
    );
  });
}
