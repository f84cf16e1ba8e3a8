/** A block that stands for its type, at full strength. */
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Block } from "../Block.tsx";
import { useKit } from "../kit.ts";

interface Props {
  readonly block: string;
  readonly language: Language;
}

export function TypeBlock({ block, language }: Props): ReactNode {
  const facts = useKit().facts.blocks.get(block);
  if (facts === undefined) return null;
  const { owner: side, colour, strengths } = facts;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <Block seen={{ side, colour, block, strength: strengths[0] }} language={language} />
    </svg>
  );
}
