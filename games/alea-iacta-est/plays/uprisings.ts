/** Peoples in Phase C (6.2.2 to 6.2.5): those that are made to rise, and the one that is won over. */
import type { Refusal } from "@rubicon/engine";
import { push } from "../frames.ts";
import { ALLEGIANCE, PEACE, type People, WAR } from "../peoples.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { activate, pledge } from "../war-and-peace.ts";
import { aimed, type Play, type Player, type Way } from "./play.ts";

/** AIE-6.2.2.a, AIE-6.2.4.a, AIE-R76: a People at peace that no ban binds, whoever is going to control it. */
export function riseRefusal(p: Position, people: People, major: boolean): Refusal | null {
  if (p.box.isMajor[people] !== major) return major ? NO.riseMinor : NO.riseMajor;
  if (p.status[people] !== PEACE) return major ? NO.greatRiseAtWar : NO.riseAtWar;
  return p.ban[people] === 0 ? null : NO.riseBanned;
}

function raising(major: boolean, then: (p: Position, player: Player) => void): { readonly raise: Way<"raise"> } {
  return {
    raise: aimed<"raise", People>(
      (p, face, people) => p.box.acts.raise(face, people),
      ({ face, people }) => [face, people],
      (p) => p.box.peoples,
      (p, _player, people) => riseRefusal(p, people, major),
      (p, player, people, _face, dice, tell) => {
        then(p, player);
        activate(p, people, dice, tell);
      },
    ),
  };
}

export const uprising: Play = {
  rule: "AIE-6.2.2.a",
  moments: ["geostrategy"],
  ways: raising(false, () => {}),
};

/** AIE-6.2.3.a: when the first one has taken the field, steps/uprising.ts asks for a second. */
export const twoUprisings: Play = {
  rule: "AIE-6.2.3.a",
  moments: ["geostrategy"],
  ways: raising(false, (p, { side }) => push(p, { step: "uprising", side })),
};

export const greatUprising: Play = {
  rule: "AIE-6.2.4.a",
  moments: ["geostrategy"],
  ways: raising(true, () => {}),
};

/** AIE-4.4.2.a, AIE-4.4.2.i, AIE-R60: the same Peoples as an embassy could win. */
function allianceRefusal(p: Position, people: People): Refusal | null {
  if (!p.box.isMajor[people]) return NO.embassyMinor;
  if (people === p.box.parthi) return NO.embassyParthi;
  if (p.status[people] === ALLEGIANCE) return NO.embassyAllied;
  return p.status[people] === WAR ? null : NO.embassyPeace;
}

/** AIE-6.2.5.a, AIE-4.4.2.b: without a die. */
export const alliance: Play = {
  rule: "AIE-6.2.5.a",
  moments: ["geostrategy"],
  ways: {
    ally: aimed<"ally", People>(
      (p, face, people) => p.box.acts.ally(face, people),
      ({ face, people }) => [face, people],
      (p) => p.box.peoples,
      (p, _player, people) => allianceRefusal(p, people),
      (p, { side }, people, _face, _dice, tell) => pledge(p, people, side, tell, "AIE-4.4.2.b"),
    ),
  },
};
