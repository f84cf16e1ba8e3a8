/** How long the players of a new table may think. */
import { type ReactNode, useId } from "react";
import { useWords } from "../../app/words.ts";
import { Choices } from "../shared/Choices.tsx";
import { BOUNDS, type Wishes } from "./wishes.ts";
import { newWords } from "./words.ts";

interface Props {
  readonly wishes: Wishes;
  /** Whether players of the game are asked in the middle of one another's turns. */
  readonly windows: boolean;
  wish(more: Partial<Wishes>): void;
}

export function ClockFields({ wishes, windows, wish }: Props): ReactNode {
  const words = useWords(newWords);
  const { clock, days, minutes, increment, windowHours, windowSeconds, out } = wishes;
  const hints = { none: words.noneHint, days: words.daysHint, live: words.liveHint };
  return (
    <div className="stack">
      <Choices
        legend={words.clock}
        chosen={clock}
        choices={[
          { value: "days", label: words.days },
          { value: "live", label: words.live },
          { value: "none", label: words.none },
        ]}
        hint={hints[clock]}
        choose={(chosen) => wish({ clock: chosen })}
      />
      {clock === "days" && (
        <Amount label={words.perMove} value={days} bounds={BOUNDS.days} set={(n) => wish({ days: n })} />
      )}
      {clock === "live" && (
        <div className="row">
          <Amount label={words.minutes} value={minutes} bounds={BOUNDS.minutes} set={(n) => wish({ minutes: n })} />
          <Amount
            label={words.increment}
            value={increment}
            bounds={BOUNDS.increment}
            set={(n) => wish({ increment: n })}
          />
        </div>
      )}
      {windows && clock === "days" && (
        <Amount
          label={words.windowHours}
          value={windowHours}
          bounds={BOUNDS.hours}
          set={(n) => wish({ windowHours: n })}
        />
      )}
      {windows && clock === "live" && (
        <Amount
          label={words.windowSeconds}
          value={windowSeconds}
          bounds={BOUNDS.seconds}
          set={(n) => wish({ windowSeconds: n })}
        />
      )}
      {clock !== "none" && (
        <Choices
          legend={words.out}
          chosen={out}
          choices={[
            { value: "claim", label: words.claim },
            { value: "default", label: words.goesOn },
          ]}
          hint={out === "claim" ? words.claimHint : words.goesOnHint}
          choose={(chosen) => wish({ out: chosen })}
        />
      )}
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: readonly [number, number];
  set(n: number): void;
}

function Amount({ label, value, bounds: [least, most], set }: AmountProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input figures"
        type="number"
        required
        min={least}
        max={most}
        value={Number.isNaN(value) ? "" : value}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
    </div>
  );
}
