/** The primer in French. */
import { joined } from "@rubicon/engine";

import { fr as shared } from "../../../series/primer/words-fr.ts";
import { signed } from "../../../series/signed.ts";
import type { PrimerWords } from "./wording.ts";

export const fr: PrimerWords = {
  ...shared,
  lead: "Vingt ans de guerre civile, du Rubicon à la fermeture du temple de Janus. Deux joueurs mènent les Césariens et les Républicains, leurs chefs et leurs légions, et parfois les Peuples d’alentour. Un tour est une année, et un seul dé décide d’une bataille.",
  unitParts: {
    ...shared.unitParts,
    name: { title: "Quelle légion", text: "Les recrues portent un R." },
  },
  leaderParts: {
    command: { title: "Commandement", text: "Autant d’unités le suivent." },
    politics: { title: "Politique", text: "Initiative, ambassades, chef contre chef." },
    chief: { title: "Chef de parti", text: "Un liseré d’or et une couronne." },
    tactics: { title: "Tactique", text: "Modifie le dé ; gêne l’évasion." },
    strategy: { title: "Stratégie", text: "Séquences de l’année ; évasion." },
  },
  faces: {
    title: "Deux faces",
    text: "La plupart des chefs romains ont une face pour chaque camp, souvent avec d’autres valeurs. Ceux qui ne changent jamais de camp n’en ont qu’une.",
  },
  kind: {
    legion: { title: "Légions", text: "Le gros de l’armée. Sans chef, elles avancent d’une zone." },
    recruits: { title: "Légions de recrues", text: "Plus faibles, et les premières levées dans une région." },
    horse: { title: "Equites", text: "Sans chef, ils avancent d’une zone, comme les légions." },
    auxilia: { title: "Auxilia", text: "Faibles, et ils ne bougent qu’avec un chef." },
    ships: { title: "Naves", text: "Il leur faut un chef, et chacune porte trois unités terrestres." },
    leader: { title: "Chefs romains", text: "Marcher, s’esquiver, vaincre : presque rien ne va sans eux." },
    king: { title: "Chefs des Peuples", text: "Ils mènent leur propre Peuple, et reviennent s’ils tombent." },
    warriors: { title: "Guerriers", text: "Les unités d’un Peuple, à la couleur de sa nation." },
  },
  peoplesLead: (majors, minors) =>
    `${joined(majors, "et")} sont les Peuples majeurs : ils ont des chefs et sont sur la carte dès le début. ${minors} Peuples mineurs attendent dans leur case qu’on les soulève.`,
  states: {
    peace: {
      title: "En paix",
      text: "Ils restent chez eux. Les Romains peuvent traverser leurs terres, mais pas s’y arrêter.",
    },
    war: {
      title: "En guerre",
      text: "Une bande déchirée : ils se battent pour le joueur qui les contrôle, non loin de chez eux, et jamais aux côtés de ses légions.",
    },
    allegiance: {
      title: "En allégeance",
      text: "Une bande entière : ils marchent et se battent avec ses légions, et rapportent un point par an.",
    },
  },
  yearParts: ({ politics, sequences, first, second, blanks }) => ({
    A: { title: "Stratagèmes", text: "Chaque camp tire un pion. Il a deux faces, et se joue pour l’une des deux." },
    B: {
      title: "Initiative",
      text: `Les Césariens lancent un dé : moins que la politique de leur chef, ${politics} pour César, et elle est à eux.`,
    },
    C: {
      title: "Géostratégie",
      text: `Des chefs entrent en jeu. On tire un marqueur, dont ${blanks} leurres : un Peuple majeur peut entrer en guerre. Chaque camp peut envoyer une ambassade.`,
    },
    D: {
      title: "Administration",
      text: `Les meilleures stratégies des deux camps font les séquences de l’année : ${sequences}, donc ${first} et ${second}. Puis un événement, les décès, les recrues.`,
    },
    E: {
      title: "Campagne",
      text: "Une séquence chacun à son tour : on se déplace autant qu’on veut, puis on combat partout.",
    },
    F: { title: "Bilan", text: "Troubles de la République, contrôle des régions, points ; puis l’hiver." },
  }),
  marches: {
    army: {
      title: "Avec un chef : 3",
      text: "Autant d’unités qu’il en commande, toutes de sa zone. Une zone coûte 1 ; un grand fleuve, un détroit ou des montagnes, 1 de plus. On peut laisser des unités en route. Là où est l’ennemi, on s’arrête.",
    },
    alone: { title: "Seul", text: "Un chef seul a 4 points. Une légion ou des equites seuls avancent d’une zone." },
    ships: {
      title: "Par mer : 1",
      text: "D’une mer à l’autre, 1 ; un port ne coûte rien, toute autre côte 1. Qui touche une côte s’arrête.",
    },
    abroad: {
      title: "Hors de la République",
      text: "Seulement avec un chef, et 2 points au plus si l’on n’entre dans aucune zone de la République. Qui y est encore en hiver est perdu.",
    },
  },
  battleParts: ({ bonus, strategy, ...figures }) => ({
    ...shared.inBattle(figures),
    evasion: {
      title: "L’évasion",
      text: `Le défenseur peut tenter de s’esquiver : un d10 et ${signed(bonus)} pour la tactique de César doivent faire moins que la stratégie de Pompée, ${strategy}.`,
    },
    die: {
      title: "Le dé",
      text: `Un seul dé. On ajoute sa tactique et on retire la leur ; 1 pour le chef qui a plus de politique ; 1 de moins à travers un fleuve ou un détroit. Ici ${figures.die} ${signed(figures.modifier)} : ligne ${figures.row}.`,
    },
    results: {
      title: "Pertes et retraite",
      text: "Le vaincu va dans une zone adjacente, pas d’où venaient les attaquants, ou il est perdu. Un Chef de parti battu par un autre meurt.",
    },
  }),
  ploys: {
    faces: {
      title: "Deux faces",
      text: "On tire un pion par an, et on en garde jusqu’à trois pendant l’hiver. Chacun a deux faces ; on en joue une, et l’autre ne sert pas.",
    },
    phases: {
      title: "Chacun en sa phase",
      text: "La lettre dit quand : avec l’initiative, en géostratégie, en campagne, ou à la fin de l’année. On peut jouer tous ceux qu’on tient ; ce qui est joué retourne dans le bol.",
    },
    window: {
      title: "Fenêtres",
      text: "En campagne, les deux camps peuvent jouer, quel que soit celui qui bouge : entre deux séquences, avant les batailles, sur un dé qui vient de tomber. On demande d’abord à l’actif, jusqu’à ce que tous deux passent. Personne n’y apprend ce qu’il y a dans une main.",
    },
    orders: {
      title: "Consignes",
      text: "Vous dites dans quelles fenêtres on doit vous demander. Les autres passent d’elles-mêmes, et personne ne voit vos consignes.",
    },
  },
  politics: "Coups d’État, Triumvirs et ides de mars",
  upheavals: {
    coup: {
      title: "Coup d’État",
      text: "Contre un chef ennemi qui n’est pas avec son Chef de parti : un dé, avec ce que dit le pion, qui ne dépasse pas sa politique, et il passe à vous comme Prétendant. Les chefs voisins peuvent le suivre.",
    },
    triumvir: {
      title: "Triumvir",
      text: "S’il n’y a pas de Chef de parti dans la région, le camp menacé peut le nommer Triumvir : un dé inférieur à sa politique. Toute sa région est alors neutre, jusqu’à ce qu’on le rallie ou que viennent les barbares.",
    },
    exchange: {
      title: "Changer de camp",
      text: "Un Prétendant qui bat le dernier Chef de son ancien parti prend sa place : en phase F, les joueurs échangent leurs partis. Le score change de signe, une avance reste donc une avance ; les pions restent en main.",
    },
    ides: {
      title: "Les ides de mars",
      text: "Dans le scénario 1, plus le camp de César contrôle de régions, plus vite vient un attentat. S’il tombe, les Assassins sont Républicains à jamais, les armées mêlées se partagent, et l’année suivante n’a que la moitié de ses séquences.",
    },
  },
  winterParts: {
    ships: { title: "Navires", text: "Au port, ils sont remis à neuf ; ailleurs, ils sont perdus." },
    abroad: {
      title: "Au-dehors",
      text: "Les unités terrestres romaines hors de la République sont perdues. Leurs chefs reviennent au printemps.",
    },
    quarters: {
      title: "Quartiers",
      text: "Les unités affaiblies se refont dans une ville, ou là où l’ennemi n’est pas tout près. Les piles en région ennemie rentrent.",
    },
    peoples: {
      title: "Peuples",
      text: "En guerre, ils restent et se refont. S’il n’en reste rien, ils sont en paix pour des années.",
    },
    garrisons: { title: "Garnisons", text: "Les légions en surnombre vont où il en manque." },
    recruits: { title: "Recrues", text: "Tirées de la Réserve, région par région, elles paraissent l’année suivante." },
  },
  regions: "Les sept régions",
  region: "région",
  garrison: "garnison",
  recruits: "recrues par an",
  control: "prise avec",
  zonesAndCities: (zones, cities) => `${zones} zones, dont ${cities} avec ville`,
  worth: "points de contrôle",
  victoryLead: "Les points se comptent sur une seule piste, dans un sens et dans l’autre. Ils viennent",
  pointsParts: (roma) => ({
    battle: "d’une bataille de 35 points de force ou plus : 1",
    leader: "d’un chef ennemi tué : 1",
    regions: "de 12 points de contrôle en phase F : 2 ; de 15 : 3",
    roma: `de Roma : 1 par an, et ${roma} points de contrôle`,
    peoples: "d’un Peuple majeur en allégeance : 1 par an ; pacifié par les armes : sa valeur",
    disbanded: "de trois légions licenciées : 1",
  }),
  spqr: {
    title: "La République",
    text: "Chefs tués, garnisons manquantes, guerres, trop ou trop peu de légions font avancer le marqueur ; la paix le ramène. Sur 5, les deux joueurs ont perdu.",
  },
  byControl: "le contrôle des régions décide",
  byPoints: (caesarians, republicans) =>
    `points : il faut aux Césariens une avance de ${caesarians}, aux Républicains de ${republicans}`,
  pictures: {
    unit: "Le pion de Legio X, ses parties nommées",
    leader: "Le pion de César, ses parties nommées",
    reduced: "Legio X entière, puis affaiblie, puis éliminée",
    faces: "M. Brutus républicain, et M. Brutus césarien",
    year: {
      A: "Un pion stratagème avec ses deux faces",
      B: "Un dé à côté de la politique de César",
      C: "Des marqueurs face cachée, et un chef des Parthi",
      D: "Les stratégies de César et de Pompée, et les séquences qu’elles donnent",
      E: "Des séquences des deux camps, tour à tour",
      F: "Le marqueur de la République, et la neige",
    },
    march: {
      army: "César marche avec des légions d’Italia 7 en Italia 5, en laisse une, et passe le détroit vers Graecia 1",
      alone: "Un chef avance de quatre zones, une légion d’une seule",
      ships: "Une flotte va de Neapolis à Brundisium par deux mers",
      abroad: "Une armée passe l’Euphrate et entre chez les Parthi",
    },
    battle: {
      ...shared.inPictures,
      meeting: "Les armées de César et de Pompée en Graecia 3",
      evasion: "Les faces 0 à 9 d’un d10 ; celles qui font réussir l’évasion sont marquées",
      results: "Des légions affaiblies des deux camps, et l’armée battue qui s’en va",
    },
    ploys: {
      faces: "Un pion stratagème et ses deux faces",
      phases: "Un stratagème de chaque phase : B, C, E et F",
      window: "Un dé montre 1, un pion est joué, et il montre 6",
      orders: "Me demander là où César combat ; laisser passer ailleurs",
    },
    upheavals: {
      coup: "Scipion, un dé qui ne dépasse pas sa politique, et Scipion Prétendant pour les Césariens",
      triumvir: "Lépide Triumvir, avec des légions neutres",
      exchange: "Les deux partis, et un score qui change de signe",
      ides: "César, puis M. Brutus et Cassius, ses Assassins",
    },
    spqr: "La piste de la République, de 0 à 5, où elle meurt",
  },
};
