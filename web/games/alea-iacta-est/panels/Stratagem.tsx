/** A stratagem counter opened like a book: both its faces, each with its phase, its name, its number, and when it is played. */
import type { Title } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { signed } from "../../../series/signed.ts";
import { type TableProps, type Thing, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { phaseOfStratagem, WINDOWS, whenOfStratagem } from "./phases.ts";
import { panelWords, playWords } from "./words.ts";

const SIDES_OF_A_COUNTER = ["a", "b"] as const;

/** "face:stratagem-07-a" */
export const faceThings = (counter: string): readonly Thing[] =>
  SIDES_OF_A_COUNTER.map((side) => thing("face", `${counter}-${side}`));

interface StratagemProps {
  readonly counter: string;
  readonly language: Language;
}

/** To be read, and perhaps taken as a whole. */
export function Stratagem({ counter, language }: StratagemProps): ReactNode {
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

/** In its owner's hand: each face can be clicked where it can be played. */
export function HeldStratagem({ counter, table }: { readonly counter: string; readonly table: TableProps }): ReactNode {
  const { facts } = useKit();
  const { language, lit, picked } = table;
  const names = facts.names(language);
  const known = facts.counters.get(counter);
  if (known === undefined) return null;
  const whole = thing("counter", counter);
  if (lit.has(whole) || picked.includes(whole))
    return (
      <Tangible it={whole} table={table} label={names.counter(counter)}>
        <Stratagem counter={counter} language={language} />
      </Tangible>
    );
  const words = playWords[language];
  return (
    <span className="aie-stratagem aie-open">
      {faceThings(counter).map((it, i) => {
        const { title, value } = known.faces[i];
        const now = lit.has(it) ? words.playable : words.when[whenOfStratagem(title)];
        return (
          <Tangible key={it} it={it} table={table} label={`${names.stratagem(title)}, ${now}`}>
            <Face
              title={title}
              value={value}
              language={language}
              playable={lit.has(it)}
              unasked={!lit.has(it) && isUnasked(title, table)}
            />
          </Tangible>
        );
      })}
    </span>
  );
}

function isUnasked(title: Title, { waived }: TableProps): boolean {
  const windows: readonly string[] = WINDOWS[whenOfStratagem(title)];
  return windows.length > 0 && windows.every((window) => waived?.has(window));
}

function Face(props: {
  readonly title: Title;
  readonly value: number;
  readonly language: Language;
  readonly playable?: boolean;
  /** Its owner's standing orders let every window pass in which it could be played. */
  readonly unasked?: boolean;
}): ReactNode {
  const { title, value, language, playable = false, unasked = false } = props;
  const words = panelWords[language];
  const plays = playWords[language];
  const phase = phaseOfStratagem(title);
  return (
    <span className={`aie-face aie-phase-${phase}`}>
      <span className="aie-phase" title={words.phase(phase)}>
        {phase}
      </span>
      <span className="aie-face-title">{useKit().facts.names(language).stratagem(title)}</span>
      {value !== 0 && <span className="aie-face-value">{signed(value)}</span>}
      <span className="aie-face-effect">{words.effects[title]}</span>
      <span className={playable ? "aie-face-when aie-playable" : "aie-face-when"}>
        {playable ? plays.playable : plays.when[whenOfStratagem(title)]}
        {unasked && <span className="aie-not-asked">{plays.notAsked}</span>}
      </span>
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
