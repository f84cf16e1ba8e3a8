import { expect, test } from "vitest";
import { ABSENT, TO_COME } from "./board.ts";
import { type Death, slay } from "./deaths.ts";
import type { Event } from "./events/index.ts";
import {
  CAESAR_DIED,
  CHIEF_SLAIN,
  factionLeaders,
  isFlagged,
  own,
  POMPEIUS_GONE,
  type Position,
  takeOff,
} from "./position.ts";
import { CAES, REP, type Side } from "./sides.ts";
import {
  asked,
  at,
  box,
  goTo,
  type Layout,
  lay,
  legal,
  piece,
  region,
  run,
  side,
  told,
  toMove,
} from "./testing/table.ts";

/** A leader dies at an empty table, and what follows runs. */
function dies(p: Position, name: string, how: Death): Event[] {
  const events: Event[] = [];
  goTo(p);
  slay(p, piece(name), how, (event) => events.push(event));
  events.push(...run(p));
  return events;
}

const chiefs = (p: Position, whose: Side) => factionLeaders(p, whose).map((leader) => box.pieceIds[leader]);

test("AIE-10.1.b AIE-R11 a leader killed in combat or murdered gives the other side a point; other deaths do not", () => {
  for (const [how, points] of [
    ["combat", -1],
    ["assassinated", -1],
    ["natural", 0],
    ["plague", 0],
    ["other", 0],
  ] as const) {
    const p = lay({ caesarians: { "italia-1": ["curio"] } });
    dies(p, "curio", how);
    expect([how, p.score, at(p, "curio")]).toEqual([how, points, "gone"]);
  }
});

test("AIE-5.1.1.b AIE-5.1.1.l AIE-C202 AIE-C247 only a Faction Leader who falls in combat or by murder shakes the Republic", () => {
  const shaken = (who: string, how: Death) => {
    const p = lay({ republicans: { "italia-1": [who, "cato"] } });
    dies(p, who.replace("*", ""), how);
    return isFlagged(p, CHIEF_SLAIN);
  };
  expect([shaken("scipio*", "combat"), shaken("scipio*", "assassinated")]).toEqual([true, true]);
  expect([shaken("scipio*", "natural"), shaken("scipio*", "plague"), shaken("scipio", "combat")]).toEqual([
    ...[false, false, false],
  ]);
});

test("AIE-3.5.2.b AIE-C043 of two leaders the other remains, and nobody is chosen", () => {
  const p = lay({ caesarians: { "italia-1": ["lepidus*", "m-antonius*", "curio"] } });
  const events = dies(p, "lepidus", "natural");
  expect([chiefs(p, CAES), told(events, "named"), p.stack.length]).toEqual([["m-antonius"], [], 0]);
});

test("AIE-3.5.2.c AIE-3.5.2.e AIE-C247 the only one is succeeded at once, however he died", () => {
  for (const how of ["combat", "assassinated", "natural", "plague", "other"] as const) {
    const p = lay({ caesarians: { "italia-1": ["m-antonius*", "curio", "trebonius", "sulla"] } });
    dies(p, "m-antonius", how);
    expect([asked(p), toMove(p), legal(p)]).toEqual([
      ...["succession", "palatine", ["succeed curio", "succeed trebonius"]],
    ]);
  }
});

test("AIE-3.5.2.c the death of an ordinary leader asks nothing", () => {
  const p = lay({ caesarians: { "italia-1": ["curio", "lepidus"] } });
  dies(p, "curio", "combat");
  expect(p.stack).toEqual([]);
});

/** Caesar's men; Lepidus is second leader. */
const CAESARIANS: Layout = {
  scenario: "rise-of-caesar",
  year: -46,
  caesarians: { "italia-1": ["caesar*", "lepidus*"], "asia-1": ["m-antonius"], "gallia-1": ["curio"] },
};

