/** Stratagems (IMP-6) in pictures. */
import type { Language } from "@rubicon/engine";
import type { Title } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Die } from "../../../series/panels/battle/Die.tsx";
import { CounterBack } from "../../../series/panels/Stratagem.tsx";
import { Board, Letters, Sign } from "../../../series/primer/pictures.tsx";
import { useKit } from "../kit.ts";
import { SideMark } from "../panels/marks.tsx";
import { phaseOfStratagem } from "../panels/stratagems.ts";
import { type SignKind, SignPicture } from "../pieces/Signs.tsx";
import { RULES } from "./rules.ts";
import { Gallery } from "./Said.ts";
import { PLOYS, type Ploy } from "./wording.ts";
import { primerWords } from "./words.ts";

interface Speaking {
  readonly language: Language;
}

/** One for each role and one for both; one of each phase; and those that lie on the map, with their signs. */
const OF_OWNER: readonly Title[] = ["pax_romana", "usurpation", "faveur_divine"];
const OF_PHASE: readonly Title[] = ["initiative", "soulevement_majeur_1", "roma_victor"];
const LYING: readonly (readonly [Title, SignKind])[] = [
  ["coup_etat_parthe", "coup"],
  ["intrigue_au_senat", "intrigue"],
  ["mutinerie", "mutiny"],
  ["foyer_de_peste", "plague"],
];

export function Ploys({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const kinds = [...useKit().facts.stratagems.values()];
  const counters = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <Gallery
      parts={PLOYS}
      abreast={4}
      captions={words.ploys(counters, kinds.length)}
      rules={RULES.ploys}
      draw={(part) => (
        <Board label={words.pictures.ploys[part]}>
          <PloyPicture part={part} language={language} />
        </Board>
      )}
    />
  );
}

function PloyPicture({ part, language }: Speaking & { readonly part: Ploy }): ReactNode {
  const { facts } = useKit();
  const nameOf = (title: Title): string => facts.names(language).stratagem(title).title;
  switch (part) {
    case "owners":
      return (
        <Letters
          rows={OF_OWNER.map((title) => ({ letter: <Owners key={title} title={title} />, name: nameOf(title) }))}
        />
      );
    case "phases":
      return <Letters rows={OF_PHASE.map((title) => ({ letter: phaseOfStratagem(title), name: nameOf(title) }))} />;
    case "window":
      return (
        <>
          <Die value={1} />
          <Sign>→</Sign>
          <CounterBack />
          <Sign>→</Sign>
          <Die value={6} />
        </>
      );
    case "lying":
      return (
        <Letters
          rows={LYING.map(([title, kind]) => ({ letter: <SignMark key={kind} kind={kind} />, name: nameOf(title) }))}
        />
      );
  }
}

/** The sign of whoever may use it, or both signs. */
function Owners({ title }: { readonly title: Title }): ReactNode {
  const owner = useKit().facts.stratagems.get(title)?.owner ?? "both";
  return (
    <span className="impr-owners">
      {owner !== "enemy" && <SideMark side="rome" />}
      {owner !== "rome" && <SideMark side="enemy" />}
    </span>
  );
}

const SignMark = ({ kind }: { readonly kind: SignKind }): ReactNode => (
  <svg className="impr-sign" viewBox="-15 -15 30 30" aria-hidden="true">
    <g className={`vol-trouble ${kind}`}>
      <SignPicture kind={kind} />
    </g>
  </svg>
);
