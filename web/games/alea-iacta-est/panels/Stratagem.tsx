/** A stratagem counter opened like a book: both its faces, each with its phase, its name, its number, and when it is played. */
import type { Title } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { Face, isUnasked } from "../../../series/panels/Stratagem.tsx";
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
    <span className="volp-stratagem">
      {facts.faces.map(({ title, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a counter may have the same stratagem on both faces.
        <OneFace key={i} title={title} value={value} language={language} />
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
    <span className="volp-stratagem volp-open">
      {faceThings(counter).map((it, i) => {
        const { title, value } = known.faces[i];
        const playable = lit.has(it);
        const when = whenOfStratagem(title);
        return (
          <Tangible
            key={it}
            it={it}
            table={table}
            label={`${names.stratagem(title)}, ${playable ? words.playable : words.when[when]}`}
          >
            <OneFace
              title={title}
              value={value}
              language={language}
              playable={playable}
              unasked={!playable && isUnasked(WINDOWS[when], table)}
            />
          </Tangible>
        );
      })}
    </span>
  );
}

function OneFace(props: {
  readonly title: Title;
  readonly value: number;
  readonly language: Language;
  readonly playable?: boolean;
  readonly unasked?: boolean;
}): ReactNode {
  const { title, value, language, playable = false, unasked = false } = props;
  const words = panelWords[language];
  const plays = playWords[language];
  return (
    <Face
      title={useKit().facts.names(language).stratagem(title)}
      effect={words.effects[title]}
      phase={phaseOfStratagem(title)}
      when={plays.when[whenOfStratagem(title)]}
      playable={playable}
      unasked={unasked}
      corner={value === 0 ? null : <span className="volp-face-value">{signed(value)}</span>}
      panels={words}
      plays={plays}
    />
  );
}
