/** Calls the player of a table that this page shows to whatever waits for him there. */
import { markedName } from "@rubicon/client/bot-names";
import type { Language, Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import { useEffect, useRef, useState } from "react";
import { call } from "../../app/calling.ts";
import { to } from "../../app/routes.ts";
import { showing } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import type { Sound } from "../../app/sounds.ts";
import { useStore } from "../../app/store.ts";
import { useWords } from "../../app/words.ts";
import { titleOfLevel } from "../../opponents/levels.ts";
import { onlineBotWords } from "../../opponents/online/words.ts";
import { titleOf } from "../../pages/shared/summaries.ts";
import type { LiveSource } from "../live.ts";
import { lastRead, rememberRead } from "../remembering.ts";
import { asksAnew, entriesAskedBack, newsBetween, requestKey, seatLost, type TableNews } from "./news.ts";
import { type CompanyWords, companyWords } from "./words.ts";

const SOUNDS: Readonly<Record<TableNews["is"], Sound>> = {
  ...{ arrival: "arrival", turn: "turn", end: "end" },
  ...{ asked: "request", declined: "request", withdrawn: "request", replaced: "request" },
};

export interface News {
  /** What the other has answered, in one sentence; null when he has not, or it was read. */
  readonly answer: string | null;
  dismiss(): void;
  /** This player answers a request, or withdraws his own: what comes of it he knows. */
  answers(request: TableInfo["requests"][number]): void;
  /** Lines of talk that he has not read. */
  readonly unread: number;
  /** He has read all lines up to this. */
  read(line: number): void;
}

export function useNews(source: LiveSource, you: Viewer | null): News {
  const words = useWords(companyWords);
  const language = useLanguage();
  const info = useStore(source.info);
  const before = useRef<{ readonly info: TableInfo; readonly you: Viewer } | null>(null);
  const answered = useRef(new Set<string>());
  const [answer, setAnswer] = useState<{ readonly text: string; readonly entries: number | null } | null>(null);
  const table = info?.id;
  useEffect(() => (table === undefined ? undefined : showing(table)), [table]);

  const latest = useRef({ words, language });
  latest.current = { words, language };
  useEffect(() => {
    const was = before.current;
    before.current = info === null || you === null ? null : { info, you };
    if (info === null || was === null || you === null) return;
    // Whoever asks anew has read what was answered before.
    if (asksAnew(was.info, info, you)) setAnswer(null);
    const lost = seatLost(was.info, info, was.you, you);
    const all = lost === null ? newsBetween(was.info, info, you, answered.current) : [lost];
    for (const news of all) {
      const text = said(news, info, latest.current.language, latest.current.words);
      call({ sound: SOUNDS[news.is], text, path: to.table(info.id), title: titleOf(info.game) });
      if (news.is === "declined" || news.is === "withdrawn") setAnswer({ text, entries: info.entries });
      // Whoever has lost his seat is told until he has read it: the bot plays on at once.
      if (news.is === "replaced") setAnswer({ text, entries: null });
    }
    const waiting = new Set(info.requests.map(requestKey));
    for (const key of answered.current) if (!waiting.has(key)) answered.current.delete(key);
  }, [info, you]);

  return {
    // With the next act it is past.
    answer: answer !== null && (answer.entries ?? info?.entries) === info?.entries ? answer.text : null,
    dismiss: () => setAnswer(null),
    answers: (request) => answered.current.add(requestKey(request)),
    ...useTalk(source, info, you),
  };
}

function useTalk(source: LiveSource, info: TableInfo | null, you: Viewer | null): Pick<News, "unread" | "read"> {
  const language = useLanguage();
  const lines = useStore(source.chat);
  const said = useStore(source.said);
  const [last, setLast] = useState(() => lastRead(source.key));
  const self = info?.seats.find(({ seat }) => seat === you)?.player?.id;
  const [path, title] = [info === null ? "" : to.table(info.id), info === null ? "" : titleOf(info.game)];
  useEffect(() => {
    if (said === null || self === undefined || said.player === self) return;
    call({ sound: "chat", text: `${markedName(said, language)}: ${said.text}`, path, title });
  }, [said, self, path, title, language]);
  return {
    unread: self === undefined ? 0 : lines.filter(({ id, player }) => id > last && player !== self).length,
    read: (line) => {
      if (line <= last) return;
      rememberRead(source.key, line);
      setLast(line);
    },
  };
}

function said(
  news: TableNews,
  info: TableInfo,
  language: Language,
  { news: words, asks, yourMove }: CompanyWords,
): string {
  const nameOf = (seat: string): string => {
    const player = info.seats.find((each) => each.seat === seat)?.player ?? null;
    return player === null ? seat : markedName(player, language);
  };
  switch (news.is) {
    case "arrival":
      return words.arrived(nameOf(news.seat));
    case "turn":
      return yourMove;
    case "end":
      return words.over;
    case "asked":
      if (news.kind === "take-back") return asks.takeBack(nameOf(news.seat), entriesAskedBack(info, news));
      if (news.kind === "substitute") return asks.substitute(nameOf(news.seat), titleOfLevel(news.level ?? ""));
      return asks[news.kind](nameOf(news.seat));
    case "declined":
      return words.declined[news.kind](nameOf(news.seat));
    case "withdrawn":
      return words.withdrawn[news.kind](nameOf(news.seat));
    case "replaced":
      return onlineBotWords[language].replaced(nameOf(news.seat));
  }
}
