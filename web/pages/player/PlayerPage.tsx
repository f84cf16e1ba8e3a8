/** A player: name, ratings, results and finished games. One's own name can be changed here. */
import { markedName } from "@rubicon/client/bot-names";
import { bareName, playerName } from "@rubicon/client/names";
import type { Profile } from "@rubicon/server/protocol";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../../app/Loading.tsx";
import { problemOf, useFetched } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { me as meStore, server, useMe } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { dayIn } from "../../app/time.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { account } from "../account/words.ts";
import { BotTag } from "../shared/BotTag.tsx";
import { Complaint } from "../shared/Complaint.tsx";
import { PlayerName } from "../shared/PlayerName.tsx";
import { seatName, titleOf } from "../shared/summaries.ts";
import { TableCard } from "../shared/TableCard.tsx";
import { tableWords } from "../shared/words.ts";
import "../shared/figures-table.css";
import "./player.css";
import { playerWords } from "./words.ts";

const profileOf = (id: string, cursor?: string): Promise<Profile> =>
  server().http.get<Profile>(`/api/players/${encodeURIComponent(id)}`, { cursor });

export default function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const words = useWords(playerWords);
  const language = useLanguage();
  const me = useMe();
  const { value: profile, problem, again } = useFetched(`${id} ${me?.id} ${me?.name}`, () => profileOf(id));
  useTitle(profile ? markedName(profile, language) : "");
  if (problem)
    return (
      <div className="page">
        {problem.status === 404 ? (
          <p className="empty">{words.notHere}</p>
        ) : (
          <Complaint problem={problem} again={again} />
        )}
      </div>
    );
  if (!profile) return <Loading />;
  return (
    <div className="page">
      <Head profile={profile} mine={me?.id === id} />
      <Ratings profile={profile} />
      <Records profile={profile} />
      <Finished profile={profile} />
    </div>
  );
}

function Head({ profile, mine }: { readonly profile: Profile; readonly mine: boolean }): ReactNode {
  const words = useWords(playerWords);
  const language = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const name = playerName(profile, language);
  return (
    <header className="page-head">
      <div>
        {renaming ? (
          <Rename name={bareName(profile)} done={() => setRenaming(false)} />
        ) : (
          <h1 className="player-name">
            {name}
            <BotTag player={{ bot: profile.bot }} />
          </h1>
        )}
        <p className="soft">
          {profile.guest && name === profile.name && `${words.guest} · `}
          <WhoseBot profile={profile} />
          {words.since(dayIn(profile.since, language))}
        </p>
      </div>
      {profile.mayChallenge && (
        <Link href={to.challenge(profile)} className="button">
          {words.challenge}
        </Link>
      )}
      {mine && !renaming && (
        <div className="row">
          <button type="button" className="button quiet" onClick={() => setRenaming(true)}>
            {words.rename}
          </button>
          <Link href="/settings" className="button quiet">
            {words.settings}
          </Link>
        </div>
      )}
    </header>
  );
}

/** Whoever runs a bot answers for it; those of the house think for the server. */
function WhoseBot({ profile: { bot, owner } }: { readonly profile: Profile }): ReactNode {
  const words = useWords(playerWords);
  if (bot === undefined) return null;
  if (owner === null) return `${words.houseBot} · `;
  return (
    <>
      {words.runBy} <PlayerName player={owner} /> ·{" "}
    </>
  );
}

function Rename({ name, done }: { readonly name: string; done(): void }): ReactNode {
  const words = useWords(playerWords);
  const accounts = useWords(account);
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      meStore.set(await server().changeMe({ name: text }));
      done();
    } catch (error) {
      setProblem(problemOf(error).status === 400 ? accounts.troubles.badName : accounts.troubles.noAnswer);
    }
  };
  return (
    <form className="row" onSubmit={save}>
      <label htmlFor="player-name" className="unseen">
        {words.rename}
      </label>
      <input
        id="player-name"
        className="input player-rename"
        required
        minLength={2}
        maxLength={40}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {words.save}
      </button>
      <button type="button" className="button quiet" onClick={done}>
        {words.cancel}
      </button>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function Ratings({ profile: { ratings, results } }: { readonly profile: Profile }): ReactNode {
  const words = useWords(playerWords);
  return (
    <div className="player-figures">
      <section className="section">
        <h2>{words.ratings}</h2>
        {ratings.length === 0 && <p className="soft">{words.noRatings}</p>}
        {ratings.map(({ game, rating, deviation, games }) => (
          <p key={game} className="player-rating figures">
            <strong>{Math.round(rating)}</strong>
            <span className="soft">{` ± ${Math.round(2 * deviation)}`}</span>
            <Link href={to.ladder(game)}>{titleOf(game)}</Link>
            <span className="soft">{words.games(games)}</span>
          </p>
        ))}
      </section>
      <section className="section">
        <h2>{words.results}</h2>
        <dl className="player-results figures">
          {(["won", "drawn", "lost"] as const).map((result) => (
            <div key={result}>
              <dt>{words[result]}</dt>
              <dd>{results[result]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Records({ profile: { records } }: { readonly profile: Profile }): ReactNode {
  const words = useWords(playerWords);
  const language = useLanguage();
  if (records.length === 0) return null;
  const heads = [words.played, words.won, words.drawn, words.lost, words.resigned, words.outOfTime];
  return (
    <section className="section">
      <h2>{words.byGame}</h2>
      <table className="figures-table player-records figures" aria-label={words.byGame}>
        <thead>
          <tr>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.side}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ game, seat, games, won, drawn, lost, resigned, outOfTime }) => (
            <tr key={`${game} ${seat}`}>
              <th scope="row">{titleOf(game)}</th>
              <td data-seat={seat}>{seatName(game, seat, language)}</td>
              {[games, won, drawn, lost].map((figure, i) => (
                <td key={heads[i]} className="number" data-head={heads[i]}>
                  {figure}
                </td>
              ))}
              {[resigned, outOfTime].map((figure, i) => (
                <td key={heads[4 + i]} className="number soft" data-head={heads[4 + i]}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{words.recordsHint}</p>
    </section>
  );
}

function Finished({ profile }: { readonly profile: Profile }): ReactNode {
  const words = useWords(playerWords);
  const tables = useWords(tableWords);
  const [older, setOlder] = useState<Pick<Profile, "finished" | "next">>({ finished: [], next: profile.next });
  const all = [...profile.finished, ...older.finished];
  const more = async (cursor: string): Promise<void> => {
    const { finished, next } = await profileOf(profile.id, cursor);
    setOlder({ finished: [...older.finished, ...finished], next });
  };
  return (
    <section className="section">
      <h2>{words.finished}</h2>
      {all.length === 0 && <p className="empty">{words.noneFinished}</p>}
      <ul className="tables">
        {all.map(({ table, ratingBefore, ratingAfter }) => (
          <TableCard key={table.id} table={table} self={null}>
            {ratingBefore !== null && ratingAfter !== null && (
              <p className="small soft figures">
                {words.ratingChange(Math.round(ratingBefore), Math.round(ratingAfter))}
              </p>
            )}
            <Link href={to.table(table.id)} className="button quiet">
              {tables.look}
            </Link>
          </TableCard>
        ))}
      </ul>
      {older.next !== null && (
        <p className="row">
          <button
            type="button"
            className="button quiet"
            onClick={() => older.next !== null && more(older.next).catch(() => {})}
          >
            {words.more}
          </button>
        </p>
      )}
    </section>
  );
}
