import { describe, expect, test } from "vitest";
import { ABSENT, GONE } from "../board.ts";
import { CHIEF_SLAIN, FACTION_LEADER, factionLeaders, hasTitle, isFlagged, own, type Position } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import { troublesOf } from "../steps/republic.ts";
import { ON_MAP, PLAYED } from "../stratagems.ts";
import { attacking } from "../testing/field.ts";
import { moving } from "../testing/moving.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  inZone,
  isReduced,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  told,
  toMove,
  zone,
} from "../testing/table.ts";
import { openWindow } from "../windows.ts";

/** A window in which either side may play, the Caesarians first, in a sequence of theirs. */
function between(layout: Layout): Position {
  const p = lay(layout);
  goTo(p, { step: "movesAndCombats", side: CAES, extra: false, begun: false });
  openWindow(p, "sequence", CAES);
  run(p);
  return p;
}

describe("Assassination (6.3.3)", () => {
  const ROME: Layout = {
    hands: { caesarians: ["01"] },
    caesarians: { "gallia-1": ["caesar*", "legio-X"], "gallia-8": ["lepidus"] },
    republicans: { "graecia-1": ["pompeius*", "cassius*", "scipio", "legio-I"], "graecia-3": ["cato"] },
  };
  /** The faces of a d10 that kill him. */
  const killedBy = (layout: Layout, target: string): number[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((die) => {
      const p = between(layout);
      const events = play(p, `murder stratagem-01-b ${target}`, [die + 1]);
      expect(told(events, "murder")[0]).toMatchObject({ leader: target, die, killed: at(p, target) === "gone" });
      return at(p, target) === "gone";
    });

  test("AIE-6.3.3.b AIE-6.3.3.c AIE-C177 8 or 9 kills, and M. Antonius or Octavianus only 9", () => {
    expect(killedBy(ROME, "scipio")).toEqual([8, 9]);
    const others: Layout = {
      hands: { republicans: ["01"] },
      caesarians: { "gallia-1": ["octavianus*", "m-antonius", "legio-X"] },
      republicans: { "graecia-1": ["pompeius*", "legio-I"] },
    };
    expect(killedBy(others, "m-antonius")).toEqual([9]);
    expect(killedBy(others, "octavianus")).toEqual([9]);
  });

  test("AIE-6.3.3.a AIE-C177 any enemy Roman leader on the map, wherever he is; never Caesar, one's own or a neutral one", () => {
    const p = between(ROME);
    expect(legal(p, "murder stratagem-01-b")).toEqual(
      ["cassius", "cato", "pompeius", "scipio"].map((name) => `murder stratagem-01-b ${name}`),
    );
    expect(reason(p, "murder stratagem-01-b lepidus")).toBe("AIE-6.3.3.a murderOwn");
    expect(reason(p, "murder stratagem-01-b labienus")).toBe("AIE-6.3.3.a murderOffMap");
    expect(reason(p, "murder stratagem-01-b orodes-ii")).toBe("AIE-6.3.3.a murderRomans");
    expect(reason(p, "murder stratagem-01-b legio-I")).toBe("AIE-6.3.3.a murderRomans");
    const enemy = between({ ...ROME, hands: { republicans: ["01"] } });
    expect(reason(enemy, "murder stratagem-01-b caesar")).toBe("AIE-6.3.3.a murderCaesar");
    own.triumvir(p)[region("graecia")] = piece("scipio");
    expect(reason(p, "murder stratagem-01-b cato")).toBe("AIE-3.6.5.m murderNeutral");
    expect(legal(p, "murder")).toEqual([]);
  });

  test("AIE-6.3.3.a AIE-R157 Cleopatra where she reigns, and no other queen or king", () => {
    const p = between({ scenario: "actium", asSetUp: true, hands: { caesarians: ["01"] } });
    expect(legal(p, "murder")).toContain("murder stratagem-01-b cleopatra-vii");
    play(p, "murder stratagem-01-b cleopatra-vii", [10]);
    expect(at(p, "cleopatra-vii")).toBe("gone");
    const allied = between({
      hands: { caesarians: ["01"] },
      allegiance: { aegyptii: "republicans" },
      republicans: { aegyptii: ["cleopatra-vii"] },
    });
    expect(reason(allied, "murder stratagem-01-b cleopatra-vii")).toBe("AIE-6.3.3.a murderRomans");
  });

  test("AIE-6.3.3.d AIE-C267 one of two Faction Leaders: a point, the Republic shaken, nobody named in his place", () => {
    const p = between(ROME);
    const events = play(p, "murder stratagem-01-b cassius", [10]);
    expect(told(events, "died")[0]).toMatchObject({ rule: "AIE-6.3.3.d", how: "assassinated", back: false });
    expect(p.score).toBe(1);
    expect(isFlagged(p, CHIEF_SLAIN)).toBe(true);
    expect(troublesOf(p).filter(({ why }) => why === "chief-slain")).toMatchObject([{ change: 1 }]);
    expect(factionLeaders(p, REP)).toEqual([piece("pompeius")]);
    expect(told(events, "named")).toEqual([]);
    expect(p.due[piece("cassius")]).toBe(0);
  });

  test("AIE-6.3.3.d AIE-3.5.2.e the only one is succeeded at once, in the middle of whatever goes on", () => {
    const p = between({
      ...ROME,
      republicans: { "graecia-1": ["scipio*", "cato", "labienus", "m-brutus", "legio-I"] },
    });
    play(p, "murder stratagem-01-b scipio", [9]);
    expect([asked(p), toMove(p)]).toEqual(["succession", "quirinal"]);
    play(p, "succeed cato");
    expect(hasTitle(p, piece("cato"), FACTION_LEADER)).toBe(true);
  });

  test("AIE-6.3.3.b AIE-6.3.2.a the die can be turned before it takes effect", () => {
    const p = between({ ...ROME, hands: { caesarians: ["01"], republicans: ["13"] } });
    play(p, "murder stratagem-01-b pompeius", [10]);
    expect([asked(p), toMove(p), question(p).window]).toEqual(["window", "quirinal", "other-die"]);
    // He is told what the die is thrown for.
    expect(question(p)).toMatchObject({ die: 9, sides: 10, trial: "murder", piece: "pompeius" });
    play(p, "set-die stratagem-13-b 0");
    expect(at(p, "pompeius")).toBe("graecia-1");
  });

  test("AIE-6.3.2.a AIE-6.3.3.b in the window after the last sequence of the year too", () => {
    const p = lay({ ...ROME, hands: { caesarians: ["01"], republicans: ["13"] } });
    run(goTo(p, { step: "turns", side: CAES, last: CAES }));
    play(p, "murder stratagem-01-b pompeius", [10]);
    expect([asked(p), toMove(p), question(p).window]).toEqual(["window", "quirinal", "other-die"]);
  });

  test("AIE-6.3.3.a before the die of a battle: the Forces are what they are when it falls", () => {
    const p = attacking("caesarians", {
      hands: { caesarians: ["01"] },
      caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI"] },
      republicans: { "gallia-5": ["pompeius*", "scipio", "legio-I", "legio-III"] },
    });
    run(p);
    play(p, ["pass", "stand", "fight gallia-5"]);
    const [decided] = told(play(p, "murder stratagem-01-b pompeius", [10, 3]), "battle-decided");
    // Pompeius would have set his +3 against Caesar's.
    expect(decided.modifiers).toContainEqual({ key: "tactical", rule: "AIE-CT.a", value: 3 });
  });

  test("AIE-10.1.f AIE-3.5.3.x the last Assassin brings five points more", () => {
    const p = between({
      scenario: "philippi",
      hands: { caesarians: ["01"] },
      caesarians: { "gallia-1": ["octavianus*", "legio-X"] },
      republicans: { "graecia-1": ["cassius", "scipio*", "legio-I"] },
    });
    for (const name of ["m-brutus", "d-brutus", "trebonius"]) own.at(p)[piece(name)] = GONE;
    const events = play(p, "murder stratagem-01-b cassius", [9]);
    expect(told(events, "points").map(({ rule, points }) => [rule, points])).toEqual([
      ["AIE-10.1.b", 1],
      ["AIE-10.1.f", 5],
    ]);
  });
});

describe("Outbreak of plague (6.3.4)", () => {
  /** Massalia, with both sides in it. */
  const MASSALIA: Layout = {
    hands: { caesarians: ["16"] },
    caesarians: {
      "gallia-8": ["caesar*", "hirtius", "legio-X", "legio-V-", "naves-4sp-t0-1"],
      "gallia-1": ["legio-VI"],
    },
    republicans: { "gallia-8": ["legio-I", "auxilia-1-"], "graecia-1": ["pompeius*"] },
  };

  test("AIE-6.3.4.a AIE-6.3.4.b AIE-6.3.4.c AIE-6.3.4.f AIE-C179 a step from every unit, a die for every leader, no points", () => {
    const p = between(MASSALIA);
    const events = play(p, "infect stratagem-16-b gallia-8", [10, 5]);
    expect(told(events, "plague")[0]).toMatchObject({ side: "caesarians", zone: "gallia-8" });
    expect(["legio-X", "legio-I", "naves-4sp-t0-1"].map((name) => isReduced(p, name))).toEqual([true, true, true]);
    expect([at(p, "legio-V"), at(p, "auxilia-1")]).toEqual(["reserve", "reserve"]);
    expect(isReduced(p, "legio-VI")).toBe(false);
    expect(told(events, "plague-tested").map(({ piece: name, die, struck }) => [name, die, struck])).toEqual([
      ["caesar", 9, true],
      ["hirtius", 4, false],
    ]);
    expect([at(p, "caesar"), at(p, "hirtius")]).toEqual(["gone", "gallia-8"]);
    expect([p.score, isFlagged(p, CHIEF_SLAIN)]).toEqual([0, false]);
    expect([p.plague, p.counter[box.counters[15]]]).toEqual([zone("gallia-8"), ON_MAP]);
  });

  test("AIE-6.3.4.c AIE-6.3.2.a each of its dice can be turned, and says for whom it is", () => {
    const p = between({ ...MASSALIA, hands: { caesarians: ["16"], republicans: ["13"] } });
    play(p, "infect stratagem-16-b gallia-8", [1]);
    expect(question(p)).toMatchObject({ moment: "die", die: 0, trial: "plague", piece: "caesar" });
    play(p, "set-die stratagem-13-b 9", [1]);
    expect([at(p, "caesar"), at(p, "hirtius")]).toEqual(["gone", "gallia-8"]);
  });

  test("AIE-6.3.4.c the owner throws, and 8 spares", () => {
    const p = between({ ...MASSALIA, republicans: { "gallia-8": ["scipio"], "graecia-1": ["pompeius*"] } });
    const events = play(p, "infect stratagem-16-b gallia-8", [9, 9, 9]);
    expect(told(events, "die").map(({ side, face }) => [side, face])).toEqual([
      ["caesarians", 8],
      ["caesarians", 8],
      ["republicans", 8],
    ]);
    // Scipio was alone among enemies before: it is not the plague that has him hunted.
    expect(at(p, "scipio")).toBe("gallia-8");
  });

  test("AIE-6.3.4.a only a port, with or without anybody in it", () => {
    const p = between(MASSALIA);
    const ports = box.land.filter((each) => box.isPort[each]).map((each) => box.zoneIds[each]);
    expect(legal(p, "infect")).toEqual(ports.map((name) => `infect stratagem-16-b ${name}`));
    expect(reason(p, "infect stratagem-16-b gallia-5")).toBe("AIE-6.3.4.a plagueNoPort");
    expect(reason(p, "infect stratagem-16-b mare-internum-centralis")).toBe("AIE-6.3.4.a plagueNoPort");
    play(p, "infect stratagem-16-b africa-1");
    expect(p.plague).toBe(zone("africa-1"));
  });

  test("AIE-6.3.4.b AIE-R73 Peoples at peace suffer too; a king whose time never ends comes back", () => {
    const p = between({
      hands: { caesarians: ["16"] },
      peoples: { aegyptii: ["aegyptii-u1", "aegyptii-u2-", "cleopatra-vii", "achillas"] },
    });
    const events = play(p, "infect stratagem-16-b aegyptii", [10, 10]);
    expect([isReduced(p, "aegyptii-u1"), at(p, "aegyptii-u2")]).toEqual([true, "box"]);
    expect([p.at[piece("cleopatra-vii")], p.due[piece("cleopatra-vii")]]).toEqual([ABSENT, p.year + 1]);
    expect(at(p, "achillas")).toBe("gone");
    expect(told(events, "plague-tested")[0].side).toBe(null);
    expect(p.side[piece("aegyptii-u1")]).toBe(NOBODY);
  });

  test("AIE-R85 AIE-6.3.4.b neutral pieces are not spared", () => {
    const p = between({
      ...MASSALIA,
      republicans: { "gallia-8": ["scipio", "legio-I"] },
      caesarians: { "gallia-1": ["caesar*"] },
    });
    own.triumvir(p)[region("gallia")] = piece("scipio");
    own.control(p)[region("gallia")] = NOBODY;
    play(p, "infect stratagem-16-b gallia-8", [4]);
    expect(isReduced(p, "legio-I")).toBe(true);
  });

  test("AIE-R146 a leader whom it leaves alone among enemies is tested at once", () => {
    const p = between({
      ...MASSALIA,
      republicans: { "gallia-8": ["scipio", "auxilia-1-"], "graecia-1": ["pompeius*"] },
    });
    const events = play(p, "infect stratagem-16-b gallia-8", [1, 1, 1, 10]);
    expect(told(events, "hunted")).toMatchObject([{ leader: "scipio", die: 9, escapes: false }]);
    // That is a death in combat (AIE-R122).
    expect(p.score).toBe(1);
  });

  test("AIE-6.3.4.e at the end of Phase E it is over, and its counter can be drawn in the next year", () => {
    const p = between(MASSALIA);
    play(p, "infect stratagem-16-b gallia-8", [1, 1]);
    const events = run(goTo(p, { step: "turns", side: CAES, last: REP }));
    expect(told(events, "plague-over")).toEqual([{ e: "plague-over", rule: "AIE-6.3.4.e", zone: "gallia-8" }]);
    expect([p.plague, p.counter[box.counters[15]]]).toEqual([-1, PLAYED]);
    expect(asked(p)).toBe("nothing");
  });
});

describe("Whoever comes into the zone of the plague (6.3.4.d)", () => {
  function infected(p: Position, name: string): Position {
    p.plague = zone(name);
    own.counter(p)[box.counters[15]] = ON_MAP;
    return p;
  }

  test("AIE-6.3.4.d AIE-C179 by land: a die for each, 9 costs a step or a life, and they march on", () => {
    const p = infected(
      moving("caesarians", { caesarians: { "gallia-5": ["caesar*", "legio-V-", "legio-VI", "legio-X"] } }),
      "gallia-8",
    );
    play(p, ["take caesar", "all"]);
    const events = play(p, "step gallia-8", [10, 10, 9, 9]);
    expect(told(events, "plague-tested").map(({ rule, piece: name, struck }) => [rule, name, struck])).toEqual([
      ["AIE-6.3.4.d", "legio-V", true],
      ["AIE-6.3.4.d", "legio-VI", true],
      ["AIE-6.3.4.d", "legio-X", false],
      ["AIE-6.3.4.d", "caesar", false],
    ]);
    expect([at(p, "legio-V"), isReduced(p, "legio-VI"), isReduced(p, "legio-X")]).toEqual(["reserve", true, false]);
    expect(asked(p)).toBe("group");
    play(p, "step gallia-9");
    expect(inZone(p, "gallia-9")).toEqual(["legio-VI", "legio-X", "caesar"]);
  });

  test("AIE-6.3.4.d AIE-R187 with the only leader dead, the move of all others ends there", () => {
    const p = infected(
      moving("caesarians", { caesarians: { "gallia-5": ["hirtius", "legio-X"], "gallia-1": ["caesar*"] } }),
      "gallia-8",
    );
    play(p, ["take hirtius", "all"]);
    play(p, "step gallia-8", [1, 10]);
    expect(at(p, "hirtius")).toBe("gone");
    expect(inZone(p, "gallia-8")).toEqual(["legio-X"]);
    expect(asked(p)).toBe("movement");
    expect(reason(p, "take legio-X")).toBe("AIE-3.4.1.h hasMoved");
    expect(p.score).toBe(0);
  });

  test("AIE-6.3.4.d AIE-R187 another leader leads on what he can; whom he leaves is for his owner to say", () => {
    const legions = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "legio-X"];
    const p = infected(
      moving("caesarians", { caesarians: { "gallia-5": ["curio", "hirtius", ...legions], "gallia-1": ["caesar*"] } }),
      "gallia-8",
    );
    play(p, ["take curio", "add hirtius", "all"]);
    // Hirtius, who leads five, is the last to be tested.
    play(p, "step gallia-8", [1, 1, 1, 1, 1, 1, 1, 10]);
    expect([at(p, "hirtius"), at(p, "curio")]).toEqual(["gone", "gallia-8"]);
    expect(asked(p)).toBe("group");
    expect(reason(p, "step gallia-9")).toBe("AIE-6.3.4.d bereft");
    expect(legal(p)).toEqual(["halt", ...legions.map((name) => `drop ${name}`)]);
    expect(byDefault(p)).toBe("halt");
    play(p, ["drop legio-V", "drop legio-VI"]);
    play(p, "step gallia-9");
    expect(inZone(p, "gallia-8")).toEqual(["legio-V", "legio-VI"]);
    expect(inZone(p, "gallia-9")).toEqual([...legions.slice(2), "curio"]);
  });

  test("AIE-6.3.4.d AIE-R187 whom nobody leads any more stays even in land at peace, where nobody else could stop", () => {
    const p = infected(
      moving("caesarians", {
        caesarians: { judaei: ["hirtius", "legio-X"], "gallia-1": ["caesar*"] },
        peoples: { aegyptii: ["aegyptii-u1"] },
        war: { judaei: "republicans" },
      }),
      "aegyptii",
    );
    play(p, ["take hirtius", "all"]);
    play(p, "step aegyptii", [1, 10]);
    expect([at(p, "legio-X"), at(p, "hirtius"), asked(p)]).toEqual(["aegyptii", "gone", "movement"]);
  });

  test("AIE-6.3.4.d a unit by itself, and the window after its move comes when it has been tested", () => {
    const p = infected(
      moving("caesarians", {
        hands: { republicans: ["14"] },
        caesarians: { "gallia-5": ["legio-X-"], "gallia-1": ["caesar*"] },
        republicans: { "graecia-1": ["pompeius*"] },
      }),
      "gallia-8",
    );
    const events = play(p, ["take legio-X", "step gallia-8"], [10]);
    expect(told(events, "sickened")).toMatchObject([{ lost: ["legio-X"], reduced: [] }]);
    expect([asked(p), toMove(p)]).toEqual(["window", "quirinal"]);
    play(p, "pass");
    expect(asked(p)).toBe("movement");
  });

  test("AIE-6.3.4.d landing: ships, passengers and leaders", () => {
    const p = infected(
      moving("caesarians", { caesarians: { "mare-internum-occidentalis": ["caesar*", "legio-X", "naves-4sp-t0-1"] } }),
      "gallia-8",
    );
    play(p, ["take caesar", "all"]);
    const events = play(p, "step gallia-8", [10, 10, 1]);
    expect(told(events, "plague-tested").length).toBe(3);
    expect([isReduced(p, "legio-X"), isReduced(p, "naves-4sp-t0-1")]).toEqual([true, true]);
    expect(asked(p)).toBe("movement");
  });

  test("AIE-6.3.4.d evasion", () => {
    const p = infected(
      attacking("caesarians", {
        caesarians: { "gallia-5": ["caesar*", "legio-V"] },
        republicans: { "gallia-5": ["pompeius*", "legio-I"] },
      }),
      "gallia-8",
    );
    run(p);
    play(p, "evade pompeius", [1]);
    play(p, "all");
    const events = play(p, "slip gallia-8", [10, 10]);
    expect([at(p, "pompeius"), isReduced(p, "legio-I")]).toEqual(["gone", true]);
    expect(told(events, "plague-tested").length).toBe(2);
  });

  test("AIE-6.3.4.d retreat: who has lost a step in the battle is lost", () => {
    const p = infected(
      attacking("caesarians", {
        caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI", "legio-VII"] },
        republicans: { "gallia-5": ["scipio", "legio-I", "legio-III"], "graecia-1": ["pompeius*"] },
      }),
      "gallia-8",
    );
    run(p);
    play(p, "stand");
    play(p, "fight gallia-5", [1]);
    while (asked(p) !== "retreat") play(p, byDefault(p));
    expect(isReduced(p, "legio-I")).toBe(true);
    play(p, "retreat gallia-8", [10, 1, 1]);
    expect([at(p, "legio-I"), at(p, "legio-III"), at(p, "scipio")]).toEqual(["reserve", "gallia-8", "gallia-8"]);
  });

  test("AIE-6.3.4.d the escape of a lone leader", () => {
    const p = infected(
      lay({
        caesarians: { "gallia-5": ["legio-X"], "gallia-1": ["caesar*"] },
        republicans: { "gallia-5": ["scipio"], "graecia-1": ["pompeius*"] },
      }),
      "gallia-8",
    );
    run(goTo(p, { step: "loneLeaders", spared: [] }), [1]);
    play(p, "escape gallia-8", [10]);
    expect(at(p, "scipio")).toBe("gone");
    expect([p.score, asked(p)]).toEqual([0, "nothing"]);
  });

  test("AIE-6.3.4.d whoever leaves it is not tested, nor who goes elsewhere", () => {
    const p = infected(moving("caesarians", { caesarians: { "gallia-8": ["caesar*", "legio-X"] } }), "gallia-8");
    play(p, ["take caesar", "all", "step gallia-5", "halt"]);
    expect(at(p, "caesar")).toBe("gallia-5");
  });

  test("AIE-3.5.2.j who goes over to Caesar from the zone has left it before his die", () => {
    const p = between({
      hands: { caesarians: ["16"] },
      caesarians: { "gallia-1": ["caesar*"] },
      republicans: { "graecia-4": ["pompeius*", "m-brutus", "cato", "legio-I"] },
    });
    // M. Brutus and Cato are tested before Pompeius or after him, as the list of leaders has it.
    const order = ["m-brutus", "cato", "pompeius"].map(piece).sort((a, b) => a - b);
    const dice = order.map((leader) => (leader === piece("pompeius") ? 10 : 1));
    play(p, "infect stratagem-16-b graecia-4", dice);
    expect([at(p, "pompeius"), at(p, "m-brutus")]).toEqual(["gone", "gallia-1"]);
  });
});
