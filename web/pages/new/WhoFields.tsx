/** Who may take the free seat of a new table; and what the game counts for, and who may look on. */
import type { SoughtPlayer } from "@rubicon/server/protocol";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { Link } from "wouter";
import { useFetched } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { server, useMe } from "../../app/server.ts";
import { useWords } from "../../app/words.ts";
import { LevelChoice } from "../../opponents/LevelChoice.tsx";
import type { Level } from "../../opponents/levels.ts";
import { BotTag } from "../shared/BotTag.tsx";
import { Choices } from "../shared/Choices.tsx";
import { isWithBots, type Wishes } from "./wishes.ts";
import { newWords } from "./words.ts";

interface Props {
  readonly wishes: Wishes;
  wish(more: Partial<Wishes>): void;
}

interface WhoProps extends Props {
  /** Bots that may be asked to play this game. */
  readonly levels: readonly Level[];
}

export function WhoFields({ wishes, levels, wish }: WhoProps): ReactNode {
  const words = useWords(newWords);
  const me = useMe();
  const { who, against, botsWelcome } = wishes;
  const hints = {
    public: words.publicHint,
    private: words.privateHint,
    named: against === null ? undefined : words.namedHint(against.name),
    bot: words.botHint,
  };
  const hasAccount = me !== null && me !== undefined && !me.guest;
  return (
    <>
      <Choices
        legend={words.who}
        chosen={who}
        choices={[
          { value: "public", label: words.public },
          { value: "private", label: words.private },
          { value: "named", label: words.named },
          ...(levels.length === 0 ? [] : [{ value: "bot" as const, label: words.bot }]),
        ]}
        hint={hints[who]}
        choose={(chosen) => wish({ who: chosen })}
      />
      {who === "named" &&
        (hasAccount ? (
          <Named wishes={wishes} wish={wish} />
        ) : (
          <p className="hint">
            {words.needsAccount} <Link href={to.signIn("/new")}>{words.signIn}</Link>
          </p>
        ))}
      {who === "bot" && <LevelChoice levels={levels} chosen={wishes.level} choose={(level) => wish({ level })} />}
      {who === "public" && (
        <div className="field">
          <label className="check">
            <input
              type="checkbox"
              checked={botsWelcome}
              onChange={({ target }) => wish({ botsWelcome: target.checked })}
            />
            {words.botsWelcome}
          </label>
          <p className="hint">{words.botsWelcomeHint}</p>
        </div>
      )}
    </>
  );
}

/** What is at stake, and who sees it. */
export function StakeFields({ wishes, wish }: Props): ReactNode {
  const words = useWords(newWords);
  const { who, rated, watchers } = wishes;
  return (
    <>
      {who !== "private" && !isWithBots(wishes) && (
        <Choices
          legend={words.rating}
          chosen={rated ? "rated" : "friendly"}
          choices={[
            { value: "rated", label: words.rated },
            { value: "friendly", label: words.friendly },
          ]}
          hint={rated ? words.ratedHint : words.friendlyHint}
          choose={(chosen) => wish({ rated: chosen === "rated" })}
        />
      )}
      <div className="field">
        <label className="check">
          <input type="checkbox" checked={watchers} onChange={({ target }) => wish({ watchers: target.checked })} />
          {words.watchers}
        </label>
        <p className="hint">{words.watchersHint}</p>
      </div>
    </>
  );
}

/** Letters without which there would be too many. */
const LEAST = 2;

function Named({ wishes: { against }, wish }: Props): ReactNode {
  const words = useWords(newWords);
  const field = useId();
  const [text, setText] = useState("");
  const sought = useDeferredValue(text.trim());
  const { value: found } = useFetched<readonly SoughtPlayer[]>(`seek ${sought}`, async () =>
    sought.length < LEAST ? [] : server().players(sought),
  );
  if (against !== null)
    return (
      <p className="row new-rival">
        <strong>{against.name}</strong>
        <button type="button" className="button quiet" onClick={() => wish({ against: null })}>
          {words.another}
        </button>
      </p>
    );
  return (
    <div className="field">
      <label htmlFor={field}>{words.name}</label>
      <input
        id={field}
        className="input"
        type="search"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // The form is not finished yet.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p className="hint" role="status">
        {sought.length >= LEAST && found?.length === 0 ? words.noSuchName : words.nameHint}
      </p>
      <ul className="new-found">
        {found?.map(({ id, name, mayChallenge, ...made }) => (
          <li key={id}>
            <span>
              {name}
              <BotTag player={made} />
            </span>
            {mayChallenge ? (
              <button
                type="button"
                className="button quiet"
                aria-label={`${words.choose}: ${name}`}
                onClick={() => wish({ against: { id, name } })}
              >
                {words.choose}
              </button>
            ) : (
              <span className="small soft">{words.takesNone}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
