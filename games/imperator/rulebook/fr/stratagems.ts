import type { PartWords } from "../ids.ts";

export const stratagems: PartWords<"stratagems"> = {
  "IMP-6.a":
    "Les pions romains ne servent qu’à Rome, ceux de l’Ennemi qu’à l’Ennemi, les pions mixtes à l’un et à l’autre.",
  "IMP-6.b":
    "Un pion dont seul l’autre camp peut user reste en main sans être joué et retourne dans le bol en phase F.",
  "IMP-6.c":
    "Un pion joué retourne aussitôt dans le bol, à moins qu’il ne quitte la partie ou ne reste sur la carte. De la carte, il y retourne quand il est levé, la peste à la fin de la phase E.",
  "IMP-6.d":
    "Un pion utilisable peut être gardé pour des tours ultérieurs. Le nombre de pions détenus n’est pas limité, ni celui des pions joués dans un tour.",
  "IMP-6.e":
    "La lettre d’un stratagème désigne la seule phase où il peut être joué. (E) veut dire à tout moment de la phase E, avec effet aussitôt.",

  "IMP-6.1.a": "Coup d’État parthe (E) : le pion est posé dans la zone de Ctesiphon.",
  "IMP-6.1.b":
    "Il est levé quand un chef ou une unité de l’Ennemi vient à Ctesiphon et qu’au moins un de ses chefs historiques et trois de ses unités s’y trouvent alors. Y être déjà ne lève rien : il faut que quelqu’un vienne. Un chef qui montre Pax Romana ne compte pas.",
  "IMP-6.1.c": "À chaque phase F où le Coup d’État y est encore, Rome marque 3 points de victoire.",
  "IMP-6.1.d":
    "Pacification d’un Peuple mineur (E) : un Peuple mineur en guerre fait la paix, et ses unités quittent aussitôt la carte. Il ne s’ensuit pas cinq ans de paix, et cela ne rapporte rien.",
  "IMP-6.1.e": "Pacification de deux Peuples mineurs (E) : de même, pour un ou deux d’entre eux.",
  "IMP-6.1.f": "Pacification de trois Peuples mineurs (E) : de même, pour un, deux ou trois d’entre eux.",
  "IMP-6.1.g":
    "Pacification d’un Peuple majeur (E) : ses chefs passent sur Pax Romana, et l’Ennemi les remet avec toutes ses unités, même éliminées ou dans l’empire, en état normal dans ses zones d’origine. Il ne s’ensuit pas cinq ans de paix. Les Romains qui s’y trouvent peuvent rester jusqu’à la phase F, sans bataille. Les mutins restent mutins.",
  "IMP-6.1.h":
    "Pacification d’une Nationalité (E) : autant de Peuples en guerre d’une même Nationalité que l’on veut, au moins un, chacun comme ci-dessus.",
  "IMP-6.1.i":
    "Pax Romana (E) : autant de Peuples en guerre que l’on veut, au moins un, chacun comme ci-dessus. Se joue une fois par scénario, puis quitte la partie.",
  "IMP-6.1.j":
    "Roma Victor (E) : avant le dé d’une bataille et à sa place. Le résultat se lit sur la ligne 9 et plus si Rome attaque, sur la ligne -2 et moins si Rome défend, dans la colonne après tous les décalages.",
  "IMP-6.1.k":
    "Si Roma Victor et Furor Germanicus sont tous deux joués dans une bataille, ils sont tous deux dépensés et l’on lance quand même le dé.",
  "IMP-6.1.l": "Roma Victor ne peut pas être joué dans une bataille contre des rebelles.",

  "IMP-6.2.a":
    "Usurpation d’un Auguste (C) : seulement s’il y a deux Augustes. C’est celui de plus basse CP qui la tente ; à égalité, l’Ennemi choisit. S’il est dans les Provinces Intérieures, on ne peut la jouer sur lui.",
  "IMP-6.2.b":
    "Elle est validée si un d6 ne dépasse pas sa CP, et donne un bonus de 2 aux étapes B, C et D de la guerre civile.",
  "IMP-6.2.c":
    "Usurpation d’un César (C) : seulement s’il y a un César ; l’Ennemi choisit lequel. Elle est validée si un d6 ne dépasse pas sa CP, et donne un bonus de 1 aux étapes B, C et D.",
  "IMP-6.2.d":
    "Usurpation (C) : n’importe quel chef de Rome qui n’est ni Auguste ni César. Elle est validée si un d6 ne dépasse pas sa CP ; il n’y a pas de bonus.",
  "IMP-6.2.e": "Soulèvement d’un Peuple mineur (C) : un Peuple mineur en paix entre aussitôt en guerre.",
  "IMP-6.2.f": "Soulèvement de deux Peuples mineurs (C) : de même, pour deux d’entre eux.",
  "IMP-6.2.g": "Soulèvement de trois Peuples mineurs (C) : de même, pour trois d’entre eux.",
  "IMP-6.2.h": "Soulèvement d’un Peuple majeur (C) : un Peuple majeur en paix entre aussitôt en guerre.",
  "IMP-6.2.i":
    "Soulèvement de trois Peuples majeurs (C) : de même, pour trois d’entre eux. Se joue une fois par scénario, puis quitte la partie.",
  "IMP-6.2.j":
    "Le nombre que porte un soulèvement est un maximum : s’il y a moins de Peuples en paix, il en entre moins en guerre.",
  "IMP-6.2.k": "Un Peuple tenu à cinq ans de paix ne peut pas être soulevé.",
  "IMP-6.2.l":
    "Furor Germanicus (E) : ce que Roma Victor est à Rome, pour l’Ennemi, mais seulement dans une bataille à laquelle prend part au moins une de ses unités germaniques.",
  "IMP-6.2.m":
    "La flèche du Parthe (E) : après une bataille où il y avait une unité perse, une fois son résultat appliqué, l’Ennemi élimine une unité romaine fidèle de son choix qui y a pris part et est encore sur la carte, quel que soit le vainqueur. L’unité arménienne n’est pas romaine.",
  "IMP-6.2.n": "Intrigue au Sénat (E) : le pion est posé dans la zone de Rome.",
  "IMP-6.2.o":
    "Elle est levée quand un Auguste ou une unité des Praetoriae Cohortis vient à Rome et qu’un Auguste et toutes les unités des Praetoriae Cohortis en jeu s’y trouvent alors. Y être déjà ne lève rien : il faut que quelqu’un vienne. Les unités rebelles et mutinées sont en jeu, celles éliminées ce tour-ci non.",
  "IMP-6.2.p":
    "À chaque phase F où l’Intrigue y est encore, l’Ennemi marque 2 points de victoire, pour un pion ou pour plusieurs.",

  "IMP-6.3.a": "Initiative (B) : renverse le résultat du dé d’initiative, en faveur de celui qui la joue.",
  "IMP-6.3.b":
    "Fuite opportune (E) : avant le dé d’une bataille, le défenseur emmène toute sa force dans une zone adjacente sans unités ennemies, où elle peut s’empiler et aller ; il ne faut ni chef ni CC, et les zones d’où viennent les attaquants sont permises. Seuls ceux qui ne peuvent fuir du tout restent et combattent. L’attaquant n’avance pas.",
  "IMP-6.3.c":
    "Assassinat (E) : on lance un d10 contre n’importe quel chef de l’adversaire en jeu sur la carte, rebelles compris. 8 ou 9 le tue.",
  "IMP-6.3.d": "Les Corporis Custodes ôtent 1 à ce dé : celui qu’ils gardent n’est tué que par un 9.",
  "IMP-6.3.e":
    "Foyer de peste (E) : dans une zone terrestre, chaque unité est affaiblie, et les affaiblies sont éliminées ; chaque chef lance un d10 et meurt sur un 9. Tous sont frappés, Peuples en paix et mutins aussi.",
  "IMP-6.3.f":
    "La zone reste infestée pour le tour : qui y entre, même en passant, en retraite, en débarquant ou par placement, subit le même sort, chaque fois qu’il le fait.",
  "IMP-6.3.g": "La phase E finie, et avant que ne commence la phase F, on ôte les pions de peste de la carte.",
  "IMP-6.3.h":
    "Épidémie de peste (E) : comme Foyer de peste, et toutes les zones terrestres adjacentes, au-delà des fleuves et des détroits aussi, sont infestées à leur tour. Là, les unités en état normal sont affaiblies, les affaiblies le restent, et les chefs lancent le dé.",
  "IMP-6.3.i":
    "Alliance arménienne (E) : le statut de l’Armenia change aussitôt. Si les deux camps sont alors dans sa zone, ils se battent à la prochaine E.2.",
  "IMP-6.3.j":
    "Mutinerie (E) : l’Ennemi la pose dans une zone de l’empire où sont des unités romaines fidèles sans chef, Rome dans une zone d’origine des Parthes où sont des unités parthes sans chef. Toutes ces unités sont mutinées.",
  "IMP-6.3.k":
    "Les unités mutinées ne se déplacent pas. Après une bataille elles peuvent faire retraite, Fronts ou non, et le marqueur les suit.",
  "IMP-6.3.l":
    "Toute force qui est dans leur zone, de l’un ou l’autre camp, les combat en E.2. Elles comptent alors pour des pions de l’autre joueur, qui décide pour elles. C’est à leur possesseur de s’en défaire ; le marqueur est levé quand la dernière est éliminée, par qui que ce soit.",
  "IMP-6.3.m": "À chaque phase F, leur possesseur perd 2 points de victoire par marqueur Mutinerie sur la carte.",
  "IMP-6.3.n":
    "Les unités mutinées ne comptent dans aucune limite de Front, et les ajustements de 9.2 les laissent de côté.",
  "IMP-6.3.o":
    "Désertion (E) : dans une zone, toutes les unités de l’adversaire qui sont romaines, fidèles ou rebelles, ou parthes sont affaiblies, et les affaiblies sont éliminées. Les autres unités présentes ne sont pas touchées.",
  "IMP-6.3.p":
    "Faveur divine (E) : après tout dé lancé en phase E, par lui-même ou par son adversaire, le joueur le met comme il l’entend. Les modificateurs s’appliquent ensuite, et une autre Faveur divine peut répondre.",
  "IMP-6.3.q": "Des chefs tués par assassinat ou par la peste, seuls les génériques reviennent.",
};
