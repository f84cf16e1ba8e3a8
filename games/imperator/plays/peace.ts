/** Peoples that are pacified by a stratagem (IMP-6.1.d to IMP-6.1.i, IMP-R73): so many minor ones, a major one, those of a Nationality, all. */
import type { Refusal } from "@rubicon/engine";
import { GONE } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import { push } from "../frames.ts";
import type { People } from "../peoples.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { isAtWar } from "../table.ts";
import { FOR_A_MAJOR, FOR_A_MINOR, isExtinct, pacify } from "../war-and-peace.ts";
import { ANY_TIME } from "./moments.ts";
import { aimed, type Play } from "./play.ts";

/** What a counter may be played on, by its place in this list. */
const KINDS = ["minor", "major", "nation", "any"] as const;
export type PeaceKind = (typeof KINDS)[number];
export const PEACE_KINDS: readonly PeaceKind[] = KINDS;

/** IMP-R73, IMP-4.2.e: at war with Rome; Armenia never is. */
export function peaceRefusal(p: Position, kind: PeaceKind, people: People): Refusal | null {
  if (people === p.box.armenia) return NO.peaceArmenia;
  if (kind === "minor" && p.box.isMajor[people]) return NO.peaceMajor;
  if (kind === "major" && !p.box.isMajor[people]) return NO.peaceMinor;
  return isAtWar(p, people) ? null : NO.peaceAlready;
}

/** IMP-6.1.h: of the Nationality of the first one. */
export const alsoRefusal = (p: Position, kind: PeaceKind, first: People, people: People): Refusal | null =>
  kind === "nation" && p.box.nationality[people] !== p.box.nationality[first]
    ? NO.peaceOtherNation
    : peaceRefusal(p, kind, people);

/** IMP-R73, IMP-R85: the counter may be played where no unit is left, and takes away what arms would have brought. */
export function foreseePeace(p: Position, people: People, list: Forecast[]): void {
  if (!isExtinct(p, people)) return;
  const [rule, points] = p.box.isMajor[people] ? ["IMP-10.h", FOR_A_MAJOR] : ["IMP-10.d", FOR_A_MINOR];
  list.push({ f: "points-by-arms", rule, people: p.box.peopleIds[people], points });
}

const ALL = 99;

/** By how many minor ones at most. */
const MINOR_RULES: Readonly<Record<number, string>> = { 1: "IMP-6.1.d", 2: "IMP-6.1.e", 3: "IMP-6.1.f" };
const RULES = { major: "IMP-6.1.g", nation: "IMP-6.1.h", any: "IMP-6.1.i" } as const;
export const ruleOfPeace = (kind: PeaceKind, most: number): string =>
  kind === "minor" ? MINOR_RULES[most] : RULES[kind];

/** Who follows the first, steps/pacification.ts asks: at least one, and as many as its player likes. */
function peace(kind: PeaceKind, most: number): Play {
  const rule = ruleOfPeace(kind, most);
  return {
    rule,
    moments: ANY_TIME,
    ways: {
      pacify: aimed<"pacify", People>(
        (p, stratagem, people) => p.box.acts.pacify(stratagem, people),
        ({ stratagem, people }) => [stratagem, people],
        (p) => p.box.peoples,
        (p, _player, people) => peaceRefusal(p, kind, people),
        (p, _player, people, _stratagem, _dice, tell) => {
          if (most > 1)
            push(p, { step: "pacification", kind: KINDS.indexOf(kind), first: people, most, left: most - 1 });
          pacify(p, people, "stratagem", rule, tell);
        },
      ),
    },
  };
}

export const peaceWithOneMinor = peace("minor", 1);
export const peaceWithTwoMinors = peace("minor", 2);
export const peaceWithThreeMinors = peace("minor", 3);
export const peaceWithMajor = peace("major", 1);
export const peaceWithNation = peace("nation", ALL);
/** IMP-6.1.i: once, and it is out of the game. */
export const paxRomana: Play = { ...peace("any", ALL), goes: () => GONE };
