/** One side of a battle: its leaders and units as counters, and the four figures the table asks for. */
import type { ReactNode } from "react";
import { signed } from "../../signed.ts";
import type { BattleScene, Role, ShownForce } from "./shape.ts";
import { battleWords } from "./words.ts";

interface ForceProps {
  readonly role: Role;
  readonly force: ShownForce;
  readonly other: ShownForce;
  /** The strength is still that of the battle, all else of what is left. */
  readonly decided: boolean;
  readonly scene: BattleScene;
}

export function Force({ role, force, other, decided, scene }: ForceProps): ReactNode {
  const words = battleWords[scene.table.language];
  const strength = { name: words.sp, value: `${force.sp}`, better: force.sp > other.sp };
  const ratings = [
    { name: words.quality, value: `${force.quality}`, better: force.quality > other.quality },
    { name: words.tb, value: signed(force.tb), better: force.tb > other.tb },
    ...(force.pc === null || other.pc === null
      ? []
      : [{ name: words.pc, value: `${force.pc}`, better: force.pc > other.pc }]),
  ];
  const figures = decided ? [strength] : [strength, ...ratings];
  return (
    <section className={`volp-force volp-of-${force.side}`}>
      <header>
        {scene.mark(force.side)}
        <h3>{scene.sideName(force.side)}</h3>
        <span className="volp-role">{words[role]}</span>
        <dl>
          {figures.map(({ name, value, better }) => (
            <div key={name} className={better ? "volp-better" : ""}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {scene.counters(force.leaders, force.units)}
    </section>
  );
}
