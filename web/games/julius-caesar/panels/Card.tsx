/** A card as it lies on the table: a command, one of the seven gods, or its back. */
import type { Language } from "@rubicon/engine";
import type { CardFacts, God } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { type Kit, useKit } from "../kit.ts";
import "./card.css";
import { GodEmblem } from "./emblems.tsx";
import { RULE_OF_GOD } from "./gods.ts";
import { Spear, Standard } from "./marks.tsx";
import { panelWords } from "./words.ts";

interface CardProps {
  readonly card: string;
  readonly language: Language;
}

export function Card({ card, language }: CardProps): ReactNode {
  const facts = useKit().facts.cards.get(card);
  if (!facts) return null;
  return facts.god === null ? (
    <CommandCard facts={facts} language={language} />
  ) : (
    <GodCard god={facts.god} language={language} />
  );
}

function CommandCard({ facts, language }: { readonly facts: CardFacts; readonly language: Language }): ReactNode {
  const words = panelWords[language];
  return (
    <span className="jc-card jc-card-command">
      <span className="jc-card-inner">
        <Points kind="moves" count={facts.moves} word={words.moves(facts.moves)} />
        <Points kind="levies" count={facts.levies} word={words.levies(facts.levies)} />
      </span>
    </span>
  );
}

interface PointsProps {
  readonly kind: "moves" | "levies";
  readonly count: number;
  readonly word: string;
}

function Points({ kind, count, word }: PointsProps): ReactNode {
  const Pip = kind === "moves" ? Standard : Spear;
  return (
    <span className={`jc-card-points jc-card-${kind}`}>
      <span className="jc-card-number">{count}</span>
      <span className="jc-card-pips">
        {Array.from({ length: count }, (_, i) => `${kind} ${i}`).map((key) => (
          <Pip key={key} />
        ))}
      </span>
      <span className="jc-card-word">{word}</span>
    </span>
  );
}

function GodCard({ god, language }: { readonly god: God; readonly language: Language }): ReactNode {
  return (
    <span className="jc-card jc-card-god">
      <span className="jc-card-inner">
        <span className="jc-card-fresco">
          <GodEmblem god={god} />
        </span>
        <span className="jc-card-name">{useKit().facts.names(language).god(god)}</span>
        <span className="jc-card-reminder">{panelWords[language].gods[god]}</span>
        <span className="jc-card-rule">{RULE_OF_GOD[god]}</span>
      </span>
    </span>
  );
}

/** A double line with a key pattern in the corners. */
const FRAME = [
  "M8 8h76v116H8z",
  "M13 30V13h17v12h-9v-6M79 30V13H62v12h9v-6M13 102v17h17v-12h-9v6M79 102v17H62v-12h9v6",
  "M34 13h24M34 119h24M13 34v64M79 34v64",
].join("");

export const CardBack = (): ReactNode => (
  <span className="jc-card jc-card-back">
    <span className="jc-card-inner">
      <svg viewBox="0 0 92 132" aria-hidden="true">
        <path className="jc-meander" d={FRAME} />
        <text x="46.5" y="72.5">
          SPQR
        </text>
        <path d="M22 50h48M22 83h48M46 30l5 6-5 6-5-6zM46 91l5 6-5 6-5-6z" />
      </svg>
    </span>
  </span>
);

/** Where a card will lie. */
export const CardSlot = (): ReactNode => <span className="jc-card jc-card-slot" />;

/** A card in words, for whoever does not see it: what it gives or does. */
export function cardInWords({ facts: box }: Kit, card: string, language: Language): string {
  const facts = box.cards.get(card);
  const words = panelWords[language];
  if (!facts) return card;
  if (facts.god)
    return `${box.names(language).god(facts.god)}${words.colon}${words.gods[facts.god]} ${RULE_OF_GOD[facts.god]}`;
  return `${facts.moves} ${words.moves(facts.moves)}, ${facts.levies} ${words.levies(facts.levies)}`;
}
