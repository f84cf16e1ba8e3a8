/** The battle being fought, the one that is next, or those that a march would lead to: all that is known before the die falls. */
import {
  facesIn,
  type Seen,
  type SeenBattle,
  type SideName,
  seenFrom,
  sideLedBy,
} from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../../face.ts";
import { battlesIn, type ForeseenBattle } from "../../foreseen.ts";
import { useKit } from "../../kit.ts";
import { SideMark } from "../marks.tsx";
import "./battle.css";
import { ByDie } from "./ByDie.tsx";
import { Force } from "./Force.tsx";
import { Modifiers, Odds } from "./Odds.tsx";
import { battleWords } from "./words.ts";

export interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

export function Battle(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const ahead = seen.battle === null ? battlesIn(table.forecasts) : [];
  return (
    <div className="aie-battle">
      {seen.battle !== null && <Fought battle={seen.battle} seen={seen} table={table} />}
      <Waiting seen={seen} table={table} />
      {ahead.length > 0 && <Ahead battles={ahead} table={table} />}
    </div>
  );
}

function titleOf(zone: string, naval: boolean, name: (zone: string) => string, table: TableProps): string {
  const words = battleWords[table.language];
  return naval ? words.seaBattle(name(zone)) : words.title(name(zone));
}

function Fought({ battle, seen, table }: OfTable & { readonly battle: SeenBattle }): ReactNode {
  const names = useKit().facts.names(table.language);
  const title = titleOf(battle.zone, battle.naval, names.place, table);
  // A player sits behind his own line; whoever watches, behind the attacker.
  const own = sideLedBy(seen, table.viewer) ?? battle.attacker.side;
  const near = battle.attacker.side === own ? "attacker" : "defender";
  const force = (role: "attacker" | "defender"): ReactNode => (
    <Force
      role={role}
      force={battle[role]}
      other={battle[role === "attacker" ? "defender" : "attacker"]}
      seen={seen}
      table={table}
    />
  );
  return (
    <section className="aie-fight" aria-label={title}>
      <h2>{title}</h2>
      {force(near === "attacker" ? "defender" : "attacker")}
      <div className="aie-between">
        <Odds battle={battle} attack={battle.attacker.sp} defence={battle.defender.sp} table={table} />
        <Modifiers modifiers={battle.modifiers} modifier={battle.modifier} table={table} />
        <ByDie
          faces={battle.byDie}
          die={battle.die}
          sides={{ attacker: battle.attacker.side, defender: battle.defender.side }}
          table={table}
        />
      </div>
      {force(near)}
    </section>
  );
}

const enemyOf = (side: SideName): SideName => (side === "caesarians" ? "republicans" : "caesarians");

/** Battles that the acts offered now would lead to. */
function Ahead({
  battles,
  table,
}: {
  readonly battles: readonly ForeseenBattle[];
  readonly table: TableProps;
}): ReactNode {
  const words = battleWords[table.language];
  const names = useKit().facts.names(table.language);
  return (
    <section className="aie-ahead">
      <h3>{words.foreseen}</h3>
      {battles.map((battle) => (
        <article key={`${battle.zone} ${battle.naval}`}>
          <h4>{titleOf(battle.zone, battle.naval, names.place, table)}</h4>
          <Odds battle={battle} attack={battle.attack} defence={battle.defence} table={table} />
          <Modifiers modifiers={battle.modifiers} modifier={battle.modifier} table={table} />
          <ByDie
            faces={facesIn(battle.column, battle.modifier)}
            die={null}
            sides={{ attacker: battle.attacker, defender: enemyOf(battle.attacker) }}
            table={table}
          />
        </article>
      ))}
    </section>
  );
}

/** Zones with a battle that is still to be fought, where one has to be chosen. */
function Waiting({ seen, table }: OfTable): ReactNode {
  const words = battleWords[table.language];
  const names = useKit().facts.names(table.language);
  const question = seen.asked?.question;
  if (question?.ask !== "battles") return null;
  const choosing = question.zones.some((zone) => table.lit.has(thing("zone", zone)));
  return (
    <section className="aie-waiting-battles">
      <h3>{choosing ? words.chooseNext : words.waiting}</h3>
      <ul>
        {question.zones.map((zone) => (
          <li key={zone}>
            <Tangible it={thing("zone", zone)} table={table} label={names.place(zone)} className="aie-elsewhere">
              <SideMark side={question.side} />
              <strong>{names.place(zone)}</strong>
            </Tangible>
          </li>
        ))}
      </ul>
    </section>
  );
}
