/** How strong a bot is to be: four levels, with a sentence each. */
import { type ReactNode, useId } from "react";
import { useWords } from "../app/words.ts";
import { LEVELS, type Level, titleOfLevel } from "./levels.ts";
import "./play-now.css";
import { botWords } from "./words.ts";

interface Props {
  readonly chosen: Level;
  choose(level: Level): void;
}

export function LevelChoice({ chosen, choose }: Props): ReactNode {
  const words = useWords(botWords);
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{words.level}</legend>
      <div className="levels">
        {LEVELS.map((level, i) => (
          <label key={level} className="choice">
            <input type="radio" name={name} checked={level === chosen} onChange={() => choose(level)} />
            <span>
              <span className="level-name">{titleOfLevel(level)}</span>
              <span className="level-strength" aria-hidden="true">
                {"◆".repeat(i + 1)}
              </span>
            </span>
            <span className="level-about">{words.levels[level]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
