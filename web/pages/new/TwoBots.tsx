/** Two bots play, and whoever opens the table watches: how strong each of them is to be. */
import { type ReactNode, useId } from "react";
import { useLanguage } from "../../app/settings.ts";
import { useWords } from "../../app/words.ts";
import { type Level, levelNamed, titleOfLevel } from "../../opponents/levels.ts";
import { seatName } from "../shared/summaries.ts";
import type { Wishes } from "./wishes.ts";
import { newWords } from "./words.ts";

interface Props {
  readonly wishes: Wishes;
  readonly seats: readonly string[];
  /** Those that there are. */
  readonly levels: readonly Level[];
  wish(more: Partial<Wishes>): void;
}

export function TwoBots({ wishes, seats, levels, wish }: Props): ReactNode {
  const words = useWords(newWords);
  const language = useLanguage();
  const ids = useId();
  const choose = (seat: string, name: string): void => {
    const level = levelNamed(name);
    if (level !== null) wish({ levels: { ...wishes.levels, [seat]: level } });
  };
  return (
    <div className="row new-two-bots">
      {seats.map((seat) => (
        <div key={seat} className="field">
          <label htmlFor={`${ids}-${seat}`}>{words.plays(seatName(wishes.game, seat, language))}</label>
          <select
            id={`${ids}-${seat}`}
            className="input"
            data-seat={seat}
            value={wishes.levels[seat] ?? wishes.level}
            onChange={({ target }) => choose(seat, target.value)}
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {titleOfLevel(level)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
