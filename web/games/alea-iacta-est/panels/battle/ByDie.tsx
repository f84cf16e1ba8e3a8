/** What every face of the die brings, side by side: who wins, and what it costs both. */
import type { SeenBattle, SideName } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import type { TableProps } from "../../../face.ts";
import { useKit } from "../../kit.ts";
import { SideMark } from "../marks.tsx";
import { Die } from "./Die.tsx";
import { battleWords } from "./words.ts";

type Face = SeenBattle["byDie"][number];

interface ByDieProps {
  readonly faces: readonly Face[];
  /** The die, when it has fallen. */
  readonly die: number | null;
  readonly sides: { readonly attacker: SideName; readonly defender: SideName };
  readonly table: TableProps;
}

export function ByDie({ faces, die, sides, table }: ByDieProps): ReactNode {
  const words = battleWords[table.language];
  const names = useKit().facts.names(table.language);
  const wins = faces.filter(({ winner }) => winner === "attacker").length;
  const nameOf = (role: "attacker" | "defender"): string => names.side(sides[role]);
  const spoken = ({ die: face, winner, attacker, defender }: Face): string =>
    `${face}: ${nameOf(winner)} ${words.wins}. ${words.attacker}: ${words.results[attacker] ?? attacker}. ${words.defender}: ${words.results[defender] ?? defender}.`;
  return (
    <div className="aie-by-die">
      <p>
        <strong>{words.byDie}</strong>
        <span className="aie-chances">
          <SideMark side={sides.attacker} />
          {words.chance(wins)}
          <SideMark side={sides.defender} />
          {words.chance(6 - wins)}
        </span>
      </p>
      <ol>
        {faces.map((face) => (
          <li
            key={face.die}
            className={`aie-${face.winner} aie-of-${sides[face.winner]}${die === face.die ? " aie-fell" : die === null ? "" : " aie-other"}`}
            title={spoken(face)}
          >
            <Die value={face.die} />
            <span aria-hidden="true" className={face.winner === "attacker" ? "aie-won" : ""}>
              {face.attacker}
            </span>
            <span aria-hidden="true" className={face.winner === "defender" ? "aie-won" : ""}>
              {face.defender}
            </span>
            <span className="aie-unseen">{spoken(face)}</span>
          </li>
        ))}
        <li className="aie-heads" aria-hidden="true">
          <span />
          <span>{words.attacker}</span>
          <span>{words.defender}</span>
        </li>
      </ol>
    </div>
  );
}