test("AIE-3.5.2.f AIE-3.5.2.h AIE-C045 at Caesar's death M. Antonius leads alone, whoever else led", () => {
  const p = lay(CAESARIANS);
  const events = dies(p, "caesar", "combat");
  expect(chiefs(p, CAES)).toEqual(["m-antonius"]);
  expect(told(events, "unnamed")).toMatchObject([{ rule: "AIE-3.5.2.h", leader: "lepidus" }]);
  expect(told(events, "named")).toMatchObject([{ rule: "AIE-3.5.2.f", leader: "m-antonius", as: "heir" }]);
  expect(p.stack).toEqual([]);
});

test("AIE-3.5.2.g AIE-LT.c AIE-C045 the leaders marked A are due next year, whatever he died of", () => {
  for (const how of ["combat", "natural", "plague"] as const) {
    const p = lay(CAESARIANS);
    dies(p, "caesar", how);
    const due = box.romanLeaders.filter((leader) => p.due[leader] === -45).map((leader) => box.pieceIds[leader]);
    expect(due.sort()).toEqual([
      ...[
        "agrippa",
        "corvinus",
        "flaccus",
        "l-antonius",
        "lurius",
        "menas",
        "octavianus",
        "pansa",
        "salvidienus",
        "saxa",
      ],
    ]);
  }
});

test("AIE-3.5.2.g AIE-LT.e where they are out of the game they stay out", () => {
  const p = lay({ scenario: "philippi", asSetUp: true });
  own.at(p)[piece("caesar")] = ABSENT;
  own.side(p)[piece("caesar")] = CAES;
  dies(p, "caesar", "natural");
  expect(box.romanLeaders.every((leader) => p.due[leader] === 0)).toBe(true);
});

test("AIE-3.5.2.i a Caesar who dies otherwise is not murdered", () => {
  const p = lay(CAESARIANS);
  dies(p, "caesar", "natural");
  expect(isFlagged(p, CAESAR_DIED)).toBe(true);
});

test("AIE-3.5.2.l if M. Antonius cannot inherit, the general rule holds", () => {
  const neutral = lay(CAESARIANS);
  own.triumvir(neutral)[region("asia")] = piece("m-antonius");
  dies(neutral, "caesar", "natural");
  expect(chiefs(neutral, CAES)).toEqual(["lepidus"]);
  const turned = lay({
    ...CAESARIANS,
    caesarians: { "italia-1": ["caesar*", "lepidus", "octavianus"] },
    republicans: { "asia-1": ["m-antonius"] },
  });
  dies(turned, "caesar", "natural");
  expect(legal(turned)).toEqual(["succeed octavianus", "succeed lepidus"]);
  const absent = lay(CAESARIANS);
  takeOff(absent, piece("m-antonius"), ABSENT);
  dies(absent, "caesar", "natural");
  expect(chiefs(absent, CAES)).toEqual(["m-antonius"]);
});

const POMPEIANS: Layout = {
  caesarians: { "italia-1": ["caesar*"] },
  republicans: {
    "sicilia-1": ["pompeius*"],
    "graecia-2": ["m-brutus", "legio-I"],
    "asia-5": ["cassius"],
    "africa-1": ["scipio", "petreius"],
  },
};

test("AIE-3.5.2.j AIE-C046 when Pompeius falls M. Brutus and Cassius go over to Caesar before anybody is chosen", () => {
  const p = lay(POMPEIANS);
  const events = dies(p, "pompeius", "combat");
  expect(told(events, "went-over").map(({ leader, side: whose, zone }) => [leader, whose, zone])).toEqual([
    ["m-brutus", "caesarians", "italia-1"],
    ["cassius", "caesarians", "italia-1"],
  ]);
  expect([at(p, "m-brutus"), side(p, "m-brutus"), at(p, "legio-I"), side(p, "legio-I")]).toEqual([
    ...["italia-1", "caesarians", "graecia-2", "republicans"],
  ]);
  expect(isFlagged(p, POMPEIUS_GONE)).toBe(true);
  // Petreius has 1: there is nobody but Scipio.
  expect(told(events, "named")).toMatchObject([{ leader: "scipio", as: "successor" }]);
});

