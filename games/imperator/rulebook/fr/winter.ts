import type { PartWords } from "../ids.ts";

export const winter: PartWords<"winter"> = {
  "IMP-9.1.a":
    "Les camps de Lauriacum et de Castra Regina existent dès la phase A de 169, ceux de Rhesaena, Singara et Castra Albana dès la phase A de 196.",
  "IMP-9.1.b": "Dès 196, les zones de Rhesaena et de Singara sont dans l’empire et font partie du Front Oriental.",
  "IMP-9.1.c":
    "Les renforts arrivent en phase D de leur année, en état normal, dans la zone de leur camp ou de leur ville. Ils sont toujours à Rome.",
  "IMP-9.1.d":
    "Les vexillations de renfort ne sont pas placées : leurs pions peuvent servir dès la phase C de leur année.",
  "IMP-9.1.e":
    "Si l’Ennemi tient cette zone, une légion arrive affaiblie dans la zone de camp la plus proche qui ne soit pas occupée, une unité de la garnison affaiblie dans une zone intérieure quelconque avec ville.",

  "IMP-9.2.1.a":
    "Une flotte qui n’est pas dans son propre port en phase F est retirée et revient en phase D de la sixième année qui suit : perdue en 178, de retour en 184.",
  "IMP-9.2.1.b":
    "Les unités à bord comptent pour éliminées et reviennent aussitôt comme le dit 9.2.2, sauf les vexillations ; les chefs à bord sont perdus pour de bon, sans points.",

  "IMP-9.2.2.a":
    "Les unités fidèles qui sont hors de l’empire vont dans la zone de leur camp, celles de la garnison dans celle de leur ville, et sont affaiblies.",
  "IMP-9.2.2.b":
    "Si cette zone est occupée, c’est-à-dire si une unité de l’Ennemi s’y trouve, une légion va affaiblie dans la zone de camp la plus proche de la sienne qui ne l’est pas, en comptant les zones par terre ; à égalité, Rome choisit. Tout Front convient, mais le camp doit exister.",
  "IMP-9.2.2.c":
    "Si toutes les zones de camp sont occupées, elle va affaiblie dans une zone intérieure quelconque, au gré de Rome.",
  "IMP-9.2.2.d":
    "Les unités de la garnison dont la ville est occupée vont affaiblies dans une zone intérieure quelconque avec ville.",
  "IMP-9.2.2.e":
    "Les chefs fidèles hors de l’empire partent avec une des unités avec lesquelles ils sont ; ceux qui y sont seuls sont éliminés, sans points.",
  "IMP-9.2.2.f":
    "Les unités fidèles dans l’empire restent si une unité d’un Peuple en guerre ou une unité rebelle est dans leur zone ou dans une zone adjacente, détroits compris. Cela se juge une fois, avant que personne ne rentre ; l’unité arménienne ne compte pas.",
  "IMP-9.2.2.g":
    "Les légions dans l’empire mais hors de leur Front restent aussi, de même que les unités de la garnison hors des Provinces Intérieures.",
  "IMP-9.2.2.h":
    "Toutes les autres unités fidèles rentrent dans la zone de leur camp ou de leur ville. Les chefs dans l’empire restent, ou suivent une unité de leur zone, au gré de Rome.",
  "IMP-9.2.2.i":
    "Si sa zone de camp est occupée, une telle légion va dans la plus proche qui ne l’est pas ; une unité de la garnison dont la ville est occupée reste où elle est.",
  "IMP-9.2.2.j":
    "Une unité qui est alors dans une zone sans ville, ni port, ni camp est affaiblie ; si elle l’est déjà, elle n’est pas éliminée.",
  "IMP-9.2.2.k":
    "Une unité affaiblie qui est alors dans une zone avec ville ou camp revient en état normal. Cela vaut pour les unités qui ont fini la phase E dans l’empire : celles qui viennent du dehors, ou d’entre les éliminées, gardent la face qu’on leur a donnée.",
  "IMP-9.2.2.l": "Un port à lui seul n’affaiblit pas une unité et ne la rétablit pas.",
  "IMP-9.2.2.m":
    "Les unités et les chefs rebelles restent où ils sont, et ce que ville, camp et port font aux unités vaut aussi pour elles.",
  "IMP-9.2.2.n":
    "Les unités fidèles éliminées ce tour-ci reviennent en état normal dans la zone de leur camp ou de leur ville.",
  "IMP-9.2.2.o":
    "Si elle est occupée, elles reviennent affaiblies : dans la zone de camp la plus proche qui ne l’est pas ou, si toutes le sont, dans une zone intérieure quelconque ; celles de la garnison dans une zone intérieure quelconque avec ville.",
  "IMP-9.2.2.p":
    "Les unités rebelles éliminées ce tour-ci reviennent dans la zone de l’usurpateur qui les tenait (de deux, au gré de l’Ennemi), en état normal, ou affaiblies si cette zone n’a ni ville, ni port, ni camp.",
  "IMP-9.2.2.q":
    "Les vexillations dans l’empire restent. Dans une zone sans camp ni ville elles sont affaiblies, ou éliminées si elles l’étaient déjà.",
  "IMP-9.2.2.r":
    "Les vexillations au dehors vont dans la zone de camp la plus proche qui n’est pas occupée, sur la face qu’elles montrent, et les chefs empilés avec elles les suivent.",
  "IMP-9.2.2.s": "Les vexillations éliminées ne reviennent pas ; la phase C suivante peut les former à nouveau.",
  "IMP-9.2.2.t":
    "Aucune vexillation, fidèle ou rebelle, n’est rétablie en phase F, et un port ne lui est d’aucun secours.",

  "IMP-9.2.3.a":
    "Pour chaque vexillation fidèle sur la carte, affaiblie ou non, trois légions fidèles de son Front doivent être affaiblies. Rome affaiblit celles qui manquent, à son choix et où qu’elles soient sur la carte. Les vexillations rebelles n’en demandent pas.",
  "IMP-9.2.3.b":
    "S’il n’y a pas assez de légions de ce Front, on en retire des vexillations jusqu’à ce qu’il y en ait assez.",

  "IMP-9.2.4.a":
    "Un Peuple mineur qui n’a pas d’unité sur la carte est pacifié, et ses unités ne sont pas remises. Les unités que l’événement 13 a mises hors jeu ne sont pas éliminées : un Peuple qui en a n’est pas pacifié, et elles reviennent dans une zone d’origine.",
  "IMP-9.2.4.b":
    "Pacifié par les armes, c’est-à-dire pas par un stratagème de ce tour, un Peuple mineur ne peut entrer en guerre pendant cinq ans : depuis 202, pas avant 208.",
  "IMP-9.2.4.c": "Un Peuple mineur qui a une unité sur la carte reste en guerre, et ses unités restent où elles sont.",
  "IMP-9.2.4.d":
    "Celles qui sont affaiblies se rétablissent chez elles, en zone d’origine, ou dans toute zone qui a une ville.",
  "IMP-9.2.4.e": "Celles qui ont été éliminées reviennent en état normal dans les zones d’origine de leur Peuple.",
  "IMP-9.2.4.f":
    "Un Peuple majeur qui n’a pas d’unité sur la carte est pacifié : l’Ennemi remet toutes ses unités, en état normal, et ses chefs, montrant Pax Romana, dans ses zones d’origine, et il est en paix.",
  "IMP-9.2.4.g":
    "Pacifié par les armes, il a son marqueur hors du bol pendant cinq ans, et aucun stratagème ne peut le soulever : depuis 179, pas avant 185.",
  "IMP-9.2.4.h":
    "Un Peuple majeur qui a une unité sur la carte reste en guerre ; ses unités restent, se rétablissent et reviennent comme celles d’un mineur. Ses chefs génériques perdus reviennent à la phase C suivante.",
  "IMP-9.2.4.i": "L’Armenia garde son statut ; son unité est remise si elle a été éliminée.",
  "IMP-9.2.4.j": "Un Peuple pacifié par un stratagème peut entrer de nouveau en guerre l’année suivante.",
  "IMP-9.2.4.k":
    "Un Peuple majeur en paix remet les unités qu’il a perdues, et ses unités affaiblies chez elles se rétablissent ; l’unité arménienne se rétablit aussi.",

  "IMP-10.a":
    "Qui gagne une bataille de 35 PF ou plus à son début, les deux forces ensemble, marque aussitôt 1 point de victoire, quel que soit le résultat. L’unité arménienne compte, les unités évadées non.",
  "IMP-10.b":
    "Rome marque aussitôt 1 point de victoire par chef de l’Ennemi tué au combat ou assassiné. Mort naturelle, peste, échappée manquée, noyade ou abandon hors de l’empire ne rapportent rien.",
  "IMP-10.c":
    "L’Ennemi marque aussitôt 1 point de victoire par chef de Rome tué au combat ou assassiné, et pour aucune autre mort non plus.",
  "IMP-10.d": "En phase F, Rome marque 1 point de victoire par Peuple mineur pacifié par les armes ce tour-ci.",
  "IMP-10.e": "En phase F, Rome marque 1 point de victoire si un Auguste est à Rome.",
  "IMP-10.f": "En phase F, Rome marque 1 point de victoire si l’Armenia est romaine.",
  "IMP-10.g": "En phase F, Rome marque 1 point de victoire si aucune guerre civile n’est en cours.",
  "IMP-10.h": "En phase F, Rome marque 2 points de victoire par Peuple majeur pacifié par les armes ce tour-ci.",
  "IMP-10.i": "En phase F, Rome marque 3 points de victoire si c’est un tour de Pax Romana.",
  "IMP-10.j": "En phase F, Rome marque 3 points de victoire si le Coup d’État parthe est à Ctesiphon.",
  "IMP-10.k": "En phase F, Rome perd 2 points de victoire par zone où des unités romaines sont mutinées.",
  "IMP-10.l":
    "En phase F, Rome perd 3 points de victoire par Front qui a des légions au dehors sans être en réserve (voir 3.3).",
  "IMP-10.m": "En phase F, l’Ennemi marque 1 point de victoire par unité non romaine dans une zone d’un Front.",
  "IMP-10.n": "En phase F, l’Ennemi marque 1 point de victoire si l’Armenia est parthe.",
  "IMP-10.o":
    "En phase F, l’Ennemi marque 1 point de victoire si aucune unité des Praetoriae Cohortis n’est à Rome ; rebelle ou mutinée, elle y est.",
  "IMP-10.p": "En phase F, l’Ennemi marque 2 points de victoire si l’Intrigue est à Rome.",
  "IMP-10.q": "En phase F, l’Ennemi marque 3 points de victoire si une usurpation est en cours.",
  "IMP-10.r": "En phase F, l’Ennemi marque 3 points de victoire par unité non romaine dans une zone intérieure.",
  "IMP-10.s": "En phase F, l’Ennemi perd 1 point de victoire si c’est un tour de Pax Romana.",
  "IMP-10.t": "En phase F, l’Ennemi perd 2 points de victoire par zone où des unités parthes sont mutinées.",
  "IMP-10.u":
    "Qui a le plus de points de victoire à la fin a gagné, si le scénario n’en dit pas autrement ; à points égaux, la partie est nulle.",
  "IMP-10.v": "Avec plus de deux fois les points du perdant, la victoire est décisive.",
  "IMP-10.w":
    "Avec plus de cinq fois les points du perdant, elle est définitive, et elle l’est aussi contre un perdant sans points. Si le vainqueur lui-même n’en a pas, c’est une simple victoire.",
  "IMP-10.x":
    "Les points nommés dans deux chapitres, pour le Coup d’État, l’Intrigue, la Mutinerie et les Fronts hors réserve, ne se comptent qu’une fois.",
};
