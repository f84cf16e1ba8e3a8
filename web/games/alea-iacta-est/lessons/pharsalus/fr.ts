/** The lesson of Pharsalus, in French. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const fr: LessonText<StepName> = {
  title: "La route de Pharsale",
  about: "Menez les légions de César outre-mer contre Pompée : marche, évasion et bataille, en les jouant vous-même.",
  steps: {
    welcome: {
      title: "Au-delà de la mer",
      says: [
        "48 av. J.-C. César tient Rome, l’Italia, la Gallia et l’Hispania. Pompée est passé en Graecia et rassemble les légions d’Orient. Qui veut la République doit franchir la mer et le battre.",
        "Vous menez les Césariens, en rouge ; les Républicains sont en bleu. Chacun voit tous les pions. Seuls les stratagèmes en main sont secrets.",
      ],
    },
    legion: {
      title: "Une légion",
      says: [
        "Legio X, la meilleure de César. Ses deux chiffres sont la force et la qualité : la force est ce qu’elle pèse au combat, la qualité sa façon de se battre. Le petit disque est son bonus tactique ; il ne compte que là où il n’y a pas de chef.",
        "Chaque unité a une seconde face. Quand elle perd un pas, on la retourne : pâle, rayée et plus faible. Quand elle en perd un autre, elle est éliminée.",
      ],
    },
    leader: {
      title: "Un chef",
      says: [
        "Seule, une légion n’avance que d’une zone. Les armées marchent derrière leurs chefs. César peut commander douze unités ; son +3 en tactique aide au combat.",
        "Sa stratégie vous donne des séquences pour agir, et aide à s’esquiver devant l’ennemi. Sa politique compte quand deux grands chefs s’affrontent : le liseré d’or et la couronne disent qu’il est le Chef de parti des Césariens.",
      ],
    },
    deploy: {
      title: "Chacun à sa place",
      says: [
        "Ici, chaque camp choisit où commencent ses armées : dans ses propres régions, chacune avec une garnison et un chef, et personne à côté d’une région ennemie.",
        "Tout le monde est déjà placé, comme le scénario le suggère. Vous pourriez déplacer vos pions ; aujourd’hui ils sont bien où ils sont.",
      ],
      task: "Pressez « {deployed} ».",
      otherwise: "Vous pourriez le déplacer. Mais ils sont bien où ils sont.",
    },
    geostrategy: {
      title: "Une année commence",
      says: [
        "Un tour est une année en six phases. A : chaque camp a tiré un stratagème ; gardez le vôtre pour un autre jour. B : le scénario vous donne l’initiative. C : aucun Peuple majeur n’entre en guerre.",
        "En phase C, on peut aussi envoyer une ambassade à un Peuple majeur en guerre, ou jouer un stratagème qui le permet. Il n’y a personne à qui l’envoyer, et ce que vous tenez servira un autre jour.",
      ],
      task: "Pressez «\u00a0{done}\u00a0».",
      otherwise: "Gardez ce que vous tenez pour un autre jour.",
    },
    year: {
      title: "L’événement de l’année",
      says: [
        "Phase D : l’événement de l’année est une donation aux légions, qui n’aide que contre les Peuples étrangers.",
        "Puis on additionne la stratégie des Chefs de parti, 6 pour César et 5 pour Pompée : onze séquences, six pour vous qui avez l’initiative, cinq pour lui. Dans chacune on se déplace d’abord, puis on combat.",
        "Reste une chose : on peut licencier des légions contre des points. Vous avez besoin de toutes.",
      ],
      task: "Ne licenciez personne : pressez « {done} ».",
      otherwise: "Cette légion sera utile en Graecia.",
    },
    take: {
      title: "César se met en route",
      says: [
        "Votre première séquence. César est en Italia 7 avec une foule de chefs, quinze unités terrestres et trois flottes.",
        "Un chef emmène des unités de sa zone, autant qu’il peut en commander : les douze plus fortes suivent César.",
      ],
      task: "Prenez Caesar, puis pressez « {all} ».",
      otherwise: "D’autres suivront plus tard. D’abord César, avec tous ceux qu’il peut mener.",
    },
    march: {
      title: "Marcher, et laisser une légion",
      says: [
        "Un chef avec des unités a trois points de mouvement. Une zone en coûte un ; les montagnes, les grands fleuves et les détroits, un de plus.",
        "À côté se trouve Italia 5, avec le port de Brundisium. En chemin, on peut laisser autant d’unités qu’on veut ; le chef reste avec celles qui vont le plus loin.",
      ],
      task: "Allez en Italia 5, et laissez-y Legio XXVII.",
      otherwise: "Cette fois on va en Italia 5, et Legio XXVII y reste pour tenir Brundisium.",
    },
    strait: {
      title: "Le détroit",
      says: [
        "Il reste deux points, et c’est ce que coûte Graecia 1 d’ici : un pour la zone, un pour le détroit. À Dyrrhachium, personne ne vous attend.",
        "S’il y avait quelqu’un, attaquer par un détroit vous coûterait 1 au dé.",
      ],
      task: "Passez en Graecia 1.",
      otherwise: "On pourrait s’arrêter ici, mais le temps presse : passez en Graecia 1.",
    },
    fleet: {
      title: "Les navires",
      says: [
        "Les naves naviguent avec un chef, et n’ont qu’un point de mouvement ; d’une mer à l’autre, il y passe. Chaque flotte pourrait porter trois unités terrestres. Cette fois elle navigue à vide.",
        "De Neapolis à Brundisium, la route passe par deux mers, en contournant la Sicilia.",
      ],
      task: "Prenez Dolabella et la flotte la plus forte, 8-2, et allez par Mare Internum Occidentalis en Mare Internum Centralis.",
      otherwise: "C’est à Dolabella et à la flotte 8-2 : par Mare Internum Occidentalis, jusqu’en Centralis.",
    },
    port: {
      title: "Au port",
      says: [
        "Le point est dépensé, mais sortir d’un port ou y entrer ne coûte rien ; toute autre côte coûte 1. Une flotte qui touche une côte y finit son mouvement.",
        "Dans une séquence, chaque chef et chaque unité se déplace une fois, ou reste. Antoine et les autres suivront un autre jour. Personne n’a rencontré l’ennemi : rien à combattre, et c’est à Pompée.",
      ],
      task: "Entrez dans le port d’Italia 5, puis pressez « {end-moves} ».",
      otherwise: "La flotte va en Italia 5. Les autres se reposent ; on aura besoin d’eux plus tard dans l’année.",
    },
    again: {
      title: "Pompée répond",
      says: [
        "Pompée est descendu en Graecia 3, en Thessalie, avec dix unités ; une légion de recrues y était déjà. Bibulus a amené deux flottes sur la même côte. Labienus reste en Macédoine avec les autres.",
        "C’est votre deuxième séquence, et il n’est qu’à une zone de vous.",
      ],
      task: "Reprenez Caesar, puis pressez « {all} ».",
      otherwise: "C’est face à Pompée que tout se décide. Prenez Caesar, avec tous ceux qu’il peut mener.",
    },
    attack: {
      title: "En Thessalie",
      says: [
        "Là où une marche mène à une bataille, le plateau l’annonce : la colonne, ce qui modifie le dé, et vos chances de l’emporter. On sait donc où l’on va.",
        "Qui entre dans une zone tenue par des unités ennemies s’y arrête. Et l’ennemi ne pourra plus partir par où vous êtes venu.",
      ],
      task: "Allez en Graecia 3.",
      otherwise: "L’ennemi est en Graecia 3, et cinq chances sur six, c’est beaucoup.",
    },
    landing: {
      title: "Par la mer aussi",
      says: [
        "Bibulus est au large avec ses navires. Dolabella peut vous y rejoindre : sortir du port ne lui coûte rien, et accoster lui coûte 1, car Graecia 3 n’a pas de port.",
      ],
      task: "Amenez Dolabella et sa flotte par Mare Internum Centralis en Graecia 3.",
      otherwise: "Dolabella et sa flotte : par Mare Internum Centralis, jusqu’en Graecia 3.",
    },
    assign: {
      title: "Qui sert où",
      says: [
        "En Graecia 3 se trouvent maintenant les armées et les navires des deux camps. Cela fait deux combats, et celui de mer vient d’abord. Avant tout le reste, chaque chef est affecté à l’un des deux.",
        "Il ne sert pas dans l’autre, même si les navires ennemis s’esquivent ensuite. Mieux vaut donc que César reste avec son armée ; Dolabella n’y manquera pas.",
      ],
      task: "Pressez « {end-moves} », puis mettez Dolabella avec les naves.",
      otherwise: "Pour les naves, c’est Dolabella. César est utile à terre.",
    },
    evasion: {
      title: "Vont-ils tenir ?",
      says: [
        "Avant une bataille, le défenseur peut tenter une évasion. Il lance un d10, de 0 à 9, et y ajoute la meilleure tactique de vos chefs ; il faut faire moins que la stratégie du chef qui tente sa chance. Avec le 5 de Pompée et le +3 de César, il faut un 0 ou un 1.",
        "Qui réussit part avec autant d’unités qu’il en commande. Des naves sans troupes n’ont pas besoin de dé, seulement d’un chef.",
      ],
      task: "César reste à terre. Pressez « {done} », et voyez ce qu’ils font.",
      otherwise: "S’il montait à bord, votre armée se battrait sans lui.",
    },
    reckoning: {
      title: "Avant que le dé tombe",
      says: [
        "Pompée a fait 6 : il est retenu. Bibulus a pris la mer ; seules les armées vont se battre.",
        "Lisez maintenant la bataille de haut en bas. Force 54 contre 52 : c’est la colonne 1/1. Votre qualité moyenne est 3, la leur 2 : une colonne vers la droite, 5/4. La tactique est égale, 3 et 3 ; en politique, César a 6 et Pompée 5, ce qui ajoute 1 au dé.",
        "En dessous, ce que chaque dé apporte, à vous et à eux. R : aucune perte. A : un pas pour chaque unité, et la défaite. Une fraction est le prix de la victoire. Vous ne perdriez que sur un 1.",
      ],
    },
    die: {
      title: "Le dé est jeté",
      says: [
        "Un seul dé décide de toute la bataille, et c’est l’attaquant qui le lance.",
        "L’enjeu dépasse les légions : quand deux Chefs de parti s’affrontent, celui qui est battu meurt.",
      ],
      task: "Lancez le dé : combattez en Graecia 3.",
      otherwise: "On ne recule plus : combattez en Graecia 3.",
    },
    losses: {
      title: "Le prix de la victoire",
      says: [
        "Un 6, et 1 de plus : ligne 7. Leur résultat est A : leurs onze unités perdent chacune un pas. Le vôtre est 1/4, le quart de leur nombre, arrondi à l’inférieur : deux de vos unités perdent un pas.",
        "Vous choisissez lesquelles, chacune une seule fois. Une unité entière est retournée ; une unité affaiblie serait éliminée. Épargnez les vétérans de qualité 4.",
      ],
      task: "Que Legio V et Legio VI perdent un pas.",
      otherwise: "Ce sont Legio V et Legio VI qui le supporteront le mieux.",
    },
    retreat: {
      title: "Les vaincus s’en vont",
      says: [
        "Qui a perdu doit partir : tous ensemble vers une zone adjacente sans ennemis, et jamais là d’où sont venus les attaquants. Ils sont allés en Macédoine. Sans une telle zone, toute l’armée serait perdue.",
        "Pompée est mort. M. Brutus et Cassius ont fait leur paix avec César et sont à ses côtés ; Scipion mène désormais les Républicains. Vous avez deux points : un pour une bataille de 35 points de force ou plus, un pour un chef tué.",
      ],
    },
    victory: {
      title: "Et puis l’hiver",
      says: [
        "Les séquences alternent jusqu’à la dernière. Puis vient la phase F : le contrôle des régions, les points et les quartiers d’hiver, où les unités affaiblies se refont et où l’on recrute.",
        "Dans ce scénario, tout tient aux régions. À la fin de 47 av. J.-C., il vous faut la Gallia, l’Hispania, l’Italia, la Graecia et l’Asia. Pour la Graecia : un chef, et des unités dans trois de ses zones, dont deux avec une ville.",
        "Mais attention : si les troubles de la République atteignent 5, elle est morte, et vous avez perdu tous les deux.",
      ],
    },
  },
};
