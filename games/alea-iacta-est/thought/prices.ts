/**
 * Reservation prices of stratagems: what a counter in the hand is worth, so that it is played only where it brings more. A counter
 * has two faces and is played once: the dearer one counts.
 */
import type { Position } from "../position.ts";
import type { Side } from "../sides.ts";
import { facesOfCounter, handOf, type Title } from "../stratagems.ts";

/** Set by hand, in the unit of a counter that might be of use some time. */
const PRICES: Readonly<Record<Title, number>> = {
  initiative: 0.8,
  janus: 0.4,
  "coup-detat": 1.2,
  "soulevement-mineur": 0.4,
  "soulevement-deux-mineurs": 0.6,
  "soulevement-majeur": 1,
  "allegeance-majeur": 1.2,
  "fuite-opportune": 1,
  "faveur-divine": 1.5,
  assassinat: 1,
  "foyer-de-peste": 0.6,
  desertion: 1.2,
  transfuges: 1.4,
  "veni-vidi-vici": 2.5,
  poliorcetique: 1.2,
  muraille: 1.2,
  "fleche-du-parthe": 0.5,
  "intrigue-au-senat": 0.5,
  "pacification-mineur": 0.3,
  "pacification-majeur": 0.6,
  "pacification-nationalite": 0.4,
  "pax-romana": 0.6,
  "idus-martias": 1,
  imperium: 0.8,
  "ralliement-triumvir": 0.5,
  triumphus: 0.8,
};

export function priceOfHand(p: Position, side: Side): number {
  const { counters, stratagems } = p.box;
  const hand = handOf(p.leads[side]);
  let sum = 0;
  for (let i = 0; i < counters.length; i++) {
    if (p.counter[counters[i]] !== hand) continue;
    const [one, other] = facesOfCounter(counters[i]);
    sum += Math.max(PRICES[stratagems[one].title], PRICES[stratagems[other].title]);
  }
  return sum;
}
