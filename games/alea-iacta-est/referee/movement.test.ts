/** A referee's expectations of movement by land. */
import { expect, test } from "vitest";
import type { Position } from "../position.ts";
import { asked, at, isReduced, type Layout, legal, play, side, told, toMove, why } from "../testing/table.ts";
import { d10, holding, sequence } from "./flow.ts";

/** Nobody's garrison is in the way unless a test says so. */
const caes = (layout: Layout, before?: (p: Position) => void): Position =>
  sequence("caesarians", { control: holding([]), ...layout }, before);
const rep = (layout: Layout): Position =>
  sequence("republicans", {
    control: holding(["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"]),
    ...layout,
  });

test("AIE-3.4.1.a AIE-1.2.2.a AIE-0.5.c a leader alone goes four points, through and into land at peace", () => {
  const p = caes({ caesarians: { "asia-3": ["trebonius"] } });
  play(p, ["take trebonius", "step galatae", "step asia-2"]);
  play(p, ["step pontici", "step armenii"]);
  expect(at(p, "trebonius")).toBe("armenii");
});

test("AIE-3.4.1.b AIE-3.4.1.c a leader takes as many units as his CC, for three points and not four", () => {
  // Hirtius has CC 5.
  const units = ["legio-V", "legio-VI", "legio-VII", "auxilia-1", "equites2-1", "legio-IX"];
  const p = caes({ caesarians: { "gallia-1": ["hirtius", ...units] } });
  play(p, "take hirtius");
  for (const unit of units.slice(0, 5)) play(p, `add ${unit}`);
  expect(why(p, "add legio-IX")).toBe("AIE-3.4.1.b");
  play(p, ["step gallia-5", "step gallia-8", "step gallia-9"]);
  expect(at(p, "legio-V")).toBe("gallia-9");
  expect(at(p, "hirtius")).toBe("gallia-9");
  expect(at(p, "legio-IX")).toBe("gallia-1");
});

test("AIE-3.4.1.e AIE-3.4.1.f AIE-3.4.1.h units are dropped on the way; the leader stays with the last of them and moves no more", () => {
  const p = caes({ caesarians: { "gallia-1": ["hirtius", "legio-V", "legio-VI", "auxilia-1"] } });
  play(p, ["take hirtius", "add legio-V", "add legio-VI", "add auxilia-1", "step gallia-5", "drop auxilia-1"]);
  play(p, ["step gallia-8", "drop legio-V"]);
  expect(asked(p)).toBe("group");
  play(p, "drop legio-VI");
  expect(asked(p)).toBe("movement");
  expect(at(p, "hirtius")).toBe("gallia-8");
  for (const name of ["hirtius", "legio-V", "legio-VI", "auxilia-1"])
    expect(why(p, `take ${name}`)).toBe("AIE-3.4.1.h");
});

test("AIE-3.4.1.d nobody is picked up on the way", () => {
  const p = caes({ caesarians: { "gallia-1": ["hirtius", "legio-V"], "gallia-5": ["legio-VI", "lepidus"] } });
  play(p, ["take hirtius", "add legio-V", "step gallia-5"]);
  expect(why(p, "add legio-VI")).toBe("AIE-3.4.1.d");
  expect(why(p, "add lepidus")).toBe("AIE-3.4.1.d");
});

test("AIE-3.4.1.g two leaders who go together take the sum of their CC", () => {
  // Curio 4 and Sulla 4.
  const legions = ["V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"].map((number) => `legio-${number}`);
  const p = caes({ caesarians: { "gallia-1": ["curio", "sulla", ...legions] } });
  play(p, ["take curio", "add sulla"]);
  for (const legion of legions.slice(0, 8)) play(p, `add ${legion}`);
  expect(why(p, "add legio-XIII")).not.toBe("legal");
  play(p, ["step gallia-5", "halt"]);
  expect(at(p, "legio-XII")).toBe("gallia-5");
});

