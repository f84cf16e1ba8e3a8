/** How a player is told that it is his move: by mail, through this browser, through an address of his own. */
import type { Me } from "@rubicon/server/protocol";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { sendsMail } from "../../app/account.ts";
import { problemOf } from "../../app/loading.ts";
import { type PushState, pushState, startPush, stopPush } from "../../app/push.ts";
import { me as meStore, server } from "../../app/server.ts";
import { useWords } from "../../app/words.ts";
import { settingsWords } from "./words.ts";

type Saving = "no" | "saved" | { readonly problem: string };

export function NoticesSection({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(settingsWords);
  const [saving, setSaving] = useState<Saving>("no");
  const [sends, setSends] = useState(true);
  // A server that does not answer now may still be one that sends letters.
  useEffect(() => void sendsMail().then(setSends, () => {}), []);

  const save = async (wishes: Partial<Me["notices"]>): Promise<void> => {
    const before = meStore.now ?? me;
    const notices = { ...before.notices, ...wishes };
    // Shown at once, and taken back if the server does not agree.
    meStore.set({ ...before, notices });
    try {
      meStore.set(await server().changeMe({ notices }));
      setSaving("saved");
    } catch (error) {
      meStore.set(before);
      // Of all that can be said here only the address can be wrong.
      setSaving({ problem: problemOf(error).status === 400 ? words.webhookBad : words.failed });
    }
  };

  return (
    <section className="section" aria-labelledby="settings-notices">
      <h2 id="settings-notices">{words.notices}</h2>
      <p className="soft">{words.noticesHint}</p>
      <div className="stack">
        <ByMail me={me} sends={sends} save={save} />
        <Push me={me} save={save} />
        <Webhook key={me.id} address={me.notices.webhook} save={(webhook) => save({ webhook })} />
      </div>
      <p role="status" className="hint">
        {saving === "saved" && `✓ ${words.saved}`}
        {typeof saving === "object" && saving.problem}
      </p>
    </section>
  );
}

interface ByMailProps extends PushProps {
  /** Whether letters leave the server at all. */
  readonly sends: boolean;
}

export function ByMail({ me, sends, save }: ByMailProps): ReactNode {
  const words = useWords(settingsWords);
  const reaches = sends && me.email !== null;
  return (
    <label className="check">
      <input
        type="checkbox"
        disabled={!reaches}
        checked={reaches && me.notices.email}
        onChange={({ target }) => save({ email: target.checked })}
      />
      {reaches ? words.byMail : sends ? words.byMailNone : words.byMailNever}
    </label>
  );
}

interface PushProps {
  readonly me: Me;
  save(wishes: Partial<Me["notices"]>): Promise<void>;
}

function Push({ me, save }: PushProps): ReactNode {
  const words = useWords(settingsWords);
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    pushState().then(setState, () => setState("impossible"));
  }, []);
  const turn = async (on: boolean): Promise<void> => {
    try {
      const next = await (on ? startPush() : stopPush());
      setState(next);
      // Whoever turns it on in one browser wants it at all.
      if (next === "on" && !me.notices.push) await save({ push: true });
    } catch {
      setState("impossible");
    }
  };
  const hints = { on: words.pushHint, off: words.pushHint, denied: words.pushDenied, impossible: words.pushImpossible };
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          disabled={state === null || state === "impossible" || state === "denied"}
          checked={state === "on" && me.notices.push}
          onChange={({ target }) => turn(target.checked)}
        />
        {words.byPush}
      </label>
      <p className="hint">{state !== null && hints[state]}</p>
    </div>
  );
}

interface WebhookProps {
  readonly address: string | null;
  save(address: string | null): Promise<void>;
}

function Webhook({ address, save }: WebhookProps): ReactNode {
  const words = useWords(settingsWords);
  const [text, setText] = useState(address ?? "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(text.trim() === "" ? null : text.trim());
  };
  return (
    <form className="field settings-webhook" onSubmit={submit}>
      <label htmlFor="settings-webhook">{words.webhook}</label>
      <div className="row">
        <input
          id="settings-webhook"
          className="input"
          type="url"
          pattern="https://.*"
          placeholder="https://"
          maxLength={400}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button quiet">
          {words.save}
        </button>
      </div>
      <p className="hint">{words.webhookHint}</p>
    </form>
  );
}
