/**
 * A wooden block, drawn from 0,0 in a square of BLOCK_SIZE. Its face carries the strengths round its four edges and
 * is turned so that the present one is on top, as on the table; the figure in the middle stays upright, so that it
 * can be read. Its back shows only wood, and an emblem pressed into it.
 */
import "./Block.css";
import type { Language } from "@rubicon/engine";
import type { BlockFacts, SeenBlock } from "@rubicon/julius-caesar/components";
import { memo, type ReactNode } from "react";
import { useKit } from "./kit.ts";
import { EMBLEMS, FIGURES } from "./pieces/figures.tsx";
import { BLOCK_SIZE, ROMAN, romanNumber } from "./pieces/measures.ts";

export { BLOCK_SIZE };

/** The face; what is left of the size is the thickness of the wood. */
const FACE = 41;
const DEPTH = BLOCK_SIZE - FACE;

export interface BlockProps {
  readonly seen: SeenBlock;
  readonly language: Language;
  readonly size?: number;
  /** Flat on the table, face up: the fallen, and those that fight. */
  readonly lying?: boolean;
}

export const Block = memo(function Block({ seen, language, size = BLOCK_SIZE, lying = false }: BlockProps): ReactNode {
  const { facts: box } = useKit();
  const facts = seen.block === undefined ? undefined : box.blocks.get(seen.block);
  const faceUp = facts !== undefined && (seen.strength !== undefined || seen.colour !== "blue" || lying);
  return (
    <g
      className={`jc-block ${seen.colour}${seen.moved ? " moved" : ""}${lying ? " lying" : ""}`}
      transform={size === BLOCK_SIZE ? undefined : `scale(${size / BLOCK_SIZE})`}
    >
      <Wood depth={lying ? DEPTH / 2 : DEPTH} />
      {faceUp ? <Face facts={facts} seen={seen} language={language} /> : <Back seen={seen} />}
      <Marks seen={seen} />
    </g>
  );
}, sameLook);

function sameLook(a: BlockProps, b: BlockProps): boolean {
  return (
    a.language === b.language &&
    a.size === b.size &&
    a.lying === b.lying &&
    a.seen.side === b.seen.side &&
    a.seen.colour === b.seen.colour &&
    a.seen.block === b.seen.block &&
    a.seen.strength === b.seen.strength &&
    a.seen.navis === b.seen.navis &&
    a.seen.moved === b.seen.moved &&
    a.seen.reserve === b.seen.reserve &&
    a.seen.shown === b.seen.shown
  );
}

/** The shadow, the side and the bottom, seen from above and from the left. */
function Wood({ depth }: { depth: number }): ReactNode {
  const far = FACE + depth;
  return (
    <>
      <path
        className="shade"
        d={`M5,${far}H${far}V6L${far + 3},9V${far + 0.5}Q${far + 3},${far + 3} ${far},${far + 3}H8Z`}
      />
      <path
        className="side"
        d={`M${FACE - 3},0.6Q${FACE},0 ${FACE},3L${far},${3 + depth}V${far - 2}Q${far},${far} ${far - 2},${far}H${3 + depth}L0.6,${FACE - 2}Z`}
      />
      <path className="bottom" d={`M0.6,${FACE - 2}L${3 + depth},${far}H${far - 2}L${FACE - 1},${FACE - 1}Z`} />
    </>
  );
}

/** The same line round the wood for a side: one groove, corners cut, or two grooves. */
function Edge({ colour }: { colour: SeenBlock["colour"] }): ReactNode {
  const inner = FACE - 3;
  if (colour === "tan")
    return <rect className="groove" x="1.6" y="1.6" width={FACE - 3.2} height={FACE - 3.2} rx="2.4" />;
  if (colour === "green")
    return (
      <path
        className="groove"
        d={`M7,2H${inner - 4}L${inner + 1},7V${inner - 4}L${inner - 4},${inner + 1}H7L2,${inner - 4}V7Z`}
      />
    );
  return (
    <>
      <rect className="groove" x="1.3" y="1.3" width={FACE - 2.6} height={FACE - 2.6} rx="2.6" />
      <rect className="groove" x="3.3" y="3.3" width={FACE - 6.6} height={FACE - 6.6} rx="1.6" />
    </>
  );
}

/** Busts stand on the line of their name, legionaries beside their number. */
const FIGURE_SPOT: Readonly<Partial<Record<BlockFacts["type"], string>>> = {
  leader: "translate(10.7 9.8) scale(0.195)",
  cleopatra: "translate(10.7 9.8) scale(0.195)",
  legio: "translate(7.5 10.4) scale(0.21)",
};

function Face({ facts, seen, language }: { facts: BlockFacts; seen: SeenBlock; language: Language }): ReactNode {
  return (
    <>
      <rect className="label" width={FACE} height={FACE} rx="3.4" />
      <path className="grain" d="M3,7Q12,5 20,8M22,13Q30,11 38,14M3,20Q9,19 15,22M25,27Q32,29 38,26" />
      <Edge colour={facts.colour} />
      <Strengths facts={facts} strength={seen.strength} />
      <g transform={FIGURE_SPOT[facts.type] ?? "translate(11.5 10.4) scale(0.21)"}>{FIGURES[facts.type]}</g>
      <Title facts={facts} language={language} />
      <Rating facts={facts} />
    </>
  );
}

