/** The odds of a battle as steps along the columns of the table, and whatever moves the die, each with its rule. */
import { COLUMNS, type ModifierKey, type SeenBattle } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { signed } from "../../../../series/signed.ts";
import { Rule } from "../../../../table/Rule.tsx";
import type { TableProps } from "../../../face.ts";
import { useKit } from "../../kit.ts";
import { panelWords } from "../words.ts";
import { battleWords } from "./words.ts";

interface OddsProps {
  readonly battle: Pick<SeenBattle, "baseColumn" | "column" | "shift">;
  /** Strength points of both. */
  readonly attack: number;
  readonly defence: number;
  readonly table: TableProps;
}

export function Odds({ battle, attack, defence, table }: OddsProps): ReactNode {
  const words = battleWords[table.language];
  const { baseColumn: base, column, shift } = battle;
  const said = shift === 0 ? words.noShift : words.shift(shift);
  return (
    <div className="aie-odds">
      <p>
        <strong>{words.odds}</strong>{" "}
        <span>
          {attack} : {defence}
        </span>{" "}
        <span className="aie-soft">{said}</span>
      </p>
      <ol className="aie-columns" aria-label={`${words.column} ${column}`}>
        {COLUMNS.map((each) => (
          <li key={each} className={each === column ? "aie-now" : each === base ? "aie-base" : ""}>
            {each}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ModifiersProps {
  readonly modifiers:
    | SeenBattle["modifiers"]
    | readonly { readonly key: string; readonly rule: string; readonly value: number }[];
  readonly modifier: number;
  readonly table: TableProps;
}

const isKey = (key: string, known: Readonly<Record<string, string>>): key is ModifierKey => Object.hasOwn(known, key);

export function Modifiers({ modifiers, modifier, table }: ModifiersProps): ReactNode {
  const words = battleWords[table.language];
  const { modifiers: said } = panelWords[table.language];
  const { game } = useKit();
  if (modifiers.length === 0) return <p className="aie-soft">{words.noModifiers}</p>;
  return (
    <table className="aie-modifiers">
      <tbody>
        {modifiers.map(({ key, rule, value }) => (
          <tr key={key}>
            <th scope="row">
              {isKey(key, said) ? said[key] : key} <Rule game={game} id={rule} />
            </th>
            <td>{signed(value)}</td>
          </tr>
        ))}
        {modifiers.length > 1 && (
          <tr className="aie-sum">
            <th scope="row">{words.allModifiers}</th>
            <td>{signed(modifier)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
