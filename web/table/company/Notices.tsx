/** What wants an answer: offers and requests of the opponent, one's own that wait, time that is up, a line that is cut. */
import type { Client } from "@rubicon/client";
import type { Seat, Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { mine } from "../../app/me.ts";
import { to } from "../../app/routes.ts";
import { useStore } from "../../app/store.ts";
import { useWords } from "../../app/words.ts";
import { type Level, titleOfLevel } from "../../opponents/levels.ts";
import { AskBot } from "../../opponents/online/AskBot.tsx";
import { daysAway } from "../../opponents/online/staying-away.ts";
import { onlineBotWords } from "../../opponents/online/words.ts";
import { waitingTables } from "../../pages/shared/summaries.ts";
import { tableWords } from "../../pages/shared/words.ts";
import { useHeardAt, useNow } from "./Clocks.tsx";
import { timeLeft } from "./clock-face.ts";
import { entriesAskedBack } from "./news.ts";
import type { News } from "./useNews.ts";
import { companyWords } from "./words.ts";

type Pending = TableInfo["requests"][number];

interface Props {
  readonly client: Client;
  readonly info: TableInfo;
  readonly you: Viewer;
  readonly online: boolean;
  readonly news: News;
  /** Bots that may be asked to go on for whoever stays away. */
  readonly levels: readonly Level[];
  /** When the last entry was written; null where nobody knows. */
  readonly since: string | null;
  nameOf(seat: string): string;
}

/** The opponent's clock runs, and it is for this player to say what happens when it has run out. */
function isTheirTime({ status, clock, toMove }: TableInfo, you: Viewer): boolean {
  if (status !== "running" || toMove === null || toMove === you || clock.window) return false;
  return clock.setting.kind !== "none" && clock.setting.out === "claim";
}

export function Notices(props: Props): ReactNode {
  const { client, info, you, online, news } = props;
  const words = useWords(companyWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = (deed: Promise<unknown>): void => {
    setTrouble(null);
    deed.catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  return (
    <>
      {!online && (
        <p className="notice-line" role="status">
          <span>{words.link.lost}</span>
          <button type="button" className="button quiet" onClick={() => client.renew()}>
            {words.link.again}
          </button>
        </p>
      )}
      {you !== "watcher" &&
        info.requests.map((request) => (
          <PendingRequest key={`${request.kind} ${request.seat}`} request={request} attempt={attempt} {...props} />
        ))}
      {news.answer !== null && (
        <p className="notice-line" role="status">
          <span>{news.answer}</span>
          <button type="button" className="button quiet" onClick={news.dismiss}>
            {words.news.seen}
          </button>
        </p>
      )}
      {you !== "watcher" && info.rematch !== null && (
        <p className="notice-line" role="status">
          <span>{words.asks.rematchLaid}</span>
          <Link href={to.table(info.rematch)} className="button">
            {words.deeds.toRematch}
          </Link>
        </p>
      )}
      {you !== "watcher" && (info.status !== "running" || info.toMove !== you) && <Elsewhere table={info.id} />}
      {you !== "watcher" && <TimeUp attempt={attempt} {...props} />}
      {you !== "watcher" && <Absent attempt={attempt} {...props} />}
      {trouble !== null && (
        <p className="notice-line" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

/** Whoever has nothing to do here may be waited for elsewhere. */
function Elsewhere({ table }: { readonly table: string }): ReactNode {
  const words = useWords(tableWords);
  const [next, ...more] = waitingTables(useStore(mine), table);
  if (next === undefined) return null;
  return (
    <p className="notice-line" role="status">
      <span className="unseen">{words.othersWait(more.length + 1)}</span>
      <Link href={to.table(next.id)} className="button quiet">
        {words.next}
        <span className="badge figures" aria-hidden="true">
          {more.length + 1}
        </span>
      </Link>
    </p>
  );
}

type Attempting = Props & { attempt(deed: Promise<unknown>): void };

function PendingRequest({
  request,
  client,
  info,
  you,
  news,
  nameOf,
  attempt,
}: Attempting & { readonly request: Pending }): ReactNode {
  const { asks } = useWords(companyWords);
  const { kind, seat } = request;
  const own = seat === you;
  const answer = (yes: boolean): void => {
    news.answers(request);
    attempt(client.answer(info.id, kind, yes));
  };
  const entries = entriesAskedBack(info, request);
  const bot = titleOfLevel(request.level ?? "");
  const unrated = info.rated ? ` ${asks.unrated}` : "";
  const theirs = {
    draw: asks.draw,
    "take-back": (player: string): string => asks.takeBack(player, entries),
    rematch: asks.rematch,
    substitute: (player: string): string => asks.substitute(player, bot) + unrated,
  };
  const ours = {
    draw: asks.ownDraw,
    "take-back": asks.ownTakeBack(entries),
    rematch: asks.ownRematch,
    substitute: asks.ownSubstitute(bot),
  };
  return (
    <p className="notice-line" role="status">
      <span>{own ? ours[kind] : theirs[kind](nameOf(seat))}</span>
      {!own && (
        <button type="button" className="button" onClick={() => answer(true)}>
          {asks.yes}
        </button>
      )}
      <button type="button" className="button quiet" onClick={() => answer(false)}>
        {own ? asks.withdraw : asks.no}
      </button>
    </p>
  );
}

function TimeUp({ client, info, you, levels, nameOf, attempt }: Attempting): ReactNode {
  const { clock } = useWords(companyWords);
  const { toMove } = info;
  const now = useNow(isTheirTime(info, you));
  const heardAt = useHeardAt(info);
  if (!isTheirTime(info, you) || toMove === null) return null;
  const left = timeLeft(info.clock, toMove, toMove, heardAt, now);
  if (left === null || left > 0) return null;
  return (
    <p className="notice-line" role="status">
      <span>{clock.timeUp(nameOf(toMove))}</span>
      <button type="button" className="button" onClick={() => attempt(client.claimTime(info.id))}>
        {clock.claim}
      </button>
      <button type="button" className="button quiet" onClick={() => attempt(client.grantTime(info.id))}>
        {clock.grant}
      </button>
      <InHisPlace seat={toMove} {...{ client, info, levels, nameOf, attempt }} />
    </p>
  );
}

/** Where there is no clock, whoever has let days pass may not come back. */
function Absent({ client, info, you, levels, since, nameOf, attempt }: Attempting): ReactNode {
  const words = useWords(onlineBotWords).absent;
  const days = daysAway(info, you, since, Date.now());
  if (days === null || info.toMove === null || levels.length === 0) return null;
  return (
    <p className="notice-line" role="status">
      <span>{words.days(nameOf(info.toMove), days)}</span>
      <InHisPlace seat={info.toMove} {...{ client, info, levels, nameOf, attempt }} />
    </p>
  );
}

interface InHisPlaceProps extends Pick<Attempting, "client" | "info" | "levels" | "nameOf" | "attempt"> {
  readonly seat: Seat;
}

function InHisPlace({ seat, client, info, levels, nameOf, attempt }: InHisPlaceProps): ReactNode {
  const words = useWords(onlineBotWords).absent;
  const [open, setOpen] = useState(false);
  if (levels.length === 0) return null;
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.button}
      </button>
      {open && (
        <AskBot
          {...{ levels, game: info.game, which: words.which, go: words.go, stay: words.wait }}
          title={words.title(nameOf(seat))}
          text={[words.text]}
          ask={(level) => attempt(client.substitute(info.id, level, seat))}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
