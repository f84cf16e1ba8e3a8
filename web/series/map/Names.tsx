/** Cities, camps and ports with their names, and the names of zones: by day's journey or from far off. */
import type { ReactNode } from "react";
import type { MarkGround, ZoneGround } from "./geography.ts";
import { DISC, DISTANCES, type Distance, type Drawn, LEADING, LINE, type Mark } from "./measures.ts";

interface OfZones {
  readonly zones: readonly ZoneGround[];
}

interface OfMarks {
  readonly marks: readonly MarkGround[];
}

interface Sized {
  readonly drawn: Readonly<Record<Distance, Drawn>>;
}

/** A walled town seen from outside: masonry behind, roofs, the wall, its gate. */
const TOWN = {
  back: "M-3.6 5V-5H3.6V5ZM-9 7V-2H-4.4V7ZM4.4 7V-2H9V7Z",
  roofs: "M-5-4.6 0-11 5-4.6ZM-10-1.6-6.7-6-3.4-1.6ZM3.4-1.6 6.7-6 10-1.6Z",
  wall: "M-6.4 7.5V.4H-4.2V2.4H-1.2V.4H1.2V2.4H4.2V.4H6.4V7.5Z",
  gate: "M-1.7 7.5V5.2A1.7 1.7 0 0 1 1.7 5.2V7.5Z",
} as const;

/** Roma: a temple on its hill. */
const TEMPLE = {
  back: "M-14 11V6H14V11ZM-12 6V3.4H12V6Z",
  roofs: "M-14-6.4 0-17.500 14-6.400Z",
  wall: "M-11 3.400V-5H-7.600V3.400ZM-4.900 3.400V-5H-1.700V3.400ZM1.700 3.400V-5H4.900V3.400ZM7.600 3.400V-5H11V3.400ZM-13-4.600V-7H13V-4.600Z",
  gate: "M-2.200-9.600A2.200 2.200 0 1 0 2.200-9.600A2.200 2.200 0 1 0-2.200-9.600Z",
} as const;

/** An anchor around its own middle, two units high by one: ring, stock, shank, arms with their flukes. */
const ANCHOR =
  "M0-.62V.8M-.42-.34H.42M-.72.18C-.66.62-.36.84 0 .86.36.84.66.62.72.18M-.86.4-.72.1-.46.3M.46.3.72.1.86.4";

export function Anchor(): ReactNode {
  return (
    <g className="volm-anchor">
      <circle className="volm-anchor-disc" r="7.4" />
      <g transform="scale(5)">
        <path className="volm-anchor-line" d={ANCHOR} />
        <circle className="volm-anchor-line" cy={-0.84} r={0.2} />
      </g>
    </g>
  );
}

export function Town({ great }: { readonly great: boolean }): ReactNode {
  const { back, roofs, wall, gate } = great ? TEMPLE : TOWN;
  return (
    <>
      <path className="volm-wall" d={back} />
      <path className="volm-roof" d={roofs} />
      <path className="volm-wall" d={wall} />
      <path className="volm-gate" d={gate} />
    </>
  );
}

/** A marching camp, as its surveyors lay it out: a wall with rounded corners, four gates, two streets. */
export const CampSign = (): ReactNode => (
  <>
    <rect className="volm-rampart" x="-8.4" y="-7.4" width="16.8" height="14.8" rx="3.4" />
    <path className="volm-street" d="M0-7.4V7.4M-8.4 1.2H8.4" />
    <path className="volm-gate" d="M-1.8-8.6H1.8V-6H-1.8ZM-1.8 6H1.8V8.6H-1.8ZM-9.6-.6H-7V3H-9.6ZM7-.6H9.6V3H7Z" />
  </>
);

/** The anchor hangs over the corner of the walls, on the side of the water. */
function PortOf({ kind, great, side }: Mark): ReactNode {
  const out = (great ? 20 : 14) * (side === "left" ? -1 : 1);
  return (
    <g transform={kind === "port" ? undefined : `translate(${out} 3)`}>
      <Anchor />
    </g>
  );
}

export const MarkSign = (mark: Mark): ReactNode => (
  <g className="volm-mark">
    {mark.kind === "city" && <Town great={mark.great} />}
    {mark.kind === "camp" && <CampSign />}
    {mark.port && <PortOf {...mark} />}
  </g>
);

export function Marks({ marks }: OfMarks): ReactNode {
  return marks.map((mark) => (
    <g key={`${mark.name} ${mark.at.x}`} transform={`translate(${mark.at.x} ${mark.at.y})`}>
      <MarkSign {...mark} />
    </g>
  ));
}

export function MarkNames({ marks, drawn }: OfMarks & Sized): ReactNode {
  return marks.flatMap(({ name, kind, great, at, label }) =>
    DISTANCES.filter((distance) => drawn[distance].city > 0).map((distance) => (
      <text
        key={`${name} ${at.x} ${distance}`}
        className={`volm-city-name volm-${distance} volm-of-${kind}${great ? " volm-great" : ""}`}
        x={label[distance].x}
        y={label[distance].y}
        fontSize={drawn[distance].city}
        textAnchor={label[distance].anchor}
      >
        {name}
      </text>
    )),
  );
}

export function ZoneNames({ zones, drawn }: OfZones & Sized): ReactNode {
  return zones
    .filter(({ sea }) => !sea)
    .flatMap((zone) =>
      DISTANCES.map((distance) => (
        <g
          key={`${zone.id} ${distance}`}
          className={`volm-zone-label volm-${distance} volm-label-${zone.printed.region ?? "none"}`}
          transform={`translate(${zone.label[distance].x} ${zone.label[distance].y})`}
        >
          <ZoneName zone={zone} far={distance === "far"} sizes={drawn[distance]} />
        </g>
      )),
    );
}

function ZoneName(props: { readonly zone: ZoneGround; readonly far: boolean; readonly sizes: Drawn }): ReactNode {
  const { title, small, disc } = props.zone.printed;
  const { zone: size, land } = props.sizes;
  if (props.far && disc !== null)
    return (
      <>
        <circle className="volm-disc" r={DISC - 1} />
        <text className="volm-disc-number" y={7.6}>
          {disc}
        </text>
      </>
    );
  const last = (title.length - 1) * size * LINE;
  return (
    <>
      <text className="volm-zone-name" fontSize={size}>
        {title.length === 1
          ? title[0]
          : title.map((line, i) => (
              <tspan key={line} x="0" dy={i === 0 ? 0 : `${LINE}em`}>
                {line}
              </tspan>
            ))}
      </text>
      {land > 0 && small !== null && (
        <text className="volm-land-name" fontSize={land} y={last + land * LEADING}>
          {small}
        </text>
      )}
    </>
  );
}
