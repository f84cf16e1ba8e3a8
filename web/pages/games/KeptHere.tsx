/** Games that this browser keeps. What keeps them is loaded only when they are looked for. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { fromNow } from "../../app/time.ts";
import { useWords } from "../../app/words.ts";
import { LearnLinks } from "../learn/LearnLinks.tsx";
import { scenarioOf, seatName, titleOf } from "../shared/summaries.ts";
import { tableWords } from "../shared/words.ts";
import { games } from "./words.ts";
import "./kept-here.css";

const load = async () => (await import("../../local/index.ts")).listLocalGames();
type KeptGames = Awaited<ReturnType<typeof load>>;

/** As many as are looked at from here; their own page has all. */
const SHOWN = 5;

export function KeptHere(): ReactNode {
  const words = useWords(games);
  const tables = useWords(tableWords);
  const language = useLanguage();
  const [kept, setKept] = useState<KeptGames | null>(null);
  useEffect(() => {
    load().then(setKept, () => setKept([]));
  }, []);
  if (kept === null) return null;
  return (
    <section className="section">
      <h2>{words.here}</h2>
      <p className="soft">{kept.length === 0 ? words.noneHere : words.hereHint}</p>
      {kept.length === 0 && <LearnLinks />}
      <ul className="tables">
        {kept.slice(0, SHOWN).map(({ id, header: { game, scenario }, changedAt, toMove }) => (
          <li key={id} className="card kept-here">
            <div>
              <h3>
                <Link href={to.local(id)}>{titleOf(game)}</Link>
              </h3>
              <p className="small soft">
                {`${scenarioOf(game, scenario, language)} · ${words.changed(fromNow(changedAt, language))}`}
              </p>
            </div>
            <p className="small">{toMove === null ? words.over1 : tables.toMove(seatName(game, toMove, language))}</p>
            <Link href={to.local(id)} className="button quiet">
              {toMove === null ? tables.look : tables.continue}
            </Link>
          </li>
        ))}
      </ul>
      {kept.length > SHOWN && (
        <p>
          <Link href="/local">{words.allHere}</Link>
        </p>
      )}
    </section>
  );
}
