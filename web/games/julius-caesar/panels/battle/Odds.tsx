/** The chances of both sides in the battle being fought, from many battles fought beside the page. */
import { type Seen, SIDES } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { percent } from "../../../../odds/percent.ts";
import { useChances } from "../../../../odds/useChances.ts";
import { oddsWords } from "../../../../odds/words.ts";
import { battleIn } from "../../../../table/foreseeing.ts";
import type { TableProps } from "../../../face.ts";
import { useKit } from "../../kit.ts";
import { SideMark } from "../marks.tsx";
import { battleWords } from "./words.ts";

/** The battle as it stands comes with the acts of the seat that is asked; to nobody else, and not while a face is hidden. */
export function Odds({ seen, table }: { readonly seen: Seen; readonly table: TableProps }): ReactNode {
  const { language, forecasts, viewer } = table;
  const battle = battleIn(forecasts);
  const { odds, facts } = useKit();
  const chances = useChances(odds, battle);
  const names = facts.names(language);
  const words = oddsWords[language];
  if (battle === null && seen.toMove === viewer)
    return (
      <p className="jc-odds-unknown">
        <span className="jc-odds-title">{words.chances}</span> {battleWords[language].chancesHidden}
      </p>
    );
  if (chances === null) return null;
  const share = (side: (typeof SIDES)[number]): number => (chances.won[side] ?? 0) / chances.tried;
  return (
    <div className="jc-odds" title={words.tried(chances.tried)}>
      <span className="jc-odds-title">{words.chances}</span>
      {SIDES.map((side) => (
        <span key={side} className={`jc-odds-side jc-of-${side}`}>
          <SideMark side={side} />
          <span className="jc-unseen">{names.side(side)}</span>
          <strong>{percent(share(side), language)}</strong>
        </span>
      ))}
      <span className="jc-odds-bar" aria-hidden="true">
        <span className="jc-odds-caesar" style={{ width: `${share("caesar") * 100}%` }} />
        <span className="jc-odds-pompeius" style={{ width: `${share("pompeius") * 100}%` }} />
      </span>
      <small>{words.tried(chances.tried)}</small>
    </div>
  );
}
