/**
 * All of the map that never moves: water, lands in the tints of their regions, borders, rivers, hills, cities and all
 * names. Drawn from what make.ts has computed and what the pack prints on it; it knows nothing of the game played there.
 */
import "./ground.css";
import "./ink.css";
import { type CSSProperties, memo, type ReactNode, useMemo } from "react";
import { bodies, bySquare, flanks } from "../../drawing/relief.ts";
import type { BorderGround, BorderKind, CurvedName, Geography, ZoneGround } from "./geography.ts";
import { Legend, type LegendRow } from "./Legend.tsx";
import type { Measures } from "./measures.ts";
import { MarkNames, Marks, ZoneNames } from "./Names.tsx";
import { Compass, Frame, type Pattern, Title } from "./Ornaments.tsx";
import { Straits } from "./Straits.tsx";

/** What makes the map of a game its own. */
export interface GroundLook {
  readonly className: string;
  readonly measures: Measures;
  readonly title: string;
  readonly years: string;
  readonly pattern: Pattern;
  /** Nations whose lands are hatched, each in its colour. */
  readonly nations: readonly string[];
}

export interface GroundProps {
  readonly geography: Geography;
  readonly look: GroundLook;
  /** The key to the signs. */
  readonly legend: { readonly title: string; readonly rows: readonly LegendRow[] };
  /** Of what nation the People of a zone is. */
  readonly nationOf: (people: string) => string | null;
  /** What the game draws over borders and under names. */
  readonly children?: ReactNode;
}

export const Ground = memo(function Ground({ geography, look, legend, nationOf, children }: GroundProps): ReactNode {
  const { measures } = look;
  const { drawn, title, compass } = measures;
  const inside = insideOf(measures);
  const marks = geography.zones.flatMap((zone) => zone.marks.filter(({ from }) => from === null));
  return (
    <g className={`volm-ground ${look.className}`} style={sizesOf(measures)}>
      <Papers nations={look.nations} />
      <Water geography={geography} inside={inside} />
      <Lands geography={geography} nationOf={nationOf} />
      <rect className="volm-lamp" fill="url(#volm-lamp)" {...inside} />
      <Lines geography={geography} />
      {children}
      <CurvedNames kind="region" names={geography.regions.map(({ name }) => name)} />
      <CurvedNames kind="sea" names={geography.seaNames} />
      <CurvedNames kind="river" names={geography.rivers.map(({ name }) => name)} />
      <Straits straits={geography.straits} />
      <g className="volm-ornaments">
        <Title {...title} title={look.title} years={look.years} />
        <Compass {...compass} />
        <Legend box={measures.legend} {...legend} />
      </g>
      <Marks marks={marks} />
      <ZoneNames zones={geography.zones} drawn={drawn} />
      <MarkNames marks={marks} drawn={drawn} />
      <Frame measures={measures} pattern={look.pattern} />
    </g>
  );
});

/** Close by, letters are smaller: so much of what they are from further off. */
const NEAR = 0.745;

/** Sizes that change with how closely one looks, for whatever is drawn with marks and names of the map. */
export function sizesOf({ drawn: { close, far } }: Measures): CSSProperties {
  const sizes: Record<`--${string}`, string | number> = {
    "--mark-close": close.mark,
    "--mark-far": far.mark,
    "--zone-near": `${close.zone * NEAR}px`,
    "--city-near": `${close.city * NEAR}px`,
  };
  return sizes;
}