test("AIE-3.4.1.i AIE-7.2.d a legion without a leader goes one zone, even across a strait, and then stops", () => {
  const p = caes({ caesarians: { "italia-5": ["legio-V", "equites2-1"] } });
  play(p, ["take legio-V", "step graecia-1"]);
  expect([asked(p), at(p, "legio-V")]).toEqual(["movement", "graecia-1"]);
  play(p, ["take equites2-1", "step italia-7"]);
  expect(asked(p)).toBe("movement");
});

test("AIE-3.4.1.j AIE-3.4.1.l auxilia without a leader do not move; a legion without one does not leave the Republic", () => {
  const p = caes({ caesarians: { "gallia-8": ["auxilia-1", "legio-V"] }, war: { alpes: "republicans" } });
  expect(why(p, "take auxilia-1")).toBe("AIE-3.4.1.j");
  play(p, "take legio-V");
  expect(why(p, "step alpes-2")).toBe("AIE-3.4.1.l");
  expect(why(p, "step gallia-9")).toBe("legal");
});

test("AIE-3.4.1.p AIE-7.2.e Gallia 8, Alpes, Italia 3 costs three; nobody stops or is dropped in the Alpes at peace", () => {
  const p = caes({ caesarians: { "gallia-8": ["caesar*", "legio-V", "legio-VI", "auxilia-1"] } });
  play(p, ["take caesar", "add legio-V", "add legio-VI", "add auxilia-1", "step alpes-2"]);
  expect(why(p, "halt")).toBe("AIE-3.4.1.p");
  expect(why(p, "drop legio-V")).not.toBe("legal");
  play(p, "step italia-3");
  expect(at(p, "auxilia-1")).toBe("italia-3");
});

test("AIE-3.4.1.p AIE-7.2.e with two points for the Alpes and one more there is no way to Italia from Gallia 9", () => {
  const p = caes({ caesarians: { "gallia-9": ["caesar*", "legio-V"] } });
  play(p, ["take caesar", "add legio-V", "step gallia-8"]);
  expect(why(p, "step alpes-2")).not.toBe("legal");
});

test("AIE-3.4.1.o AIE-7.2.c Gallia 2 to the Germani at war costs two, and there they stop", () => {
  const p = caes({
    caesarians: { "gallia-2": ["caesar*", "legio-V", "legio-VI", "legio-VII"] },
    war: { germani: "republicans" },
    republicans: { "germani-2": ["germani-u1"] },
  });
  play(p, ["take caesar", "add legio-V"]);
  const events = play(p, "step germani-1");
  expect(told(events, "marched")).toMatchObject([{ cost: 2, crossed: true }]);
  expect(at(p, "legio-V")).toBe("germani-1");
});

test("AIE-7.3.a Syria 5 to the Parthi costs two, and the next Parthi are for another sequence", () => {
  const p = caes({
    caesarians: { "asia-5": ["caesar*", "legio-V", "legio-VI"] },
    war: { parthi: "republicans" },
    republicans: { "parthi-3": ["parthi-u1"] },
  });
  play(p, ["take caesar", "add legio-V", "add legio-VI", "step parthi-1"]);
  expect(asked(p) === "group" ? why(p, "step parthi-2") : "ended").not.toBe("legal");
});

test("AIE-7.3.b AIE-3.4.1.v Pontici, Armenii, Cappadocii, Syria 5 costs three and is allowed; to end in Cappadocia is not", () => {
  const p = caes({ caesarians: { pontici: ["caesar*", "legio-V"] }, war: { pontici: "republicans" } });
  play(p, ["take caesar", "add legio-V", "step armenii"]);
  expect(why(p, "halt")).not.toBe("legal");
  play(p, "step cappadocii");
  expect(why(p, "halt")).not.toBe("legal");
  play(p, "step asia-5");
  expect(at(p, "legio-V")).toBe("asia-5");
});

