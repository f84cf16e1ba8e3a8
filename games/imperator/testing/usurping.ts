/** For tests of successions and usurpations: leaders with other PCs than those printed, deaths, proclamations, and who bears what. */
import { by, type Dice, listed } from "@rubicon/engine";
import type { Event } from "../events/index.ts";
import type { Piece } from "../pieces.ts";
import { copy, type Position } from "../position.ts";
import { type Death, slain, slainAll } from "../slain.ts";
import { holdersOf } from "../titles.ts";
import { proclaim } from "../usurping.ts";
import { box, check, type Layout, lay, piece, run } from "./table.ts";

/** Niger rebels in the East, Severus reigns on the Danube; an army and a leader more each. */
export const CIVIL_WAR: Layout = {
  year: 193,
  rome: {
    pannonia_superior: ["septimius_severus*", "x_gemina", "xiv_gemina"],
    noricum: ["fabius_cilo", "ii_italica"],
  },
  enemy: {
    syria_coele: ["pescennius_niger!", "iv_scythica", "xvi_flavia"],
    syria_phoenice: ["asellius_aemilianus", "iii_gallica"],
  },
  claims: { pescennius_niger: { front: "oriental" } },
  freed: ["oriental"],
};
export const TWO_USURPERS: Layout = {
  ...CIVIL_WAR,
  enemy: { ...CIVIL_WAR.enemy, britannia_isca: ["clodius_albinus!", "ii_augusta"] },
  claims: { ...CIVIL_WAR.claims, clodius_albinus: { front: "bretagne" } },
};
/** The same table, on which some leaders have that PC. */
export function rated(p: Position, pcs: Readonly<Record<string, number>>): Position {
  const pc = by<Piece, number>([...listed(p.box.pc)]);
  for (const [name, value] of Object.entries(pcs)) pc[piece(name)] = value;
  return Object.assign(copy(p), { box: { ...p.box, pc } });
}

/** The emperor is in Rome. Niger and others in the East, Cilo on the South, Albinus in Britain. */
export const EMPIRE: Layout = {
  year: 197,
  rome: {
    roma: ["septimius_severus*", "praetoria_1"],
    syria_coele: ["pescennius_niger", "iv_scythica", "xvi_flavia"],
    cappadocia: ["asellius_aemilianus", "laetus", "xii_fulminata"],
    arabia: ["iii_cyrenaica"],
    aegyptus: ["fabius_cilo", "ii_traiana"],
    britannia_isca: ["clodius_albinus", "ii_augusta"],
  },
};
/** Niger has PC 5, so that step C needs a face below it; those who are asked have 4 and less. */
export const east = (layout: Partial<Layout> = {}): Position =>
  rated(lay({ ...EMPIRE, ...layout }), { pescennius_niger: 5, asellius_aemilianus: 4, laetus: 2, fabius_cilo: 3 });

/** A leader dies, and whatever follows by itself; what was told. */
export function die(p: Position, name: string, how: Death, dice: readonly number[] | Dice = []): Event[] {
  const events: Event[] = [];
  slain(p, piece(name), how, (event) => events.push(event));
  events.push(...run(p, dice));
  check(p);
  return events;
}

/** They fall at one stroke. */
export function fallTogether(p: Position, names: readonly string[], how: Death): Event[] {
  const events: Event[] = [];
  slainAll(p, names.map(piece), how, (event) => events.push(event));
  events.push(...run(p));
  check(p);
  return events;
}

/** He is a usurper from now on: step A, then B and C up to the first question. */
export function rise(p: Position, name: string, dice: readonly number[] | Dice = [], bonus = 0): Event[] {
  const events: Event[] = [];
  proclaim(p, piece(name), bonus, "IMP-4.5V.a", (event) => events.push(event));
  events.push(...run(p, dice));
  check(p);
  return events;
}

/** Who has a title. */
export const holders = (p: Position, title: number): string[] =>
  holdersOf(p, title).map((leader) => box.pieceIds[leader]);
