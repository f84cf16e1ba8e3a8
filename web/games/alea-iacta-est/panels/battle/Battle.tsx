/** The battle being fought, the one that is next, or those that a march would lead to: all that is known before the die falls. */
import { COLUMNS, facesIn, SIDES, type SideName, seenFrom, sideLedBy } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { BattlePanel } from "../../../../series/panels/battle/BattlePanel.tsx";
import type { TableProps } from "../../../face.ts";
import { useKit } from "../../kit.ts";
import { Counters, SideMark } from "../marks.tsx";
import { panelWords, playWords } from "../words.ts";

const named = (side: string): SideName => SIDES.find((each) => each === side) ?? SIDES[0];

export function Battle(table: TableProps): ReactNode {
  const { language } = table;
  const seen = seenFrom(table.sight);
  const { facts, game } = useKit();
  const names = facts.names(language);
  const question = seen.asked?.question;
  return (
    <BattlePanel
      battle={seen.battle}
      waiting={question?.ask === "battles" ? question : null}
      own={sideLedBy(seen, table.viewer)}
      titleOf={({ zone, naval = false }) => playWords[language].battle(names.place(zone), naval)}
      zoneName={names.place}
      facesIn={facesIn}
      enemyOf={(side) => SIDES.find((each) => each !== side) ?? side}
      scene={{
        ...{ game, table, columns: COLUMNS, modifiers: panelWords[language].modifiers },
        sideName: (side) => names.side(named(side)),
        mark: (side) => <SideMark side={named(side)} />,
        counters: (leaders, units) => (
          <Counters
            pieces={[leaders, units].flatMap((list) => seen.pieces.filter(({ piece }) => list.includes(piece)))}
            table={table}
            small
          />
        ),
      }}
    />
  );
}
