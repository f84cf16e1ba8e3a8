/** How the game ended: the outcome in words, the score, and where to go from here. */
import type { Json, Language, Outcome } from "@rubicon/engine";
import { type ReactNode, useId } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { ruleOfOutcome, sayOutcome } from "./outcome.ts";
import { Rule } from "./Rule.tsx";
import type { SeatHolder } from "./source.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly outcome: Outcome;
  readonly seats: readonly SeatHolder[];
  /** How the table looks at the end. */
  readonly sight: Json;
  /** What whoever shows the table offers now: a replay, the journal, another game. */
  readonly afterwards: ReactNode;
  close(): void;
}

export function Ending({ face, language, outcome, seats, sight, afterwards, close }: Props): ReactNode {
  const words = useWords(tableWords).outcome;
  const title = useId();
  const said = face.game.words(language);
  const rule = ruleOfOutcome(outcome);
  return (
    <section className="ending" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>
        {sayOutcome(face.game, language, outcome, sight)} {rule !== null && <Rule game={face.game} id={rule} />}
      </p>
      <table aria-label={words.score}>
        <tbody>
          {seats.map(({ seat, name }) => {
            const side = said.seat(seat, sight);
            return (
              <tr key={seat} data-result={outcome.results[seat]}>
                <th scope="row">
                  {side}
                  {name !== null && name !== side && <span className="quiet"> {name}</span>}
                </th>
                <td>{words.result[outcome.results[seat] ?? "drew"]}</td>
                {/* A game that was given up counts no points. */}
                <td className="figures">{rule === null ? "" : (outcome.score[seat] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="row">
        {afterwards}
        <button type="button" className="button quiet" onClick={close}>
          {words.close}
        </button>
      </div>
    </section>
  );
}
