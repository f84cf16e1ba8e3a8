/** The curtain between two seats at one screen: it covers everything until the other has sat down. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { useWords } from "../app/words.ts";
import { screenWords } from "./words/languages.ts";

interface Props {
  /** Whose turn it is to sit down: the side, and who plays it. */
  readonly seat: string;
  readonly name: string;
  open(): void;
  /** There is nobody to hide anything from: no curtain hangs in this game any more. */
  playAlone(): void;
}

export function Curtain({ seat, name, open, playAlone }: Props): ReactNode {
  const words = useWords(screenWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    const cloth = dialog.current;
    if (cloth === null) return;
    cloth.showModal();
    // Nothing but its button opens it: not Escape, nor whatever else a browser offers to close a dialog with.
    const stay = (event: Event): void => event.preventDefault();
    const again = (): void => {
      if (cloth.isConnected && !cloth.open) cloth.showModal();
    };
    cloth.addEventListener("cancel", stay);
    cloth.addEventListener("close", again);
    return () => {
      cloth.removeEventListener("cancel", stay);
      cloth.removeEventListener("close", again);
      cloth.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className="curtain" aria-labelledby={title}>
      <div className="curtain-card" data-side={seat}>
        <h2 id={title}>{words.curtainTitle(name)}</h2>
        <p>{words.curtainText(seat)}</p>
        {/* biome-ignore lint/a11y/noAutofocus: it is the one thing to do here. */}
        <button type="button" className="button big" autoFocus onClick={open}>
          {words.curtainShow(name)}
        </button>
        <p>
          <button type="button" className="button quiet" onClick={playAlone}>
            {words.alone}
          </button>
        </p>
        <p>
          <Link href="/local">{words.leave}</Link>
        </p>
      </div>
    </dialog>
  );
}
