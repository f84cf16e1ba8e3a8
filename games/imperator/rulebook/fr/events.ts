import type { PartWords } from "../ids.ts";

export const events: PartWords<"events"> = {
  "IMP-TE.1.a":
    "Événement 1, insalubrité à Rome : chaque unité dans la zone de Rome est affaiblie ; celles qui le sont déjà le restent.",
  "IMP-TE.1.b":
    "Un Auguste qui est alors à Rome subit aussi l’événement 4 ; si tous deux y sont, l’un d’eux, au choix de Rome.",
  "IMP-TE.2.a": "Événement 2, climat désastreux : ce tour-ci, les chefs ont 3 PM et les unités 2 PM.",
  "IMP-TE.3.a":
    "Événement 3, découragement des légions : dans toute bataille le dé joue de 1 contre les Romains, c’est-à-dire contre la force de Rome. Entre Romains et Romains, cela s’annule.",
  "IMP-TE.4.a":
    "Événement 4, l’empereur malade : un Auguste, de deux celui que Rome choisit, ne peut quitter sa zone cette année : il ne marche, n’embarque, ne s’évade ni ne fuit.",
  "IMP-TE.4.b":
    "Si une bataille perdue l’oblige à la quitter, il meurt, comme tué au combat. Laissé seul parmi des ennemis, il ne peut s’échapper et meurt.",
  "IMP-TE.4.c":
    "Le BT de l’Auguste malade ne compte pas : sans autre chef, on prend le BT moyen des unités. Sa VS ne permet non plus aucune évasion.",
  "IMP-TE.5.a":
    "Événement 5, vigueur germanique : dans les batailles où il y a une unité germanique, le dé joue de 2 en faveur de l’Ennemi.",
  "IMP-TE.6.a":
    "Événement 6, agitation à Rome : un Auguste, de deux au moins un, doit gagner Rome par le plus court chemin, en usant de tous ses PM, et y rester ce tour-ci.",
  "IMP-TE.6.b":
    "Si aucun n’y est, Rome le désigne aussitôt. À chaque SMC de Rome il se déplace avant tous les autres, par un chemin au moindre coût, et avec des unités seulement dans la SMC où il arrive. L’obligation dort tant que l’Ennemi a des unités à Rome ou qu’aucun chemin n’y mène par terre. Être battu et chassé de Rome n’est pas y manquer.",
  "IMP-TE.7.a":
    "Événement 7, hiver rigoureux : il y a 1 SMC de moins en tout, mais pas en dessous de 0, et l’on partage de nouveau ce qui reste.",
  "IMP-TE.8.a":
    "Événement 8, dieux pacifiques : il y a 2 SMC en tout, une pour chaque joueur, l’initiative d’abord. S’il y en avait moins, on en reste là.",
  "IMP-TE.9.a": "Événement 9, colère de Neptune : ce tour-ci, rien ne se déplace par mer.",
  "IMP-TE.10.a":
    "Événement 10, ténacité des ennemis de Rome : quand toutes les autres SMC de la phase E sont finies, l’Ennemi en a une de plus.",
  "IMP-TE.11.a":
    "Événement 11, don aux Prétoriens : dans une bataille à laquelle prennent part toutes les unités des Praetoriae Cohortis en jeu, le dé joue de 1 en faveur du camp qui les a.",
  "IMP-TE.12.a":
    "Événement 12, don aux légions : dans toute bataille le dé joue de 1 en faveur des Romains, c’est-à-dire de la force de Rome. Entre Romains et Romains, cela s’annule.",
  "IMP-TE.13.a":
    "Événement 13, peste en Orient : dans le Front Oriental et dans les zones d’Armenia, des Parthes, d’Adiabene et d’Osrhoene, toutes les unités sont affaiblies ; celles qui l’étaient déjà sont hors jeu pour ce tour et reviennent en phase F. Les chefs n’en souffrent pas.",
  "IMP-TE.14.a": "Événement 14, versatilité arménienne : le statut de l’Armenia change.",
  "IMP-TE.15.a":
    "Événement 15, famine en Germania : toutes les unités germaniques sont affaiblies ; celles qui le sont déjà le restent.",
  "IMP-TE.15.b": "Et ce tour-ci, dans les batailles où il y a une unité germanique, le dé joue de 1 contre l’Ennemi.",
  "IMP-TE.x.a":
    "Ce qui favorise un camp s’ajoute au dé si ce camp attaque et s’en ôte s’il défend ; ce qui lui est contraire agit à l’inverse.",
};
