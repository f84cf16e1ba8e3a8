/** The first page: what this is, and the shortest ways to a game. */
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { asSomebody, refresh, server } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import type { Poster } from "../../games/face.ts";
import {
  GAMES,
  type GameFacts,
  hasBalance,
  hasBots,
  type ListedGame,
  PLAYABLE,
  usualScenario,
} from "../../games/index.ts";
import { teaches } from "../../lesson/finding.ts";
import { PlayNow } from "../../opponents/PlayNow.tsx";
import { learnWords } from "../learn/words.ts";
import { Invitation } from "../shared/Invitation.tsx";
import { Emblem } from "./Emblem.tsx";
import "./landing.css";
import { landing } from "./words.ts";

/** They come with this page: nothing of it is shown before they are here. */
const POSTERS: ReadonlyMap<string, Poster> = new Map(
  await Promise.all(GAMES.map(async ({ id, poster }): Promise<[string, Poster]> => [id, await poster()])),
);

export default function LandingPage(): ReactNode {
  const words = useWords(landing);
  useTitle("");
  return (
    <div className="landing">
      <section className="hero">
        <div className="hero-text">
          <h1>
            Rubicon
            <span className="hero-tagline">{words.tagline}</span>
          </h1>
          <p className="hero-lead">
            {words.lead[0]} {words.lead[1]}
          </p>
          <Ways game={PLAYABLE[0]} />
        </div>
        <Emblem label={words.emblem} />
      </section>
      <section className="landing-games" aria-labelledby="games">
        <h2 id="games">{words.games}</h2>
        <ul>
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <section className="promises">
        {words.promises.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

type Friend = { readonly is: "idle" | "opening" | "failed" } | { readonly is: "open"; readonly table: string };

/** At this screen, with a friend, with whoever comes. */
function Ways({ game }: { readonly game: GameFacts }): ReactNode {
  const words = useWords(landing);
  const learn = useWords(learnWords);
  const [friend, setFriend] = useState<Friend>({ is: "idle" });

  const invite = async (): Promise<void> => {
    setFriend({ is: "opening" });
    try {
      await asSomebody();
      const scenario = usualScenario(game.id);
      const table = await server().openTable({ game: game.id, scenario, visibility: "private" });
      setFriend({ is: "open", table });
      await refresh();
    } catch {
      setFriend({ is: "failed" });
    }
  };

  return (
    <div className="ways">
      <div className="way way-main">
        <PlayNow game={game} className="button big">
          {words.play(game.title)}
        </PlayNow>
        <p className="hint">{hasBots(game.id) ? words.playBotHint : words.playHint}</p>
      </div>
      {teaches(game.id).lessons && (
        <div className="way way-main">
          <Link href={to.lesson(game.id)} className="button quiet">
            {learn.learn}
          </Link>
          <p className="hint">{learn.learnHint}</p>
        </div>
      )}
      <div className="way">
        <button type="button" className="button quiet" disabled={friend.is === "opening"} onClick={invite}>
          {words.friend}
        </button>
        <p className="hint">{words.friendHint}</p>
      </div>
      <div className="way">
        <Link href="/lobby" className="button quiet">
          {words.find}
        </Link>
        <p className="hint">{words.findHint}</p>
      </div>
      <div className="ways-news" aria-live="polite">
        {friend.is === "opening" && <p className="hint">{words.opening}</p>}
        {friend.is === "failed" && <p className="notice bad">{words.failed}</p>}
        {friend.is === "open" && <Invitation table={friend.table} />}
      </div>
    </div>
  );
}

function GameCard({ game }: { readonly game: ListedGame }): ReactNode {
  const words = useWords(landing);
  const learn = useWords(learnWords);
  const language = useLanguage();
  const poster = POSTERS.get(game.id);
  const playable = game.parts !== null;
  return (
    <li className={`game-card card${playable ? " playable" : ""}`}>
      <svg className="vignette" viewBox="0 0 100 96" aria-hidden="true">
        {poster && <poster.Drawing />}
      </svg>
      <div>
        <p className={`state ${playable ? "state-now" : "state-later"}`}>
          {playable ? words.playable : words.beingBuilt}
        </p>
        <h3>{game.title}</h3>
        <p className="game-years figures">{game.years[language]}</p>
      </div>
      <p className="game-about">{poster?.about[language]}</p>
      <p className="small soft">{`${words.designedBy(game.designers)} · ${game.publisher}`}</p>
      {playable && (
        <p className="row">
          <PlayNow game={game} className="button quiet">
            {hasBots(game.id) ? words.playNow : words.playHere}
          </PlayNow>
          {teaches(game.id).lessons && (
            <Link href={to.lesson(game.id)} className="button quiet">
              {words.lesson}
            </Link>
          )}
          {poster?.further?.map(({ lesson, title }) => (
            <Link key={lesson} href={to.lesson(game.id, lesson)} className="button quiet">
              {words.further(title[language])}
            </Link>
          ))}
          <Link href={`/new?game=${game.id}`} className="button quiet">
            {words.openTable}
          </Link>
          <Link href={to.rules(game.id)} className="button quiet">
            {words.readRules}
          </Link>
          {teaches(game.id).primer && (
            <Link href={to.primer(game.id)} className="button quiet">
              {learn.pictures}
            </Link>
          )}
          {hasBalance(game.id) && (
            <Link href={to.balance(game.id)} className="button quiet">
              {words.balance}
            </Link>
          )}
          {game.parts?.workshop !== undefined && (
            <Link href={to.workshop(game.id)} className="button quiet">
              {words.components}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