test("AIE-3.5.2.k AIE-C046 if Caesar is no longer in play nothing happens to them", () => {
  const p = lay({ ...POMPEIANS, caesarians: {} });
  own.at(p)[piece("caesar")] = TO_COME;
  dies(p, "pompeius", "combat");
  expect([at(p, "m-brutus"), side(p, "cassius")]).toEqual(["graecia-2", "republicans"]);
  // M. Brutus has 5, Cassius and Scipio 4.
  expect(legal(p)).toEqual(["succeed m-brutus", "succeed cassius", "succeed scipio"]);
});

test("AIE-3.5.2.j they lose what they were; one who is neutral stays, one who is to come will come to Caesar's side", () => {
  const p = lay(POMPEIANS);
  own.title(p)[piece("cassius")] = 1;
  own.triumvir(p)[region("graecia")] = piece("m-brutus");
  dies(p, "pompeius", "natural");
  expect([side(p, "m-brutus"), at(p, "m-brutus")]).toEqual(["republicans", "graecia-2"]);
  expect(p.title[piece("cassius")]).toBe(0);
  const early = lay({ ...POMPEIANS, republicans: { "sicilia-1": ["pompeius*"] } });
  own.side(early)[piece("cassius")] = REP;
  own.due(early)[piece("cassius")] = -48;
  dies(early, "pompeius", "combat");
  expect([at(early, "cassius"), side(early, "cassius"), early.due[piece("cassius")]]).toEqual([
    ...["to-come", "caesarians", -48],
  ]);
});

test("AIE-3.5.2.j while Caesar winters abroad they come back with him", () => {
  const p = lay(POMPEIANS);
  takeOff(p, piece("caesar"), ABSENT);
  dies(p, "pompeius", "natural");
  expect([at(p, "cassius"), side(p, "cassius")]).toEqual(["absent", "caesarians"]);
});

test("AIE-4.2.1.c AIE-NT.e AIE-10.1.b AIE-C256 who is not Roman and falls in battle scores, and is back next year", () => {
  const p = lay({
    year: -46,
    war: { pontici: "republicans" },
    republicans: { pontici: ["pharnaces-ii", "pontici-u1"] },
  });
  const events = dies(p, "pharnaces-ii", "combat");
  expect(told(events, "died")).toMatchObject([{ leader: "pharnaces-ii", back: true }]);
  expect([p.score, at(p, "pharnaces-ii"), p.due[piece("pharnaces-ii")]]).toEqual([1, "absent", -45]);
  p.year = -45;
  run(goTo(p, { step: "arrivals", side: REP }));
  expect(at(p, "pharnaces-ii")).toBe("pontici");
});

test("AIE-4.2.1.c but not when his time is over", () => {
  const p = lay({ year: -39, war: { parthi: "republicans" }, republicans: { "parthi-1": ["orodes-ii"] } });
  dies(p, "orodes-ii", "combat");
  expect(at(p, "orodes-ii")).toBe("gone");
  const before = lay({ year: -40, war: { parthi: "republicans" }, republicans: { "parthi-1": ["orodes-ii"] } });
  dies(before, "orodes-ii", "combat");
  expect(at(before, "orodes-ii")).toBe("absent");
});

test("AIE-NT.c AIE-R73 the plague takes a king for good, and brings his heir; who never leaves comes back", () => {
  const p = lay({ year: -46, war: { pontici: "republicans" }, republicans: { pontici: ["pharnaces-ii"] } });
  dies(p, "pharnaces-ii", "plague");
  expect([at(p, "pharnaces-ii"), p.due[piece("darius")]]).toEqual(["gone", -45]);
  const q = lay({ year: -46, war: { parthi: "republicans" }, republicans: { "parthi-1": ["pacorus-surena"] } });
  dies(q, "pacorus-surena", "plague");
  expect(at(q, "pacorus-surena")).toBe("absent");
});

test("AIE-S1.n the point for a leader may end the game, and then nobody is asked", () => {
  const p = lay({
    scenario: "from-caesar-to-augustus",
    score: 75,
    republicans: { "italia-1": ["scipio*", "cato", "labienus"] },
  });
  const events = dies(p, "scipio", "combat");
  expect([told(events, "over").length, p.stack.length, told(events, "named").length]).toEqual([1, 0, 0]);
});
