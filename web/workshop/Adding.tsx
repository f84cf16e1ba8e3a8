/** A row that is added: one choice after the other. */
import type { Json } from "@rubicon/engine";
import { type ReactNode, useState } from "react";
import type { FormAdding } from "./form.ts";
import { useShop } from "./shop.ts";

interface Props {
  readonly adding: FormAdding;
  readonly part: string;
  /** Choices that are made already, from the first on. */
  readonly given?: readonly Json[];
}

export function Adding({ adding, part, given = [] }: Props): ReactNode {
  const { components, words, hands } = useShop();
  const [chosen, setChosen] = useState<readonly Json[]>([]);
  const all = [...given, ...chosen];
  const { asks, label } = adding;
  const add = (): void => {
    hands.alter((now) => adding.add(now, part, all));
    setChosen([]);
  };
  return (
    <details className="ws-adding">
      <summary>{label}</summary>
      <div className="row">
        {asks.slice(given.length).map((ask, i) => {
          const before = all.slice(0, given.length + i);
          const options = before.length < given.length + i ? [] : ask.options(components, part, before);
          const at = options.findIndex(({ value }) => value === chosen[i]);
          return (
            <label key={ask.label} className="ws-ask">
              <span>{ask.label}</span>
              <select
                className="ws-choice"
                disabled={options.length === 0}
                value={at}
                onChange={({ target }) => {
                  const option = options[Number(target.value)];
                  if (option !== undefined) setChosen([...chosen.slice(0, i), option.value]);
                }}
              >
                <option value={-1}>{words.choose}</option>
                {options.map((option, k) => (
                  <option key={String(option.value)} value={k}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        <button type="button" className="button quiet" disabled={all.length < asks.length} onClick={add}>
          {words.add}
        </button>
      </div>
    </details>
  );
}
