/** The games of this browser: to begin one, to go on with one, to carry one out or in, and to throw one away. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { to } from "../app/routes.ts";
import { useLanguage } from "../app/settings.ts";
import { fromNow } from "../app/time.ts";
import { useTitle } from "../app/title.ts";
import { useWords } from "../app/words.ts";
import { factsOf } from "../games/index.ts";
import { useJournalDrop } from "../packs/JournalDrop.tsx";
import { LearnLinks } from "../pages/learn/LearnLinks.tsx";
import { sayResult, scenarioOf, seatName, titleOf } from "../pages/shared/summaries.ts";
import "../pages/shared/table-card.css";
import { tableWords } from "../pages/shared/words.ts";
import { ExportButtons } from "./ExportButtons.tsx";
import { importJournal } from "./exchange.ts";
import { deleteLocalGame, type KeptGame, listLocalGames, onChestChanged } from "./index.ts";
import { NewLocalForm } from "./NewLocalForm.tsx";
import "./local.css";
import { localPageWords } from "./page-words.ts";

export function LocalList(): ReactNode {
  const words = useWords(localPageWords);
  useTitle(words.title);
  const [games, again] = useLocalGames();
  return (
    <div className="page">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <p className="soft local-intro">{words.intro}</p>
      <section className="section">
        <h2>{words.here}</h2>
        {games === "unknown" && <p className="notice bad">{words.cannotList}</p>}
        {games !== null && games !== "unknown" && games.length === 0 && (
          <div className="empty">
            <p>{words.none}</p>
            <LearnLinks />
          </div>
        )}
        {games !== null && games !== "unknown" && (
          <ul className="tables">
            {games.map((game) => (
              <KeptCard key={game.id} kept={game} again={again} />
            ))}
          </ul>
        )}
      </section>
      <section className="section">
        <h2>{words.newGame}</h2>
        <NewLocalForm />
      </section>
      <section className="section">
        <h2>{words.importTitle}</h2>
        <Import />
      </section>
    </div>
  );
}

/** Null until they are known; "unknown" where the browser keeps nothing. */
function useLocalGames(): readonly [readonly KeptGame[] | null | "unknown", () => void] {
  const [games, setGames] = useState<readonly KeptGame[] | null | "unknown">(null);
  const again = useCallback(() => {
    listLocalGames().then(setGames, () => setGames("unknown"));
  }, []);
  useEffect(() => {
    again();
    return onChestChanged(again);
  }, [again]);
  return [games, again];
}

function Import(): ReactNode {
  const words = useWords(localPageWords);
  const [, navigate] = useLocation();
  const { drop } = useJournalDrop({
    hint: words.importHint,
    open: async (text) => navigate(to.local(await importJournal(text))),
  });
  return drop;
}

function KeptCard({ kept, again }: { readonly kept: KeptGame; again(): void }): ReactNode {
  const words = useWords(localPageWords);
  const language = useLanguage();
  const tables = useWords(tableWords);
  const { id, header, length, changedAt, toMove, outcome, packName } = kept;
  const { game, scenario, players } = header;
  const seats = Object.keys(factsOf(game)?.seats ?? {});
  const stands =
    toMove === null ? sayResult(game, outcome, language, tables) : words.toMove(seatName(game, toMove, language));
  return (
    <li className="table-card card">
      <div className="table-card-what">
        <h3>
          <Link href={to.local(id)}>{titleOf(game)}</Link>
        </h3>
        <p className="small soft">
          {[
            scenarioOf(game, scenario, language),
            ...(packName === undefined ? [] : [packName]),
            words.acts(length - 1),
          ].join(" · ")}
        </p>
      </div>
      <ul className="table-card-seats">
        {seats.map((seat) => (
          <li key={seat} className="seat" data-seat={seat}>
            <span className="seat-side">{seatName(game, seat, language)}</span>
            <span>{players?.[seat]}</span>
          </li>
        ))}
      </ul>
      <div className="table-card-end">
        <p className="standing small">
          <strong>{stands}</strong>
          <span className="soft"> · {words.lastPlayed(fromNow(changedAt, language))}</span>
        </p>
        <div className="row">
          <Link href={to.local(id)} className="button">
            {toMove === null ? words.look : words.continue}
          </Link>
          {toMove === null && (
            <Link href={to.replay(id)} className="button quiet">
              {words.replay}
            </Link>
          )}
        </div>
      </div>
      <details className="kept-more">
        <summary>{words.more}</summary>
        <div className="kept-tools">
          <ExportButtons id={id} over={toMove === null} />
          <Delete id={id} game={titleOf(game)} again={again} />
        </div>
      </details>
    </li>
  );
}

function Delete({ id, game, again }: { readonly id: string; readonly game: string; again(): void }): ReactNode {
  const words = useWords(localPageWords);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button danger" onClick={() => dialog.current?.showModal()}>
        {words.delete}
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby={`delete-${id}`}>
        <h2 id={`delete-${id}`} className="ask-title">
          {words.deleteTitle}
        </h2>
        <p>{words.deleteText(game)}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
          <button
            type="button"
            className="button danger"
            onClick={() => {
              dialog.current?.close();
              void deleteLocalGame(id).then(again);
            }}
          >
            {words.deleteYes}
          </button>
        </div>
      </dialog>
    </>
  );
}
