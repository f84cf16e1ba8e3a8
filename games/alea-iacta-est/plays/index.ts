/** All stratagems (6.1 to 6.4), and the questions that are asked of all alike: what may be played now, and by whom. */
import type { Dice, Refusal, Taking } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import { own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import type { Chronicle } from "../steps/step.ts";
import { counterOf, type Face, handOf, ON_MAP, PLAYED, SPENT, TITLES, type Title } from "../stratagems.ts";
import { siegecraft, veniVidiVici, walls } from "./battles.ts";
import { coup, rally } from "./coups.ts";
import { assassination, outbreak } from "./crimes.ts";
import { favour } from "./favour.ts";
import { flight } from "./flight.ts";
import { idusMartias } from "./ides.ts";
import { initiative, janus } from "./initiative.ts";
import { MOMENTS, type Moment } from "./moments.ts";
import { parthianShot } from "./parthian-shot.ts";
import { majorPeace, minorPeace, nationalPeace, paxRomana } from "./peace.ts";
import { PLAY_KINDS, type Play, type PlayAct, type Player, type PlayKind, type Way } from "./play.ts";
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

/** AIE-6.0.f: the titles that fit a moment. */
const TITLES_AT: ReadonlyMap<Moment, readonly Title[]> = new Map(
  MOMENTS.map((moment) => [moment, TITLES.filter((title) => PLAYS[title].moments.includes(moment))]),
);
const titlesAt = (moment: Moment): readonly Title[] => TITLES_AT.get(moment) ?? [];

const playOf = (p: Position, face: Face): Play => PLAYS[p.box.stratagems[face].title];

/** The ways are kept under the kind of act they take, and looked up by the act's own kind. */
const wayOf = (play: Play, act: PlayAct): Way<PlayKind> | undefined => play.ways[act.do] as Way<PlayKind> | undefined;

const holds = (p: Position, side: Side, face: Face): boolean => p.counter[counterOf(face)] === handOf(p.leads[side]);

export function playRefusal(p: Position, player: Player, act: PlayAct): Refusal | null {
  if (!holds(p, player.side, act.face)) return NO.counterNotHeld;
  const play = playOf(p, act.face);
  const way = wayOf(play, act);
  if (way === undefined) return NO.playedOtherwise;
  if (!play.moments.includes(player.moment)) return NO.notItsMoment;
  return way.refuse(p, player, act);
}

/** What a side may play at that moment with the counters it holds. */
export function listPlays(p: Position, player: Player, list: Act[]): void {
  for (const title of titlesAt(player.moment))
    for (const face of p.box.facesOf[title]) if (holds(p, player.side, face)) listFace(p, player, face, list);
}

function listFace(p: Position, player: Player, face: Face, list: Act[]): void {
  const { ways } = playOf(p, face);
  for (const kind of PLAY_KINDS) ways[kind]?.list(p, player, face, list);
}

/**
 * Whether a side might play something at that moment, as far as everybody knows: it holds a counter, and one that may be among
 * its own could be played. AIE-R172: how many it holds is no secret; which, is. So nothing can be told from who is asked.
 */
export function mightPlay(p: Position, player: Player): boolean {
  if (!p.box.counters.some((counter) => p.counter[counter] === handOf(p.leads[player.side]))) return false;
  const found: Act[] = [];
  for (const title of titlesAt(player.moment))
    for (const face of p.box.facesOf[title]) {
      if (isKnownElsewhere(p, face)) continue;
      listFace(p, player, face, found);
      if (found.length > 0) return true;
    }
  return false;
}

/** It was played before everybody's eyes, and nobody has drawn since. */
function isKnownElsewhere(p: Position, face: Face): boolean {
  const pile = p.counter[counterOf(face)];
  return pile === PLAYED || pile === ON_MAP || pile === SPENT;
}

/** AIE-6.0.b, AIE-6.0.c: the counter is laid down, and back in the cup unless it stays. */
function lay(p: Position, { side }: Player, act: PlayAct, tell: Chronicle): void {
  const { title, value } = p.box.stratagems[act.face];
  const counter = counterOf(act.face);
  const { rule, goes } = PLAYS[title];
  own.counter(p)[counter] = goes?.(act) ?? PLAYED;
  const names = { side: SIDES[side], seat: seatOf(p, side), counter: p.box.counterIds[counter] };
  tell({ e: "played", rule, ...names, title, value, reveals: true });
}

type PlayTakings<F> = { readonly [K in PlayKind]: Taking<Position, F, PlayAct<K>, Event> };

/** The acts of a step in which stratagems can be played. `then` sees to its frame before anything happens. */
export function takingPlays<F>(playerIn: (p: Position, f: F) => Player, then: (p: Position, f: F) => void) {
  const taking: Taking<Position, F, PlayAct, Event> = {
    refuse: (p, f, act) => playRefusal(p, playerIn(p, f), act),
    play(p, f, act, dice: Dice, tell) {
      const player = playerIn(p, f);
      const way = wayOf(playOf(p, act.face), act);
      if (way === undefined) throw new Error(`${act.do} is no way to play this stratagem`);
      then(p, f);
      lay(p, player, act, tell);
      way.play(p, player, act, dice, tell);
    },
  };
  // One taking for all kinds: it finds the way by the act.
  return Object.fromEntries(PLAY_KINDS.map((kind) => [kind, taking])) as unknown as PlayTakings<F>;
}
