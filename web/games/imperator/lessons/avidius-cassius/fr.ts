/** The lesson of Avidius Cassius, in French. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const fr: LessonText<StepName> = {
  title: "L’usurpateur d’Antiochia",
  about:
    "Jouez l’année 175 : des Fronts qui retiennent leurs légions, un général qui veut la pourpre, et une bataille pour Antiochia.",
  steps: {
    welcome: {
      title: "Une rumeur en Orient",
      says: [
        "Printemps 175. Une rumeur court l’Orient : Marc-Aurèle serait mort. À Antiochia, Avidius Cassius s’est fait proclamer empereur. Mais Marc-Aurèle vit, et il est à Rome.",
        "C’est une usurpation, et avec elle commence une guerre civile. Tout ce qui se trouvait dans la zone de Cassius a rejoint son camp ; Statius Priscus, en Palaestina, aussi. Martius Verus, en Cappadocia, est resté fidèle.",
        "Vous menez Rome : tout ce qui est rouge. Les rebelles sont en bleu. Dans ce premier scénario, personne d’autre ne s’en mêle : ni Peuples non romains, ni stratagèmes, ni événements.",
      ],
    },
    fronts: {
      title: "Cinq Fronts",
      says: [
        "L’empire a cinq Fronts, chacun à sa couleur : la Bretagne en bleu, le Rhin en orange, le Danube en jaune, l’Orient en violet, le Sud en brun. C’est là que sont les camps des légions ; les tablettes comptent celles qui s’y trouvent. Ce qui est vert n’est dans aucun Front : ce sont les Provinces Intérieures, autour de Rome.",
        "Rome a trente légions, et chacune appartient au Front de son camp. C’est le cœur du jeu : elles sont assez nombreuses, mais presque jamais là où il les faudrait.",
      ],
    },
    legion: {
      title: "Une légion",
      says: [
        "XIII Gemina, qui se tient en Dacia. Le bandeau de son bord supérieur a la couleur de son Front. Ses deux chiffres sont la force et la qualité : la force est ce qu’elle pèse au combat, la qualité sa façon de se battre. Le petit disque est son bonus tactique ; il ne compte que là où il n’y a pas de chef.",
        "Une légion qui souffre est retournée : pâle, rayée et plus faible. Elle est alors affaiblie. La plupart des légions du Danube ont une qualité de 3, celles d’Orient de 1 seulement : vous verrez ce que cela vaut.",
      ],
    },
    leader: {
      title: "Un chef",
      says: [
        "Marc-Aurèle peut emmener six unités : c’est sa capacité de commandement. Sa tactique, +1, aide au combat. Sa stratégie, 3, vous donne des Fronts de réserve et des séquences pour agir. Sa politique, 6, pèse quand des Romains se battent contre des Romains.",
        "Un liseré d’or et une couronne désignent l’Auguste, l’empereur légitime ; l’argent désigne un César, son héritier : ici, son fils Commode. Le violet désigne l’usurpateur.",
      ],
    },
    reserve: {
      title: "Un Front de réserve",
      says: [
        "Un tour est une année en six phases. La phase A, celle des stratagèmes, n’a pas lieu ici. B : cette première année, vos ennemis ont l’initiative. En phase C, vous désignez les Fronts de réserve : seules leurs légions peuvent quitter leur Front cette année.",
        "Le dé donne 2 ; avec la stratégie de Marc-Aurèle, 3, cela fait 5, et chaque tranche de 4 vous vaut un Front. L’Orient n’en a pas besoin : un Front dont des légions sont rebelles est affranchi de lui-même. Les meilleures légions sont sur le Danube.",
      ],
      task: "Mettez le Front du Danube en réserve.",
      otherwise: "Vous n’avez qu’un Front, et ce sont les légions du Danube qu’il vous faut en Orient.",
    },
    vexillation: {
      title: "Une vexillation",
      says: [
        "Trois légions d’un même Front peuvent donner des hommes à une vexillation : toutes trois sont affaiblies, et elle paraît auprès de l’une d’elles. Aucun Front ne la lie ; elle va où vous voulez.",
        "Le Rhin n’est pas en réserve. Que ses légions envoient donc une vexillation vers le Danube, où quelques-unes vont bientôt manquer.",
      ],
      task: "Formez une vexillation du Rhin, avec XXII Primigenia, VIII Augusta et I Minervia, et placez-la en Germania Superior (Mogontiacum).",
      otherwise:
        "Sur le Rhin : XXII Primigenia, VIII Augusta et I Minervia donnent des hommes, et elle se tient à Mogontiacum.",
    },
    sequences: {
      title: "Sept séquences",
      says: [
        "Phase D : on additionne la stratégie des deux empereurs, 3 pour Marc-Aurèle et 4 pour Cassius. Cela fait sept séquences, ou SMC : quatre pour vos ennemis, qui ont l’initiative, et trois pour vous.",
        "Elles alternent. Dans chacune, un camp fait tous ses mouvements, puis livre tous ses combats. Vos ennemis commencent.",
      ],
      task: "Il ne vous faut pas d’autre vexillation\u00a0: pressez «\u00a0{done}\u00a0», et voyez ce que fait Cassius.",
      otherwise: "Une suffit : chacune affaiblit trois légions.",
    },
    evasion: {
      title: "Avant une bataille",
      says: [
        "Priscus est venu à Emesa, où III Gallica se tenait sans chef, et l’a appelée à lui. Le dé a donné 2, pas plus que sa politique : la voilà bleue. Ainsi vont, dans une guerre civile, les légions qu’on laisse seules.",
        "Cassius lui-même est en Cappadocia, avec une force de 20 contre vos 10. N’importe quel dé lui donnerait la victoire : esquivez-vous. Un défenseur qui a un chef peut tenter l’évasion : son dé doit être inférieur à la stratégie de ce chef. Martius Verus a 3.",
      ],
      task: "Que Martius Verus tente l’évasion, et emmène XII Fulminata.",
      otherwise: "À un contre deux, on ne tient pas. Martius Verus s’évade, avec XII Fulminata.",
    },
    slip: {
      title: "Hors d’atteinte",
      says: [
        "Un 2 : il s’échappe. Qui s’évade se déplace d’une zone, là où il n’y a pas d’unités ennemies, et jamais là d’où viennent les attaquants.",
        "En Armenia Minor se tient XV Apollinaris. L’empilement n’a pas de limite, et des légions auprès d’un chef ne se laissent pas rallier.",
      ],
      task: "Évadez-vous vers le Pontus et Armenia Minor.",
      otherwise: "Auprès de XV Apollinaris : dans le Pontus et Armenia Minor.",
    },
    take: {
      title: "Paternus se met en route",
      says: [
        "Votre première séquence : d’abord tous vos mouvements. Un chef emmène des unités de sa zone, autant qu’il peut en commander. Tarrutenius Paternus est en Moesia Inferior avec trois légions du Danube, et peut en mener quatre.",
        "Le Danube est en réserve : elles peuvent donc le quitter. Mais la moitié des légions d’un Front doit toujours y rester : de ces douze, six au plus peuvent partir.",
      ],
      task: "Prenez Tarrutenius Paternus, puis pressez «\u00a0{all}\u00a0».",
      otherwise: "D’abord Tarrutenius Paternus, en Moesia Inferior, avec ses trois légions.",
    },
    march: {
      title: "Par-dessus le Bosphore",
      says: [
        "Un chef seul a quatre points de mouvement, les unités trois, et qui marche avec elles ne va pas plus loin qu’elles. Une zone coûte un point ; un grand fleuve ou un détroit en coûte un de plus. On peut laisser des unités en route, mais on n’y prend personne.",
        "Par la Thracia, il faut exactement trois points jusqu’en Bithynia.",
      ],
      task: "Menez la pile en Thracia, puis en Bithynia et Pontus.",
      otherwise: "Cette armée va en Orient : par la Thracia, en Bithynia et Pontus.",
    },
    bound: {
      title: "Une légion seule",
      says: [
        "Une unité sans chef peut se déplacer aussi, mais d’une zone seulement. VIII Augusta est à Argentorate, et à côté se trouve la Raetia, où commence le Front du Danube.",
        "Pourrait-elle y aller elle-même, au lieu de la vexillation ? Essayez.",
      ],
      task: "Prenez VIII Augusta.",
      otherwise: "C’est à VIII Augusta d’essayer, en Germania Superior (Argentorate).",
    },
    closed: {
      title: "Liée à son Front",
      says: [
        "De toutes les zones voisines une seule est éclairée : l’autre qui est du Rhin. La Raetia reste sombre. Cliquez dessus quand même : ce qui est fermé dit pourquoi, ici comme dans toute partie.",
      ],
      task: "Cliquez sur la Raetia.",
      otherwise: "Cela, elle le pourrait. Essayez plutôt ce qu’elle ne peut pas : cliquez sur la Raetia.",
    },
    free: {
      title: "Des hommes sans Front",
      says: [
        "Une légion va donc et vient dans son Front, et ne le quitte qu’une année où il est Front de réserve. Une vexillation ne demande rien : la même zone lui est ouverte.",
      ],
      task: "Pressez «\u00a0{halt}\u00a0»\u00a0: la légion reste. Puis prenez la vexillation du Rhin, et menez-la en Raetia.",
      otherwise: "La légion reste, et c’est la vexillation du Rhin qui va en Raetia.",
    },
    rome: {
      title: "L’empereur et sa garnison",
      says: [
        "À Rome se trouvent des unités au bandeau vert : la garnison. Aucun Front ne la lie, mais elle ne se déplace qu’avec un Auguste ou un César. Qu’elle reste : en hiver, un Auguste à Rome vous vaut un point, et une Rome sans Prétoriens en vaut un à vos ennemis.",
        "Et tenez-le loin des batailles : quand des Romains affrontent des Romains, un Auguste, un César ou un usurpateur battu meurt, quelles que soient les pertes.",
      ],
      task: "Pressez «\u00a0{end-moves}\u00a0».",
      otherwise: "Tous les autres peuvent se reposer. Terminez vos mouvements.",
    },
    gather: {
      title: "L’usurpateur se tourne vers le sud",
      says: [
        "Cassius est allé en Arabia, et III Cyrenaica s’est ralliée à lui. Ses légions ne sont liées à aucun Front. Mais elles ne marchent jamais sans un chef rebelle, et là où il n’en reste aucun auprès d’elles, elles vous reviennent.",
        "À Antiochia se tient maintenant Priscus, avec trois légions et sans Cassius.",
      ],
      task: "Reprenez Tarrutenius Paternus, puis pressez «\u00a0{all}\u00a0».",
      otherwise: "C’est Antiochia qui compte. Prenez Tarrutenius Paternus, avec ses légions.",
    },
    attack: {
      title: "Par les Portes de Cilicie",
      says: [
        "Par la Galatia et la Cilicia, il faut trois points jusqu’à Antiochia. Là où une marche mène à une bataille, le plateau l’annonce : ici, cinq faces du dé donneraient la victoire.",
        "Des unités qui entrent dans une zone où sont des unités ennemies s’y arrêtent. Quand vos mouvements sont terminés, il faut combattre dans chacune de ces zones.",
      ],
      task: "Allez par la Galatia et la Cilicia en Syria (Antiochia), puis pressez «\u00a0{end-moves}\u00a0».",
      otherwise: "Droit sur Antiochia : Galatia, Cilicia, Syria (Antiochia). Puis terminez vos mouvements.",
    },
    battle: {
      title: "Avant que le dé tombe",
      says: [
        "Lisez la bataille de haut en bas. Force 30 contre 28 : c’est la colonne 1/1. Votre qualité moyenne est 3, la leur 1 : au moins le double, donc deux colonnes vers la droite, 3/2. La tactique est de 1 contre 2, ce qui ôte 1 au dé. La politique, qui ne compte qu’entre Romains, est de 3 contre 2, et ajoute 1.",
        "En dessous, ce que chaque dé apporte. R : aucune perte. A : toutes les unités sont affaiblies, et celles qui l’étaient déjà éliminées. Une fraction est le prix de la victoire. Vous ne perdriez que sur un 1 ; mais d’abord, Priscus peut tenter de s’évader.",
      ],
      task: "Combattez en Syria (Antiochia).",
      otherwise: "On ne recule plus : combattez en Syria (Antiochia).",
    },
    losses: {
      title: "Le prix de la victoire",
      says: [
        "Priscus a fait 5 : il est retenu. Votre dé est un 4, donc la ligne 4 : 1/2 pour vous, A pour eux. Leurs trois légions sont affaiblies.",
        "Vous payez 1/2 de leur nombre, arrondi à l’entier inférieur : une unité. Vous choisissez laquelle ; XI Claudia le supportera aussi bien que les autres.",
      ],
      task: "Affaiblissez XI Claudia.",
      otherwise: "L’une des trois doit payer : XI Claudia.",
    },
    retreat: {
      title: "Les vaincus s’en vont",
      says: [
        "Les vaincus doivent partir, ensemble, vers une zone sans ennemis, et non vers celle d’où vous êtes venu ; faute d’une telle zone, ils seraient éliminés. Ils sont allés à Emesa, puis en Palaestina. Une bataille de 35 points de force ou plus vaut aussitôt un point à son vainqueur. Entre-temps, Cassius a gagné l’Aegyptus.",
        "C’est votre dernière séquence. Antiochia a des camps, et une unité affaiblie qui passe l’hiver près d’un camp ou d’une ville se rétablit. Restez donc où vous êtes.",
      ],
      task: "Pressez «\u00a0{end-moves}\u00a0»\u00a0: qu’ils se reposent.",
      otherwise: "Ils ont mérité leurs quartiers d’hiver. Terminez vos mouvements.",
    },
    winter: {
      title: "Les points, et l’hiver",
      says: [
        "Toutes les séquences sont jouées : phase F. Vous avez 2 points, pour la bataille et pour l’Auguste à Rome. Vos ennemis en ont 3 : c’est ce que leur vaut, chaque année, une guerre civile qui dure.",
        "Les légions prennent leurs quartiers d’hiver. Celles qui sont hors de leur Front restent, comme les vôtres à Antiochia, et celles qui sont à côté d’un rebelle aussi. Les autres rentrent dans leurs camps : XII Fulminata à Melitene, en Cappadocia. Un chef peut la suivre.",
      ],
      task: "Que Martius Verus aille avec XII Fulminata.",
      otherwise: "Il sera plus utile en Cappadocia, avec XII Fulminata.",
    },
    upkeep: {
      title: "Ce que coûte une vexillation",
      says: [
        "Tous ceux qui sont près d’un camp se sont rétablis, vos légions comme les leurs : une victoire ne sert que si l’on en profite la même année. Mais pour chaque vexillation sur la carte, trois légions de son Front doivent être de nouveau affaiblies.",
        "Pour finir, vous pouvez donner à un autre les Corporis Custodes, qui gardent des assassins. Ils sont bien auprès de l’Auguste.",
      ],
      task: "Pressez «\u00a0{rest}\u00a0» pour les légions, puis «\u00a0{done}\u00a0».",
      otherwise: "Trois légions du Rhin paient à nouveau, et la garde reste à Marc-Aurèle.",
    },
    victory: {
      title: "Comment on gagne",
      says: [
        "176 a commencé ; désormais un dé décide de l’initiative, et cette année elle est à vous. Mieux vaut remettre le Danube en réserve : des légions hors d’un Front qui ne l’est pas vous coûteraient 3 points.",
        "Le scénario finit aussitôt que l’un des deux tombe : si c’est Cassius, Rome a gagné ; si c’est Marc-Aurèle, Rome a perdu. L’usurpateur est en Palaestina avec toutes ses légions ; une seule bataille perdue, et c’en est fait de lui. Sinon, à la fin de 179, les points décident : qui en a le plus l’emporte, et la victoire est décisive avec plus du double.",
        "Les autres scénarios offrent davantage : Peuples en guerre, stratagèmes, événements, chefs qui entrent et qui meurent, flottes. La table expliquera chaque chose en son temps.",
      ],
    },
  },
};
