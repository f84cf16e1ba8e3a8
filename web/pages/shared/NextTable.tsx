/** The way to the next table that waits for my move. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { mine } from "../../app/server.ts";
import { useStore } from "../../app/store.ts";
import { useWords } from "../../app/words.ts";
import { waitingTables } from "./summaries.ts";
import { tableWords } from "./words.ts";

/** With how many there are; says so where there is none. `besides` is the table at which one is. */
export function NextTable({ besides }: { readonly besides: string | null }): ReactNode {
  const words = useWords(tableWords);
  const tables = useStore(mine);
  const [next, ...more] = waitingTables(tables, besides);
  if (tables === null) return null;
  if (next === undefined) return <p className="soft">{words.noNextTable}</p>;
  return (
    <Link href={to.table(next.id)} className="button quiet next-table">
      {words.nextTable}
      <span className="badge figures" aria-hidden="true">
        {more.length + 1}
      </span>
    </Link>
  );
}
