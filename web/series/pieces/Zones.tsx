/** Zones as they are clicked: every one an area of its own, washed in gold where it can be; tags on them, ties to counters. */
import "./zones.css";
import type { ReactNode } from "react";
import { boxAround } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import { type MapProps, thing } from "../../games/face.ts";
import type { Geography, ZoneGround } from "../map/geography.ts";
import { distanceOf, type Measures } from "../map/measures.ts";
import type { Places } from "../map/places.ts";
import { titleReach } from "../map/titles.ts";
import { buttonOf, classOf, SWORDS } from "./parts.tsx";

interface ZonesProps extends Pick<MapProps, "lit" | "picked" | "glanced"> {
  readonly geography: Geography;
  readonly aim: string | null;
  /** For whoever does not see it. */
  readonly labelOf: (zone: ZoneGround) => string;
}

export function Zones({ geography, aim, lit, picked, glanced, labelOf }: ZonesProps): ReactNode {
  return geography.zones.map((zone) => {
    const { id, path, outline, sea } = zone;
    const it = thing("zone", id);
    const look = { lit: lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) };
    return (
      <g
        key={id}
        className={`vol-zone${sea ? " sea" : ""}${classOf(look)}${aim === id ? " aim" : ""}`}
        data-thing={it}
        data-place={id}
        {...buttonOf(look, labelOf(zone))}
      >
        <path className="hit" fillRule="evenodd" d={path} />
        {(look.lit || look.picked || look.glanced) && <path className="rim" d={outline} />}
      </g>
    );
  });
}

/** With how many faces of six whoever goes there wins. */
export interface Chance {
  readonly naval: boolean;
  readonly least: number;
  readonly most: number;
}

export function Chances({ naval, least, most, y }: Chance & { readonly y: number }): ReactNode {
  const text = least === most ? `${most}/6` : `${least}–${most}/6`;
  const wide = 20 + 7.4 * text.length;
  return (
    <g className="vol-foreseen" transform={`translate(0 ${y})`}>
      <rect x="-10" y="-9" width={wide} height="18" rx="9" />
      <g transform="scale(0.760)">
        <path d={naval ? TRIDENT : SWORDS} />
      </g>
      <text x={(wide - 2) / 2 + 1} y="5">
        {text}
      </text>
    </g>
  );
}

const TRIDENT = "M-1.500 10V-1H-6V-8H-3.600V-3.400H-1.500V-10H1.500V-3.400H3.600V-8H6V-1H1.500V10Z";

type Seen = MapProps["level"];

/** Behind the name of a zone, or over the counters of a sea. */
export function tagSpot(ground: ZoneGround | undefined, level: Seen, { drawn }: Measures): Point | null {
  if (ground === undefined) return null;
  const distance = distanceOf(level);
  const { x, y } = ground.plots[distance].stack;
  if (ground.sea) return { x, y: y - 44 };
  const { right, top, bottom } = boxAround(ground.label[distance], titleReach(ground.printed, distance, drawn));
  return { x: right + 13, y: distance === "far" ? (top + bottom) / 2 : top + 6 };
}

/** Before the name of a zone, for signs that lie there: the first, the second ... */
export function signSpot(ground: ZoneGround, level: Seen, { drawn }: Measures, place: number): Point {
  const distance = distanceOf(level);
  const { left, top, bottom } = boxAround(ground.label[distance], titleReach(ground.printed, distance, drawn));
  return { x: left - 15 - 28 * place, y: (top + bottom) / 2 };
}

interface TiesProps {
  readonly places: Places;
  /** Where counters lie. */
  readonly zones: Iterable<string>;
  readonly level: Seen;
}

/** From zones to their counters, where those lie so far outside that one might wonder whose they are. */
export function Ties({ places, zones, level }: TiesProps): ReactNode {
  const distance = distanceOf(level);
  return [...zones].map((zone) => {
    const ground = places.groundOf(zone);
    const start = ground?.tie[distance] ?? null;
    if (ground === undefined || start === null) return null;
    const { stack } = ground.plots[distance];
    return (
      <g key={zone} className="vol-tie">
        <path d={`M${start.x} ${start.y}L${stack.x} ${stack.y}`} />
        <circle cx={start.x} cy={start.y} r="3.600" />
      </g>
    );
  });
}

export function Coin(props: { readonly text: string; readonly className?: string; readonly x?: number }): ReactNode {
  const { text, className = "", x = 0 } = props;
  const half = 5 + 4 * text.length;
  return (
    <g className={`vol-coin ${className}`} transform={`translate(${x} 0)`}>
      <rect x={-half} y="-9" width={2 * half} height="18" rx="9" />
      <text y="5">{text}</text>
    </g>
  );
}
