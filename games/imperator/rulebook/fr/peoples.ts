import type { PartWords } from "../ids.ts";

export const peoples: PartWords<"peoples"> = {
  "IMP-4.1.a":
    "Un Peuple qui a au moins un chef est majeur : Maetae, Marcomanni, Quades, Jazyges et Parthes. Les autres sont mineurs.",
  "IMP-4.1.b":
    "Chaque Peuple a une ou plusieurs zones d’origine, qui sont hors de l’empire ; celles des Cantabri aussi, au cœur de l’Hispania.",
  "IMP-4.1.c": "Les unités d’un Peuple mineur ne sont sur la carte que tant qu’il est en guerre.",
  "IMP-4.1.d":
    "Les unités et les chefs d’un Peuple majeur sont toujours sur la carte. En paix, ils restent dans leurs zones d’origine : une unité peut aller de l’une à l’autre, une zone à la fois ; les chefs ne bougent pas.",
  "IMP-4.1.e": "Les chefs qui portent un nom entrent et meurent selon la table des chefs.",
  "IMP-4.1.f":
    "Les chefs génériques, c’est-à-dire ceux des Maetae, Marcomanni, Quades et Jazyges et le chef sans nom des Parthes, sont toujours en jeu et ne font jamais de test de mort.",
  "IMP-4.1.g":
    "Un chef générique éliminé, quelle qu’en soit la cause, revient à la phase C suivante sur une unité quelconque de son Peuple.",

  "IMP-4.2.a":
    "Le joueur qui est l’Ennemi a tous les pions non romains et tous les rebelles, c’est-à-dire les pions romains d’une usurpation ; tous les autres pions romains sont fidèles.",
  "IMP-4.2.b":
    "En phase F de 195, quand tout le reste est compté et ajusté, les unités d’Osrhoene et d’Adiabene quittent définitivement la partie, sans points pour personne, et leurs zones d’origine rejoignent le Front Oriental.",
  "IMP-4.2.c": "Dès lors, ces deux Peuples ne peuvent plus entrer en guerre.",
  "IMP-4.2.d":
    "L’Armenia est le seul Peuple que Rome puisse contrôler. Son marqueur dit si elle est romaine ou parthe.",
  "IMP-4.2.e":
    "L’Armenia n’entre jamais en guerre selon 4.4 ; seul compte son statut. Des unités romaines peuvent entrer dans sa zone en tout temps, Perses et Hamites-Sémites tant que leur Peuple est en guerre.",
  "IMP-4.2.f": "L’unité arménienne est toujours sur la carte et ne quitte jamais sa zone.",
  "IMP-4.2.g":
    "Dans une bataille livrée chez elle, l’unité arménienne combat du côté auquel appartient l’Armenia ; pour l’autre côté, c’est une unité ennemie.",
  "IMP-4.2.h":
    "Si en phase F l’Armenia voit dans sa zone une unité du camp auquel elle n’appartient pas et plus aucune de l’autre, l’unité arménienne comprise, le statut change et l’unité arménienne est remise en place.",
  "IMP-4.2.i": "Si elle devait faire retraite, l’unité arménienne est éliminée.",
  "IMP-4.2.j": "Après avoir été éliminée, l’unité arménienne est de retour pour le tour suivant.",
  "IMP-4.2.k":
    "Les pions de l’Ennemi forment trois groupes, et des pions de groupes différents ne partagent jamais une zone : Romains ; Celtes, Germains et Sarmates ; Perses et Hamites-Sémites. Les mutins ne sont du groupe de personne.",
  "IMP-4.2.l": "Les Daces vont avec les Celtes, les Germains et les Sarmates.",
  "IMP-4.2.m": "L’unité arménienne peut partager sa zone avec tous les pions du camp auquel appartient l’Armenia.",

  "IMP-4.3.a":
    "Les unités rebelles se déplacent comme des Romains (voir 3.5), mais seulement avec un chef rebelle, jamais d’elles-mêmes.",
  "IMP-4.3.b":
    "Des unités rebelles qui se trouvent sans chef rebelle dans leur zone, pour quelque raison que ce soit, redeviennent fidèles à l’instant.",
  "IMP-4.3.c": "Fronts, Fronts de réserve et moitié qui doit rester ne sont rien pour les rebelles.",
  "IMP-4.3.d": "Les unités rebelles ne sortent jamais de l’empire, fût-ce en retraite.",
  "IMP-4.3.e": "Hors de l’empire, un chef non romain peut se déplacer seul, aussi loin que le mènent ses PM.",
  "IMP-4.3.f":
    "Un chef non romain n’emmène que des unités de son propre Peuple, au plus autant que sa CC et pas plus loin que 3 PM. Ils restent ensemble comme des Romains (voir 3.5).",
  "IMP-4.3.g": "Une unité non romaine sans chef se déplace d’une zone au plus en E.1, quel qu’en soit le coût.",
  "IMP-4.3.h": "Les pions d’un Peuple ne quittent leurs zones d’origine que tant qu’il est en guerre.",
  "IMP-4.3.i": "Ils n’entrent dans une zone d’origine d’un autre Peuple que si celui-ci est en guerre lui aussi.",
  "IMP-4.3.j":
    "Les zones hors de l’empire qui ne portent le nom d’aucun Peuple sont ouvertes à tous ceux qui sont en guerre.",
  "IMP-4.3.k": ({ entries }) =>
    `Du dehors, ils ne passent dans l’empire que par une zone du Front de leur bandeau ; une fois entrés, ils peuvent aller dans tout Front. Les bandeaux : ${entries}.`,
  "IMP-4.3.l":
    "Ils n’entrent jamais dans une zone à plus de 5 zones de la plus proche de leurs zones d’origine, par le plus court chemin sur terre et à travers les détroits. Qui est forcé au-delà est éliminé.",
  "IMP-4.3.m":
    "Des unités non romaines n’entrent dans les Provinces Intérieures qu’avec un chef de leur Peuple. Les Peuples mineurs n’en ont pas et n’y entrent donc jamais.",
  "IMP-4.3.n":
    "Dans l’empire, les chefs non romains ne se déplacent pas seuls. Celui qui y a perdu sa dernière unité reste jusqu’à ce qu’une unité de son Peuple le rejoigne ; il peut faire retraite avec une force battue.",
  "IMP-4.3.o":
    "Les groupes qui ne peuvent partager une zone (voir 4.2) restent séparés à chaque pas d’un mouvement, et pas seulement à son terme.",
  "IMP-4.3.p":
    "Une unité non romaine qui se retrouve dans les Provinces Intérieures sans chef de son Peuple peut rester, ou partir vers un Front ou vers le dehors ; elle n’entre dans aucune autre zone intérieure.",

  "IMP-4.4.a":
    "Le tirage de guerre ne concerne que les Peuples majeurs. Leurs chefs passent sur leur face normale, et leurs pions peuvent désormais quitter leurs terres et entrer dans l’empire.",
  "IMP-4.4.b":
    "Par stratagème, les unités d’un Peuple mineur sont placées aussitôt et en état normal dans ses zones d’origine, où l’Ennemi le veut ; les chefs d’un Peuple majeur passent sur leur face normale.",
  "IMP-4.4.c": "Les Peuples entrent en guerre en phase C, et à aucune autre.",
};
