/** The parts the board is put together from: a counter with its ring, ribbons of piles, plates of fans, crossed swords. */
import type { ReactNode } from "react";
import { widthOf } from "../../drawing/lettering.ts";
import { type Lying, turnOf } from "../../drawing/motion.ts";
import type { Rect } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import type { Thing } from "../../games/face.ts";
import { type Camp, FAN_HEAD, RIBBON, type Stack } from "./layout.ts";
import { COUNTER } from "./measures.ts";

/** How a thing stands out at this moment. */
export interface Look {
  readonly lit: boolean;
  readonly picked: boolean;
  readonly glanced: boolean;
}

export const DULL: Look = { lit: false, picked: false, glanced: false };

/** What makes a thing a button while it is lit; otherwise it only answers to pointers. */
export function buttonOf(look: Look, label: string): Readonly<Record<string, string | number | boolean>> {
  if (!look.lit && !look.picked) return {};
  return { role: "button", tabIndex: 0, "aria-label": label, ...(look.picked ? { "aria-pressed": true } : {}) };
}

export const classOf = (look: Look): string =>
  `${look.lit ? " lit" : ""}${look.picked ? " picked" : ""}${look.glanced ? " glanced" : ""}`;

export const ringed = ({ lit, picked, glanced }: Look): boolean => lit || picked || glanced;

/** A counter in its spot. `it` is what a click on it means. */
export function Piece(props: {
  readonly laid: Lying;
  readonly it: Thing;
  readonly own: Thing;
  readonly look: Look;
  readonly label: string;
  readonly going: boolean;
  /** By whom it can be dragged, and what comes with it. */
  readonly grab: "any" | "mouse" | null;
  readonly drags: readonly Thing[];
  /** The counter itself. */
  readonly children: ReactNode;
}): ReactNode {
  const { laid, it, own, look, label, going, grab, drags, children } = props;
  return (
    <g
      className={`vol-piece${classOf(look)}${going ? " going" : ""}`}
      style={{ transform: turnOf(laid) }}
      data-key={laid.key}
      data-thing={it}
      data-place={laid.place}
      data-piece={own}
      data-grab={grab ?? undefined}
      data-drags={grab === null ? undefined : drags.join(" ")}
      {...buttonOf(look, label)}
    >
      {children}
      {(ringed(look) || going) && <CounterRing />}
    </g>
  );
}

const [NEAR, FAR] = [-2.4, COUNTER + 2.4];

function CounterRing(): ReactNode {
  const sides = { x: NEAR, y: NEAR, width: FAR - NEAR, height: FAR - NEAR, rx: 6 };
  return (
    <g className="vol-ring">
      <rect className="glow" {...sides} />
      <rect className="line" {...sides} />
      <path className="chevrons" d={chevrons(COUNTER / 2, (FAR - NEAR) / 2)} />
    </g>
  );
}

/** Small arrowheads that point at the thing from its four sides: lit is told by shape, not by colour alone. */
function chevrons(c: number, r: number): string {
  return [
    `M${c - 5},${c - r - 5}L${c},${c - r}L${c + 5},${c - r - 5}Z`,
    `M${c - 5},${c + r + 5}L${c},${c + r}L${c + 5},${c + r + 5}Z`,
    `M${c - r - 5},${c - 5}L${c - r},${c}L${c - r - 5},${c + 5}Z`,
    `M${c + r + 5},${c - 5}L${c + r},${c}L${c + r + 5},${c + 5}Z`,
  ].join("");
}

const broad = (figure: number): number => (figure > 99 ? 22 : figure > 9 ? 16.5 : 12);
const NAME_SIZE = 12;

interface OfCamp {
  readonly camp: Camp<unknown>;
  readonly scale: number;
}

/** Who leads a pile: his name on a ribbon below it. */
export function Ribbon({ camp, scale, leader }: OfCamp & { readonly leader: string }): ReactNode {
  const { box, gathered } = camp;
  const more = gathered.leaders.length - 1;
  const text = more > 0 ? `${leader} +${more}` : leader;
  const wide = Math.max((box.right - box.left) / scale, widthOf(text, NAME_SIZE, 0, "cities") + 4) + 4;
  const left = (box.left + box.right) / 2 - (wide * scale) / 2;
  return (
    <g
      className={`vol-ribbon vol-sign ${gathered.side}`}
      transform={`translate(${left} ${box.bottom - RIBBON * scale * 0.66}) scale(${scale})`}
    >
      <rect className="cloth" width={wide} height={RIBBON} rx="2.600" />
      <text x={wide / 2} y="11.400" style={{ fontSize: NAME_SIZE }}>
        {text}
      </text>
    </g>
  );
}

