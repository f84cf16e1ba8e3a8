/** Cities as they are drawn: a walled town, larger where it counts for victory, with its number on a medallion. */
import type { ReactNode } from "react";
import { type TownSize, townSize } from "./measures.ts";

/** A wall seen from outside, with merlons along its top. */
function wall(left: number, right: number, top: number, bottom: number): string {
  const count = Math.max(3, 2 * Math.round((right - left) / 7) + 1);
  const step = (right - left) / count;
  let path = `M${left} ${bottom}V${top}`;
  for (let i = 0; i < count; i++)
    path += `${i > 0 ? `V${i % 2 === 0 ? top : top + 2.6}` : ""}H${(left + (i + 1) * step).toFixed(2)}`;
  return `${path}V${bottom}Z`;
}

const tower = (x: number, half: number, top: number, bottom: number): string =>
  `M${x - half} ${bottom}V${top}H${x + half}V${bottom}Z`;

const roof = (x: number, half: number, eaves: number, high: number): string =>
  `M${x - half} ${eaves}L${x} ${eaves - high}L${x + half} ${eaves}Z`;

const gate = (x: number, half: number, bottom: number, high: number): string =>
  `M${x - half} ${bottom}V${bottom - high + half}A${half} ${half} 0 0 1 ${x + half} ${bottom - high + half}V${bottom}Z`;

/** What a town of each value is built of: masonry behind, roofs, masonry in front, openings. */
const TOWNS: Readonly<Record<TownSize, { back: string; roofs: string; front: string; gaps: string }>> = {
  0: {
    back: tower(0, 5, -7, 9),
    roofs: roof(0, 6.8, -6.4, 6.6),
    front: wall(-11.5, -5, 0, 9) + wall(5, 11.5, 0, 9),
    gaps: gate(0, 2.5, 9, 7) + tower(0, 1, -4, -1.4),
  },
  1: {
    back: tower(0, 7.5, -12, 4) + tower(-13, 4.6, -8, 13) + tower(13, 4.6, -8, 13),
    roofs: roof(0, 10, -11.4, 7.6) + roof(-13, 6, -7.4, 7) + roof(13, 6, -7.4, 7),
    front: wall(-8.4, 8.4, -2, 13),
    gaps:
      tower(-13, 1.1, -4.4, -1.4) + tower(13, 1.1, -4.4, -1.4) + tower(-3.6, 0.9, -9.4, -3) + tower(3.6, 0.9, -9.4, -3),
  },
  2: {
    back: tower(0, 11, -16, 4) + tower(-17, 5.4, -10, 16) + tower(17, 5.4, -10, 16),
    roofs: roof(0, 14, -15.4, 10) + roof(-17, 7, -9.4, 8.4) + roof(17, 7, -9.4, 8.4),
    front: wall(-11.6, 11.6, -3, 16),
    gaps:
      [-7, -2.4, 2.4, 7].map((x) => tower(x, 1, -13.4, -4)).join("") +
      tower(-17, 1.3, -5.6, -2) +
      tower(17, 1.3, -5.6, -2),
  },
};

/** Leaves of laurel left and right of the medallion of the greatest cities. */
const LAUREL = [-1, 1]
  .flatMap((side) =>
    [20, 52, 84, 116, 148].map((angle) => {
      const turn = ((90 + side * angle) * Math.PI) / 180;
      const [x, y] = [Math.cos(turn) * 12.4, Math.sin(turn) * 12.4];
      const along = turn + side * 1.15;
      const [dx, dy] = [Math.cos(along) * 4.2, Math.sin(along) * 4.2];
      const [sx, sy] = [Math.cos(turn) * 2, Math.sin(turn) * 2];
      const f = (n: number): string => n.toFixed(1);
      return `M${f(x - dx)} ${f(y - dy)}Q${f(x + sx)} ${f(y + sy)} ${f(x + dx)} ${f(y + dy)}Q${f(x - sx)} ${f(y - sy)} ${f(x - dx)} ${f(y - dy)}Z`;
    }),
  )
  .join("");

const MEDALS = { 1: { y: 6.5, r: 9 }, 2: { y: 8, r: 10.5 } } as const;

export function Town({ value }: { readonly value: number }): ReactNode {
  const { back, roofs, front, gaps } = TOWNS[townSize(value)];
  return (
    <>
      <path className="jcm-wall" d={back} />
      <path className="jcm-roof" d={roofs} />
      <path className="jcm-wall" d={front} />
      <path className="jcm-gap" d={gaps} />
      {value > 0 && <Medal value={value} />}
    </>
  );
}

function Medal({ value }: { readonly value: number }): ReactNode {
  const great = value > 1;
  const { y, r } = MEDALS[great ? 2 : 1];
  return (
    <g className="jcm-medal" transform={`translate(0 ${y})`}>
      {great && <path className="jcm-laurel" d={LAUREL} />}
      <circle className="jcm-coin" r={r} />
      <circle className="jcm-coin-rim" r={r - 1.8} />
      <text className="jcm-number" y={r * 0.5} fontSize={r * 1.42}>
        {value}
      </text>
    </g>
  );
}

/** An anchor around its own middle, two units high by one: ring, stock, shank, arms with their flukes. */
const ANCHOR =
  "M0-.62V.8M-.42-.34H.42M-.72.18C-.66.62-.36.84 0 .86.36.84.66.62.72.18M-.86.4-.72.1-.46.3M.46.3.72.1.86.4";

/** Ports: a large anchor on a disc, or a small one by itself. */
export function Anchor({ port }: { readonly port: "minor" | "major" }): ReactNode {
  const size = port === "major" ? 7.4 : 6;
  return (
    <g className={`jcm-anchor jcm-anchor-${port}`}>
      {port === "major" && <circle className="jcm-anchor-disc" r={11} />}
      {port === "minor" && <path className="jcm-anchor-halo" d={ANCHOR} transform={`scale(${size})`} />}
      <g transform={`scale(${size})`}>
        <path className="jcm-anchor-line" d={ANCHOR} />
        <circle className="jcm-anchor-line" cy={-0.84} r={0.2} />
      </g>
    </g>
  );
}
