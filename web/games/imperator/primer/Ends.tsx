/** What it is all for: the points of both sides, how great a victory is, and the scenarios. */
import type { Language } from "@rubicon/engine";
import { NUMBERS, type SideName, WORTH } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { signed } from "../../../series/signed.ts";
import { useKit } from "../kit.ts";
import { SideMark } from "../panels/marks.tsx";
import { RULES } from "./rules.ts";
import { Rules, Said } from "./Said.ts";
import { LEVELS, type LevelPart, POINTS, SWITCHED } from "./wording.ts";
import { primerWords } from "./words.ts";

interface Speaking {
  readonly language: Language;
}

/** IMP-10.a to IMP-10.c are scored at once, all others in Phase F. */
const AT_ONCE: Readonly<Record<string, number>> = {
  "IMP-10.a": NUMBERS.forABattle,
  "IMP-10.b": NUMBERS.forALeader,
  "IMP-10.c": NUMBERS.forALeader,
};

export function Victory({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const { greatBattle, decisive, definitive } = NUMBERS;
  const figures = { greatBattle, decisive, definitive };
  const [rome, enemy] = [words.romePoints(figures), words.enemyPoints(figures)];
  return (
    <>
      <p>
        {words.victoryLead} <Rules ids={RULES.victory} />
      </p>
      <div className="volpr-halves">
        <Reckoning side="rome" lines={POINTS.rome.map((line) => [line, rome[line]])} language={language} />
        <Reckoning side="enemy" lines={POINTS.enemy.map((line) => [line, enemy[line]])} language={language} />
      </div>
      <figure className="impr-levels">
        <Bars label={words.pictures.levels} />
        <ul>
          {LEVELS.map((level) => (
            <li key={level}>
              <Said caption={words.levels(figures)[level]} rules={RULES.levels[level]} />
            </li>
          ))}
        </ul>
      </figure>
    </>
  );
}

interface ReckoningProps extends Speaking {
  readonly side: SideName;
  /** The ends of their rules, and what each is for. */
  readonly lines: readonly (readonly [string, string])[];
}

function Reckoning({ side, lines, language }: ReckoningProps): ReactNode {
  return (
    <div className={`impr-reckoning volp-of-${side}`}>
      <h3>
        <SideMark side={side} />
        {useKit().facts.names(language).side(side)}
      </h3>
      <ul>
        {lines.map(([line, text]) => {
          const rule = `IMP-10.${line}`;
          const worth = WORTH.get(rule) ?? AT_ONCE[rule] ?? 0;
          return (
            <li key={line}>
              <b className={worth < 0 ? "less" : ""}>{signed(worth)}</b>
              <span>
                {text} <Rules ids={[rule]} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How many times the loser's points the winner has at least, as bars side by side. */
const TIMES: Readonly<Record<LevelPart, number>> = {
  plain: 1,
  decisive: NUMBERS.decisive,
  definitive: NUMBERS.definitive,
};

const Bars = ({ label }: { readonly label: string }): ReactNode => (
  <span className="impr-bars" role="img" aria-label={label}>
    {LEVELS.map((level) => (
      <span key={level}>
        <i
          className="volp-of-rome"
          style={{ height: `${(100 * (TIMES[level] + 0.2)) / (NUMBERS.definitive + 0.2)}%` }}
        />
        <i className="volp-of-enemy" style={{ height: `${100 / (NUMBERS.definitive + 0.2)}%` }} />
      </span>
    ))}
  </span>
);

export function Scenarios({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const { facts } = useKit();
  const names = facts.names(language);
  return (
    <>
      <ul className="volpr-scenarios">
        {[...facts.scenarios.values()].map(({ id, start, end, use, sudden }) => {
          const without = SWITCHED.filter((part) => !use[part]).map((part) => words.switched[part]);
          const told = [
            words.years(end - start + 1),
            sudden.length > 0 ? words.byDeath(sudden.map(({ leader }) => names.piece(leader))) : words.byPoints,
            ...(without.length > 0 ? [words.without(without)] : []),
          ];
          return (
            <li key={id}>
              <strong>{names.scenario(id)}</strong> <span>{told.join("; ")}</span>
            </li>
          );
        })}
      </ul>
      <Rules ids={RULES.scenarios} />
    </>
  );
}
