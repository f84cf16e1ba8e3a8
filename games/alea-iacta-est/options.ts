/** Scenarios, and the rulings a table may switch: those of which the texts leave most doubt. */
import { BadInput, type Option, type Options, type Scenario as ScenarioShape } from "@rubicon/engine";
import { SCENARIO_IDS } from "./scenarios.ts";

/** The first value is the usual one. */
export const OPTIONS = [
  /** AIE-R23: a reduced unit recovers in a city or away from the enemy; or only where both hold. */
  { id: "winterRecovery", values: ["either", "both"] },
  /** AIE-R151: disbanded legions are out of the game, or go to the Reserve. */
  { id: "disbanded", values: ["gone", "reserve"] },
  /** AIE-R122: whether the death of a lone leader counts as a death in combat. */
  { id: "loneDeath", values: ["combat", "other"] },
  /** AIE-R19: leaders alone in Roma escape without a die. */
  { id: "flightFromRoma", values: ["no", "yes"] },
] as const;

type OptionId = (typeof OPTIONS)[number]["id"];

const SHAPES: readonly Option[] = OPTIONS.map(({ id, values }) => ({ id, values, byDefault: values[0] }));

export const SCENARIOS: readonly ScenarioShape[] = SCENARIO_IDS.map((id) => ({ id, options: SHAPES }));

/** Options away from their default, as bits. */
export function switched(chosen: Options): number {
  let bits = 0;
  for (const [id, value] of Object.entries(chosen)) {
    const at = OPTIONS.findIndex((option) => option.id === id);
    if (at < 0) throw new BadInput(`There is no option "${id}".`);
    const place = OPTIONS[at].values.findIndex((each) => each === value);
    if (place < 0) throw new BadInput(`The option "${id}" is ${OPTIONS[at].values.join(" or ")}, not "${value}".`);
    if (place === 1) bits |= 1 << at;
  }
  return bits;
}

const BITS = new Map<OptionId, number>(OPTIONS.map(({ id }, i) => [id, 1 << i]));

/** Whether a table plays an option away from its default. */
export const isSwitched = ({ options }: { readonly options: number }, id: OptionId): boolean =>
  (options & (BITS.get(id) ?? 0)) !== 0;

/** Every option with the value it has. */
export const optionsOf = (bits: number): Record<string, string> =>
  Object.fromEntries(OPTIONS.map(({ id, values }, i) => [id, values[(bits >> i) & 1]]));
