/** The link to a table, to be sent to whoever shall take the free seat. */
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useCopy } from "../../app/useCopy.ts";
import { useWords } from "../../app/words.ts";
import { HereOnly } from "./HereOnly.tsx";
import { invitation } from "./invitation-words.ts";
import { NoticeMe } from "./NoticeMe.tsx";
import { useGoWhenBegun } from "./useGoWhenBegun.ts";

interface Props {
  readonly table: string;
  /** The page is about nothing else. */
  readonly alone?: boolean;
}

export function Invitation({ table, alone = false }: Props): ReactNode {
  const words = useWords(invitation);
  const Heading = alone ? "h1" : "h3";
  const id = useId();
  const url = new URL(to.table(table), location.origin).href;

  useGoWhenBegun(table);

  const { copied, copy } = useCopy(() => url);
  const share = (): void => {
    navigator.share({ title: "Rubicon", text: words.message, url }).catch(() => {
      // He changed his mind.
    });
  };

  return (
    <div className="card stack">
      <div>
        <Heading>{words.title}</Heading>
        <p className="hint">{words.text}</p>
      </div>
      <div className="field">
        <label htmlFor={id}>{words.link}</label>
        <input id={id} className="input" readOnly value={url} onFocus={({ target }) => target.select()} />
      </div>
      <HereOnly />
      <p className="row">
        <button type="button" className="button" onClick={copy}>
          {copied ? `✓ ${words.copied}` : words.copy}
        </button>
        {typeof navigator.share === "function" && (
          <button type="button" className="button quiet" onClick={share}>
            {words.share}
          </button>
        )}
        <Link href={to.table(table)} className="button quiet">
          {words.go}
        </Link>
      </p>
      <NoticeMe />
      <span className="unseen" role="status">
        {copied ? words.copied : ""}
      </span>
    </div>
  );
}
