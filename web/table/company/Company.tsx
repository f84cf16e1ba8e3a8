/** The panel about the company at a table: players, talk, notes, and what a player can ask for. */
import type { Client } from "@rubicon/client";
import { playerName } from "@rubicon/client/names";
import type { Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "wouter";
import { useMe } from "../../app/me.ts";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { useWords } from "../../app/words.ts";
import type { Level } from "../../opponents/levels.ts";
import { AskBot } from "../../opponents/online/AskBot.tsx";
import { onlineBotWords } from "../../opponents/online/words.ts";
import { PlayedWith } from "../../packs/PlayedWith.tsx";
import { NextTable } from "../../pages/shared/NextTable.tsx";
import { PlayerName } from "../../pages/shared/PlayerName.tsx";
import { isSolo, scenarioOf } from "../../pages/shared/summaries.ts";
import { usePackName } from "../../pages/shared/usePackName.ts";
import { tableWords } from "../../pages/shared/words.ts";
import type { LiveSource } from "../live.ts";
import { Notes } from "./Notes.tsx";
import { Gallery, Talk } from "./Talk.tsx";
import type { News } from "./useNews.ts";
import { companyWords } from "./words.ts";

interface Props {
  readonly client: Client;
  readonly source: LiveSource;
  readonly info: TableInfo;
  readonly you: Viewer;
  readonly news: News;
  /** Bots that may be asked to this table. */
  readonly levels: readonly Level[];
  seatName(seat: string): string;
}

export function Company({ client, source, info, you, news, levels, seatName }: Props): ReactNode {
  const words = useWords(companyWords);
  const table = useWords(tableWords);
  const bots = useWords(onlineBotWords);
  const language = useLanguage();
  const packName = usePackName(info);
  const plays = you !== "watcher";
  const self = useMe()?.id;
  const mayStop = self !== undefined && info.opener === self;
  return (
    <div className="company">
      <section>
        <h3>{words.players}</h3>
        <ul className="company-seats">
          {info.seats.map(({ seat, player }) => (
            <li key={seat} data-seat={seat}>
              <b>{seatName(seat)}</b>{" "}
              {player ? <PlayerName player={player} /> : <span className="quiet">{words.open.free}</span>}
              {player?.guest && playerName(player, language) === player.name && (
                <span className="quiet"> ({words.open.guest})</span>
              )}
              {seat === you && <span className="quiet"> ({words.open.you})</span>}
            </li>
          ))}
        </ul>
        <p className="quiet">
          {scenarioOf(info.game, info.scenario, language)}. {table.clock(info.clock.setting)}.{" "}
          {info.rated && `${table.rated}. `}
          {info.rated && plays && levels.length > 0 && `${bots.noCounsel} `}
          {info.visibility === "private" ? words.open.isPrivate : words.open.isPublic}{" "}
          {info.watchers && words.open.watchersWelcome}
        </p>
        <PlayedWith name={packName} />
      </section>
      <Talk source={source} you={you} read={news.read} />
      {info.watchers && (!plays || info.status === "over") && <Gallery source={source} over={info.status === "over"} />}
      {plays && (
        <div className="row">
          <NextTable besides={info.id} />
        </div>
      )}
      {plays && <Notes client={client} table={info.id} />}
      {plays && info.status === "running" && <Deeds client={client} info={info} you={you} levels={levels} />}
      {mayStop && info.status === "running" && <StopBots client={client} info={info} />}
      {info.status === "over" && (
        <section>
          <h3>{words.deeds.title}</h3>
          <div className="row">
            <Afterwards client={client} info={info} you={you} />
          </div>
        </section>
      )}
      <details>
        <summary>{words.dice.title}</summary>
        <p className="quiet">{words.dice.hint}</p>
        <p className="commitment figures">{info.commitment}</p>
        {info.seed !== null && (
          <p className="commitment figures">
            {words.dice.seed}: {info.seed}
          </p>
        )}
      </details>
    </div>
  );
}

type Doing = Pick<Props, "client" | "info" | "you">;

/** Says in one sentence why something could not be done. */
function useAttempt(): readonly [string | null, (deed: () => Promise<unknown>) => void] {
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = (deed: () => Promise<unknown>): void => {
    setTrouble(null);
    deed().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  return [trouble, attempt];
}

function Deeds({ client, info, you, levels }: Doing & Pick<Props, "levels">): ReactNode {
  const { deeds } = useWords(companyWords);
  const [trouble, attempt] = useAttempt();
  const offered = info.requests.some(({ kind, seat }) => kind === "draw" && seat === you);
  // Bots of the house agree to no draw.
  const agrees = info.seats.every(({ player }) => typeof player?.bot !== "string");
  return (
    <section>
      <h3>{deeds.title}</h3>
      <div className="row">
        {agrees && (
          <button
            type="button"
            className="button quiet"
            disabled={offered}
            onClick={() => attempt(() => client.offerDraw(info.id))}
          >
            {deeds.offerDraw}
          </button>
        )}
        {levels.length > 0 && !isSolo(info) && <LeaveToBot {...{ client, info, you, levels, attempt }} />}
        <ForGood
          {...{ deed: deeds.resign, title: deeds.resignTitle, text: deeds.resignText }}
          {...{ yes: deeds.resignYes, no: deeds.resignNo }}
          go={() => attempt(() => client.resign(info.id))}
        />
      </div>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** Nobody sits at a table of two bots: whoever has opened it may stop them. */
function StopBots({ client, info }: Pick<Props, "client" | "info">): ReactNode {
  const { deeds } = useWords(companyWords);
  const [trouble, attempt] = useAttempt();
  return (
    <section>
      <h3>{deeds.title}</h3>
      <div className="row">
        <ForGood
          {...{ deed: deeds.stop, title: deeds.stopTitle, text: deeds.stopText, yes: deeds.stopYes, no: deeds.stopNo }}
          go={() => attempt(() => client.offerDraw(info.id))}
        />
      </div>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </section>
  );
}

interface ForGoodProps extends Readonly<Record<"deed" | "title" | "text" | "yes" | "no", string>> {
  go(): void;
}

/** A button for what cannot be taken back, which asks once more. */
function ForGood({ deed, title, text, yes, no, go }: ForGoodProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button danger" onClick={() => dialog.current?.showModal()}>
        {deed}
      </button>
      <dialog ref={dialog} className="help resign" aria-label={title}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="row">
          <button
            type="button"
            className="button danger"
            onClick={() => {
              dialog.current?.close();
              go();
            }}
          >
            {yes}
          </button>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {no}
          </button>
        </div>
      </dialog>
    </>
  );
}

interface LeaveProps extends Doing, Pick<Props, "levels"> {
  attempt(deed: () => Promise<unknown>): void;
}

/** Whoever has to leave may ask that a bot goes on for him; a bot across the table need not be asked. */
function LeaveToBot({ client, info, you, levels, attempt }: LeaveProps): ReactNode {
  const words = useWords(onlineBotWords).leave;
  const [open, setOpen] = useState(false);
  const asked = info.requests.some(({ kind, seat }) => kind === "substitute" && seat === you);
  const atOnce = info.seats.some(({ seat, player }) => seat !== you && typeof player?.bot === "string");
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-haspopup="dialog"
        disabled={asked}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </button>
      {open && (
        <AskBot
          {...{ levels, game: info.game, title: words.title, which: words.which, stay: words.stay }}
          text={[
            atOnce ? words.atOnce : words.text,
            ...(info.rated ? [words.unrated] : []),
            ...(info.watchers ? [] : [words.unseen]),
          ]}
          go={atOnce ? words.go : words.ask}
          ask={(level) => attempt(() => client.substitute(info.id, level))}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What can be done with a game that is over. */
export function Afterwards({ client, info, you }: Doing): ReactNode {
  const { deeds } = useWords(companyWords);
  const [trouble, attempt] = useAttempt();
  // The server tells both players of the new table; whoever asked last has heard of it before.
  const [laid, setLaid] = useState<string | null>(null);
  const next = info.rematch ?? laid;
  const asked = info.requests.some(({ kind, seat }) => kind === "rematch" && seat === you);
  return (
    <>
      {you !== "watcher" &&
        (next === null ? (
          <button
            type="button"
            className="button"
            disabled={asked}
            onClick={() => attempt(async () => setLaid(await client.rematch(info.id)))}
          >
            {deeds.rematch}
          </button>
        ) : (
          <Link href={to.table(next)} className="button">
            {deeds.toRematch}
          </Link>
        ))}
      <Link href={to.replay(info.id)} className="button quiet">
        {deeds.replay}
      </Link>
      <a className="button quiet" href={`/api/tables/${encodeURIComponent(info.id)}/journal`} download>
        {deeds.journal}
      </a>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </>
  );
}
