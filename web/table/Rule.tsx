/** The number of a rule as a small button that opens its text in place. */
import type { Game } from "@rubicon/engine";
import { type ReactNode, useId, useState } from "react";
import { RuleText } from "../app/RuleText.tsx";
import { to } from "../app/routes.ts";
import { useWords } from "../app/words.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly game: Game;
  readonly id: string;
  /** Out of the order of Tab where a list has keys of its own. */
  readonly tabIndex?: number;
}

export function Rule({ game, id, tabIndex = 0 }: Props): ReactNode {
  const words = useWords(tableWords).rule;
  const [open, setOpen] = useState(false);
  const region = useId();
  return (
    <>
      <button
        type="button"
        className="rule-number"
        aria-expanded={open}
        aria-controls={open ? region : undefined}
        aria-label={words.label(id)}
        tabIndex={tabIndex}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
      >
        {id}
      </button>
      {open && (
        <span className="rule-opened" id={region}>
          <RuleText game={game} rule={id} />
          <a href={to.rule(game.id, id)} target="_blank" rel="noreferrer">
            {words.inTheBook}
          </a>
        </span>
      )}
    </>
  );
}
