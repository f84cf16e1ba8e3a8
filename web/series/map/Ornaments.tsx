/** What makes a map out of a plan: the frame with its running pattern, the rose of the winds, the title. */
import { memo, type ReactNode } from "react";
import { type Tablet, tabletPath } from "../../drawing/tablet.ts";
import type { Measures } from "./measures.ts";

const STEP = 20;

/** Puts a point that lies so far along a line and above it. */
type Put = (along: number, up: number) => string;

/** What runs along the frame, its foot on a line that goes to the right: waves of the sea, or the key of a meander. */
const PATTERNS = {
  wave: (put: Put): string =>
    `M${put(0, 0)}C${put(6, 0)} ${put(6, -15)} ${put(13, -15)}C${put(18, -15)} ${put(19, -8)} ${put(14.5, -7)}C${put(12, -6.5)} ${put(11, -9.5)} ${put(13, -10.5)}` +
    `C${put(8.5, -10)} ${put(10.5, -2)} ${put(20, 0)}Z`,
  meander: (put: Put): string =>
    `M${put(0, 0)}L${put(1, -15)}L${put(17, -15)}L${put(17, -4)}L${put(6.5, -4)}L${put(6.5, -10.5)}L${put(12, -10.5)}L${put(12, -8.5)}` +
    `L${put(8.5, -8.5)}L${put(8.5, -6)}L${put(15, -6)}L${put(15, -13)}L${put(3, -13)}L${put(3, -2)}L${put(20, -2)}L${put(20, 0)}Z`,
} as const;

export type Pattern = keyof typeof PATTERNS;

/** A row of a pattern from a corner, turned by quarter turns. */
function scroll(pattern: Pattern, x: number, y: number, quarters: number, count: number): string {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters];
  const row = Array.from({ length: count }, (_, i) =>
    PATTERNS[pattern]((along, up) => {
      const on = i * STEP + along;
      return `${+(x + on * cos - up * sin).toFixed(1)} ${+(y + on * sin + up * cos).toFixed(1)}`;
    }),
  );
  return row.join("");
}

interface FrameProps {
  readonly measures: Measures;
  readonly pattern: Pattern;
}

export const Frame = memo(function Frame({ measures, pattern }: FrameProps): ReactNode {
  const { width, height, frame } = measures;
  const inner = { width: width - 2 * frame, height: height - 2 * frame };
  const [across, down] = [inner.width / STEP, inner.height / STEP];
  const edge = frame - 6.5;
  const rows = [
    scroll(pattern, frame, edge, 0, across),
    scroll(pattern, width - edge, frame, 1, down),
    scroll(pattern, width - frame, height - edge, 2, across),
    scroll(pattern, edge, height - frame, 3, down),
  ];
  const corners = [
    [frame / 2, frame / 2],
    [width - frame / 2, frame / 2],
    [width - frame / 2, height - frame / 2],
    [frame / 2, height - frame / 2],
  ];
  return (
    <g className="volm-frame">
      <path
        className="volm-frame-band"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame}H${width - frame}V${frame}Z`}
      />
      {rows.map((d) => (
        <path key={d.slice(0, 24)} className="volm-scroll" d={d} />
      ))}
      <rect className="volm-rule" x={1.5} y={1.5} width={width - 3} height={height - 3} />
      <rect className="volm-rule" x={frame - 3} y={frame - 3} width={inner.width + 6} height={inner.height + 6} />
      <rect className="volm-rule volm-rule-fine" x={frame} y={frame} width={inner.width} height={inner.height} />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className="volm-corner" x={-11.5} y={-11.5} width={23} height={23} />
          <circle className="volm-corner-ring" r={7.4} />
          <circle className="volm-corner-dot" r={3} />
        </g>
      ))}
    </g>
  );
});

/** A ray of the rose, its light half and its dark one. */
const ray = (turn: number, long: number, wide: number): { light: string; dark: string } => {
  const at = (angle: number, away: number): string =>
    `${(Math.sin(angle) * away).toFixed(1)} ${(-Math.cos(angle) * away).toFixed(1)}`;
  return {
    light: `M0 0L${at(turn - Math.PI / 8, wide)}L${at(turn, long)}Z`,
    dark: `M0 0L${at(turn + Math.PI / 8, wide)}L${at(turn, long)}Z`,
  };
};

/** Eight winds, as on the tower at Athens: the four great ones longer. */
const ROSE = [
  ...[1, 3, 5, 7].map((eighth) => ray((eighth * Math.PI) / 4, 40, 15)),
  ...[0, 2, 4, 6].map((eighth) => ray((eighth * Math.PI) / 4, 54, 15)),
];

const WINDS = [
  { wind: "S", x: 0, y: -60 },
  { wind: "OR", x: 68, y: 5 },
  { wind: "M", x: 0, y: 71 },
  { wind: "OC", x: -68, y: 5 },
];

export function Compass({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="volm-compass" transform={`translate(${x} ${y})`}>
      <circle className="volm-compass-ring" r={44} />
      <circle className="volm-compass-ring" r={34} />
      {ROSE.map(({ light, dark }) => (
        <g key={light}>
          <path className="volm-compass-light" d={light} />
          <path className="volm-compass-dark" d={dark} />
        </g>
      ))}
      <circle className="volm-compass-light" r={5} />
      {WINDS.map(({ wind, x: left, y: down }) => (
        <text key={wind} className="volm-compass-letter" x={left} y={down}>
          {wind}
        </text>
      ))}
    </g>
  );
}

const TABLET: Tablet = { x: 190, y: 39, handle: 34 };

interface TitleProps {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly years: string;
}

/** The title, in stone, and the years of the city. */
export function Title({ x, y, title, years }: TitleProps): ReactNode {
  return (
    <g className="volm-title" transform={`translate(${x} ${y})`}>
      <path className="volm-sheet" d={tabletPath(TABLET)} />
      <path className="volm-sheet-rule" d={tabletPath(TABLET, 4)} />
      {[-1, 1].map((side) => (
        <circle key={side} className="volm-title-nail" cx={side * (TABLET.x + TABLET.handle * 0.52)} r={3.4} />
      ))}
      <text className="volm-title-text" y={4}>
        {title}
      </text>
      <text className="volm-title-years" y={25}>
        {years}
      </text>
    </g>
  );
}
