/** A stratagem: its phase, whose it is, what it does, when it is played, and whether that is now. */

import type { Language } from "@rubicon/engine";
import { type SideName, TITLES, type Title } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { Face, isUnasked } from "../../../series/panels/Stratagem.tsx";
import { type TableProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { SideMark } from "./marks.tsx";
import "./stratagem.css";
import { isFor, phaseOfStratagem, WINDOWS, whenOfStratagem } from "./stratagems.ts";
import { panelWords, playWords } from "./words.ts";

interface FaceProps {
  readonly title: Title;
  readonly language: Language;
  /** How many of them lie there. */
  readonly count: number;
  readonly playable?: boolean;
  readonly unasked?: boolean;
  /** The role of whoever holds it, if he can be told that it is none of his. */
  readonly holder?: SideName | null;
}

function OneFace({ title, language, count, playable = false, unasked = false, holder = null }: FaceProps): ReactNode {
  const plays = playWords[language];
  const { facts } = useKit();
  const { title: name, does } = facts.names(language).stratagem(title);
  const owner = facts.stratagems.get(title)?.owner ?? "both";
  const foreign = holder !== null && !isFor(owner, holder);
  return (
    <Face
      title={count > 1 ? `${name} ${plays.times(count)}` : name}
      effect={does}
      phase={phaseOfStratagem(title)}
      when={foreign ? plays.notYours : plays.when[whenOfStratagem(title)]}
      playable={playable}
      unasked={unasked && !foreign}
      corner={owner === "both" ? null : <SideMark side={owner} />}
      panels={panelWords[language]}
      plays={plays}
    />
  );
}

/** To be read. */
export const Stratagem = (props: Pick<FaceProps, "title" | "language" | "count">): ReactNode => (
  <span className="volp-stratagem imp-stratagem">
    <OneFace {...props} />
  </span>
);

interface HeldProps {
  readonly title: Title;
  readonly count: number;
  readonly holder: SideName;
  readonly table: TableProps;
}

/** In its owner's hand: it can be clicked where it can be played, and asked why not elsewhere. */
export function HeldStratagem({ title, count, holder, table }: HeldProps): ReactNode {
  const { language } = table;
  const it = thing("stratagem", title);
  const words = playWords[language];
  const playable = table.lit.has(it);
  const when = whenOfStratagem(title);
  const { title: name } = useKit().facts.names(language).stratagem(title);
  return (
    <Tangible it={it} table={table} label={`${name}, ${playable ? words.playable : words.when[when]}`}>
      <span className="volp-stratagem imp-stratagem">
        <OneFace
          title={title}
          count={count}
          language={language}
          playable={playable}
          unasked={!playable && isUnasked(WINDOWS[when], table)}
          holder={holder}
        />
      </span>
    </Tangible>
  );
}

/** Titles in their order, those that are alike together. */
export function counted(titles: readonly Title[]): readonly { readonly title: Title; readonly count: number }[] {
  return TITLES.map((title) => ({ title, count: titles.filter((each) => each === title).length })).filter(
    ({ count }) => count > 0,
  );
}
