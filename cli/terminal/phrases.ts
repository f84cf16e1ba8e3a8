/** What the terminal itself says. Everything about a game is in the game's own words. */
import { joined, type Language } from "@rubicon/engine";
import type { Examples } from "./examples.ts";

export interface Phrases {
  readonly prompt: (most: number) => string;
  readonly pass: (seat: string) => string;
  readonly saved: (file: string) => string;
  readonly resumed: (acts: number) => string;
  readonly over: string;
  /** Over the lines that say what it was decided by. */
  readonly decidedBy: string;
  /** Before what a seat holds at the end. */
  readonly heldBy: (seat: string) => string;
  readonly turn: (seat: string) => string;
  readonly noSuchAct: (typed: string) => string;
  readonly noSuchNumber: (typed: string) => string;
  readonly takenBack: (acts: number) => string;
  readonly takenBackTo: (entry: number) => string;
  readonly nothingToTakeBack: string;
  readonly whyHow: (forbidden: string) => string;
  readonly nothingForbids: (typed: string) => string;
  /** Before the acts that were asked about. */
  readonly canBeDone: string;
  /** Of a name that no act knows, whatever the moment; some are nearly so. */
  readonly nothingCalled: (typed: string, near: readonly string[]) => string;
  readonly alsoForbids: (acts: number) => string;
  readonly moreReasons: (reasons: number, typed: string) => string;
  readonly noRule: (id: string) => string;
  readonly saveHow: string;
  readonly lookHow: string;
  readonly noLooking: string;
  readonly typedDropped: (typed: string) => string;
  /** A number stood for an act that cannot be done any more. */
  readonly typedOutdated: (number: string, act: string, typed: string) => string;
  /** What was to end another decision than this. */
  readonly typedForBefore: (typed: string) => string;
  /** Numbers that were typed before the list was shown. */
  readonly typedTooSoon: (typed: string) => string;
  readonly noOrders: string;
  readonly ordersHead: string;
  readonly orderIs: Readonly<Record<"ask" | "pass", string>>;
  readonly askedNext: string;
  readonly ordersHow: (id: string) => string;
  /** Orders have answered what was asked just now. */
  readonly letPass: (question: string) => string;
  /** To somebody who is asked though he can play nothing. */
  readonly askedInVain: (id: string) => string;
  readonly welcome: string;
  readonly whichGame: string;
  readonly whichScenario: string;
  readonly whoPlays: (seat: string, kinds: string) => string;
  /** What can be typed at any table. */
  readonly typing: (examples: Examples) => string;
  /** What can be typed at a table on this machine alone. */
  readonly here: string;
}

