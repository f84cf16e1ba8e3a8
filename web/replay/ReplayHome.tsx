/** Where replays begin: a journal from a file, or a finished game of this browser. */
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { to } from "../app/routes.ts";
import { useLanguage } from "../app/settings.ts";
import { fromNow } from "../app/time.ts";
import { useTitle } from "../app/title.ts";
import { useWords } from "../app/words.ts";
import { readFile } from "../local/exchange.ts";
import { keepFile } from "../local/files.ts";
import { type KeptGame, listLocalGames } from "../local/index.ts";
import { useJournalDrop } from "../packs/JournalDrop.tsx";
import { scenarioOf, titleOf } from "../pages/shared/summaries.ts";
import "../local/local.css";
import { localPageWords } from "../local/page-words.ts";
import { onLaunchedFile } from "./launched.ts";
import { replayWords } from "./words.ts";

export function ReplayHome(): ReactNode {
  const words = useWords(replayWords);
  useTitle(words.title);
  const [, navigate] = useLocation();
  const { take, drop } = useJournalDrop({
    hint: words.dropHint,
    open: async (text, name) => {
      // Looked at before it is kept: what is no journal stays out.
      await readFile(text);
      navigate(to.replay(await keepFile(name, text)));
    },
  });
  useEffect(() => onLaunchedFile(take), [take]);

  return (
    <div className="page">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <p className="soft local-intro">{words.intro}</p>
      {drop}
      <FinishedHere />
    </div>
  );
}

function FinishedHere(): ReactNode {
  const words = useWords(replayWords);
  const local = useWords(localPageWords);
  const language = useLanguage();
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => {
    listLocalGames().then(
      (all) => setGames(all.filter(({ toMove }) => toMove === null)),
      () => setGames([]),
    );
  }, []);
  if (games.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.here}</h2>
      <ul className="finished-here">
        {games.map(({ id, header, changedAt, length }) => (
          <li key={id}>
            <Link
              href={to.replay(id)}
            >{`${titleOf(header.game)}, ${scenarioOf(header.game, header.scenario, language)}`}</Link>
            <span className="small soft">
              {` · ${local.acts(length - 1)} · ${local.lastPlayed(fromNow(changedAt, language))}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
