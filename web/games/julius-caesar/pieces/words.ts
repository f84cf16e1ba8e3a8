/** What the board says of cities, seas and blocks: on cards that pop up, and to those who hear it instead of seeing it. */
import type { BlockType, SideName } from "@rubicon/julius-caesar/components";
import type { Catalogue } from "../../../app/words.ts";

type Port = "major" | "minor" | null;
type RoadKind = "major" | "minor" | "strait";

export interface PieceWords {
  readonly types: Readonly<Record<BlockType, string>>;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly city: string;
  readonly sea: string;
  worth(value: number): string;
  port(port: Port): string;
  supply(blocks: number): string;
  readonly contested: string;
  readonly vacant: string;
  friendly(side: SideName): string;
  attacks(side: SideName): string;
  mayLeave(side: SideName, blocks: number): string;
  blocks(count: number): string;
  /** "3 blocks, strength 8" */
  force(count: number, strength: number): string;
  roads(list: string): string;
  road(to: string, kind: RoadKind, used: number, limit: number): string;
  rating(letter: string, firepower: number): string;
  attackingLater(letter: string): string;
  strength(now: string, all: string): string;
  strengths(all: string): string;
  fightsFor(side: SideName): string;
  readonly levied: {
    city(city: string): string;
    readonly any: string;
    readonly "major-port": string;
    readonly nowhere: string;
  };
  readonly moved: string;
  readonly reserve: string;
  readonly shown: string;
  from(place: string): string;
  inPlace(place: string): string;
  readonly heldSea: string;
  year(year: number, bc: number): string;
  turn(turn: number): string;
  winter(year: number): string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en: PieceWords = {
  types: {
    leader: "leader",
    legio: "legion",
    auxilia: "auxilia",
    equitatus: "cavalry",
    elephant: "elephants",
    ballista: "ballista",
    navis: "fleet",
    cleopatra: "queen of Egypt",
  },
  sides: { caesar: "Caesar", pompeius: "Pompeius" },
  city: "city",
  sea: "sea",
  worth: (value) => (value === 0 ? "No victory points" : `Worth ${plural(value, "victory point", "victory points")}`),
  port: (port) => (port === null ? "no port" : port === "major" ? "major port" : "minor port"),
  supply: (blocks) => `feeds ${blocks} blocks in winter`,
  contested: "Contested",
  vacant: "Vacant",
  friendly: (side) => `Friendly to ${en.sides[side]}`,
  attacks: (side) => `${en.sides[side]} attacks`,
  mayLeave: (side, blocks) =>
    blocks === 0
      ? `all of ${en.sides[side]}’s blocks are pinned`
      : `${plural(blocks, "block", "blocks")} of ${en.sides[side]} may still leave`,
  blocks: (count) => plural(count, "block", "blocks"),
  force: (count, strength) => `${plural(count, "block", "blocks")}, strength ${strength}`,
  roads: (list) => `Roads: ${list}`,
  road: (to, kind, used, limit) =>
    `${to} (${kind === "strait" ? "strait" : kind}, ${used > 0 ? `${used} of ${limit}` : limit})`,
  rating: (letter, firepower) =>
    `${letter}${firepower}: acts in turn ${letter}; one die for each point of strength hits on ${firepower === 1 ? "1" : `1–${firepower}`}`,
  attackingLater: (letter) => `When attacking it acts in turn ${letter}`,
  strength: (now, all) => `Strength ${now} (${all})`,
  strengths: (all) => `Strengths ${all}`,
  fightsFor: (side) => `fights for ${en.sides[side]}`,
  levied: {
    city: (city) => `Levied in ${city}`,
    any: "Levied in any friendly city",
    "major-port": "Levied in any friendly major port",
    nowhere: "Never levied: she changes sides instead",
  },
  moved: "Has moved this turn",
  reserve: "In reserve: joins the battle in round 2",
  shown: "Face up in battle",
  from: (place) => `Came from ${place}`,
  inPlace: (place) => `in ${place}`,
  heldSea: "A navis has to stay here for the rest of the phase",
  year: (year, bc) => `Year ${year} (${bc} BC)`,
  turn: (turn) => `Turn ${turn}`,
  winter: (year) => `Winter of ${year}`,
};

const ofSideFr: Readonly<Record<SideName, string>> = { caesar: "de César", pompeius: "de Pompée" };

const fr: PieceWords = {
  types: {
    leader: "chef",
    legio: "légion",
    auxilia: "auxiliaires",
    equitatus: "cavalerie",
    elephant: "éléphants",
    ballista: "baliste",
    navis: "flotte",
    cleopatra: "reine d’Égypte",
  },
  sides: { caesar: "César", pompeius: "Pompée" },
  city: "cité",
  sea: "mer",
  worth: (value) => (value === 0 ? "Aucun point de victoire" : `Vaut ${plural(value, "point", "points")} de victoire`),
  port: (port) => (port === null ? "pas de port" : port === "major" ? "port majeur" : "port mineur"),
  supply: (blocks) => `nourrit ${blocks} blocs en hiver`,
  contested: "Contestée",
  vacant: "Vacante",
  friendly: (side) => `Amie ${ofSideFr[side]}`,
  attacks: (side) => `${fr.sides[side]} attaque`,
  mayLeave: (side, blocks) =>
    blocks === 0
      ? `tous les blocs ${ofSideFr[side]} sont fixés`
      : `${plural(blocks, "bloc", "blocs")} ${ofSideFr[side]} ${blocks === 1 ? "peut" : "peuvent"} encore partir`,
  blocks: (count) => plural(count, "bloc", "blocs"),
  force: (count, strength) => `${plural(count, "bloc", "blocs")}, force ${strength}`,
  roads: (list) => `Routes : ${list}`,
  road: (to, kind, used, limit) =>
    `${to} (${kind === "strait" ? "détroit" : kind === "major" ? "principale" : "secondaire"}, ${used > 0 ? `${used} sur ${limit}` : limit})`,
  rating: (letter, firepower) =>
    `${letter}${firepower} : agit au tour ${letter} ; un dé par point de force, touche sur ${firepower === 1 ? "1" : `1-${firepower}`}`,
  attackingLater: (letter) => `En attaque, agit au tour ${letter}`,
  strength: (now, all) => `Force ${now} (${all})`,
  strengths: (all) => `Forces ${all}`,
  fightsFor: (side) => `combat pour ${fr.sides[side]}`,
  levied: {
    city: (city) => `Levée : ${city}`,
    any: "Levée dans toute cité amie",
    "major-port": "Levée dans tout port majeur ami",
    nowhere: "Jamais levée : elle change de camp",
  },
  moved: "A déjà bougé ce tour-ci",
  reserve: "En réserve : rejoint la bataille au round 2",
  shown: "Face visible dans la bataille",
  from: (place) => `Origine : ${place}`,
  inPlace: (place) => `lieu : ${place}`,
  heldSea: "Une navis doit rester ici jusqu’à la fin de la phase",
  year: (year, bc) => `An ${year} (${bc} av. J.-C.)`,
  turn: (turn) => `Tour ${turn}`,
  winter: (year) => `Hiver de l’an ${year}`,
};

const ofSideIt: Readonly<Record<SideName, string>> = { caesar: "di Cesare", pompeius: "di Pompeo" };

const it: PieceWords = {
  types: {
    leader: "condottiero",
    legio: "legione",
    auxilia: "ausiliari",
    equitatus: "cavalleria",
    elephant: "elefanti",
    ballista: "ballista",
    navis: "flotta",
    cleopatra: "regina d’Egitto",
  },
  sides: { caesar: "Cesare", pompeius: "Pompeo" },
  city: "città",
  sea: "mare",
  worth: (value) => (value === 0 ? "Nessun punto vittoria" : `Vale ${plural(value, "punto", "punti")} vittoria`),
  port: (port) => (port === null ? "nessun porto" : port === "major" ? "porto maggiore" : "porto minore"),
  supply: (blocks) => `nutre ${blocks} blocchi in inverno`,
  contested: "Contesa",
  vacant: "Vuota",
  friendly: (side) => `Amica ${ofSideIt[side]}`,
  attacks: (side) => `${it.sides[side]} attacca`,
  mayLeave: (side, blocks) =>
    blocks === 0
      ? `tutti i blocchi ${ofSideIt[side]} sono inchiodati`
      : `${plural(blocks, "blocco", "blocchi")} ${ofSideIt[side]} ${blocks === 1 ? "può" : "possono"} ancora partire`,
  blocks: (count) => plural(count, "blocco", "blocchi"),
  force: (count, strength) => `${plural(count, "blocco", "blocchi")}, forza ${strength}`,
  roads: (list) => `Strade: ${list}`,
  road: (to, kind, used, limit) =>
    `${to} (${kind === "strait" ? "stretto" : kind === "major" ? "maggiore" : "minore"}, ${used > 0 ? `${used} su ${limit}` : limit})`,
  rating: (letter, firepower) =>
    `${letter}${firepower}: agisce al turno ${letter}; un dado per punto di forza, colpisce con ${firepower === 1 ? "1" : `1-${firepower}`}`,
  attackingLater: (letter) => `In attacco agisce al turno ${letter}`,
  strength: (now, all) => `Forza ${now} (${all})`,
  strengths: (all) => `Forze ${all}`,
  fightsFor: (side) => `combatte per ${it.sides[side]}`,
  levied: {
    city: (city) => `Leva: ${city}`,
    any: "Leva in qualsiasi città amica",
    "major-port": "Leva in qualsiasi porto maggiore amico",
    nowhere: "Mai levata: cambia invece campo",
  },
  moved: "Ha già mosso in questo turno",
  reserve: "In riserva: entra in battaglia al secondo round",
  shown: "Scoperto in battaglia",
  from: (place) => `Provenienza: ${place}`,
  inPlace: (place) => `luogo: ${place}`,
  heldSea: "Una navis deve restare qui fino alla fine della fase",
  year: (year, bc) => `Anno ${year} (${bc} a.C.)`,
  turn: (turn) => `Turno ${turn}`,
  winter: (year) => `Inverno dell’anno ${year}`,
};

export const pieceWords: Catalogue<PieceWords> = { en, fr, it };
