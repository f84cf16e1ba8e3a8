/** Who plays each seat at this screen: somebody who sits here, or a bot. */
import { type ReactNode, useId } from "react";
import { useWords } from "../app/words.ts";
import { type BotsBySeat, LEVELS, levelNamed, titleOfLevel } from "./levels.ts";
import { botWords } from "./words.ts";

interface Props {
  readonly seats: readonly string[];
  readonly bots: BotsBySeat;
  seatName(seat: string): string;
  choose(bots: BotsBySeat): void;
}

const PERSON = "";

export function WhoPlays({ seats, bots, seatName, choose }: Props): ReactNode {
  const words = useWords(botWords);
  const ids = useId();
  const seated = (seat: string, name: string): BotsBySeat => {
    const level = levelNamed(name);
    const { [seat]: _former, ...others } = bots;
    return level === null ? others : { ...others, [seat]: level };
  };
  return (
    <fieldset className="field">
      <legend>{words.who}</legend>
      <div className="local-names">
        {seats.map((seat) => (
          <div key={seat} className="field">
            <label htmlFor={`${ids}-${seat}`}>{words.playerOf(seatName(seat))}</label>
            <select
              id={`${ids}-${seat}`}
              className="input"
              data-seat={seat}
              value={bots[seat] ?? PERSON}
              onChange={({ target }) => choose(seated(seat, target.value))}
            >
              <option value={PERSON}>{words.person}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {`${titleOfLevel(level)} (${words.bot})`}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p className="hint">{words.whoHint}</p>
    </fieldset>
  );
}