/** Turned by a quarter with every step; what is at the top counts. */
function Strengths({ facts, strength }: { facts: BlockFacts; strength: number | undefined }): ReactNode {
  const now = strength === undefined ? -1 : facts.strengths.indexOf(strength);
  const turns = Math.max(now, 0);
  return (
    <g transform={`translate(${FACE / 2} ${FACE / 2})`}>
      <g className="strengths" style={{ transform: `rotate(${-90 * turns}deg)` }}>
        {facts.strengths.map((each, i) => (
          <text
            key={each}
            className={i === now ? "now" : "other"}
            transform={`rotate(${90 * i})`}
            y={i === now ? -9.9 : -16.1}
          >
            {ROMAN[each]}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Initiative and firepower, always in the same corner. A ballista that attacks fires later: its second letter is small. */
function Rating({ facts }: { facts: BlockFacts }): ReactNode {
  const later = facts.letterAttacking === facts.letter ? null : facts.letterAttacking;
  return (
    <>
      <path
        className="plate"
        d={`M0,${FACE - 13}H${later ? 20.5 : 15}Q${later ? 23 : 17.5},${FACE - 13} ${later ? 23 : 17.5},${FACE - 10.5}V${FACE}H3.4Q0,${FACE} 0,${FACE - 3.4}Z`}
      />
      <text className="rating" x="1.6" y={FACE - 2.4}>
        {facts.letter}
        {later && (
          <tspan className="later" dy="-0.4">
            {later}
          </tspan>
        )}
        <tspan dy={later ? 0.4 : 0}>{facts.firepower}</tspan>
      </text>
    </>
  );
}

/** How broad the letters of names are, as parts of their size; capitals of an inscription. */
const BREADTH: Readonly<Record<string, number>> = { I: 0.4, V: 0.74, X: 0.72 };
const breadthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (BREADTH[letter] ?? 0.72), 0);

/** What tells the block from others of its figure, and the city where it is levied. */
function Title({ facts, language }: { facts: BlockFacts; language: Language }): ReactNode {
  const names = useKit().facts.names(language);
  const { home } = facts;
  const city = home.in === "city" ? names.place(home.city) : null;
  const title = shortTitle(facts, names.title(facts.id));
  const named = facts.type === "leader" || facts.type === "cleopatra";
  const [room, largest] = named ? [FACE - 5, 6.3] : [19.5, 8.6];
  return (
    <>
      {title !== null && (
        <text
          className={named ? "title name" : "title"}
          style={{ fontSize: Math.min(largest, room / breadthOf(title)) }}
          x={named ? FACE / 2 : FACE - 3.2}
          y={named ? FACE - 13.7 : city === null ? FACE - 6.4 : FACE - 9.4}
        >
          {title}
        </text>
      )}
      {city !== null && (
        <text
          className="home"
          style={{ fontSize: Math.min(4.4, 20 / (city.length * 0.5)) }}
          x={FACE - 3.2}
          y={FACE - 5.1}
        >
          {city}
        </text>
      )}
    </>
  );
}

/** "VII" for Legio 7, the number alone for an Auxilia; leaders have names, and what is the only one of its kind needs none. */
function shortTitle(facts: BlockFacts, title: string): string | null {
  if (facts.type === "leader" || facts.type === "cleopatra") return title.toUpperCase();
  const number = /\d+$/.exec(title)?.[0];
  if (number === undefined) return null;
  return facts.type === "legio" ? romanNumber(Number(number)) : number;
}

function Back({ seen }: { seen: SeenBlock }): ReactNode {
  return (
    <>
      <rect className="back" width={FACE} height={FACE} rx="3.4" />
      <path className="grain" d="M4,8Q16,5 37,9M3,15Q18,12 38,16M5,30Q20,34 38,29M3,36Q16,38 36,35" />
      <Edge colour={seen.colour} />
      <g className="pressed" transform={seen.navis ? "translate(10.5 5) scale(0.2)" : "translate(8 7.5) scale(0.25)"}>
        {EMBLEMS[seen.colour]}
      </g>
      {seen.navis && (
        <g className="known" transform="translate(12.5 25.5) scale(0.15)">
          {FIGURES.navis}
        </g>
      )}
    </>
  );
}

const COLOUR_OF = { caesar: "tan", pompeius: "green" } as const;

/** What a counter would lie on it for: moved, reserve, face up, and whose it is when its wood does not say it. */
function Marks({ seen }: { seen: SeenBlock }): ReactNode {
  return (
    <>
      {seen.colour !== COLOUR_OF[seen.side] && (
        <g className={`pennant ${COLOUR_OF[seen.side]}`} transform={`translate(${FACE - 12} -3)`}>
          <path className="cloth" d="M0,0H14V16L7,12.5L0,16Z" />
          <g transform="translate(2 1.4) scale(0.1)">{EMBLEMS[COLOUR_OF[seen.side]]}</g>
        </g>
      )}
      {seen.reserve && (
        <g className="mark" transform="translate(5 5)">
          <circle r="6.6" />
          <text y="3.6">R</text>
        </g>
      )}
      {seen.moved && !seen.reserve && (
        <g className="mark" transform="translate(5 5)">
          <circle r="6.6" />
          <path d="M-3.6,-3.4L-0.4,0L-3.6,3.4M0.4,-3.4L3.6,0L0.4,3.4" />
        </g>
      )}
      {seen.shown && (
        <g className="mark eye" transform={`translate(${FACE - 4} ${FACE / 2})`}>
          <path d="M-5,0Q0,-5.4 5,0Q0,5.4 -5,0Z" />
          <circle r="1.7" />
        </g>
      )}
    </>
  );
}
