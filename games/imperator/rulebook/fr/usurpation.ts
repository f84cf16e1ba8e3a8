import type { PartWords } from "../ids.ts";

export const usurpation: PartWords<"usurpation"> = {
  "IMP-4.5V.a":
    "Si le dernier Auguste meurt et qu’il n’y a pas de César, Rome choisit le nouvel Auguste, puis l’Ennemi un général situé dans un Front, dont l’usurpation est validée sans dé.",
  "IMP-4.5V.b":
    "Rome peut choisir n’importe où sur la carte. Le général de l’Ennemi doit être dans un Front, non dans les Provinces Intérieures.",
  "IMP-4.5V.c":
    "Avec un stratagème, l’Ennemi choisit un chef de Rome dans un Front où n’est aucun autre Auguste et où n’a été proclamé aucun autre usurpateur en vie ; un chef dans les Provinces Intérieures, hors de l’empire ou à bord ne peut être choisi. Le dé du stratagème décide.",
  "IMP-4.5V.d":
    "Si l’usurpation est validée, le chef passe sur son verso et reçoit un marqueur d’usurpateur ; s’il était Auguste ou César, il ne l’est plus.",
  "IMP-4.5V.e": "Si elle ne l’est pas, il n’arrive rien au chef, et il demeure avec Rome.",
  "IMP-4.5V.f": "Un troisième usurpateur ne peut jamais être proclamé tant que deux sont en vie.",
  "IMP-4.5V.g":
    "Les tentatives par stratagème ne se font qu’en phase C ; l’usurpation qui suit une mort sans héritier vient au moment de cette mort.",

  "IMP-4.5G.a":
    "Étape A : toutes les unités de la zone de l’usurpateur, de quelque sorte que ce soit, et tous les chefs qui s’y trouvent le rejoignent aussitôt. Un César aussi, et il perd son titre.",
  "IMP-4.5G.b":
    "Étape B : on lance un d6 pour les autres chefs du Front de l’usurpateur. S’il atteint ou dépasse la CP d’un chef, celui-ci se rallie avec toutes les unités de sa zone, vexillations comprises ; en dessous, il reste fidèle.",
  "IMP-4.5G.c":
    "Un Auguste ou un César n’est pas testé : avec lui, tout ce qui est dans sa zone reste fidèle, quels que soient les autres présents.",
  "IMP-4.5G.d":
    "Là où plusieurs chefs partagent une zone, on ne teste que celui de plus haute CP, et tous les autres font comme lui.",
  "IMP-4.5G.e":
    "Étape C : l’usurpateur peut choisir un Front adjacent. Si un d10 est strictement inférieur à sa CP, on y fait aussi l’étape B.",
  "IMP-4.5G.f":
    "Au dé de l’étape C on ajoute 2 si un Auguste est dans ce Front, ou sinon 1 si c’est un César ; jamais les deux.",
  "IMP-4.5G.g":
    "Pour l’étape C sont adjacents Bretagne et Rhin, Rhin et Danube, Oriental et Sud, et aucun autre Front.",
  "IMP-4.5G.h": "Les étapes B et C se font une fois, au début de l’usurpation, et jamais plus.",
  "IMP-4.5G.i":
    "Étape D, en E.1 : un chef rebelle qui entre dans une zone où sont des unités fidèles et aucun chef fidèle peut lancer un seul d6 pour toutes. S’il ne dépasse pas la CP de l’usurpateur, s’il est là, ou sinon la meilleure CP des chefs rebelles présents, elles sont rebelles. On ne rallie jamais de mutins.",
  "IMP-4.5G.j":
    "Après une réussite à l’étape D, le mouvement peut continuer, avec aussi les unités ralliées, dans les limites de la CC et des PM qui restent.",
  "IMP-4.5G.k":
    "Après un échec, ou si une force n’a rien tenté, son mouvement s’arrête là et l’on combat les unités en E.2 ; les mêmes chefs n’y essaient plus dans cette SMC. Un chef sans unités qui échoue doit s’échapper (voir le chapitre 7).",
  "IMP-4.5G.l":
    "Une vexillation n’est ralliée à l’étape D que si les rebelles ont déjà trois légions de son Front quand on lance le dé. Sinon elle reste fidèle, arrête le mouvement et doit être combattue, même si tout le reste se rallie.",
  "IMP-4.5G.m": "Dans une guerre civile, la limite de 6 vexillations ne vaut pas.",
  "IMP-4.5G.n":
    "Le bonus d’une usurpation par un Auguste (2) ou par un César (1) sert toujours l’usurpateur : on l’ajoute au dé de l’étape B et on l’ôte de ceux de C et D. Il ne fait rien au dé qui valide l’usurpation.",
  "IMP-4.5G.o": "Un usurpateur qui n’est dans aucun Front n’a pas d’étapes B et C, mais il a l’étape D.",
  "IMP-4.5G.p":
    "Un Auguste qui est dans la zone de l’usurpateur ne le rejoint pas à l’étape A. Seul parmi les rebelles, il doit s’échapper aussitôt (voir le chapitre 7).",
  "IMP-4.5G.q":
    "Une guerre civile est en cours dès qu’une usurpation est validée et jusqu’à ce qu’elle échoue ou que les joueurs échangent leurs rôles.",

  "IMP-4.5S.a":
    "Première façon de réussir : dans une phase F, un chef rebelle et au moins une unité rebelle sont dans la zone de Rome.",
  "IMP-4.5S.b":
    "Deuxième façon : l’Auguste prend part à une bataille de Romains contre des rebelles et la perd. Celui qui tombe contre des étrangers a un successeur comme d’ordinaire.",
  "IMP-4.5S.c": "Troisième façon : un assassinat frappe l’Auguste pendant une guerre civile.",
  "IMP-4.5S.d":
    "S’il y a deux Augustes, les deuxième et troisième façons exigent la chute des deux, peu importe lequel tombe au combat et lequel est assassiné.",
  "IMP-4.5S.e":
    "Après une réussite, les joueurs échangent leurs rôles en phase A du tour suivant (voir le chapitre 5). Jusque-là, tout se joue et se compte dans les anciens rôles, et la guerre civile continue.",
  "IMP-4.5S.f": "La première façon ne demande la chute d’aucun Auguste, même s’il y en a deux.",
  "IMP-4.5S.g":
    "Si la deuxième ou la troisième façon ne laisse aucun Auguste, personne ne lui succède, même s’il y a un César.",
  "IMP-4.5S.h":
    "Si aucun usurpateur n’est en vie quand vient l’échange, il n’a pas lieu, et l’on règle la succession selon 3.6.",

  "IMP-4.5F.a":
    "Quand l’usurpateur meurt, de quelque cause que ce soit, son usurpation a échoué : ses chefs et ses unités redeviennent fidèles où ils sont, et ses unités éliminées ce tour-ci reviennent comme fidèles.",

  "IMP-4.5D.a": "Deux usurpations peuvent être en cours en même temps, chacune avec ses propres étapes A à D.",
  "IMP-4.5D.b": "Elles ne peuvent pas commencer dans le même Front.",
  "IMP-4.5D.c": "À l’étape C, elles ne peuvent pas choisir le même Front adjacent.",
  "IMP-4.5D.d": "Les deux usurpateurs peuvent partager une zone, combattre côte à côte et se passer des unités.",
  "IMP-4.5D.e":
    "S’ils réussissent, celui de plus haute CP devient Auguste ; s’ils sont à égalité, leur joueur choisit. L’autre est dès lors un simple chef fidèle, et ses unités sont fidèles aussi.",
  "IMP-4.5D.f":
    "Elle n’échoue que quand tous deux sont morts. Si l’un meurt, tout ce qui était à lui, unités éliminées ce tour-ci comprises, passe à l’autre.",

  "IMP-4.5K.a":
    "Quand Commode meurt seul Auguste, Helvius Pertinax est aussitôt Auguste, du côté de Rome, avant tout César, qui reste ce qu’il est. Mais si Commode a été battu par des rebelles, ou assassiné dans une guerre civile, c’est cette usurpation qui a réussi.",
  "IMP-4.5K.b":
    "Didius Julianus est placé dans la zone de Rome, même si Helvius Pertinax y est, comme usurpateur de l’Ennemi, validé sans dé. Si deux usurpateurs sont déjà en vie, il ne vient pas.",
  "IMP-4.5K.c":
    "Toutes les unités de la zone de Rome sont à lui, et tous les chefs qui y sont le rejoignent, sauf Helvius Pertinax, qui doit s’échapper aussitôt (voir le chapitre 7).",
  "IMP-4.5K.d":
    "Tant que Didius Julianus vit, l’Ennemi peut tenter un assassinat de Helvius Pertinax à chaque phase E sans stratagème, en plus de ceux par stratagème, et dès ce tour si sa phase E n’est pas finie. Le dé et la garde sont ceux de 6.3.",
  "IMP-4.5K.e": "Ce droit finit avec la mort de Didius Julianus ou de Helvius Pertinax, ou à l’échange des rôles.",
  "IMP-4.5K.f":
    "Si Didius Julianus devient Auguste, le nouvel Ennemi peut une fois, en phase C de ce même tour, choisir un chef fidèle dans un Front sans Auguste pour une usurpation validée sans dé.",
  "IMP-4.5K.g":
    "Si Helvius Pertinax est mort, rebelle ou pas encore en jeu, Rome choisit un Auguste comme au quatrième cas de 3.6, même s’il y a un César, et l’Ennemi doit prendre Didius Julianus, placé à Rome. Il n’y a alors pas de tentatives annuelles ; l’usurpation gratuite demeure.",
  "IMP-4.5K.h":
    "Si Didius Julianus est mort, ou après 200, on règle la succession ordinaire de 3.6, sans cette obligation.",

  "IMP-5.a": "L’usurpateur qui a réussi devient Auguste et passe sur son recto.",
  "IMP-5.b": "L’ancien empereur, ou les deux s’ils étaient deux, quitte la partie, sans points pour personne.",
  "IMP-5.c": "Tous les chefs romains passent sur leur recto et sont au nouveau joueur de Rome.",
  "IMP-5.d": "Toutes les unités romaines sont au nouveau joueur de Rome.",
  "IMP-5.e": "L’ancien joueur de Rome devient l’Ennemi et a tous les pions non romains.",
  "IMP-5.f":
    "Les deux totaux de points de victoire changent de place sur le compteur, si bien que chaque personne garde les points qu’elle a faits.",
  "IMP-5.g":
    "Les Césars perdent leur titre et restent. Les Corporis Custodes sont hors d’usage jusqu’à la phase F, et les Fronts de réserve tombent. Chaque personne garde ses pions stratagèmes ; les pions posés sur la carte y restent et servent le rôle, non la personne.",
};
