/** Texts about the components of games, in forms and at tables. */
import type { Catalogue } from "../app/words.ts";

export interface PackWords {
  readonly title: string;
  readonly standard: string;
  readonly balanced: string;
  readonly balancedHint: string;
  readonly mine: string;
  readonly mineHint: string;
  readonly decide: string;
  readonly drop: string;
  readonly dropHint: string;
  readonly loaded: (name: string) => string;
  readonly here: string;
  readonly export: string;
  readonly exportOf: (name: string) => string;
  readonly exportStandard: string;
  readonly throwAway: string;
  readonly throwAwayOf: (name: string) => string;
  readonly needed: (games: number) => string;
  readonly stillNeeded: string;
  readonly playedWith: (name: string) => string;
  readonly loadWanted: string;
  /** The workshop. */
  readonly change: string;
  readonly changeHint: string;
  /** Of components that the server does not have yet. */
  readonly brought: string;
}

const en: PackWords = {
  title: "Components",
  standard: "As the game comes",
  balanced: "Balanced",
  balancedHint:
    "Some reconstructed values are changed so that scenarios which favour one side in games between bots come out more even. What the rules state stays.",
  mine: "My components…",
  mineHint:
    "Whoever owns the printed game can play with what is printed: map, pieces and cards come from a file. It is checked against the rules and stays in this browser.",
  decide: "Load a file of components first, or choose others.",
  drop: "Drop a file of components here",
  dropHint: "A JSON file, as it is exported below or given to the rubicon command.",
  loaded: (name) => `“${name}” fits the rules and is kept here now.`,
  here: "Components kept in this browser",
  export: "Export",
  exportOf: (name) => `Export “${name}”`,
  exportStandard: "Export those the game comes with, to begin from",
  throwAway: "Throw away",
  throwAwayOf: (name) => `Throw away “${name}”`,
  needed: (games) => (games === 1 ? "1 game is played with them" : `${games} games are played with them`),
  stillNeeded: "A game in this browser still needs these components.",
  playedWith: (name) => `Played with the components “${name}”.`,
  loadWanted: "Whoever has these components can load them here; then the game opens.",
  change: "Change the components",
  changeHint: "Owners of the printed game put in what is printed.",
  brought: "Your components go to the server with the table: whoever plays or looks on gets them from there.",
};

const fr: PackWords = {
  title: "Matériel",
  standard: "Celui du jeu",
  balanced: "Équilibré",
  balancedHint:
    "Quelques valeurs reconstituées sont changées, pour que les scénarios qui avantagent un camp dans les parties entre bots soient plus égaux. Ce que disent les règles reste.",
  mine: "Mon matériel…",
  mineHint:
    "Qui possède le jeu imprimé peut jouer avec ce qui est imprimé\u00a0: carte, blocs et cartes viennent d’un fichier. Il est confronté aux règles et reste dans ce navigateur.",
  decide: "Chargez d’abord un fichier de matériel, ou choisissez-en un autre.",
  drop: "Déposez ici un fichier de matériel",
  dropHint: "Un fichier JSON, tel qu’on l’exporte ci-dessous ou qu’on le donne à la commande rubicon.",
  loaded: (name) => `«\u00a0${name}\u00a0» convient aux règles et se trouve maintenant ici.`,
  here: "Matériel conservé dans ce navigateur",
  export: "Exporter",
  exportOf: (name) => `Exporter «\u00a0${name}\u00a0»`,
  exportStandard: "Exporter celui du jeu, pour partir de là",
  throwAway: "Jeter",
  throwAwayOf: (name) => `Jeter «\u00a0${name}\u00a0»`,
  needed: (games) => (games === 1 ? "1 partie se joue avec" : `${games} parties se jouent avec`),
  stillNeeded: "Une partie de ce navigateur a encore besoin de ce matériel.",
  playedWith: (name) => `Se joue avec le matériel «\u00a0${name}\u00a0».`,
  loadWanted: "Qui possède ce matériel peut le charger ici\u00a0; la partie s’ouvre alors.",
  change: "Changer le matériel",
  changeHint: "Qui possède le jeu imprimé y met ce qui est imprimé.",
  brought: "Votre matériel va au serveur avec la table\u00a0: qui joue ou regarde l’en reçoit.",
};

const it: PackWords = {
  title: "Componenti",
  standard: "Quelli del gioco",
  balanced: "Bilanciati",
  balancedHint:
    "Alcuni valori ricostruiti sono cambiati, perché gli scenari che nelle partite fra bot favoriscono una parte siano più equilibrati. Ciò che dicono le regole resta.",
  mine: "I miei componenti…",
  mineHint:
    "Chi possiede il gioco stampato può giocare con ciò che è stampato: mappa, blocchi e carte vengono da un file. Viene confrontato con le regole e resta in questo browser.",
  decide: "Carica prima un file di componenti, o scegline altri.",
  drop: "Trascina qui un file di componenti",
  dropHint: "Un file JSON, come si esporta qui sotto o si dà al comando rubicon.",
  loaded: (name) => `«${name}» va d’accordo con le regole ed è ora conservato qui.`,
  here: "Componenti conservati in questo browser",
  export: "Esporta",
  exportOf: (name) => `Esporta «${name}»`,
  exportStandard: "Esporta quelli del gioco, per cominciare da lì",
  throwAway: "Butta via",
  throwAwayOf: (name) => `Butta via «${name}»`,
  needed: (games) => (games === 1 ? "1 partita li usa" : `${games} partite li usano`),
  stillNeeded: "Una partita di questo browser ha ancora bisogno di questi componenti.",
  playedWith: (name) => `Si gioca con i componenti «${name}».`,
  loadWanted: "Chi ha questi componenti può caricarli qui; poi la partita si apre.",
  change: "Cambia i componenti",
  changeHint: "Chi possiede il gioco stampato ci mette ciò che è stampato.",
  brought: "I tuoi componenti vanno al server con il tavolo: chi gioca o guarda li riceve da lì.",
};

export const packWords: Catalogue<PackWords> = { en, fr, it };
