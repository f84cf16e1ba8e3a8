import type { PartWords } from "../ids.ts";

export const scenarios: PartWords<"scenarios"> = {
  "IMP-S.a":
    "Un scénario fixe sa première et sa dernière année, les titres et le porteur de la garde, la place des chefs, les Peuples en guerre, à qui est l’Armenia et où sont les flottes. Les points de victoire partent de 0.",
  "IMP-S.b":
    "Les unités romaines commencent en état normal là où les met la table de déploiement : celles sans date, et celles d’une année antérieure à la première. Celles de la première année arrivent à sa phase D.",
  "IMP-S.c":
    "Un chef donné comme absent n’entre jamais ; un chef placé est entré, quoi que la table dise de son entrée.",
  "IMP-S.d":
    "Là où l’initiative d’une année est fixée, on ne lance pas le dé, et aucun pion Initiative ne la renverse.",
  "IMP-S.e":
    "Un usurpateur placé au début est validé et a derrière lui les étapes A à C. Les unités dans une zone où est un chef rebelle sont rebelles, et la guerre civile est en cours dès la première phase A.",
  "IMP-S.f":
    "Une entrée en guerre ordonnée par le scénario fait entrer le Peuple en guerre en phase C de son année, avant le tirage, comme en 4.4. Il ne se passe rien s’il est déjà en guerre ou tenu à cinq ans de paix.",
  "IMP-S.g": "Un événement ordonné par le scénario remplace les dés de l’événement de son année.",
  "IMP-S.h":
    "Un scénario peut laisser des règles de côté : les non-Romains (pas de tirage de guerre, pas de Peuples, pas d’Armenia ni de points pour elle), les stratagèmes (pas de tirage), les événements, l’entrée des chefs, leur mort selon la table, les renforts.",
  "IMP-S.i":
    "Un scénario peut avoir une fin subite : quand meurt le chef qu’il nomme, la partie est aussitôt finie, et le camp qu’il nomme a gagné. La réussite d’une usurpation vaut la mort de l’empereur.",
  "IMP-S.j":
    "Un scénario peut s’ouvrir sur la mort de Commode : Helvius Pertinax est Auguste, Didius Julianus usurpateur à Rome avec sa garnison, et les tentatives annuelles et l’usurpation gratuite de 4.5 sont en vigueur.",
};
