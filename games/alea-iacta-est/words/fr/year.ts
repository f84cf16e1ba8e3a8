/** Phases A to D in French: counters, initiative, geostrategy, administration. */
import type { Death } from "../../events/year.ts";
import type { Entry } from "../../questions/year.ts";
import { counterText, sentence } from "../titles.ts";
import type { YearWords } from "../wording.ts";
import { all, bc, count, type Said, sides, stratagems, the } from "./names.ts";

const EVENTS = [
  "",
  "Insalubrité à Rome : les unités qui s’y trouvent sont affaiblies, les Chefs de parti y tombent malades",
  "Climat désastreux : tous les mouvements sont réduits de 1 point cette année",
  "Découragement romain : 1 contre les Romains qui combattent des non-Romains",
  "Maladie du Chef de parti qui contrôle Roma",
  "Vigueur guerrière barbare : 2 en faveur d’une Force avec des Germains ou des Celtes",
  "Agitation politique : les Chefs de parti gagnent la ville la plus proche et y demeurent",
  "Hiver rigoureux : une SMC de moins",
  "Influence pacifique divine : une SMC pour chaque camp",
  "Colère de Neptune : aucun mouvement naval cette année",
  "Impopularité de celui qui contrôle Roma : une SMC de plus pour son adversaire",
  "Désertion dans deux régions",
  "Donation aux légions : 1 en faveur des légions qui combattent des non-Romains",
  "Peste en Orient : Asia, Pontici et Aegyptii",
  "Versatilité parthe",
  "Famine chez les barbares : Germains et Celtes sont affaiblis et se battent avec 1 contre eux",
];

const DEATHS: Readonly<Record<Death, string>> = {
  combat: "tombe au combat",
  assassinated: "est victime d’un assassinat",
  natural: "s’éteint dans son lit",
  plague: "meurt de la peste",
  other: "disparaît",
};

const ENTRIES: Readonly<Record<Entry, string>> = {
  caesar: "auprès de Caesar",
  leader: "dans une zone où se trouve un chef de son camp",
  city: "dans une ville d’une région de son camp",
  unit: "sur une unité de son Peuple",
  home: "dans le pays de son Peuple",
};

/** "Les Césariens" at the head of a sentence. */
const They = (side: keyof typeof sides): string => sentence(the(side));
/** "aux Césariens", "des Césariens". */
const to = (side: keyof typeof sides): string => `aux ${sides[side]}`;
const of = (side: keyof typeof sides): string => `des ${sides[side]}`;

