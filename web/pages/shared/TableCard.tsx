/** A table in a list: what is played, by whom, how it stands, and the one thing to do with it. */
import { markedName } from "@rubicon/client/bot-names";
import type { TableSummary } from "@rubicon/server/protocol";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { fromNow } from "../../app/time.ts";
import { useWords } from "../../app/words.ts";
import { PlayerName } from "./PlayerName.tsx";
import "./table-card.css";
import { isSolo, sayResult, scenarioOf, seatName, seatsOf, titleOf } from "./summaries.ts";
import { usePackName } from "./usePackName.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly table: TableSummary;
  /** The player whose list this is, if it is somebody's. */
  readonly self: string | null;
  /** What to do with it. */
  readonly children: ReactNode;
  /** What is unfolded below it. */
  readonly below?: ReactNode;
}

export function TableCard({ table, self, children, below }: Props): ReactNode {
  const words = useWords(tableWords);
  const language = useLanguage();
  const packName = usePackName(table);
  return (
    <li className={`table-card card${table.yourMove && table.status === "running" ? " yours" : ""}`}>
      <div className="table-card-what">
        <h3>
          <Link href={to.table(table.id)}>{titleOf(table.game)}</Link>
        </h3>
        <p className="small soft">
          {[
            scenarioOf(table.game, table.scenario, language),
            ...(packName === null ? [] : [packName]),
            words.clock(table.clock),
            ...(table.rated ? [words.rated] : []),
            ...(table.botsWelcome && table.status === "open" ? [words.botsWelcome] : []),
            ...(isSolo(table) ? [words.bothSides] : table.visibility === "private" ? [words.private] : []),
          ].join("\u00a0· ")}
        </p>
      </div>
      <ul className="table-card-seats">
        {seatsOf(table).map(({ seat, player }) => (
          <li key={seat} className="seat" data-seat={seat}>
            <span className="seat-side">{seatName(table.game, seat, language)}</span>
            {player === null ? (
              <span className="soft seat-free">
                {table.reserved === null ? words.freeSeat : words.keptFor(markedName(table.reserved, language))}
              </span>
            ) : (
              <PlayerName player={player} note={player.id === self ? words.you : undefined} />
            )}
          </li>
        ))}
      </ul>
      <div className="table-card-end">
        <StateOfPlay table={table} />
        {children}
      </div>
      {below && <div className="table-card-below">{below}</div>}
    </li>
  );
}

/** How it stands, in a few words. */
function StateOfPlay({ table }: { readonly table: TableSummary }): ReactNode {
  const words = useWords(tableWords);
  const language = useLanguage();
  const { status, toMove, outcome, game } = table;
  if (status === "open")
    return <p className="standing small soft">{words.opened(fromNow(table.createdAt, language))}</p>;
  if (status === "over")
    return (
      <p className="standing small">
        <strong>{sayResult(game, outcome, language, words)}</strong>
        {table.endedAt !== null && <span className="soft"> · {words.ended(fromNow(table.endedAt, language))}</span>}
        <AskedOf table={table} />
      </p>
    );
  return (
    <p className="standing small">
      {table.yourMove ? (
        <strong className="your-move">{words.yourMove}</strong>
      ) : (
        toMove !== null && <span>{words.toMove(seatName(game, toMove, language))}</span>
      )}
      {table.deadline !== null && <span className="soft"> · {words.timeUp(fromNow(table.deadline, language))}</span>}
      <AskedOf table={table} />
    </p>
  );
}

/** What the opponent waits for besides a move. */
function AskedOf({ table }: { readonly table: TableSummary }): ReactNode {
  const { asked } = useWords(tableWords);
  return table.asked.map((kind) => (
    <span key={kind}>
      {" · "}
      <strong className="your-move">{asked[kind]}</strong>
    </span>
  ));
}
