/** How every level sets up where it may do so as it likes. */
import { type Bot, greedy, LEVELS, seatBot } from "@rubicon/bots";
import type { Deploying, Deployment, Game, Placement, Thought } from "@rubicon/engine";
import { seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { describe, expect, test } from "vitest";
import { thoughtFor } from "../registry.ts";

const game: Game = juliusCaesar;
const thought = shipped();
const { deploying } = thought;

function shipped(): Thought & { readonly deploying: Deploying } {
  const found = thoughtFor(game);
  if (found?.deploying === undefined) throw new Error("Julius Caesar knows no free set-up");
  return { ...found, deploying: found.deploying };
}

const knowing = (kept: readonly Deployment[]): Thought => ({
  ...thought,
  deploying: { ...deploying, kept: () => kept },
});

function table(): object {
  const p = game.begin("free", {});
  game.open(p, seededDice("free"));
  return p;
}

/** How Caesar stands when a bot has set him up, and how many clicks it took. */
function setUpBy(
  bot: Bot,
  thinking: Thought,
  luck: string,
): { readonly placement: Placement; readonly clicks: number } {
  const p = table();
  const player = seatBot(bot, game, seededDice(luck), { thought: thinking, budget: { evaluations: 2 } });
  for (let clicks = 1; ; clicks++) {
    const act = player.act(p);
    expect(game.refuse(p, act)).toBeNull();
    if (act.do === "deployed") return { placement: deploying.placement(p), clicks };
    game.play(p, act, seededDice("none falls"));
  }
}

const cityOf = (placement: Placement, piece: string): string | undefined =>
  placement.find(({ pieces }) => pieces.includes(piece))?.at;

/** Caesar and Antonius have changed places. */
const EXCHANGED = {
  share: 1,
  placement: deploying.placement(table()).map(({ at, pieces }) => ({
    at,
    pieces: pieces.map((piece) => (piece === "caesar" ? "antonius" : piece === "antonius" ? "caesar" : piece)),
  })),
};
const [RAVENNA, GENUA] = ["caesar", "antonius"].map((leader) => cityOf(deploying.placement(table()), leader));

describe.each(LEVELS)("$name", (bot) => {
  test("lays what is kept, never quite the same", () => {
    const laid = ["a", "b", "c", "d"].map((luck) => setUpBy(bot, knowing([EXCHANGED]), luck).placement);
    for (const placement of laid)
      expect([cityOf(placement, "caesar"), cityOf(placement, "antonius")]).toEqual([GENUA, RAVENNA]);
    expect(new Set(laid.map((placement) => JSON.stringify(placement))).size).toBeGreaterThan(1);
  });

  test("chooses as often as it should", () => {
    const printed = { share: 0, placement: deploying.placement(table()) };
    for (const luck of ["a", "b", "c"])
      expect(cityOf(setUpBy(bot, knowing([printed, EXCHANGED]), luck).placement, "caesar")).toBe(GENUA);
  });

  test("sets up as it is printed where nothing is kept, or nothing that can be laid", () => {
    const unknown = { share: 1, placement: [{ at: "ravenna", pieces: ["hannibal"] }] };
    for (const kept of [[], [unknown]])
      expect(setUpBy(bot, knowing(kept), "luck")).toEqual({ placement: deploying.placement(table()), clicks: 1 });
  });

  test("goes on from wherever somebody else has left off", () => {
    const p = table();
    const random = seededDice("somebody else");
    for (let i = 0; i < 3; i++) for (const act of deploying.recast(p, random)) game.play(p, act, random);
    const player = seatBot(bot, game, seededDice("luck"), {
      thought: knowing([EXCHANGED]),
      budget: { evaluations: 2 },
    });
    for (let act = player.act(p); act.do !== "deployed"; act = player.act(p)) game.play(p, act, random);
    expect(cityOf(deploying.placement(p), "caesar")).toBe(GENUA);
  });
});

test("greedy looks one act ahead, and knows no deployments", () => {
  const p = table();
  const choice = (thinking: Thought) => seatBot(greedy, game, seededDice("luck"), { thought: thinking }).act(p);
  expect(choice(knowing([EXCHANGED]))).toBe(choice(knowing([])));
});
