/**
 * All of the map that never moves: water, lands in the tints of their regions, borders, rivers, hills, cities and all
 * names. Drawn from what make.ts has computed and what the pack prints on it; it knows nothing of the game played there.
 */
import "./ground.css";
import "./ink.css";
import { NATIONALITIES, type Nationality } from "@rubicon/alea-iacta-est/components";
import { memo, type ReactNode, useMemo } from "react";
import { bodies, bySquare, flanks } from "../../../drawing/relief.ts";
import type { BorderGround, BorderKind, CurvedName, Geography, ZoneGround } from "./geography.ts";
import { Legend } from "./Legend.tsx";
import { COMPASS, FIELD, LEGEND, TITLE } from "./measures.ts";
import { CityNames, Marks, ZoneNames } from "./Names.tsx";
import { Compass, Frame, Title } from "./Ornaments.tsx";
import { Straits } from "./Straits.tsx";
import type { GroundWords } from "./wording.ts";

export interface GroundProps {
  readonly geography: Geography;
  readonly words: GroundWords;
  /** Of what nationality the People of a zone is. */
  readonly nationalityOf: (people: string) => Nationality | null;
}

export const Ground = memo(function Ground({ geography, words, nationalityOf }: GroundProps): ReactNode {
  return (
    <g className="aim-ground">
      <Papers />
      <Water geography={geography} />
      <Lands geography={geography} nationalityOf={nationalityOf} />
      <rect className="aim-lamp" fill="url(#aim-lamp)" {...inside} />
      <Lines geography={geography} />
      <CurvedNames kind="region" names={geography.regions.map(({ name }) => name)} />
      <CurvedNames kind="sea" names={geography.seaNames} />
      <CurvedNames kind="river" names={geography.rivers.map(({ name }) => name)} />
      <Straits straits={geography.straits} />
      <g className="aim-ornaments">
        <Title x={TITLE.x} y={TITLE.y} />
        <Compass x={COMPASS.x} y={COMPASS.y} />
        <Legend x={LEGEND.left} y={LEGEND.top} words={words} />
      </g>
      <Marks zones={geography.zones} />
      <ZoneNames zones={geography.zones} />
      <CityNames zones={geography.zones} />
      <Frame />
    </g>
  );
});

/** Patterns and washes the rest is filled with. */
function Papers(): ReactNode {
  return (
    <defs>
      <radialGradient id="aim-lamp" cx="0.42" cy="0.48" r="0.68">
        <stop className="aim-lamp-near" offset="0.25" />
        <stop className="aim-lamp-far" offset="1" />
      </radialGradient>
      <pattern id="aim-fibres" width="160" height="140" patternUnits="userSpaceOnUse" patternTransform="rotate(9)">
        <path
          className="aim-fibre"
          d="M8 22q14-5 30 1M70 9q9 4 22 0M118 40q16 6 30-2M20 66q7 8 20 7M88 74q18-7 34 2M140 96q8 6 14 4M44 108q16-5 28 3M100 126q12-5 20 1M6 128q8 4 15 0"
        />
      </pattern>
      <pattern id="aim-ripples" width="90" height="60" patternUnits="userSpaceOnUse">
        <path className="aim-ripple" d="M8 14q5-4 10 0t10 0M52 40q5-4 10 0t10 0" />
      </pattern>
      <pattern id="aim-closed" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="aim-closed-line" d="M0 7H14" />
      </pattern>
      {NATIONALITIES.map((nationality, i) => (
        <pattern
          key={nationality}
          id={`aim-${nationality}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${i % 2 === 0 ? 45 : 135})`}
        >
          <path className={`aim-hatch aim-of-${nationality}`} d="M0 4H8" />
        </pattern>
      ))}
    </defs>
  );
}

/**
 * Lines of one kind, each by itself: the browser draws the map in tiles, and for each only what lies in it. As one long
 * path they would all be drawn for every tile.
 */