const en: Phrases = {
  prompt: (most) => `Number (${most > 1 ? `1-${most}` : 1}) or names, or ? for help: `,
  pass: (seat) => `Pass the screen to ${seat}, who then presses Enter. `,
  saved: (file) => `The game is saved in ${file}.`,
  resumed: (acts) => `The game goes on after ${acts} acts.`,
  over: "The game is over.",
  decidedBy: "It was decided by:",
  heldBy: (seat) => `Held at the end (${seat})`,
  turn: (seat) => `${seat} to decide.`,
  noSuchAct: (typed) => `No act is called "${typed}" now; "why ${typed}" tells the rule, ? shows what can be typed.`,
  noSuchNumber: (typed) => `The list has no number ${typed}.`,
  takenBack: (acts) => (acts === 1 ? "One act is taken back." : `${acts} acts are taken back.`),
  takenBackTo: (entry) => `What came after entry ${entry} is taken back.`,
  nothingToTakeBack: "Nothing can be taken back: dice fell, something hidden was shown, or somebody else has acted.",
  whyHow: (forbidden) => `Name what you would like to do, such as: why ${forbidden}.`,
  nothingCalled: (typed, near) =>
    `No act of this game names "${typed}"${near.length === 0 ? "" : `, but there ${near.length === 1 ? "is" : "are"} ${joined(near, "and")}`}; ? shows what can be typed.`,
  canBeDone: "Nothing forbids that:",
  nothingForbids: (typed) => `No rule forbids anything called "${typed}" now.`,
  alsoForbids: (acts) => `(and ${acts} more like it)`,
  moreReasons: (reasons, typed) =>
    `(${reasons === 1 ? "another reason" : `${reasons} more reasons`}: name more, or type "why all ${typed}")`,
  noRule: (id) => `There is no rule "${id}".`,
  saveHow: "Name a file, such as: save my-game.jsonl.",
  lookHow: "Name a place, such as: look roma.",
  noLooking: "There is nothing to look at closer here; board shows the whole table.",
  typedDropped: (typed) => `(Not done, because something happened before: ${typed})`,
  typedOutdated: (number, act, typed) =>
    `(Not done, because ${number} stood for "${act}" in the list you saw, and that cannot be done any more: ${typed})`,
  typedForBefore: (typed) =>
    `(Not taken for what is asked now, because it was typed for what was asked before: ${typed})`,
  typedTooSoon: (typed) => `(Not done, because it was typed before the list that follows was shown: ${typed})`,
  noOrders: "In this game nobody is asked while others act.",
  ordersHead: "While others act:",
  orderIs: { ask: "you are asked", pass: "passes by itself" },
  askedNext: "At the very next of these you are asked, once, whatever stands above.",
  ordersHow: (id) =>
    `To change it: orders ${id} pass, orders ${id} ask; orders all pass, orders all ask for all of them; orders next to be asked at the very next one.`,
  letPass: (question) => `These orders have let pass what you were asked just now: ${question}`,
  askedInVain: (id) =>
    `(You can play nothing here. Everybody is asked, so that nobody learns who holds what; "orders ${id} pass" lets such moments go by.)`,
  welcome: "Welcome to Rubicon. Enter takes what stands in brackets; during the game ? shows what can be typed.",
  whichGame: "Which game",
  whichScenario: "Which scenario",
  whoPlays: (seat, kinds) => `Who plays ${seat} (${kinds})`,
  typing: (names) => `Type the number of an act, or names that only one act has, such as: ${names.act}.
Names that several acts have list them, also those that the list shortens with “…”,
with what each will cost and bring.
Several acts on a line, with ; between, are done one after the other.
Besides:
  board            show the table
  look PLACE       a place, who stands there, and where its roads and seas lead;
                   where pieces have figures on them, a piece and where it is
  acts             list the acts again
  log              what has happened so far
  why NAMES        why something is not allowed: why ${names.forbidden}; why all ${names.forbidden} for every reason
  rule ID          the text of a rule
  undo [N|all]     take back your last acts, up to the last die or discovery
  orders           whether you are asked while others act: orders ID pass, orders ID ask,
                   orders all pass, orders all ask, orders next`,
  here: `  save FILE        keep a copy of the game
  quit             save and leave; rubicon play --resume FILE goes on`,
};

