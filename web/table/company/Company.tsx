/** The panel about the company at a table: players, talk, notes, and what a player can ask for. */
import type { Client } from "@rubicon/client";
import { playerName } from "@rubicon/client/names";
import type { Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { useWords } from "../../app/words.ts";
import { PlayedWith } from "../../packs/PlayedWith.tsx";
import { NextTable } from "../../pages/shared/NextTable.tsx";
import { PlayerName } from "../../pages/shared/PlayerName.tsx";
import { scenarioOf } from "../../pages/shared/summaries.ts";
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
  seatName(seat: string): string;
}

export function Company({ client, source, info, you, news, seatName }: Props): ReactNode {
  const words = useWords(companyWords);
  const table = useWords(tableWords);
  const language = useLanguage();
  const packName = usePackName(info);
  const plays = you !== "watcher";
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
      {plays && info.status === "running" && <Deeds client={client} info={info} you={you} />}
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

function Deeds({ client, info, you }: Doing): ReactNode {
  const { deeds } = useWords(companyWords);
  const [trouble, attempt] = useAttempt();
  const dialog = useRef<HTMLDialogElement>(null);
  const offered = info.requests.some(({ kind, seat }) => kind === "draw" && seat === you);
  return (
    <section>
      <h3>{deeds.title}</h3>
      <div className="row">
        <button
          type="button"
          className="button quiet"
          disabled={offered}
          onClick={() => attempt(() => client.offerDraw(info.id))}
        >
          {deeds.offerDraw}
        </button>
        <button type="button" className="button danger" onClick={() => dialog.current?.showModal()}>
          {deeds.resign}
        </button>
      </div>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <dialog ref={dialog} className="help resign" aria-label={deeds.resignTitle}>
        <h2>{deeds.resignTitle}</h2>
        <p>{deeds.resignText}</p>
        <div className="row">
          <button
            type="button"
            className="button danger"
            onClick={() => {
              dialog.current?.close();
              attempt(() => client.resign(info.id));
            }}
          >
            {deeds.resignYes}
          </button>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {deeds.resignNo}
          </button>
        </div>
      </dialog>
    </section>
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
