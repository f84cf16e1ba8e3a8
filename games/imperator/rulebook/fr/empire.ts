import type { PartWords } from "../ids.ts";

export const empire: PartWords<"empire"> = {
  "IMP-3.1.a":
    "L’empire se compose de cinq Fronts, Bretagne, Rhin, Danube, Oriental et Sud, et des Provinces Intérieures.",
  "IMP-3.1.b": "Toute zone de l’empire qui n’est dans aucun Front est une Province Intérieure.",

  "IMP-3.2.a":
    "En phase C, Rome lance un d10, ajoute la VS de l’Auguste (de deux, la plus haute) et divise par 4, en arrondissant à l’entier inférieur : tel est le nombre de Fronts qui peuvent être en réserve ce tour-ci, et jamais plus de 5.",
  "IMP-3.2.b":
    "Dans la limite de ce nombre, Rome marque autant de Fronts qu’elle le veut, à nouveau chaque tour. Le choix vaut jusqu’à la fin du tour.",

  "IMP-3.3.a": "Au début, chaque légion est dans la zone de son camp (voir la table de déploiement).",
  "IMP-3.3.b": "À l’intérieur de son Front, une légion va librement de zone en zone.",
  "IMP-3.3.c": "Une légion ne quitte son Front que tant que celui-ci est Front de réserve pour le tour.",
  "IMP-3.3.d": "Les vexillations vont n’importe où sur la carte ; les Fronts ne les lient pas.",
  "IMP-3.3.e":
    "Les Fronts ne lient pas davantage la garnison de Rome, mais elle ne marche pas avec n’importe qui (voir 3.5).",
  "IMP-3.3.f":
    "La moitié des légions d’un Front, arrondie à l’entier supérieur, doit s’y trouver. Ni marche, ni mer, ni évasion, ni fuite, ni retraite ne peut en faire sortir une légion s’il en reste moins. Légions affaiblies et renforts arrivés comptent, vexillations et mutins non. Des pertes ne sont pas une faute, mais plus aucune ne sort alors.",
  "IMP-3.3.g":
    "Chaque Front qui n’est pas en réserve et qui a une légion au dehors en phase F coûte 3 points de victoire à Rome, une seule fois, quel que soit leur nombre. Rome peut préférer payer. Rebelles, mutins, vexillations et garnison ne comptent pas.",
  "IMP-3.3.h":
    "Tant qu’une usurpation est en cours, un Front dont une légion ou vexillation (par le bandeau) est rebelle est affranchi des limites de réserve, de la moitié qui doit rester et de la pénalité ; les autres restent liés. La garnison n’en affranchit aucun. En option, c’est le Front où des unités se sont ralliées, non celui de leur bandeau.",
  "IMP-3.3.i":
    "Les légions qui sont déjà hors d’un Front qui n’est pas en réserve peuvent continuer à leur guise et n’ont pas à revenir.",

  "IMP-3.4.a":
    "Les vexillations ne se forment et ne se dissolvent qu’en phase C, et seulement par Rome, en guerre civile aussi.",
  "IMP-3.4.b": ({ detachments }) =>
    `Il y a au plus 6 vexillations sur la carte, rebelles comprises. Une usurpation en cours lève cette limite ; quand elle est finie, aucune n’est retirée, mais on n’en forme plus tant qu’il n’y en a pas moins de 6. Aucun Front n’en a plus que de pions : ${detachments((year, count) => `${count} dès ${year}`)}.`,
  "IMP-3.4.c":
    "Pour en former une, on affaiblit trois légions fidèles d’un Front : en état normal, non mutinées, chacune dans ce Front, mais pas forcément dans la même zone. La vexillation de ce Front paraît en état normal dans la zone de l’une d’elles. Les unités de la garnison n’y peuvent servir.",
  "IMP-3.4.d":
    "Pour être dissoute, une vexillation doit être dans son propre Front, dans une zone où se trouve une légion affaiblie de son bandeau.",
  "IMP-3.4.e":
    "Une vexillation dissoute en état normal rétablit trois légions affaiblies de son bandeau dans ce Front, au choix de Rome, mais dont une de sa zone. S’il y en a moins de trois, elle rétablit celles-là.",
  "IMP-3.4.f": "Une vexillation affaiblie que l’on dissout rétablit deux de ces légions, dont une de sa zone.",
  "IMP-3.4.g":
    "Les légions qui forment une vexillation, ou qu’elle rétablit, doivent être à ce moment dans leur propre Front.",

  "IMP-3.5.a": "Un chef romain seul peut parcourir toutes les zones terrestres, aussi loin que le mènent 4 PM.",
  "IMP-3.5.b":
    "Un chef peut emmener des unités de son camp qui sont dans sa zone, au plus autant que sa CC ; il ne va alors pas plus loin que leurs 3 PM. Des chefs peuvent aller ensemble, chaque unité comptant dans la CC de l’un d’eux.",
  "IMP-3.5.c":
    "Chef et unités partent ensemble et restent ensemble : on ne prend personne en route, sauf les unités que des rebelles rallient. On peut laisser des unités, mais le chef ne va pas plus loin que la dernière. S’il meurt en route, un autre chef du groupe continue avec qui il peut emmener, ou tous restent là. Chaque pion ne se déplace qu’une fois en E.1.",
  "IMP-3.5.d":
    "Une unité sans chef se déplace d’une zone au plus en E.1, quel qu’en soit le coût et quel que soit le temps (événement 2).",
  "IMP-3.5.e": "Les limites des Fronts s’imposent à tout mouvement d’une unité (voir 3.3).",
  "IMP-3.5.f":
    "Les unités de la garnison de Rome ne se déplacent qu’avec un Auguste ou un César, jamais d’elles-mêmes.",
  "IMP-3.5.g": "L’Urbanae Cohortis de Lugdunum est tenue dans ses mouvements comme la garnison de Rome.",
  "IMP-3.5.h":
    "Des unités romaines n’entrent dans une zone d’origine d’un Peuple que tant qu’il est en guerre avec Rome. Les zones hors de l’empire qui ne portent le nom d’aucun Peuple leur sont toujours ouvertes, et l’Armenia aussi ; un chef seul peut aller partout.",
  "IMP-3.5.i":
    "Rome a deux flottes, celle de Ravenna et celle de Misenum, qui commencent dans les cases de leurs ports.",
  "IMP-3.5.j": "Une flotte ne transporte que des Romains : au plus 2 unités, et des chefs sans limite.",
  "IMP-3.5.k": "Oceanus Atlanticus, Fretum Gallicum et Mare Germanicum sont fermés aux flottes.",
  "IMP-3.5.l": "Une flotte est en mer ou dans la case de son propre port ; celle de l’autre flotte lui est fermée.",
  "IMP-3.5.m": "La case d’un port est une partie de la zone terrestre où elle se trouve.",
  "IMP-3.5.n":
    "Une flotte n’embarque que dans son propre port, et seulement des pions qui étaient dans la zone de ce port au début de la SMC et n’y ont pas bougé depuis.",
  "IMP-3.5.o":
    "Une flotte fait un pas par SMC : de sa case à une mer adjacente, d’une mer à l’autre, ou de la mer à sa case.",
  "IMP-3.5.p":
    "Ceux qui sont à bord peuvent débarquer dans toute zone terrestre qui touche la mer où est la flotte, ou chez elle dans la zone de son port ; ou bien rester à bord, même pour des SMC ultérieures. Qui débarque parmi des unités ennemies les combat en E.2.",
  "IMP-3.5.q": "Les pions transportés ou débarqués ne bougent plus avant la prochaine SMC de leur joueur.",
  "IMP-3.5.r":
    "Les flottes servent toujours Rome, même si des rebelles tiennent la zone du port. Les rebelles ne peuvent pas naviguer.",
  "IMP-3.5.s":
    "Les Fronts lient sur mer comme sur terre, et les unités de la garnison n’embarquent qu’avec un Auguste ou un César à bord. Une légion n’a pas besoin de chef : les 2 places de la flotte remplacent la CC.",
  "IMP-3.5.t":
    "Les unités de la garnison qui sont rebelles, II Parthica comprise, ne se déplacent, ne s’évadent ni ne fuient ; elles ne font retraite que battues.",

  "IMP-3.6.a": "Il n’y a jamais plus de deux Augustes, de deux Césars et de deux usurpateurs.",
  "IMP-3.6.b": "Qui est Auguste et qui est César au début, c’est le scénario qui le dit.",
  "IMP-3.6.c":
    "En phase D, Rome peut nommer un second Auguste, et des Césars, parmi ses chefs sur la carte. Un César peut être élevé au rang d’Auguste ; un titre donné n’est pas repris.",
  "IMP-3.6.d":
    "Tant que Marc-Aurèle est Auguste, seul Commode peut être nommé, Auguste ou César, qui que soit celui qui règne avec lui.",
  "IMP-3.6.e": "Tant que Septime Sévère est Auguste, seuls Caracalla et Géta peuvent être nommés Augustes.",
  "IMP-3.6.f": "Septime Sévère peut nommer César n’importe quel chef.",
  "IMP-3.6.g":
    "Augustes, Commode et Caracalla ne nomment personne. Cela ne lie qu’eux : un Auguste qui règne avec l’un d’eux peut nommer, dans ses propres limites.",
  "IMP-3.6.h": "Tant qu’une guerre civile est en cours, personne n’est nommé.",
  "IMP-3.6.i": "Dans tous les autres cas, n’importe quel chef peut être nommé.",
  "IMP-3.6.j": "Succession, premier cas : il y a un autre Auguste. Il règne seul, et les Césars restent Césars.",
  "IMP-3.6.k": "Deuxième cas : il ne reste pas d’Auguste et il y a un César. Il devient le seul Auguste.",
  "IMP-3.6.l": "Troisième cas : il ne reste pas d’Auguste et il y a deux Césars. Tous deux deviennent Augustes.",
  "IMP-3.6.m":
    "Quatrième cas : rien de tout cela. Rome fait Auguste n’importe lequel de ses chefs sur la carte ou, faute d’en avoir, le prochain qui entre. Puis l’Ennemi fait d’un autre un usurpateur, dans un Front où aucun usurpateur en vie n’a été proclamé. S’il n’y en a pas, ou si deux usurpateurs sont en jeu, il n’y a pas d’usurpation.",
  "IMP-3.6.n":
    "La succession se règle au moment de la mort, quelle que soit la phase ; l’usurpation qui en naît commence aussitôt.",
  "IMP-3.6.o":
    "Les Corporis Custodes gardent un Auguste ou un César et personne d’autre : on ôte 1 au dé d’un assassinat tenté contre lui.",
  "IMP-3.6.p":
    "En phase F, et alors seulement, Rome peut les donner à un autre Auguste ou César, où qu’il soit. Si celui qu’ils gardent meurt ou perd son titre, ils sont hors d’usage jusque-là.",
};
