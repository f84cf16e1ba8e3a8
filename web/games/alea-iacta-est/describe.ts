/** Zones, pieces, regions, Peoples and stratagems in words: the card that pops up beside a thing, and where it lies. */
import {
  NATIONALITIES,
  type Seen,
  type SeenPiece,
  SIDES,
  seenFrom,
  type Title,
} from "@rubicon/alea-iacta-est/components";
import type { Json, Language } from "@rubicon/engine";
import { headingOf, sentence, spotOn, touchedIn } from "../../series/describing.ts";
import { type Description, kindOf, nameOf, type Point, type Thing, thing } from "../face.ts";
import type { Kit } from "./kit.ts";
import { phaseOfStratagem, whenOfStratagem } from "./panels/phases.ts";
import { legionsIn, recruitsLeft } from "./panels/reckon.ts";
import { panelWords, playWords } from "./panels/words.ts";
import { campsIn } from "./pieces/camps.ts";
import { pieceWords } from "./pieces/words.ts";

export function describe(kit: Kit, it: Thing, sight: Json, language: Language): Description | null {
  const seen = seenFrom(sight);
  switch (kindOf(it)) {
    case "zone":
      return describeZone(kit, nameOf(it), seen, language);
    case "piece":
      return describePiece(kit, nameOf(it), seen, language);
    case "region":
      return describeRegion(kit, nameOf(it), seen, language);
    case "people":
      return describePeople(kit, nameOf(it), seen, language);
    case "counter":
      return describeCounter(kit, nameOf(it), language);
    case "face":
      return describeFace(kit, nameOf(it), language);
    case "pips":
      return { title: playWords[language].pips(nameOf(it)), lines: [] };
    case "nation": {
      const nation = NATIONALITIES.find((each) => each === nameOf(it));
      return nation === undefined ? null : { title: pieceWords[language].nationalities[nation], lines: [] };
    }
    default:
      return null;
  }
}