const fr: Phrases = {
  prompt: (most) => `Numéro (${most > 1 ? `1-${most}` : 1}) ou noms, ou ? pour l’aide : `,
  pass: (seat) => `Passez l’écran à ${seat}, qui appuie alors sur Entrée. `,
  saved: (file) => `La partie est enregistrée dans ${file}.`,
  resumed: (acts) => `La partie reprend après ${acts} actions.`,
  over: "La partie est terminée.",
  decidedBy: "Ce qui en a décidé\u00a0:",
  heldBy: (seat) => `Tenu à la fin (${seat})`,
  turn: (seat) => `Décision : ${seat}.`,
  noSuchAct: (typed) =>
    `Aucune action ne s’appelle «\u00a0${typed}\u00a0»\u00a0; «\u00a0why ${typed}\u00a0» donne la règle,\u00a0? montre quoi taper.`,
  noSuchNumber: (typed) => `La liste n’a pas de numéro ${typed}.`,
  takenBack: (acts) => (acts === 1 ? "Une action est annulée." : `${acts} actions sont annulées.`),
  takenBackTo: (entry) => `Ce qui suivait l’entrée ${entry} est annulé.`,
  nothingToTakeBack: "Rien ne peut être annulé : un dé est tombé, un secret a été révélé, ou un autre joueur a agi.",
  whyHow: (forbidden) => `Nommez ce que vous voulez faire, par exemple : why ${forbidden}.`,
  nothingCalled: (typed, near) =>
    `Aucune action de ce jeu ne nomme «\u00a0${typed}\u00a0»${near.length === 0 ? "" : `, mais il y a ${joined(near, "et")}`}\u00a0;\u00a0? montre quoi taper.`,
  canBeDone: "Rien ne l’interdit\u00a0:",
  nothingForbids: (typed) => `Aucune règle n’interdit en ce moment quoi que ce soit nommé «\u00a0${typed}\u00a0».`,
  alsoForbids: (acts) => `(et ${acts} autres du même genre)`,
  moreReasons: (reasons, typed) =>
    `(${reasons === 1 ? "une autre raison" : `${reasons} autres raisons`}\u00a0: précisez, ou tapez «\u00a0why all ${typed}\u00a0»)`,
  noRule: (id) => `Il n’y a pas de règle «\u00a0${id}\u00a0».`,
  saveHow: "Nommez un fichier, par exemple : save ma-partie.jsonl.",
  lookHow: "Nommez un lieu, par exemple : look roma.",
  noLooking: "Il n’y a rien à voir de plus près ici ; board montre toute la table.",
  typedDropped: (typed) => `(Pas exécuté, car quelque chose s’est passé avant : ${typed})`,
  typedOutdated: (number, act, typed) =>
    `(Pas exécuté, car ${number} désignait «\u00a0${act}\u00a0» dans la liste que vous voyiez, ce qui n’est plus possible\u00a0: ${typed})`,
  typedForBefore: (typed) =>
    `(Ne compte pas pour ce qui est demandé maintenant, car tapé pour ce qui l’était avant\u00a0: ${typed})`,
  typedTooSoon: (typed) => `(Pas exécuté, car tapé avant que la liste qui suit ne soit affichée\u00a0: ${typed})`,
  noOrders: "Dans ce jeu, personne n’est consulté pendant que d’autres agissent.",
  ordersHead: "Pendant que d’autres agissent :",
  orderIs: { ask: "vous êtes consulté", pass: "passe de soi-même" },
  askedNext: "À la toute prochaine occasion vous êtes consulté, une fois, quoi qu’il soit dit plus haut.",
  ordersHow: (id) =>
    `Pour changer : orders ${id} pass, orders ${id} ask ; orders next pour être consulté à la prochaine occasion.`,
  letPass: (question) => `Ces ordres ont laissé passer ce qui vous était demandé à l’instant\u00a0: ${question}`,
  askedInVain: (id) =>
    `(Vous n’avez rien à jouer ici. Chacun est consulté, pour que nul n’apprenne qui détient quoi ; « orders ${id} pass » laisse passer ces moments.)`,
  welcome: "Bienvenue à Rubicon. Entrée accepte ce qui est entre crochets ; en cours de partie ? montre quoi taper.",
  whichGame: "Quel jeu",
  whichScenario: "Quel scénario",
  whoPlays: (seat, kinds) => `Qui joue ${seat} (${kinds})`,
  typing: (names) => `Tapez le numéro d’une action, ou des noms qu’elle seule porte, par exemple\u00a0: ${names.act}.
Des noms communs à plusieurs actions les listent, y compris celles que la liste abrège par «\u00a0…\u00a0»,
avec ce que chacune coûtera et apportera.
Plusieurs actions sur une ligne, séparées par des points-virgules (;), s’enchaînent.
En outre\u00a0:
  board            montrer la table
  look LIEU        un lieu, qui s’y tient, et où mènent ses routes et ses mers\u00a0;
                   là où les pions portent des chiffres, un pion et où il est
  acts             lister de nouveau les actions
  log              ce qui s’est passé jusqu’ici
  why NOMS         pourquoi c’est interdit\u00a0: why ${names.forbidden}\u00a0; why all ${names.forbidden} pour toutes les raisons
  rule ID          le texte d’une règle
  undo [N|all]     annuler vos dernières actions, jusqu’au dernier dé ou secret révélé
  orders           si l’on vous consulte pendant que d’autres agissent\u00a0: orders ID pass, orders ID ask,
                   orders all pass, orders all ask, orders next`,
  here: `  save FICHIER     garder une copie de la partie
  quit             enregistrer et partir ; rubicon play --resume FICHIER reprend`,
};

