/** The help sheet, in every language: fetched when somebody looks at it. */
import type { Catalogue } from "../app/words.ts";
import type { KeyName } from "./keys.ts";

export interface HelpWords {
  readonly title: string;
  readonly keys: string;
  readonly marks: string;
  readonly key: Readonly<Record<KeyName, string>>;
  readonly mark: {
    readonly lit: string;
    readonly picked: string;
    readonly glanced: string;
    readonly closed: string;
    readonly rule: string;
  };
  readonly closed: string;
  readonly stacks: string;
  readonly several: string;
  readonly drag: string;
}

const en: HelpWords = {
  title: "Keys and marks",
  keys: "Keys",
  marks: "Marks",
  key: {
    help: "This page",
    main: "Press the main button, when nothing else has the focus; Space does the same",
    letGo: "Let go of what is picked, close what is open",
    undo: "Take back; ask for it where that is not free",
    acts: "List of all acts",
    orders: "Standing orders",
    log: "Log",
    hand: "Your hand",
    battle: "Battle",
    beside: "Pools and what lies beside the map",
    card: "Go into the card of the thing that has the focus",
    counsel: "Ask a bot what it would do, where that is allowed",
    back: "One step back in the game",
    forward: "One step on",
    first: "To the beginning of the game",
    present: "Back to the present",
    map: "To the map; Tab goes from one lit thing to the next",
    pan: "Move the map",
    zoom: "Closer, farther",
    fit: "The whole map",
  },
  mark: {
    lit: "Glowing ring: this can be clicked now",
    picked: "Red ring: picked; a second click lets it go",
    glanced: "Dashed ring: pointed at in the log or in the list of acts",
    closed: "No ring: click it, rest on it or press long to learn why not",
    rule: "A rule’s number: opens its text",
  },
  closed: "Right-click lets go of what is picked.",
  stacks:
    "A click on a stack takes all of it up, a click on a piece that lies open takes it alone. Then click where it is to go, however far that is lit; or drag it there. One take-back takes all of it back.",
  several: "Shift and click adds a piece or takes it out; Shift and drag draws a frame around several.",
  drag: "Drag the map to move it, turn the wheel or pinch to come closer.",
};

const fr: HelpWords = {
  title: "Touches et marques",
  keys: "Touches",
  marks: "Marques",
  key: {
    help: "Cette page",
    main: "Appuyer sur le bouton principal, quand rien d’autre n’est sélectionné ; Espace fait de même",
    letGo: "Lâcher ce qui est choisi, fermer ce qui est ouvert",
    undo: "Reprendre ; le demander quand ce n’est pas libre",
    orders: "Consignes permanentes",
    acts: "Liste de toutes les actions",
    log: "Chronique",
    hand: "Votre main",
    battle: "Bataille",
    beside: "Réserves et ce qui est à côté de la carte",
    card: "Entrer dans la fiche de l’élément sélectionné",
    counsel: "Demander à un bot ce qu’il ferait, là où c’est permis",
    back: "Un pas en arrière dans la partie",
    forward: "Un pas en avant",
    first: "Au début de la partie",
    present: "Revenir au présent",
    map: "Vers la carte ; Tab passe d’un élément éclairé au suivant",
    pan: "Déplacer la carte",
    zoom: "Plus près, plus loin",
    fit: "La carte entière",
  },
  mark: {
    lit: "Anneau lumineux : on peut cliquer dessus maintenant",
    picked: "Anneau rouge : choisi ; un second clic le lâche",
    glanced: "Anneau en tirets : désigné dans la chronique ou la liste d’actions",
    closed: "Sans anneau : cliquez, attendez dessus ou appuyez longuement pour savoir pourquoi",
    rule: "Un numéro de règle : ouvre son texte",
  },
  closed: "Un clic droit lâche ce qui est choisi.",
  stacks:
    "Un clic sur une pile la prend tout entière, un clic sur une pièce étalée ne prend qu’elle. Cliquez ensuite où elle doit aller, aussi loin que c’est éclairé ; ou faites-la glisser. Une seule annulation reprend le tout.",
  several: "Maj et clic ajoute ou retire une pièce ; Maj et glisser trace un cadre autour de plusieurs.",
  drag: "Faites glisser la carte pour la déplacer ; molette ou pincement pour s’approcher.",
};

const it: HelpWords = {
  title: "Tasti e segni",
  keys: "Tasti",
  marks: "Segni",
  key: {
    help: "Questa pagina",
    main: "Premi il pulsante principale, quando nient’altro è selezionato; Spazio fa lo stesso",
    letGo: "Lascia ciò che è scelto, chiudi ciò che è aperto",
    undo: "Annulla; chiedilo dove non è libero",
    orders: "Ordini permanenti",
    acts: "Elenco di tutte le azioni",
    log: "Cronaca",
    hand: "La tua mano",
    battle: "Battaglia",
    beside: "Riserve e ciò che sta accanto alla mappa",
    card: "Entra nella scheda dell’elemento selezionato",
    counsel: "Chiedere a un bot che cosa farebbe, dove è permesso",
    back: "Un passo indietro nella partita",
    forward: "Un passo avanti",
    first: "All’inizio della partita",
    present: "Torna al presente",
    map: "Alla mappa; Tab passa da un elemento illuminato all’altro",
    pan: "Sposta la mappa",
    zoom: "Più vicino, più lontano",
    fit: "La mappa intera",
  },
  mark: {
    lit: "Anello luminoso: ora si può fare clic",
    picked: "Anello rosso: scelto; un secondo clic lo lascia",
    glanced: "Anello tratteggiato: indicato nella cronaca o nell’elenco delle azioni",
    closed: "Senza anello: fai clic, soffermati o premi a lungo per sapere perché no",
    rule: "Il numero di una regola: ne apre il testo",
  },
  closed: "Il clic destro lascia ciò che è scelto.",
  stacks:
    "Un clic su una pila la prende tutta, un clic su un pezzo scoperto prende solo quello. Poi fai clic dove deve andare, fin dove è illuminato; oppure trascinala. Un solo annullamento riporta tutto indietro.",
  several: "Maiusc e clic aggiunge o toglie un pezzo; Maiusc e trascina traccia un riquadro attorno a più pezzi.",
  drag: "Trascina la mappa per spostarla; rotella o pizzico per avvicinarti.",
};

export const helpWords: Catalogue<HelpWords> = { en, fr, it };