test("AIE-7.3.c AIE-R124 a leader alone outside is held to two points too, and to four if he comes inside", () => {
  const p = caes({ caesarians: { galatae: ["trebonius"], judaei: ["hirtius"] } });
  play(p, ["take trebonius", "step pontici", "step armenii"]);
  expect(asked(p) === "group" ? why(p, "step cappadocii") : "ended").not.toBe("ended");
  // Through Cappadocia he would still come to Syria with his fourth point.
  play(p, "step cappadocii");
  expect(why(p, "halt")).toBe("AIE-7.3.a");
  play(p, "step asia-5");
  play(p, ["take hirtius", "step aegyptii", "step marmarica"]);
  expect(at(p, "hirtius")).toBe("marmarica");
  expect(asked(p) === "group" ? why(p, "halt") : "ended").not.toBe("AIE-7.3.a");
});

test("AIE-3.4.1.m outside, a leader does not walk away from units that have no other", () => {
  const p = caes({
    caesarians: { "parthi-1": ["caesar*", "legio-V", "legio-VI"] },
    war: { parthi: "republicans" },
    republicans: { "parthi-3": ["parthi-u1"] },
  });
  play(p, ["take caesar", "add legio-V"]);
  expect(why(p, "step asia-5")).toBe("AIE-3.4.1.m");
  play(p, "add legio-VI");
  expect(why(p, "step asia-5")).toBe("legal");
});

test("AIE-3.4.1.e AIE-3.4.1.m no unit is dropped outside without a leader beside it", () => {
  const p = caes({
    caesarians: { "graecia-2": ["caesar*", "legio-V", "legio-VI"], "thracii-2": ["hirtius"] },
    war: { thracii: "republicans" },
  });
  play(p, ["take caesar", "add legio-V", "add legio-VI", "step thracii-1"]);
  expect(why(p, "drop legio-V")).toBe("AIE-3.4.1.m");
  play(p, "step thracii-2");
  // Two points, all of them outside: they stay with Hirtius.
  expect(asked(p) === "group" ? why(p, "step illyrii") : "ended").not.toBe("legal");
});

test("AIE-7.1.a AIE-7.1.e whoever enters a zone with enemy units stops there, leader and all", () => {
  const p = caes({ caesarians: { "gallia-1": ["hirtius", "legio-V"] }, republicans: { "gallia-5": ["equites2-3"] } });
  play(p, ["take hirtius", "add legio-V", "step gallia-5"]);
  expect(asked(p)).toBe("movement");
});

test("AIE-7.1.c an army passes a zone with nothing but enemy leaders, who suffer nothing", () => {
  const p = caes({
    caesarians: { "gallia-1": ["hirtius", "legio-V"] },
    republicans: { "gallia-5": ["cato", "scipio"] },
  });
  play(p, ["take hirtius", "add legio-V", "step gallia-5", "step gallia-8", "halt"]);
  expect(told(play(p, "end-moves"), "hunted")).toEqual([]);
  expect(at(p, "cato")).toBe("gallia-5");
});

test("AIE-7.1.d AIE-8.2.s a leader who ends his march alone among enemies is tested at once", () => {
  const p = caes({ caesarians: { "gallia-1": ["hirtius"] }, republicans: { "gallia-5": ["legio-I"] } });
  play(p, ["take hirtius", "step gallia-5", "halt"]);
  const events = play(p, "end-moves", d10(9));
  expect(told(events, "hunted")).toMatchObject([{ leader: "hirtius", die: 9, escapes: false }]);
  // AIE-10.1.b: a point for the Republicans.
  expect(p.score).toBe(-1);
});

test("AIE-0.5.c AIE-R178 units at peace stop nobody", () => {
  const p = caes({ caesarians: { "africa-1": ["curio", "legio-V"] }, peoples: { numidae: ["numidae-u1", "juba-i"] } });
  play(p, ["take curio", "add legio-V", "step numidae"]);
  expect(asked(p)).toBe("group");
  play(p, "step africa-2");
  expect(at(p, "legio-V")).toBe("africa-2");
});

