import type { PartWords } from "../ids.ts";

export const winter: PartWords<"winter"> = {
  "AIE-9.0.a":
    "Les ajustements de F.6 se font dans cet ordre : naves, unités terrestres et chefs romains, Peuples, garnisons, recrutement. Aucun PM n’est dépensé.",
  "AIE-9.1.a":
    "Les naves qui sont dans une zone avec port, romaines ou des Aegyptii, y restent et reviennent en état normal.",
  "AIE-9.1.b": "Les naves qui sont ailleurs sont éliminées.",
  "AIE-9.1.c":
    "Les chefs empilés avec des naves éliminées sont absents jusqu’à la phase C suivante, sauf les chefs à terre avec des unités terrestres.",
  "AIE-9.1.d": "Les passagers de naves éliminées dans une zone navale sont éliminés aussi.",

  "AIE-9.2.a":
    "Une unité terrestre romaine affaiblie revient en état normal dans la République si sa zone a une ville, ou si aucune zone adjacente de la République ne contient d’unité de combat ennemie, romaine ou non. En option, il faut l’un et l’autre.",
  "AIE-9.2.b": "Les unités terrestres romaines hors de la République sont éliminées.",
  "AIE-9.2.c": "Les chefs romains empilés avec elles sont absents jusqu’à la phase C suivante ; ils ne sont pas morts.",
  "AIE-9.2.d":
    "Les unités et les chefs romains qui sont dans une région que leur camp ne contrôle pas vont dans une zone, libre d’unités ennemies, d’une région qu’il contrôle.",
  "AIE-9.2.e": "Toute la pile d’une zone va dans une seule et même zone.",
  "AIE-9.2.f": "Les naves de la pile suivent ; la zone doit alors avoir un port.",
  "AIE-9.2.g":
    "Si le camp ne contrôle aucune région, ou s’il n’y a pas de zone permise dans celles qu’il contrôle, la pile reste.",
  "AIE-9.2.h":
    "Un chef romain seul dans une zone va dans une zone, libre d’unités ennemies, d’une région que son camp contrôle, et qui peut être celle où il est. S’il n’y en a pas, il reste.",
  "AIE-9.2.i": "Le retour en état normal se juge avant le déplacement des piles et des chefs.",
  "AIE-9.2.j": "Les unités neutres reviennent en état normal mais ne bougent pas.",
  "AIE-9.2.k":
    "Les unités non romaines alliées ne sont ni déplacées ni éliminées avec les Romains ; elles sont ajustées avec les Peuples (voir 9.3).",

  "AIE-9.3.a":
    "Un Peuple mineur en guerre qui n’a plus d’unité sur la carte est pacifié par les armes : ses unités restent dans sa boîte et il est interdit pendant quatre ans.",
  "AIE-9.3.b":
    "Un Peuple mineur qui a une unité sur la carte reste en guerre. Ses unités restent où elles sont, et celles qui sont affaiblies chez elles ou dans une zone avec ville reviennent en état normal.",
  "AIE-9.3.c":
    "Ses unités éliminées reviennent en état normal dans ses zones d’origine, sauf là où se trouvent des unités ennemies.",
  "AIE-9.3.d":
    "Un Peuple majeur en guerre ou en allégeance qui n’a plus d’unité sur la carte est pacifié par les armes : toutes ses unités (état normal) et ses chefs (PAX ROMANA) sont placés chez eux, il est en paix et interdit pendant quatre ans.",
  "AIE-9.3.e":
    "Un Peuple majeur qui a une unité sur la carte garde son statut ; ses unités et ses chefs restent. Retour en état normal et retour des unités éliminées se font comme pour un Peuple mineur.",
  "AIE-9.3.f":
    "Un Peuple pacifié par les armes peut être activé de nouveau à la phase C de la cinquième année qui suit : si c’est en -38, ce sera en -33.",
  "AIE-9.3.g": "Pendant l’interdiction, ni le tirage ni un stratagème ne peuvent activer le Peuple.",
  "AIE-9.3.h": "Un Peuple pacifié par un stratagème peut être activé de nouveau dès l’année suivante.",
  "AIE-9.3.i":
    "Les points de victoire d’un Peuple majeur pacifié à cette étape vont au joueur qui ne le contrôlait pas et n’avait pas son allégeance.",
  "AIE-9.3.j":
    "Un Peuple majeur qui a quitté la carte lors de sa pacification (voir 4.4.3) est replacé chez lui à cette étape.",
  "AIE-9.3.k": "Une unité affaiblie d’un Peuple en paix revient en état normal dans ses terres.",

  "AIE-9.4.a":
    "Pour chaque région qu’il contrôle et où il a moins de légions à lui que la garnison minimale, un joueur y déplace, autant qu’il le peut, de ses légions en surplus.",
  "AIE-9.4.b": "Elles vont dans une zone de cette région avec ville et sans unités ennemies.",
  "AIE-9.4.c":
    "On ne peut pas prendre des légions à une région que l’on contrôle si elle tombait ainsi sous son propre minimum.",
  "AIE-9.4.d": "Ce qui manque encore doit y être recruté, dans les limites de la région et de la Réserve.",
  "AIE-9.4.e":
    "Le recrutement se fait par tournées des régions, dans l’ordre Italia, Asia, Gallia, Africa, Graecia, Sicilia, Hispania.",
  "AIE-9.4.f": "Quand vient le tour d’une région, son contrôleur peut y recruter au plus une unité de chaque type.",
  "AIE-9.4.g":
    "Les tournées se répètent jusqu’à épuisement des limites ou de la Réserve, ou jusqu’à une tournée entière sans recrutement.",
  "AIE-9.4.h": ({ box, eachRegion }) =>
    `Recrues au plus par an, en légions/auxilia/equites/naves : ${eachRegion((region) => box.recruits[region].join("/"))}.`,
  "AIE-9.4.i":
    "La première légion recrutée dans une région au cours d’une phase F doit être une légion de recrues, si la Réserve en a une.",
  "AIE-9.4.j": "Le recrutement au-delà de la garnison est facultatif.",
  "AIE-9.4.k": "Les recrues attendent dans la boîte de leur région jusqu’à la phase D du tour suivant.",
  "AIE-9.4.l": "Les deux camps recrutent dans une seule et même Réserve.",
  "AIE-9.4.m": "Une région sans contrôleur ne recrute rien.",
  "AIE-9.4.n": "Les recrues sont placées en état normal.",
  "AIE-9.4.o":
    "Les légions licenciées sont hors de la partie pour le reste du scénario et ne retournent pas dans la Réserve. En option, elles vont dans la Réserve.",
  "AIE-9.4.p":
    "Les recrues en attente restent dans la boîte s’il n’y a pas de zone permise, et vont dans la Réserve si la région est entre-temps passée à l’autre camp.",

  "AIE-10.0.a":
    "Le score est un seul nombre : les points de victoire des Césariens s’y ajoutent, ceux des Républicains s’en retranchent.",
  "AIE-10.1.a":
    "Le vainqueur d’une bataille où les deux Forces réunissaient au départ 35 PF ou plus marque aussitôt 1 point de victoire.",
  "AIE-10.1.b":
    "Chaque chef ennemi éliminé au combat ou assassiné, romain ou non romain, rapporte aussitôt 1 point de victoire.",
  "AIE-10.1.c":
    "Chaque groupe complet de trois légions qu’un joueur licencie dans une même phase D lui rapporte 1 point de victoire.",
  "AIE-10.1.d": ({ box }) =>
    `Chaque fois qu’un Peuple majeur est pacifié par les armes, il rapporte ses points de victoire : ${box.majors.map((people) => `${box.peopleTitles[people]} ${box.peopleVp[people]}`).join(", ")}.`,
  "AIE-10.1.e":
    "Si un Peuple majeur est pacifié par un stratagème, l’auteur du stratagème en marque la moitié, arrondie à l’entier inférieur.",
  "AIE-10.1.f": "L’élimination du dernier Assassin rapporte 5 points de victoire aux Césariens.",
  "AIE-10.1.g": "Pacifier un Peuple mineur ne rapporte rien.",
  "AIE-10.1.h": "Une pacification par l’événement 14 ne rapporte rien.",
  "AIE-10.1.i":
    "Un combat naval et un combat terrestre dans la même zone sont deux batailles, chacune avec son propre total de PF.",
  "AIE-10.2.a": "En F.5, chaque camp marque 1 point de victoire par Peuple majeur en allégeance à lui.",
  "AIE-10.2.b": ({ box, eachRegion }) => {
    const all = box.regions.reduce((sum, region) => sum + box.points[region], box.romaPoints);
    return `Points de contrôle : ${eachRegion((region) => box.points[region])}, Roma ${box.romaPoints} ; ${all} en tout.`;
  },
  "AIE-10.2.c":
    "En F.5, un camp qui a de 12 à 14 points de contrôle marque 2 points de victoire, avec 15 ou plus 3 points de victoire, avec moins de 12 aucun.",
  "AIE-10.2.d": "En F.5, le camp qui contrôle Roma marque 1 point de victoire.",
};
