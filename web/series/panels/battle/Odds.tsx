/** The odds of a battle as steps along the columns of the table, and whatever moves the die, each with its rule. */
import type { ReactNode } from "react";
import { Rule } from "../../../table/Rule.tsx";
import { signed } from "../../signed.ts";
import type { BattleScene, ShownModifier, ShownOdds } from "./shape.ts";
import { battleWords } from "./words.ts";

interface OddsProps {
  readonly battle: ShownOdds;
  /** Strength points of both. */
  readonly attack: number;
  readonly defence: number;
  readonly scene: BattleScene;
}

export function Odds({ battle, attack, defence, scene }: OddsProps): ReactNode {
  const words = battleWords[scene.table.language];
  const { baseColumn: base, column, shift } = battle;
  const said = shift === 0 ? words.noShift : words.shift(shift);
  return (
    <div className="volp-odds">
      <p>
        <strong>{words.odds}</strong>{" "}
        <span>
          {attack} : {defence}
        </span>{" "}
        <span className="volp-soft">{said}</span>
      </p>
      <ol className="volp-columns" aria-label={`${words.column} ${column}`}>
        {scene.columns.map((each) => (
          <li key={each} className={each === column ? "volp-now" : each === base ? "volp-base" : ""}>
            {each}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ModifiersProps {
  readonly modifiers: readonly ShownModifier[];
  readonly modifier: number;
  readonly scene: BattleScene;
}

export function Modifiers({ modifiers, modifier, scene }: ModifiersProps): ReactNode {
  const words = battleWords[scene.table.language];
  const { game, modifiers: said } = scene;
  if (modifiers.length === 0) return <p className="volp-soft">{words.noModifiers}</p>;
  return (
    <table className="volp-modifiers">
      <tbody>
        {modifiers.map(({ key, rule, value }) => (
          <tr key={key}>
            <th scope="row">
              {Object.hasOwn(said, key) ? said[key] : key} <Rule game={game} id={rule} />
            </th>
            <td>{signed(value)}</td>
          </tr>
        ))}
        {modifiers.length > 1 && (
          <tr className="volp-sum">
            <th scope="row">{words.allModifiers}</th>
            <td>{signed(modifier)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
