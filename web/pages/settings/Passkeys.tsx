/** The passkeys that open this account: when each was made and used, and a way to be rid of it. */
import { type ReactNode, useState } from "react";
import { problemOf, useFetched } from "../../app/loading.ts";
import { makePasskey, myPasskeys, removePasskey } from "../../app/passkeys.ts";
import { useWords } from "../../app/words.ts";
import { PasskeyLabel } from "../account/KeepPasskeys.tsx";
import { PasskeyButton } from "../account/PasskeyButton.tsx";
import { settingsWords } from "./words.ts";

/** Fetched anew for another player. */
export function Passkeys({ player }: { readonly player: string }): ReactNode {
  const words = useWords(settingsWords);
  const { value: passkeys = [], again } = useFetched(player, myPasskeys);
  const [news, setNews] = useState<{ readonly kind: "good" | "bad"; readonly text: string } | null>(null);

  const remove = async (id: string): Promise<void> => {
    try {
      await removePasskey(id);
      setNews({ kind: "good", text: words.passkeyRemoved });
    } catch (error) {
      setNews({ kind: "bad", text: problemOf(error).message });
    }
    again();
  };

  return (
    <div className="stack">
      <h3>{words.passkeys}</h3>
      <p aria-live="polite" className={news === null ? "unseen" : `notice ${news.kind}`}>
        {news?.text}
      </p>
      {passkeys.length > 0 && (
        <ul className="settings-passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="row">
              <span id={`passkey-${passkey.id}`}>
                <PasskeyLabel passkey={passkey} />
              </span>
              <button
                type="button"
                className="button quiet"
                aria-describedby={`passkey-${passkey.id}`}
                onClick={() => remove(passkey.id)}
              >
                {words.removePasskey}
              </button>
            </li>
          ))}
        </ul>
      )}
      <PasskeyButton
        label={words.addPasskey}
        use={async () => {
          await makePasskey();
          setNews({ kind: "good", text: words.passkeyMade });
          again();
        }}
      />
    </div>
  );
}
