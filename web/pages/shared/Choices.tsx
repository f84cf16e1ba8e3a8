/** A few choices side by side, of which one is taken. */
import { type ReactNode, useId } from "react";

interface Props<T extends string> {
  readonly legend: string;
  readonly chosen: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly hint?: string | undefined;
  choose(value: T): void;
}

export function Choices<T extends string>({ legend, chosen, choices, hint, choose }: Props<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {choices.map(({ value, label }) => (
          <label key={value} className="choice">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
            {label}
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
