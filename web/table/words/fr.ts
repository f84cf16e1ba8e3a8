/** The shell of a table, in French. */
import type { TableWords } from "./shape.ts";

export const fr: TableWords = {
  loading: "On dresse la table…",
  map: "Carte",
  status: "État de la partie",

  prompt: {
    label: "Ce qui est demandé",
    waiting: (seat, player) => `En attente de ${seat}${player === null ? "" : ` (${player})`}.`,
    meanwhile: (question) => `Dans le présent : ${question}`,
    thenToMove: (seat) => `La décision suivante est à ${seat}.`,
    notBegun: "La partie n’a pas encore commencé.",
    nobodyAsked: "Personne n’a de décision à prendre pour le moment.",
    over: "La partie est terminée.",
    picked: (names) => `${names} : cliquez maintenant sur un élément éclairé.`,
    whichOne: (names) => `${names} : choisissez que faire.`,
    clickDoes: (act) => `Clic : ${act}`,
    clickPicks: (name) => `Clic : choisir ${name}`,
    clickLetsGo: (name) => `Clic : lâcher ${name}`,
    choices: "Choix",
    letGo: "Lâcher",
    undo: "Reprendre",
    askUndo: "Demander à reprendre",
    undoAsked: "Vous avez demandé à reprendre ; votre adversaire doit être d’accord.",
    sending: "Envoi…",
    kept: "Pas de connexion. Votre action est gardée et partira dès que la ligne sera rétablie.",
    offline: "Pas de connexion pour le moment ; nouvelle tentative en cours.",
    stale: "La partie avait avancé entre-temps. Regardez et décidez à nouveau.",
    choosingToo: (seat) => `${seat} choisit aussi ; vous pouvez déjà choisir.`,
    chosenAhead: (act, seat) => `Vous avez choisi : ${act}. Tant que ${seat} n’a pas répondu, vous pouvez changer.`,
    withdraw: "Retirer",
    refused: (reason) => `Interdit : ${reason}`,
  },

  reel: {
    past: "Vous regardez le passé",
    replaying: "Ce qui s’est passé",
    entry: (n, last) => `${n} sur ${last}`,
    first: "Au début",
    back: "Un pas en arrière",
    play: "Dérouler à partir d’ici",
    pause: "Pause",
    forward: "Un pas en avant",
    present: "Revenir au présent",
    end: "À la fin",
    skip: "Passer",
    bar: "Moments de la partie",
  },

  since: {
    title: "Depuis votre dernière visite",
    showMe: "Montrer",
    skip: "Passer",
    more: (count) => (count === 1 ? "et 1 événement auparavant" : `et ${count} événements auparavant`),
  },

  panels: {
    label: "Panneaux",
    acts: "Actions",
    log: "Chronique",
    beside: "Réserves",
    text: "En texte",
    orders: "Consignes",
    extras: "Table",
    hand: "Main",
    battle: "Bataille",
    help: "Aide",
    close: "Fermer",
    hideBattle: "Cacher la bataille",
    wanted: "à choisir ici",
  },

  acts: {
    filter: "Chercher une action ou un élément",
    count: (count) => (count <= 1 ? `${count} action` : `${count} actions`),
    none: "Il n’y a rien à décider.",
    notNow: "On ne vous demande rien pour le moment. Vos actions apparaîtront ici quand ce sera à vous.",
    decisions: "Décisions",
    nothingFits: "Aucune action ne correspond.",
    closed: "Impossible maintenant",
    whyNot: (name) => `${name} : pourquoi pas ?`,
  },

  log: {
    empty: "Il ne s’est encore rien passé.",
    takenBack: "repris",
    byOrders: "selon vos consignes",
    byTime: "répondu par la table : le temps était écoulé",
    wentBack: (seat) => `${seat} reprend.`,
    show: (n) => `Montrer la situation après l’entrée ${n}`,
    toEnd: "Au plus récent",
  },

  rule: {
    label: (id) => `Règle ${id}`,
    inTheBook: "Dans le livret de règles",
  },

  card: {
    closed: "Pas maintenant",
    asking: "On consulte les règles…",
    askedNow: (question) => `Ce qui est demandé maintenant : ${question}`,
    notYourMove: "Ce n’est pas à vous de jouer.",
    pastShown: "C’est le passé : on ne peut plus rien y faire.",
    unknown: "Impossible d’en connaître la raison sans connexion.",
    close: "Fermer",
  },

  outcome: {
    title: "La partie est terminée",
    result: { won: "Victoire", lost: "Défaite", drew: "Nulle" },
    score: "Score",
    close: "Regarder la carte",
  },

  endings: {
    resigned: (winner) => `Victoire de ${winner} : l’adversaire a abandonné.`,
    agreed: () => "Partie nulle, d’un commun accord.",
    time: (winner) => `Victoire de ${winner} : le temps de l’adversaire est écoulé.`,
  },
};
