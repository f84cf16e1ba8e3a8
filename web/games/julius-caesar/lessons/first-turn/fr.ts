/** The first lesson, in French. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const fr: LessonText<StepName> = {
  title: "Votre premier tour",
  about: "Franchir le Rubicon, prendre Roma, attaquer Tarraco : un tour entier, de vos propres mains.",
  steps: {
    welcome: {
      title: "Le sort en est jeté",
      says: [
        "Janvier, 49 av. J.-C. Le Sénat a ordonné à César de rendre son armée. Il attend à Ravenna avec une légion ; au-delà d’une petite rivière, le Rubicon, il y a l’Italie, et en Italie il y a Pompée.",
        "Vous menez César. Les blocs beiges sont à vous, et vous en voyez la face. Les verts sont à Pompée et vous tournent le dos : vous voyez où ils sont et combien, mais ni qui ils sont, ni leur force.",
      ],
    },
    block: {
      title: "Un bloc",
      says: [
        "Voici Legio 13. Le chiffre romain du bord supérieur est sa force : III, ce sont trois dés quand elle tire. Chaque touche la tourne d’un pas, à II, à I ; la suivante l’élimine.",
        "C3 dit comment elle combat. La lettre dit quand : A avant B, C et D. Le chiffre est la puissance de feu : chaque dé qui montre 3 ou moins est une touche.",
      ],
    },
    discard: {
      title: "Six cartes pour une année",
      says: [
        "Une année compte cinq tours, et à chaque tour vous jouez une carte. Vous en recevez six et en écartez une, sans la montrer.",
        "Les chiffres d’une carte de commandement sont ses mouvements et ses levées. Une carte qui porte un dieu est un événement : elle a son propre effet à la place.",
        "Il faut en écarter une. 1/2 donne un seul mouvement, moins que vos autres cartes de commandement.",
      ],
      task: "Écartez la carte 1/2.",
      otherwise: "Celle-là vous servira dans l’année. 1/2 est la carte qui en fait le moins.",
    },
    card: {
      title: "Un choix secret",
      says: [
        "Chaque camp choisit maintenant une carte en secret, et les deux sont retournées ensemble. De deux cartes de commandement, celle qui a le plus de mouvements passe en premier ; à égalité, c’est César.",
        "Il y a beaucoup à faire, et avant que Pompée ne bouge : trois mouvements et deux levées sont ce qu’il faut.",
      ],
      task: "Jouez la carte 3/2.",
      otherwise: "On pourrait la jouer, mais ce tour demande trois mouvements et deux levées.",
    },
    rubicon: {
      title: "Le passage du Rubicon",
      says: [
        "Trois mouvements contre un : vous passez en premier. Chaque mouvement fait marcher les blocs d’un lieu : un seul, plusieurs, ou tous.",
        "De Ravenna, une route mineure mène à Roma. Une route mineure laisse passer deux de vos blocs par tour, une route majeure quatre. Roma est vide, et vaut 2 points.",
        "Chacun pourrait continuer vers une seconde ville. Ces deux-là sont arrivés.",
      ],
      task: "Menez César et Legio 13 de Ravenna à Roma, et arrêtez-les là.",
      otherwise: "Chaque chose en son temps : d’abord César et Legio 13 vont à Roma.",
    },
    fleet: {
      title: "Un bloc tient une ville",
      says: [
        "Roma est déjà à vous. Une ville qui ne contient que vos blocs vous est amie ; un seul suffit, même une flotte. Une ville vide n’est à personne.",
        "La flotte de Ravenna, une navis, pourrait prendre la mer avec le même mouvement. Elle reste, et Ravenna reste à vous.",
      ],
      task: "Pressez «\u00a0{end-group}\u00a0»\u00a0: qui n’a pas bougé reste.",
      otherwise: "La flotte doit tenir Ravenna.",
    },
    twoCities: {
      title: "Deux villes plus loin",
      says: [
        "Un bloc qui n’attaque pas peut aller deux villes plus loin. Il ne traverse que des villes amies ou vacantes, et finit dans l’une d’elles.",
        "La Douzième va rejoindre César : dans l’histoire, ils allèrent ensemble jusqu’à Asculum. Antoine et Legio 8 restent à Genua.",
      ],
      task: "Menez Legio 12 de Genua par Ravenna à Asculum, puis pressez «\u00a0{end-group}\u00a0».",
      otherwise: "Ce mouvement est pour Legio 12 seule : de Genua à Ravenna, puis à Asculum.",
    },
    attack: {
      title: "Une attaque",
      says: [
        "Entrer dans une ville où sont des blocs ennemis, c’est l’attaquer. On le fait d’une ville adjacente, au premier espace de son mouvement, et le bloc s’y arrête.",
        "À Narbo, trois légions sont prêtes pour la guerre d’Hispanie. La route de Tarraco est majeure, assez large pour les trois. Trois blocs ennemis y attendent ; lesquels, la bataille le dira.",
      ],
      task: "Menez les trois légions de Narbo à Tarraco.",
      otherwise:
        "Votre dernier mouvement est l’attaque de Tarraco, avec les trois légions : chaque bloc apporte ses dés.",
    },
    levy: {
      title: "Une nouvelle légion",
      says: [
        "Après les mouvements viennent les levées. Une levée fait entrer un nouveau bloc de votre pool, à sa force la plus basse.",
        "Une légion n’arrive que dans la ville inscrite sur elle, et seulement si cette ville est amie. Legio 17 est de Roma, et Roma est à vous.",
      ],
      task: "Dans votre pool, choisissez Legio 17, puis Roma.",
      otherwise: "Il faut une garnison à Roma, pour que César soit libre de repartir : Legio 17.",
    },
    raise: {
      title: "Un pas de plus",
      says: [
        "Une levée peut aussi ajouter un pas à un bloc dans une ville amie, jusqu’à sa pleine force ; à un nouveau bloc aussi, sur-le-champ.",
        "Tous vos autres blocs sont à pleine force. Legio 17 est arrivée avec I, et peut monter jusqu’à IV.",
      ],
      task: "Ajoutez un pas à Legio 17.",
      otherwise: "Un autre nouveau bloc serait possible. Mais un seul dé garde mal Roma.",
    },
    pompeius: {
      title: "Pompée répond",
      says: [
        "Quand vous avez fini, Pompée fait ses mouvements et ses levées. Il avait un mouvement : deux blocs sont allés de Neapolis à Brundisium. Qui ils sont, vous ne le voyez pas ; dans l’histoire c’était Pompée lui-même, en route pour quitter l’Italie.",
        "De Tarraco personne n’a pu partir : chaque bloc de votre groupe principal y fixe un défenseur.",
        "Quand les deux camps ont fini mouvements et levées, on livre bataille partout où ils sont tous deux.",
      ],
    },
    hit: {
      title: "Le défenseur est plus prompt",
      says: [
        "Les blocs sont face visible. À chaque round, A agit avant B, C et D, et à lettre égale le défenseur avant l’attaquant. La cavalerie ennemie, B3, passe avant toutes les légions.",
        "À la force II elle a fait 3 et 5 : une touche. Une touche frappe le bloc le plus fort ; les vôtres ont tous III, donc vous choisissez.",
        "Legio 10 est C4, votre meilleure. Legio 7 et Legio 9 sont C2.",
      ],
      task: "Faites encaisser la touche par Legio 9.",
      otherwise: "Legio 7 ferait aussi bien l’affaire, Legio 10 serait dommage. Que ce soit Legio 9.",
    },
    tenth: {
      title: "Vos légions tirent",
      says: [
        "Les deux légions ennemies ont tiré, et manqué. C’est le tour de vos blocs C, dans l’ordre que vous voulez. À son tour, un bloc tire ou passe ; à partir du round 2 il peut aussi se replier.",
        "Legio 10 lance trois dés, et chacun touche à 4 ou moins.",
      ],
      task: "Tirez avec Legio 10.",
      otherwise: "Legio 10 d’abord : elle touche à 4 ou moins, les autres à 2 ou moins.",
    },
    others: {
      title: "Coup sur coup",
      says: [
        "1, 4 et 2 : trois touches. Chacune a frappé le bloc ennemi le plus fort à cet instant ; entre égaux, Pompée a dû choisir.",
        "Les touches comptent aussitôt : qui a perdu un pas lance désormais moins de dés. On a donc avantage à tirer avant l’ennemi.",
        "Chaque bloc a un tour par round. Il vous en reste deux.",
      ],
      task: "Tirez avec Legio 7 et avec Legio 9.",
      otherwise: "Passer, c’est ne rien faire. Que toutes deux tirent.",
    },
    roundTwo: {
      title: "Deuxième round",
      says: [
        "Une touche chacune. À partir du round 2, un bloc peut se replier au lieu de tirer : la cavalerie ennemie s’est échappée vers Carthago Nova. Ses deux légions sont réduites à I ; elles ont lancé un dé chacune, et manqué.",
        "Une bataille a quatre rounds au plus, et au quatrième les attaquants doivent se replier. On n’ira pas jusque-là.",
      ],
      task: "Tirez encore avec Legio 10.",
      otherwise: "On pourrait passer ou se replier, mais la victoire est proche : tirez avec Legio 10.",
    },
    regroup: {
      title: "Tarraco est à vous",
      says: [
        "Deux touches, et il ne reste plus d’ennemi : la bataille est finie. Les blocs éliminés sont couchés dans le pool, face visible, et ne reviennent pas avant l’année suivante. Les vôtres se redressent et sont de nouveau cachés.",
        "Le vainqueur peut se regrouper : mener des blocs d’ici vers des villes adjacentes amies ou vacantes. Les vôtres tiennent Tarraco, et le point qu’elle vaut.",
      ],
      task: "Pressez «\u00a0{end-regroup}\u00a0».",
      otherwise: "Ils pourraient y aller. Mais Tarraco vaut un point, et Pompée a des blocs à Carthago Nova.",
    },
    points: {
      title: "Comment on gagne",
      says: [
        "Certaines villes ont une valeur, qui compte pour qui les tient. Vous avez Roma pour 2, Massilia pour 1 et Tarraco pour 1 : cela fait 4. Pompée en a 6. Chaque chef ennemi tué compte 1 de plus.",
        "Qui a dix points ou plus en hiver a gagné. Si personne ne les a au cinquième hiver, le plus haut total l’emporte.",
      ],
    },
    winter: {
      title: "Puis vient l’hiver",
      says: [
        "C’était un tour : cartes, mouvements, levées, batailles. Cinq tours font une année, et puis c’est l’hiver. Cléopâtre rentre à Alexandria, et il faut un port ami aux flottes en mer. Une ville nourrit trois blocs, plus autant que sa valeur ; les autres sont licenciés.",
        "Ensuite on compte les points. Si personne n’a gagné, les éliminés sont de nouveau disponibles, chefs exceptés, et chacun reçoit six nouvelles cartes.",
      ],
    },
  },
};