function describeZone(kit: Kit, id: string, seen: Seen, language: Language): Description | null {
  const zone = kit.facts.zones.get(id);
  if (zone === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const about = [
    zone.sea ? (zone.open ? words.sea : words.closedSea) : "",
    zone.region === null ? (zone.sea ? "" : words.outside) : words.region(names.region(zone.region)),
    zone.people === null ? "" : words.homeOf(names.people(zone.people)),
    zone.mountain ? words.mountain : "",
    zone.city === null ? "" : words.city(zone.city),
    zone.port === null ? "" : words.port(zone.port),
  ];
  const camps = campsIn(
    kit,
    seen.pieces.filter(({ at }) => at === id),
  ).map(({ of, leaders, units, strength }) => {
    const who = of === null ? words.atPeace : names.side(of);
    const led = leaders.map(({ piece }) => names.piece(piece)).join(", ");
    return `${words.camp(who, units.length, strength)}${led === "" ? "" : `: ${led}`}`;
  });
  const listed = (ways: typeof zone.ways): string =>
    ways.map(({ to, cost }) => words.way(names.zone(to), cost)).join(", ");
  return {
    title: names.place(id),
    lines: [
      sentence(about),
      ...camps,
      zone.ways.length === 0 ? "" : words.ways(listed(zone.ways)),
      zone.routes.length === 0 ? "" : words.routes(listed(zone.routes)),
    ].filter((line) => line !== ""),
  };
}

function describePiece(kit: Kit, id: string, seen: Seen, language: Language): Description | null {
  const facts = kit.facts.pieces.get(id);
  const piece = seen.pieces.find((each) => each.piece === id);
  if (facts === undefined || piece === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const lines = [
    sentence([
      words.types[facts.type],
      facts.people === null ? "" : names.people(facts.people),
      facts.recruit ? words.recruit : "",
      piece.side === null ? "" : names.side(piece.side),
    ]),
    ...(facts.unit === null ? leaderLines(kit, piece, language) : unitLines(kit, piece, language)),
    ...(piece.titles ?? []).map((title) => words.titles[title]),
    placeOf(kit, piece, language),
    piece.moved ? words.moved : "",
    piece.from === undefined ? "" : words.from(names.zone(piece.from)),
    piece.due === undefined ? "" : words.due(words.year(piece.due)),
  ];
  return { title: names.piece(id), lines: lines.filter((line) => line !== "") };
}

function unitLines({ facts }: Kit, { piece, reduced }: SeenPiece, language: Language): readonly string[] {
  const unit = facts.pieces.get(piece)?.unit;
  const words = pieceWords[language];
  if (!unit) return [];
  const { full, reduced: weak } = unit;
  return reduced
    ? [`${words.isReduced}: ${words.strength(weak.sp, weak.qu, weak.tb)}`]
    : [words.strength(full.sp, full.qu, full.tb), words.reduced(weak.sp, weak.qu, weak.tb)];
}

function leaderLines({ facts }: Kit, { piece, side }: SeenPiece, language: Language): readonly string[] {
  const faces = facts.pieces.get(piece)?.leader;
  const words = pieceWords[language];
  if (!faces) return [];
  const shown = side ?? (faces.caesarians ? "caesarians" : "republicans");
  const other = shown === "caesarians" ? "republicans" : "caesarians";
  const [face, back] = [faces[shown], faces[other]];
  const isKing = facts.pieces.get(piece)?.people !== null;
  return [
    face === null ? "" : words.leader(face.cc, face.tb, face.pc, face.sr),
    back === null || isKing ? "" : words.otherFace(other, back.cc, back.tb, back.pc, back.sr),
  ];
}

const SPOTS = ["reserve", "box", "off", "absent", "to-come", "gone"] as const;

function placeOf(kit: Kit, { at }: SeenPiece, language: Language): string {
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  if (kit.places.groundOf(at) !== undefined) return names.place(at);
  const spot = SPOTS.find((each) => each === at);
  return spot === undefined ? words.waiting(names.region(at.replace("waiting-", ""))) : words.where[spot];
}

function describeRegion(kit: Kit, id: string, seen: Seen, language: Language): Description | null {
  const region = kit.facts.regions.get(id);
  if (region === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const side = seen.control[id];
  const triumvir = seen.neutral[id];
  const recruits = recruitsLeft(region, seen).map(({ type, left }) => `${left} ${words.types[type]}`);
  return {
    title: region.name,
    lines: [
      triumvir === undefined
        ? words.held(side ? names.side(side) : words.nobodys)
        : words.neutral(names.piece(triumvir)),
      words.points(region.points),
      words.control(region.zonesForControl, region.citiesForControl),
      words.garrison(region.garrison, legionsIn(kit, id, seen)),
      words.recruits(recruits.join(", ")),
    ],
  };
}

function describePeople(kit: Kit, id: string, seen: Seen, language: Language): Description | null {
  const people = kit.facts.peoples.get(id);
  const status = seen.peoples.find((each) => each.people === id);
  if (people === undefined || status === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const held = status.holder === null ? "" : names.side(status.holder);
  return {
    title: people.name,
    lines: [
      words.people(words.nationalities[people.nationality], people.major),
      sentence([words.status[status.status], held]),
      status.ban === undefined ? "" : words.ban(words.year(status.ban)),
      people.points === 0 ? "" : words.points(people.points),
      people.homes.map((home) => names.place(home)).join(", "),
    ].filter((line) => line !== ""),
  };
}

function describeCounter({ facts }: Kit, id: string, language: Language): Description | null {
  const counter = facts.counters.get(id);
  if (counter === undefined) return null;
  const { effects } = panelWords[language];
  const names = facts.names(language);
  return {
    title: names.counter(id),
    lines: counter.faces.map(({ title }) => `${names.stratagem(title)}: ${effects[title]}`),
  };
}

/** One side of a counter: "stratagem-07-a". */
function describeFace({ facts }: Kit, id: string, language: Language): Description | null {
  const side = id.endsWith("-a") ? 0 : 1;
  const face = facts.counters.get(id.slice(0, -2))?.faces[side];
  if (face === undefined) return null;
  const words = panelWords[language];
  return {
    title: facts.names(language).stratagem(face.title),
    lines: [
      words.effects[face.title],
      `${words.phase(phaseOfStratagem(face.title))}. ${playWords[language].when[whenOfStratagem(face.title)]}.`,
    ],
  };
}

/** Where a piece stands; null when it is not on the map. */
export function zoneOfPiece(kit: Kit, it: Thing, sight: Json): Thing | null {
  const at = seenFrom(sight).pieces.find(({ piece }) => piece === nameOf(it))?.at;
  return at === undefined || kit.places.groundOf(at) === undefined ? null : thing("zone", at);
}

export const spot = (kit: Kit, it: Thing, sight: Json): Point | null =>
  spotOn(kit, it, {
    part: "region",
    zoneOf: (piece) => zoneOfPiece(kit, piece, sight),
    homeOf: (people) => kit.facts.peoples.get(people)?.homes[0],
  });

/** Fields of events that name a thing of a kind, alone or in a list. */
const FIELDS = {
  piece: ["piece", "pieces", "leader", "leaders", "unit", "units", "lost", "reduced", "kept", "given", "absent"],
  region: ["region", "regions"],
  people: ["people"],
  zone: ["zone", "from", "to"],
} as const;

export const touched = ({ facts }: Kit, event: Json): readonly Thing[] =>
  touchedIn(event, [
    { kind: "piece", fields: FIELDS.piece, known: facts.pieces },
    { kind: "region", fields: FIELDS.region, known: facts.regions },
    { kind: "people", fields: FIELDS.people, known: facts.peoples },
    { kind: "zone", fields: FIELDS.zone, known: facts.zones },
  ]);

export const heading = ({ facts }: Kit, event: Json, language: Language): string | null =>
  headingOf(event, pieceWords[language], SIDES, facts.names(language).side);

export function ruleOf({ facts }: Kit, it: Thing): string | null {
  switch (kindOf(it)) {
    case "piece":
      return facts.pieces.get(nameOf(it))?.unit === null ? "AIE-1.2.a" : "AIE-1.3.a";
    case "region":
      return "AIE-3.7.3.a";
    case "people":
      return "AIE-4.1.c";
    case "counter":
      return "AIE-6.0.a";
    case "face":
      return ruleOfFace(facts, nameOf(it));
    case "pips":
      return "AIE-6.3.2.a";
    case "nation":
      return "AIE-6.3.14.a";
    case "zone":
      return facts.zones.get(nameOf(it))?.sea ? "AIE-3.4.2.c" : "AIE-7.2.b";
    default:
      return null;
  }
}

/** The paragraph of each stratagem. */
const PARAGRAPHS: Readonly<Record<Title, string>> = {
  ...{ initiative: "AIE-6.1.1.a", janus: "AIE-6.1.2.a", "coup-detat": "AIE-6.2.1.a" },
  ...{ "soulevement-mineur": "AIE-6.2.2.a", "soulevement-deux-mineurs": "AIE-6.2.3.a" },
  ...{ "soulevement-majeur": "AIE-6.2.4.a", "allegeance-majeur": "AIE-6.2.5.a" },
  ...{ "fuite-opportune": "AIE-6.3.1.a", "faveur-divine": "AIE-6.3.2.a", assassinat: "AIE-6.3.3.a" },
  ...{ "foyer-de-peste": "AIE-6.3.4.a", desertion: "AIE-6.3.5.a", transfuges: "AIE-6.3.6.a" },
  ...{ "veni-vidi-vici": "AIE-6.3.7.a", poliorcetique: "AIE-6.3.8.a", muraille: "AIE-6.3.9.a" },
  ...{ "fleche-du-parthe": "AIE-6.3.10.a", "intrigue-au-senat": "AIE-6.3.11.a" },
  ...{ "pacification-mineur": "AIE-6.3.12.a", "pacification-majeur": "AIE-6.3.13.a" },
  ...{ "pacification-nationalite": "AIE-6.3.14.a", "pax-romana": "AIE-6.3.15.a" },
  ...{ "idus-martias": "AIE-6.4.1.a", imperium: "AIE-6.4.2.a" },
  ...{ "ralliement-triumvir": "AIE-6.4.3.a", triumphus: "AIE-6.4.4.a" },
};

function ruleOfFace(facts: Kit["facts"], id: string): string | null {
  const face = facts.counters.get(id.slice(0, -2))?.faces[id.endsWith("-a") ? 0 : 1];
  return face === undefined ? null : PARAGRAPHS[face.title];
}
