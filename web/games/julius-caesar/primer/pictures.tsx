/** The small pictures of the primer: a turn, a battle, a winter, drawn with the blocks and towns of the board. */
import type { Language } from "@rubicon/engine";
import type { SeenBlock } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { Block } from "../Block.tsx";
import { useKit } from "../kit.ts";
import "../map/ground.css";
import { Town } from "../map/Towns.tsx";
import { Die } from "../panels/battle/Dice.tsx";
import { Card, CardBack } from "../panels/Card.tsx";
import { Shield, SideMark, Swords } from "../panels/marks.tsx";
import "../panels/panels.css";
import type { BattlePart, TurnPart, WinterPart } from "./wording.ts";
import { primerWords } from "./words.ts";

const own = (block: string, strength: number, more: Partial<SeenBlock> = {}): SeenBlock => ({
  ...{ side: "caesar", colour: "tan", block, strength },
  ...more,
});
const enemy = (block: string, strength: number): SeenBlock => ({ side: "pompeius", colour: "green", block, strength });
/** From behind. */
const HIDDEN: SeenBlock = { side: "pompeius", colour: "green" };

interface At {
  readonly x: number;
  readonly y: number;
}

interface PieceProps {
  readonly seen: SeenBlock;
  /** Where its middle lies. */
  readonly at: At;
  readonly language: Language;
  readonly size?: number;
  readonly lying?: boolean;
}

function Piece({ seen, at, language, size = 38, lying = false }: PieceProps): ReactNode {
  return (
    <g transform={`translate(${at.x - size / 2} ${at.y - size / 2})`}>
      <Block seen={seen} language={language} size={size} lying={lying} />
    </g>
  );
}

function City({ id, at, below = 24 }: { id: string; at: At; below?: number }): ReactNode {
  const { facts } = useKit();
  const city = facts.places.get(id);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Town value={city?.value ?? 0} />
      <text className="jcp-place" y={below}>
        {city?.name}
      </text>
    </g>
  );
}

const Road = ({ d, kind }: { readonly d: string; readonly kind: "major" | "minor" }): ReactNode => (
  <>
    <path className={`jcm-road jcm-${kind}-bed`} d={d} />
    <path className={`jcm-road jcm-${kind}`} d={d} />
    {kind === "major" && <path className="jcm-road jcm-major-joints" d={d} />}
  </>
);

const Arrow = ({ d, kind = "go" }: { readonly d: string; readonly kind?: "go" | "flee" }): ReactNode => (
  <path className={`jcp-arrow jcp-arrow-${kind}`} d={d} markerEnd={`url(#jcp-head-${kind})`} />
);

/** How many blocks may use a road. */
const Limit = ({ at, count }: { readonly at: At; readonly count: number }): ReactNode => (
  <g className="jcp-limit" transform={`translate(${at.x} ${at.y})`}>
    <circle r="9" />
    <text y="4.4">{count}</text>
  </g>
);

/** The heads of arrows: once on a page. */
export const ArrowHeads = (): ReactNode => (
  <svg className="jcp-defs" aria-hidden="true">
    <defs>
      {(["go", "flee"] as const).map((kind) => (
        <marker
          key={kind}
          id={`jcp-head-${kind}`}
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4.4"
          markerHeight="4.4"
          orient="auto"
        >
          <path className={`jcp-head-${kind}`} d="M0,0L10,5L0,10Z" />
        </marker>
      ))}
    </defs>
  </svg>
);

function Sheet({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <svg className="jcp-sheet" viewBox="0 0 260 170" role="img" aria-label={label}>
      <rect className="jcp-land" x="0" y="0" width="260" height="170" rx="6" />
      {children}
    </svg>
  );
}

