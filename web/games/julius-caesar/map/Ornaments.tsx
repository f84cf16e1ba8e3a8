/** What makes a map out of a plan: the frame with its meander, the compass rose, the legend. */
import type { ReactNode } from "react";
import { tabletPath } from "../../../drawing/tablet.ts";
import { FRAME, HEIGHT, WIDTH } from "./measures.ts";
import { Anchor, Town } from "./Towns.tsx";
import type { GroundWords } from "./wording.ts";

const KEY = 20;

/** One key of the meander, lying along a line that goes to the right, its foot on the line. */
const KEYS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -14],
  [15, -14],
  [15, -4],
  [5, -4],
  [5, -9.5],
  [10, -9.5],
];

/** A row of keys from a corner, turned by quarter turns. */
function meander(x: number, y: number, quarters: number, count: number): string {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters];
  const put = (along: number, up: number): string => `${x + along * cos - up * sin} ${y + along * sin + up * cos}`;
  let path = "";
  for (let i = 0; i < count; i++) path += `M${KEYS.map(([along, up]) => put(i * KEY + along + 2, up)).join("L")}`;
  return `${path}M${put(0, 0)}L${put(count * KEY, 0)}`;
}

const [ACROSS, DOWN] = [(WIDTH - 2 * FRAME) / KEY, (HEIGHT - 2 * FRAME) / KEY];
const EDGE = FRAME - 7;
const MEANDER =
  meander(FRAME, EDGE, 0, ACROSS) +
  meander(WIDTH - EDGE, FRAME, 1, DOWN) +
  meander(WIDTH - FRAME, HEIGHT - EDGE, 2, ACROSS) +
  meander(EDGE, HEIGHT - FRAME, 3, DOWN);

const CORNERS = [
  [FRAME / 2, FRAME / 2],
  [WIDTH - FRAME / 2, FRAME / 2],
  [WIDTH - FRAME / 2, HEIGHT - FRAME / 2],
  [FRAME / 2, HEIGHT - FRAME / 2],
];

export function Frame(): ReactNode {
  const inner = { width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME };
  return (
    <g className="jcm-frame">
      <path
        className="jcm-frame-band"
        fillRule="evenodd"
        d={`M0 0H${WIDTH}V${HEIGHT}H0ZM${FRAME} ${FRAME}V${HEIGHT - FRAME}H${WIDTH - FRAME}V${FRAME}Z`}
      />
      <path className="jcm-meander" d={MEANDER} />
      <rect className="jcm-rule" x={1.5} y={1.5} width={WIDTH - 3} height={HEIGHT - 3} />
      <rect className="jcm-rule" x={FRAME - 3} y={FRAME - 3} width={inner.width + 6} height={inner.height + 6} />
      <rect className="jcm-rule jcm-rule-fine" x={FRAME} y={FRAME} width={inner.width} height={inner.height} />
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className="jcm-corner" x={-11.5} y={-11.5} width={23} height={23} />
          <path className="jcm-corner-star" d="M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2Z" />
          <circle className="jcm-corner-star" r={2.6} />
        </g>
      ))}
    </g>
  );
}

const point = (turn: number, long: number, wide: number): { light: string; dark: string } => {
  const at = (angle: number, away: number): string =>
    `${(Math.sin(angle) * away).toFixed(1)} ${(-Math.cos(angle) * away).toFixed(1)}`;
  const tip = at(turn, long);
  return {
    light: `M0 0L${at(turn - Math.PI / 4, wide)}L${tip}Z`,
    dark: `M0 0L${at(turn + Math.PI / 4, wide)}L${tip}Z`,
  };
};

const ROSE = [
  ...[1, 3, 5, 7].map((eighth) => point((eighth * Math.PI) / 4, 34, 9)),
  ...[0, 2, 4, 6].map((eighth) => point((eighth * Math.PI) / 4, 54, 13)),
];

const TICKS = Array.from({ length: 32 }, (_, i) => {
  const [sin, cos] = [Math.sin((i * Math.PI) / 16), Math.cos((i * Math.PI) / 16)];
  const inner = i % 4 === 0 ? 36 : 39;
  return `M${(sin * inner).toFixed(1)} ${(-cos * inner).toFixed(1)}L${(sin * 42).toFixed(1)} ${(-cos * 42).toFixed(1)}`;
}).join("");

