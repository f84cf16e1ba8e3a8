/**
 * A counter, drawn from 0,0 in a square of COUNTER: the colour of whoever has it as its ground, or of its nation, a
 * silhouette, and its ratings where a printed one has them. A reduced unit has a pale ground and a stripe.
 */
import "./counter.css";
import type { LeaderFace, PieceFacts, SeenPiece, SideName, Titled } from "@rubicon/alea-iacta-est/components";
import { memo, type ReactNode } from "react";
import { widthOf } from "../../../drawing/lettering.ts";
import { useKit } from "../kit.ts";
import { EMBLEMS, figureOf } from "./figures.tsx";
import { COUNTER } from "./measures.ts";

export { COUNTER };

export interface CounterProps {
  readonly seen: SeenPiece;
  /** A People at war is told from one in allegiance. */
  readonly atWar?: boolean | undefined;
}

export const Counter = memo(function Counter({ seen, atWar = false }: CounterProps): ReactNode {
  const facts = useKit().facts.pieces.get(seen.piece);
  if (facts === undefined) return null;
  const { nationality } = facts;
  const ground = nationality === null ? (seen.side ?? "nobody") : `foreign aie-${nationality}`;
  return (
    <g className={`aie-counter ${ground}${seen.reduced ? " reduced" : ""}`}>
      <rect className="shade" x="1.6" y="2.4" width={COUNTER} height={COUNTER} rx="4" />
      <rect className="ground" width={COUNTER} height={COUNTER} rx="4" />
      {seen.reduced && <path className="stripe" d={`M0 31 31 0H41L0 41Z`} />}
      <rect className="edge" x="1.3" y="1.3" width={COUNTER - 2.6} height={COUNTER - 2.6} rx="3" />
      {facts.unit === null ? <Leader facts={facts} seen={seen} /> : <Unit facts={facts} seen={seen} />}
      {nationality !== null && seen.side !== null && <Holder side={seen.side} atWar={atWar} />}
      <Marks seen={seen} />
    </g>
  );
}, sameLook);

function sameLook(a: CounterProps, b: CounterProps): boolean {
  const [x, y] = [a.seen, b.seen];
  return (
    a.atWar === b.atWar &&
    x.piece === y.piece &&
    x.side === y.side &&
    x.reduced === y.reduced &&
    x.moved === y.moved &&
    x.titles?.join() === y.titles?.join()
  );
}