test("AIE-3.1.1.c AIE-3.1.1.f the garrison stays: from the region one controls, not from another's", () => {
  const p = sequence("caesarians", {
    control: holding(["hispania"]),
    caesarians: { "hispania-1": ["caesar*", "legio-V", "legio-VI", "legio-VII"], "italia-3": ["lepidus", "legio-X"] },
  });
  play(p, ["take caesar", "add legio-V", "add legio-VI"]);
  // Two must stay in Hispania.
  expect(why(p, "step gallia-9")).toBe("AIE-3.1.1.c");
  expect(why(p, "step hispania-3")).toBe("legal");
  play(p, ["step hispania-3", "halt", "take lepidus", "add legio-X"]);
  expect(why(p, "step alpes-2")).toBe("legal");
});

test("AIE-3.1.1.c AIE-3.4.1.e one legion of two may leave Hispania if the other is dropped at its last zone", () => {
  const p = sequence("caesarians", {
    control: holding(["hispania"]),
    caesarians: { "hispania-3": ["caesar*", "legio-V", "legio-VI", "legio-VII"] },
  });
  play(p, ["take caesar", "add legio-V", "add legio-VI", "add legio-VII", "step hispania-1"]);
  // With all three he could only go and come back.
  play(p, ["drop legio-V"]);
  expect(why(p, "drop legio-VI")).toBe("legal");
  play(p, ["drop legio-VI", "step gallia-9", "halt"]);
  expect(at(p, "legio-VII")).toBe("gallia-9");
});

test("AIE-3.1.1.c AIE-R179 who has stepped out of Hispania with its garrison may do nothing but come back", () => {
  const p = sequence("caesarians", {
    control: holding(["hispania"]),
    caesarians: { "hispania-3": ["caesar*", "legio-V", "legio-VI"] },
  });
  play(p, ["take caesar", "add legio-V", "add legio-VI", "step hispania-1", "step gallia-9"]);
  expect(why(p, "halt")).toBe("AIE-3.1.1.c");
  expect(why(p, "drop legio-V")).not.toBe("legal");
  expect(legal(p)).toEqual(["step hispania-1"]);
});

test("AIE-3.1.1.c AIE-R108 equites are no garrison, and may go; the lone legion may not", () => {
  const p = sequence("caesarians", {
    control: holding(["hispania"]),
    caesarians: { "hispania-1": ["legio-V", "legio-VI", "equites2-1"] },
  });
  play(p, "take legio-V");
  expect(why(p, "step gallia-9")).toBe("AIE-3.1.1.c");
  play(p, ["step hispania-3", "take equites2-1"]);
  expect(why(p, "step gallia-9")).toBe("legal");
});

test("AIE-EV2.a AIE-EV2.b in a year of bad weather: three for leaders, two for armies, one zone for a lone legion", () => {
  const p = caes({
    event: 2,
    caesarians: { "gallia-1": ["hirtius", "legio-V"], "gallia-3": ["sulla"], "italia-5": ["legio-X"] },
  });
  play(p, ["take hirtius", "add legio-V", "step gallia-5", "step gallia-8"]);
  expect(asked(p)).toBe("movement");
  play(p, ["take sulla", "step gallia-4", "step gallia-5", "step gallia-8"]);
  expect(asked(p)).toBe("movement");
  play(p, ["take legio-X", "step graecia-1"]);
  expect(at(p, "legio-X")).toBe("graecia-1");
});

test("AIE-EV2.a AIE-3.4.1.p in bad weather no army crosses the Alpes", () => {
  const p = caes({ event: 2, caesarians: { "gallia-8": ["hirtius", "legio-V"] } });
  play(p, ["take hirtius", "add legio-V"]);
  expect(why(p, "step alpes-2")).not.toBe("legal");
});

test("AIE-3.7.2.b AIE-3.7.2.c a legion left alone in the enemy's region is his at the end of the movement", () => {
  const p = sequence("caesarians", {
    control: holding(["gallia"]),
    caesarians: {
      "gallia-9": ["lepidus", "legio-V", "legio-VI", "legio-I-R", "legio-II-R", "legio-III-R"],
      "hispania-1": ["curio", "legio-X"],
    },
  });
  play(p, ["take curio", "step gallia-9", "halt"]);
  const events = play(p, "end-moves");
  expect(told(events, "passed-over")).toMatchObject([{ side: "republicans", units: ["legio-X"] }]);
  expect(side(p, "legio-X")).toBe("republicans");
});

