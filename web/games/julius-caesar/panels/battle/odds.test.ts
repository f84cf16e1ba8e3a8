import { type Json, plain, seededDice } from "@rubicon/engine";
import { juliusCaesar, type Position } from "@rubicon/julius-caesar";
import { type Seen, seenFrom } from "@rubicon/julius-caesar/components";
import { describe, expect, test } from "vitest";
import { fightOn, forcesOf, standing } from "./odds.ts";

const sightOf = (p: Position): Seen => seenFrom(juliusCaesar.sight(p, juliusCaesar.toMove(p)));

function begun(forces: Json): Position {
  const p = juliusCaesar.lab?.begin(forces);
  if (!p) throw new Error("Julius Caesar has no lab");
  juliusCaesar.open(p, seededDice("opening"));
  return p;
}

const FORCES = {
  place: "roma",
  attacker: "caesar",
  caesar: { blocks: ["caesar", "legio-13", "legio-10 2", "c-ballista"], from: "ravenna" },
  pompeius: { blocks: ["pompeius", "legio-1", "p-auxilia-1", "p-ballista", "cleopatra 2"] },
};

/** What the odds depend on: where the battle stands, and who stands in it. */
function state({ battle, places, asked }: Seen): Json {
  const blocks = places.find(({ place }) => place === battle?.place)?.blocks ?? [];
  return plain({
    battle: battle && { ...battle, surprise: battle.surprise && battle.round === 1, sailed: [] },
    blocks: blocks.map(({ side, block, strength }) => ({ side, block, strength })),
    asked: asked?.ask,
  });
}

describe("the chances of a battle", () => {
  test("at every turn of many battles the lab is brought to exactly where the battle stands", () => {
    let compared = 0;
    let untold = 0;
    for (let game = 0; game < 40; game++) {
      const p = begun({ ...FORCES, surprise: game % 4 === 0 });
      const dice = seededDice(`dice ${game}`);
      const choice = seededDice(`choice ${game}`);
      while (sightOf(p).battle) {
        const seen = sightOf(p);
        const copy = standing(seen);
        const must = seen.asked?.question?.ask === "battleTurn" && seen.asked.question.must;
        // Nobody can pass who has to retreat: then nothing is left to be told.
        if (must) expect(copy).toBeNull();
        else if (copy) {
          compared++;
          expect(state(sightOf(copy))).toEqual(state(seen));
        } else untold++;
        const legal = juliusCaesar.legal(p);
        juliusCaesar.play(p, legal[choice.roll(legal.length) - 1], dice);
      }
    }
    expect(compared).toBeGreaterThan(500);
    expect(untold).toBe(0);
  });

  test("JC-H.b where a reserve is hidden there are no figures", () => {
    const p = begun({ ...FORCES, pompeius: { ...FORCES.pompeius, reserves: ["legio-35"] } });
    const caesar = seenFrom(juliusCaesar.sight(p, "caesar"));
    expect(forcesOf(caesar)).toBeNull();
    expect(standing(caesar)).toBeNull();
    expect(forcesOf(seenFrom(juliusCaesar.sight(p, "pompeius")))).not.toBeNull();
  });

  test("JC-7.2.c a far stronger side nearly always wins, and trying leaves the battle as it stands", () => {
    const p = begun({
      ...FORCES,
      caesar: { blocks: ["caesar", "legio-10", "legio-13", "legio-8"], from: "ravenna" },
      pompeius: { blocks: ["legio-5 1"] },
    });
    const start = standing(sightOf(p));
    if (!start) throw new Error("the battle cannot be told");
    const before = juliusCaesar.hash(start);
    const winners = Array.from({ length: 200 }, (_, i) => fightOn(start, `${i}`));
    expect(winners.filter((side) => side === "caesar").length).toBeGreaterThan(190);
    expect(juliusCaesar.hash(start)).toBe(before);
  });

  test("without a battle there is nothing to try", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice("1"));
    expect(standing(sightOf(p))).toBeNull();
  });
});
