/** The made-up game that stands in for the large ones where a test is about the command. */
import { type Game, type Origin, openTable, type Table, writePack } from "@rubicon/engine";
import { makeSkirmish, SMALL_COMPONENTS, SMALL_PACK, skirmishPack } from "@rubicon/engine/testing";

export { skirmishRules } from "@rubicon/engine/testing";

export const skirmish: Game = makeSkirmish(SMALL_PACK);

/** The same game over two rounds instead of four: another pack. */
const SHORT_PACK = skirmishPack({ ...SMALL_COMPONENTS, rounds: 2 }, "short");
export const SHORT_FILE = writePack(SHORT_PACK);
export const shortSkirmish: Game = makeSkirmish(SHORT_PACK);

/** A table at which all pieces stand and the stances are shown: the first turn of red, whom north leads. */
export function deployed(scenario: string, seed = "deployed"): Table<object> {
  const dice: Origin = { kind: "seed", seed };
  const table = openTable(skirmish, { scenario, dice, players: { north: "human", south: "human" } });
  while (skirmish.question(table.position).ask !== "turn") table.act(table.toMove, skirmish.legal(table.position)[0]);
  return table;
}
