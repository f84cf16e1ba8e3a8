/** My games: those that wait for me first, then the others, and at the end what this browser keeps. */
import { markedName } from "@rubicon/client/bot-names";
import type { OwnTables, TableSummary } from "@rubicon/server/protocol";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { mine, refresh, useMe } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { useStore } from "../../app/store.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { PLAYABLE } from "../../games/index.ts";
import { ChallengeAnswer } from "../shared/ChallengeAnswer.tsx";
import { Invitation } from "../shared/Invitation.tsx";
import { NextTable } from "../shared/NextTable.tsx";
import { pilesOf, titleOf } from "../shared/summaries.ts";
import { TableCard } from "../shared/TableCard.tsx";
import { tableWords } from "../shared/words.ts";
import "./games.css";
import { KeptHere } from "./KeptHere.tsx";
import { games } from "./words.ts";

export default function GamesPage(): ReactNode {
  const words = useWords(games);
  useTitle(words.title);
  const me = useMe();
  const tables = useStore(mine);
  useEffect(() => void refresh(), []);
  const piles = tables && pilesOf(tables);
  const none =
    piles !== null && Object.values(piles).every((pile) => pile.length === 0) && tables?.challenges.length === 0;
  return (
    <div className="page">
      <div className="page-head">
        <h1>{words.title}</h1>
        <div className="row">
          <Link href="/new" className="button">
            {words.newTable}
          </Link>
          <Link href={to.newLocal(PLAYABLE[0].id)} className="button quiet">
            {words.playHere}
          </Link>
        </div>
      </div>
      {(me === null || none) && (
        <div className="empty">
          <p>{me === null ? words.nobody : words.none}</p>
          <p className="row">
            <Link href="/lobby" className="button quiet">
              {words.lobby}
            </Link>
          </p>
        </div>
      )}
      {piles && piles.myMove.length + piles.theirMove.length > 0 && (
        <div className="row">
          <NextTable besides={null} />
        </div>
      )}
      {tables && <Challenges tables={tables} />}
      {piles && (
        <>
          <Tables title={words.myMove} tables={piles.myMove} />
          <Tables title={words.theirMove} tables={piles.theirMove} />
          <Tables title={words.open} tables={piles.open} />
        </>
      )}
      <KeptHere />
      {piles && <Tables title={words.over} tables={piles.over} />}
    </div>
  );
}

/** What others want of me, and what has become of what I wanted of them. */
function Challenges({ tables: { challenges, declined } }: { readonly tables: OwnTables }): ReactNode {
  const words = useWords(games);
  const language = useLanguage();
  const me = useMe();
  if (challenges.length === 0 && declined.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.challenges}</h2>
      <ul className="tables">
        {challenges.map(({ table, from }) => (
          <TableCard key={table.id} table={table} self={me?.id ?? null}>
            <p className="standing small">
              <strong>{words.from(markedName(from, language))}</strong>
            </p>
            <ChallengeAnswer table={table.id} />
          </TableCard>
        ))}
      </ul>
      {declined.map(({ by, game, word, at }) => (
        <p key={`${by.id} ${at}`} className="small games-declined">
          {words.declined(markedName(by, language), titleOf(game))}{" "}
          {word !== null && <span className="soft">{words.saying(word)}</span>}
        </p>
      ))}
    </section>
  );
}

function Tables({ title, tables }: { readonly title: string; readonly tables: readonly TableSummary[] }): ReactNode {
  if (tables.length === 0) return null;
  return (
    <section className="section">
      <h2>{title}</h2>
      <ul className="tables">
        {tables.map((table) =>
          table.status === "open" ? <OpenOne key={table.id} table={table} /> : <Begun key={table.id} table={table} />,
        )}
      </ul>
    </section>
  );
}

function Begun({ table }: { readonly table: TableSummary }): ReactNode {
  const words = useWords(tableWords);
  const me = useMe();
  return (
    <TableCard table={table} self={me?.id ?? null}>
      <Link href={to.table(table.id)} className={table.yourMove ? "button" : "button quiet"}>
        {table.status === "over" ? words.look : words.continue}
      </Link>
    </TableCard>
  );
}

/** Somebody is still missing: the link to invite him is at hand. */
function OpenOne({ table }: { readonly table: TableSummary }): ReactNode {
  const words = useWords(tableWords);
  const own = useWords(games);
  const me = useMe();
  const [inviting, setInviting] = useState(false);
  return (
    <TableCard table={table} self={me?.id ?? null} below={inviting && <Invitation table={table.id} />}>
      <div className="row">
        {table.reserved === null && (
          <button
            type="button"
            className="button quiet"
            aria-expanded={inviting}
            onClick={() => setInviting(!inviting)}
          >
            {own.invite}
          </button>
        )}
        <Link href={to.table(table.id)} className="button quiet">
          {words.continue}
        </Link>
      </div>
    </TableCard>
  );
}