export const yearIn = ({ titles, zone, place, piece }: Said): YearWords => ({
  events: {
    year: (e) => `L’année ${bc(e.year)} commence.`,
    drew: (e) =>
      `${They(e.side)} tirent ${e.counter ? counterText(e.counter, titles.box, stratagems) : "un pion stratagème"}.`,
    initiative: (e) =>
      e.die === undefined
        ? `${They(e.side)} ont l’initiative cette année.`
        : `Les Césariens obtiennent ${e.die} contre une CP de ${e.pc} : ${the(e.side)} ont l’initiative.`,

    sided: (e) => `${piece(e.leader)} : le dé donne ${e.die}, il rejoint ${the(e.side)}.`,
    arrived: (e) => `${piece(e.leader)} ${e.returns ? "revient" : "entre en jeu"} en ${place(e.zone)}.`,
    marker: (e) => {
      if (e.people === null) return "Le marqueur de l’année est un leurre : aucun Peuple majeur n’entre en guerre.";
      const drawn = `Le marqueur des ${titles.people(e.people)} est tiré`;
      return e.status === "peace" ? `${drawn}.` : `${drawn} ; ils sont déjà en guerre.`;
    },
    war: (e) => `Les ${titles.people(e.people)} entrent en guerre${rolled(e.die)} ; ${the(e.side)} les contrôlent.`,
    "people-held": (e) => `${They(e.side)} contrôlent les ${titles.people(e.people)}${rolled(e.die)}.`,
    embassy: (e) =>
      `${piece(e.leader)} négocie avec les ${titles.people(e.people)} pour ${the(e.side)} : ${e.die}${e.added === 0 ? "" : ` + ${e.added}`} contre une CP de ${e.pc} ; ${e.won ? "ils se laissent gagner" : "en vain"}.`,
    allegiance: (e) => `Les ${titles.people(e.people)} font allégeance ${to(e.side)}.`,
    pacified: (e) => {
      const name = titles.people(e.people);
      if (e.how === "arms") return `Tout le pays des ${name} est occupé : ils sont en paix.`;
      if (e.how === "extinction") return `Toutes les unités des ${name} sont perdues : ils sont en paix.`;
      return e.how === "stratagem" ? `Un stratagème pacifie les ${name}.` : `Les ${name} font la paix d’eux-mêmes.`;
    },
    mustered: (e) =>
      `${all(e.pieces.map(piece))} ${e.pieces.length === 1 ? "prend" : "prennent"} place en ${place(e.zone)}.`,
    "king-gone": (e) =>
      `${piece(e.leader)} quitte le jeu${e.heir === null ? "" : ` ; ${piece(e.heir)} lui succédera l’an prochain`}.`,

    sequences: (e) =>
      `${count(e.total, "SMC", "SMC")} cette année${e.halved ? ", après division par deux" : ""} : ${e.caesarians} pour les Césariens, ${e.republicans} pour les Républicains.`,
    event: (e) => `Événement ${e.number} (${e.d6} + ${e.d10}). ${EVENTS[e.number]}.`,
    weakened: (e) =>
      sentence(
        [
          ...(e.units.length === 0
            ? []
            : [`${e.units.length === 1 ? "affaiblie" : "affaiblies"} : ${all(e.units.map(piece))}`]),
          ...(e.lost.length === 0 ? [] : [`${e.lost.length === 1 ? "perdue" : "perdues"} : ${all(e.lost.map(piece))}`]),
        ].join(" ; "),
      ).concat("."),
    ill: (e) => `${piece(e.leader)} est malade : pas de départ cette année, et son BT ne compte pas au combat.`,
    "extra-sequence": (e) => `${They(e.side)} auront une SMC de plus après toutes les autres.`,
    desertion: (e) =>
      e.regions.length === 0
        ? `Deux fois ${e.dice[0]} : personne ne déserte.`
        : `${all([...e.dice].map(String))} : des légions désertent en ${all(e.regions.map(titles.region))}.`,
    forsaken: (e) => `${piece(e.unit)} déserte en ${titles.region(e.region)}.`,

    named: (e) =>
      `${piece(e.leader)} devient ${e.as === "second" ? "second Chef de parti" : "Chef de parti"} ${of(e.side)}${e.as === "heir" ? " par héritage" : ""}.`,
    unnamed: (e) => `${piece(e.leader)} n’est plus Chef de parti ${of(e.side)}.`,
    leaderless: (e) => `Personne n’est là pour mener ${the(e.side)}.`,
    "life-tested": (e) => `Test de survie de ${piece(e.leader)} : ${e.die}, mortel au-dessous de ${e.below}.`,
    died: (e) =>
      `${piece(e.leader)} ${DEATHS[e.how]}${e.zone === null ? "" : ` en ${place(e.zone)}`}${e.back ? " ; retour l’an prochain" : ""}.`,
    "went-over": (e) =>
      `${piece(e.leader)} passe ${to(e.side)}${e.zone === null ? " et viendra auprès de Caesar" : `, en ${place(e.zone)}`}.`,

    "recruit-placed": (e) => `${piece(e.unit)} apparaît en ${place(e.zone)}.`,
    "recruit-lost": (e) => `${piece(e.unit)} retourne dans la Réserve : ${titles.region(e.region)} est perdue.`,
    disbanded: (e) => `${They(e.side)} licencient ${piece(e.unit)} en ${place(e.zone)}.`,
  },

  questions: {
    arrivals: (q) => `Où apparaît ${piece(q.leader)} ? Il faut que ce soit ${ENTRIES[q.entry]}.`,
    embassy: (q) =>
      q.peoples.length === 0
        ? "Géostratégie : jouer un stratagème ?"
        : `Tenter d’obtenir l’allégeance des ${q.peoples.map(titles.people).join(" ou des ")} ?`,
    muster: (q) => `Où se place ${piece(q.piece)} ? ${count(q.left, "pion")} des ${titles.people(q.people)} à placer.`,
    illness: (q) => `Lequel de vos Chefs de parti est malade : ${q.leaders.map(piece).join(" ou ")} ?`,
    forsaking: (q) => `Quelles légions désertent en ${titles.region(q.region)} ? Encore ${count(q.left, "légion")}.`,
    secondLeader: () => "Nommer un second Chef de parti ?",
    succession: () => "Qui devient votre Chef de parti ?",
    placing: (q) =>
      `Où apparaît ${piece(q.unit)} en ${titles.region(q.region)} ? ${count(q.left, "renfort")} à placer.`,
    disbanding: ({ count: gone, legions, byPoints }) =>
      byPoints
        ? `Licencier des légions ? Un point de victoire par groupe de trois${gone === 0 ? "" : ` ; ${gone} jusqu’ici`}.`
        : `Licencier des légions ? Les points ne décident de rien dans ce scénario ; mais trop de légions troublent la République, et trop peu aussi : il y en a ${legions} sur la carte.`,
  },

  acts: {
    parley: ({ people }) => `Envoyer une ambassade aux ${titles.people(people)}`,
    ail: ({ leader }) => `${piece(leader)} est malade`,
    forsake: ({ unit }) => `${piece(unit)} déserte`,
    second: ({ leader }) => `Nommer ${piece(leader)}`,
    succeed: ({ leader }) => `${piece(leader)} prend la tête`,
    disband: ({ unit }) => `Licencier ${piece(unit)}`,
    station: (act) => `En ${zone(act.zone)}`,
    rest: () => "Le reste se fait seul",
    done: () => "Terminé",
    decline: () => "Non",
  },
});

const rolled = (die: number | undefined): string => (die === undefined ? "" : ` (le dé donne ${die})`);
