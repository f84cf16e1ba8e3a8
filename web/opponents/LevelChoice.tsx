/** How strong a bot is to be: a few levels, with a sentence each. */
import { type ReactNode, useId } from "react";
import { useWords } from "../app/words.ts";
import { LEVELS, type Level, titleOfLevel } from "./levels.ts";
import "./play-now.css";
import { botWords } from "./words.ts";

interface Props {
  readonly chosen: Level;
  /** Those that there are; all of them, if not said. */
  readonly levels?: readonly Level[];
  /** What is chosen: an opponent, if not said. */
  readonly legend?: string;
  choose(level: Level): void;
}

export function LevelChoice({ chosen, levels = LEVELS, legend, choose }: Props): ReactNode {
  const words = useWords(botWords);
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend ?? words.level}</legend>
      <div className="levels">
        {levels.map((level) => (
          <label key={level} className="choice">
            <input type="radio" name={name} checked={level === chosen} onChange={() => choose(level)} />
            <span>
              <span className="level-name">{titleOfLevel(level)}</span>
              <span className="level-strength" aria-hidden="true">
                {"◆".repeat(LEVELS.indexOf(level) + 1)}
              </span>
            </span>
            <span className="level-about">{words.levels[level]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
