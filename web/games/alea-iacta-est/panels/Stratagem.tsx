/** A stratagem counter opened like a book: both its faces, each with its phase, its name and its number. */
import type { Title } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useKit } from "../kit.ts";
import { signed } from "../pieces/spoken.ts";
import { phaseOfStratagem } from "./phases.ts";
import { panelWords } from "./words.ts";

export function Stratagem({ counter, language }: { readonly counter: string; readonly language: Language }): ReactNode {
  const facts = useKit().facts.counters.get(counter);
  if (facts === undefined) return null;
  return (
    <span className="aie-stratagem">
      {facts.faces.map(({ title, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a counter may have the same stratagem on both faces.
        <Face key={i} title={title} value={value} language={language} />
      ))}
    </span>
  );
}

function Face(props: { readonly title: Title; readonly value: number; readonly language: Language }): ReactNode {
  const { title, value, language } = props;
  const words = panelWords[language];
  const phase = phaseOfStratagem(title);
  return (
    <span className={`aie-face aie-phase-${phase}`}>
      <span className="aie-phase" title={words.phase(phase)}>
        {phase}
      </span>
      <span className="aie-face-title">{useKit().facts.names(language).stratagem(title)}</span>
      {value !== 0 && <span className="aie-face-value">{signed(value)}</span>}
      <span className="aie-face-effect">{words.effects[title]}</span>
    </span>
  );
}

export const CounterBack = (): ReactNode => (
  <svg className="aie-back" viewBox="0 0 20 20" aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" rx="2.500" />
    <text x="10" y="14.500">
      ?
    </text>
  </svg>
);
