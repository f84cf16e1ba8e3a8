/** All stratagems (IMP-6), and the questions that are asked of all alike: what may be played now, and by whom. */
import type { Taking } from "@rubicon/engine";
import { playsBy } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { NOWHERE, onMap } from "../board.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import { strike, strikeRefusal } from "../pertinax.ts";
import { own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import {
  type Counter,
  handOf,
  isUsable,
  ON_MAP,
  PLAYED,
  SPENT,
  type Stratagem,
  stratagemNamed,
  TITLES,
  type Title,
} from "../stratagems.ts";
import { furorGermanicus, parthianShot, romaVictor } from "./battles.ts";
import { assassination, desertion, mutiny } from "./crimes.ts";
import { favour } from "./favour.ts";
import { flight } from "./flight.ts";
import { initiative } from "./initiative.ts";
import { armenianAlliance, intrigue, parthianCoup } from "./markers.ts";
import { ANY_TIME, MOMENTS } from "./moments.ts";
import {
  foreseePeace,
  paxRomana,
  peaceWithMajor,
  peaceWithNation,
  peaceWithOneMinor,
  peaceWithThreeMinors,
  peaceWithTwoMinors,
} from "./peace.ts";
import { epidemic, focus } from "./plagues.ts";
import { PLAY_KINDS, type Play, type Playbook, type Player } from "./play.ts";
import { oneMajor, oneMinor, threeMajors, threeMinors, twoMinors } from "./uprisings.ts";
import { usurpation, usurpationOfAugustus, usurpationOfCaesar } from "./usurpations.ts";

const PLAYS: Readonly<Record<Title, Play>> = {
  coup_etat_parthe: parthianCoup,
  pacification_mineur_1: peaceWithOneMinor,
  pacification_mineur_2: peaceWithTwoMinors,
  pacification_mineur_3: peaceWithThreeMinors,
  pacification_majeur: peaceWithMajor,
  pacification_nationalite: peaceWithNation,
  pax_romana: paxRomana,
  roma_victor: romaVictor,
  usurpation_augustus: usurpationOfAugustus,
  usurpation_caesar: usurpationOfCaesar,
  usurpation,
  soulevement_mineur_1: oneMinor,
  soulevement_mineur_2: twoMinors,
  soulevement_mineur_3: threeMinors,
  soulevement_majeur_1: oneMajor,
  soulevement_majeur_3: threeMajors,
  furor_germanicus: furorGermanicus,
  fleche_du_parthe: parthianShot,
  intrigue_au_senat: intrigue,
  initiative,
  fuite_opportune: flight,
  assassinat: assassination,
  foyer_de_peste: focus,
  epidemie_de_peste: epidemic,
  alliance_armenienne: armenianAlliance,
  mutinerie: mutiny,
  desertion,
  faveur_divine: favour,
};

/** A title is its own card. */
const CARDS = new Map<Title, readonly Stratagem[]>(TITLES.map((title) => [title, [stratagemNamed(title)]]));

/** The first counter of that title in a hand: which of several it is, is all one. */
const heldCopy = (p: Position, side: Side, stratagem: Stratagem): Counter | undefined => {
  const hand = handOf(p.leads[side]);
  const copies = p.box.copiesOf[stratagem];
  for (let i = 0; i < copies.length; i++) if (p.counter[copies[i]] === hand) return copies[i];
  return undefined;
};

function hasHand(p: Position, side: Side): boolean {
  const { counters } = p.box;
  const hand = handOf(p.leads[side]);
  for (let i = 0; i < counters.length; i++) if (p.counter[counters[i]] === hand) return true;
  return false;
}

const NOTHING: readonly Stratagem[] = [];

/** Counters lie in the order of their titles. */
function titlesHeld(p: Position, side: Side): readonly Stratagem[] {
  const { borne, counters } = p.box;
  const hand = handOf(p.leads[side]);
  let found: Stratagem[] | null = null;
  for (let i = 0; i < counters.length; i++) {
    if (p.counter[counters[i]] !== hand) continue;
    const stratagem = borne[counters[i]];
    if (found === null) found = [stratagem];
    else if (found[found.length - 1] !== stratagem) found.push(stratagem);
  }
  return found ?? NOTHING;
}

/** All of that title lie before everybody's eyes, or went into the bowl before them since the last draw. */
function areKnownElsewhere(p: Position, stratagem: Stratagem): boolean {
  const copies = p.box.copiesOf[stratagem];
  for (let i = 0; i < copies.length; i++) {
    const pile = p.counter[copies[i]];
    if (pile !== PLAYED && pile !== ON_MAP && pile !== SPENT) return false;
  }
  return true;
}

const table = playsBy<Playbook>({
  titles: TITLES,
  moments: MOMENTS,
  kinds: PLAY_KINDS,
  plays: PLAYS,
  cardOf: ({ stratagem }) => stratagem,
  titleOf: (_p, stratagem) => TITLES[stratagem],
  cardsOf: (_p, title) => CARDS.get(title) ?? NOTHING,
  handOf: titlesHeld,
  hasHand,
  mightHold: (p, side, stratagem) => isUsable(side, stratagem) && !areKnownElsewhere(p, stratagem),
  cardRefusal(p, side, stratagem) {
    if (heldCopy(p, side, stratagem) === undefined) return NO.counterNotHeld;
    return isUsable(side, stratagem) ? null : NO.notForThisRole;
  },
  playedOtherwise: NO.playedOtherwise,
  notItsMoment: NO.notItsMoment,
  lay(p, { side }, act, { rule, goes }, tell) {
    const counter = heldCopy(p, side, act.stratagem);
    if (counter === undefined) throw new Error("what is not held cannot be played");
    const to = goes?.(p, act) ?? NOWHERE;
    own.counter(p)[counter] = to === NOWHERE ? PLAYED : onMap(to) ? ON_MAP : SPENT;
    own.lies(p)[counter] = onMap(to) ? to : NOWHERE;
    const names = { side: SIDES[side], seat: seatOf(p, side), stratagem: TITLES[act.stratagem] };
    tell({ e: "played", rule, ...names, reveals: "own" });
  },
});

export const { playRefusal } = table;

// The attempt on Pertinax (IMP-4.5K.d) is made like a play, and everybody knows who has the right to it ---------

const mightStrike = (p: Position, { side, moment }: Player): boolean =>
  strikeRefusal(p, side) === null && ANY_TIME.includes(moment);

/** What a side may play at that moment with the counters it holds. */
export function listPlays(p: Position, player: Player, list: Act[]): void {
  table.listPlays(p, player, list);
  if (mightStrike(p, player)) list.push(p.box.acts.strike());
}

/** What a play will cost. */
export function foreseePlay(p: Position, act: Act, list: Forecast[]): void {
  if (act.do === "pacify") foreseePeace(p, act.people, list);
}

/** IMP-R20: whether a side might play something at that moment, as far as everybody knows. */
export const mightPlay = (p: Position, player: Player): boolean => mightStrike(p, player) || table.mightPlay(p, player);

/** The acts of a step in which stratagems can be played. `then` sees to its frame before anything happens. */
export function takingPlays<F>(playerIn: (p: Position, f: F) => Player, then: (p: Position, f: F) => void) {
  const striking: Taking<Position, F, Extract<Act, { readonly do: "strike" }>, Event> = {
    refuse(p, f) {
      const player = playerIn(p, f);
      return strikeRefusal(p, player.side) ?? (mightStrike(p, player) ? null : NO.notItsMoment);
    },
    play(p, f, _act, _dice, tell) {
      then(p, f);
      strike(p, tell);
    },
  };
  return { ...table.takingPlays(playerIn, then), strike: striking };
}

/** IMP-R116: between any two of his own decisions in E.1 and E.2 the active player may play; nobody else is asked because of it. */
export const listOwnPlays = (p: Position, { side }: { readonly side: Side }, list: Act[]): void =>
  listPlays(p, { side, moment: "move" }, list);

export const takingOwnPlays = <F extends { readonly side: Side }>() =>
  takingPlays<F>(
    (_p, { side }) => ({ side, moment: "move" }),
    () => {},
  );
