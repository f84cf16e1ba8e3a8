/** A table that waits for players: an invitation, with a button for each free seat and the link to send. */
import type { Client } from "@rubicon/client";
import { markedName } from "@rubicon/client/bot-names";
import { playerName } from "@rubicon/client/names";
import type { Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import { type ReactNode, useId, useState } from "react";
import { to } from "../../app/routes.ts";
import { asSomebody, refresh } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { useCopy } from "../../app/useCopy.ts";
import { useWords } from "../../app/words.ts";
import type { Level } from "../../opponents/levels.ts";
import { BotTakesSeat } from "../../opponents/online/BotTakesSeat.tsx";
import { BotTag } from "../../pages/shared/BotTag.tsx";
import { ChallengeAnswer } from "../../pages/shared/ChallengeAnswer.tsx";
import { HereOnly } from "../../pages/shared/HereOnly.tsx";
import { NoticeMe } from "../../pages/shared/NoticeMe.tsx";
import { scenarioOf, titleOf } from "../../pages/shared/summaries.ts";
import { usePackName } from "../../pages/shared/usePackName.ts";
import { tableWords } from "../../pages/shared/words.ts";
import { companyWords } from "./words.ts";

interface Props {
  readonly client: Client;
  readonly info: TableInfo;
  readonly you: Viewer;
  /** Bots that may be asked to this table. */
  readonly levels: readonly Level[];
  seatName(seat: string): string;
}

export function OpenTable({ client, info, you, levels, seatName }: Props): ReactNode {
  const words = useWords(companyWords).open;
  const table = useWords(tableWords);
  const language = useLanguage();
  const packName = usePackName(info);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sits = you !== "watcher";
  const { challenge } = useWords(companyWords);
  const { reserved } = info;
  const opener = info.seats.find(({ player }) => player !== null)?.player ?? { name: "", guest: false };

  const attempt = async (deed: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await deed();
      await refresh();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const join = (seat: string): Promise<void> =>
    attempt(async () => {
      await asSomebody();
      await client.join(info.id, seat);
    });

  return (
    <div className="page narrow stack open-table">
      <header>
        <h1>{titleOf(info.game)}</h1>
        <p className="soft">
          {reserved === null ? words.title : challenge.title} · {scenarioOf(info.game, info.scenario, language)}
          {packName !== null && ` · ${packName}`} · {table.clock(info.clock.setting)}
          {info.rated && ` · ${table.rated}`}
          {info.botsWelcome && ` · ${table.botsWelcome}`}
        </p>
      </header>
      <ul className="open-seats">
        {info.seats.map(({ seat, player }) => (
          <li key={seat} className="card" data-seat={seat}>
            <h2>{seatName(seat)}</h2>
            {player ? (
              <p>
                {playerName(player, language)}
                <BotTag player={player} /> {seat === you && <span className="soft">({words.you})</span>}
              </p>
            ) : (
              <p className="soft">{reserved === null ? words.free : table.keptFor(markedName(reserved, language))}</p>
            )}
            {!player && !sits && reserved === null && (
              <button type="button" className="button" disabled={busy} onClick={() => join(seat)}>
                {words.joinAs(seatName(seat))}
              </button>
            )}
          </li>
        ))}
      </ul>
      {reserved === null ? (
        <p>{sits ? words.waiting : words.beginning}</p>
      ) : (
        <p>
          {sits ? challenge.sent(markedName(reserved, language)) : challenge.received(markedName(opener, language))}
        </p>
      )}
      {reserved !== null && !sits && <ChallengeAnswer table={info.id} />}
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      {reserved === null && <LinkTo table={info.id} />}
      {sits && reserved === null && levels.length > 0 && (
        <BotTakesSeat {...{ client, info, levels, busy }} attempt={(deed) => void attempt(deed)} />
      )}
      {sits && <HereOnly />}
      {sits && <NoticeMe />}
      {reserved === null && (
        <p className="hint">
          {info.visibility === "private" ? words.isPrivate : words.isPublic} {info.watchers && words.watchersWelcome}
        </p>
      )}
      {sits && (
        <p>
          <button
            type="button"
            className="link-button"
            disabled={busy}
            onClick={() => attempt(() => client.leave(info.id))}
          >
            {reserved === null ? words.leave : challenge.withdraw}
          </button>
        </p>
      )}
    </div>
  );
}

function LinkTo({ table }: { readonly table: string }): ReactNode {
  const words = useWords(companyWords).open;
  const field = useId();
  const url = new URL(to.table(table), location.origin).href;
  const { copied, copy } = useCopy(() => url);
  return (
    <div className="field">
      <label htmlFor={field}>{words.link}</label>
      <div className="row open-link">
        <input id={field} className="input" readOnly value={url} onFocus={({ target }) => target.select()} />
        <button type="button" className="button quiet" onClick={copy}>
          {copied ? `✓ ${words.copied}` : words.copy}
        </button>
      </div>
      <span className="unseen" role="status">
        {copied ? words.copied : ""}
      </span>
    </div>
  );
}
