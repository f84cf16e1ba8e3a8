/** The parts the board is put together from: a block with its ring, badges of piles, plates of fans, signs of cities. */
import type { Language } from "@rubicon/engine";
import type { ColourName, SeenPlace, SideName } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { turnOf } from "../../../drawing/motion.ts";
import type { Point } from "../../../drawing/point.ts";
import type { Thing } from "../../face.ts";
import { BLOCK_SIZE, Block } from "../Block.tsx";
import { useKit } from "../kit.ts";
import type { CityGround } from "../map/geography.ts";
import { wallReach } from "../map/measures.ts";
import { EMBLEMS } from "./figures.tsx";
import { BADGE_HIGH, type Badge, FAN_HEAD, type Laid, type Stack, swordsAt } from "./layout.ts";

export const WOOD: Readonly<Record<SideName, ColourName>> = { caesar: "tan", pompeius: "green" };

/** How a thing stands out at this moment. */
export interface Look {
  readonly lit: boolean;
  readonly picked: boolean;
  readonly glanced: boolean;
}

/** What makes a thing a button while it is lit; otherwise it only answers to pointers. */
export function buttonOf(look: Look, label: string): Readonly<Record<string, string | number | boolean>> {
  if (!look.lit && !look.picked) return {};
  return { role: "button", tabIndex: 0, "aria-label": label, ...(look.picked ? { "aria-pressed": true } : {}) };
}

const classOf = (look: Look): string =>
  `${look.lit ? " lit" : ""}${look.picked ? " picked" : ""}${look.glanced ? " glanced" : ""}`;

/** A block in its spot. `it` is what a click on it means. */
export function Piece(props: {
  readonly laid: Laid;
  readonly it: Thing;
  /** The block itself, where it is known. */
  readonly own: Thing | null;
  readonly look: Look;
  readonly label: string;
  /** By whom it can be dragged, and what comes with it. */
  readonly grab: "any" | "mouse" | null;
  readonly drags: readonly Thing[];
  readonly language: Language;
}): ReactNode {
  const { laid, it, own, look, label, grab, drags, language } = props;
  return (
    <g
      className={`jc-piece${classOf(look)}`}
      style={{ transform: turnOf(laid) }}
      data-key={laid.key}
      data-thing={it}
      data-place={laid.place}
      data-piece={own ?? undefined}
      data-grab={grab ?? undefined}
      data-drags={grab === null ? undefined : drags.join(" ")}
      {...buttonOf(look, label)}
    >
      <Block seen={laid.block.seen} language={language} />
      <BlockRing look={look} />
    </g>
  );
}

const [NEAR, FAR] = [-3, BLOCK_SIZE + 1];

function BlockRing({ look }: { readonly look: Look }): ReactNode {
  if (!look.lit && !look.picked && !look.glanced) return null;
  return (
    <g className="jc-ring">
      <rect className="glow" x={NEAR} y={NEAR} width={FAR - NEAR} height={FAR - NEAR} rx="6" />
      <rect className="line" x={NEAR} y={NEAR} width={FAR - NEAR} height={FAR - NEAR} rx="6" />
      <path className="chevrons" d={chevrons(BLOCK_SIZE / 2 - 1, (FAR - NEAR) / 2)} />
    </g>
  );
}

/** Small arrowheads that point at the thing from its sides: lit is told by shape, not by colour alone. */
function chevrons(middle: number, radius: number, sides = 4): string {
  const [c, r] = [middle, radius];
  return [
    `M${c - 5},${c - r - 5}L${c},${c - r}L${c + 5},${c - r - 5}Z`,
    `M${c - 5},${c + r + 5}L${c},${c + r}L${c + 5},${c + r + 5}Z`,
    `M${c - r - 5},${c - 5}L${c - r},${c}L${c - r - 5},${c + 5}Z`,
    `M${c + r + 5},${c - 5}L${c + r},${c}L${c + r + 5},${c + 5}Z`,
  ]
    .slice(0, sides)
    .join("");
}

export function PlaceRing({ radius }: { readonly radius: number }): ReactNode {
  return (
    <g className="jc-ring" data-mark>
      <circle className="glow" r={radius} />
      <circle className="line" r={radius} />
      {/* From above and below: beside a city stands its name. */}
      <path className="chevrons" d={chevrons(0, radius + 1, 2)} />
    </g>
  );
}

/** How many blocks lie in a pile, and how strong they are where that is known. */
export function CampBadge({
  badge,
  side,
  scale,
}: {
  readonly badge: Badge;
  readonly side: SideName;
  readonly scale: number;
}): ReactNode {
  const { count, total, left, right, at } = badge;
  const whole = left + right;
  return (
    <g className={`jc-badge jc-sign ${WOOD[side]}`} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <rect className="back" width={whole} height={BADGE_HIGH} rx="7.5" />
      {total !== null && (
        <path className="strength" d={`M${left},0H${whole - 7.5}A7.5,7.5 0 0 1 ${whole - 7.5},15H${left}Z`} />
      )}
      <text x={left / 2 + (total === null ? 0 : 0.5)} y="11.4">
        {count}
      </text>
      {total !== null && (
        <text className="total" x={left + right / 2 - 0.5} y="11.4">
          {total}
        </text>
      )}
    </g>
  );
}

/** From the plate to the place it belongs to. */
function stem({ box }: Stack, at: Point | undefined): string {
  if (at === undefined) return "";
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const long = Math.hypot(at.x - x, at.y - y) || 1;
  const [ux, uy] = [((at.y - y) / long) * 13, ((x - at.x) / long) * 13];
  return `M${x + ux},${y + uy}L${at.x},${at.y}L${x - ux},${y - uy}Z`;
}