interface Of {
  readonly facts: PieceFacts;
  readonly seen: SeenPiece;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** Letters as large as they go into a room. */
const fitted = (text: string, room: number, largest: number): number =>
  Math.min(largest, room / widthOf(text, 1, 0, "names"));

function Unit({ facts, seen }: Of): ReactNode {
  if (facts.unit === null) return null;
  const { sp, qu, tb } = seen.reduced ? facts.unit.reduced : facts.unit.full;
  const name = /^Legio (.+)$/.exec(facts.title)?.[1] ?? "";
  return (
    <>
      <g transform={name === "" ? "translate(9.600 2.600) scale(0.255)" : "translate(5.600 2.600) scale(0.255)"}>
        {figureOf(facts)}
      </g>
      {name !== "" && (
        <text
          className="name aie-fine"
          transform="translate(39.800 15.600) rotate(-90)"
          style={{ fontSize: fitted(name, 26, 9.4) }}
        >
          {name}
        </text>
      )}
      {tb !== 0 && (
        <g className="bonus" transform={`translate(${name === "" ? COUNTER - 6.6 : 6.8} 7)`}>
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

function Leader({ facts, seen }: Of): ReactNode {
  const face = facts.leader === null ? null : faceOf(facts.leader, seen.side);
  return (
    <>
      <g transform="translate(9 2.400) scale(0.270)">{figureOf(facts)}</g>
      {face !== null && (
        <g className="aie-fine">
          <Rating kind="cc" x={7} y={8} value={`${face.cc}`} />
          <Rating kind="tb" x={COUNTER - 7} y={8} value={signed(face.tb)} />
          {face.pc !== null && <Rating kind="pc" x={7} y={24} value={`${face.pc}`} />}
          <Rating kind="sr" x={COUNTER - 7} y={24} value={`${face.sr}`} />
        </g>
      )}
      <path className="band" d={`M0 31.500H${COUNTER}V40Q${COUNTER} ${COUNTER} 40 ${COUNTER}H4Q0 ${COUNTER} 0 40Z`} />
      <text className="title" x={COUNTER / 2} y="41" style={{ fontSize: fitted(facts.title, 40, 9.6) }}>
        {facts.title}
      </text>
      <Titles titles={seen.titles ?? []} />
    </>
  );
}

/** The face he shows: of those who are nobody's, the one they would show either way. */
const faceOf = (faces: Readonly<Record<SideName, LeaderFace | null>>, side: SideName | null): LeaderFace | null =>
  side === null ? (faces.caesarians ?? faces.republicans) : (faces[side] ?? faces.caesarians ?? faces.republicans);

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

/** A golden rim and wreath for a Faction Leader, a purple one for a Pretender, a small crown for who follows him, three stars for a Triumvir. */
function Titles({ titles }: { readonly titles: readonly Titled[] }): ReactNode {
  const rim = titles.includes("faction-leader") ? "chief" : titles.includes("pretender") ? "pretender" : null;
  return (
    <>
      {rim !== null && (
        <>
          <rect className={`rim ${rim}`} x="1.300" y="1.300" width={COUNTER - 2.6} height={COUNTER - 2.6} rx="3.400" />
          <path
            className={`crown ${rim}`}
            d="M14.500 1.500 15.500-5 19-1.800 22-6.500 25-1.800 28.500-5 29.500 1.500Z"
          />
        </>
      )}
      {titles.includes("follower") && !titles.includes("pretender") && (
        <path className="crown follower" d="M17 1.500 18-3.600 22-.800 26-3.600 27 1.500Z" />
      )}
      {titles.includes("triumvir") && (
        <path
          className="stars"
          d={[14, 22, 30]
            .map(
              (x) =>
                `M${x}-3.400l1 2.300 2.500.2-1.900 1.600.6 2.400-2.200-1.300-2.200 1.300.6-2.400-1.900-1.600 2.500-.2Z`,
            )
            .join("")}
        />
      )}
      {titles.includes("ill") && (
        <g className="mark ill" transform="translate(22 30)">
          <circle r="6" />
          <path d="M0-4.500V4.500M-2.800-2.600Q3-3.400 0-.6T2.600 2.400" />
        </g>
      )}
      {titles.includes("assassin") && (
        <g className="mark dagger" transform="translate(36.500 31.500)">
          <circle r="5.600" />
          <path d="M0-4.600V1M-2.400 1H2.400M0 1V3.800" />
        </g>
      )}
    </>
  );
}

/** Whose a unit of a People is: a band in his colour, torn where it is at war, whole where it is his ally. */
function Holder({ side, atWar }: { readonly side: SideName; readonly atWar: boolean }): ReactNode {
  const lower = atWar
    ? "L40 4.200 36 7.400 32 4.200 28 7.400 24 4.200 20 7.400 16 4.200 12 7.400 8 4.200 4 7.400 0 4.200"
    : "V6.200H0";
  return (
    <g className={`holder ${side}`}>
      <path className="band" d={`M0 4Q0 0 4 0H40Q${COUNTER} 0 ${COUNTER} 4V${atWar ? 7.4 : 6.2}${lower}Z`} />
      <circle className="disc" cx="6.400" cy="6.400" r="5" />
      <g className="sign" transform="translate(3 3) scale(0.068)">
        {EMBLEMS[side]}
      </g>
    </g>
  );
}

/** What has moved in this sequence: at the corner that those who lie over it in a pile cover. */
function Marks({ seen }: { readonly seen: SeenPiece }): ReactNode {
  return seen.moved ? (
    <g className="mark moved" transform={`translate(1 ${COUNTER - 1}) scale(0.860)`}>
      <circle r="6" />
      <path d="M-3.200-3 -.4 0-3.200 3M.4-3 3.200 0 .4 3" />
    </g>
  ) : null;
}