/** Patterns and washes the rest is filled with. */
function Papers({ nations }: { readonly nations: readonly string[] }): ReactNode {
  return (
    <defs>
      <radialGradient id="volm-lamp" cx="0.42" cy="0.48" r="0.68">
        <stop className="volm-lamp-near" offset="0.25" />
        <stop className="volm-lamp-far" offset="1" />
      </radialGradient>
      <pattern id="volm-fibres" width="160" height="140" patternUnits="userSpaceOnUse" patternTransform="rotate(9)">
        <path
          className="volm-fibre"
          d="M8 22q14-5 30 1M70 9q9 4 22 0M118 40q16 6 30-2M20 66q7 8 20 7M88 74q18-7 34 2M140 96q8 6 14 4M44 108q16-5 28 3M100 126q12-5 20 1M6 128q8 4 15 0"
        />
      </pattern>
      <pattern id="volm-ripples" width="90" height="60" patternUnits="userSpaceOnUse">
        <path className="volm-ripple" d="M8 14q5-4 10 0t10 0M52 40q5-4 10 0t10 0" />
      </pattern>
      <pattern id="volm-closed" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="volm-closed-line" d="M0 7H14" />
      </pattern>
      {nations.map((nation, i) => (
        <pattern
          key={nation}
          id={`volm-${nation}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${i % 2 === 0 ? 45 : 135})`}
        >
          <path className={`volm-hatch volm-of-${nation}`} d="M0 4H8" />
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

const insideOf = ({ field: { left, top, right, bottom } }: Measures) => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

type OfMap = Pick<GroundProps, "geography">;

function Water({ geography, inside }: OfMap & { readonly inside: ReturnType<typeof insideOf> }): ReactNode {
  return (
    <>
      <rect className="volm-water" {...inside} />
      <rect className="volm-ripples" fill="url(#volm-ripples)" {...inside} />
      <Paths className="volm-shallow volm-shallow-3" paths={geography.shelf} />
      <Paths className="volm-shallow volm-shallow-2" paths={geography.shelf} />
      <Paths className="volm-shallow volm-shallow-1" paths={geography.coast} />
      {geography.zones
        .filter(({ sea, printed }) => sea && !printed.open)
        .map(({ id, path }) => (
          <path key={id} className="volm-closed" fillRule="evenodd" fill="url(#volm-closed)" d={path} />
        ))}
    </>
  );
}

/** Lands of nobody are bare, those of Peoples hatched in the colour of their nation, those of regions washed in a tint. */
function Lands({ geography, nationOf }: Pick<GroundProps, "geography" | "nationOf">): ReactNode {
  const hatched = (zone: ZoneGround): ReactNode => {
    const nation = zone.printed.people === null ? null : nationOf(zone.printed.people);
    return nation && <path className="volm-hatched" fillRule="evenodd" fill={`url(#volm-${nation})`} d={zone.path} />;
  };
  return (
    <>
      <path className="volm-void" fillRule="evenodd" d={geography.land} />
      {geography.zones
        .filter(({ sea }) => !sea)
        .map((zone) => (
          <g key={zone.id}>
            <path className={`volm-zone volm-tint-${zone.printed.region ?? "none"}`} fillRule="evenodd" d={zone.path} />
            {hatched(zone)}
          </g>
        ))}
      <path className="volm-grain" fillRule="evenodd" fill="url(#volm-fibres)" d={geography.land} />
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
      <Paths className="volm-stream" paths={geography.streams} />
      <Paths className="volm-hill" paths={squares.map(bodies)} />
      <Paths className="volm-flank" paths={squares.map(flanks)} />
      <Paths className="volm-border volm-border-sea" paths={pathsOf(["sea"])} />
      <Paths className="volm-band volm-band-region" paths={pathsOf(["region"])} />
      <Paths className="volm-band volm-band-frontier" paths={pathsOf(["frontier"])} />
      <Paths className="volm-border volm-border-end" paths={pathsOf(["end"], onLand)} />
      <Paths className="volm-border volm-border-zone" paths={pathsOf(["zone"], onLand)} />
      <Paths className="volm-border volm-border-people" paths={pathsOf(["people"], onLand)} />
      <Paths className="volm-border volm-border-region" paths={pathsOf(["region"], onLand)} />
      <Paths className="volm-border volm-border-frontier" paths={pathsOf(["frontier"], onLand)} />
      <Paths className="volm-river volm-river-bed" paths={geography.rivers.map(({ path }) => path)} />
      <Paths className="volm-river" paths={geography.rivers.map(({ path }) => path)} />
      <Paths className="volm-coast" paths={geography.coast} />
    </>
  );
}

type NameKind = "region" | "sea" | "river";

function CurvedNames({ kind, names }: { readonly kind: NameKind; readonly names: readonly CurvedName[] }): ReactNode {
  return names.map(({ id, name, path, size, spacing }) => (
    <g key={id}>
      <path id={`volm-${kind}-${id}`} d={path} fill="none" />
      <text className={`volm-${kind}-name`} fontSize={size} letterSpacing={spacing} dy={kind === "river" ? -5 : 0}>
        <textPath href={`#volm-${kind}-${id}`} startOffset="50%">
          {name.toUpperCase()}
        </textPath>
      </text>
    </g>
  ));
}