/** The parchment a fan is laid out on. */
export function FanPlate({
  fan,
  name,
  scale,
  whole,
  signs,
}: {
  readonly fan: Stack;
  readonly name: string;
  readonly scale: number;
  /** The pieces that are taken up with the whole stack, where it can be. */
  readonly whole: readonly Thing[] | null;
  readonly signs: number;
}): ReactNode {
  const { left, top, right, bottom } = fan.box;
  const { home } = fan;
  const { places } = useKit();
  return (
    <g
      className="jc-fan"
      data-fan
      data-thing={`place:${fan.place}`}
      data-place={fan.place}
      data-grab={whole === null ? undefined : "mouse"}
      data-drags={whole?.join(" ")}
    >
      <path className="stem" d={stem(fan, places.groundOf(fan.place)?.at)} />
      <rect className="shade" x={left + 3} y={top + 5} width={right - left} height={bottom - top} rx="9" />
      <rect className="plate" x={left} y={top} width={right - left} height={bottom - top} rx="9" />
      <text x={(left + right) / 2} y={top + FAN_HEAD * scale} style={{ fontSize: 15 * scale }}>
        {name}
      </text>
      <rect
        className={whole === null ? "home" : "home whole"}
        x={home.left}
        y={home.top}
        width={home.right - home.left}
        height={home.bottom - home.top}
        rx={6 * signs}
      />
      {whole !== null && (
        <text className="count" x={(home.left + home.right) / 2} y={(home.top + home.bottom) / 2 + 7 * signs}>
          {whole.length}
        </text>
      )}
    </g>
  );
}

const SWORDS =
  "M-8,-9L-6,-9.5L5,3L7.500,0.500L8.800,1.800L6,4.600L9,8L7.600,9.400L4.400,6.200L1.600,9L0.300,7.700L2.800,5.200L-8.500,-7Z" +
  "M8,-9L6,-9.500L-5,3L-7.500,0.500L-8.800,1.800L-6,4.600L-9,8L-7.600,9.400L-4.400,6.200L-1.600,9L-0.300,7.700L-2.800,5.200L8.500,-7Z";

/** Crossed swords between two camps; the wedge points from the attacker, and under it stands how many may still leave. */
export function BattleMark({
  stack,
  at,
  scale,
  leaving,
}: {
  readonly stack: Stack;
  readonly at: SeenPlace;
  readonly scale: number;
  /** Whether there is room to say how many may leave. */
  readonly leaving: boolean;
}): ReactNode {
  const { x, y } = swordsAt(stack, scale);
  return (
    <g className="jc-clash" transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="13.5" />
      <path className="swords" d={SWORDS} />
      {at.attacker !== undefined && <path className="wedge" d="M15,-5L22,0L15,5Z" />}
      {leaving && at.mayLeave !== undefined && (
        <g transform="translate(0 20)">
          <rect x="-12" y="-6.500" width="24" height="13" rx="6.500" />
          <path className="leave" d="M-8,2.500V-1H-3M-5,-3.500L-2.500,-1L-5,1.500" />
          <text x="5.500" y="3.700">
            {at.mayLeave}
          </text>
        </g>
      )}
    </g>
  );
}

/** The standard of whoever holds a city that counts. */
export function Banner({
  city,
  side,
  scale,
  mark,
}: {
  readonly city: CityGround;
  readonly side: SideName;
  readonly scale: number;
  /** How large the city itself is drawn. */
  readonly mark: number;
}): ReactNode {
  const top = wallReach(city.value).top * mark;
  return (
    <g className={`jc-banner jc-sign ${WOOD[side]}`} transform={`translate(${city.x} ${city.y + top}) scale(${scale})`}>
      <path className="pole" d="M0,8V-14" />
      <path className="cloth" d="M0.600,-14H17V1L8.800,-2.500L0.600,1Z" />
      <g transform="translate(3.200 -12.900) scale(0.105)">{EMBLEMS[WOOD[side]]}</g>
    </g>
  );
}

/** How many blocks have crossed a road, of how many that may. */
export function RoadTally({
  at,
  side,
  used,
  limit,
  scale,
}: {
  readonly at: Point;
  readonly side: SideName;
  readonly used: number;
  readonly limit: number;
  readonly scale: number;
}): ReactNode {
  return (
    <g
      className={`jc-tally jc-sign ${WOOD[side]}${used >= limit ? " full" : ""}`}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
    >
      <rect x="-12" y="-7.500" width="24" height="15" rx="4" />
      <text y="4.600">
        {used}/{limit}
      </text>
    </g>
  );
}

/** How many get there, of all that are held. */
export function GoalTally({
  at,
  count,
  all,
  scale,
}: {
  readonly at: Point;
  readonly count: number;
  readonly all: number;
  readonly scale: number;
}): ReactNode {
  return (
    <g className="jc-goal-tally" transform={`translate(${at.x} ${at.y - 24 * scale}) scale(${scale})`}>
      <rect x="-15" y="-8" width="30" height="16" rx="8" />
      <text y="4.600">
        {count}/{all}
      </text>
    </g>
  );
}

/** Around the blocks of a place that can be clicked: they may lie over its own ring. */
export function StackRing({ box, scale }: { readonly box: Stack["box"]; readonly scale: number }): ReactNode {
  const room = 4 * scale;
  const sides = {
    x: box.left - room,
    y: box.top - room,
    width: box.right - box.left + 2 * room,
    height: box.bottom - box.top + 2 * room,
    rx: 6 * scale,
  };
  return (
    <g className="jc-stack-ring">
      <rect className="glow" {...sides} />
      <rect className="line" {...sides} />
    </g>
  );
}
