/** What this is, how it goes, how much of the game is stated and how much reconstructed, what is changed, and files. */
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { to } from "../app/routes.ts";
import { DropZone, PACKS } from "../local/DropZone.tsx";
import { useKeptPacks } from "../packs/useKeptPacks.ts";
import { type Cell, cellsOf, entryOf, leavesOf, nameOfCell } from "./cells.ts";
import type { Difference } from "./differences.ts";
import { inWords, isOurs, useShop } from "./shop.ts";

interface Props {
  readonly game: string;
  load(file: File): void;
}

export function Overview({ game, load }: Props): ReactNode {
  const { words, faults } = useShop();
  return (
    <div className="ws-overview">
      <div>
        <section className="ws-lead">
          {words.intro.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h2>{words.how}</h2>
          <ol className="ws-steps">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Marks />
        </section>
        <Contents game={game} />
      </div>
      <div>
        {faults.length > 0 && <Faults />}
        <Changes />
        <Files game={game} load={load} />
      </div>
    </div>
  );
}

function Marks(): ReactNode {
  const { words, form } = useShop();
  const found = JSON.stringify(form.files).includes('"found":');
  return (
    <div className="ws-marks">
      <h2>{words.marks}</h2>
      <ul>
        <li>
          <span className="ws-mark" data-from="stated">
            4
          </span>
          {words.stated}
        </li>
        {found && (
          <li>
            <span className="ws-mark" data-from="found">
              4
            </span>
            {words.foundElsewhere}
          </li>
        )}
        <li>
          <span className="ws-mark" data-from="ours">
            4
          </span>
          {words.ours}
        </li>
        <li>
          <span className="ws-mark" data-from="ours" data-changed>
            5
          </span>
          {words.changed}
        </li>
        <li>
          <span className="ws-mark" data-from="ours" data-faulty>
            50
          </span>
          {words.whatIsWrong}
        </li>
      </ul>
    </div>
  );
}

function Faults(): ReactNode {
  const { words, faults, form, show } = useShop();
  return (
    <section>
      <h2>{words.whatIsWrong}</h2>
      <ul className="ws-faults">
        {faults.map(({ at, why, leaf, cells }) => (
          <li key={`${at} ${why}`}>
            <span>
              {leaf !== null && <strong>{leaf.table.title}: </strong>}
              {form.sentence(why) ?? why}
            </span>
            {leaf === null ? (
              <code>{at}</code>
            ) : (
              <button type="button" className="link-button" onClick={() => show(leaf.table.id, leaf.part, cells[0])}>
                {words.goThere}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes(): ReactNode {
  const { words, compared, hands, standard, bench } = useShop();
  const { differences, elsewhere } = compared;
  const putAllBack = (): void => hands.lay({ name: bench.now.name, components: standard.components });
  return (
    <section>
      <h2>{words.yourChanges}</h2>
      {differences.length === 0 ? (
        <p className="soft">{elsewhere ? words.elsewhere : words.noChanges}</p>
      ) : (
        <ul className="ws-differences">
          {differences.map((difference) => (
            <Changed key={nameOfDifference(difference)} difference={difference} />
          ))}
        </ul>
      )}
      {(differences.length > 0 || elsewhere) && (
        <button type="button" className="button quiet" onClick={putAllBack}>
          {words.putAllBack}
        </button>
      )}
    </section>
  );
}

const nameOfDifference = (difference: Difference): string =>
  difference.is === "changed"
    ? nameOfCell(difference.cell)
    : [difference.is, difference.leaf.table.id, difference.leaf.part, difference.row.key].join(" ");

function Changed({ difference }: { readonly difference: Difference }): ReactNode {
  const { words, hands, show, components, standard } = useShop();
  const { table, part } = difference.is === "changed" ? difference.cell : difference.leaf;
  const row = difference.is === "changed" ? difference.cell.row : difference.row;
  const partTitle = table.parts?.find(({ id }) => id === part)?.title;
  const putBack = (): void => {
    if (difference.is === "changed") hands.enter(difference.cell, difference.was);
    else if (difference.is === "added") hands.alter((now) => table.remove?.(now, part, row) ?? now);
    else hands.alter((now) => table.restore?.(now, part, row, standard.components) ?? now);
  };
  return (
    <li>
      <button
        type="button"
        className="link-button"
        onClick={() => show(table.id, part, difference.is === "changed" ? nameOfCell(difference.cell) : undefined)}
      >
        {[table.title, partTitle, row.name].filter(Boolean).join(" · ")}
      </button>
      <span>{difference.is === "changed" ? sayChange(difference.cell) : words[`${difference.is}Row`]}</span>
      <button type="button" className="button quiet" onClick={putBack}>
        {words.putBack}
      </button>
    </li>
  );

  function sayChange(cell: Cell): ReactNode {
    if (difference.is !== "changed") return null;
    const entry = entryOf(cell, components);
    return (
      <>
        {cell.column.label}: <s>{inWords(difference.was, entry, words)}</s>{" "}
        <strong>{inWords(difference.now, entry, words)}</strong>
      </>
    );
  }
}

function Contents({ game }: { readonly game: string }): ReactNode {
  const shop = useShop();
  const { form, words, standard, compared } = shop;
  const counts = useMemo(() => {
    const seen = { form, standard, components: standard.components };
    const all = leavesOf(form).flatMap((leaf) => cellsOf(leaf, standard.components));
    const open = all.filter((cell) => entryOf(cell, standard.components).is !== "fixed");
    return new Map(
      form.chapters.flatMap(({ tables }) =>
        tables.map(({ id }) => {
          const own = open.filter(({ table }) => table.id === id);
          return [id, { all: own.length, ours: own.filter((cell) => isOurs(seen, cell)).length }] as const;
        }),
      ),
    );
  }, [form, standard]);
  return (
    <section>
      <h2>{words.contents}</h2>
      <table className="ws-contents figures">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.values}</th>
            <th scope="col">{words.reconstructed}</th>
            <th scope="col">{words.changed}</th>
          </tr>
        </thead>
        {form.chapters.map(({ id, title, tables }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {title}
              </th>
            </tr>
            {tables.map((table) => {
              const { all = 0, ours = 0 } = counts.get(table.id) ?? {};
              return (
                <tr key={table.id}>
                  <th scope="row">
                    <Link href={to.workshop(game, table.id)}>{table.title}</Link>
                  </th>
                  <td>{all}</td>
                  <td>
                    <meter className="ws-share" aria-hidden="true" max={Math.max(all, 1)} value={ours} /> {ours}
                  </td>
                  <td>{compared.count.get(table.id) ?? ""}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Files({ game, load }: Props): ReactNode {
  const { words, hands } = useShop();
  const [packs] = useKeptPacks(game);
  return (
    <section>
      <h2>{words.files}</h2>
      <DropZone title={words.loadFile} hint={words.dropHint} kinds={PACKS} take={load} />
      {packs.length > 0 && (
        <>
          <h3>{words.keptHere}</h3>
          <ul className="ws-differences">
            {packs.map((pack) => (
              <li key={pack.id}>
                <span>{pack.name}</span>
                <span className="small soft figures">{pack.id.slice(0, 8)}</span>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={words.layOf(pack.name)}
                  onClick={() => hands.lay(pack)}
                >
                  {words.lay}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
