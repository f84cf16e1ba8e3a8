import { type Game, openTable, pick, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { expect, test } from "vitest";
import type { Standing } from "../services.ts";
import { factsOf } from "./facts.ts";

const game: Game = juliusCaesar;

/** What a notice needs to know of a table. */
function standingAt(position: object): Standing {
  const clock = { setting: { kind: "none" }, deadline: null, remaining: null } as const;
  const info = { id: "a-table-to-tell-about", scenario: "historical", toMove: game.toMove(position), clock };
  // Only what is read is given.
  return { info, game, position } as unknown as Standing;
}

test("a channel that others read is told no question that names what they cannot know", () => {
  const table = openTable(game, { scenario: "historical", dice: { kind: "seed", seed: "notices" } });
  const random = seededDice("acts");
  const told = new Map<string, { player: number; many: number }>();
  for (let i = 0; i < 600 && table.toMove !== "over"; i++) {
    const { ask } = game.question(table.position);
    const [player, many] = (["player", "many"] as const).map(
      (readers) => factsOf(standingAt(table.position), "move", "en", readers, "https://rubicon.example").question,
    );
    expect(player).toBe(game.words("en").question(game.question(table.position)));
    expect([player, null]).toContain(many);
    const counts = told.get(ask) ?? { player: 0, many: 0 };
    told.set(ask, { player: counts.player + 1, many: counts.many + (many === null ? 0 : 1) });
    table.act(table.toMove, pick(game.legal(table.position), random));
  }
  // Which card to play is asked of everybody; which block marches is for one side to know.
  expect(told.get("choose")).toMatchObject({ many: told.get("choose")?.player });
  const march = told.get("march") ?? { player: 0, many: 0 };
  expect(march.player).toBeGreaterThan(10);
  expect(march.many).toBeLessThan(march.player / 5);
});