/** How many units lie in a pile, and how strong they are together: over a corner of the pile. */
export function Badge({ camp, scale, corner }: OfCamp & { readonly corner: "left" | "right" }): ReactNode {
  const { side, units, strength, leaders } = camp.gathered;
  if (units.length === 0 || (units.length === 1 && leaders.length === 0)) return null;
  const [count, total] = [broad(units.length), broad(strength)];
  const { box } = camp;
  const x = corner === "left" ? box.left - 4 * scale : box.right + (4 - count - total) * scale;
  const y = box.top - 5 * scale;
  return (
    <g className={`vol-badge vol-sign ${side}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className="back" width={count + total} height={RIBBON} rx="2.600" />
      <path
        className="total"
        d={`M${count} 0H${count + total - 2.6}q2.600 0 2.600 2.600V${RIBBON - 2.6}q0 2.600-2.600 2.600H${count}Z`}
      />
      <text x={count / 2} y="11.600">
        {units.length}
      </text>
      <text className="sum" x={count + total / 2} y="11.600">
        {strength}
      </text>
    </g>
  );
}

/** From the plate to the zone it belongs to. */
function stem({ box, home }: Pick<Stack<unknown>, "box" | "home">): string {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const at = { x: (home.left + home.right) / 2, y: (home.top + home.bottom) / 2 };
  const long = Math.hypot(at.x - x, at.y - y) || 1;
  const [ux, uy] = [((at.y - y) / long) * 13, ((x - at.x) / long) * 13];
  return `M${x + ux},${y + uy}L${at.x},${at.y}L${x - ux},${y - uy}Z`;
}

/** The parchment a fan is laid out on. */
export function FanPlate(props: {
  readonly fan: Stack<unknown>;
  /** What a click beside its counters means. */
  readonly it: Thing;
  readonly name: string;
  readonly scale: number;
  /** The pieces that are taken up with the whole stack, where it can be. */
  readonly whole: readonly Thing[] | null;
  readonly signs: number;
}): ReactNode {
  const { fan, it, name, scale, whole, signs } = props;
  const { left, top, right, bottom } = fan.box;
  const { home } = fan;
  return (
    <g
      className="vol-fan"
      data-fan
      data-thing={it}
      data-place={fan.place}
      data-grab={whole === null ? undefined : "mouse"}
      data-drags={whole?.join(" ")}
    >
      <path className="stem" d={stem(fan)} />
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

export const SWORDS =
  "M-8-9-6-9.500 5 3 7.500.500 8.800 1.800 6 4.600 9 8 7.600 9.400 4.400 6.200 1.600 9 .300 7.700 2.800 5.200-8.500-7Z" +
  "M8-9 6-9.500-5 3-7.500.500-8.800 1.800-6 4.600-9 8-7.600 9.400-4.400 6.200-1.600 9-.300 7.700-2.800 5.200 8.500-7Z";

/** Crossed swords over a zone in which both sides stand. */
export function Clash({ at, scale }: { readonly at: Point; readonly scale: number }): ReactNode {
  return (
    <g className="vol-clash" transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <circle r="12.500" />
      <path d={SWORDS} />
    </g>
  );
}

/** The middle between the first two camps of a zone. */
export function clashAt({ camps, fanned }: Stack<unknown>): Point | null {
  const sides = camps.filter(({ gathered }) => !gathered.neutral);
  if (sides.length < 2) return null;
  const [a, b] = sides;
  const top = Math.min(a.box.top, b.box.top);
  return {
    x: (a.box.right + b.box.left) / 2,
    y: fanned ? (top + Math.min(a.box.bottom, b.box.bottom)) / 2 : top - 4,
  };
}

/** Around the counters of a zone that can be clicked: they may lie over what shows that it is lit. */
export function StackRing({ box, scale }: { readonly box: Rect; readonly scale: number }): ReactNode {
  const room = 4 * scale;
  const sides = {
    x: box.left - room,
    y: box.top - room,
    width: box.right - box.left + 2 * room,
    height: box.bottom - box.top + 2 * room,
    rx: 6 * scale,
  };
  return (
    <g className="vol-stack-ring">
      <rect className="glow" {...sides} />
      <rect className="line" {...sides} />
    </g>
  );
}
