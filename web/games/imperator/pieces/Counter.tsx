/**
 * A counter of Imperator. Romans are red while they are loyal and blue while they rebel; others have the colour of their
 * nation, paler at peace. The band on the upper edge is that of a Front: of a legion its own, of a People that by which it
 * enters. Mutineers are torn across.
 */
import "./counter.css";
import type { PieceFacts, SeenPiece, Titled } from "@rubicon/imperator/components";
import { memo, type ReactNode } from "react";
import {
  CounterFrame,
  Crowned,
  fitted,
  IllMark,
  LeaderFace,
  MovedMark,
  UnitFace,
} from "../../../series/pieces/counters.tsx";
import { COUNTER } from "../../../series/pieces/measures.ts";
import { useKit } from "../kit.ts";
import { figureOf } from "./figures.tsx";
import { fleetName, unitNames } from "./names.ts";

export { COUNTER };

export interface CounterProps {
  readonly seen: SeenPiece;
}

export const Counter = memo(
  function Counter({ seen }: CounterProps): ReactNode {
    const facts = useKit().facts.pieces.get(seen.piece);
    if (facts === undefined) return null;
    const band = facts.garrison ? "garrison" : facts.front;
    return (
      <CounterFrame className={groundOf(facts, seen)} reduced={seen.reduced === true}>
        {band !== null && <Band front={band} />}
        <Face facts={facts} seen={seen} />
        {seen.mutinous && <Torn />}
        {isAtPeace(facts, seen) && <Olive />}
        {seen.moved && <MovedMark />}
      </CounterFrame>
    );
  },
  ({ seen: a }, { seen: b }) =>
    a.piece === b.piece &&
    a.side === b.side &&
    a.reduced === b.reduced &&
    a.mutinous === b.mutinous &&
    a.moved === b.moved &&
    a.titles?.join() === b.titles?.join(),
);

/** IMP-1.1.c: whoever is of a People at peace shows the face of the Pax Romana. */
const isAtPeace = ({ people }: PieceFacts, { side, mutinous }: SeenPiece): boolean =>
  people !== null && side === null && mutinous !== true;

function groundOf(facts: PieceFacts, seen: SeenPiece): string {
  const mutinous = seen.mutinous ? " mutinous" : "";
  if (facts.nationality !== null)
    return `foreign imp-${facts.nationality}${isAtPeace(facts, seen) ? " peace" : ""}${mutinous}`;
  return `${seen.side === "enemy" ? "rebel" : "rome"}${mutinous}`;
}

interface Of {
  readonly facts: PieceFacts;
  readonly seen: SeenPiece;
}

function Face({ facts, seen }: Of): ReactNode {
  const { leaders } = useKit();
  if (facts.unit !== null) {
    const [name, surname] = unitNames(facts);
    const face = seen.reduced ? facts.unit.reduced : facts.unit.full;
    const head = facts.garrison || facts.front !== null ? BAND : 0;
    return <UnitFace figure={figureOf(facts)} name={name} surname={surname} head={head} {...face} />;
  }
  if (facts.type === "fleet") return <Fleet name={fleetName(facts.title)} figure={figureOf(facts)} />;
  return (
    <>
      <LeaderFace figure={figureOf(facts)} title={leaders.get(facts.id) ?? facts.title} ratings={facts.leader} />
      <Titles titles={seen.titles ?? []} />
    </>
  );
}

/** How high the band is. */
const BAND = 3;

/** The upper edge in the colour of a Front, or green for the garrison of Rome. */
const Band = ({ front }: { readonly front: string }): ReactNode => (
  <path className={`front imp-band-${front}`} d={`M0 4Q0 0 4 0H40Q${COUNTER} 0 ${COUNTER} 4V5H0Z`} />
);

/** Two fleets carry, and never fight. */
const Fleet = ({ name, figure }: { readonly name: string; readonly figure: ReactNode }): ReactNode => (
  <>
    <g transform="translate(8.500 2.400) scale(0.270)">{figure}</g>
    <rect className="plate" x="1.900" y="31" width={COUNTER - 3.8} height="11.200" rx="2" />
    <text className="strength" x={COUNTER / 2} y="39.600" style={{ fontSize: fitted(name, 38, 10) }}>
      {name}
    </text>
  </>
);

/** An Augustus wears gold, a Caesar silver, a usurper purple; the guard is a shield, the way to Rome an arrow. */
function Titles({ titles }: { readonly titles: readonly Titled[] }): ReactNode {
  const crown = CROWNS.find((title) => titles.includes(title));
  return (
    <>
      {crown !== undefined && <Crowned title={crown} />}
      {titles.includes("guard") && (
        <g className="mark guard" transform={`translate(${COUNTER - 5} -2.600) scale(0.820)`}>
          <path className="shield" d="M-5.600-6.400H5.600V1.600Q5.600 5.800 0 8Q-5.600 5.800-5.600 1.600Z" />
          <path d="M-3.200-4 3.200 3M3.200-4-3.200 3" />
          <circle cy="-.500" r="2.200" />
        </g>
      )}
      {titles.includes("ill") && <IllMark />}
      {titles.includes("summoned") && (
        <g className="mark summoned" transform="translate(22 30)">
          <circle r="6" />
          <path d="M-3.600 0H3M.2-2.800 3.200 0 .2 2.800" />
        </g>
      )}
    </>
  );
}

const CROWNS = ["augustus", "usurper", "caesar"] as const;

/** A twig of olive over the ratings of whoever is at peace. */
const Olive = (): ReactNode => (
  <g className="olive" transform="translate(8 23.500) scale(0.900)">
    <circle r="6.800" />
    <path d="M-4 4.400Q0 1 3.600-4.600" />
    <path
      className="leaf"
      d="M-1.600 2Q-5 1.600-5.400-1.600-2-1.600-1.600 2ZM.6-.4Q-2.600-1.600-2.200-4.800.8-3.600.6-.4ZM0 1.200Q3.200 2.400 5 0 2-1.800 0 1.200Z"
    />
  </g>
);

/** A crack through those who obey nobody. */
const Torn = (): ReactNode => (
  <g className="torn">
    <path d="M35-1 25 9 31 13 15 24 22 28 6 45" />
    <path className="light" d="M35-1 25 9 31 13 15 24 22 28 6 45" />
  </g>
);
