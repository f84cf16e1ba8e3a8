/** What is kept of a player: who may ask him to play, all of it to take along, and an end to it. */
import type { Me } from "@rubicon/server/protocol";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { problemOf } from "../../app/loading.ts";
import { changedHands, me as meStore, server } from "../../app/server.ts";
import { useWords } from "../../app/words.ts";
import { account } from "../account/words.ts";
import { Choices } from "../shared/Choices.tsx";
import { settingsWords } from "./words.ts";

export function ChallengesSection({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(settingsWords);
  const [failed, setFailed] = useState(false);
  const choose = async (challenges: Me["challenges"]): Promise<void> => {
    try {
      meStore.set(await server().changeMe({ challenges }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className="section" aria-labelledby="settings-challenges">
      <h2 id="settings-challenges">{words.challengesTitle}</h2>
      <Choices
        legend={words.challenges}
        chosen={me.challenges}
        choices={[
          { value: "everybody", label: words.everybody },
          { value: "nobody", label: words.nobodyMay },
        ]}
        hint={words.challengesHint}
        choose={choose}
      />
      {failed && (
        <p className="notice bad" role="alert">
          {words.failed}
        </p>
      )}
    </section>
  );
}

export function DataSection({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(settingsWords);
  const [sure, setSure] = useState(false);
  return (
    <section className="section" aria-labelledby="settings-data">
      <h2 id="settings-data">{words.data}</h2>
      <p className="soft">{words.dataHint}</p>
      <p className="row">
        <a className="button quiet" href="/api/me/export" download>
          {words.download}
        </a>
        {!sure && (
          <button type="button" className="button danger" onClick={() => setSure(true)}>
            {words.delete}
          </button>
        )}
      </p>
      {sure && <Deleting me={me} stay={() => setSure(false)} />}
    </section>
  );
}

function Deleting({ me, stay }: { readonly me: Me; stay(): void }): ReactNode {
  const words = useWords(settingsWords);
  const accounts = useWords(account);
  const field = useId();
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      await server().deleteMe(me.hasPassword ? password : undefined);
      await changedHands();
    } catch (error) {
      setTrouble(problemOf(error).message);
      setBusy(false);
    }
  };
  return (
    <form className="card stack settings-delete" onSubmit={leave}>
      <h3>{words.deleteTitle}</h3>
      <p>{words.deleteText}</p>
      <p>
        <strong>{words.deleteGames}</strong>
      </p>
      {me.guest && <p>{words.deleteGuest}</p>}
      {!me.guest && !me.hasPassword && <p className="hint">{words.deleteFresh}</p>}
      {me.hasPassword && (
        <div className="field">
          <label htmlFor={field}>{accounts.currentPassword}</label>
          <input
            id={field}
            className="input"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
      )}
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button danger" disabled={busy}>
          {words.deleteYes}
        </button>
        <button type="button" className="button quiet" onClick={stay}>
          {words.deleteNo}
        </button>
      </div>
    </form>
  );
}
