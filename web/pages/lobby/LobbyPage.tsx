/** The lobby: tables with a free seat, and games that can be watched. */
import type { TableList, TableSummary } from "@rubicon/server/protocol";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { problemOf, useFetched } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { asSomebody, refresh, server, useMe } from "../../app/server.ts";
import { useTitle } from "../../app/title.ts";
import { useListNews } from "../../app/useListNews.ts";
import { useWords } from "../../app/words.ts";
import { PLAYABLE } from "../../games/index.ts";
import { LearnLinks } from "../learn/LearnLinks.tsx";
import { Complaint } from "../shared/Complaint.tsx";
import { TableCard } from "../shared/TableCard.tsx";
import { tableWords } from "../shared/words.ts";
import { lobby } from "./words.ts";
import "./lobby.css";

/** Milliseconds between looks: the server says when anything changes, but for how long ago things were. */
const ROUND = 60_000;
const PAGE = 20;

export default function LobbyPage(): ReactNode {
  const words = useWords(lobby);
  useTitle(words.title);
  const [params, setParams] = useSearchParams();
  const game = params.get("game") ?? "";
  const [text, setText] = useState("");
  const sought = useDeferredValue(text.trim());
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="soft lobby-intro">{words.intro}</p>
        </div>
        <Link href={game === "" ? "/new" : `/new?game=${game}`} className="button">
          {words.openTable}
        </Link>
      </div>
      <search className="lobby-filters" aria-label={words.filters}>
        <div className="field">
          <label htmlFor="lobby-game">{words.game}</label>
          <select
            id="lobby-game"
            className="input"
            value={game}
            onChange={({ target }) => setParams(target.value === "" ? {} : { game: target.value }, { replace: true })}
          >
            <option value="">{words.allGames}</option>
            {PLAYABLE.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="lobby-text">{words.search}</label>
          <input
            id="lobby-text"
            className="input"
            type="search"
            maxLength={40}
            placeholder={words.searchHint}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      </search>
      <Tables status="open" game={game} text={sought} />
      <Tables status="running" game={game} text={sought} />
    </div>
  );
}

interface TablesProps {
  readonly status: "open" | "running";
  readonly game: string;
  readonly text: string;
}

function Tables({ status, game, text }: TablesProps): ReactNode {
  const words = useWords(lobby);
  const table = useWords(tableWords);
  const [limit, setLimit] = useState(PAGE);
  const me = useMe();
  const { value, problem, again } = useFetched<TableList>(
    [status, game, text, limit, me?.id].join(" "),
    () => server().tables({ status, limit, game: game || undefined, text: text || undefined }),
    ROUND,
  );
  useListNews("lobby", again);
  const shown = value?.tables.filter(({ status, watchers, yourSeat }) => status === "open" || watchers || yourSeat);
  return (
    <section className="section" aria-labelledby={`lobby-${status}`} aria-busy={value === undefined}>
      <h2 id={`lobby-${status}`}>{words[status]}</h2>
      {problem && <Complaint problem={problem} again={again} />}
      {shown && shown.length > 0 && (
        <ul className="tables">
          {shown.map((each) => (
            <TableCard key={each.id} table={each} self={me?.id ?? null}>
              {each.status === "open" && each.yourSeat === null ? (
                <Join table={each} />
              ) : (
                <Link href={to.table(each.id)} className="button quiet">
                  {each.yourSeat === null ? table.watch : each.status === "open" ? words.yours : table.continue}
                </Link>
              )}
            </TableCard>
          ))}
        </ul>
      )}
      {shown?.length === 0 && <Empty status={status} sought={game !== "" || text !== ""} />}
      {value?.next != null && (
        <p className="row lobby-more">
          <button type="button" className="button quiet" onClick={() => setLimit(Math.min(limit + PAGE, 100))}>
            {table.more}
          </button>
        </p>
      )}
    </section>
  );
}

function Join({ table }: { readonly table: TableSummary }): ReactNode {
  const words = useWords(lobby);
  const tables = useWords(tableWords);
  const [, navigate] = useLocation();
  const [state, setState] = useState<"idle" | "joining" | { readonly problem: string }>("idle");
  const join = async (): Promise<void> => {
    setState("joining");
    try {
      await asSomebody();
      await server().join(table.id);
      void refresh();
      navigate(to.table(table.id));
    } catch (error) {
      setState({ problem: problemOf(error).status === null ? tables.noAnswer : words.tooLate });
    }
  };
  return (
    <>
      <button type="button" className="button" disabled={state === "joining"} onClick={join}>
        {state === "joining" ? words.joining : tables.join}
      </button>
      {typeof state === "object" && (
        <p className="small" role="alert">
          {state.problem}
        </p>
      )}
    </>
  );
}

function Empty({ status, sought }: { readonly status: "open" | "running"; readonly sought: boolean }): ReactNode {
  const words = useWords(lobby);
  return (
    <div className="empty">
      <p>{sought ? words.noneFound : status === "open" ? words.noOpen : words.noRunning}</p>
      {status === "open" && (
        <p className="row">
          <Link href="/new" className="button quiet">
            {words.openTable}
          </Link>
        </p>
      )}
      {status === "open" && <LearnLinks />}
    </div>
  );
}
