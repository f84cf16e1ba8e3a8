/** The lesson of the Rubicon, in French. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const fr: LessonText<StepName> = {
  title: "Le passage du Rubicon",
  about: "Jetez le dé : marchez sur Rome avec César, retenez un ennemi qui s’esquive et découvrez les stratagèmes.",
  steps: {
    welcome: {
      title: "Au bord du fleuve",
      says: [
        "Janvier 49 av. J.-C. Le Sénat a ordonné à César de rendre ses légions. Il est à Ravenne, en Italia 4, avec une seule d’entre elles ; devant lui coule le Rubicon, et au-delà se trouve Rome. Aucun général ne peut le franchir en armes.",
        "Vous menez les Césariens, en rouge. Les Républicains sont en bleu : Pompée et le Sénat siègent à Rome, mais leurs légions sont loin, en Hispania, en Graecia et en Asia.",
      ],
    },
    legion: {
      title: "Une légion",
      says: [
        "L’une des légions de vétérans de César. Ses deux chiffres sont la force et la qualité : la force est ce qu’elle pèse au combat, la qualité sa façon de se battre. Le petit disque est son bonus tactique ; il ne compte que là où il n’y a pas de chef.",
        "La Treizième, qui attend au bord du fleuve, en est une : force 5, qualité 4.",
      ],
    },
    leader: {
      title: "Un chef",
      says: [
        "Les armées marchent derrière leurs chefs. César peut commander douze unités ; son +3 en tactique aide au combat, et rend difficile de s’esquiver devant lui.",
        "Sa stratégie vous donne des séquences pour agir. Sa politique compte quand deux grands chefs s’affrontent : le liseré d’or et la couronne disent qu’il est le Chef de parti des Césariens.",
      ],
    },
    hand: {
      title: "Un stratagème en main",
      says: [
        "Chaque année, chaque camp tire un pion du bol. Chacun voit combien l’autre en tient ; lesquels, lui seul le sait. Le vôtre se trouve parmi vos stratagèmes.",
        "Un pion a deux faces, et chacune dit quand elle peut être jouée. Sur le vôtre, Idus Martias est pour les ennemis de César, dans la campagne de vingt et un ans ; elle ne vous sert à rien. Faveur divine, si : en phase E, elle retourne un dé qui vient de tomber, quel que soit celui qui l’a jeté.",
        "Qui joue un pion en utilise une face. L’autre n’est pas utilisée.",
      ],
    },
    geostrategy: {
      title: "Une année commence",
      says: [
        "Un tour est une année en six phases. A : les pions ont été tirés. B : cette première année, les Républicains ont l’initiative. C : aucun Peuple majeur n’entre en guerre.",
        "En phase C, on peut envoyer une ambassade à un Peuple majeur en guerre, ou jouer un stratagème de cette phase. Vous n’avez ni l’un ni l’autre.",
      ],
      task: "Pressez «\u00a0{done}\u00a0».",
      otherwise: "Il n’y a rien d’autre à faire en phase C aujourd’hui.",
    },
    year: {
      title: "Onze séquences",
      says: [
        "Phase D : l’événement de l’année est une donation aux légions, qui n’aide que contre les Peuples étrangers. La stratégie de César, 6, et celle de Pompée, 5, donnent onze séquences : six pour les Républicains, qui ont l’initiative, cinq pour vous. Dans chacune, un camp se déplace d’abord, puis combat.",
        "Ils commencent ; mais la marche de César les a surpris. Dans leur première séquence, seuls les chefs qui sont à Rome peuvent bouger, et sans unités.",
      ],
      task: "Ne licenciez aucune légion\u00a0: pressez «\u00a0{done}\u00a0», et voyez ce que fait Pompée.",
      otherwise: "Vous avez déjà bien peu de légions sous la main.",
    },
    take: {
      title: "Le dé est jeté",
      says: [
        "Rome est vide. Pompée et les sénateurs ont fui à Brundisium, en Italia 5. Labienus, naguère le meilleur officier de César, a rejoint Ahenobarbus en Italia 7, où se tient la Legio XV.",
        "Votre première séquence. Un chef emmène des unités de sa zone, autant qu’il peut en commander. Curion peut rester à Ravenne.",
      ],
      task: "Prenez Caesar, puis pressez «\u00a0{all}\u00a0».",
      otherwise: "D’abord César, avec la Treizième.",
    },
    rubicon: {
      title: "Au-delà du Rubicon",
      says: [
        "Un chef avec des unités a trois points de mouvement, et une zone ordinaire en coûte un. Italia 1, avec Rome, est juste à côté.",
      ],
      task: "Marchez en Italia 1.",
      otherwise: "À Rome : marchez en Italia 1.",
    },
    antonius: {
      title: "Antoine suit",
      says: [
        "César pourrait aller plus loin ; mais une seule légion n’y suffirait pas, et il peut s’arrêter ici.",
        "Dans une séquence, chaque chef et chaque unité bouge une fois, aussi loin que vont ses points. Antoine est en Italia 3 avec la Legio VIII, des auxiliaires et des cavaliers.",
      ],
      task: "Pressez «\u00a0{halt}\u00a0»\u00a0; puis prenez M. Antonius, et pressez «\u00a0{all}\u00a0».",
      otherwise: "César s’arrête à Rome ; puis c’est à M. Antonius, avec toutes ses unités.",
    },
    follow: {
      title: "Tous les chemins mènent à Rome",
      says: ["Par Italia 4, Rome n’est qu’à deux zones : avec trois points, il peut y être aujourd’hui."],
      task: "Marchez en Italia 4, puis en Italia 1.",
      otherwise: "M. Antonius vient à Rome avec toutes ses unités, par Italia 4.",
    },
    roma: {
      title: "Rome est à vous",
      says: [
        "Hirtius, Lépide et les autres sont en Gallia ; ils viendront un autre jour. Personne n’a rencontré d’ennemi : il n’y a rien à combattre, et c’est aux Républicains.",
        "Toute cette année, leurs unités ne bougent que derrière un chef, et aucune ne peut entrer en Italia en venant d’ailleurs.",
      ],
      task: "Pressez «\u00a0{halt}\u00a0», puis «\u00a0{end-moves}\u00a0».",
      otherwise: "Antoine reste à Rome, et les autres peuvent se reposer aujourd’hui.",
    },
    again: {
      title: "Le Sénat passe la mer",
      says: [
        "Pompée et les sénateurs ont franchi le détroit pour rejoindre ses légions en Graecia 2. Ahenobarbus a emmené les flottes de Neapolis en Sicilia 2. Labienus reste en Italia 7 avec la Legio XV.",
        "Vous avez maintenant quatre unités à Rome, et il est juste à côté.",
      ],
      task: "Reprenez Caesar, puis pressez «\u00a0{all}\u00a0».",
      otherwise: "C’est Labienus qu’il faut saisir. Prenez Caesar, avec tous ceux qu’il peut mener.",
    },
    attack: {
      title: "À Neapolis",
      says: [
        "Là où une marche mène à une bataille, la table l’annonce : 15 de force contre 5, et +1 au dé. Quel que soit le dé, vous gagneriez, s’il tient bon.",
        "Qui entre dans une zone où sont des unités ennemies s’y arrête.",
      ],
      task: "Marchez en Italia 7.",
      otherwise: "Labienus est en Italia 7.",
    },
    window: {
      title: "Une fenêtre",
      says: [
        "Après les mouvements viennent les combats. Il y a d’abord une fenêtre : un moment où l’on peut jouer des stratagèmes. On demande aux deux camps, l’actif d’abord, jusqu’à ce que tous deux passent.",
        "On demande à quiconque tient un pion, quel qu’il soit : ainsi, une question ne révèle jamais ce qu’il y a dans une main. Le vôtre retourne les dés, et aucun n’est encore tombé.",
      ],
      task: "Pressez «\u00a0{end-moves}\u00a0», puis «\u00a0{pass}\u00a0».",
      otherwise: "Cela peut attendre. Aucun dé n’est encore tombé : ne jouez rien.",
    },
    favour: {
      title: "Les dieux avec vous",
      says: [
        "Avant une bataille, le défenseur peut tenter une évasion. Il jette un d10, de 0 à 9, et ajoute la meilleure tactique de vos chefs ; il faut moins que sa stratégie. Labienus a 4, César +3 : seul un 0 le sauve, et c’est un 0.",
        "Mais le dé attend : voici une autre fenêtre, et celle-ci est pour vous. Avec Faveur divine, vous le mettez sur la face de votre choix. Ce qui s’ajoute au dé s’ajoute ensuite.",
      ],
      task: "Jouez Faveur divine : mettez le dé sur 9.",
      otherwise: "Avec ce 0, Labienus s’en irait avec sa légion ; faites-en un 9.",
    },
    battle: {
      title: "Avant que le dé tombe",
      says: [
        "Labienus est retenu et doit se battre. Lisez la bataille de haut en bas : 15 contre 5, c’est la colonne 3/1. Votre qualité moyenne n’est que de 2, à cause des auxiliaires et des cavaliers, la leur de 3 : une colonne à gauche, 2/1. La tactique est de 3 contre 2 : 1 de plus au dé.",
        "Au-dessous, ce qu’apporte chaque dé. R : aucune perte. A : un pas pour chaque unité. Une fraction est le prix de la victoire, une part du nombre de l’ennemi.",
      ],
      task: "Combattez en Italia 7.",
      otherwise: "Il n’y a plus de retour : combattez en Italia 7.",
    },
    answer: {
      title: "Leur fenêtre",
      says: [
        "Avant le dé d’une bataille, il y a aussi une fenêtre. Vous ne tenez plus rien, on ne vous demande donc rien. Les Républicains tiennent un pion, et réfléchissent.",
        "Une bataille sûre d’après la table ne l’est pas tant que quelqu’un tient un pion.",
      ],
    },
    walls: {
      title: "Les murs de Neapolis",
      says: [
        "Ils ont joué Muraille : le défenseur ôte 2 au dé là où il y a une ville ou un port. Au lieu des six dés, cinq seulement vous donnaient la victoire ; avec un 1, ils seraient restés maîtres du terrain. Vous avez jeté un 4 : avec +1 et -2, c’est la ligne 3.",
        "Leur résultat est A : la Legio XV perd un pas et se retourne. Le vôtre est 1/2 de leur nombre, une unité, arrondi par défaut : rien. Les vaincus doivent partir, et jamais par où vous êtes venus : ils vont en Italia 5.",
      ],
    },
    orders: {
      title: "Fenêtres et consignes",
      says: [
        "Ce qui a été joué est revenu dans le bol, et peut être tiré de nouveau l’an prochain. Vous pouvez jouer tous les pions que vous tenez, et en garder jusqu’à trois pendant l’hiver.",
        "Il y a beaucoup de fenêtres dans une année, et dans la plupart vous ne joueriez rien. Dans vos consignes, à côté de la table, vous dites dans lesquelles vous voulez être consulté : avant les batailles d’un Chef de parti, après chaque dé, jamais. Les autres passent d’elles-mêmes.",
        "Certains pions font plus que retourner un dé : des Peuples se soulèvent, des chefs sont assassinés, et un coup d’État fait d’un chef ambitieux un Prétendant contre le sien.",
      ],
    },
    ahead: {
      title: "À suivre",
      says: [
        "L’Italia est ouverte, et vos légions de Gallia peuvent venir. Il reste cette année quatre séquences aux Républicains et trois à vous ; puis vient la phase F : contrôle des régions, points et quartiers d’hiver.",
        "Ce scénario dure jusqu’en 44 av. J.-C. Vous gagnez avec 15 points ou plus ; les Républicains, si le score est au-dessous de zéro. Mais si les troubles de la République atteignent 5, elle est morte, et vous avez perdu tous les deux.",
        "La leçon suivante, la route de Pharsale, parle des navires, des pertes et de la chute d’un grand chef.",
      ],
    },
  },
};
