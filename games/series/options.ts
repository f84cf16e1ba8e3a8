/** Rulings a table may switch (AIE-R23, AIE-R151, AIE-R122, AIE-R19, IMP-R25): kept in a position as bits, away from their default. */
import { BadInput, type Option, type Options } from "@rubicon/engine";

interface Choice<Id extends string> {
  readonly id: Id;
  /** The usual one first. */
  readonly values: readonly [string, string];
}

/** What can be done with those of one game. */
export function switchesOf<Id extends string>(choices: readonly Choice<Id>[]) {
  const bits = new Map<Id, number>(choices.map(({ id }, i) => [id, 1 << i]));
  return {
    shapes: choices.map(({ id, values }): Option => ({ id, values, byDefault: values[0] })),

    /** All that are away from their default. */
    switched(chosen: Options): number {
      let all = 0;
      for (const [id, value] of Object.entries(chosen)) {
        const at = choices.findIndex((choice) => choice.id === id);
        if (at < 0) throw new BadInput(`There is no option "${id}".`);
        const place = choices[at].values.indexOf(value);
        if (place < 0) throw new BadInput(`The option "${id}" is ${choices[at].values.join(" or ")}, not "${value}".`);
        if (place === 1) all |= 1 << at;
      }
      return all;
    },

    /** Whether a table plays an option away from its default. */
    isSwitched: ({ options }: { readonly options: number }, id: Id): boolean => (options & (bits.get(id) ?? 0)) !== 0,

    /** Every option with the value it has. */
    optionsOf: (all: number): Record<string, string> =>
      Object.fromEntries(choices.map(({ id, values }, i) => [id, values[(all >> i) & 1]])),
  };
}
