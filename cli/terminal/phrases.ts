/** What the terminal itself says. Everything about a game is in the game's own words. */
import type { Language } from "@rubicon/engine";

export interface Phrases {
  readonly prompt: (most: number) => string;
  readonly pass: (seat: string) => string;
  readonly saved: (file: string) => string;
  readonly resumed: (acts: number) => string;
  readonly over: string;
  readonly turn: (seat: string) => string;
  readonly noSuchAct: (typed: string) => string;
  readonly takenBack: (acts: number) => string;
  readonly nothingToTakeBack: string;
  readonly whyHow: string;
  readonly nothingForbids: (typed: string) => string;
  readonly alsoForbids: (acts: number) => string;
  readonly noRule: (id: string) => string;
  readonly saveHow: string;
  readonly welcome: string;
  readonly whichGame: string;
  readonly whichScenario: string;
  readonly whoPlays: (seat: string, kinds: string) => string;
  readonly help: string;
}

const en: Phrases = {
  prompt: (most) => (most > 1 ? `Number (1-${most}), or ? for help: ` : "Number (1), or ? for help: "),
  pass: (seat) => `Pass the screen to ${seat}, who then presses Enter. `,
  saved: (file) => `The game is saved in ${file}.`,
  resumed: (acts) => `The game goes on after ${acts} acts.`,
  over: "The game is over.",
  turn: (seat) => `${seat} to decide.`,
  noSuchAct: (typed) => `No act is called "${typed}" now; type a number from the list, or ? for help.`,
  takenBack: (acts) => (acts === 1 ? "One act is taken back." : `${acts} acts are taken back.`),
  nothingToTakeBack: "Nothing can be taken back: dice fell, something hidden was shown, or somebody else has acted.",
  whyHow: "Name what you would like to do, such as: why legio-13 roma.",
  nothingForbids: (typed) => `No rule forbids anything called "${typed}" now.`,
  alsoForbids: (acts) => `(and ${acts} more like it)`,
  noRule: (id) => `There is no rule "${id}".`,
  saveHow: "Name a file, such as: save my-game.jsonl.",
  welcome: "Welcome to Rubicon. Enter takes what stands in brackets; during the game ? shows what can be typed.",
  whichGame: "Which game",
  whichScenario: "Which scenario",
  whoPlays: (seat, kinds) => `Who plays ${seat} (${kinds})`,
  help: `Type the number of an act, or some words to find acts by. Besides:
  board            show the table
  acts             list the acts again
  log              what has happened so far
  why NAMES        why something is not allowed: why roma, why legio-13 roma
  rule ID          the text of a rule
  undo [N|all]     take back your last acts, up to the last die or discovery
  save FILE        keep a copy of the game
  quit             save and leave; rubicon play --resume FILE goes on`,
};

const fr: Phrases = {
  prompt: (most) => (most > 1 ? `Numéro (1-${most}), ou ? pour l'aide : ` : "Numéro (1), ou ? pour l'aide : "),
  pass: (seat) => `Passez l'écran à ${seat}, qui appuie alors sur Entrée. `,
  saved: (file) => `La partie est enregistrée dans ${file}.`,
  resumed: (acts) => `La partie reprend après ${acts} actions.`,
  over: "La partie est terminée.",
  turn: (seat) => `À ${seat} de décider.`,
  noSuchAct: (typed) => `Aucune action ne s'appelle « ${typed} » ; tapez un numéro de la liste, ou ? pour l'aide.`,
  takenBack: (acts) => (acts === 1 ? "Une action est reprise." : `${acts} actions sont reprises.`),
  nothingToTakeBack: "Rien ne peut être repris : un dé est tombé, un secret a été révélé, ou un autre joueur a agi.",
  whyHow: "Nommez ce que vous voulez faire, par exemple : why legio-13 roma.",
  nothingForbids: (typed) => `Aucune règle n'interdit en ce moment quoi que ce soit nommé « ${typed} ».`,
  alsoForbids: (acts) => `(et ${acts} autres du même genre)`,
  noRule: (id) => `Il n'y a pas de règle « ${id} ».`,
  saveHow: "Nommez un fichier, par exemple : save ma-partie.jsonl.",
  welcome: "Bienvenue à Rubicon. Entrée accepte ce qui est entre crochets ; en cours de partie ? montre quoi taper.",
  whichGame: "Quel jeu",
  whichScenario: "Quel scénario",
  whoPlays: (seat, kinds) => `Qui joue ${seat} (${kinds})`,
  help: `Tapez le numéro d'une action, ou quelques mots pour en trouver. En outre :
  board            montrer la table
  acts             lister de nouveau les actions
  log              ce qui s'est passé jusqu'ici
  why NOMS         pourquoi c'est interdit : why roma, why legio-13 roma
  rule ID          le texte d'une règle
  undo [N|all]     reprendre vos dernières actions, jusqu'au dernier dé ou secret révélé
  save FICHIER     garder une copie de la partie
  quit             enregistrer et partir ; rubicon play --resume FICHIER reprend`,
};

const it: Phrases = {
  prompt: (most) => (most > 1 ? `Numero (1-${most}), o ? per aiuto: ` : "Numero (1), o ? per aiuto: "),
  pass: (seat) => `Passa lo schermo a ${seat}, che poi preme Invio. `,
  saved: (file) => `La partita è salvata in ${file}.`,
  resumed: (acts) => `La partita riprende dopo ${acts} azioni.`,
  over: "La partita è finita.",
  turn: (seat) => `Decide ${seat}.`,
  noSuchAct: (typed) => `Nessuna azione si chiama «${typed}»; scrivi un numero della lista, o ? per aiuto.`,
  takenBack: (acts) => (acts === 1 ? "Un'azione è ritirata." : `${acts} azioni sono ritirate.`),
  nothingToTakeBack: "Nulla può essere ritirato: è caduto un dado, si è scoperto un segreto, o un altro ha agito.",
  whyHow: "Nomina ciò che vorresti fare, per esempio: why legio-13 roma.",
  nothingForbids: (typed) => `Nessuna regola vieta ora qualcosa chiamato «${typed}».`,
  alsoForbids: (acts) => `(e altre ${acts} simili)`,
  noRule: (id) => `Non c'è una regola «${id}».`,
  saveHow: "Nomina un file, per esempio: save partita.jsonl.",
  welcome:
    "Benvenuto in Rubicon. Invio accetta ciò che è tra parentesi; durante la partita ? mostra che cosa scrivere.",
  whichGame: "Quale gioco",
  whichScenario: "Quale scenario",
  whoPlays: (seat, kinds) => `Chi gioca ${seat} (${kinds})`,
  help: `Scrivi il numero di un'azione, o qualche parola per trovarne. Inoltre:
  board            mostra il tavolo
  acts             elenca di nuovo le azioni
  log              che cosa è successo finora
  why NOMI         perché non è permesso: why roma, why legio-13 roma
  rule ID          il testo di una regola
  undo [N|all]     ritira le tue ultime azioni, fino all'ultimo dado o segreto scoperto
  save FILE        conserva una copia della partita
  quit             salva ed esci; rubicon play --resume FILE riprende`,
};

export const PHRASES: Readonly<Record<Language, Phrases>> = { en, fr, it };
