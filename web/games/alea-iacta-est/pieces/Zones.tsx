/** Zones as they are clicked: every one an area of its own, washed in gold where it can be, with what it costs to go there. */
import "./zones.css";
import type { Seen } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { boxAround } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import type { ZoneGround } from "../../../series/map/geography.ts";
import { distanceOf } from "../../../series/map/measures.ts";
import { titleReach } from "../../../series/map/titles.ts";
import { type MapProps, nameOf, thing } from "../../face.ts";
import { goalCosts, type Prospect, prospects } from "../foreseen.ts";
import { type Kit, useKit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
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
  return geography.zones.map(({ id, path, outline, sea }) => {
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
        {(look.lit || look.picked || look.glanced) && <path className="rim" d={outline} />}
      </g>
    );
  });
}

interface Scaled {
  readonly scale: number;
}

/** Tags of the zones to which something can be brought: what that costs, how many get there, and the battle there. */
export function GoalTags(props: MapProps & Scaled & { readonly seen: Seen }): ReactNode {
  const { seen, lit, level, scale, hands, forecasts } = props;
  const kit = useKit();
  const costs =
    seen.asked?.ask === "deploy"
      ? NO_COSTS
      : hands.reach.length > 0
        ? goalCosts(kit, hands)
        : nextSteps(kit, seen, lit);
  const all = hands.held.length;
  // How many arrive is told where the pointer is.
  const aim = hands.ways[0]?.at(-1);
  const count = aim === undefined ? all : (hands.goals.get(aim) ?? all);
  const tallies = new Map(aim === undefined || count === all ? [] : [[nameOf(aim), count]]);
  const battles = prospects(hands, forecasts);
  const zones = new Set([...costs.keys(), ...tallies.keys(), ...battles.map(({ zone }) => zone)]);
  return [...zones].map((zone) => {
    const at = tagSpot(kit.places.groundOf(zone), level);
    if (at === null) return null;
    const [cost, count] = [costs.get(zone), tallies.get(zone)];
    return (
      <g key={zone} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
        {cost !== undefined && <Coin text={`${cost}`} />}
        {count !== undefined && <Coin text={`${count}/${all}`} className="tally" x={cost === undefined ? 0 : 30} />}
        {battles
          .filter((battle) => battle.zone === zone)
          .map((battle, i) => (
            <Chances key={`${battle.naval}`} battle={battle} y={cost === undefined && i === 0 ? 0 : 20 + 20 * i} />
          ))}
      </g>
    );
  });
}

const NO_COSTS: ReadonlyMap<string, number> = new Map();

/** What a group that is not held pays for its next step. */
function nextSteps({ facts }: Kit, { group }: Seen, lit: MapProps["lit"]): ReadonlyMap<string, number> {
  if (group === null) return new Map();
  const from = facts.zones.get(group.zone);
  const ways = (group.sea ? from?.routes : from?.ways) ?? [];
  return new Map(ways.filter(({ to }) => lit.has(thing("zone", to))).map(({ to, cost }) => [to, cost]));
}

/** With how many faces of six whoever goes there wins. */
function Chances({ battle, y }: { readonly battle: Prospect; readonly y: number }): ReactNode {
  const { naval, least, most } = battle;
  const text = least === most ? `${most}/6` : `${least}–${most}/6`;
  const wide = 20 + 7.4 * text.length;
  return (
    <g className="aie-foreseen" transform={`translate(0 ${y})`}>
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

/** Behind the name of a zone, or over the counters of a sea. */
function tagSpot(ground: ZoneGround | undefined, level: MapProps["level"]): Point | null {
  if (ground === undefined) return null;
  const distance = distanceOf(level);
  const { x, y } = ground.plots[distance].stack;
  if (ground.sea) return { x, y: y - 44 };
  const { right, top, bottom } = boxAround(
    ground.label[distance],
    titleReach(ground.printed, distance, MEASURES.drawn),
  );
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
    const start = ground?.tie[distance] ?? null;
    if (ground === undefined || start === null) return null;
    const { stack } = ground.plots[distance];
    return (
      <g key={zone} className="aie-tie">
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
    <g className={`aie-coin ${className}`} transform={`translate(${x} 0)`}>
      <rect x={-half} y="-9" width={2 * half} height="18" rx="9" />
      <text y="5">{text}</text>
    </g>
  );
}