const it: Phrases = {
  prompt: (most) => `Numero (${most > 1 ? `1-${most}` : 1}) o nomi, o ? per aiuto: `,
  pass: (seat) => `Passa lo schermo a ${seat}, che poi preme Invio. `,
  saved: (file) => `La partita è salvata in ${file}.`,
  resumed: (acts) => `La partita riprende dopo ${acts} azioni.`,
  over: "La partita è finita.",
  decidedBy: "L’hanno decisa:",
  heldBy: (seat) => `In mano alla fine (${seat})`,
  turn: (seat) => `Decisione: ${seat}.`,
  noSuchAct: (typed) =>
    `Nessuna azione si chiama «${typed}»; «why ${typed}» dice la regola, ? mostra che cosa scrivere.`,
  noSuchNumber: (typed) => `La lista non ha il numero ${typed}.`,
  takenBack: (acts) => (acts === 1 ? "Un’azione è ritirata." : `${acts} azioni sono ritirate.`),
  takenBackTo: (entry) => `Ciò che seguiva la voce ${entry} è ritirato.`,
  nothingToTakeBack: "Nulla può essere ritirato: è caduto un dado, si è scoperto un segreto, o un altro ha agito.",
  whyHow: (forbidden) => `Nomina ciò che vorresti fare, per esempio: why ${forbidden}.`,
  nothingCalled: (typed, near) =>
    `Nessuna azione di questo gioco nomina «${typed}»${near.length === 0 ? "" : `, ma ${near.length === 1 ? "c’è" : "ci sono"} ${joined(near, "e")}`}; ? mostra che cosa scrivere.`,
  canBeDone: "Niente lo vieta:",
  nothingForbids: (typed) => `Nessuna regola vieta ora qualcosa chiamato «${typed}».`,
  alsoForbids: (acts) => `(e altre ${acts} simili)`,
  moreReasons: (reasons, typed) =>
    `(${reasons === 1 ? "un’altra ragione" : `altre ${reasons} ragioni`}: precisa, o scrivi «why all ${typed}»)`,
  noRule: (id) => `Non c’è una regola «${id}».`,
  saveHow: "Nomina un file, per esempio: save partita.jsonl.",
  lookHow: "Nomina un luogo, per esempio: look roma.",
  noLooking: "Qui non c’è nulla da guardare più da vicino; board mostra tutto il tavolo.",
  typedDropped: (typed) => `(Non eseguito, perché prima è successo qualcosa: ${typed})`,
  typedOutdated: (number, act, typed) =>
    `(Non eseguito, perché ${number} indicava «${act}» nella lista che vedevi, e ora non si può più: ${typed})`,
  typedForBefore: (typed) =>
    `(Non vale per ciò che si chiede ora, perché scritto per ciò che si chiedeva prima: ${typed})`,
  typedTooSoon: (typed) => `(Non eseguito, perché scritto prima che apparisse la lista che segue: ${typed})`,
  noOrders: "In questo gioco nessuno è interpellato mentre agiscono gli altri.",
  ordersHead: "Mentre agiscono gli altri:",
  orderIs: { ask: "sei interpellato", pass: "passa da sé" },
  askedNext: "Alla prossima occasione sei interpellato, una volta, qualunque cosa sia scritta sopra.",
  ordersHow: (id) =>
    `Per cambiare: orders ${id} pass, orders ${id} ask; orders all pass, orders all ask per tutti; orders next per essere interpellato alla prossima occasione.`,
  letPass: (question) => `Questi ordini hanno lasciato passare ciò che ti era appena chiesto: ${question}`,
  askedInVain: (id) =>
    `(Qui non hai nulla da giocare. Tutti sono interpellati, perché nessuno sappia chi ha che cosa; «orders ${id} pass» lascia passare questi momenti.)`,
  welcome:
    "Benvenuto in Rubicon. Invio accetta ciò che è tra parentesi; durante la partita ? mostra che cosa scrivere.",
  whichGame: "Quale gioco",
  whichScenario: "Quale scenario",
  whoPlays: (seat, kinds) => `Chi gioca ${seat} (${kinds})`,
  typing: (names) => `Scrivi il numero di un’azione, o nomi che ha soltanto lei, per esempio: ${names.act}.
Nomi comuni a più azioni le elencano, anche quelle che la lista abbrevia con «…»,
con ciò che ciascuna costerà e porterà.
Più azioni su una riga, separate da punto e virgola (;), si eseguono una dopo l’altra.
Inoltre:
  board            mostra il tavolo
  look LUOGO       un luogo, chi c’è, e dove portano le sue strade e i suoi mari;
                   dove le pedine portano cifre, una pedina e dov’è
  acts             elenca di nuovo le azioni
  log              che cosa è successo finora
  why NOMI         perché non è permesso: why ${names.forbidden}; why all ${names.forbidden} per tutte le ragioni
  rule ID          il testo di una regola
  undo [N|all]     ritira le tue ultime azioni, fino all’ultimo dado o segreto scoperto
  orders           se sei interpellato mentre agiscono gli altri: orders ID pass, orders ID ask,
                   orders all pass, orders all ask, orders next`,
  here: `  save FILE        conserva una copia della partita
  quit             salva ed esci; rubicon play --resume FILE riprende`,
};

export const PHRASES: Readonly<Record<Language, Phrases>> = { en, fr, it };
