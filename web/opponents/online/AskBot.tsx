/** Which bot is to go on, and what follows from it: asked before anything is done that cannot be undone. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { LevelChoice } from "../LevelChoice.tsx";
import { type Level, titleOfLevel } from "../levels.ts";
import "../play-now.css";
import { levelWished } from "../wish.ts";

interface Props {
  readonly game: string;
  readonly levels: readonly Level[];
  readonly title: string;
  /** What follows from it, a sentence each. */
  readonly text: readonly string[];
  readonly which: string;
  /** What the buttons say. */
  go(bot: string): string;
  readonly stay: string;
  ask(level: Level): void;
  close(): void;
}

export function AskBot({ game, levels, title, text, which, go, stay, ask, close }: Props): ReactNode {
  const [level, setLevel] = useState(() => levelWished(game, levels));
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="play-now" aria-labelledby={heading} onClose={close}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          ask(level);
          close();
        }}
      >
        <h2 id={heading}>{title}</h2>
        <p>{text.join(" ")}</p>
        <LevelChoice legend={which} levels={levels} chosen={level} choose={setLevel} />
        <div className="row">
          <button type="submit" className="button">
            {go(titleOfLevel(level))}
          </button>
          <button type="button" className="button quiet" onClick={close}>
            {stay}
          </button>
        </div>
      </form>
    </dialog>
  );
}
