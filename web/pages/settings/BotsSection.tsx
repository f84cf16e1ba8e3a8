/** Bots that a player runs himself: made here by name, let in by a token that is shown once. */
import type { BotAccount, Me, NewBotAccount } from "@rubicon/server/protocol";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Link } from "wouter";
import { problemOf, useFetched } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { server } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { dayIn } from "../../app/time.ts";
import { useCopy } from "../../app/useCopy.ts";
import { useWords } from "../../app/words.ts";
import { botAccountWords } from "./bot-words.ts";

/** As many as the server allows. */
const MOST = 5;

export function BotsSection({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(botAccountWords);
  return (
    <section className="section settings-bots" aria-labelledby="settings-bots">
      <h2 id="settings-bots">{words.title}</h2>
      <p>
        {words.about}{" "}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {words.doorLink}
        </a>
      </p>
      {me.guest ? <p className="hint">{words.accountsOnly}</p> : <OwnBots player={me.id} />}
    </section>
  );
}

type Attempt = (deed: () => Promise<NewBotAccount | string>) => Promise<boolean>;

/** Fetched anew for another player. */
function OwnBots({ player }: { readonly player: string }): ReactNode {
  const words = useWords(botAccountWords);
  const { value: bots, again } = useFetched(`bots ${player}`, () => server().ownBots());
  const [fresh, setFresh] = useState<NewBotAccount | null>(null);
  const [news, setNews] = useState<{ readonly kind: "good" | "bad"; readonly text: string } | null>(null);

  const attempt: Attempt = async (deed) => {
    setNews(null);
    setFresh(null);
    try {
      const done = await deed();
      if (typeof done === "string") setNews({ kind: "good", text: done });
      else setFresh(done);
      return true;
    } catch (error) {
      const { status, message } = problemOf(error);
      setNews({ kind: "bad", text: status === null ? words.noAnswer : message });
      return false;
    } finally {
      again();
    }
  };

  if (bots === undefined) return null;
  return (
    <div className="stack">
      <p aria-live="polite" className={news === null ? "unseen" : `notice ${news.kind}`}>
        {news?.text}
      </p>
      {fresh !== null && <Token key={fresh.token} bot={fresh} />}
      {bots.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="settings-passkeys">
          {bots.map((bot) => (
            <OwnBot key={bot.id} bot={bot} attempt={attempt} />
          ))}
        </ul>
      )}
      {bots.length >= MOST ? <p className="hint">{words.enough(MOST)}</p> : <NewBot attempt={attempt} />}
    </div>
  );
}

function OwnBot({ bot, attempt }: { readonly bot: BotAccount; readonly attempt: Attempt }): ReactNode {
  const words = useWords(botAccountWords);
  const language = useLanguage();
  const [sure, setSure] = useState(false);
  const label = `bot-${bot.id}`;
  return (
    <li className="row">
      <span id={label}>
        <Link href={to.player(bot.id)}>{bot.name}</Link>{" "}
        <span className="soft small">{words.made(dayIn(bot.madeAt, language))}</span>
      </span>
      {sure ? (
        <span className="row">
          <span className="small">{words.sure}</span>
          <button
            type="button"
            className="button danger"
            aria-describedby={label}
            onClick={() =>
              attempt(async () => {
                await server().removeBot(bot.id);
                return words.removed(bot.name);
              })
            }
          >
            {words.removeYes}
          </button>
          <button type="button" className="button quiet" onClick={() => setSure(false)}>
            {words.removeNo}
          </button>
        </span>
      ) : (
        <span className="row">
          <button
            type="button"
            className="button quiet"
            aria-describedby={label}
            onClick={() => attempt(() => server().renewBotToken(bot.id))}
          >
            {words.renew}
          </button>
          <button type="button" className="button quiet" aria-describedby={label} onClick={() => setSure(true)}>
            {words.remove}
          </button>
        </span>
      )}
    </li>
  );
}

function NewBot({ attempt }: { readonly attempt: Attempt }): ReactNode {
  const words = useWords(botAccountWords);
  const field = useId();
  const [name, setName] = useState("");
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await attempt(() => server().makeBot(name.trim())))) return;
    // As if nobody had written there: an empty field is no mistake.
    form.reset();
    setName("");
  };
  return (
    <form className="field" onSubmit={make}>
      <label htmlFor={field}>{words.name}</label>
      <div className="row">
        <input
          id={field}
          className="input"
          required
          minLength={2}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button quiet">
          {words.make}
        </button>
      </div>
    </form>
  );
}

/** Of it the server keeps a hash: whoever has not copied it makes a new one. */
function Token({ bot }: { readonly bot: NewBotAccount }): ReactNode {
  const words = useWords(botAccountWords);
  const field = useId();
  const { copied, copy } = useCopy(() => bot.token);
  return (
    <div className="card stack">
      <div className="field">
        <label htmlFor={field}>{words.token(bot.name)}</label>
        <div className="row settings-token">
          <input
            id={field}
            className="input figures"
            readOnly
            value={bot.token}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button" onClick={copy}>
            {copied ? `✓ ${words.copied}` : words.copy}
          </button>
        </div>
        <p className="hint">{words.tokenHint}</p>
      </div>
      <p className="small">
        {words.tryIt} <code>{`RUBICON_TOKEN=… python3 examples/bots/random_bot.py ${location.origin}`}</code>
      </p>
      <span className="unseen" role="status">
        {copied ? words.copied : ""}
      </span>
    </div>
  );
}
