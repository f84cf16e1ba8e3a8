/** The battle being fought, the one that is next, or those that a march would lead to: all that is known before the die falls. */
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { thing } from "../../../games/face.ts";
import { battlesIn } from "../../foreseen.ts";
import "./battle.css";
import { ByDie } from "./ByDie.tsx";
import { Force } from "./Force.tsx";
import { Modifiers, Odds } from "./Odds.tsx";
import type { BattleScene, Role, ShownBattle, ShownFace } from "./shape.ts";
import { battleWords } from "./words.ts";

interface PanelProps {
  readonly battle: (ShownBattle & Where) | null;
  /** Battles still to be fought, where one has to be chosen. */
  readonly waiting: { readonly side: string; readonly zones: readonly string[] } | null;
  /** The side of whoever looks; null for watchers. */
  readonly own: string | null;
  titleOf(where: Where): string;
  zoneName(zone: string): string;
  facesIn(column: string, modifier: number): readonly ShownFace[];
  enemyOf(side: string): string;
  readonly scene: BattleScene;
}

interface Where {
  readonly zone: string;
  readonly naval?: boolean;
}

export function BattlePanel(props: PanelProps): ReactNode {
  const { battle, waiting, own, titleOf, zoneName, facesIn, enemyOf, scene } = props;
  const ahead = battle === null ? battlesIn(scene.table.forecasts) : [];
  return (
    <div className="volp-battle">
      {battle !== null && <Fought title={titleOf(battle)} battle={battle} own={own} scene={scene} />}
      {waiting !== null && <Waiting {...waiting} zoneName={zoneName} scene={scene} />}
      {ahead.length > 0 && (
        <section className="volp-ahead">
          <h3>{battleWords[scene.table.language].foreseen}</h3>
          {ahead.map((each) => (
            <article key={`${each.zone} ${each.naval}`}>
              <h4>{titleOf(each)}</h4>
              <Odds battle={each} attack={each.attack} defence={each.defence} scene={scene} />
              <Modifiers modifiers={each.modifiers} modifier={each.modifier} scene={scene} />
              <ByDie
                faces={facesIn(each.column, each.modifier)}
                die={null}
                sides={{ attacker: each.attacker, defender: enemyOf(each.attacker) }}
                scene={scene}
              />
            </article>
          ))}
        </section>
      )}
    </div>
  );
}

interface FoughtProps {
  readonly title: string;
  readonly battle: ShownBattle;
  readonly own: string | null;
  readonly scene: BattleScene;
}

function Fought({ title, battle, own, scene }: FoughtProps): ReactNode {
  // A player sits behind his own line; whoever watches, behind the attacker.
  const near: Role = battle.attacker.side === (own ?? battle.attacker.side) ? "attacker" : "defender";
  const far: Role = near === "attacker" ? "defender" : "attacker";
  return (
    <section className="volp-fight" aria-label={title}>
      <h2>{title}</h2>
      <Force role={far} force={battle[far]} other={battle[near]} decided={battle.decided} scene={scene} />
      <div className="volp-between">
        <Odds battle={battle} attack={battle.attacker.sp} defence={battle.defender.sp} scene={scene} />
        <Modifiers modifiers={battle.modifiers} modifier={battle.modifier} scene={scene} />
        <ByDie
          faces={battle.byDie}
          die={battle.die}
          sides={{ attacker: battle.attacker.side, defender: battle.defender.side }}
          scene={scene}
        />
      </div>
      <Force role={near} force={battle[near]} other={battle[far]} decided={battle.decided} scene={scene} />
    </section>
  );
}

interface WaitingProps {
  readonly zones: readonly string[];
  readonly side: string;
  zoneName(zone: string): string;
  readonly scene: BattleScene;
}

/** Zones with a battle that is still to be fought, where one has to be chosen. */
function Waiting({ zones, side, zoneName, scene }: WaitingProps): ReactNode {
  const { table } = scene;
  const words = battleWords[table.language];
  const choosing = zones.some((zone) => table.lit.has(thing("zone", zone)));
  return (
    <section className="volp-waiting-battles">
      <h3>{choosing ? words.chooseNext : words.waiting}</h3>
      <ul>
        {zones.map((zone) => (
          <li key={zone}>
            <Tangible it={thing("zone", zone)} table={table} label={zoneName(zone)} className="volp-elsewhere">
              {scene.mark(side)}
              <strong>{zoneName(zone)}</strong>
            </Tangible>
          </li>
        ))}
      </ul>
    </section>
  );
}
