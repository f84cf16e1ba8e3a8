/** A new password, for whoever came by the link in the letter. */
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { resetPassword } from "../../app/account.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { AccountForm } from "./AccountForm.tsx";
import "./account.css";
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
          <AccountForm
            fields={[
              { name: "password", label: words.newPassword, autoComplete: "new-password", hint: words.passwordHint },
            ]}
            button={words.doReset}
            send={async ({ password }) => {
              await resetPassword(token, password);
              setDone(true);
            }}
          />
        )}
      </div>
    </div>
  );
}
