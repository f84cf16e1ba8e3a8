/** Who I am here: a stranger, a guest who may want to stay, or somebody with an account. */
import type { Me } from "@rubicon/server/protocol";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { changePassword, signOut, signUp } from "../../app/account.ts";
import { makePasskey } from "../../app/passkeys.ts";
import { to } from "../../app/routes.ts";
import { useMe } from "../../app/server.ts";
import { useWords } from "../../app/words.ts";
import { AccountForm } from "../account/AccountForm.tsx";
import { PasskeyButton } from "../account/PasskeyButton.tsx";
import { account } from "../account/words.ts";
import { Passkeys } from "./Passkeys.tsx";
import "./settings.css";
import { settingsWords } from "./words.ts";

export function AccountSection(): ReactNode {
  const words = useWords(settingsWords);
  const me = useMe();
  return (
    <section className="section" aria-labelledby="settings-account">
      <h2 id="settings-account">{words.account}</h2>
      {me === null && <Stranger />}
      {me?.guest && <Guest me={me} />}
      {me && !me.guest && <Somebody me={me} />}
    </section>
  );
}

function Stranger(): ReactNode {
  const words = useWords(settingsWords);
  return (
    <>
      <p>{words.nobody}</p>
      <Link href={to.signIn("/settings")} className="button">
        {words.signIn}
      </Link>
    </>
  );
}

function Guest({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(settingsWords);
  const accounts = useWords(account);
  const [news, setNews] = useState<string | null>(null);
  return (
    <>
      <p>{words.guest}</p>
      <div className="card stack settings-keep">
        <h3>{words.keep}</h3>
        <p aria-live="polite" className={news === null ? "unseen" : "notice good"}>
          {news}
        </p>
        <PasskeyButton label={words.keepByPasskey} use={makePasskey} />
        <details>
          <summary>{words.keepByMail}</summary>
          <AccountForm
            fields={[
              { name: "name", label: accounts.name, autoComplete: "nickname", hint: accounts.nameHint },
              { name: "email", label: accounts.email, autoComplete: "email" },
              {
                name: "password",
                label: accounts.newPassword,
                autoComplete: "new-password",
                hint: accounts.passwordHint,
              },
            ]}
            button={accounts.doSignUp}
            send={async ({ name, email, password }) => {
              await signUp(name, email, password);
              setNews(accounts.letterSent(email));
            }}
          />
        </details>
      </div>
      <p className="row settings-ways">
        <Link href={to.player(me.id)} className="button quiet">
          {words.profile}
        </Link>
        <Link href={to.signIn("/settings")} className="button quiet">
          {words.signIn}
        </Link>
      </p>
      <SignOutAsGuest />
    </>
  );
}

/** A guest who leaves cannot come back: he is asked twice. */
function SignOutAsGuest(): ReactNode {
  const words = useWords(settingsWords);
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="link-button" onClick={() => setSure(true)}>
        {words.signOut}
      </button>
    );
  return (
    <div className="notice bad">
      <p>{words.signOutGuest}</p>
      <div className="row">
        <button type="button" className="button danger" onClick={() => signOut().catch(() => setSure(false))}>
          {words.signOutAnyway}
        </button>
        <button type="button" className="button quiet" onClick={() => setSure(false)}>
          {words.stay}
        </button>
      </div>
    </div>
  );
}

function Somebody({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(settingsWords);
  const accounts = useWords(account);
  const [news, setNews] = useState<string | null>(null);
  return (
    <>
      <p>{words.signedInAs(me.name, me.email ?? words.noMail)}</p>
      <p aria-live="polite" className={news === null ? "unseen" : "notice good"}>
        {news}
      </p>
      <p className="row settings-ways">
        <Link href={to.player(me.id)} className="button quiet">
          {words.profile}
        </Link>
        <button type="button" className="button quiet" onClick={() => signOut().catch(() => setNews(words.failed))}>
          {words.signOut}
        </button>
      </p>
      <Passkeys player={me.id} />
      {me.email !== null && (
        <details className="settings-password">
          <summary>{words.changePassword}</summary>
          <AccountForm
            fields={[
              { name: "currentPassword", label: accounts.currentPassword, autoComplete: "current-password" },
              {
                name: "password",
                label: accounts.newPassword,
                autoComplete: "new-password",
                hint: accounts.passwordHint,
              },
            ]}
            button={words.changePassword}
            send={async ({ currentPassword, password }) => {
              await changePassword(currentPassword, password);
              setNews(words.passwordChanged);
            }}
          />
        </details>
      )}
    </>
  );
}
