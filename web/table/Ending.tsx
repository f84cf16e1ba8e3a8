/** How the game ended: the outcome in words, the score, and where to go from here. */
import type { Json, Language, Outcome } from "@rubicon/engine";
import { type ReactNode, useId } from "react";
import { useWords } from "../app/words.ts";
import type { Account, FaceHistory, GameFace } from "../games/face.ts";
import { eventsOf } from "./counting.ts";
import { ruleOfOutcome, sayOutcome } from "./outcome.ts";
import { Rule } from "./Rule.tsx";
import type { Heard, SeatHolder } from "./source.ts";
import { useHistory } from "./useHistory.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly outcome: Outcome;
  readonly seats: readonly SeatHolder[];
  /** How the table looks at the end, and all that led there. */
  readonly sight: Json;
  readonly entries: readonly Heard[];
  /** What whoever shows the table offers now: a replay, the journal, another game. */
  readonly afterwards: ReactNode;
  close(): void;
}

export function Ending(props: Props): ReactNode {
  return <Ended {...props} history={useHistory(props.face)} />;
}

/** The same with the game told as history, where it is and has come. */
export function Ended(props: Props & { readonly history: FaceHistory | null }): ReactNode {
  const { face, language, outcome, seats, sight, entries, afterwards, close, history } = props;
  const words = useWords(tableWords).outcome;
  const title = useId();
  const said = face.game.words(language);
  const rule = ruleOfOutcome(outcome);
  // A game that was given up was not judged.
  const account = rule === null ? null : history?.account?.(eventsOf(entries), sight, language);
  return (
    <section className="ending" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>
        {sayOutcome(face.game, language, outcome, sight)} {rule !== null && <Rule game={face.game} id={rule} />}
      </p>
      <table aria-label={words.score}>
        <tbody>
          {seats.map(({ seat, name, bot }) => {
            const side = said.seat(seat, sight);
            return (
              <tr key={seat} data-result={outcome.results[seat]}>
                <th scope="row">
                  {side}
                  {name !== null && name !== side && <span className="quiet"> {name}</span>}
                  {bot && <span className="bot-tag">bot</span>}
                </th>
                <td>{words.result[outcome.results[seat] ?? "drew"]}</td>
                {/* A game that was given up counts no points. */}
                <td className="figures">{rule === null ? "" : (outcome.score[seat] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {account && <Explained account={account} />}
      <div className="row">
        {afterwards}
        <button type="button" className="button quiet" onClick={close}>
          {words.close}
        </button>
      </div>
    </section>
  );
}

/** How it came about, by what points were scored for or what each side needed. */
function Explained({ account }: { readonly account: Account }): ReactNode {
  const { title, heads, rows, notes } = account;
  const isHeaded = heads.some((head) => head !== "");
  return (
    <div className="ending-account">
      <h3>{title}</h3>
      <table aria-label={title}>
        {isHeaded && (
          <thead>
            <tr>
              <td />
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ text, figures, strong }) => (
            <tr key={text} data-strong={strong || undefined}>
              <th scope="row">{text}</th>
              {figures.map((figure, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the figures are their columns.
                <td key={i} className="figures">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
    </div>
  );
}
