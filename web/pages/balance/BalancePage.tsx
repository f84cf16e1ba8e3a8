/** How even the scenarios of a game are, from games between equal bots: a chart, figures, and what they mean. */
import { type Balance, readBalance } from "@rubicon/bots/balance";
import type { Game } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Loading } from "../../app/Loading.tsx";
import { useLoaded } from "../../app/loaded.ts";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { balanceOf, factsOf, hasBalance, PLAYABLE, standardGame, usualScenario } from "../../games/index.ts";
import "./balance.css";
import { ScenarioBalance } from "./ScenarioBalance.tsx";
import { Shares } from "./Shares.tsx";
import { balanceWords } from "./words.ts";

interface Props {
  readonly game?: string | undefined;
  readonly scenario?: string | undefined;
}

export default function BalancePage({ game = PLAYABLE[0].id, scenario }: Props): ReactNode {
  const words = useWords(balanceWords);
  const facts = factsOf(game);
  const { value: kept, failed } = useLoaded(game, null, () => keptFor(game));
  useTitle(facts === null ? words.title : words.of(facts.title));
  return (
    <div className="page balance-page">
      <h1>{words.title}</h1>
      <p className="soft balance-intro">{words.intro}</p>
      <nav className="choices balance-games" aria-label={words.games}>
        {PLAYABLE.filter(({ id }) => hasBalance(id)).map(({ id, title }) => (
          <Link key={id} href={to.balance(id)} className="choice" aria-current={id === game ? "page" : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {failed && <p className="notice bad">{words.missing}</p>}
      {!failed && (kept === null || kept.game.id !== game) && <Loading />}
      {kept !== null && kept.game.id === game && <Scenarios {...kept} chosen={scenario ?? usualScenario(game)} />}
    </div>
  );
}

interface Kept {
  readonly game: Game;
  readonly all: readonly Balance[];
}

/** With the game itself, which has words for what decides it. */
async function keptFor(id: string): Promise<Kept | null> {
  const [game, kept] = await Promise.all([standardGame(id), balanceOf(id)]);
  return game === null || kept === null ? null : { game, all: kept.map(readBalance) };
}

function Scenarios({ game, all, chosen }: Kept & { readonly chosen: string }): ReactNode {
  const words = useWords(balanceWords);
  const language = useLanguage();
  const names = factsOf(game.id)?.scenarios ?? {};
  const shown = all.find(({ scenario }) => scenario === chosen);
  return (
    <div className="balance-rooms">
      <nav className="balance-scenarios" aria-label={words.scenarios}>
        <ul>
          {all.map((balance) => (
            <li key={balance.scenario}>
              <Link
                href={to.balance(game.id, balance.scenario)}
                aria-current={balance.scenario === chosen ? "page" : undefined}
              >
                <span>{names[balance.scenario]?.[language] ?? balance.scenario}</span>
                <Shares balance={balance} />
              </Link>
            </li>
          ))}
        </ul>
        <Key game={game} />
      </nav>
      {shown === undefined ? (
        <p className="notice bad">{words.missing}</p>
      ) : (
        <ScenarioBalance key={shown.scenario} game={game} balance={shown} />
      )}
    </div>
  );
}

/** What the colours of the small bars mean. */
function Key({ game }: { readonly game: Game }): ReactNode {
  const words = useWords(balanceWords);
  const language = useLanguage();
  const seats = factsOf(game.id)?.seats ?? {};
  return (
    <p className="balance-key small soft">
      {game.seats.map((seat) => (
        <span key={seat}>
          <i data-seat={seat} /> {seats[seat]?.[language] ?? seat}
        </span>
      ))}
      <span>
        <i /> {words.nobody}
      </span>
    </p>
  );
}
