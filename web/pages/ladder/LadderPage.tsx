/** The players of a game, by what is certain of their ratings. */
import type { Ladder } from "@rubicon/server/protocol";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../../app/Loading.tsx";
import { useFetched } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { server, useMe } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { fromNow } from "../../app/time.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { PLAYABLE } from "../../games/index.ts";
import { Complaint } from "../shared/Complaint.tsx";
import "../shared/figures-table.css";
import { PlayerName } from "../shared/PlayerName.tsx";
import { tableWords } from "../shared/words.ts";
import "./ladder.css";
import { ladderWords } from "./words.ts";

export default function LadderPage({ game = PLAYABLE[0].id }: { readonly game?: string | undefined }): ReactNode {
  const words = useWords(ladderWords);
  useTitle(words.title);
  const { value, problem, again } = useFetched(`ladder ${game}`, () => server().ladder(game));
  return (
    <div className="page">
      <h1>{words.title}</h1>
      <p className="soft ladder-intro">{words.intro}</p>
      <nav className="choices ladder-games" aria-label={words.games}>
        {PLAYABLE.map(({ id, title }) => (
          <Link key={id} href={to.ladder(id)} className="choice" aria-current={id === game ? "page" : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {problem && <Complaint problem={problem} again={again} />}
      {!problem && (value === undefined ? <Loading /> : <Rungs key={game} first={value} />)}
    </div>
  );
}

function Rungs({ first }: { readonly first: Ladder }): ReactNode {
  const words = useWords(ladderWords);
  const { you } = useWords(tableWords);
  const language = useLanguage();
  const me = useMe();
  const [further, setFurther] = useState<Pick<Ladder, "rows" | "next">>({ rows: [], next: first.next });
  const rows = [...first.rows, ...further.rows];
  const more = async (cursor: string): Promise<void> => {
    const page = await server().ladder(first.game, cursor);
    setFurther({ rows: [...further.rows, ...page.rows], next: page.next });
  };
  if (rows.length === 0) return <p className="empty">{words.none}</p>;
  return (
    <>
      <table className="figures-table ladder figures">
        <thead>
          <tr>
            <th scope="col" className="number">
              {words.rank}
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col" className="number">
              {words.rating}
            </th>
            <th scope="col" className="number">
              {words.played}
            </th>
            <th scope="col" className="ladder-last">
              {words.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, player, rating, deviation, games, lastPlayed }) => (
            <tr key={player.id} className={player.id === me?.id ? "own" : undefined}>
              <td className="number">{rank}</td>
              <th scope="row" className="name">
                <PlayerName player={player} note={player.id === me?.id ? you : undefined} />
              </th>
              <td className="number">
                <strong>{Math.round(rating)}</strong>
                <span className="soft">{` ± ${Math.round(2 * deviation)}`}</span>
              </td>
              <td className="number">{games}</td>
              <td className="ladder-last soft">{fromNow(lastPlayed, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {further.next !== null && (
        <p className="row">
          <button
            type="button"
            className="button quiet"
            onClick={() => further.next !== null && more(further.next).catch(() => {})}
          >
            {words.more}
          </button>
        </p>
      )}
    </>
  );
}
