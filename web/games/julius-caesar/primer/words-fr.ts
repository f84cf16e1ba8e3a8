/** The primer in French. */
import type { PrimerWords } from "./wording.ts";

export const fr: PrimerWords = {
  lead: "César contre Pompée : deux joueurs, des blocs de bois dressés face à leur propriétaire, et cinq ans au plus pour gagner le monde romain.",
  block: "Un bloc",
  face: "Ce que voit son propriétaire",
  back: {
    title: "Ce que voit l’ennemi",
    text: "Où il est et de quelle couleur, mais ni quel bloc c’est, ni sa force. On ne retourne les blocs qu’à la bataille.",
  },
  turned: {
    title: "Une touche le tourne",
    text: "Chaque touche enlève un pas et tourne le bloc : la force suivante vient en haut. Après le dernier pas, il n’est plus là.",
  },
  anatomy: {
    strength: { title: "Force actuelle", text: "Il lance autant de dés." },
    next: { title: "Ce qui reste", text: "Ses autres pas : II, puis I." },
    letter: { title: "Initiative", text: "A agit avant B, C et D." },
    firepower: { title: "Puissance de feu", text: "Chaque dé égal ou inférieur touche." },
    name: { title: "Quel bloc", text: "La Treizième légion." },
    home: { title: "Origine", text: "Nouveau, il arrive dans cette ville." },
  },
  types: "Les blocs",
  type: {
    leader: { title: "Chefs", text: "Prompts à agir. Tué, un chef est un point pour l’ennemi." },
    legio: { title: "Légions", text: "Le gros de l’armée. Une nouvelle arrive dans la ville qu’elle nomme." },
    auxilia: { title: "Auxilia", text: "Tôt, mais faibles. Ils arrivent dans toute ville amie." },
    equitatus: { title: "Cavalerie", text: "Avant les légions. Une nouvelle arrive dans la ville qu’elle nomme." },
    elephant: { title: "Éléphants", text: "À Pompée seul. IV ou II : chaque touche en enlève deux." },
    ballista: { title: "Ballista", text: "B quand elle défend, D quand elle attaque." },
    navis: { title: "Flottes", text: "Les navis : elles seules tiennent les mers, et font passer les autres." },
    cleopatra: { title: "Cléopâtre", text: "Abattue au combat, elle rejoint l’autre camp." },
  },
  cards: "Les cartes",
  command: (turns, hand) => ({
    title: "Commandement",
    text: `Mouvements en haut, levées en bas. De ${hand} cartes par an, on en écarte une et on joue les ${turns} autres, une par tour.`,
  }),
  event: {
    title: "Événement",
    text: "Un dieu agit à sa façon, à la place des mouvements et des levées. Deux événements dans un même tour s’annulent : le tour est perdu.",
  },
  gods: "Les sept dieux",
  turn: "Un tour en cinq images",
  turnParts: ({ major, minor, strait, straitAttack }) => ({
    choose: {
      title: "Choisir",
      text: "Chaque camp choisit une carte en secret, et les deux sont retournées ensemble.",
    },
    order: {
      title: "Qui commence",
      text: "Le plus de mouvements passe en premier, César à égalité ; un événement passe avant une carte de commandement (Apollon compte comme la carte qu’il copie).",
    },
    moves: {
      title: "Mouvements",
      text: `Chaque mouvement fait marcher les blocs d’un lieu : d’une ou deux villes, ou d’une seule pour attaquer, et ils s’y arrêtent. Une route majeure laisse passer ${major} de vos blocs, une mineure ${minor}, un détroit ${strait}, ou ${straitAttack} pour attaquer.`,
    },
    levies: {
      title: "Levées",
      text: "Puis chaque levée fait entrer un nouveau bloc à sa force la plus basse, ou ajoute un pas à un bloc ; dans les villes amies seulement.",
    },
    battles: {
      title: "Batailles",
      text: "Quand les deux camps ont fini mouvements et levées, on livre bataille partout où ils sont tous deux. Puis vient le tour suivant.",
    },
  }),
  battle: "Une bataille en quatre images",
  battleParts: ({ battleRounds }) => ({
    order: {
      title: "Chacun à son tour",
      text: "A, puis B, C et D ; à lettre égale, le défenseur d’abord. Chaque bloc a un tour par round.",
    },
    fire: {
      title: "Tirer",
      text: "Un bloc lance autant de dés que sa force. Chaque dé égal ou inférieur à sa puissance de feu est une touche.",
    },
    hits: {
      title: "Touches",
      text: "Chaque touche frappe aussitôt le bloc ennemi le plus fort. Entre égaux, son propriétaire choisit.",
    },
    retreat: {
      title: "Se replier",
      text: `À partir du round 2, un bloc peut plutôt se replier, vers une ville adjacente amie ou vacante : les défenseurs pas par une route que les attaquants ont prise, les attaquants dans une ville vacante seulement par une telle route. Au round ${battleRounds}, les attaquants le doivent.`,
    },
  }),
  winter: "L’hiver",
  winterLead: "Après le cinquième tour de l’année, dans cet ordre :",
  winterParts: ({ winterSupplyBase, victoryPoints, hand }) => ({
    cleopatra: { title: "Cléopâtre", text: "rentre à Alexandria. Si l’autre camp la tient, elle le rejoint." },
    navis: { title: "Flottes", text: "En mer, elles vont dans un port ami de cette mer, ou sont licenciées." },
    supply: {
      title: "Ravitaillement",
      text: `Une ville nourrit ${winterSupplyBase} blocs, plus autant que sa valeur. Le reste est licencié.`,
    },
    victory: { title: "Victoire ?", text: `${victoryPoints} points ou plus gagnent la partie.` },
    newYear: { title: "Nouvelle année", text: `Les éliminés peuvent être levés ; ${hand} nouvelles cartes chacun.` },
  }),
  victory: "Comment on gagne",
  victoryText: ({ victoryPoints }, points, years) =>
    `Une ville qui a une valeur compte pour le camp dont les blocs y sont seuls ; toutes ensemble valent ${points}. Qui a ${victoryPoints} points ou plus en hiver a gagné. Si personne ne les a après ${years} hivers, le plus haut total l’emporte, puis Roma.`,
  leaders: { title: "Chefs ennemis tués", text: "1 point chacun." },
  pictures: {
    anatomy: "Le bloc Legio 13 et le nom de ses parties",
    back: "Un bloc vu de dos : du bois vert et un emblème, rien d’autre",
    turned: "Le même bloc à la force III, II et I, tourné chaque fois d’un quart",
    turn: {
      choose: "Deux cartes face cachée",
      order: "La carte 3/2 à côté de la carte 1/2",
      moves: "Deux blocs marchent par une route mineure vers Roma, un autre fait deux villes par des routes majeures",
      levies: "Une nouvelle légion passe du pool à Roma, et gagne un pas",
      battles: "Des blocs des deux camps à Tarraco",
    },
    battle: {
      order: "Un tableau des lettres A à D : dans chacune le défenseur passe avant l’attaquant",
      fire: "Une légion C3 de force III lance 2, 5 et 3 : deux touches",
      hits: "De trois blocs à III, II et II, celui à III est touché et tourné à II",
      retreat:
        "L’attaquant est venu de Narbo à Tarraco ; le défenseur se replie par une autre route vers Carthago Nova",
    },
  },
  roads: { major: "route majeure", minor: "route mineure", strait: "détroit" },
  defender: "défenseur",
  attacker: "attaquant",
  pool: "Pool",
  round: (round) => `Round ${round}`,
};
