/** The battle that is being fought, or is next, in few lines (AIE-8.3.a, IMP-8.2.a): both Forces, the column, and what each die would bring. */
import { signed } from "@rubicon/engine";
import { columnText, type ShiftedOdds, type ShiftWords } from "./said.ts";

/** What a language needs for it. */
export interface BattleWords {
  readonly battle: string;
  readonly attacker: string;
  readonly defender: string;
  readonly column: string;
  /** What shifts it. */
  readonly forQuality: ShiftWords;
  readonly die: string;
  readonly wins: Readonly<Record<"attacker" | "defender", string>>;
  /** Of a Force that has fought: those who are still there. */
  left(pieces: readonly string[]): string;
}

interface SceneForce {
  readonly side: string;
  readonly leaders: readonly string[];
  readonly units: readonly string[];
  readonly sp: number;
  readonly quality: number;
}

interface SceneBattle extends ShiftedOdds {
  readonly zone: string;
  readonly attacker: SceneForce;
  readonly defender: SceneForce;
  readonly modifiers: readonly { readonly key: string; readonly value: number }[];
  readonly decided: boolean;
  readonly die: number | null;
  readonly byDie: readonly {
    readonly die: number;
    readonly attacker: string;
    readonly defender: string;
    readonly winner: "attacker" | "defender";
  }[];
}

/** What things are called in it. */
interface Called {
  /** "Naval battle: Gallia 8" */
  readonly heading: string;
  piece(piece: string): string;
  side(side: string): string;
  modifier(key: string): string;
}

export function battleLines(battle: SceneBattle, words: BattleWords, called: Called): string[] {
  const force = (label: string, { side, leaders, units, sp, quality }: SceneForce): string => {
    const pieces = [...leaders, ...units].map(called.piece);
    // The quality it fought with is not remembered, and that of the rest beside the strength of all would mislead.
    const worth = battle.decided ? `${sp}; ${words.left(pieces)}` : `${sp} (${quality}): ${pieces.join(", ")}`;
    return `  ${label}, ${called.side(side)}, ${worth}`;
  };
  const moved = battle.modifiers.map(({ key, value }) => `${signed(value)} ${called.modifier(key)}`);
  const faces = battle.byDie.map(({ die, attacker, defender, winner }) => {
    const won = die === battle.die ? `${die}!` : `${die}`;
    return `  ${words.die} ${won}: ${attacker} / ${defender}, ${words.wins[winner]}`;
  });
  return [
    `${called.heading} · ${words.column} ${columnText(battle, words.forQuality)}${moved.length === 0 ? "" : ` · ${moved.join(", ")}`}`,
    force(words.attacker, battle.attacker),
    force(words.defender, battle.defender),
    ...faces,
  ];
}
