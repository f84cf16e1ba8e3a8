/** What makes a map out of a plan: the frame with its running wave, the rose of the winds, the title. */
import type { ReactNode } from "react";
import { type Tablet, tabletPath } from "../../../drawing/tablet.ts";
import { FRAME, HEIGHT, WIDTH } from "./measures.ts";

const WAVE = 20;

/** One wave of the scroll that runs along the frame, its foot on a line that goes to the right. */
const wave = (put: (along: number, up: number) => string): string =>
  `M${put(0, 0)}C${put(6, 0)} ${put(6, -15)} ${put(13, -15)}C${put(18, -15)} ${put(19, -8)} ${put(14.5, -7)}C${put(12, -6.5)} ${put(11, -9.5)} ${put(13, -10.5)}` +
  `C${put(8.5, -10)} ${put(10.5, -2)} ${put(20, 0)}Z`;

/** A row of waves from a corner, turned by quarter turns. */
function scroll(x: number, y: number, quarters: number, count: number): string {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters];
  const row = Array.from({ length: count }, (_, i) =>
    wave((along, up) => {
      const on = i * WAVE + along;
      return `${+(x + on * cos - up * sin).toFixed(1)} ${+(y + on * sin + up * cos).toFixed(1)}`;
    }),
  );
  return row.join("");
}

const [ACROSS, DOWN] = [(WIDTH - 2 * FRAME) / WAVE, (HEIGHT - 2 * FRAME) / WAVE];
const EDGE = FRAME - 6.5;
const SCROLL = [
  scroll(FRAME, EDGE, 0, ACROSS),
  scroll(WIDTH - EDGE, FRAME, 1, DOWN),
  scroll(WIDTH - FRAME, HEIGHT - EDGE, 2, ACROSS),
  scroll(EDGE, HEIGHT - FRAME, 3, DOWN),
];

const CORNERS = [
  [FRAME / 2, FRAME / 2],
  [WIDTH - FRAME / 2, FRAME / 2],
  [WIDTH - FRAME / 2, HEIGHT - FRAME / 2],
  [FRAME / 2, HEIGHT - FRAME / 2],
];

export function Frame(): ReactNode {
  const inner = { width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME };
  return (
    <g className="aim-frame">
      <path
        className="aim-frame-band"
        fillRule="evenodd"
        d={`M0 0H${WIDTH}V${HEIGHT}H0ZM${FRAME} ${FRAME}V${HEIGHT - FRAME}H${WIDTH - FRAME}V${FRAME}Z`}
      />
      {SCROLL.map((d) => (
        <path key={d.slice(0, 24)} className="aim-scroll" d={d} />
      ))}
      <rect className="aim-rule" x={1.5} y={1.5} width={WIDTH - 3} height={HEIGHT - 3} />
      <rect className="aim-rule" x={FRAME - 3} y={FRAME - 3} width={inner.width + 6} height={inner.height + 6} />
      <rect className="aim-rule aim-rule-fine" x={FRAME} y={FRAME} width={inner.width} height={inner.height} />
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className="aim-corner" x={-11.5} y={-11.5} width={23} height={23} />
          <circle className="aim-corner-ring" r={7.4} />
          <circle className="aim-corner-dot" r={3} />
        </g>
      ))}
    </g>
  );
}

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
    <g className="aim-compass" transform={`translate(${x} ${y})`}>
      <circle className="aim-compass-ring" r={44} />
      <circle className="aim-compass-ring" r={34} />
      {ROSE.map(({ light, dark }) => (
        <g key={light}>
          <path className="aim-compass-light" d={light} />
          <path className="aim-compass-dark" d={dark} />
        </g>
      ))}
      <circle className="aim-compass-light" r={5} />
      {WINDS.map(({ wind, x: left, y: down }) => (
        <text key={wind} className="aim-compass-letter" x={left} y={down}>
          {wind}
        </text>
      ))}
    </g>
  );
}

const TABLET: Tablet = { x: 190, y: 39, handle: 34 };

/** The title, in stone, and the years of the city 705 to 725. */
export function Title({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="aim-title" transform={`translate(${x} ${y})`}>
      <path className="aim-sheet" d={tabletPath(TABLET)} />
      <path className="aim-sheet-rule" d={tabletPath(TABLET, 4)} />
      {[-1, 1].map((side) => (
        <circle key={side} className="aim-title-nail" cx={side * (TABLET.x + TABLET.handle * 0.52)} r={3.4} />
      ))}
      <text className="aim-title-text" y={4}>
        ALEA · IACTA · EST
      </text>
      <text className="aim-title-years" y={25}>
        A · V · C · DCCV – DCCXXV
      </text>
    </g>
  );
}
