/** Peoples that are made peaceful by a stratagem (6.3.12 to 6.3.15): one, those of a Nationality, or all. */
import { everyNth, type Refusal } from "@rubicon/engine";
import { ALLEGIANCE, NATIONALITIES, type Nation, PEACE, type People, WAR } from "../peoples.ts";
import { type Position, rulesOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import type { Side } from "../sides.ts";
import type { Chronicle } from "../steps/step.ts";
import { SPENT } from "../stratagems.ts";
import { pacify } from "../war-and-peace.ts";
import { ANY_TIME } from "./moments.ts";
import { aimed, type Play, plain, type Way } from "./play.ts";

/** AIE-S7.g */
const isBeyondPeace = (p: Position, people: People): boolean => people === p.box.aegyptii && rulesOf(p).cleopatraReigns;

/** AIE-R75: a People at war, whoever controls it, or a Major one that has sworn allegiance to the other side. */
function peaceRefusal(p: Position, side: Side, people: People): Refusal | null {
  if (p.status[people] === PEACE) return NO.peaceAlready;
  if (p.status[people] === ALLEGIANCE && p.holder[people] === side) return NO.peaceOwnAlly;
  return isBeyondPeace(p, people) ? NO.peaceAegyptii : null;
}

/** One People of those that a stratagem is for. */
const ofOne = (
  rule: string,
  kindRefusal: (p: Position, people: People) => Refusal | null,
): { readonly pacify: Way<"pacify"> } => ({
  pacify: aimed<"pacify", People>(
    (p, face, people) => p.box.acts.pacify(face, people),
    ({ face, people }) => [face, people],
    (p) => p.box.peoples,
    (p, { side }, people) => kindRefusal(p, people) ?? peaceRefusal(p, side, people),
    (p, { side }, people, _face, _dice, tell) => pacify(p, people, "stratagem", tell, side, rule),
  ),
});

/** AIE-6.3.12.a */
export const minorPeace: Play = {
  rule: "AIE-6.3.12.a",
  moments: ANY_TIME,
  ways: ofOne("AIE-6.3.12.a", (p, people) => (p.box.isMajor[people] ? NO.peaceMajor : null)),
};

/** AIE-6.3.13.a, AIE-6.3.13.b */
export const majorPeace: Play = {
  rule: "AIE-6.3.13.a",
  moments: ANY_TIME,
  ways: ofOne("AIE-6.3.13.a", (p, people) => (p.box.isMajor[people] ? null : NO.peaceMinor)),
};

/** AIE-6.3.14.a, AIE-6.3.15.a, AIE-R75: Peoples at war, one's own included; no allegiance is touched. */
const atWar = (p: Position, fits: (people: People) => boolean): People[] =>
  p.box.peoples.filter((people) => p.status[people] === WAR && fits(people) && !isBeyondPeace(p, people));

/** AIE-10.1.e: points fall for every one of them, and may end the game (AIE-S1.n). */
function pacifyAll(p: Position, side: Side, peoples: readonly People[], rule: string, tell: Chronicle): void {
  for (const people of peoples) if (p.outcome === null) pacify(p, people, "stratagem", tell, side, rule);
}

const NATIONS = everyNth<Nation>(NATIONALITIES.length);

const ofNation = (p: Position, nation: Nation): People[] =>
  atWar(p, (people) => p.box.nationality[people] === NATIONALITIES[nation]);

/** AIE-6.3.14.a */
export const nationalPeace: Play = {
  rule: "AIE-6.3.14.a",
  moments: ANY_TIME,
  ways: {
    "pacify-nation": aimed<"pacify-nation", Nation>(
      (p, face, nation) => p.box.acts.pacifyNation(face, nation),
      ({ face, nation }) => [face, nation],
      () => NATIONS,
      (p, _player, nation) => (ofNation(p, nation).length > 0 ? null : NO.peaceNation),
      (p, { side }, nation, _face, _dice, tell) => pacifyAll(p, side, ofNation(p, nation), "AIE-6.3.14.a", tell),
    ),
  },
};

/** AIE-6.3.15.a: all of them, or AIE-6.3.15.b: a single one. AIE-6.3.15.c: either way the counter is out of the game. */
export const paxRomana: Play = {
  rule: "AIE-6.3.15.a",
  moments: ANY_TIME,
  ways: {
    ...plain(
      (p) => (atWar(p, () => true).length > 0 ? null : NO.peaceNobody),
      (p, { side }, _face, _dice, tell) => {
        const peoples = atWar(p, () => true);
        pacifyAll(p, side, peoples, "AIE-6.3.15.a", tell);
      },
    ),
    ...ofOne("AIE-6.3.15.b", () => null),
  },
  goes: () => SPENT,
};
