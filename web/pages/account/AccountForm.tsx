/** A form about the account: a few fields, one button, and a sentence when it does not work. */
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { type Trouble, troubleOf } from "../../app/account.ts";
import { useWords } from "../../app/words.ts";
import { account } from "./words.ts";

export interface FieldSpec {
  readonly name: "name" | "email" | "password" | "currentPassword";
  readonly label: string;
  readonly autoComplete: string;
  readonly hint?: string | undefined;
}

interface Props {
  readonly fields: readonly FieldSpec[];
  readonly button: string;
  /** What else is to be said or chosen before the button. */
  readonly children?: ReactNode;
  /** Throws AccountError when it does not work. */
  send(values: Readonly<Record<FieldSpec["name"], string>>): Promise<void>;
}

const KINDS = { name: "text", email: "email", password: "password", currentPassword: "password" } as const;

export function AccountForm({ fields, button, children, send }: Props): ReactNode {
  const words = useWords(account);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const value = (name: FieldSpec["name"]): string => String(given.get(name) ?? "");
    setBusy(true);
    setTrouble(null);
    try {
      await send({
        name: value("name"),
        email: value("email"),
        password: value("password"),
        currentPassword: value("currentPassword"),
      });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="stack" onSubmit={submit}>
      {fields.map(({ name, label, autoComplete, hint }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            name={name}
            className="input"
            type={KINDS[name]}
            autoComplete={autoComplete}
            required
            {...(autoComplete === "new-password" ? { minLength: 10, maxLength: 128 } : {})}
            {...(name === "name" ? { minLength: 2, maxLength: 40 } : {})}
            {...(hint === undefined ? {} : { "aria-describedby": `${id}-${name}-hint` })}
          />
          {hint !== undefined && (
            <p className="hint" id={`${id}-${name}-hint`}>
              {hint}
            </p>
          )}
        </div>
      ))}
      {children}
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {words.troubles[trouble]}
        </p>
      )}
      <button type="submit" className="button" disabled={busy}>
        {button}
      </button>
    </form>
  );
}