/** The winds by their Latin names' first letters: Septentrio, Oriens, Meridies, Occidens. */
const WINDS = [
  { letter: "S", x: 0, y: -59 },
  { letter: "OR", x: 67, y: 5 },
  { letter: "M", x: 0, y: 70 },
  { letter: "OC", x: -67, y: 5 },
];

export function Compass({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="jcm-compass" transform={`translate(${x} ${y})`}>
      <circle className="jcm-compass-ring" r={42} />
      <circle className="jcm-compass-ring" r={35} />
      <path className="jcm-compass-ring" d={TICKS} />
      {ROSE.map(({ light, dark }) => (
        <g key={light}>
          <path className="jcm-compass-light" d={light} />
          <path className="jcm-compass-dark" d={dark} />
        </g>
      ))}
      <circle className="jcm-compass-light" r={4.5} />
      {WINDS.map(({ letter, x: left, y: down }) => (
        <text key={letter} className="jcm-compass-letter" x={left} y={down}>
          {letter}
        </text>
      ))}
    </g>
  );
}

const TABLET = { x: 168, y: 37, handle: 34 } as const;

/** The title, in stone: our sea, and the years of the city 705 to 709. */
export function Title({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="jcm-title" transform={`translate(${x} ${y})`}>
      <path className="jcm-legend-sheet" d={tabletPath(TABLET)} />
      <path className="jcm-legend-rule" d={tabletPath(TABLET, 4)} />
      {[-1, 1].map((side) => (
        <circle key={side} className="jcm-title-nail" cx={side * (TABLET.x + TABLET.handle * 0.52)} r={3.4} />
      ))}
      <text className="jcm-title-text" y={4}>
        MARE · NOSTRVM
      </text>
      <text className="jcm-title-years" y={24}>
        A · V · C · DCCV – DCCIX
      </text>
    </g>
  );
}

const ROW = 30;

/** The key to the signs, in the empty quarter of the map. */
export function Legend({
  x,
  y,
  words,
}: {
  readonly x: number;
  readonly y: number;
  readonly words: GroundWords;
}): ReactNode {
  const rows: readonly { readonly text: string; readonly sign: ReactNode }[] = [
    { text: words.city, sign: <Town value={0} /> },
    {
      text: words.valued,
      sign: (
        <g transform="scale(.8)">
          <Town value={1} />
        </g>
      ),
    },
    { text: words.majorPort, sign: <Anchor port="major" /> },
    { text: words.minorPort, sign: <Anchor port="minor" /> },
    { text: words.majorRoad, sign: <Sample kind="major" /> },
    { text: words.minorRoad, sign: <Sample kind="minor" /> },
    { text: words.strait, sign: <Sample kind="strait" /> },
    { text: words.seaBorder, sign: <Sample kind="border" /> },
  ];
  return (
    <g className="jcm-legend" transform={`translate(${x} ${y})`}>
      <rect className="jcm-legend-sheet" width={508} height={158} rx={3} />
      <rect className="jcm-legend-rule" x={4} y={4} width={500} height={150} rx={2} />
      <text className="jcm-legend-title" x={254} y={25}>
        {words.legend}
      </text>
      {rows.map(({ text, sign }, i) => (
        <g key={text} transform={`translate(${i < 4 ? 34 : 304} ${50 + (i % 4) * ROW - 6})`}>
          {sign}
          <text className="jcm-legend-text" x={i < 4 ? 24 : 34} y={5.5}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

const SAMPLE = "M-22 3C-8-7 8 9 22-3";

function Sample({ kind }: { readonly kind: "major" | "minor" | "strait" | "border" }): ReactNode {
  if (kind === "border") return <path className="jcm-sea-border" d={SAMPLE} />;
  if (kind === "strait")
    return (
      <>
        <path className="jcm-wave" d="M-14 0q3-5 6 0t6 0 6 0 6 0" />
        <path className="jcm-head" d="M-24 0-16-4-18.5 0-16 4ZM22 0 14-4 16.5 0 14 4Z" />
      </>
    );
  return (
    <>
      <path className={`jcm-road jcm-${kind}-bed`} d={SAMPLE} />
      <path className={`jcm-road jcm-${kind}`} d={SAMPLE} />
      {kind === "major" && <path className="jcm-road jcm-major-joints" d={SAMPLE} />}
    </>
  );
}
