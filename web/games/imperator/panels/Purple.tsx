/** Who wears the purple, who is to wear it, and who wants to (IMP-3.6, IMP-4.5): with the guard. */
import type { Seen, SeenPiece, Titled } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { Heap } from "../../../series/panels/heaps.tsx";
import { type TableProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { Counters } from "./marks.tsx";
import "./purple.css";
import { panelWords } from "./words.ts";

interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

const RANKS = ["augustus", "caesar", "usurper"] as const;

const bearing = ({ pieces }: Seen, title: Titled): readonly SeenPiece[] =>
  pieces.filter(({ titles = [] }) => titles.includes(title));

/** In the line over the map: their names alone. */
export function PurpleLine({ seen, table }: OfTable): ReactNode {
  const { facts, leaders } = useKit();
  const names = facts.names(table.language);
  const words = panelWords[table.language];
  const groups = RANKS.map((title) => ({ title, pieces: bearing(seen, title) })).filter(
    ({ title, pieces }) => pieces.length > 0 || title === "augustus",
  );
  return (
    <ul className="imp-purple-line" aria-label={words.purple}>
      {groups.map(({ title, pieces }) => (
        <li key={title} className={`imp-${title}`}>
          <span className="imp-rank" title={names.title(title)}>
            {SIGLA[title]}
          </span>
          {pieces.length === 0 ? (
            <em>{words.vacant}</em>
          ) : (
            pieces.map(({ piece, titles = [] }) => (
              <Tangible
                key={piece}
                it={thing("piece", piece)}
                table={table}
                label={[names.piece(piece), ...titles.map(names.title)].join(", ")}
                className="imp-bearer"
              >
                {leaders.get(piece) ?? names.piece(piece)}
                {titles.includes("guard") && <Shield />}
              </Tangible>
            ))
          )}
        </li>
      ))}
    </ul>
  );
}

/** As they stand on stones. */
const SIGLA = { augustus: "AVG", caesar: "CAES", usurper: "TYR" } as const;

const Shield = (): ReactNode => (
  <svg className="imp-shield" viewBox="-6 -7 12 16" aria-hidden="true">
    <path d="M-5.600-6.400H5.600V1.600Q5.600 5.800 0 8Q-5.600 5.800-5.600 1.600Z" />
  </svg>
);

/** Beside the map: their counters, and where they are. */
export function Purple({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  const names = facts.names(table.language);
  const heads = { augustus: words.augusti, caesar: words.caesares, usurper: words.usurpers };
  const where = ({ at }: SeenPiece): string => (facts.zones.has(at) || at.startsWith("aboard-") ? names.zone(at) : "");
  const guarded = seen.pieces.some(({ titles = [] }) => titles.includes("guard"));
  return (
    <Heap title={words.purple}>
      <div className="imp-purple">
        {RANKS.map((title) => ({ title, pieces: bearing(seen, title) }))
          .filter(({ title, pieces }) => pieces.length > 0 || title === "augustus")
          .map(({ title, pieces }) => (
            <div key={title}>
              <h4>{heads[title]}</h4>
              {pieces.length === 0 ? (
                <p className="volp-quiet">{words.vacant}</p>
              ) : (
                <Counters pieces={pieces} table={table} note={where} />
              )}
            </div>
          ))}
      </div>
      {!guarded && <p className="volp-quiet">{words.noGuard}</p>}
    </Heap>
  );
}