export function TurnPicture({ part, language }: { readonly part: TurnPart; readonly language: Language }): ReactNode {
  const label = primerWords[language].pictures.turn[part];
  switch (part) {
    case "choose":
      return (
        <div className="jcp-table" role="img" aria-label={label}>
          <span className="jcp-card">
            <CardBack />
            <SideMark side="caesar" />
          </span>
          <span className="jcp-card">
            <CardBack />
            <SideMark side="pompeius" />
          </span>
        </div>
      );
    case "order":
      return (
        <div className="jcp-table" role="img" aria-label={label}>
          <span className="jcp-card" aria-hidden="true">
            <Card card="3/2a" language={language} />
            <SideMark side="caesar" />
          </span>
          <span className="jcp-more" aria-hidden="true">
            3 &gt; 1
          </span>
          <span className="jcp-card" aria-hidden="true">
            <Card card="1/2a" language={language} />
            <SideMark side="pompeius" />
          </span>
        </div>
      );
    case "moves":
      return <Moves label={label} language={language} />;
    case "levies":
      return <Levies label={label} language={language} />;
    case "battles":
      return (
        <Sheet label={label}>
          <Road kind="major" d="M214 20L130 92" />
          <Arrow d="M206 30L158 72" />
          <City id="tarraco" at={{ x: 130, y: 92 }} below={32} />
          <Piece language={language} seen={own("legio-10", 3)} at={{ x: 190, y: 96 }} size={44} />
          <Piece language={language} seen={own("legio-7", 3)} at={{ x: 196, y: 142 }} size={44} />
          <Piece language={language} seen={HIDDEN} at={{ x: 66, y: 66 }} size={44} />
          <Piece language={language} seen={HIDDEN} at={{ x: 60, y: 112 }} size={44} />
          <g className="jcp-clash" transform="translate(130 40)">
            <circle r="15" />
            <path d="M-8-8 8 8M8-8-8 8M-9 4l5 5M9 4 4 9" />
          </g>
        </Sheet>
      );
    default:
      return part satisfies never;
  }
}

function Moves({ label, language }: { readonly label: string; readonly language: Language }): ReactNode {
  const { roadLimit } = useKit().facts;
  const [genua, ravenna, roma, asculum] = [
    { x: 38, y: 38 },
    { x: 138, y: 34 },
    { x: 112, y: 132 },
    { x: 214, y: 112 },
  ];
  return (
    <Sheet label={label}>
      <Road kind="major" d={`M${genua.x} ${genua.y}L${ravenna.x} ${ravenna.y}`} />
      <Road kind="major" d={`M${ravenna.x} ${ravenna.y}L${asculum.x} ${asculum.y}`} />
      <Road kind="minor" d={`M${ravenna.x} ${ravenna.y}L${roma.x} ${roma.y}`} />
      <Arrow d="M60 26Q90 16 118 22Q170 34 200 82" />
      <Arrow d="M124 52Q108 78 108 104" />
      <City id="genua" at={genua} />
      <City id="ravenna" at={ravenna} />
      <City id="roma" at={roma} below={30} />
      <City id="asculum" at={asculum} />
      <Limit at={{ x: 88, y: 46 }} count={roadLimit.major} />
      <Limit at={{ x: 135, y: 84 }} count={roadLimit.minor} />
      <Limit at={{ x: 170, y: 78 }} count={roadLimit.major} />
      <Piece language={language} seen={own("caesar", 3)} at={{ x: 46, y: 104 }} size={34} />
      <Piece language={language} seen={own("legio-13", 3)} at={{ x: 72, y: 130 }} size={34} />
      <Piece language={language} seen={own("legio-12", 3)} at={{ x: 238, y: 66 }} size={34} />
    </Sheet>
  );
}

function Levies({ label, language }: { readonly label: string; readonly language: Language }): ReactNode {
  return (
    <Sheet label={label}>
      <rect className="jcp-pool" x="10" y="12" width="92" height="72" rx="5" />
      <text className="jcp-note" x="56" y="78">
        {primerWords[language].pool}
      </text>
      <Piece language={language} seen={own("c-auxilia-1", 1)} at={{ x: 34, y: 42 }} size={38} />
      <Piece language={language} seen={own("c-ballista", 1)} at={{ x: 78, y: 42 }} size={38} />
      <City id="roma" at={{ x: 196, y: 128 }} below={30} />
      <Arrow d="M106 42Q142 44 156 62" />
      <Piece language={language} seen={own("legio-17", 1)} at={{ x: 172, y: 78 }} size={40} />
      <Arrow d="M196 62Q206 52 216 60" />
      <Piece language={language} seen={own("legio-17", 2)} at={{ x: 228, y: 84 }} size={40} />
    </Sheet>
  );
}

