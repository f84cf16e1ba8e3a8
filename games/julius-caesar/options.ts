/** Scenarios, and the rulings that a table may switch: where the texts of the game differ, both readings are here. */
import { BadInput, type Option, type Options, type Scenario } from "@rubicon/engine";

export const OPTIONS = [
  /** Who goes first when Apollo copies a command card: the copied card decides, or its player always does. */
  { id: "apolloOrder", values: ["copied-card", "always-first"], byDefault: "copied-card" },
  /** When Cleopatra, turned by Vulcan, fights her old comrades. */
  { id: "vulcanCleopatra", values: ["at-once", "battle-phase"], byDefault: "at-once" },
  /** Whether victory is checked after navis and supply, or before. */
  { id: "winterOrder", values: ["supply-first", "victory-first"], byDefault: "supply-first" },
  /** Whether the limits of roads for retreats count for a whole round, or afresh in each turn of a letter. */
  { id: "retreatLimits", values: ["by-round", "by-turn"], byDefault: "by-round" },
  /** Where navis go from a battle in a port: where the lists for sea battles allow, or to any sea without an enemy. */
  { id: "portRetreat", values: ["by-lists", "open-seas"], byDefault: "by-lists" },
  /** What it costs a defender when his reserves come too late: a step each, or his role alone. */
  { id: "lateDefenders", values: ["lose-a-step", "unharmed"], byDefault: "lose-a-step" },
] as const satisfies readonly Option[];

export type OptionId = (typeof OPTIONS)[number]["id"];

// JC-5.3.a: the free set-up is optional.
export const SCENARIO_IDS = ["historical", "free"] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const SCENARIOS: readonly Scenario[] = SCENARIO_IDS.map((id) => ({ id, options: OPTIONS }));

const OPTION_IDS: readonly string[] = OPTIONS.map(({ id }) => id);

/** Bits of the options that stand away from their default, in the order of OPTIONS. */
export function switched(options: Options): number {
  for (const id of Object.keys(options)) {
    if (!OPTION_IDS.includes(id))
      throw new BadInput(`Julius Caesar has no option "${id}"; it has ${OPTION_IDS.join(", ")}.`);
  }
  return OPTIONS.reduce((bits, { id, values }, index) => {
    const chosen = options[id] ?? values[0];
    const names: readonly string[] = values;
    const at = names.indexOf(chosen);
    if (at < 0) throw new BadInput(`Option "${id}" is ${values.join(" or ")}, not "${chosen}".`);
    return bits | (at << index);
  }, 0);
}

export function optionsOf(bits: number): Record<string, string> {
  return Object.fromEntries(OPTIONS.map(({ id, values }, index) => [id, values[(bits >> index) & 1]]));
}

/** The same, without those that stand at their default. */
export function optionsAway(bits: number): Record<string, string> {
  return Object.fromEntries(
    OPTIONS.flatMap(({ id, values }, index) => ((bits >> index) & 1 ? [[id, values[1]] as const] : [])),
  );
}

const BITS = new Map<string, number>(OPTION_IDS.map((id, index) => [id, 1 << index]));

export const isSwitched = ({ options }: { readonly options: number }, id: OptionId): boolean =>
  (options & (BITS.get(id) ?? 0)) !== 0;
