/** A new password, for whoever came by the link in the letter. */
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { resetPassword } from "../../app/account.ts";
import { useFetched } from "../../app/loading.ts";
import { passkeysByLink } from "../../app/passkeys.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { AccountForm } from "./AccountForm.tsx";
import "./account.css";
import { KeepPasskeys } from "./KeepPasskeys.tsx";
import { account } from "./words.ts";

export default function ResetPasswordPage(): ReactNode {
  const words = useWords(account);
  useTitle(words.reset);
  const [params] = useSearchParams();
  const [done, setDone] = useState(false);
  const token = params.get("token");
  return (
    <div className="page narrow">
      <h1>{words.reset}</h1>
      <div className="card" aria-live="polite">
        {done ? (
          <>
            <p className="notice good">{words.resetDone}</p>
            <p>
              <Link href="/sign-in" className="button">
                {words.signIn}
              </Link>
            </p>
          </>
        ) : token === null ? (
          <>
            <p className="notice bad">{words.noToken}</p>
            <p>
              <Link href="/sign-in">{words.signIn}</Link>
            </p>
          </>
        ) : (
          <NewPassword token={token} done={() => setDone(true)} />
        )}
      </div>
    </div>
  );
}

function NewPassword({ token, done }: { readonly token: string; done(): void }): ReactNode {
  const words = useWords(account);
  const { value: passkeys = [] } = useFetched(token, () => passkeysByLink(token));
  const [kept, setKept] = useState<readonly string[]>([]);
  return (
    <AccountForm
      fields={[{ name: "password", label: words.newPassword, autoComplete: "new-password", hint: words.passwordHint }]}
      button={words.doReset}
      send={async ({ password }) => {
        await resetPassword(token, password, kept);
        done();
      }}
    >
      <KeepPasskeys passkeys={passkeys} kept={kept} keep={setKept} />
    </AccountForm>
  );
}
