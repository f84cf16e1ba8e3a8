/** How far a battle has come: its rounds, and the order of fire within the present one. */
import type { Language } from "@rubicon/engine";
import type { SeenBattle } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { useKit } from "../../kit.ts";
import { romanNumber } from "../../pieces/measures.ts";
import { Shield, Swords } from "../marks.tsx";
import type { Turn } from "./order.ts";
import { battleWords } from "./words.ts";
import "./tracks.css";

export function Rounds({ round, language }: { readonly round: number; readonly language: Language }): ReactNode {
  const words = battleWords[language];
  const { battleRounds } = useKit().facts.limits;
  const rounds = Array.from({ length: battleRounds }, (_, i) => romanNumber(i + 1));
  return (
    <ol className="jc-rounds" aria-label={words.rounds}>
      {rounds.map((name, i) => {
        const now = i + 1 === round;
        const last = i === rounds.length - 1;
        return (
          <li
            key={name}
            className={now ? "jc-now" : i + 1 < round ? "jc-past" : ""}
            aria-current={now ? "step" : undefined}
            title={last ? `${words.round(name)}, ${words.lastRound}` : words.round(name)}
          >
            {name}
          </li>
        );
      })}
    </ol>
  );
}

interface OrderProps {
  readonly battle: SeenBattle;
  readonly turns: readonly Turn[];
  readonly language: Language;
}

export function OrderOfFire({ battle, turns, language }: OrderProps): ReactNode {
  const words = battleWords[language];
  const names = useKit().facts.names(language);
  const told = (turn: Turn): string =>
    [
      words.turnOf(turn.letter, names.side(turn.side)),
      turn.side === battle.attacker ? words.attacker : words.defender,
      ...(turn.blocks === 0 ? [words.noBlocks] : [`${turn.acted}/${turn.blocks}`]),
      ...(turn.when === "coming" ? [] : [words[turn.when]]),
    ].join(", ");
  return (
    <ol className="jc-order" aria-label={words.order}>
      {turns.map((turn) => (
        <li
          key={`${turn.side} ${turn.letter}`}
          className={`jc-order-turn jc-of-${turn.side} jc-${turn.when}${turn.blocks === 0 ? " jc-empty" : ""}`}
          aria-current={turn.when === "now" ? "step" : undefined}
          title={told(turn)}
        >
          <span className="jc-unseen">{told(turn)}</span>
          <span aria-hidden="true">{turn.letter}</span>
          {turn.side === battle.attacker ? <Swords /> : <Shield />}
          <span className="jc-order-blocks" aria-hidden="true">
            {Array.from({ length: turn.blocks }, (_, i) => (i < turn.acted ? "✓" : "▪")).join("")}
          </span>
        </li>
      ))}
    </ol>
  );
}
