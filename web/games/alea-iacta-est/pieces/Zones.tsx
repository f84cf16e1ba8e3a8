/** Zones as they are clicked: every one an area of its own, washed in gold where it can be, with what it costs to go there. */
import "./zones.css";
import type { Seen } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { boxAround } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import { type MapProps, nameOf, type TableHands, thing } from "../../face.ts";
import { battlesIn } from "../foreseen.ts";
import { useKit } from "../kit.ts";
import type { ZoneGround } from "../map/geography.ts";
import { distanceOf } from "../map/measures.ts";
import { titleReach } from "../map/titles.ts";
import { buttonOf, classOf, SWORDS } from "./parts.tsx";
import { pieceWords } from "./words.ts";

interface ZonesProps extends MapProps {
  readonly seen: Seen;
  readonly aim: string | null;
}

export function Zones({ seen, aim, lit, picked, glanced, language }: ZonesProps): ReactNode {
  const { geography, facts } = useKit();
  const words = pieceWords[language];
  const names = facts.names(language);
  const countOf = (id: string): number => seen.pieces.filter(({ at }) => at === id).length;
  return geography.zones.map(({ id, path, sea }) => {
    const it = thing("zone", id);
    const look = { lit: lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) };
    const label = `${names.place(id)}, ${sea ? words.sea : words.zone}, ${words.pieces(countOf(id))}`;
    return (
      <g
        key={id}
        className={`aie-zone${sea ? " sea" : ""}${classOf(look)}${aim === id ? " aim" : ""}`}
        data-thing={it}
        data-place={id}
        {...buttonOf(look, label)}
      >
        <path className="hit" fillRule="evenodd" d={path} />
      </g>
    );
  });
}

interface Scaled {
  readonly scale: number;
}

/** What the group on the move pays for its next step, where it can go. */
export function Costs({
  seen,
  lit,
  level,
  scale,
}: Pick<MapProps, "lit" | "level"> & Scaled & { readonly seen: Seen }): ReactNode {
  const { facts, places } = useKit();
  const { group } = seen;
  if (group === null) return null;
  const from = facts.zones.get(group.zone);
  const ways = group.sea ? from?.routes : from?.ways;
  return ways
    ?.filter(({ to }) => lit.has(thing("zone", to)))
    .map(({ to, cost }) => {
      const at = tagSpot(places.groundOf(to), level);
      return at && <Coin key={to} at={at} text={`${cost}`} scale={scale} />;
    });
}

/** Battles that the acts offered now would lead to: with how many faces of six whoever goes there wins. */
export function Foreseen({ forecasts, level, scale }: Pick<MapProps, "forecasts" | "level"> & Scaled): ReactNode {
  const { places } = useKit();
  return battlesIn(forecasts).map(({ zone, naval, wins }) => {
    const at = tagSpot(places.groundOf(zone), level);
    if (at === null) return null;
    const down = (naval ? 36 : 18) * scale;
    return (
      <g
        key={`${zone} ${naval}`}
        className="aie-foreseen"
        transform={`translate(${at.x} ${at.y + down}) scale(${scale})`}
      >
        <rect x="-10" y="-9" width="44" height="18" rx="9" />
        <g transform="scale(0.760)">
          <path d={naval ? TRIDENT : SWORDS} />
        </g>
        <text x="21" y="5">
          {wins}/6
        </text>
      </g>
    );
  });
}

const TRIDENT = "M-1.500 10V-1H-6V-8H-3.600V-3.400H-1.500V-10H1.500V-3.400H3.600V-8H6V-1H1.500V10Z";

/** Where not all that is held can go stands how many can. */
export function GoalTallies(props: {
  readonly hands: TableHands;
  readonly level: MapProps["level"];
  readonly scale: number;
}): ReactNode {
  const { hands, level, scale } = props;
  const { places } = useKit();
  const all = hands.held.length;
  return [...hands.goals].map(([it, count]) => {
    const at = tagSpot(places.groundOf(nameOf(it)), level);
    return count < all && at !== null ? <Coin key={it} at={at} text={`${count}/${all}`} scale={scale} /> : null;
  });
}

/** Behind the name of a zone, or over the counters of a sea. */
function tagSpot(ground: ZoneGround | undefined, level: MapProps["level"]): Point | null {
  if (ground === undefined) return null;
  const distance = distanceOf(level);
  const { x, y } = ground.plots[distance].stack;
  if (ground.sea) return { x, y: y - 44 };
  const { right, top, bottom } = boxAround(ground.label[distance], titleReach(ground.printed, distance));
  return { x: right + 13, y: distance === "far" ? (top + bottom) / 2 : top + 6 };
}

/** From zones to their counters, where those lie so far outside that one might wonder whose they are. */
export function Ties(props: {
  readonly zones: ReadonlyMap<string, unknown>;
  readonly level: MapProps["level"];
}): ReactNode {
  const { places } = useKit();
  const distance = distanceOf(props.level);
  return [...props.zones.keys()].map((zone) => {
    const ground = places.groundOf(zone);
    if (ground === undefined || !ground.tied[distance]) return null;
    const { heart, plots } = ground;
    return (
      <g key={zone} className="aie-tie">
        <path d={`M${heart.x} ${heart.y}L${plots[distance].stack.x} ${plots[distance].stack.y}`} />
        <circle cx={heart.x} cy={heart.y} r="3.400" />
      </g>
    );
  });
}

function Coin({ at, text, scale }: { readonly at: Point; readonly text: string; readonly scale: number }): ReactNode {
  const half = 5 + 4 * text.length;
  return (
    <g className="aie-coin" transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <rect x={-half} y="-9" width={2 * half} height="18" rx="9" />
      <text y="5">{text}</text>
    </g>
  );
}
