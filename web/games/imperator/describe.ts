/** Zones, pieces, Fronts, Peoples and stratagems in words: the card that pops up beside a thing, and where it lies. */
import type { Json, Language } from "@rubicon/engine";
import { type Seen, type SeenPiece, SIDES, seenFrom, TITLES } from "@rubicon/imperator/components";
import { headingOf, sentence, spotOn, touchedIn } from "../../series/describing.ts";
import { type Description, kindOf, nameOf, type Point, type Thing, thing } from "../face.ts";
import type { Kit } from "./kit.ts";
import { phaseOfStratagem, whenOfStratagem } from "./panels/stratagems.ts";
import { panelWords, playWords } from "./panels/words.ts";
import { campsIn } from "./pieces/camps.ts";
import { pieceWords } from "./pieces/words.ts";
import { frontCount, vexillationCount } from "./reckon.ts";

export function describe(kit: Kit, it: Thing, sight: Json, language: Language): Description | null {
  const seen = seenFrom(sight);
  const card = { kit, id: nameOf(it), seen, language };
  switch (kindOf(it)) {
    case "zone":
      return describeZone(card);
    case "piece":
      return describePiece(card);
    case "front":
      return describeFront(card);
    case "people":
      return describePeople(card);
    case "stratagem":
      return describeStratagem(card);
    case "pips":
      return { title: playWords[language].pips(nameOf(it)), lines: [] };
    default:
      return null;
  }
}

interface Card {
  readonly kit: Kit;
  readonly id: string;
  readonly seen: Seen;
  readonly language: Language;
}

const said = (lines: readonly string[]): readonly string[] => lines.filter((line) => line !== "");

