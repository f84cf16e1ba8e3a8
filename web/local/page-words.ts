/** Texts of the pages for games at one screen. */

import { de } from "../app/french.ts";
import type { Catalogue } from "../app/words.ts";

export interface LocalPageWords {
  readonly title: string;
  readonly intro: string;
  readonly here: string;
  readonly none: string;
  readonly cannotList: string;
  // A new game
  readonly newGame: string;
  readonly names: string;
  /** Of the people who play. */
  readonly theirNames: string;
  readonly nameOf: (seat: string) => string;
  readonly aloneHint: string;
  readonly twoHint: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly begin: string;
  // A game in the list
  readonly continue: string;
  readonly look: string;
  readonly replay: string;
  readonly toMove: (seat: string) => string;
  readonly lastPlayed: (when: string) => string;
  readonly acts: (n: number) => string;
  readonly more: string;
  readonly delete: string;
  readonly deleteTitle: string;
  readonly deleteText: (game: string) => string;
  readonly deleteYes: string;
  readonly cancel: string;
  // Files
  readonly exportJournal: string;
  readonly exportHint: string;
  readonly exportOverHint: string;
  readonly exportToContinue: string;
  readonly exportToContinueHint: string;
  readonly importTitle: string;
  readonly importHint: string;
  readonly drop: string;
  readonly chooseFile: string;
  // At the table
  readonly fairDice: string;
  readonly commitment: (hash: string) => string;
  readonly openDice: string;
  readonly toList: string;
}

const en: LocalPageWords = {
  title: "At one screen",
  intro:
    "Both sides sit at this screen, you play both, or a bot plays against you. These games live in this browser alone and need no network; export one to take it elsewhere.",
  here: "Games in this browser",
  none: "No game is kept here yet. Begin one below, or bring one along as a file.",
  cannotList: "This browser keeps nothing for this page, perhaps because the window is a private one.",
  newGame: "New game",
  names: "Who plays",
  theirNames: "Names (optional)",
  nameOf: (seat) => `Name of whoever plays ${seat}`,
  aloneHint: "Nothing is hidden: the table shows whichever side is to act.",
  twoHint: "Before the other side is shown, the screen is covered and handed over.",
  seed: "Open dice from a seed (optional)",
  seedHint:
    "Left empty, the dice are fair: a secret seed is drawn now, its fingerprint is shown, and at the end everybody can check every die.",
  begin: "Begin",
  continue: "Continue",
  look: "Look at it",
  replay: "Replay",
  toMove: (seat) => `${seat} to move`,
  lastPlayed: (when) => `played ${when}`,
  acts: (n) => (n === 1 ? "1 act" : `${n} acts`),
  more: "More",
  delete: "Delete",
  deleteTitle: "Delete this game?",
  deleteText: (game) => `This game of ${game} is kept nowhere else. Once deleted it cannot be brought back.`,
  deleteYes: "Delete it for good",
  cancel: "Keep it",
  exportJournal: "Export the journal",
  exportHint: "To watch and to check. The secret seed of the dice is left out as long as the game is on.",
  exportOverHint: "With the seed of the dice, so that anybody can check every one of them.",
  exportToContinue: "Export to continue elsewhere",
  exportToContinueHint:
    "With the secret seed: whoever reads the file can work out every die to come. Hand it to nobody you play against.",
  importTitle: "Bring a game along",
  importHint: "A journal that was exported here or written by the rubicon command. Every act and every die is checked.",
  drop: "Drop a journal here",
  chooseFile: "Choose a file",
  fairDice: "Fair dice",
  commitment: (hash) =>
    `The dice come from a secret seed whose fingerprint (SHA-256) is ${hash}. When the game is over its journal shows the seed, and every die can be checked.`,
  openDice: "These dice come from a seed that everybody may know.",
  toList: "All games in this browser",
};

