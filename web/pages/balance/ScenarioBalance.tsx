/** One scenario: its chart, what it means, and all figures with their intervals. */
import {
  type Balance,
  type Figures,
  figuresOf,
  type Mean,
  type Rate,
  type SeatNames,
  type Spread,
  verdictOf,
} from "@rubicon/bots/balance";
import type { Game, LedgerWords } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { useWords } from "../../app/words.ts";
import { factsOf } from "../../games/index.ts";
import "../shared/figures-table.css";
import { ChartView } from "./ChartView.tsx";
import { type BalanceWords, balanceWords } from "./words.ts";

export function ScenarioBalance({ game, balance }: { readonly game: Game; readonly balance: Balance }): ReactNode {
  const words = useWords(balanceWords);
  const language = useLanguage();
  const facts = factsOf(game.id);
  const names: SeatNames = [nameOf(balance.seats[0]), nameOf(balance.seats[1])];
  const title = facts?.scenarios[balance.scenario]?.[language] ?? balance.scenario;
  const figures = figuresOf(balance);
  const said = game.words(language).ledger;
  const { score, exchanged } = figures;

  function nameOf(seat: string): string {
    return facts?.seats[seat]?.[language] ?? seat;
  }

  return (
    <article className="balance-scenario">
      <h2>{title}</h2>
      <p className="balance-verdict">
        <strong>{words.verdict[verdictOf(figures)](names)}</strong> {words.scores(names[0], range(words, score))}
      </p>
      <figure className="card balance-figure">
        <ChartView balance={balance} names={names} label={words.chart(title)} />
        <figcaption className="small soft">{words.caption}</figcaption>
      </figure>
      <Lengths balance={balance} figures={figures} names={names} />
      {exchanged.rate > 0 && <p>{words.exchanged(range(words, exchanged))}</p>}
      <Endings figures={figures} names={names} said={said} />
      <Points figures={figures} names={names} said={said} />
      <Held figures={figures} names={names} said={said} />
      <section className="balance-made">
        <h3>{words.made}</h3>
        <p>{words.how(balance)}</p>
        <p>{words.limits}</p>
        {facts !== null && (
          <p className="row">
            <Link href={to.newTable(game.id, { scenario: balance.scenario })} className="button quiet">
              {words.play}
            </Link>
          </p>
        )}
      </section>
    </article>
  );
}

/** "63–100 %" */
const interval = (words: BalanceWords, { low, high }: Rate): string =>
  `${Math.round(100 * low)}–${words.percent(high)}`;

const range = (words: BalanceWords, rate: Rate): string => `${words.percent(rate.rate)} (${interval(words, rate)})`;

interface Props {
  readonly figures: Figures;
  readonly names: SeatNames;
  readonly said: LedgerWords | undefined;
}

interface Figuring {
  number(value: number): string;
  mean(value: Mean): string;
}

function useFiguring(): Figuring {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const number = (value: number): string => format.format(value).replace("-", "−");
  return {
    number,
    mean: ({ mean, error }) => (Number.isFinite(error) ? `${number(mean)} ± ${number(error)}` : number(mean)),
  };
}

function Lengths({ balance, figures, names }: Omit<Props, "said"> & { readonly balance: Balance }): ReactNode {
  const words = useWords(balanceWords);
  const { mean, number } = useFiguring();
  const between = ({ least, most }: Spread): string =>
    least === most ? "" : words.between(number(least), number(most));
  const { lead, years, decisions } = figures;
  return (
    <dl className="balance-facts">
      <div>
        <dt>{words.lead[balance.counts](names[0])}</dt>
        <dd>
          {mean(lead)} <span className="soft">{between(lead)}</span>
        </dd>
      </div>
      <div>
        <dt>{words.years}</dt>
        <dd>
          {mean(years)} <span className="soft">{between(years)}</span>
        </dd>
      </div>
      <div>
        <dt>{words.decisions}</dt>
        <dd>{mean(decisions)}</dd>
      </div>
    </dl>
  );
}

function Endings({ figures, names, said }: Props): ReactNode {
  const words = useWords(balanceWords);
  return (
    <section>
      <h3>{words.endings}</h3>
      <table className="figures-table figures">
        <thead>
          <tr>
            <th scope="col">{words.wonBy}</th>
            <th scope="col">{words.by}</th>
            <th scope="col" className="number">
              {words.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.endings.map(({ winner, how, level, share }) => (
            <tr key={`${winner} ${how} ${level}`}>
              <th scope="row">{winner === null ? words.nobody : names[winner]}</th>
              <td>{said?.ending(how, level) ?? how}</td>
              <ShareCell rate={share} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Points({ figures, names, said }: Props): ReactNode {
  const words = useWords(balanceWords);
  const { mean } = useFiguring();
  if (figures.points.length === 0) return null;
  return (
    <section>
      <h3>{words.points}</h3>
      <SeatTable head={words.pointsFor} names={names}>
        {figures.points.map(({ source, each }) => (
          <tr key={source}>
            <th scope="row">{said?.source(source) ?? source}</th>
            <td className="number">{mean(each[0])}</td>
            <td className="number">{mean(each[1])}</td>
          </tr>
        ))}
      </SeatTable>
    </section>
  );
}

function Held({ figures, names, said }: Props): ReactNode {
  const words = useWords(balanceWords);
  if (figures.held.length === 0) return null;
  return (
    <section>
      <h3>{words.held}</h3>
      <SeatTable head={words.heldThing} names={names}>
        {figures.held.map(({ thing, share }) => (
          <tr key={thing}>
            <th scope="row">{said?.held(thing) ?? thing}</th>
            {share.map((rate, i) => (
              <ShareCell key={names[i]} rate={rate} />
            ))}
          </tr>
        ))}
      </SeatTable>
    </section>
  );
}

function ShareCell({ rate }: { readonly rate: Rate }): ReactNode {
  const words = useWords(balanceWords);
  return (
    <td className="number">
      {words.percent(rate.rate)} <span className="balance-interval soft">{interval(words, rate)}</span>
    </td>
  );
}

interface SeatTableProps {
  readonly head: string;
  readonly names: SeatNames;
  readonly children: ReactNode;
}

const SeatTable = ({ head, names, children }: SeatTableProps): ReactNode => (
  <table className="figures-table figures">
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {names.map((name) => (
          <th key={name} scope="col" className="number">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
