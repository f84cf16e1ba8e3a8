/** All stratagems (6.1 to 6.4), and the questions that are asked of all alike: what may be played now, and by whom. */
import { playsBy } from "@rubicon/series";
import { own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import {
  type Counter,
  counterOf,
  type Face,
  handOf,
  ON_MAP,
  PLAYED,
  SPENT,
  TITLES,
  type Title,
} from "../stratagems.ts";
import { siegecraft, veniVidiVici, walls } from "./battles.ts";
import { coup, rally } from "./coups.ts";
import { assassination, outbreak } from "./crimes.ts";
import { favour } from "./favour.ts";
import { flight } from "./flight.ts";
import { idusMartias } from "./ides.ts";
import { initiative, janus } from "./initiative.ts";
import { MOMENTS } from "./moments.ts";
import { parthianShot } from "./parthian-shot.ts";
import { majorPeace, minorPeace, nationalPeace, paxRomana } from "./peace.ts";
import { PLAY_KINDS, type Play, type Playbook } from "./play.ts";
import { imperium, intrigue, triumphus } from "./senate.ts";
import { defection, desertion } from "./turncoats.ts";
import { alliance, greatUprising, twoUprisings, uprising } from "./uprisings.ts";

const PLAYS: Readonly<Record<Title, Play>> = {
  initiative,
  janus,
  "coup-detat": coup,
  "soulevement-mineur": uprising,
  "soulevement-deux-mineurs": twoUprisings,
  "soulevement-majeur": greatUprising,
  "allegeance-majeur": alliance,
  "fuite-opportune": flight,
  "faveur-divine": favour,
  assassinat: assassination,
  "foyer-de-peste": outbreak,
  desertion,
  transfuges: defection,
  "veni-vidi-vici": veniVidiVici,
  poliorcetique: siegecraft,
  muraille: walls,
  "fleche-du-parthe": parthianShot,
  "intrigue-au-senat": intrigue,
  "pacification-mineur": minorPeace,
  "pacification-majeur": majorPeace,
  "pacification-nationalite": nationalPeace,
  "pax-romana": paxRomana,
  "idus-martias": idusMartias,
  imperium,
  "ralliement-triumvir": rally,
  triumphus,
};

const inHandOf = (p: Position, side: Side, counter: Counter): boolean => p.counter[counter] === handOf(p.leads[side]);

const holds = (p: Position, side: Side, face: Face): boolean => inHandOf(p, side, counterOf(face));

/** It was played before everybody's eyes, and nobody has drawn since. */
function isKnownElsewhere(p: Position, face: Face): boolean {
  const pile = p.counter[counterOf(face)];
  return pile === PLAYED || pile === ON_MAP || pile === SPENT;
}

function hasHand(p: Position, side: Side): boolean {
  const { counters } = p.box;
  for (let i = 0; i < counters.length; i++) if (inHandOf(p, side, counters[i])) return true;
  return false;
}

const NOTHING: readonly Face[] = [];

/** In the order of the titles. */
function cardsIn(p: Position, side: Side): readonly Face[] {
  if (!hasHand(p, side)) return NOTHING;
  const found: Face[] = [];
  for (const title of TITLES) for (const face of p.box.facesOf[title]) if (holds(p, side, face)) found.push(face);
  return found;
}

export const { playRefusal, listPlays, mightPlay, takingPlays } = playsBy<Playbook>({
  titles: TITLES,
  moments: MOMENTS,
  kinds: PLAY_KINDS,
  plays: PLAYS,
  cardOf: ({ face }) => face,
  titleOf: (p, face) => p.box.stratagems[face].title,
  cardsOf: (p, title) => p.box.facesOf[title],
  handOf: cardsIn,
  hasHand,
  mightHold: (p, _side, face) => !isKnownElsewhere(p, face),
  cardRefusal: (p, side, face) => (holds(p, side, face) ? null : NO.counterNotHeld),
  playedOtherwise: NO.playedOtherwise,
  notItsMoment: NO.notItsMoment,
  lay(p, { side }, act, { rule, goes }, tell) {
    const { title, value } = p.box.stratagems[act.face];
    const counter = counterOf(act.face);
    own.counter(p)[counter] = goes?.(p, act) ?? PLAYED;
    const names = { side: SIDES[side], seat: seatOf(p, side), counter: p.box.counterIds[counter] };
    tell({ e: "played", rule, ...names, title, value, reveals: "own" });
  },
});
