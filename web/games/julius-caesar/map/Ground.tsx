/**
 * All of the map that never moves: water, land, mountains and rivers, roads, towns and their names, the frame. Drawn
 * from what make.ts has computed and what the pack prints on it; it knows nothing of the game that is played there.
 */
import "./ground.css";
import { memo, type ReactNode, useMemo } from "react";
import type { LabelSpot } from "../../../drawing/point.ts";
import { bodies, bySquare, flanks } from "../../../drawing/relief.ts";
import type { CityGround, Geography } from "./geography.ts";
import { FRAME, HEIGHT, LEGEND, TITLE, WIDTH, wallReach } from "./measures.ts";
import { Compass, Frame, Legend, Title } from "./Ornaments.tsx";
import { Anchor, Town } from "./Towns.tsx";
import { waysOn } from "./ways.ts";
import type { GroundWords } from "./wording.ts";

interface Props {
  readonly geography: Geography;
  readonly words: GroundWords;
}

export const Ground = memo(function Ground({ geography, words }: Props): ReactNode {
  return (
    <g className="jcm-ground">
      <Papers />
      <Water geography={geography} />
      <Land geography={geography} />
      <rect className="jcm-lamp" fill="url(#jcm-lamp)" {...inside} />
      <Roads geography={geography} />
      <RegionNames geography={geography} />
      <SeaNames geography={geography} />
      <g className="jcm-ornaments">
        <Title x={TITLE.x} y={TITLE.y} />
        <Compass x={150} y={150} />
        <Legend x={LEGEND.left} y={LEGEND.top} words={words} />
      </g>
      <Towns geography={geography} />
      <CityNames geography={geography} />
      <Frame />
    </g>
  );
});

/** Patterns and washes the rest is filled with. */
function Papers(): ReactNode {
  return (
    <defs>
      <linearGradient id="jcm-land-wash" x1="0" y1="0" x2="0.12" y2="1">
        <stop className="jcm-wash-north" offset="0" />
        <stop className="jcm-wash-middle" offset="0.5" />
        <stop className="jcm-wash-south" offset="1" />
      </linearGradient>
      <radialGradient id="jcm-lamp" cx="0.47" cy="0.46" r="0.68">
        <stop className="jcm-lamp-near" offset="0.25" />
        <stop className="jcm-lamp-far" offset="1" />
      </radialGradient>
      <pattern id="jcm-fibres" width="160" height="140" patternUnits="userSpaceOnUse" patternTransform="rotate(9)">
        <path
          className="jcm-fibre"
          d="M8 22q14-5 30 1M70 9q9 4 22 0M118 40q16 6 30-2M20 66q7 8 20 7M88 74q18-7 34 2M140 96q8 6 14 4M44 108q16-5 28 3M100 126q12-5 20 1M6 128q8 4 15 0"
        />
        <path
          className="jcm-fleck"
          d="M52 34h.1M104 18h.1M28 92h.1M132 66h.1M76 50h.1M62 88h.1M120 112h.1M14 48h.1M90 100h.1"
        />
      </pattern>
      <pattern id="jcm-ripples" width="90" height="60" patternUnits="userSpaceOnUse">
        <path className="jcm-ripple" d="M8 14q5-4 10 0t10 0M52 40q5-4 10 0t10 0" />
      </pattern>
    </defs>
  );
}

/**
 * Lines of one kind, each by itself: the browser draws the map in tiles, and for each only what lies in it. As one long
 * path they would all be drawn for every tile.
 */
