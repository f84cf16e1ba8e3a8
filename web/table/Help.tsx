/** The help sheet: every key and every mark of a table. */
import { type ReactNode, useEffect, useRef } from "react";
import { to } from "../app/routes.ts";
import { useWords } from "../app/words.ts";
import { teaches } from "../lesson/finding.ts";
import { learnWords } from "../pages/learn/words.ts";
import { helpWords } from "./help-words.ts";
import { KEY_CAPS, type KeyName } from "./keys.ts";
import { tableWords } from "./words.ts";

const isKey = (name: string): name is KeyName => Object.hasOwn(KEY_CAPS, name);
const NAMES = Object.keys(KEY_CAPS).filter(isKey);
const MARKS = ["lit", "picked", "glanced", "closed", "rule"] as const;

interface Props {
  /** Id of the game that is played. */
  readonly game: string;
  /** Panels that there is nothing in, at this table: their keys do nothing. */
  readonly without: ReadonlySet<string>;
  close(): void;
}

export function Help({ game, without, close }: Props): ReactNode {
  const help = useWords(helpWords);
  const words = useWords(tableWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="help" aria-label={help.title} onClose={close}>
      <header>
        <h2>{help.title}</h2>
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {words.panels.close}
        </button>
      </header>
      <Ways game={game} />
      <div className="help-columns">
        <section>
          <h3>{help.keys}</h3>
          <dl>
            {NAMES.filter((name) => !without.has(name)).map((name) => (
              <div key={name}>
                <dt>
                  <kbd>{KEY_CAPS[name]}</kbd>
                </dt>
                <dd>{help.key[name]}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3>{help.marks}</h3>
          <ul className="help-marks">
            {MARKS.map((mark) => (
              <li key={mark} data-mark={mark}>
                {help.mark[mark]}
              </li>
            ))}
          </ul>
          <p>{help.closed}</p>
          <p>{help.stacks}</p>
          <p>{help.several}</p>
          <p>{help.drag}</p>
        </section>
      </div>
    </dialog>
  );
}

/** To learn the game by. They open beside the table, which stays as it is. */
function Ways({ game }: { readonly game: string }): ReactNode {
  const words = useWords(learnWords);
  const { lessons, primer } = teaches(game);
  return (
    <p className="help-ways">
      {primer && <NewPage href={to.primer(game)}>{words.pictures}</NewPage>}
      {lessons && <NewPage href={to.lesson(game)}>{words.learn}</NewPage>}
      <NewPage href={to.rules(game)}>{words.rules}</NewPage>
    </p>
  );
}

const NewPage = ({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
