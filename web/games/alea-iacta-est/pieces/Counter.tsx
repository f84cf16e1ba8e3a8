/** A counter of Alea Iacta Est: in the colour of whoever has it, or of its nation. */
import "./sides.css";
import type { LeaderFace as Face, PieceFacts, SeenPiece, SideName, Titled } from "@rubicon/alea-iacta-est/components";
import { memo, type ReactNode } from "react";
import { CounterFrame, Crowned, IllMark, LeaderFace, MovedMark, UnitFace } from "../../../series/pieces/counters.tsx";
import { COUNTER } from "../../../series/pieces/measures.ts";
import { useKit } from "../kit.ts";
import { EMBLEMS, figureOf } from "./figures.ts";

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
    <CounterFrame className={ground} reduced={seen.reduced === true}>
      {facts.unit === null ? <Leader facts={facts} seen={seen} /> : <Unit facts={facts} seen={seen} />}
      {nationality !== null && seen.side !== null && <Holder side={seen.side} atWar={atWar} />}
      {seen.moved && <MovedMark />}
    </CounterFrame>
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

function Unit({ facts, seen }: Of): ReactNode {
  if (facts.unit === null) return null;
  const face = seen.reduced ? facts.unit.reduced : facts.unit.full;
  const name = /^Legio (.+)$/.exec(facts.title)?.[1] ?? "";
  return <UnitFace figure={figureOf(facts)} name={name} {...face} />;
}

const Leader = ({ facts, seen }: Of): ReactNode => (
  <>
    <LeaderFace
      figure={figureOf(facts)}
      title={facts.title}
      ratings={facts.leader === null ? null : faceOf(facts.leader, seen.side)}
    />
    <Titles titles={seen.titles ?? []} />
  </>
);

/** The face he shows: of those who are nobody's, the one they would show either way. */
const faceOf = (faces: Readonly<Record<SideName, Face | null>>, side: SideName | null): Face | null =>
  side === null ? (faces.caesarians ?? faces.republicans) : (faces[side] ?? faces.caesarians ?? faces.republicans);

/** A golden rim and wreath for a Faction Leader, a purple one for a Pretender, a small crown for who follows him, three stars for a Triumvir. */
function Titles({ titles }: { readonly titles: readonly Titled[] }): ReactNode {
  const rim = titles.includes("faction-leader") ? "chief" : titles.includes("pretender") ? "pretender" : null;
  return (
    <>
      {rim !== null && <Crowned title={rim} />}
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
      {titles.includes("ill") && <IllMark />}
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
