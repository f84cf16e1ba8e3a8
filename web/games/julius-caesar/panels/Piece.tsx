/** A block on a panel: the same wood as on the map, with its name and ratings in words. */
import type { Language } from "@rubicon/engine";
import type { SeenBlock, SideName } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { Block } from "../Block.tsx";
import type { Kit } from "../kit.ts";
import { BLOCK_SIZE, romanNumber } from "../pieces/measures.ts";
import { panelWords } from "./words.ts";

/** Room for the shadow, and for marks that stick out. */
const MARGIN = 4;

interface PieceProps {
  readonly seen: SeenBlock;
  readonly language: Language;
}

export function Piece({ seen, language }: PieceProps): ReactNode {
  return (
    <svg
      className="jc-piece"
      viewBox={`${-MARGIN} ${-MARGIN} ${BLOCK_SIZE + 2 * MARGIN} ${BLOCK_SIZE + 2 * MARGIN}`}
      aria-hidden="true"
    >
      <Block seen={seen} language={language} />
    </svg>
  );
}

/** A block lying off the map, as its owner knows it: at full strength, since strength has no meaning there. */
export function offMap({ facts: box }: Kit, block: string): SeenBlock | null {
  const facts = box.blocks.get(block);
  return facts ? { side: facts.owner, colour: facts.colour, block, strength: facts.strengths[0] } : null;
}

export const COLOUR_OF: Readonly<Record<SideName, SeenBlock["colour"]>> = { caesar: "tan", pompeius: "green" };

/** "Legio 13, strength III, C3". */
export function blockInWords({ facts: box }: Kit, seen: SeenBlock, language: Language): string {
  const facts = seen.block === undefined ? undefined : box.blocks.get(seen.block);
  const words = panelWords[language];
  if (!facts) return words.hiddenBlock;
  const letters = facts.letter === facts.letterAttacking ? facts.letter : `${facts.letter}/${facts.letterAttacking}`;
  const strength = seen.strength === undefined ? [] : [words.strength(romanNumber(seen.strength))];
  return [box.names(language).block(facts.id), ...strength, `${letters}${facts.firepower}`].join(", ");
}
