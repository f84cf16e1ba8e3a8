/** The tables of the form, by chapter: how much of each is changed, faulty, or sought. */
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { Link } from "wouter";
import { to } from "../app/routes.ts";
import { leavesOf } from "./cells.ts";
import { useShop } from "./shop.ts";
import { rowsWanted } from "./showing.ts";

export const OVERVIEW = "overview";
export const MAP = "map";

export function Nav({ game, shown }: { readonly game: string; readonly shown: string }): ReactNode {
  const shop = useShop();
  const { form, words } = shop;
  const hits = useHits();
  return (
    <nav className="ws-nav" aria-label={words.tables}>
      <ul>
        <Entry game={game} id={OVERVIEW} title={words.overview} shown={shown} />
        <Entry game={game} id={MAP} title={words.map} shown={shown} />
      </ul>
      {form.chapters.map(({ id, title, tables }) => (
        <section key={id} aria-labelledby={`ws-chapter-${id}`}>
          <h2 id={`ws-chapter-${id}`}>{title}</h2>
          <ul>
            {tables.map((table) => (
              <Entry
                key={table.id}
                game={game}
                id={table.id}
                title={table.title}
                shown={shown}
                hits={hits?.get(table.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly shown: string;
  readonly hits?: number | undefined;
}

function Entry({ game, id, title, shown, hits }: EntryProps): ReactNode {
  const { compared, faults, words } = useShop();
  const changes = compared.count.get(id) ?? 0;
  const faulty = faults.filter(({ leaf }) => leaf?.table.id === id).length;
  return (
    <li>
      <Link href={to.workshop(game, id)} aria-current={shown === id ? "page" : undefined}>
        <span>{title}</span>
        {hits !== undefined && <span className="ws-hits figures">{hits}</span>}
        {hits === undefined && changes > 0 && (
          <span className="ws-count figures" title={words.changes(changes)}>
            {changes}
            <span className="unseen"> {words.changes(changes)}</span>
          </span>
        )}
        {faulty > 0 && (
          <span className="ws-bad figures" title={words.faults(faulty)}>
            !<span className="unseen"> {words.faults(faulty)}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** How many rows of each table fit the search; null when nothing is sought. */
function useHits(): ReadonlyMap<string, number> | null {
  const shop = useDeferredValue(useShop());
  const sought = shop.query.trim();
  return useMemo(() => {
    if (sought === "") return null;
    const hits = new Map<string, number>();
    for (const leaf of leavesOf(shop.form))
      hits.set(leaf.table.id, (hits.get(leaf.table.id) ?? 0) + rowsWanted(shop, leaf).length);
    return hits;
  }, [shop, sought]);
}
