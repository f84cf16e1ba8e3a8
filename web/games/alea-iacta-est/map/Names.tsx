/** Cities and ports with their names, and the names of zones: by day's journey or from far off. */
import type { ReactNode } from "react";
import type { LabelSpot } from "../../../drawing/point.ts";
import type { ZoneGround } from "./geography.ts";
import { DISC, DISTANCES, type Distance, DRAWN, LEADING, type Mark } from "./measures.ts";
import { discOf, shortLand } from "./titles.ts";

interface OfZones {
  readonly zones: readonly ZoneGround[];
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
    <g className="aim-anchor">
      <circle className="aim-anchor-disc" r="7.4" />
      <g transform="scale(5)">
        <path className="aim-anchor-line" d={ANCHOR} />
        <circle className="aim-anchor-line" cy={-0.84} r={0.2} />
      </g>
    </g>
  );
}

export function Town({ great }: { readonly great: boolean }): ReactNode {
  const { back, roofs, wall, gate } = great ? TEMPLE : TOWN;
  return (
    <>
      <path className="aim-wall" d={back} />
      <path className="aim-roof" d={roofs} />
      <path className="aim-wall" d={wall} />
      <path className="aim-gate" d={gate} />
    </>
  );
}

/** The anchor hangs over the corner of the walls, on the side of the water. */
function PortOf({ city, great, side }: Mark): ReactNode {
  const out = (great ? 20 : 14) * (side === "left" ? -1 : 1);
  return (
    <g transform={city ? `translate(${out} 3)` : undefined}>
      <Anchor />
    </g>
  );
}

export function Marks({ zones }: OfZones): ReactNode {
  return zones.map(
    ({ id, mark }) =>
      mark && (
        <g key={id} transform={`translate(${mark.at.x} ${mark.at.y})`}>
          <g className="aim-mark">
            {mark.city && <Town great={mark.great} />}
            {mark.port && <PortOf {...mark} />}
          </g>
        </g>
      ),
  );
}

export function CityNames({ zones }: OfZones): ReactNode {
  return zones.flatMap(({ id, mark, printed }) => {
    const name = printed.city ?? printed.port;
    if (mark === null || name === null) return [];
    return DISTANCES.map((distance) => (
      <CityName key={`${id} ${distance}`} name={name} great={mark.great} spot={mark.label[distance]} at={distance} />
    ));
  });
}

function CityName(props: {
  readonly name: string;
  readonly great: boolean;
  readonly spot: LabelSpot;
  readonly at: Distance;
}): ReactNode {
  const { name, great, spot, at } = props;
  return (
    <text
      className={`aim-city-name aim-${at}${great ? " aim-great" : ""}`}
      x={spot.x}
      y={spot.y}
      fontSize={DRAWN[at].city}
      textAnchor={spot.anchor}
    >
      {name}
    </text>
  );
}

export function ZoneNames({ zones }: OfZones): ReactNode {
  return zones
    .filter(({ sea }) => !sea)
    .flatMap((zone) =>
      DISTANCES.map((distance) => (
        <g
          key={`${zone.id} ${distance}`}
          className={`aim-zone-label aim-${distance} aim-label-${zone.printed.region ?? "none"}`}
          transform={`translate(${zone.label[distance].x} ${zone.label[distance].y})`}
        >
          <ZoneName zone={zone} distance={distance} />
        </g>
      )),
    );
}

function ZoneName({ zone, distance }: { readonly zone: ZoneGround; readonly distance: Distance }): ReactNode {
  const { zone: size, land: small } = DRAWN[distance];
  const disc = distance === "far" ? discOf(zone.printed) : null;
  if (disc !== null)
    return (
      <>
        <circle className="aim-disc" r={DISC - 1} />
        <text className="aim-disc-number" y={7.6}>
          {disc}
        </text>
      </>
    );
  const land = small === 0 ? null : shortLand(zone.printed);
  return (
    <>
      <text className="aim-zone-name" fontSize={size}>
        {zone.printed.name}
      </text>
      {land !== null && (
        <text className="aim-land-name" fontSize={small} y={small * LEADING}>
          {land}
        </text>
      )}
    </>
  );
}
