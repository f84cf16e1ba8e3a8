/** Does something with a passkey, where the browser has them. */
import { type ReactNode, useState } from "react";
import { type Trouble, troubleOf } from "../../app/account.ts";
import { passkeysWork } from "../../app/passkeys.ts";
import { useWords } from "../../app/words.ts";
import { account } from "./words.ts";

interface Props {
  readonly label: string;
  /** Throws AccountError when it does not work. */
  use(): Promise<void>;
}

export function PasskeyButton({ label, use }: Props): ReactNode {
  const words = useWords(account);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  if (!passkeysWork()) return null;
  const act = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await use();
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="field">
      <button type="button" className="button quiet" disabled={busy} onClick={act}>
        {label}
      </button>
      <p className="hint">{words.passkeyHint}</p>
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {words.troubles[trouble]}
        </p>
      )}
    </div>
  );
}
