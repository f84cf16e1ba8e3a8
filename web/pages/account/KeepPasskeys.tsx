/** Whoever chooses a new password says which of his passkeys he knows. The others go: a stranger may have made them. */
import type { Passkey } from "@rubicon/server/protocol";
import type { ReactNode } from "react";
import { useLanguage } from "../../app/settings.ts";
import { dayIn } from "../../app/time.ts";
import { useWords } from "../../app/words.ts";
import { account } from "./words.ts";

interface Props {
  readonly passkeys: readonly Passkey[];
  /** Ids. */
  readonly kept: readonly string[];
  keep(ids: readonly string[]): void;
}

export function KeepPasskeys({ passkeys, kept, keep }: Props): ReactNode {
  const words = useWords(account);
  if (passkeys.length === 0) return null;
  return (
    <fieldset className="account-passkeys">
      <legend>{words.whichPasskeys}</legend>
      {passkeys.map((passkey) => (
        <label key={passkey.id} className="check">
          <input
            type="checkbox"
            checked={kept.includes(passkey.id)}
            onChange={({ target }) =>
              keep(target.checked ? [...kept, passkey.id] : kept.filter((id) => id !== passkey.id))
            }
          />
          <PasskeyLabel passkey={passkey} />
        </label>
      ))}
      <p className="hint">{words.whichPasskeysHint}</p>
    </fieldset>
  );
}

/** What there is to know it by. */
export function PasskeyLabel({ passkey: { madeAt, usedAt } }: { readonly passkey: Passkey }): ReactNode {
  const words = useWords(account);
  const language = useLanguage();
  const day = (moment: string): string => dayIn(moment, language);
  return words.passkeyOf(madeAt === null ? "…" : day(madeAt), usedAt === null ? null : day(usedAt));
}
