/** What the words add to acts, places and moments, from what a viewer sees. */
import { type Closer, LANGUAGES, type Language, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { sight } from "../sight.ts";
import { eve } from "../testing/battle.ts";
import { actOf, box, lay, play, run, turnWith } from "../testing/table.ts";
import { words } from "./index.ts";

function closer(language: Language): Closer<Act> {
  const said = words(box, language).closer;
  if (said === undefined) throw new Error("this game looks closer");
  return said;
}

const note = (p: Position, act: string, viewer = "caesar") => closer("en").note(actOf(act), sight(p, viewer));

describe("a note on an act", () => {
  const p = turnWith({
    map: {
      ravenna: ["caesar", "legio-13 2", "c-navis-2"],
      genua: ["legio-8"],
      asculum: ["pompeius", "legio-1", "p-auxilia-1"],
    },
    cards: { caesar: "4/1", pompeius: "2/2" },
  });

  test("says whom a move meets, and what the place is worth", () => {
    expect(note(p, "move legio-13 asculum")).toBe("attack: 3 blocks");
    expect(note(p, "move legio-13 genua")).toBe("1 of yours");
    expect(note(p, "move legio-13 roma")).toBe("★2, vacant");
    expect(note(p, "activate ravenna")).toBe("3 blocks");
  });

  test("counts those who attack already", () => {
    const attacking = juliusCaesar.copy(p);
    play(attacking, ["activate ravenna", "move legio-13 asculum"]);
    expect(note(attacking, "move caesar asculum")).toBe("attack: 1 of yours so far against 3");
  });

  test("calls it reinforcement where the enemy attacks", () => {
    const second = turnWith({
      map: { ravenna: ["caesar"], roma: ["legio-13"], asculum: ["legio-1", "legio-2"] },
      cards: { caesar: "2/2", pompeius: "4/1" },
    });
    play(second, ["activate asculum", "move legio-1 roma", "end-group", "end-moves", "end-levy"]);
    expect(note(second, "move caesar roma")).toBe("★2, reinforce: 1 of yours against 1");
  });

  test("tells strengths of one's own blocks", () => {
    expect(note(p, "raise legio-13")).toBe("Ravenna, C3 II → III");
    expect(note(p, "levy legio-17 roma")).toBe("C2 I");
    expect(note(p, "disband caesar")).toBe("Ravenna, A3 III");
    expect(note(p, "fire legio-13")).toBe("2 dice");
  });

  test("tells a watcher nothing, and nobody what he does not see", () => {
    expect(note(p, "move legio-13 asculum", "watcher")).toBe("");
    expect(note(p, "take-hit legio-1")).toBe("");
    expect(note(p, "strike asculum green")).toBe("one of 3");
  });
});

describe("a closer look", () => {
  const p = lay({ historical: true });
  const look = (place: string) => closer("en").look(place, sight(p, "caesar"));

  test("shows a place, who stands there, and where its ways lead", () => {
    expect(look("massilia").split("\n")).toEqual([
      "MASSILIA: major port; feeds 4 blocks in winter",
      "  Massilia ★1          Caesar     Legio 11 C3 III, Legio 14 C3 III, Navis 1 D2 II",
      "→ major road, 4 blocks:",
      "  Genua                Caesar     Antonius A2 II, Legio 8 C3 III, Legio 12 C3 III",
      "  Lugdunum             Caesar     Legio 16 C2 III, Equitatus 1 B2 III",
      "  Narbo                Caesar     Legio 7 C2 III, Legio 9 C2 III, Legio 10 C4 III",
      "→ coast:",
      "  Mare Hispanum        vacant",
    ]);
    expect(look("messana")).toMatch(/→ strait, 2 blocks:\n {2}Rhegium +vacant/);
  });

  test("shows the enemy from behind", () => {
    expect(look("tarraco")).toContain("▮×3 green blocks");
    expect(look("tarraco")).not.toMatch(/Legio 5|Equitatus 1 B/);
  });

  test("a sea has coasts and other seas", () => {
    expect(look("internum")).toMatch(/^MARE INTERNUM: sea\n.*→ coast:\n.*→ sea:\n {2}Mare Aegaeum/s);
  });

  test("understands beginnings, and asks where they mean several places", () => {
    expect(look("Carthago nova")).toMatch(/^CARTHAGO NOVA/);
    expect(look("nova")).toMatch(/^CARTHAGO NOVA/);
    expect(look("car")).toBe("Which place: Caralis and Carthago Nova?");
    expect(look("londinium")).toBe('No place on the map is called "londinium".');
  });
});

describe("the scene", () => {
  const scene = (p: Position) => closer("en").scene(sight(p, "caesar"));

  test("is how the year stands while a card is chosen", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice(1));
    expect(scene(p)).toMatch(/^Year 705 \(49 BC\)\. Points: .*\nCaesar: 6 cards in hand: /);
  });

  test("is the battle while one is fought", () => {
    const p = eve({ place: "roma", attacker: "caesar", from: { ravenna: ["caesar"] }, defenders: ["legio-1"] });
    run(p);
    expect(scene(p)).toMatch(/^BATTLE IN ROMA, round 1\n.*C defender Pompeius: Legio 1 /s);
  });

  test("is nothing where the question says enough", () => {
    const p = turnWith({ map: { ravenna: ["caesar"] }, cards: { caesar: "4/1", pompeius: "2/2" } });
    expect(scene(p)).toBe("");
  });
});

test("in every language, at every decision of a game, notes and scenes leave no hole", () => {
  const p = juliusCaesar.begin("historical");
  const dice = seededDice("notes");
  juliusCaesar.open(p, dice);
  const kinds = new Set<string>();
  for (let seat = juliusCaesar.toMove(p); seat !== "over"; seat = juliusCaesar.toMove(p)) {
    const legal = juliusCaesar.legal(p);
    const seen = sight(p, seat);
    for (const act of legal) {
      if (!kinds.has(act.do))
        for (const language of LANGUAGES) {
          const said = closer(language).note(act, seen);
          expect(`${closer(language).scene(seen)} ${said}`).not.toMatch(/undefined|NaN|null/);
        }
      kinds.add(act.do);
    }
    juliusCaesar.play(p, legal[dice.roll(legal.length) - 1], dice);
  }
  expect(kinds.size).toBeGreaterThan(15);
});