test("AIE-3.7.2.f AIE-R103 it stays his as long as one leader of his is anywhere in the region", () => {
  const p = sequence("caesarians", {
    control: holding(["gallia"]),
    caesarians: { "hispania-1": ["curio", "legio-X", "legio-XI"] },
  });
  play(p, ["take curio", "add legio-XI", "step hispania-3", "halt", "end-moves"]);
  expect(side(p, "legio-X")).toBe("caesarians");
});

test("AIE-3.7.2.c one leader may leave and another arrive in one movement", () => {
  const p = sequence("caesarians", {
    control: holding(["gallia"]),
    caesarians: { "hispania-1": ["curio", "legio-X"], "gallia-9": ["lepidus"] },
  });
  play(p, ["take curio", "step gallia-9", "halt", "take lepidus", "step hispania-1", "halt", "end-moves"]);
  expect(side(p, "legio-X")).toBe("caesarians");
});

test("AIE-3.7.2.d an enemy leader who walks in wins nobody over: he is hunted", () => {
  const p = rep({ republicans: { "gallia-9": ["cato"] }, caesarians: { "gallia-8": ["legio-V"] } });
  play(p, ["take cato", "step gallia-8", "halt"]);
  play(p, "end-moves", d10(0));
  expect(asked(p)).toBe("loneLeader");
  expect(side(p, "legio-V")).toBe("caesarians");
});

test("AIE-3.4.1.n AIE-R181 Romans outside without a leader are lost at the end of their own movement, not before", () => {
  const table: Layout = {
    control: holding(["gallia"]),
    caesarians: { "germani-1": ["legio-V", "equites2-1"], "gallia-2": ["legio-I-R", "legio-II-R", "legio-III-R"] },
    war: { germani: "republicans" },
    republicans: { "germani-2": ["germani-u1"] },
  };
  const other = sequence("republicans", table);
  play(other, "end-moves");
  expect(at(other, "legio-V")).toBe("germani-1");
  const p = sequence("caesarians", table);
  play(p, ["take legio-V", "step gallia-2"]);
  const events = play(p, "end-moves");
  expect(told(events, "perished")).toMatchObject([{ units: ["equites2-1"], zone: "germani-1" }]);
  expect(at(p, "legio-V")).toBe("gallia-2");
});

test("AIE-2.E.d AIE-8.1.a a player may move nothing, and the sequence is spent; enemies in one zone fight all the same", () => {
  const p = caes({ caesarians: { "gallia-1": ["hirtius", "legio-V"] }, republicans: { "gallia-1": ["legio-I"] } });
  play(p, "end-moves");
  expect(asked(p)).toBe("battles");
  expect(legal(p)).toEqual(["fight gallia-1"]);
});

test("AIE-7.1.f AIE-R126 units that start among enemies may leave", () => {
  const p = caes({ caesarians: { "gallia-1": ["hirtius", "legio-V"] }, republicans: { "gallia-1": ["legio-I"] } });
  play(p, ["take hirtius", "add legio-V", "step gallia-4", "step gallia-6", "halt"]);
  expect(told(play(p, "end-moves"), "battle")).toEqual([]);
  expect(isReduced(p, "legio-V")).toBe(false);
});

test("AIE-3.4.1.u AIE-4.2.4.c Romans do not end their march among warriors they control, but fight those of the enemy", () => {
  const p = caes({
    caesarians: { "gallia-2": ["hirtius", "legio-V"], "germani-1": ["germani-u1"] },
    war: { germani: "caesarians" },
  });
  play(p, ["take hirtius", "add legio-V"]);
  expect(why(p, "step germani-1")).not.toBe("legal");
  expect(toMove(p)).toBe("palatine");
});
