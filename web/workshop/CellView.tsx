/** A cell in which something is entered. What is typed stands on the bench at once, whether it fits or not. */
import { isList, type Json } from "@rubicon/engine";
import { type ChangeEvent, type KeyboardEvent, memo, type ReactNode } from "react";
import { alike } from "./cells.ts";
import type { Entry, EntryOption } from "./form.ts";

export interface CellViewProps {
  /** Tells it from every other cell on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: Json | undefined;
  readonly entry: Entry;
  readonly fault: boolean;
  /** What says what is wrong, or where it comes from. */
  readonly describedBy?: string | undefined;
  enter(value: Json): void;
  /** Escape: as it was when one came to it. */
  cancel?(): void;
}

export const CellView = memo(function CellView(props: CellViewProps): ReactNode {
  const { entry, id, label, value, fault, describedBy, enter } = props;
  const marks = { id, "aria-label": label, "aria-invalid": fault || undefined, "aria-describedby": describedBy };
  switch (entry.is) {
    case "fixed":
      return <span className="ws-fixed">{String(value ?? "")}</span>;
    case "flag":
      return (
        <input
          type="checkbox"
          className="ws-flag"
          {...marks}
          checked={value === true}
          onChange={({ target }) => enter(target.checked)}
        />
      );
    case "choice":
      return <Choice {...props} options={entry.options} />;
    case "several":
      return <Several {...props} options={entry.options} />;
    default: {
      const text = value === null || value === undefined ? "" : String(value);
      const numeric = entry.is === "number";
      return (
        <input
          type="text"
          className={numeric ? "ws-number figures" : "ws-text"}
          inputMode={numeric ? "numeric" : "text"}
          autoComplete="off"
          spellCheck={false}
          size={numeric ? 3 : Math.max(8, Math.min(26, text.length))}
          {...marks}
          value={text}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            enter(numeric ? numberIn(target.value, entry.maybe) : textIn(target.value, entry.maybe))
          }
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === "Escape") props.cancel?.();
          }}
        />
      );
    }
  }
});

/** A number where it is one; otherwise what was typed, for the reader to judge. */
export function numberIn(text: string, maybe = false): Json {
  const plain = text.trim().replace(/^[−–]/, "-");
  if (plain === "") return maybe ? null : "";
  return /^[-+]?\d{1,9}$/.test(plain) ? Number(plain) : text;
}

const textIn = (text: string, maybe = false): Json => (text === "" && maybe ? null : text);

type Optional = CellViewProps & { readonly options: readonly EntryOption[] };

function Choice({ id, label, value, fault, describedBy, options, enter }: Optional): ReactNode {
  const at = options.findIndex((option) => alike(option.value, value ?? null));
  return (
    <select
      className="ws-choice"
      id={id}
      aria-label={label}
      aria-invalid={fault || undefined}
      aria-describedby={describedBy}
      value={at}
      onChange={({ target }) => {
        const chosen = options[Number(target.value)];
        if (chosen !== undefined) enter(chosen.value);
      }}
    >
      {at < 0 && <option value={-1}>{typeof value === "string" ? value : "?"}</option>}
      {options.map((option, i) => (
        <option key={option.label} value={i}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Some of the options: folded away until somebody wants to change them. */
function Several({ id, label, value, fault, describedBy, options, enter }: Optional): ReactNode {
  const chosen: readonly Json[] = isList(value) ? value : [];
  const isChosen = (option: EntryOption): boolean => chosen.some((each) => alike(each, option.value));
  const toggle = (option: EntryOption): void =>
    enter(isChosen(option) ? chosen.filter((each) => !alike(each, option.value)) : [...chosen, option.value]);
  return (
    <details className="ws-several" data-invalid={fault || undefined}>
      <summary id={id} aria-describedby={describedBy}>
        <span className="unseen">{`${label}: `}</span>
        {options
          .filter(isChosen)
          .map((option) => option.label)
          .join(", ") || "–"}
      </summary>
      <div className="ws-options">
        {options.map((option) => (
          <label key={option.label}>
            <input type="checkbox" checked={isChosen(option)} onChange={() => toggle(option)} />
            {option.label}
          </label>
        ))}
      </div>
    </details>
  );
}
