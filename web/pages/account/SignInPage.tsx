/** Signing in, making an account, and asking for a new password. */
import { type ReactNode, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { askForNewPassword, signIn, signUp } from "../../app/account.ts";
import { passkeysWork, signInByPasskey } from "../../app/passkeys.ts";
import { useMe } from "../../app/server.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { AccountForm } from "./AccountForm.tsx";
import "./account.css";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { account } from "./words.ts";

type Way = "signIn" | "signUp" | "forgotten";

export default function SignInPage(): ReactNode {
  const words = useWords(account);
  const me = useMe();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const [way, setWay] = useState<Way>(params.get("as") === "new" ? "signUp" : "signIn");
  const [news, setNews] = useState<string | null>(null);
  useTitle(words[way]);

  const go = (next: Way): void => {
    setWay(next);
    setNews(null);
  };
  const enter = (): void => navigate(safePath(params.get("to")));
  const greeting = params.has("confirmed") && !params.has("error") ? words.confirmed : null;
  const brokenLink = params.has("error") ? words.troubles.badLink : null;

  return (
    <div className="page narrow">
      <h1>{words[way]}</h1>
      {way !== "forgotten" && (
        <p className="soft">
          {words.why} {me?.guest && words.guestKeeps}
        </p>
      )}
      <div aria-live="polite">
        {(news ?? greeting) !== null && <p className="notice good">{news ?? greeting}</p>}
        {brokenLink !== null && news === null && <p className="notice bad">{brokenLink}</p>}
      </div>
      <div className="card">
        {way === "signIn" && (
          <>
            <AccountForm
              key="signIn"
              fields={[
                { name: "email", label: words.email, autoComplete: "username" },
                { name: "password", label: words.password, autoComplete: "current-password" },
              ]}
              button={words.doSignIn}
              send={async ({ email, password }) => {
                await signIn(email, password);
                enter();
              }}
            />
            {passkeysWork() && (
              <>
                <p className="account-or">{words.or}</p>
                <PasskeyButton
                  label={words.byPasskey}
                  use={async () => {
                    await signInByPasskey();
                    enter();
                  }}
                />
              </>
            )}
          </>
        )}
        {way === "signUp" && (
          <AccountForm
            key="signUp"
            fields={[
              { name: "name", label: words.name, autoComplete: "nickname", hint: words.nameHint },
              { name: "email", label: words.email, autoComplete: "email" },
              { name: "password", label: words.newPassword, autoComplete: "new-password", hint: words.passwordHint },
            ]}
            button={words.doSignUp}
            send={async ({ name, email, password }) => {
              if ((await signUp(name, email, password)) === "in") return enter();
              setWay("signIn");
              setNews(words.letterSent(email));
            }}
          />
        )}
        {way === "forgotten" && (
          <AccountForm
            key="forgotten"
            fields={[{ name: "email", label: words.email, autoComplete: "username" }]}
            button={words.doForgotten}
            send={async ({ email }) => {
              const letter = await askForNewPassword(email);
              setNews(letter === "sent" ? words.resetSent(email) : words.resetKept(email));
            }}
          />
        )}
      </div>
      <p className="row account-ways">
        {way === "signIn" ? (
          <>
            <span className="soft">{words.noAccount}</span>
            <button type="button" className="link-button" onClick={() => go("signUp")}>
              {words.signUp}
            </button>
            <button type="button" className="link-button" onClick={() => go("forgotten")}>
              {words.forgotten}
            </button>
          </>
        ) : (
          <>
            <span className="soft">{words.haveAccount}</span>
            <button type="button" className="link-button" onClick={() => go("signIn")}>
              {words.signIn}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** Only ever to a place of this page, whatever the address says. */
const safePath = (wanted: string | null): string =>
  wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : "/games";
