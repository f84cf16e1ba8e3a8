/** Who stands together in a zone: loyal Romans, rebels, Peoples, mutineers, those at peace; and where fleets and cargo lie. */
import type { SeenPiece } from "@rubicon/imperator/components";
import { byPlace, type Gathered } from "../../../series/pieces/camps.ts";
import type { Kit } from "../kit.ts";

/** Whose the pieces of a camp are, as their colours are called. */
export const STANDINGS = ["rome", "rebel", "peoples", "mutiny", "peace"] as const;
export type Standing = (typeof STANDINGS)[number];

/** Those who stand together in a zone. */
export interface Camp extends Gathered<SeenPiece> {
  readonly of: Standing;
}

export function standingOf({ facts }: Pick<Kit, "facts">, { piece, side, mutinous }: SeenPiece): Standing {
  if (mutinous) return "mutiny";
  if (side === "rome") return "rome";
  if (side === null) return "peace";
  return facts.pieces.get(piece)?.people === null ? "rebel" : "peoples";
}

const PORT = "port-";
const ABOARD = "aboard-";

/** The zone that a place of the board belongs to: a port is a part of the land around it (IMP-3.5.m). */
export const zoneOfPlace = (place: string): string => (place.startsWith(PORT) ? place.slice(PORT.length) : place);

/** The port whose box a place is; null for zones. */
export const portOf = (place: string): string | null => (place.startsWith(PORT) ? place.slice(PORT.length) : null);

/**
 * Pieces on the map, by the place they lie in: a zone, or the box of a port for the fleet that is there. Whoever is aboard
 * lies with his fleet.
 */
export function byPlaces(kit: Kit, pieces: readonly SeenPiece[]): ReadonlyMap<string, readonly SeenPiece[]> {
  const { facts, places, geography } = kit;
  const isFleet = ({ piece }: SeenPiece): boolean => facts.pieces.get(piece)?.type === "fleet";
  const fleetAt = (at: string): string => (geography.boxes.has(at) ? `${PORT}${at}` : at);
  const fleets = new Map(pieces.filter(isFleet).map(({ piece, at }) => [`${ABOARD}${piece}`, fleetAt(at)]));
  return byPlace(pieces, (each) => {
    const aboard = fleets.get(each.at);
    if (aboard !== undefined) return aboard;
    if (places.groundOf(each.at) === undefined) return null;
    return isFleet(each) ? fleetAt(each.at) : each.at;
  });
}

export function campsIn(kit: Kit, pieces: readonly SeenPiece[]): readonly Camp[] {
  return STANDINGS.flatMap((of) => {
    const here = pieces.filter((piece) => standingOf(kit, piece) === of);
    return here.length === 0 ? [] : [campOf(kit, of, here)];
  });
}

function campOf({ facts }: Kit, of: Standing, pieces: readonly SeenPiece[]): Camp {
  // A fleet shows over those whom it carries.
  const leaders = pieces
    .filter(({ piece }) => facts.pieces.get(piece)?.unit === null)
    .toSorted((a, b) => rankOf(facts, b) - rankOf(facts, a));
  const units = pieces
    .filter(({ piece }) => facts.pieces.get(piece)?.unit != null)
    .toSorted((a, b) => worthOf(facts, b) - worthOf(facts, a) || a.piece.localeCompare(b.piece, "en"));
  const strength = units.reduce((sum, unit) => sum + strengthOf(facts, unit), 0);
  return { of, side: of === "peace" ? "nobody" : of, neutral: of === "peace", leaders, units, strength };
}

const RANKS = ["augustus", "usurper", "caesar"] as const;

function rankOf(facts: Kit["facts"], { piece, titles = [] }: SeenPiece): number {
  const known = facts.pieces.get(piece);
  const title = RANKS.findIndex((rank) => titles.includes(rank));
  if (known?.type === "fleet") return 100;
  return (title < 0 ? 0 : 10 * (RANKS.length - title)) + (known?.leader?.sr ?? 0);
}

export function strengthOf(facts: Kit["facts"], { piece, reduced }: SeenPiece): number {
  const unit = facts.pieces.get(piece)?.unit;
  return unit ? (reduced ? unit.reduced.sp : unit.full.sp) : 0;
}

/** Those who fight best come first. */
function worthOf(facts: Kit["facts"], { piece, reduced }: SeenPiece): number {
  const unit = facts.pieces.get(piece)?.unit;
  if (!unit) return 0;
  const { sp, qu, tb } = reduced ? unit.reduced : unit.full;
  return 10 * sp + 3 * qu + tb;
}
