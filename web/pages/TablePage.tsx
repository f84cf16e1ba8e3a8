/** A table at the server: an invitation while it is open, then the board with clocks, requests, talk and notes. */
import { markedName } from "@rubicon/client/bot-names";
import type { TableInfo } from "@rubicon/server/protocol";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/Loading.tsx";
import { problemOf } from "../app/loading.ts";
import { server } from "../app/server.ts";
import { useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useTitle } from "../app/title.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { faceOf } from "../games/index.ts";
import { BotsHere } from "../opponents/online/BotsHere.tsx";
import { useHouse } from "../opponents/online/house.ts";
import { gameNamed } from "../packs/finding.ts";
import { fromServer } from "../packs/from-server.ts";
import { Clocks } from "../table/company/Clocks.tsx";
import { Afterwards, Company } from "../table/company/Company.tsx";
import "../table/company/company.css";
import { Notices } from "../table/company/Notices.tsx";
import { OpenTable } from "../table/company/OpenTable.tsx";
import { useNews } from "../table/company/useNews.ts";
import { companyWords } from "../table/company/words.ts";
import { type LiveSource, liveSource } from "../table/live.ts";
import { Table } from "../table/Table.tsx";
import { seatName, titleOf } from "./shared/summaries.ts";

export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const [source, setSource] = useState<LiveSource | null>(null);
  useEffect(() => {
    const looked = liveSource(server(), id);
    setSource(looked);
    return () => looked.close();
  }, [id]);
  return source === null ? <Loading /> : <AtTable source={source} />;
}

function AtTable({ source }: { readonly source: LiveSource }): ReactNode {
  const words = useWords(companyWords);
  const language = useLanguage();
  const info = useStore(source.info);
  const state = useStore(source.state);
  const error = useStore(source.error);
  const online = useStore(source.online);
  const face = useFace(info);
  const levels = useHouse(info?.game ?? "");
  const news = useNews(source, state?.you ?? null);
  const isMine = info?.status === "running" && state !== null && state.toMove === state.you;
  const unread = news.unread > 0 ? `(${news.unread}) ` : "";
  const what = info === null ? "" : titleOf(info.game);
  useTitle(`${unread}${isMine ? `${words.yourMove} · ` : ""}${what}`);

  // Whoever has given up his seat where nobody may watch sees no more of the table.
  if (error !== null) return <Gone message={error} />;
  if (info === null || state === null) return <Loading />;
  const client = server();
  const { you } = state;
  const isLaid = face !== null && "game" in face;
  const nameSeat = (seat: string): string =>
    isLaid ? face.game.words(language).seat(seat, state.sight ?? undefined) : seatName(info.game, seat, language);
  if (info.status === "open") return <OpenTable {...{ client, info, you, levels }} seatName={nameSeat} />;
  if (face === null) return <Loading />;
  if (!isLaid) return <Gone message={face.trouble} />;
  const nameOf = (seat: string): string => {
    const player = info.seats.find((each) => each.seat === seat)?.player;
    return player ? markedName(player, language) : nameSeat(seat);
  };
  return (
    <Table
      source={source}
      face={face}
      clocks={
        <>
          <BotsHere info={info} language={language} seatName={nameSeat} />
          <Clocks info={info} language={language} seatName={nameSeat} />
        </>
      }
      notices={
        <Notices {...{ client, info, you, online, news, levels, nameOf }} since={state.entries.at(-1)?.at ?? null} />
      }
      extras={<Company {...{ client, source, info, you, news, levels }} seatName={nameSeat} />}
      unread={news.unread === 0 ? undefined : { count: news.unread, text: words.news.unread(news.unread) }}
      afterwards={<Afterwards client={client} info={info} you={you} />}
    />
  );
}

/** What the game looks like: null while it is fetched, with its components where they are not known here. */
function useFace(info: TableInfo | null): GameFace | { readonly trouble: string } | null {
  const [face, setFace] = useState<GameFace | { readonly trouble: string } | null>(null);
  const [id, game, rules, pack] = [info?.id, info?.game, info?.rules, info?.pack.id];
  useEffect(() => {
    if (id === undefined || game === undefined || rules === undefined || pack === undefined) return;
    let left = false;
    gameNamed({ game, rules, pack }, fromServer(server(), id))
      .then(faceOf)
      .then(
        (found) => left || setFace(found),
        (error: unknown) => left || setFace({ trouble: problemOf(error).message }),
      );
    return () => {
      left = true;
    };
  }, [id, game, rules, pack]);
  return face;
}

function Gone({ message }: { readonly message: string }): ReactNode {
  const words = useWords(companyWords);
  return (
    <div className="page narrow">
      <p className="notice bad" role="alert">
        {message}
      </p>
      <p>
        <Link href="/lobby">{words.toLobby}</Link>
      </p>
    </div>
  );
}
