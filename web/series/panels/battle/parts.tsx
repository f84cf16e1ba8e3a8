/** The battle being fought, those that a march would lead to, and those still to be fought: all that is known before the die falls. */
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { thing } from "../../../games/face.ts";
import "./battle.css";
import { ByDie } from "./ByDie.tsx";
import { Force } from "./Force.tsx";
import { Modifiers, Odds } from "./Odds.tsx";
import type { BattleScene, Role, ShownBattle, ShownFace, ShownModifier, ShownOdds } from "./shape.ts";
import { battleWords } from "./words.ts";

interface FoughtProps {
  readonly title: string;
  readonly battle: ShownBattle;
  /** The side of whoever looks; null for watchers. */
  readonly own: string | null;
  readonly scene: BattleScene;
}

export function Fought({ title, battle, own, scene }: FoughtProps): ReactNode {
  // A player sits behind his own line; whoever watches, behind the attacker.
  const near: Role = battle.attacker.side === (own ?? battle.attacker.side) ? "attacker" : "defender";
  const far: Role = near === "attacker" ? "defender" : "attacker";
  return (
    <section className="volp-fight" aria-label={title}>
      <h2>{title}</h2>
      <Force role={far} force={battle[far]} other={battle[near]} scene={scene} />
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
      <Force role={near} force={battle[near]} other={battle[far]} scene={scene} />
    </section>
  );
}

/** A battle that an act offered now would lead to. */
export interface AheadBattle extends ShownOdds {
  readonly title: string;
  readonly attack: number;
  readonly defence: number;
  readonly modifiers: readonly ShownModifier[];
  readonly modifier: number;
  readonly byDie: readonly ShownFace[];
  readonly sides: Readonly<Record<Role, string>>;
}

interface AheadProps {
  readonly battles: readonly AheadBattle[];
  readonly scene: BattleScene;
}

export function Ahead({ battles, scene }: AheadProps): ReactNode {
  if (battles.length === 0) return null;
  return (
    <section className="volp-ahead">
      <h3>{battleWords[scene.table.language].foreseen}</h3>
      {battles.map((battle) => (
        <article key={battle.title}>
          <h4>{battle.title}</h4>
          <Odds battle={battle} attack={battle.attack} defence={battle.defence} scene={scene} />
          <Modifiers modifiers={battle.modifiers} modifier={battle.modifier} scene={scene} />
          <ByDie faces={battle.byDie} die={null} sides={battle.sides} scene={scene} />
        </article>
      ))}
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
export function Waiting({ zones, side, zoneName, scene }: WaitingProps): ReactNode {
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