export function BattlePicture({
  part,
  language,
}: {
  readonly part: BattlePart;
  readonly language: Language;
}): ReactNode {
  const words = primerWords[language];
  const label = words.pictures.battle[part];
  switch (part) {
    case "order":
      return <Order label={label} language={language} />;
    case "fire":
      return (
        <div className="jcp-table" role="img" aria-label={label}>
          <svg className="jcp-lone" viewBox="0 0 48 48" aria-hidden="true">
            <Block seen={own("legio-13", 3)} language={language} lying />
          </svg>
          <span className="jcp-dice" aria-hidden="true">
            <Die value={2} hit />
            <Die value={5} hit={false} />
            <Die value={3} hit />
          </span>
        </div>
      );
    case "hits":
      return (
        <Sheet label={label}>
          <Piece language={language} seen={enemy("legio-5", 3)} at={{ x: 44, y: 62 }} size={50} lying />
          <Piece language={language} seen={enemy("legio-6", 2)} at={{ x: 44, y: 128 }} size={42} lying />
          <Piece language={language} seen={enemy("p-equitatus-1", 2)} at={{ x: 100, y: 128 }} size={42} lying />
          <path className="jcp-burst" d={BURST} transform="translate(70 30)" />
          <Arrow d="M84 60H136" />
          <Piece language={language} seen={enemy("legio-5", 2)} at={{ x: 176, y: 62 }} size={50} lying />
        </Sheet>
      );
    case "retreat":
      return (
        <Sheet label={label}>
          <Road kind="major" d="M222 34L134 74" />
          <Road kind="major" d="M134 74L46 132" />
          <Arrow d="M206 30L164 48" />
          <City id="narbo" at={{ x: 222, y: 34 }} />
          <City id="tarraco" at={{ x: 134, y: 74 }} below={32} />
          <City id="carthago-nova" at={{ x: 48, y: 126 }} below={32} />
          <Arrow kind="flee" d="M104 82L74 102" />
          <Piece language={language} seen={enemy("p-equitatus-1", 1)} at={{ x: 66, y: 68 }} size={40} lying />
          <Piece language={language} seen={own("legio-7", 3)} at={{ x: 188, y: 92 }} size={40} lying />
          <text className="jcp-note" x="206" y="150">
            {words.round(2)}+
          </text>
        </Sheet>
      );
    default:
      return part satisfies never;
  }
}

const LETTERS = ["A", "B", "C", "D"] as const;

/** One row a letter: the defender, then the attacker. */
function Order({ label, language }: { readonly label: string; readonly language: Language }): ReactNode {
  const words = primerWords[language];
  return (
    <div className="jcp-order" role="img" aria-label={label}>
      <span aria-hidden="true" />
      <span aria-hidden="true">
        <Shield /> {words.defender}
      </span>
      <span aria-hidden="true">
        <Swords /> {words.attacker}
      </span>
      {LETTERS.map((letter, i) => (
        <Turns key={letter} letter={letter} first={2 * i + 1} />
      ))}
    </div>
  );
}

const Turns = ({ letter, first }: { readonly letter: string; readonly first: number }): ReactNode => (
  <>
    <span className="jcp-letter" aria-hidden="true">
      {letter}
    </span>
    <span className="jcp-turn" aria-hidden="true">
      {first}
    </span>
    <span className="jcp-turn" aria-hidden="true">
      {first + 1}
    </span>
  </>
);

/** A spark of eight points. */
const BURST = Array.from({ length: 16 }, (_, i) => {
  const reach = i % 2 === 0 ? 14 : 6;
  const turn = (i * Math.PI) / 8;
  return `${i === 0 ? "M" : "L"}${(reach * Math.sin(turn)).toFixed(1)} ${(-reach * Math.cos(turn)).toFixed(1)}`;
}).join("");

/** Beside each part of a winter a small sign. */
export function WinterSign({ part, language }: { readonly part: WinterPart; readonly language: Language }): ReactNode {
  const { facts } = useKit();
  switch (part) {
    case "cleopatra":
      return (
        <svg className="jcp-sign" viewBox="0 0 48 48" aria-hidden="true">
          <Block seen={{ side: "pompeius", colour: "blue", block: "cleopatra", strength: 4 }} language={language} />
        </svg>
      );
    case "navis":
      return (
        <svg className="jcp-sign" viewBox="0 0 48 48" aria-hidden="true">
          <Block seen={own("c-navis-1", 2)} language={language} />
        </svg>
      );
    case "supply":
      return (
        <svg className="jcp-sign" viewBox="-27 -30 54 54" aria-hidden="true">
          <Town value={2} />
        </svg>
      );
    case "victory":
      return (
        <span className="jcp-sign jcp-goal" aria-hidden="true">
          {facts.limits.victoryPoints}
        </span>
      );
    case "newYear":
      return (
        <span className="jcp-sign jcp-small-card" aria-hidden="true">
          <CardBack />
        </span>
      );
    default:
      return part satisfies never;
  }
}