const fr: LocalPageWords = {
  title: "Sur un seul écran",
  intro:
    "Les deux camps sont devant cet écran, vous jouez les deux, ou un bot joue contre vous. Ces parties ne vivent que dans ce navigateur et se passent de réseau ; exportez-en une pour l’emporter ailleurs.",
  here: "Parties dans ce navigateur",
  none: "Aucune partie n’est encore conservée ici. Commencez-en une ci-dessous, ou apportez-en une sous forme de fichier.",
  cannotList: "Ce navigateur ne conserve rien pour cette page, peut-être parce que la fenêtre est privée.",
  newGame: "Nouvelle partie",
  names: "Qui joue",
  theirNames: "Noms (facultatif)",
  nameOf: (seat) => `Nom de qui joue ${seat}`,
  aloneHint: "Rien n’est caché : la table montre le camp qui doit agir.",
  twoHint: "Avant de montrer l’autre camp, l’écran est couvert et on le passe.",
  seed: "Dés ouverts tirés d’une graine (facultatif)",
  seedHint:
    "Si le champ reste vide, les dés sont équitables : une graine secrète est tirée maintenant, son empreinte est affichée, et à la fin chacun peut vérifier tous les dés.",
  begin: "Commencer",
  continue: "Continuer",
  look: "Regarder",
  replay: "Revoir",
  toMove: (seat) => `Au tour ${de(seat)}`,
  lastPlayed: (when) => `jouée ${when}`,
  acts: (n) => (n <= 1 ? `${n} coup` : `${n} coups`),
  more: "Plus",
  delete: "Supprimer",
  deleteTitle: "Supprimer cette partie ?",
  deleteText: (game) =>
    `Cette partie ${de(game)} n’est conservée nulle part ailleurs. Une fois supprimée, elle ne peut pas être retrouvée.`,
  deleteYes: "Supprimer définitivement",
  cancel: "La garder",
  exportJournal: "Exporter le journal",
  exportHint: "Pour revoir et vérifier. Tant que la partie dure, la graine secrète des dés n’y figure pas.",
  exportOverHint: "Avec la graine des dés, pour que chacun puisse les vérifier tous.",
  exportToContinue: "Exporter pour continuer ailleurs",
  exportToContinueHint:
    "Avec la graine secrète : qui lit le fichier peut calculer tous les dés à venir. Ne le donnez à aucun adversaire.",
  importTitle: "Apporter une partie",
  importHint: "Un journal exporté d’ici ou écrit par la commande rubicon. Chaque coup et chaque dé sont vérifiés.",
  drop: "Déposez un journal ici",
  chooseFile: "Choisir un fichier",
  fairDice: "Dés équitables",
  commitment: (hash) =>
    `Les dés viennent d’une graine secrète dont l’empreinte (SHA-256) est ${hash}. La partie finie, son journal montre la graine et chaque dé peut être vérifié.`,
  openDice: "Ces dés viennent d’une graine que tous peuvent connaître.",
  toList: "Toutes les parties de ce navigateur",
};

const it: LocalPageWords = {
  title: "Su un solo schermo",
  intro:
    "Le due parti siedono davanti a questo schermo, le giochi entrambe, o un bot gioca contro di te. Queste partite vivono solo in questo browser e non hanno bisogno di rete; esportane una per portarla altrove.",
  here: "Partite in questo browser",
  none: "Qui non c’è ancora nessuna partita. Cominciane una qui sotto, o portane una come file.",
  cannotList: "Questo browser non conserva nulla per questa pagina, forse perché la finestra è privata.",
  newGame: "Nuova partita",
  names: "Chi gioca",
  theirNames: "Nomi (facoltativi)",
  nameOf: (seat) => `Nome di chi gioca ${seat}`,
  aloneHint: "Nulla è nascosto: il tavolo mostra la parte a cui tocca agire.",
  twoHint: "Prima che si mostri l’altra parte, lo schermo viene coperto e passato.",
  seed: "Dadi aperti da un seme (facoltativo)",
  seedHint:
    "Se resta vuoto i dadi sono onesti: un seme segreto è estratto ora, se ne mostra l’impronta, e alla fine tutti possono controllare ogni dado.",
  begin: "Comincia",
  continue: "Continua",
  look: "Guarda",
  replay: "Rivedi",
  toMove: (seat) => `Tocca a ${seat}`,
  lastPlayed: (when) => `giocata ${when}`,
  acts: (n) => (n === 1 ? "1 mossa" : `${n} mosse`),
  more: "Altro",
  delete: "Elimina",
  deleteTitle: "Eliminare questa partita?",
  deleteText: (game) =>
    `Questa partita di ${game} non è conservata da nessun’altra parte. Una volta eliminata non si può recuperare.`,
  deleteYes: "Elimina per sempre",
  cancel: "Tienila",
  exportJournal: "Esporta il diario",
  exportHint: "Per rivedere e controllare. Finché la partita è in corso il seme segreto dei dadi resta fuori.",
  exportOverHint: "Con il seme dei dadi, così che chiunque possa controllarli tutti.",
  exportToContinue: "Esporta per continuare altrove",
  exportToContinueHint:
    "Con il seme segreto: chi legge il file può calcolare ogni dado a venire. Non darlo a chi gioca contro di te.",
  importTitle: "Porta una partita",
  importHint: "Un diario esportato da qui o scritto dal comando rubicon. Ogni mossa e ogni dado vengono controllati.",
  drop: "Trascina qui un diario",
  chooseFile: "Scegli un file",
  fairDice: "Dadi onesti",
  commitment: (hash) =>
    `I dadi vengono da un seme segreto la cui impronta (SHA-256) è ${hash}. A partita finita il diario mostra il seme e ogni dado può essere controllato.`,
  openDice: "Questi dadi vengono da un seme che tutti possono conoscere.",
  toList: "Tutte le partite in questo browser",
};

export const localPageWords: Catalogue<LocalPageWords> = { en, fr, it };