function describeZone({ kit, id, seen, language }: Card): Description | null {
  const zone = kit.facts.zones.get(id);
  if (zone === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const part = seen.grown ? zone.partLater : zone.part;
  const about = [
    zone.sea ? (zone.open ? words.sea : words.closedSea) : "",
    part === null ? (zone.sea ? "" : words.outside) : names.part(part).front,
    zone.people === null || (seen.grown && zone.partLater !== null) ? "" : words.homeOf(names.people(zone.people)),
    zone.city === null ? "" : words.city(zone.city),
    ...zone.camps.map(({ name, from }) => (from > seen.year ? words.campFrom(name, from) : words.camp(name))),
    zone.port === null ? "" : words.port(zone.port),
    zone.limited ? words.limited : "",
  ];
  const camps = campsIn(
    kit,
    seen.pieces.filter(({ at }) => at === id),
  ).map(({ of, leaders, units, strength }) => {
    const led = leaders.map(({ piece }) => names.piece(piece)).join(", ");
    return `${sentence([words.camped(words.standings[of], units.length, strength)])}${led === "" ? "" : `${panelWords[language].colon}${led}`}`;
  });
  const ways = zone.ways.map(({ to, cost }) => words.way(names.zone(to), cost)).join(", ");
  const shores = zone.shores.map(names.zone).join(", ");
  return {
    title: names.zone(id),
    lines: said([
      sentence(about),
      ...camps,
      ...signsIn({ kit, id, seen, language }),
      ways === "" ? "" : words.ways(ways),
      shores === "" ? "" : words.shores(shores),
    ]),
  };
}

/** The plague, and counters that lie there. */
function signsIn({ kit, id, seen, language }: Card): readonly string[] {
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const plague = seen.infested[id];
  return [
    plague === undefined ? "" : plague === "stricken" ? words.plague : words.tainted,
    ...seen.markers.filter(({ zone }) => zone === id).map(({ stratagem }) => names.stratagem(stratagem).title),
  ];
}

function describePiece({ kit, id, seen, language }: Card): Description | null {
  const facts = kit.facts.pieces.get(id);
  const piece = seen.pieces.find((each) => each.piece === id);
  if (facts === undefined || piece === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const isRebel = facts.people === null && piece.side === "enemy";
  const lines = [
    sentence([
      words.types[facts.type],
      facts.people === null ? "" : names.people(facts.people),
      facts.garrison ? words.garrison : "",
      facts.front === null ? "" : facts.people === null ? names.part(facts.front).front : "",
      isRebel ? words.rebel : "",
      piece.mutinous ? words.mutinous : "",
    ]),
    ...ratingLines(kit, piece, language),
    ...(piece.titles ?? []).map((title) => sentence([names.title(title)])),
    piece.claim === undefined || piece.claim.bonus === 0 ? "" : words.bonus(piece.claim.bonus),
    facts.people === null && facts.stationName !== null ? words.station(facts.stationName) : "",
    placeOf(kit, piece, language),
    piece.moved ? words.moved : "",
    piece.from === undefined ? "" : words.from(names.zone(piece.from)),
    piece.due === undefined ? "" : words.due(piece.due),
  ];
  return { title: names.piece(id), lines: said(lines) };
}

function ratingLines({ facts }: Kit, { piece, reduced }: SeenPiece, language: Language): readonly string[] {
  const { unit, leader } = facts.pieces.get(piece) ?? { unit: null, leader: null };
  const words = pieceWords[language];
  if (leader !== null) return [words.leader(leader.cc, leader.tb, leader.pc, leader.sr)];
  if (unit === null) return [];
  const { full, reduced: weak } = unit;
  return reduced
    ? [`${words.isReduced}${panelWords[language].colon}${words.strength(weak.sp, weak.qu, weak.tb)}`]
    : [words.strength(full.sp, full.qu, full.tb), words.reduced(weak.sp, weak.qu, weak.tb)];
}

const SPOTS = ["box", "dead", "withdrawn", "absent", "to-come", "gone"] as const;
const ABOARD = "aboard-";

function placeOf(kit: Kit, { at }: SeenPiece, language: Language): string {
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  if (at.startsWith(ABOARD)) return words.aboard(names.piece(at.slice(ABOARD.length)));
  if (kit.places.groundOf(at) !== undefined) return names.zone(at);
  const spot = SPOTS.find((each) => each === at);
  return spot === undefined ? "" : words.where[spot];
}

function describeFront({ kit, id, seen, language }: Card): Description | null {
  if (!kit.facts.fronts.has(id)) return null;
  const words = pieceWords[language];
  const { here, all, atLeast } = frontCount(kit, id, seen);
  const { onMap, all: most } = vexillationCount(kit, id, seen);
  return {
    title: sentence([kit.facts.names(language).part(id).front]),
    lines: said([
      seen.freed.includes(id) ? words.freed : seen.reserve.includes(id) ? words.inReserve : words.notInReserve,
      words.legions(here, all, atLeast),
      words.vexillations(onMap, most),
    ]),
  };
}

function describePeople({ kit, id, seen, language }: Card): Description | null {
  const people = kit.facts.peoples.get(id);
  const status = seen.peoples.find((each) => each.people === id);
  if (people === undefined || status === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const isArmenia = people.front === null;
  return {
    title: names.people(id),
    lines: said([
      words.people(words.nationalities[people.nationality], people.major),
      isArmenia
        ? words.armenia(seen.armenia === null ? words.standings.peace : names.side(seen.armenia))
        : sentence([words.status[status.status]]),
      status.ban === undefined ? "" : words.ban(status.ban),
      people.front === null ? "" : words.entersBy(names.part(people.front).front),
      people.homes.map(names.zone).join(", "),
    ]),
  };
}

function describeStratagem({ kit, id, language }: Card): Description | null {
  const title = TITLES.find((each) => each === id);
  if (title === undefined) return null;
  const { title: name, does } = kit.facts.names(language).stratagem(title);
  const phase = panelWords[language].phase(phaseOfStratagem(title));
  return { title: name, lines: [does, `${phase}. ${playWords[language].when[whenOfStratagem(title)]}.`] };
}

/** Where a piece stands, or the fleet that carries it; null when it is not on the map. */
export function zoneOfPiece(kit: Kit, it: Thing, sight: Json): Thing | null {
  const { pieces } = seenFrom(sight);
  const at = (name: string): string | undefined => pieces.find(({ piece }) => piece === name)?.at;
  const here = at(nameOf(it));
  const zone = here?.startsWith(ABOARD) ? at(here.slice(ABOARD.length)) : here;
  return zone === undefined || kit.places.groundOf(zone) === undefined ? null : thing("zone", zone);
}

export const spot = (kit: Kit, it: Thing, sight: Json): Point | null =>
  spotOn(kit, it, {
    part: "front",
    zoneOf: (piece) => zoneOfPiece(kit, piece, sight),
    homeOf: (people) => kit.facts.peoples.get(people)?.homes[0],
  });

/** Fields of events that name a thing of a kind, alone or in a list. */
const FIELDS = {
  piece: [
    ...["piece", "pieces", "leader", "leaders", "unit", "units", "fleet", "usurper", "legions"],
    ...["lost", "reduced", "removed", "withdrawn"],
  ],
  front: ["front", "fronts"],
  people: ["people", "peoples"],
  zone: ["zone", "zones", "from", "to", "beside"],
} as const;

export const touched = ({ facts }: Kit, event: Json): readonly Thing[] =>
  touchedIn(event, [
    { kind: "piece", fields: FIELDS.piece, known: facts.pieces },
    { kind: "front", fields: FIELDS.front, known: facts.fronts },
    { kind: "people", fields: FIELDS.people, known: facts.peoples },
    { kind: "zone", fields: FIELDS.zone, known: facts.zones },
  ]);

export const heading = ({ facts }: Kit, event: Json, language: Language): string | null =>
  headingOf(event, pieceWords[language], SIDES, facts.names(language).side);