export function Paths({
  className,
  paths,
}: {
  readonly className: string;
  readonly paths: readonly string[];
}): ReactNode {
  return (
    <g className={className}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

const inside = { x: FIELD.left, y: FIELD.top, width: FIELD.right - FIELD.left, height: FIELD.bottom - FIELD.top };

type OfMap = Pick<GroundProps, "geography">;

function Water({ geography }: OfMap): ReactNode {
  return (
    <>
      <rect className="aim-water" {...inside} />
      <rect className="aim-ripples" fill="url(#aim-ripples)" {...inside} />
      <Paths className="aim-shallow aim-shallow-3" paths={geography.shelf} />
      <Paths className="aim-shallow aim-shallow-2" paths={geography.shelf} />
      <Paths className="aim-shallow aim-shallow-1" paths={geography.coast} />
      {geography.zones
        .filter(({ sea, printed }) => sea && !printed.open)
        .map(({ id, path }) => (
          <path key={id} className="aim-closed" fillRule="evenodd" fill="url(#aim-closed)" d={path} />
        ))}
    </>
  );
}

/** Lands of nobody are bare, those of Peoples hatched in the colour of their nation, those of regions washed in a tint. */
function Lands({ geography, nationalityOf }: Pick<GroundProps, "geography" | "nationalityOf">): ReactNode {
  const hatched = (zone: ZoneGround): ReactNode => {
    const nation = zone.printed.people === null ? null : nationalityOf(zone.printed.people);
    return nation && <path className="aim-hatched" fillRule="evenodd" fill={`url(#aim-${nation})`} d={zone.path} />;
  };
  return (
    <>
      <path className="aim-void" fillRule="evenodd" d={geography.land} />
      {geography.zones
        .filter(({ sea }) => !sea)
        .map((zone) => (
          <g key={zone.id}>
            <path className={`aim-zone aim-tint-${zone.printed.region ?? "none"}`} fillRule="evenodd" d={zone.path} />
            {hatched(zone)}
          </g>
        ))}
      <path className="aim-grain" fillRule="evenodd" fill="url(#aim-fibres)" d={geography.land} />
    </>
  );
}

function Lines({ geography }: OfMap): ReactNode {
  const squares = useMemo(() => bySquare(geography.hills), [geography]);
  const pathsOf = (kinds: readonly BorderKind[], which: (border: BorderGround) => boolean = () => true) =>
    geography.borders.filter((border) => kinds.includes(border.kind) && which(border)).map(({ path }) => path);
  const onLand = ({ river }: BorderGround): boolean => !river;
  return (
    <>
      <Paths className="aim-stream" paths={geography.streams} />
      <Paths className="aim-hill" paths={squares.map(bodies)} />
      <Paths className="aim-flank" paths={squares.map(flanks)} />
      <Paths className="aim-border aim-border-sea" paths={pathsOf(["sea"])} />
      <Paths className="aim-band aim-band-region" paths={pathsOf(["region"])} />
      <Paths className="aim-band aim-band-frontier" paths={pathsOf(["frontier"])} />
      <Paths className="aim-border aim-border-end" paths={pathsOf(["end"], onLand)} />
      <Paths className="aim-border aim-border-zone" paths={pathsOf(["zone"], onLand)} />
      <Paths className="aim-border aim-border-people" paths={pathsOf(["people"], onLand)} />
      <Paths className="aim-border aim-border-region" paths={pathsOf(["region"], onLand)} />
      <Paths className="aim-border aim-border-frontier" paths={pathsOf(["frontier"], onLand)} />
      <Paths className="aim-river aim-river-bed" paths={geography.rivers.map(({ path }) => path)} />
      <Paths className="aim-river" paths={geography.rivers.map(({ path }) => path)} />
      <Paths className="aim-coast" paths={geography.coast} />
    </>
  );
}

type NameKind = "region" | "sea" | "river";

function CurvedNames({ kind, names }: { readonly kind: NameKind; readonly names: readonly CurvedName[] }): ReactNode {
  return names.map(({ id, name, path, size, spacing }) => (
    <g key={id}>
      <path id={`aim-${kind}-${id}`} d={path} fill="none" />
      <text className={`aim-${kind}-name`} fontSize={size} letterSpacing={spacing} dy={kind === "river" ? -5 : 0}>
        <textPath href={`#aim-${kind}-${id}`} startOffset="50%">
          {name.toUpperCase()}
        </textPath>
      </text>
    </g>
  ));
}
