import { describe, expect, test } from "vitest";
import { arrive } from "../arriving.ts";
import { TO_COME } from "../board.ts";
import type { Event } from "../events/index.ts";
import { own, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { ON_MAP, PLAYED } from "../stratagems.ts";
import { put } from "../table.ts";
import { enemyAsked, romeAsked, titlesIn } from "../testing/playing.ts";
import { asked, goTo, type Layout, lay, piece, play, reason, run, side, told, zone } from "../testing/table.ts";

/** Somebody comes into a zone; what was told. */
function come(p: Position, name: string, where: string): Event[] {
  const events: Event[] = [];
  put(p, piece(name), zone(where));
  arrive(p, [piece(name)], zone(where), (event) => events.push(event));
  return events;
}

const scoredBy = (p: Position, rule: string): number[] =>
  told(run(goTo(p, { step: "points" })), "points")
    .filter((event) => event.rule === rule)
    .map(({ points }) => points);

describe("the Parthian Coup (6.1)", () => {
  const LAID: Layout = {
    enemy: { parthes_babylonia: ["parthes_1", "parthes_2"], parthes_media: ["chosroes", "parthes_chief", "parthes_3"] },
    war: ["parthes"],
    markers: [["coup_etat_parthe", "parthes_babylonia"]],
  };

  test("IMP-6.1.a IMP-6.1.c IMP-10.j it lies in Ctesiphon, and is worth 3 points every year", () => {
    const p = romeAsked({ rome: { roma: ["commodus*"] }, hands: { rome: ["coup_etat_parthe"] } });
    play(p, "play coup_etat_parthe");
    expect([titlesIn(p, ON_MAP), scoredBy(p, "IMP-10.j")]).toEqual([["coup_etat_parthe"], [3]]);
    expect(scoredBy(p, "IMP-10.j")).toEqual([3]);
  });

  test("IMP-6.1.b IMP-6.1.c IMP-C103 lifted by a leader with a name beside three units, when one of them comes", () => {
    // A leader with a name, and two units.
    const two = lay(LAID);
    expect([come(two, "chosroes", "parthes_babylonia"), titlesIn(two, ON_MAP)]).toEqual([[], ["coup_etat_parthe"]]);
    expect(scoredBy(two, "IMP-10.j")).toEqual([3]);
    // Three units, and a leader without one.
    const nameless = lay(LAID);
    come(nameless, "parthes_chief", "parthes_babylonia");
    expect(come(nameless, "parthes_3", "parthes_babylonia")).toEqual([]);
    // Both.
    const events = come(two, "parthes_3", "parthes_babylonia");
    expect(told(events, "lifted")).toEqual([
      { e: "lifted", rule: "IMP-6.1.b", stratagem: "coup_etat_parthe", zone: "parthes_babylonia" },
    ]);
    expect([titlesIn(two, PLAYED), scoredBy(two, "IMP-10.j")]).toEqual([["coup_etat_parthe"], []]);
  });

  test("IMP-6.1.b IMP-C177 who is there already lifts nothing: somebody has to come", () => {
    const layout = {
      ...LAID,
      enemy: { parthes_babylonia: ["chosroes", "parthes_1", "parthes_2", "parthes_3"], parthes_media: ["parthes_4"] },
    };
    const p = romeAsked({ ...layout, markers: [], hands: { rome: ["coup_etat_parthe"] } });
    play(p, "play coup_etat_parthe");
    expect(titlesIn(p, ON_MAP)).toEqual(["coup_etat_parthe"]);
    // A Roman who comes is nobody for it.
    put(p, piece("avidius_cassius"), zone("syria_coele"));
    expect(come(p, "avidius_cassius", "parthes_babylonia")).toEqual([]);
    expect(told(come(p, "parthes_4", "parthes_babylonia"), "lifted")).toHaveLength(1);
  });

  test("IMP-6.1.b IMP-R72 a People at peace does not lift it", () => {
    const p = lay({
      peoples: { parthes_babylonia: ["chosroes", "parthes_1", "parthes_2"], parthes_media: ["parthes_3"] },
      markers: LAID.markers ?? [],
    });
    expect(come(p, "parthes_3", "parthes_babylonia")).toEqual([]);
  });

  test("IMP-6.1.b on the march", () => {
    const p = lay({ ...LAID, sequences: { rome: 0, enemy: 1 } });
    run(goTo(p, { step: "movement", side: ENEMY }));
    const events = play(p, ["take chosroes", "add parthes_3", "step parthes_babylonia"]);
    expect(told(events, "lifted")).toHaveLength(1);
  });
});

describe("Intrigue in the Senate (6.2)", () => {
  const LAID: Layout = {
    rome: { roma: ["praetoria_1"], campania: ["commodus*", "praetoria_2", "equites_singulares", "perennis"] },
    markers: [["intrigue_au_senat", "roma"]],
  };

  test("IMP-6.2.n IMP-6.2.p IMP-10.p it lies in Rome, and is worth 2 points, however many of them lie there", () => {
    const p = enemyAsked({
      rome: { roma: ["commodus*"] },
      hands: { enemy: ["intrigue_au_senat", "intrigue_au_senat"] },
    });
    play(p, ["play intrigue_au_senat", "play intrigue_au_senat"]);
    expect([titlesIn(p, ON_MAP), scoredBy(p, "IMP-10.p")]).toEqual([["intrigue_au_senat", "intrigue_au_senat"], [2]]);
  });

  test("IMP-6.2.o IMP-6.2.p IMP-C104 lifted when an Augustus and all Praetorians in play are there", () => {
    const p = lay(LAID);
    expect([come(p, "commodus", "roma"), scoredBy(p, "IMP-10.p")]).toEqual([[], [2]]);
    const events = come(p, "praetoria_2", "roma");
    expect(told(events, "lifted")).toEqual([
      { e: "lifted", rule: "IMP-6.2.o", stratagem: "intrigue_au_senat", zone: "roma" },
    ]);
    expect([titlesIn(p, PLAYED), scoredBy(p, "IMP-10.p")]).toEqual([["intrigue_au_senat"], []]);
  });

  test("IMP-6.2.o IMP-C177 whoever sat there already has to come again", () => {
    const p = enemyAsked({
      rome: { roma: ["commodus*", "praetoria_1"], campania: ["perennis", "equites_singulares"] },
      hands: { enemy: ["intrigue_au_senat"] },
    });
    play(p, "play intrigue_au_senat");
    expect(titlesIn(p, ON_MAP)).toEqual(["intrigue_au_senat"]);
    // Nobody else will do.
    for (const name of ["perennis", "equites_singulares"]) expect(come(p, name, "roma")).toEqual([]);
    put(p, piece("praetoria_1"), zone("campania"));
    expect(told(come(p, "praetoria_1", "roma"), "lifted")).toHaveLength(1);
  });

  test("IMP-6.2.o IMP-R72 Praetorians who rebel or mutiny are in play; the dead are not", () => {
    const rebels = lay({
      rome: { campania: ["commodus*"], roma: ["praetoria_1"] },
      enemy: { ravenna: ["septimius_severus!", "praetoria_2"] },
      markers: LAID.markers ?? [],
    });
    expect(come(rebels, "commodus", "roma")).toEqual([]);
    const dead = lay({ rome: { campania: ["commodus*"], roma: ["praetoria_1"] }, markers: LAID.markers ?? [] });
    expect(told(come(dead, "commodus", "roma"), "lifted")).toHaveLength(1);
    const mutinous = lay({
      rome: { campania: ["commodus*"] },
      mutiny: { roma: ["praetoria_1"] },
      markers: LAID.markers ?? [],
    });
    expect(told(come(mutinous, "commodus", "roma"), "lifted")).toHaveLength(1);
  });

  test("IMP-6.2.o not by Praetorians alone", () => {
    const p = lay({ ...LAID, rome: { campania: ["praetoria_1"], ravenna: ["commodus*"] } });
    expect(come(p, "praetoria_1", "roma")).toEqual([]);
  });

  test("IMP-6.2.o several of them are lifted together", () => {
    const p = lay({
      ...LAID,
      rome: { campania: ["commodus*"] },
      markers: [
        ["intrigue_au_senat", "roma"],
        ["intrigue_au_senat", "roma"],
      ],
    });
    expect(told(come(p, "commodus", "roma"), "lifted")).toHaveLength(2);
  });

  test("IMP-R72 IMP-R40 a leader who enters the game there, and finds the throne empty, has come", () => {
    const p = lay({ rome: { roma: ["praetoria_1"] }, year: 185, markers: LAID.markers ?? [] });
    own.at(p)[piece("septimius_severus")] = TO_COME;
    own.due(p)[piece("septimius_severus")] = 185;
    const events = run(goTo(p, { step: "arrivals", side: ROME }));
    expect(told(events, "emperor")).toMatchObject([{ leader: "septimius_severus" }]);
    expect(told(events, "lifted")).toHaveLength(1);
  });
});

describe("the Armenian Alliance (6.3)", () => {
  test("IMP-6.3.i IMP-TE.14.a IMP-10.f IMP-10.n IMP-C187 Armenia changes hands at once, and may again", () => {
    const p = enemyAsked({
      rome: { armenia: ["armenia_1"], roma: ["commodus*"] },
      armenia: "rome",
      hands: { enemy: ["alliance_armenienne"] },
    });
    const events = play(p, "play alliance_armenienne");
    expect(told(events, "armenia")).toMatchObject([{ side: "enemy", rule: "IMP-6.3.i" }]);
    expect([p.armenia, side(p, "armenia_1")]).toEqual([ENEMY, "enemy"]);
    expect([scoredBy(p, "IMP-10.n"), scoredBy(p, "IMP-10.f")]).toEqual([[1], []]);
    const back = enemyAsked({
      rome: { roma: ["commodus*"] },
      enemy: { armenia: ["armenia_1"] },
      armenia: "enemy",
      hands: { enemy: ["alliance_armenienne"] },
    });
    // Whoever plays it, for better or worse.
    play(back, "play alliance_armenienne");
    expect([back.armenia, scoredBy(back, "IMP-10.f"), scoredBy(back, "IMP-10.n")]).toEqual([ROME, [1], []]);
  });

  test("IMP-R82 IMP-R104 a leader who finds himself alone with the Armenians gets away, or not", () => {
    const p = enemyAsked({
      rome: { armenia: ["armenia_1", "avidius_cassius"], roma: ["commodus*"] },
      armenia: "rome",
      hands: { enemy: ["alliance_armenienne"] },
    });
    play(p, "play alliance_armenienne", [3]);
    expect(asked(p)).toBe("loneLeader");
  });

  test("IMP-S.h there is none where Armenia is not used", () => {
    const p = enemyAsked({
      scenario: "s1_avidius_cassius",
      rome: { roma: ["commodus*"] },
      hands: { enemy: ["alliance_armenienne"] },
    });
    expect(reason(p, "play alliance_armenienne")).toBe("IMP-S.h armeniaUnused");
  });
});
