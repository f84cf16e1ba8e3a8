/** The rulebook in French. */
import { listed } from "../words/titles.ts";
import type { BookWording } from "./ids.ts";

const all = (items: readonly string[]): string => listed(items, "et");
const or = (items: readonly string[]): string => listed(items, "ou");
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`;

export const fr: BookWording = {
  chapters: {
    "JC-1": "But du jeu",
    "JC-2.1": "Cartes et ordre des joueurs",
    "JC-2.2": "Phase de commandement",
    "JC-2.3": "Phase de bataille",
    "JC-3": "Les blocs",
    "JC-4": "La carte",
    "JC-E0": "Les événements",
    "JC-E1": "Apollon",
    "JC-E2": "Jupiter",
    "JC-E3": "Mars",
    "JC-E4": "Mercure",
    "JC-E5": "Neptune",
    "JC-E6": "Pluton",
    "JC-E7": "Vulcain",
    "JC-5": "Mise en place",
    "JC-6.1": "Mouvement des groupes",
    "JC-6.2": "Mouvement des navis",
    "JC-6.3": "Mouvement amphibie",
    "JC-6.4": "Levées",
    "JC-7.1": "Déroulement des batailles",
    "JC-7.2": "Rounds de bataille",
    "JC-7.3": "Réserves et désorganisation",
    "JC-7.4": "Tirs et pertes",
    "JC-7.5": "Blocs éliminés",
    "JC-7.6": "Retraites",
    "JC-7.7": "Regroupement",
    "JC-7.8": "Les navis au combat",
    "JC-8": "L’hiver",
    "JC-H": "Informations cachées",
  },
  rules: {
    "JC-1.1.a": "Le jeu oppose deux joueurs : l’un mène le camp de César, l’autre celui de Pompée.",
    "JC-1.2.a": ({ years, turns }) =>
      `La guerre dure ${count(years, "an")} au plus. Chaque année compte ${count(turns, "tour")} et se termine par un hiver.`,
    "JC-1.2.b":
      "Vous marquez la valeur de chaque ville qui vous est amie, plus 1 point par chef ennemi tué par votre camp.",
    "JC-1.2.c": ({ limits: { victoryPoints: goal }, allPoints }) =>
      `Si vous avez ${goal} points ou plus quand on vérifie la victoire, en hiver, vous gagnez aussitôt. ${
        allPoints < 2 * goal
          ? `Les deux camps ne peuvent pas en avoir ${goal} à la fois : il n’y a que ${allPoints} points en jeu.`
          : "Si les deux camps y parviennent, le total le plus haut l’emporte, et Roma départage les égaux."
      }`,
    "JC-1.2.d": "Si personne n’a gagné au dernier hiver, le camp qui a alors le plus de points l’emporte.",
    "JC-1.2.e":
      "À égalité après le dernier hiver, la victoire va au camp dont Roma est amie ; si elle ne l’est de personne, la partie est nulle.",
    "JC-1.3.a":
      "Le jeu comprend 63 blocs (31 beiges pour César, 31 verts pour Pompée, et Cléopâtre en bleu) et 27 cartes.",

    "JC-2.1.a": "Sur les 27 cartes, 20 sont des cartes de commandement et 7 des événements.",
    "JC-2.1.b": ({ limits: { hand } }) =>
      `Chaque année repart du paquet complet : on mélange les 27 cartes et chaque camp en reçoit ${hand}.`,
    "JC-2.1.c": ({ limits: { hand }, turns }) =>
      `Vous écartez une de ces ${hand} cartes, face cachée, sans la montrer. Les autres servent pour les ${turns} tours de l’année.`,
    "JC-2.1.d": "À chaque tour, chacun choisit une carte en secret, puis les deux sont retournées ensemble.",
    "JC-2.1.e":
      "Entre deux cartes de commandement, celle qui a le plus de points de mouvement fait de son camp le premier joueur du tour.",
    "JC-2.1.f": "À points de mouvement égaux, César est premier joueur ; les points de levée ne sont jamais comparés.",
    "JC-2.1.g":
      "Qui joue un événement contre une carte de commandement est premier joueur. Seul Apollon suit la carte qu’il copie.",
    "JC-2.1.h":
      "Si les deux camps jouent un événement, Apollon compris, les deux cartes sont perdues sans effet et le tour s’arrête là : ni mouvement, ni levée, ni bataille.",
    "JC-2.1.i": "Il faut jouer une carte à chaque tour, mais rien n’oblige à employer tous ses mouvements et levées.",
    "JC-2.1.j": "Les points de mouvement et de levée inutilisés sont perdus ; on ne les garde pas pour plus tard.",
    "JC-2.1.k": ({ commands }) => `Les cartes de commandement, en mouvements/levées : ${commands.join(", ")}.`,

    "JC-2.2.a":
      "Le premier joueur fait ses mouvements puis ses levées, ou joue son événement. Le second joueur ne fait les siens qu’une fois que le premier a terminé.",
    "JC-2.2.b":
      "Un point de mouvement déplace un groupe : autant de vos blocs d’une même ville ou d’une même mer que vous voulez.",
    "JC-2.2.c":
      "Un bloc terrestre avance d’une ou deux villes ; une navis, d’un ou deux espaces, mers et ports confondus.",
    "JC-2.2.d": "Un bloc qui avance de deux espaces ne peut ni attaquer ni renforcer une bataille.",
    "JC-2.2.e": "Un bloc qui entre dans une ville ou une mer occupée par l’ennemi doit s’y arrêter.",
    "JC-2.2.f":
      "Les levées viennent après tous vos mouvements : un nouveau bloc ne bouge donc pas le tour de son arrivée.",

    "JC-2.3.a":
      "Quand les deux camps ont fait leurs mouvements et leurs levées, une bataille a lieu dans chaque ville et chaque mer où se trouvent des blocs des deux camps.",
    "JC-2.3.b":
      "Les batailles se livrent une à une. Après chacune, le premier joueur choisit la suivante ; l’ordre n’est pas fixé d’avance.",

    "JC-3.11.a":
      "Le chiffre en haut du bloc est sa force : c’est le nombre de dés qu’il lance. La force maximale est IV, III ou II selon le bloc.",
    "JC-3.11.b": "Chaque touche reçue fait perdre un pas au bloc.",
    "JC-3.12.a":
      "La lettre est l’initiative : A agit d’abord, puis B, C et D. À lettre égale, le défenseur passe avant l’attaquant.",
    "JC-3.12.b": "Le chiffre après la lettre est la puissance de feu : chaque dé égal ou inférieur est une touche.",
    "JC-3.13.a": "La ville inscrite sur une légion est celle où elle entre en jeu quand elle sort du pool.",
    "JC-3.21.a": ({ leaders }) =>
      `Les chefs sont ${all(leaders.caesar)} d’un côté, ${all(leaders.pompeius)} de l’autre.`,
    "JC-3.21.b": ({ thirdLeader }) =>
      `Chaque camp a un troisième chef, ${thirdLeader.caesar} et ${thirdLeader.pompeius}, qui attend dans le pool et ne peut être levé tant qu’aucun chef de son camp n’a été tué.`,
    "JC-3.22.a": ({ ratings }) =>
      `Chaque camp a quatorze légions. Leur valeur de combat est ${or(ratings("legio"))} : la meilleure est celle des vétérans.`,
    "JC-3.23.a": ({ ratings }) =>
      `Chaque camp a quatre auxilia, de valeur ${or(ratings("auxilia"))}, qui peuvent être levés dans toute ville amie.`,
    "JC-3.24.a": ({ ratings }) =>
      `Les equitatus ont la valeur ${or(ratings("equitatus"))} et se lèvent dans la ville dont ils portent le nom. César en a quatre, Pompée trois.`,
    "JC-3.24.b": "Seul Pompée possède un bloc d’éléphants.",
    "JC-3.25.a": "Chaque camp a une ballista, qui peut être levée dans toute ville amie.",
    "JC-3.26.a": ({ ratings }) => `Chaque camp a cinq navis, ses flottes, classées ${or(ratings("navis"))}.`,
    "JC-3.26.b": "Une nouvelle navis ne peut être levée que dans un port majeur ami.",
    "JC-3.27.a": ({ cleopatra: { rating, full } }) =>
      `Cléopâtre est ${rating}, avec une force maximale de ${full}. Elle n’est pas un chef et commence la partie avec Pompée.`,

    "JC-4.1.a":
      "Tout bloc sur la carte est dans une ville ou dans une mer. Les navis se tiennent en mer ou dans un port ; les blocs terrestres, jamais en mer.",
    "JC-4.2.a": ({ cityPoints, valued }) =>
      `Certaines villes ont une valeur, ${cityPoints} au total : ${valued.map(({ value, cities }) => `${value} pour ${all(cities)}`).join(" ; ")}.`,
    "JC-4.2.b": ({ start }) =>
      `Dans la mise en place historique, Pompée tient ${start.pompeius} points de villes, César ${start.caesar}, et ${start.vacant} sont vacants.`,
    "JC-4.21.a": "Une ville qui ne contient que vos blocs vous est amie. Un seul bloc suffit, fût-ce une navis isolée.",
    "JC-4.21.b": "Une ville qui ne contient que des blocs adverses est ennemie.",
    "JC-4.21.c": "Une ville sans bloc est vacante : elle n’est amie de personne et ne rapporte de points à personne.",
    "JC-4.21.d": "Une ville où se trouvent des blocs des deux camps est contestée jusqu’à la fin de sa bataille.",
    "JC-4.21.e":
      "Le contrôle change aussitôt : une ville est vacante dès que son dernier bloc la quitte, contestée dès qu’un attaquant y entre.",
    "JC-4.3.a": "Sur terre, les blocs ne vont de ville en ville que par les routes et les détroits.",
    "JC-4.31.a": ({ limits: { major, minor } }) =>
      `À chaque tour, chaque joueur peut faire passer ${count(major, "bloc")} par une route majeure et ${minor} par une route mineure, les deux sens comptés ensemble.`,
    "JC-4.32.a": ({ straits }) => `Les détroits sont ${all(straits) || "absents"}.`,
    "JC-4.32.b": ({ limits: { strait, straitAttack } }) =>
      `Un joueur peut faire passer ${count(strait, "bloc terrestre", "blocs terrestres")} par tour à travers un détroit, mais ${straitAttack} seulement si c’est pour attaquer, c’est-à-dire vers une ville ennemie (même tenue par les seules navis) ou déjà attaquée par son camp. Renforcer ses propres défenseurs n’est pas attaquer.`,
    "JC-4.32.c":
      "Les détroits ne gênent ni les navis ni les mouvements amphibies, quel que soit le camp qui tient les villes des deux rives.",
    "JC-4.4.a":
      "Il y a neuf mers, que seules les navis peuvent occuper : Atlanticus, Hispanum, Tyrrhenum, Internum, Hadriaticum, Aegypticum, Aegaeum, Propontis et Euxinus.",
    "JC-4.4.b":
      "Comme une ville, une mer est amie, ennemie, vacante ou contestée selon les navis qui s’y trouvent, et cela change aussitôt. Une mer contestée n’est amie de personne.",
    "JC-4.4.c":
      "Les mers qui se touchent : Atlanticus-Hispanum, Hispanum-Tyrrhenum, Tyrrhenum-Internum, Internum-Hadriaticum, Internum-Aegaeum, Internum-Aegypticum, Aegaeum-Aegypticum, Aegaeum-Propontis, Propontis-Euxinus.",
    "JC-4.41.a": "Corsica, Sardinia, Sicilia, Creta et Cyprus sont en jeu ; aucune autre île n’est accessible.",
    "JC-4.41.b":
      "On n’atteint Corsica, Sardinia, Creta et Cyprus que par navis ou mouvement amphibie. Sicilia est en outre reliée par le détroit de Messana.",
    "JC-4.42.a":
      "Toute ville côtière est un port. Un port situé à la limite de deux mers donne sur les deux ; Utica et Creta donnent sur trois.",
    "JC-4.42.b": "Ports de l’Oceanus Atlanticus : Burdigala, Gades, Olisipo, Portus, Sala et Tingis.",
    "JC-4.42.c":
      "Ports du Mare Hispanum : Caralis, Carthago Nova, Genua, Iomnium, Massilia, Narbo, Siga, Tarraco, Tingis et Utica.",
    "JC-4.42.d":
      "Ports du Mare Tyrrhenum : Aleria, Caralis, Genua, Lilybaeum, Messana, Neapolis, Rhegium, Roma et Utica.",
    "JC-4.42.e":
      "Ports du Mare Internum : Ambracia, Brundisium, Creta, Cyrene, Lilybaeum, Messana, Pylos, Rhegium, Syracusae, Tacape, Thubactus et Utica.",
    "JC-4.42.f": "Ports du Mare Hadriaticum : Aquileia, Brundisium, Dyrrachium, Ravenna, Salona et Sipontum.",
    "JC-4.42.g": "Ports du Mare Aegaeum : Aenos, Athenae, Creta, Ephesus et Thessalonica.",
    "JC-4.42.h": "Ports de la Propontis : Byzantium et Nicomedia.",
    "JC-4.42.i": "Ports du Pontus Euxinus : Byzantium et Sinope.",
    "JC-4.42.j":
      "Ports du Mare Aegypticum : Alexandria, Antiochia, Catabathmus, Creta, Pelusium, Perga, Salamis et Tarsus.",
    "JC-4.42.k": ({ majorPorts }) => `Les ports majeurs sont ${all(majorPorts)}.`,

    "JC-E0.a":
      "Un événement remplace les mouvements et les levées : son joueur fait ce que dit l’événement et rien d’autre ce tour-ci.",
    "JC-E0.b":
      "Rien de ce qu’offre un événement n’est obligatoire. Avec Mars, on peut bouger sans attaquer ; avec Mercure, se passer de la ville supplémentaire.",
    "JC-E0.c":
      "Une bataille engagée grâce à un événement attend la phase de bataille ; le second joueur peut donc d’abord la renforcer. Seule exception : la bataille de Cléopâtre après Vulcain.",
    "JC-E0.d":
      "Mars, Mercure, Neptune et Pluton donnent chacun le mouvement d’un groupe : tout ou partie des blocs mobiles d’un même lieu, sans levée ni mouvement amphibie.",
    "JC-E0.e": "Mars, Mercure et Pluton ne déplacent que des blocs terrestres ; les navis du groupe restent sur place.",
    "JC-E0.f":
      "Un événement sans cible ni mouvement possible est perdu sans effet et la main passe au second joueur. On peut aussi renoncer à son événement.",

    "JC-E1.a": "Apollon devient la carte que l’adversaire a jouée au tour précédent.",
    "JC-E1.b":
      "La carte copiée décide du premier joueur : un événement vous donne cette place, une carte de commandement se compare par ses points de mouvement comme si vous l’aviez jouée, l’égalité allant à César. Une carte de commandement copiée donne ses mouvements et ses levées. En option, qui joue Apollon contre une carte de commandement est toujours premier joueur.",
    "JC-E1.c": "Si Apollon copie un événement, vous l’exécutez comme si vous l’aviez joué.",
    "JC-E1.d":
      "Apollon ne se joue pas au premier tour d’une année : aucune carte n’est donc copiée d’une année sur l’autre. On peut l’écarter en début d’année.",
    "JC-E1.e": "Apollon peut copier un événement qui a été annulé au tour précédent.",

    "JC-E2.a":
      "Choisissez un bloc ennemi dans une ville reliée par route ou détroit à une ville qui vous est amie, ou une navis ennemie dans une mer bordée par un port ami. Deux ports d’une même mer ne sont pas adjacents pour autant.",
    "JC-E2.b":
      "Vous désignez le lieu et la couleur en ne voyant que le dos des blocs. S’il y en a plusieurs de cette couleur, l’un d’eux est tiré au hasard.",
    "JC-E2.c":
      "Le bloc passe dans votre camp à sa force actuelle et rejoint, à votre choix, une ville amie adjacente à celle qu’il quitte ; les limites de route ne comptent pas.",
    "JC-E2.d": "Un chef ne déserte pas : il perd un pas.",
    "JC-E2.e": "Une navis ne déserte pas, en mer comme au port : elle perd un pas.",
    "JC-E2.f": "Cléopâtre déserte comme un bloc ordinaire.",
    "JC-E2.g":
      "Un chef ou une navis frappé à son dernier pas est éliminé ; le chef ainsi perdu devient un trophée pour l’adversaire.",
    "JC-E2.h":
      "Un transfuge se déplace, combat et tient des villes pour son nouveau camp jusqu’à ce qu’il soit éliminé, licencié ou débauché à nouveau. Une fois hors de la carte, il retourne au pool de sa couleur.",
    "JC-E2.i":
      "Un bloc débauché plus tôt peut être choisi comme un autre ; sa couleur le trahit parmi ses nouveaux compagnons.",

    "JC-E3.a":
      "Déplacez un groupe de blocs terrestres. Dans une des batailles qu’il engage, désignée à la fin du mouvement, tous les attaquants hors réserve agissent avant les défenseurs au round 1.",
    "JC-E3.b":
      "Dès le round 2, l’ordre habituel reprend : un défenseur qui a agi en dernier au round 1 peut donc agir deux fois de suite.",

    "JC-E4.a":
      "Les blocs terrestres d’un groupe peuvent aller une ville plus loin : trois villes sans attaquer, ou deux avec l’attaque dans la seconde. Les villes traversées doivent être amies ou vacantes, et les limites valent sur chaque route.",
    "JC-E4.b":
      "Les blocs du groupe peuvent partir dans des directions différentes, chacun avec ou sans la ville supplémentaire. S’ils entrent dans une ville par plusieurs routes, ceux d’une seule route forment le groupe principal, les autres sont en réserve.",

    "JC-E5.a": "Seules les navis d’un groupe se déplacent ; les blocs terrestres qui sont avec elles restent.",
    "JC-E5.b":
      "Dans une des batailles navales ou attaques de port qu’elles engagent, désignée à la fin du mouvement, tous les attaquants hors réserve agissent avant les défenseurs au round 1.",

    "JC-E6.a": ({ limits: { pluto } }) =>
      `Déplacez un groupe de blocs terrestres. Pour ceux qui entrent dans une ville ennemie, ou déjà attaquée par ce groupe, les limites sont de ${pluto.major} sur une route majeure, ${pluto.minor} sur une route mineure et ${pluto.straitAttack} sur un détroit.`,
    "JC-E6.b":
      "Ces limites relevées ne valent que pour l’attaque : mouvements sans attaque, retraites et regroupements gardent les limites normales.",

    "JC-E7.a":
      "Choisissez une ville ennemie : tous les blocs qui s’y trouvent perdent un pas, chefs et navis au port compris. Les navis en mer et vos propres villes sont hors d’atteinte.",
    "JC-E7.b":
      "Un bloc à son dernier pas est éliminé et montré ; un chef ainsi perdu devient un trophée. Les survivants restent cachés.",
    "JC-E7.c": ({ cleopatra: { lowest } }) =>
      `Cléopâtre au-dessus de la force ${lowest} perd simplement un pas comme les autres.`,
    "JC-E7.d": ({ cleopatra: { lowest } }) =>
      `Cléopâtre à force ${lowest} n’est pas retirée : elle rejoint le camp qui a joué Vulcain, à cette force.`,
    "JC-E7.e":
      "S’il ne reste dans la ville aucun de ses anciens compagnons, celle-ci devient amie du nouveau camp de Cléopâtre.",
    "JC-E7.f":
      "S’il reste des blocs, Cléopâtre les attaque tous aussitôt, avant que le second joueur n’exécute sa carte. Le vainqueur de cette bataille peut se regrouper. En option, la bataille attend la phase de bataille.",
    "JC-E7.g":
      "Dans cette bataille, Cléopâtre ne peut se replier que vers des villes amies ou par mer, puisqu’elle n’est venue par aucune route. Les blocs du second joueur qui y ont combattu, fait retraite ou se sont regroupés peuvent encore bouger ce tour-ci.",

    "JC-5.1.a": "Tous les blocs placés sur la carte commencent à pleine force.",
    "JC-5.1.b": ({ setUp }) => `César se place à ${all(setUp.caesar)}.`,
    "JC-5.1.c": ({ setUp }) => `Pompée se place à ${all(setUp.pompeius)}.`,
    "JC-5.2.a": ({ pool: { caesar } }) =>
      `Le pool de César compte ${count(caesar.length, "bloc")} au départ : ${all(caesar)}.`,
    "JC-5.2.b": ({ pool: { pompeius } }) =>
      `Le pool de Pompée compte ${count(pompeius.length, "bloc")} au départ : ${all(pompeius)}.`,
    "JC-5.2.c": "Les blocs debout dans un pool sont cachés à l’adversaire.",
    "JC-5.2.d":
      "Les blocs éliminés, chefs exceptés, sont couchés face visible dans le pool et ne peuvent être levés avant l’année suivante.",
    "JC-5.3.a":
      "Avec la mise en place libre, facultative, chaque camp échange en secret ses propres blocs entre ses villes, Cléopâtre parmi ceux de Pompée. Chaque ville garde son nombre de blocs, les navis ne vont que dans des ports et les blocs du pool y restent.",

    "JC-6.1.a":
      "Un point de mouvement active les blocs d’une ville ou d’une mer, qui peuvent partir vers des destinations différentes. Ceux qui restent pourront être activés par un autre point.",
    "JC-6.1.b": "Un bloc qui n’attaque ni ne renforce peut continuer de son premier espace vers un second, adjacent.",
    "JC-6.1.c":
      "Un bloc ne se déplace qu’une fois par tour. Retraites et regroupements ne comptent pas comme son mouvement.",
    "JC-6.1.d":
      "Un mouvement de deux espaces ne traverse que des lieux amis ou vacants et s’achève dans l’un d’eux ; on n’entre dans un lieu ennemi ou contesté qu’au premier espace du mouvement. Seul Mercure permet à un groupe d’attaquer au deuxième.",
    "JC-6.11.a": ({ limits: { major, minor, strait, straitAttack } }) =>
      `Blocs qui peuvent emprunter une voie en mouvement : ${major} sur une route majeure, ${minor} sur une route mineure, ${strait} sur un détroit ou ${straitAttack} pour attaquer.`,
    "JC-6.11.b":
      "Chaque joueur a ses propres limites : ce que l’autre a fait passer par une route n’enlève rien aux vôtres.",
    "JC-6.11.c":
      "Tous vos blocs qui empruntent une route pendant vos mouvements comptent ensemble, dans les deux sens et pour tout le tour. Retraites et regroupements sont comptés à part.",
    "JC-6.12.a":
      "Un bloc qui entre dans une ville ou une mer ennemie attaque, et ceux qui s’y trouvent défendent. Dans la bataille qui suit Vulcain, l’attaquant est le nouveau camp de Cléopâtre.",
    "JC-6.12.b":
      "On n’attaque que depuis un lieu adjacent, au premier espace du mouvement ; seul Mercure permet d’attaquer de plus loin.",
    "JC-6.12.c": "Pour attaquer un lieu depuis plusieurs autres, il faut un point de mouvement par lieu de départ.",
    "JC-6.13.a":
      "Chaque bloc du groupe principal du premier joueur fixe un bloc défenseur, qui ne peut pas partir. Seuls les défenseurs en surnombre restent libres, et le second joueur choisit lesquels partent.",
    "JC-6.13.b": "Les réserves du premier joueur ne fixent personne.",
    "JC-6.13.c":
      "Les blocs non fixés peuvent partir, et même attaquer ailleurs, mais par aucune route, aucun détroit ni aucune limite de mer que les attaquants, groupe principal ou réserves, ont empruntés pour venir à cette bataille.",
    "JC-6.13.d":
      "Le nombre de blocs fixés est arrêté à la fin du commandement du premier joueur. Les renforts arrivés ensuite ne libèrent aucun bloc fixé.",
    "JC-6.14.a":
      "Le second joueur peut envoyer dans un lieu attaqué par le premier des blocs adjacents, ni fixés ni déjà déplacés : un seul espace, un point de mouvement par lieu de départ, dans les limites de route et jamais par mouvement amphibie.",
    "JC-6.14.b": "Les blocs qui renforcent une bataille y sont en réserve.",
    "JC-6.14.c":
      "Le second joueur peut aussi attaquer ailleurs, avec des blocs qui n’avancent que d’un espace : il y est l’attaquant. Le premier joueur, qui a déjà joué ses mouvements, ne peut pas réagir.",
    "JC-6.15.a": "Pendant l’année, le nombre de blocs dans un même lieu n’est pas limité.",

    "JC-6.2.a":
      "Un espace, pour une navis, c’est aller d’un port à une mer sur laquelle il donne, d’une mer à l’un de ses ports, ou d’une mer à une mer adjacente.",
    "JC-6.2.b": "Une navis ne va jamais directement d’un port à un autre : elle doit d’abord prendre la mer.",
    "JC-6.2.c":
      "Les navis qui se trouvent dans une ville avec des blocs terrestres peuvent appareiller avec le même point de mouvement.",
    "JC-6.2.d": "Une navis avance d’un seul espace si elle attaque, de deux au plus sinon.",
    "JC-6.2.e":
      "Une navis n’attaque un port que depuis une mer qui le touche, et une mer que depuis un de ses ports ou une mer adjacente.",
    "JC-6.2.f":
      "Quand un port est attaqué par terre et par mer, les blocs venus par un seul côté forment le groupe principal et tous les autres sont en réserve.",
    "JC-6.2.g": "Les navis que le second joueur amène dans un lieu attaqué par le premier y sont en réserve.",
    "JC-6.2.h": "Pour attaquer, renforcer, se replier ou se regrouper, une navis n’avance que d’un espace.",

    "JC-6.3.a":
      "Un bloc terrestre peut passer par mer d’un port à un autre. Le port d’arrivée doit être ami ou vacant ; les mers traversées doivent se toucher et être toutes amies à cet instant.",
    "JC-6.3.b": "Un mouvement amphibie coûte un point de mouvement par bloc.",
    "JC-6.3.c": "Vous faites tous vos mouvements amphibies du tour avant tout autre mouvement.",
    "JC-6.3.d": "Un bloc transporté par mer ne fait rien d’autre ce tour-ci : on ne combine pas route et mer.",
    "JC-6.3.e":
      "Dans chaque mer traversée, au moins une des navis qui s’y trouvaient doit rester sur place jusqu’à la fin de la phase de commandement ; les autres sont libres. Une navis qui arrive ensuite ne relève pas celle qui doit rester.",
    "JC-6.3.f": "Un mouvement amphibie ne se termine jamais dans un port ennemi ou contesté.",
    "JC-6.3.g":
      "Un bloc terrestre non fixé peut quitter par mer une ville contestée si une mer voisine est amie ; une mer par laquelle des attaquants sont entrés lui est fermée.",
    "JC-6.3.h":
      "Les mouvements amphibies du premier joueur, comme tout ce qu’il fait, sont achevés avant que le second n’agisse.",

    "JC-6.4.a":
      "Un point de levée ajoute un pas à l’un de vos blocs dans une ville amie. On peut en dépenser plusieurs sur le même bloc.",
    "JC-6.4.b": ({ elephant: { lowest } }) =>
      `Un point de levée fait entrer un bloc de votre pool à sa force la plus basse ; pour les éléphants, c’est ${lowest}.`,
    "JC-6.4.c": "Un nouveau bloc peut être renforcé aussitôt, à un point de levée par pas.",
    "JC-6.4.d": "Plusieurs nouveaux blocs peuvent arriver dans la même ville.",
    "JC-6.4.e": "Chefs, ballistae et auxilia peuvent arriver dans toute ville amie.",
    "JC-6.4.f":
      "Légions et equitatus n’arrivent que dans la ville inscrite sur le bloc, et seulement si elle est amie.",
    "JC-6.4.g": ({ elephant: { city, strengths } }) =>
      `Les éléphants arrivent ${city === null ? "dans toute ville amie" : `à ${city}`} à force ${strengths.at(-1)} pour un point de levée ; chaque pas de plus en coûte un autre, jusqu’à ${strengths[0]}.`,
    "JC-6.4.h":
      "Une nouvelle navis arrive dans un port majeur ami. Une navis déjà en jeu gagne des pas dans tout port ami, jamais en mer.",
    "JC-6.4.i":
      "Rien n’est levé dans une ville vacante, ennemie ou contestée : un de vos blocs doit déjà tenir la ville avant la dépense du point.",
    "JC-6.4.j":
      "Un bloc qui a bougé peut gagner des pas, et une ville vacante où vous venez d’entrer est amie et ouverte aux levées.",
    "JC-6.4.k":
      "Sur la carte, légions, equitatus et éléphants gagnent des pas dans toute ville amie, pas seulement dans la leur.",
    "JC-6.4.l": "Aucun bloc ne dépasse sa force maximale.",
    "JC-6.4.m":
      "On ne peut lever ni un bloc éliminé dans l’année, ni le troisième chef tant que son camp n’en a perdu aucun.",
    "JC-6.4.n": "Cléopâtre et les transfuges gagnent des pas comme les autres, pour le camp qui les contrôle.",

    "JC-7.1.a":
      "Les blocs restent cachés jusqu’à leur bataille. Tous sauf les réserves sont alors montrés à leur force actuelle.",
    "JC-7.1.b":
      "Une fois la bataille finie, ses blocs sont redressés et de nouveau cachés avant le choix de la suivante.",
    "JC-7.1.c":
      "À chaque round : blocs A du défenseur, blocs A de l’attaquant, puis défenseur et attaquant de même avec B, C et D.",
    "JC-7.1.d": "Les blocs d’un camp qui ont la même lettre agissent dans l’ordre voulu par leur joueur.",
    "JC-7.1.e":
      "Un joueur peut être attaquant dans une bataille et défenseur dans une autre. Le second joueur attaque là où il est entré dans un lieu que le premier tenait seul, et défend là où il a renforcé.",

    "JC-7.2.a": ({ limits: { battleRounds } }) =>
      `Une bataille dure ${count(battleRounds, "round")} au plus. À chaque round, chaque bloc engagé a droit à un tour.`,
    "JC-7.2.b": "À son tour, un bloc tire, se replie ou passe. Personne ne se replie au round 1.",
    "JC-7.2.c": "Une bataille s’arrête dès qu’un camp n’y a plus aucun bloc, réserves comprises.",
    "JC-7.21.a": ({ limits: { battleRounds } }) =>
      `Au round ${battleRounds}, le dernier, un bloc attaquant ne tire plus : à son tour il doit se replier, et il est éliminé s’il ne le peut pas. S’il ne reste alors plus de défenseur, la bataille est gagnée et il demeure.`,

    "JC-7.3.a":
      "Si vous avez attaqué par plusieurs côtés, vous en choisissez un pour l’attaque principale à la fin de vos mouvements, avant vos levées. Tous les blocs venus par là forment le groupe principal.",
    "JC-7.3.b": "Les attaquants venus par tout autre côté sont en réserve.",
    "JC-7.3.c": "Les blocs que le second joueur envoie en renfort sont en réserve.",
    "JC-7.3.d": "Au round 1, les réserves ne tirent pas, ne se replient pas et ne peuvent être touchées.",
    "JC-7.3.e":
      "Au début du round 2, les réserves sont montrées et agissent normalement, même si tout le reste de leur camp a disparu.",
    "JC-7.3.f": "Si la bataille s’achève au round 1, les réserves ne sont jamais montrées.",
    "JC-7.3.g":
      "Les navis suivent la même règle, en mer comme dans l’attaque d’un port : celles d’un même côté sont groupe principal ou réserve.",
    "JC-7.31.a":
      "Si tous les blocs d’un camp engagés au round 1 ont disparu, ses réserves arrivent désorganisées : chacune perd un pas au début du round 2. En option, les réserves du défenseur ne perdent aucun pas.",
    "JC-7.31.b": "Une réserve à son dernier pas est éliminée par la désorganisation.",
    "JC-7.31.c":
      "Si c’est le défenseur dont les réserves arrivent si tard, attaquant et défenseur échangent leurs rôles à partir du round 2.",
    "JC-7.31.d": "Après cet échange, c’est le nouvel attaquant qui doit se replier au dernier round.",
    "JC-7.31.e": "Un attaquant désorganisé reste l’attaquant.",
    "JC-7.31.f": ({ limits: { battleRounds } }) =>
      `La désorganisation ne fait pas recommencer la bataille : elle continue au round 2, sur ${battleRounds} au plus.`,
    "JC-7.31.g":
      "Si la désorganisation emporte le dernier bloc d’un camp, l’autre a gagné aussitôt et ses propres réserves restent cachées.",

    "JC-7.4.a":
      "Un bloc qui tire lance autant de dés que sa force. Chaque dé égal ou inférieur à sa puissance de feu est une touche.",
    "JC-7.4.b": "Les touches s’appliquent une par une, chacune au bloc ennemi le plus fort à cet instant.",
    "JC-7.4.c": "Entre blocs de même force, leur propriétaire choisit lequel encaisse la touche.",
    "JC-7.4.d": "Les touches comptent aussitôt, avant le tour du bloc suivant ; les tirs ne sont jamais simultanés.",
    "JC-7.4.e": "Un bloc touché à son dernier pas est éliminé sur-le-champ.",
    "JC-7.4.f":
      "Le tireur ne choisit jamais ses cibles. Au round 1 les réserves sont hors d’atteinte, et les touches sans cible sont perdues.",
    "JC-7.41.a": ({ elephant: { strengths } }) =>
      `Les éléphants ont d’autres pas que les autres blocs : ${all(strengths)}. Chaque touche en prend un, et la dernière les élimine.`,
    "JC-7.42.a": ({ ballista: { defending, attacking } }) =>
      `Une ballista est ${defending} quand son camp défend, ${attacking} quand il attaque ; si les rôles changent, sa lettre change aussitôt.`,

    "JC-7.5.a": "Un bloc éliminé va, face visible, dans le pool de sa couleur, même s’il combattait pour l’autre camp.",
    "JC-7.51.a":
      "Un chef tué ne revient jamais. C’est pour l’ennemi un trophée valant 1 point, qu’il soit tombé au combat ou sous les coups de Jupiter ou de Vulcain.",
    "JC-7.51.b":
      "Le premier chef perdu par un camp libère le troisième, qui peut alors être levé dans toute ville amie au coût normal. Les pertes suivantes ne libèrent plus personne.",
    "JC-7.52.a": ({ cleopatra: { lowest } }) =>
      `Si Cléopâtre est éliminée au combat, elle passe aussitôt dans l’autre camp, à force ${lowest}.`,
    "JC-7.52.b":
      "Elle agit pour son nouveau camp dès son prochain tour : encore dans ce round si elle n’y a pas agi et que les blocs C de ce camp n’ont pas fini, sinon au suivant. Les touches restantes de la salve qui l’a frappée vont à ses anciens compagnons.",
    "JC-7.52.c": "Cléopâtre ne va jamais dans un pool et n’est jamais un trophée.",
    "JC-7.52.d":
      "La désorganisation à son dernier pas, ou une retraite obligée et impossible, fait changer Cléopâtre de camp tout comme une touche. Cela peut arriver plusieurs fois dans une bataille.",
    "JC-7.52.e":
      "Si Cléopâtre était le dernier bloc de son camp et qu’aucune réserve n’arrive, la bataille est finie et elle compte parmi les vainqueurs.",

    "JC-7.6.a": "À partir du round 2, un bloc peut, à son tour, se replier au lieu de tirer.",
    "JC-7.6.b": "Un bloc qui doit se replier et n’a nulle part où aller est éliminé.",
    "JC-7.61.a":
      "Les limites de route habituelles s’appliquent aux retraites de chaque camp et se comptent à nouveau à chaque round. En option, elles se comptent à nouveau au tour de chaque lettre.",
    "JC-7.61.b": "Aucun bloc ne se replie vers un lieu ennemi ou contesté.",
    "JC-7.61.c": ({ limits: { straitRetreatPerRound } }) =>
      `Par un détroit, chaque camp peut replier ${count(straitRetreatPerRound, "bloc")} par round.`,
    "JC-7.62.a":
      "Les attaquants se replient par toute route vers une ville amie adjacente, ou vers une ville vacante adjacente par une route que leur camp, groupe principal ou réserve, a prise pour entrer dans cette bataille.",
    "JC-7.62.b":
      "N’importe quel bloc attaquant peut prendre n’importe laquelle de ces routes, quelle que soit celle par où il est venu.",
    "JC-7.63.a":
      "Les défenseurs se replient vers des villes adjacentes amies ou vacantes, mais pas par une route que les attaquants, groupe principal ou réserve, ont prise pour entrer dans cette bataille.",
    "JC-7.63.b":
      "Après un échange des rôles, les routes qui comptent sont celles des réserves du nouvel attaquant : ouvertes à lui pour se replier vers une ville vacante, fermées au nouveau défenseur.",
    "JC-7.64.a":
      "À chaque round, un bloc terrestre par camp peut se replier par mer : d’un port, à travers une mer adjacente amie de ce camp, vers un port ami de cette même mer. Un port vacant ne suffit pas.",
    "JC-7.64.b": "Les deux camps peuvent se replier par mer dans la même bataille si chacun a une mer amie à lui.",

    "JC-7.7.a":
      "Après une bataille, le vainqueur peut déplacer d’un espace tout ou partie de ses blocs présents, réserves comprises, vers des villes adjacentes amies ou vacantes.",
    "JC-7.7.b": ({ limits: { major, minor, strait } }) =>
      `Les blocs qui se regroupent peuvent aller vers des villes différentes. Les limites se comptent pour ce seul regroupement : ${major} par une route majeure, ${minor} par une mineure, et ${strait} par un détroit.`,
    "JC-7.7.c": "On ne se regroupe ni par mouvement amphibie, ni vers un lieu contesté ou ennemi.",

    "JC-7.8.a":
      "Les navis des deux camps dans une même mer livrent une bataille navale, le défenseur agissant d’abord à chaque round.",
    "JC-7.8.b": "En bataille navale aussi, l’attaquant doit se replier au dernier round s’il reste un défenseur.",
    "JC-7.81.a":
      "Dans une bataille livrée dans un port, les navis combattent comme blocs D, en attaque comme en défense.",
    "JC-7.81.b": "Les navis ne se joignent à l’attaque d’un port que depuis une mer qui le touche.",
    "JC-7.82.a": "Les navis peuvent se replier à partir du round 2, à leur tour D. Leur nombre n’est pas limité.",
    "JC-7.82.b":
      "En bataille navale, les navis attaquantes se replient vers toute mer ou tout port d’où sont venues des navis de leur camp, s’il est ami ou vacant, vers une mer amie adjacente, ou vers un port ami de cette mer.",
    "JC-7.82.c":
      "En bataille navale, les navis en défense se replient vers une mer amie adjacente, vers une mer vacante adjacente d’où aucun attaquant n’est venu, ou vers un port ami de cette mer.",
    "JC-7.82.d":
      "D’une bataille dans un port, les navis ne se replient que vers des mers : les attaquantes vers une mer amie ou vacante d’où leurs navis sont venues, celles en défense vers une mer vacante d’où aucun attaquant n’est venu, les unes et les autres vers une mer amie adjacente. En option, toutes peuvent gagner n’importe quelle mer adjacente sans ennemi.",
    "JC-7.82.e":
      "Des navis qui ne peuvent se replier continuent le combat ; si la retraite est obligée, elles sont perdues.",
    "JC-7.83.a":
      "Les navis qui ont gagné une bataille navale peuvent se regrouper, même en des lieux différents, vers une mer adjacente amie ou vacante ou vers un port ami ou vacant de cette mer.",
    "JC-7.83.b":
      "Les navis qui ont gagné une bataille dans un port ne se regroupent que vers une mer adjacente amie ou vacante.",

    "JC-8.0.a":
      "L’hiver suit le dernier tour de l’année : Cléopâtre rentre, les navis vont au port, on vérifie le ravitaillement puis la victoire, on peut licencier des blocs, et la nouvelle année commence. En option, la victoire est vérifiée avant les navis et le ravitaillement.",
    "JC-8.1.a": "Cléopâtre rentre à Alexandria, où qu’elle soit ; ce n’est pas un mouvement.",
    "JC-8.1.b": "Si des blocs de l’autre camp tiennent Alexandria, elle les rejoint à sa force actuelle.",
    "JC-8.1.c":
      "Sinon elle reste avec son camp et, seule dans la ville, rend Alexandria amie de ce camp, qui en marque la valeur.",
    "JC-8.2.a":
      "Chaque navis en mer gagne un port de cette mer déjà ami ; plusieurs peuvent partager le même. César place les siennes d’abord.",
    "JC-8.2.b":
      "Une navis qui ne trouve pas d’abri est licenciée et retourne au pool ; on pourra la lever l’année suivante.",
    "JC-8.2.c": "Les navis déjà au port y restent.",
    "JC-8.3.a": ({ limits: { winterSupplyBase } }) =>
      `Une ville nourrit pendant l’hiver ${count(winterSupplyBase, "bloc")}, plus autant que sa valeur.`,
    "JC-8.3.b":
      "Le propriétaire licencie les blocs en trop, au choix, chefs et navis compris, mais jamais Cléopâtre, qui compte pourtant. Ils vont au pool de leur couleur et pourront être levés l’année suivante.",
    "JC-8.4.a": ({ limits: { victoryPoints } }) =>
      `On vérifie la victoire : un camp qui a ${victoryPoints} points ou plus gagne, quel que soit l’hiver ; après le dernier, le plus haut total l’emporte, et à égalité le camp qui tient Roma.`,
    "JC-8.5.a": "On ne fusionne jamais deux blocs, et un bloc ne peut pas céder de pas à un autre.",
    "JC-8.5.b":
      "Une fois la victoire vérifiée, chaque joueur, César d’abord, peut licencier les blocs de son choix, sauf Cléopâtre. Leurs pas sont perdus, et ils pourront être levés dans la nouvelle année.",
    "JC-8.5.c":
      "Un chef licencié, de gré ou faute de ravitaillement, n’est pas un trophée et ne libère pas de troisième chef. Il pourra être levé de nouveau.",
    "JC-8.6.a":
      "Les blocs couchés face visible dans les pools sont redressés et peuvent être levés dans la nouvelle année.",
    "JC-8.6.b": ({ limits: { hand } }) => `On mélange les 27 cartes, chaque camp en reçoit ${hand} et en écarte une.`,
    "JC-8.6.c": "Le marqueur d’année avance d’un an.",

    "JC-H.a":
      "Vous ne voyez jamais la main de l’adversaire, ni sa carte écartée, ni celle qu’il a choisie avant qu’on retourne les deux.",
    "JC-H.b":
      "D’un bloc ennemi non montré vous connaissez le lieu et la couleur, et s’il a bougé ou s’il est en réserve, mais ni ce qu’il est ni sa force.",
    "JC-H.c": "Un bloc en mer ne peut être qu’une navis, et chacun le sait.",
    "JC-H.d":
      "Quand l’adversaire fait une levée, vous voyez dans quelle ville et combien de points elle coûte, mais pas quel bloc en profite ni quelle est sa force.",
    "JC-H.e":
      "Les blocs montrés dans une bataille sont ensuite cachés de nouveau, et rien n’indique plus lequel était lequel.",
    "JC-H.f": "Blocs éliminés, trophées et cartes jouées dans l’année sont connus de tous.",
    "JC-H.g": "Cléopâtre est le seul bloc bleu : chacun sait toujours où elle est. Seule sa force est cachée.",
  },
};
