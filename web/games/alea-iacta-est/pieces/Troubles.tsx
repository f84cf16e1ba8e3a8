/** What politics and pestilence lay on the map: regions kept neutral by a Triumvir, the plague, intrigues in Roma. */
import "./troubles.css";
import type { Seen } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { widthOf } from "../../../drawing/lettering.ts";
import type { Point } from "../../../drawing/point.ts";
import { TABLET, tabletReach } from "../../../series/map/measures.ts";
import { DAGGER, SKULL } from "../../../series/pieces/figures.tsx";
import { signSpot } from "../../../series/pieces/Zones.tsx";
import type { MapProps } from "../../face.ts";
import { type Kit, useKit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
import { playWords } from "../panels/words.ts";

interface OfMap extends Pick<MapProps, "level" | "language"> {
  readonly seen: Seen;
}

/** Zones of neutral regions are hatched over: nobody enters them. */
export function NeutralLands({ seen }: { readonly seen: Seen }): ReactNode {
  const { geography } = useKit();
  if (Object.keys(seen.neutral).length === 0) return null;
  return (
    <g className="aie-neutral-lands">
      <defs>
        <pattern id="aie-neutral" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="aie-neutral-line" d="M0 6.500H13" />
        </pattern>
      </defs>
      {geography.zones
        .filter(({ sea, printed }) => !sea && printed.region !== null && seen.neutral[printed.region] !== undefined)
        .map(({ id, path }) => (
          <g key={id}>
            <path className="aie-neutral-wash" fillRule="evenodd" d={path} />
            <path fillRule="evenodd" fill="url(#aie-neutral)" d={path} />
          </g>
        ))}
    </g>
  );
}

/** Under the tablet of a region: whose it is while it is neutral. */
export function TriumvirBand(props: { readonly region: string; readonly text: string }): ReactNode {
  const { bottom } = tabletReach(props.region);
  const wide = widthOf(props.text, BAND, 0, "names") + 20;
  return (
    <g className="aie-triumvir" transform={`translate(0 ${bottom + 12})`}>
      <rect x={-wide / 2} y="-11" width={wide} height="22" rx="3" />
      <text y="5">{props.text}</text>
    </g>
  );
}

const BAND = TABLET.size * 0.72;

/** Counters that lie on the map. */
export function Troubles({ seen, level, language, scale }: OfMap & { readonly scale: number }): ReactNode {
  const kit = useKit();
  const words = playWords[language];
  const intrigues = intriguesIn(kit, seen);
  const roma = [...kit.facts.zones.values()].find((zone) => zone.roma)?.id;
  const plague = seen.plague === null ? null : spotOf(kit, seen.plague, level, 0);
  const senate = intrigues === 0 || roma === undefined ? null : spotOf(kit, roma, level, seen.plague === roma ? 1 : 0);
  return (
    <g className="aie-troubles">
      {plague !== null && seen.plague !== null && (
        <g className="vol-trouble plague" transform={`translate(${plague.x} ${plague.y}) scale(${scale})`}>
          <title>{words.plague(kit.facts.names(language).place(seen.plague))}</title>
          <circle r="13" />
          <path d={SKULL} fillRule="evenodd" />
        </g>
      )}
      {senate !== null && (
        <g className="vol-trouble intrigue" transform={`translate(${senate.x} ${senate.y}) scale(${scale})`}>
          <title>{words.intrigues(intrigues)}</title>
          <circle r="13" />
          <path d={DAGGER} />
          {intrigues > 1 && (
            <text x="8" y="12">
              {intrigues}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** Of the counters on the map those that lie with their intrigue up: all but that of the plague. */
export function intriguesIn({ facts }: Pick<Kit, "facts">, { onMap, plague }: Pick<Seen, "onMap" | "plague">): number {
  const bearing = onMap.filter((id) =>
    facts.counters.get(id)?.faces.some(({ title }) => title === "intrigue-au-senat"),
  );
  const infected = onMap.some((id) => !bearing.includes(id));
  return bearing.length - (plague !== null && !infected ? 1 : 0);
}

function spotOf({ places }: Kit, zone: string, level: MapProps["level"], place: number): Point | null {
  const ground = places.groundOf(zone);
  return ground === undefined ? null : signSpot(ground, level, MEASURES, place);
}
