/** The battle being fought, the one that is next, or those that a march would lead to: all that is known before the die falls. */
import {
  COLUMNS,
  facesIn,
  type Seen,
  SIDES,
  type SideName,
  seenFrom,
  sideLedBy,
} from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { battlesIn, type ForeseenBattle } from "../../../../series/foreseen.ts";
import { Ahead, type AheadBattle, Fought, Waiting } from "../../../../series/panels/battle/parts.tsx";
import type { BattleScene } from "../../../../series/panels/battle/shape.ts";
import { battleWords } from "../../../../series/panels/battle/words.ts";
import type { TableProps } from "../../../face.ts";
import { useKit } from "../../kit.ts";
import { Counters, SideMark } from "../marks.tsx";
import { panelWords, playWords } from "../words.ts";

export function Battle(table: TableProps): ReactNode {
  const { language } = table;
  const seen = seenFrom(table.sight);
  const scene = useScene(seen, table);
  const names = useKit().facts.names(language);
  const titleOf = ({ zone, naval }: { readonly zone: string; readonly naval?: boolean }): string =>
    naval ? playWords[language].seaBattle(names.place(zone)) : battleWords[language].title(names.place(zone));
  const ahead = seen.battle === null ? battlesIn(table.forecasts) : [];
  const question = seen.asked?.question;
  return (
    <div className="volp-battle">
      {seen.battle !== null && (
        <Fought title={titleOf(seen.battle)} battle={seen.battle} own={sideLedBy(seen, table.viewer)} scene={scene} />
      )}
      {question?.ask === "battles" && (
        <Waiting zones={question.zones} side={question.side} zoneName={names.place} scene={scene} />
      )}
      <Ahead battles={ahead.map((battle) => aheadOf(battle, titleOf(battle)))} scene={scene} />
    </div>
  );
}

function useScene(seen: Seen, table: TableProps): BattleScene {
  const { facts, game } = useKit();
  const names = facts.names(table.language);
  const named = (side: string): SideName => SIDES.find((each) => each === side) ?? SIDES[0];
  return {
    ...{ game, table, columns: COLUMNS, modifiers: panelWords[table.language].modifiers },
    sideName: (side) => names.side(named(side)),
    mark: (side) => <SideMark side={named(side)} />,
    counters: (leaders, units) => (
      <Counters
        pieces={[leaders, units].flatMap((list) => seen.pieces.filter(({ piece }) => list.includes(piece)))}
        table={table}
        small
      />
    ),
  };
}

const enemyOf = (side: string): SideName => (side === "caesarians" ? "republicans" : "caesarians");

const aheadOf = (battle: ForeseenBattle, title: string): AheadBattle => ({
  ...battle,
  title,
  byDie: facesIn(battle.column, battle.modifier),
  sides: { attacker: battle.attacker, defender: enemyOf(battle.attacker) },
});
