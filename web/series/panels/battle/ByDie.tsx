/** What every face of the die brings, side by side: who wins, and what it costs both. */
import type { ReactNode } from "react";
import { Die } from "./Die.tsx";
import type { BattleScene, Role, ShownFace } from "./shape.ts";
import { battleWords } from "./words.ts";

interface ByDieProps {
  readonly faces: readonly ShownFace[];
  /** The die, when it has fallen. */
  readonly die: number | null;
  readonly sides: Readonly<Record<Role, string>>;
  readonly scene: BattleScene;
}

export function ByDie({ faces, die, sides, scene }: ByDieProps): ReactNode {
  const words = battleWords[scene.table.language];
  const wins = faces.filter(({ winner }) => winner === "attacker").length;
  const spoken = ({ die: face, winner, attacker, defender }: ShownFace): string =>
    `${face}: ${scene.sideName(sides[winner])} ${words.wins}. ${words.attacker}: ${words.results[attacker] ?? attacker}. ${words.defender}: ${words.results[defender] ?? defender}.`;
  return (
    <div className="volp-by-die">
      <p>
        <strong>{words.byDie}</strong>
        <span className="volp-chances">
          {scene.mark(sides.attacker)}
          {words.chance(wins)}
          {scene.mark(sides.defender)}
          {words.chance(6 - wins)}
        </span>
      </p>
      <ol>
        {faces.map((face) => (
          <li
            key={face.die}
            className={`volp-${face.winner} volp-of-${sides[face.winner]}${die === face.die ? " volp-fell" : die === null ? "" : " volp-other"}`}
            title={spoken(face)}
          >
            <Die value={face.die} />
            <span aria-hidden="true" className={face.winner === "attacker" ? "volp-won" : ""}>
              {face.attacker}
            </span>
            <span aria-hidden="true" className={face.winner === "defender" ? "volp-won" : ""}>
              {face.defender}
            </span>
            <span className="volp-unseen">{spoken(face)}</span>
          </li>
        ))}
        <li className="volp-heads" aria-hidden="true">
          <span />
          <span>{words.attacker}</span>
          <span>{words.defender}</span>
        </li>
      </ol>
    </div>
  );
}