function Paths({ className, paths }: { readonly className: string; readonly paths: readonly string[] }): ReactNode {
  return (
    <g className={className}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

const inside = { x: FRAME, y: FRAME, width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME };

type OfMap = Pick<Props, "geography">;

function Water({ geography }: OfMap): ReactNode {
  return (
    <>
      <rect className="jcm-water" {...inside} />
      <rect className="jcm-ripples" fill="url(#jcm-ripples)" {...inside} />
      <Paths className="jcm-shallow jcm-shallow-3" paths={geography.shelf} />
      <Paths className="jcm-shallow jcm-shallow-2" paths={geography.shelf} />
      <Paths className="jcm-shallow jcm-shallow-1" paths={geography.coast} />
      <Paths className="jcm-sea-border" paths={geography.seaBorders} />
    </>
  );
}

function Land({ geography }: OfMap): ReactNode {
  const squares = useMemo(() => bySquare(geography.hills), [geography]);
  return (
    <>
      <path className="jcm-land" fillRule="evenodd" fill="url(#jcm-land-wash)" d={geography.land} />
      <path className="jcm-grain" fillRule="evenodd" fill="url(#jcm-fibres)" d={geography.land} />
      <Paths className="jcm-river" paths={geography.rivers} />
      <Paths className="jcm-lake" paths={geography.lakes} />
      <Paths className="jcm-hill" paths={squares.map(bodies)} />
      <Paths className="jcm-flank" paths={squares.map(flanks)} />
      <Paths className="jcm-coast" paths={geography.coast} />
    </>
  );
}

const DISTANCES = ["close", "far"] as const;

function Roads({ geography }: OfMap): ReactNode {
  const ways = useMemo(() => waysOn(geography), [geography]);
  return (
    <>
      {DISTANCES.map((seen) => (
        <g key={seen} className={`jcm-${seen}`}>
          <Paths className="jcm-leader" paths={ways.ties[seen].leaders} />
          <Paths className="jcm-camp" paths={ways.ties[seen].camps} />
        </g>
      ))}
      <Paths className="jcm-road jcm-minor-bed" paths={ways.minor} />
      <Paths className="jcm-road jcm-minor" paths={ways.minor} />
      <Paths className="jcm-road jcm-major-bed" paths={ways.major} />
      <Paths className="jcm-road jcm-major" paths={ways.major} />
      <Paths className="jcm-road jcm-major-joints" paths={ways.major} />
      <Paths className="jcm-wave-bed" paths={ways.waves} />
      <Paths className="jcm-wave" paths={ways.waves} />
      <Paths className="jcm-head" paths={ways.heads} />
    </>
  );
}

function RegionNames({ geography }: OfMap): ReactNode {
  return geography.regions.map(({ name, path, size, spacing }) => (
    <CurvedName
      key={name}
      id={`jcm-region-${name.replace(" ", "-")}`}
      kind="region"
      name={name}
      {...{ path, size, spacing }}
    />
  ));
}

function SeaNames({ geography }: OfMap): ReactNode {
  return geography.seas.map(({ id, name, label }) => (
    <CurvedName key={id} id={`jcm-sea-${id}`} kind="sea" name={name} {...label} />
  ));
}

interface Curved {
  readonly id: string;
  readonly kind: "region" | "sea";
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

function CurvedName({ id, kind, name, path, size, spacing }: Curved): ReactNode {
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text
        className={size < 24 ? `jcm-${kind}-name jcm-${kind}-small` : `jcm-${kind}-name`}
        fontSize={size}
        letterSpacing={spacing}
      >
        <textPath href={`#${id}`} startOffset="50%">
          {name.toUpperCase()}
        </textPath>
      </text>
    </>
  );
}

function Towns({ geography }: OfMap): ReactNode {
  return geography.cities.map((city) => (
    <g key={city.id} transform={`translate(${city.x} ${city.y})`}>
      <g className="jcm-town">
        <Town value={city.value} />
        {city.port !== null && <PortOf city={city} port={city.port} />}
      </g>
    </g>
  ));
}

/** The anchor hangs over the corner of the walls, on the side of the water. */
function PortOf({ city, port }: { readonly city: CityGround; readonly port: "minor" | "major" }): ReactNode {
  const { right, bottom } = wallReach(city.value);
  const [out, up] = port === "major" ? [4, 8] : [2.5, 5];
  return (
    <g transform={`translate(${(right + out) * (city.side === "left" ? -1 : 1)} ${bottom - up})`}>
      <Anchor port={port} />
    </g>
  );
}

function CityNames({ geography }: OfMap): ReactNode {
  return geography.cities.map((city) => (
    <g key={city.id} className={city.value > 0 ? "jcm-names jcm-names-valued" : "jcm-names"}>
      <CityName city={city} spot={city.label} at="close" />
      <CityName city={city} spot={city.far} at="far" />
    </g>
  ));
}

function CityName({
  city,
  spot,
  at,
}: {
  readonly city: CityGround;
  readonly spot: LabelSpot;
  readonly at: "close" | "far";
}): ReactNode {
  return (
    <text className={`jcm-name jcm-${at}`} x={spot.x} y={spot.y} textAnchor={spot.anchor}>
      {city.name}
    </text>
  );
}
