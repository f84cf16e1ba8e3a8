/**
 * What counters of both volumes have in common, drawn from 0,0 in a square of COUNTER: ground and edge, a silhouette,
 * and ratings where a printed one has them. A reduced unit has a pale ground and a stripe.
 */
import "./counter.css";
import type { ReactNode } from "react";
import { widthOf } from "../../drawing/lettering.ts";
import { signed } from "../signed.ts";
import { COUNTER } from "./measures.ts";

/** Letters as large as they go into a room. */
export const fitted = (text: string, room: number, largest: number): number =>
  Math.min(largest, room / widthOf(text, 1, 0, "names"));

interface FrameProps {
  /** Whose it is, or of what nation: the colour of its ground. */
  readonly className: string;
  readonly reduced: boolean;
  readonly children: ReactNode;
}

export function CounterFrame({ className, reduced, children }: FrameProps): ReactNode {
  return (
    <g className={`vol-counter ${className}${reduced ? " reduced" : ""}`}>
      <rect className="shade" x="1.6" y="2.4" width={COUNTER} height={COUNTER} rx="4" />
      <rect className="ground" width={COUNTER} height={COUNTER} rx="4" />
      {reduced && <path className="stripe" d="M0 31 31 0H41L0 41Z" />}
      <rect className="edge" x="1.3" y="1.3" width={COUNTER - 2.6} height={COUNTER - 2.6} rx="3" />
      {children}
    </g>
  );
}

interface UnitProps {
  readonly figure: ReactNode;
  /** Written along its side; nothing for those that need no name. */
  readonly name: string;
  /** Beside it, in smaller letters. */
  readonly surname?: string;
  /** How much of its upper edge is taken by a band. */
  readonly head?: number;
  readonly sp: number;
  readonly qu: number;
  readonly tb: number;
}

export function UnitFace({ figure, name, surname = "", head = 0, sp, qu, tb }: UnitProps): ReactNode {
  const isNamed = name !== "" || surname !== "";
  const left = name !== "" && surname !== "" ? 3 : isNamed ? 5.6 : 9.6 + head / 3;
  return (
    <>
      <g transform={`translate(${left} ${2.6 + head}) scale(${0.255 - head * 0.0095})`}>{figure}</g>
      {name !== "" && <Along text={name} x={39.8} head={head} largest={9.4} />}
      {surname !== "" && <Along text={surname} x={name === "" ? 39.4 : 32} head={head} largest={6.4} />}
      {tb !== 0 && (
        <g className="bonus" transform={`translate(${isNamed ? 6.8 : COUNTER - 6.6} 7)`}>
          <circle r="5.400" />
          <text y="2.700">{signed(tb)}</text>
        </g>
      )}
      <rect className="plate" x="1.900" y="29.400" width={COUNTER - 3.8} height="12.800" rx="2" />
      <text className="strength" x={COUNTER / 2} y="41.100">
        {sp}-{qu}
      </text>
    </>
  );
}

interface AlongProps {
  readonly text: string;
  readonly x: number;
  readonly head: number;
  readonly largest: number;
}

/** Letters along the side of a counter, from below to above. */
const Along = ({ text, x, head, largest }: AlongProps): ReactNode => (
  <text
    className="name vol-fine"
    transform={`translate(${x} ${15.6 + head / 2}) rotate(-90)`}
    style={{ fontSize: fitted(text, 26 - head, largest) }}
  >
    {text}
  </text>
);

export interface Ratings {
  readonly cc: number;
  readonly tb: number;
  /** Those who are not Roman have none. */
  readonly pc: number | null;
  readonly sr: number;
}

interface LeaderProps {
  readonly figure: ReactNode;
  readonly title: string;
  readonly ratings: Ratings | null;
}

export function LeaderFace({ figure, title, ratings }: LeaderProps): ReactNode {
  return (
    <>
      <g transform="translate(9 2.400) scale(0.270)">{figure}</g>
      {ratings !== null && (
        <g className="vol-fine">
          <Rating kind="cc" x={7} y={8} value={`${ratings.cc}`} />
          <Rating kind="tb" x={COUNTER - 7} y={8} value={signed(ratings.tb)} />
          {ratings.pc !== null && <Rating kind="pc" x={7} y={24} value={`${ratings.pc}`} />}
          <Rating kind="sr" x={COUNTER - 7} y={24} value={`${ratings.sr}`} />
        </g>
      )}
      <path className="band" d={`M0 31.500H${COUNTER}V40Q${COUNTER} ${COUNTER} 40 ${COUNTER}H4Q0 ${COUNTER} 0 40Z`} />
      <text className="title" x={COUNTER / 2} y="41" style={{ fontSize: fitted(title, 40, 9.6) }}>
        {title}
      </text>
    </>
  );
}

/** Command on a shield, tactics on a square, politics in a ring, strategy on a lozenge. */
const SHAPES = {
  cc: "M-5-5.500H5V1.500Q5 5 0 6.800Q-5 5-5 1.500Z",
  tb: "M-5.200-5.200H5.200V5.200H-5.200Z",
  pc: "M0-5.600A5.600 5.600 0 1 1 0 5.600A5.600 5.600 0 1 1 0-5.600Z",
  sr: "M0-6.600 6.200 0 0 6.600-6.200 0Z",
} as const;

function Rating(props: {
  readonly kind: keyof typeof SHAPES;
  readonly x: number;
  readonly y: number;
  readonly value: string;
}): ReactNode {
  const { kind, x, y, value } = props;
  return (
    <g className={`rating ${kind}`} transform={`translate(${x} ${y})`}>
      <path className="shape" d={SHAPES[kind]} />
      <text y="3.100">{value}</text>
    </g>
  );
}

/** A rim and a crown for whoever bears a great title, in the colour of the title. */
export const Crowned = ({ title }: { readonly title: string }): ReactNode => (
  <>
    <rect className={`rim ${title}`} x="1.300" y="1.300" width={COUNTER - 2.6} height={COUNTER - 2.6} rx="3.400" />
    <path className={`crown ${title}`} d="M14.500 1.500 15.500-5 19-1.800 22-6.500 25-1.800 28.500-5 29.500 1.500Z" />
  </>
);

/** A sick man: the staff of Aesculapius, over his name. */
export const IllMark = (): ReactNode => (
  <g className="mark ill" transform="translate(22 30)">
    <circle r="6" />
    <path d="M0-4.500V4.500M-2.800-2.600Q3-3.400 0-.6T2.600 2.400" />
  </g>
);

/** What has moved in this sequence: at the corner that those who lie over it in a pile cover. */
export const MovedMark = (): ReactNode => (
  <g className="mark moved" transform={`translate(1 ${COUNTER - 1}) scale(0.860)`}>
    <circle r="6" />
    <path d="M-3.200-3 -.4 0-3.200 3M.4-3 3.200 0 .4 3" />
  </g>
);
