/** Texts of the workshop, whatever game lies on the bench. */

import { de } from "../app/french.ts";
import type { Catalogue } from "../app/words.ts";

export interface WorkshopWords {
  title: (game: string) => string;
  readonly short: string;
  readonly none: string;
  // The pack
  readonly name: string;
  mine: (game: string) => string;
  changes: (count: number) => string;
  readonly unchanged: string;
  readonly elsewhere: string;
  readonly fits: string;
  readonly checking: string;
  faults: (count: number) => string;
  readonly goThere: string;
  readonly kept: string;
  readonly notKept: string;
  readonly undo: string;
  readonly redo: string;
  readonly load: string;
  readonly loadFile: string;
  readonly save: string;
  readonly saveFile: string;
  readonly share: string;
  readonly saved: (file: string) => string;
  readonly laid: (name: string) => string;
  readonly drop: string;
  // Playing
  readonly play: string;
  readonly openTable: string;
  readonly scenario: string;
  readonly mendFirst: string;
  readonly nameFirst: string;
  // Around the tables
  readonly tables: string;
  readonly overview: string;
  readonly map: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly nothingFound: string;
  readonly oursOnly: string;
  readonly noneOurs: string;
  readonly part: string;
  readonly rows: string;
  readonly add: string;
  readonly remove: (row: string) => string;
  readonly choose: string;
  // A cell
  readonly stated: string;
  readonly foundElsewhere: string;
  readonly ours: string;
  readonly changed: string;
  readonly statedIn: (where: string) => string;
  readonly foundIn: (where: string) => string;
  readonly oursBecause: (why: string) => string;
  readonly added: string;
  readonly usual: (value: string) => string;
  readonly putBack: string;
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
  readonly pointAtCell: string;
  // Overview
  readonly intro: readonly [string, string];
  readonly steps: readonly [string, string, string, string];
  readonly how: string;
  readonly marks: string;
  readonly contents: string;
  readonly values: string;
  readonly reconstructed: string;
  readonly whatIsWrong: string;
  readonly yourChanges: string;
  readonly noChanges: string;
  readonly addedRow: string;
  readonly removedRow: string;
  readonly putAllBack: string;
  readonly files: string;
  readonly dropHint: string;
  readonly keptHere: string;
  readonly lay: string;
  readonly layOf: (name: string) => string;
  // The map
  readonly mapAbout: string;
  readonly byLand: string;
  readonly bySea: string;
  readonly nobodyStands: string;
  readonly chooseZone: string;
  readonly waysOf: string;
  readonly addWay: string;
  readonly standing: string;
  readonly addPiece: string;
  readonly close: string;
}

const en: WorkshopWords = {
  title: (game) => `Components of ${game}`,
  short: "Components",
  none: "The components of this game cannot be changed here.",
  name: "Name of your components",
  mine: (game) => `My ${game}`,
  changes: (count) => (count === 1 ? "1 change" : `${count} changes`),
  unchanged: "As the game comes",
  elsewhere: "Changed where no table shows it",
  fits: "Fits the rules",
  checking: "Checking…",
  faults: (count) => (count === 1 ? "1 fault" : `${count} faults`),
  goThere: "Go there",
  kept: "Kept on this device",
  notKept: "This browser keeps nothing: save it as a file.",
  undo: "Undo",
  redo: "Redo",
  load: "Load",
  loadFile: "Load a file",
  save: "Save",
  saveFile: "Save as a file",
  share: "Share",
  saved: (file) => `Saved as ${file}.`,
  laid: (name) => `“${name}” is loaded. Undo brings back what was here.`,
  drop: "Drop the file to load it",
  play: "Play at this screen",
  openTable: "Open a table",
  scenario: "Scenario",
  mendFirst: "What is marked red has to be mended first.",
  nameFirst: "Give your components a name first.",
  tables: "Tables",
  overview: "Overview",
  map: "The map",
  search: "Search",
  found: (count) => (count === 1 ? "1 row" : `${count} rows`),
  nothingFound: "Nothing here fits the search. The numbers beside the tables say where something does.",
  oursOnly: "Reconstructed only",
  noneOurs: "Nothing in this table is reconstructed.",
  part: "Scenario",
  rows: "Rows",
  add: "Add",
  remove: (row) => `Take away ${row}`,
  choose: "choose…",
  stated: "Stated by the rules",
  foundElsewhere: "Told by other publications",
  ours: "Reconstructed",
  changed: "Changed by you",
  statedIn: (where) => `Stated: ${where}.`,
  foundIn: (where) => `Told elsewhere: ${where}.`,
  oursBecause: (why) => `Reconstructed: ${why}`,
  added: "Added by you.",
  usual: (value) => `As the game comes: ${value}`,
  putBack: "Put back",
  empty: "nothing",
  yes: "yes",
  no: "no",
  pointAtCell: "Choose a value to see where it comes from.",
  intro: [
    "The rules and scenarios of this game are published; its printed map and counters are not in our hands. Whatever the rules state stands here as they state it. The rest we had to reconstruct.",
    "If you own the printed game you can put in what is printed, and play with it here, with every rule enforced. Nothing leaves this device unless you save, share or open a table with it.",
  ],
  how: "How it goes",
  steps: [
    "Choose a table or the map, and compare it with your game. “Reconstructed only” shows what is worth comparing.",
    "Change what differs. Each entry is checked by the rules at once; what does not fit is marked, and says why.",
    "Everything is kept as you go, and every step can be undone.",
    "Play with it at this screen or open a table; save it as a file to keep it or to give it to others.",
  ],
  marks: "Marks",
  contents: "What there is",
  values: "Values",
  reconstructed: "Reconstructed",
  whatIsWrong: "What does not fit yet",
  yourChanges: "Your changes",
  noChanges: "Nothing is changed yet.",
  addedRow: "added",
  removedRow: "taken away",
  putAllBack: "Put everything back",
  files: "Files",
  dropHint:
    "A JSON file of components, as it is saved here. It takes the place of what is on the bench; that can be undone.",
  keptHere: "Components kept in this browser",
  lay: "Work on it",
  layOf: (name) => `Work on “${name}”`,
  mapAbout: "Choose a zone to see and change its values, its ways and who stands there.",
  byLand: "Ways by land",
  bySea: "Ways by sea",
  nobodyStands: "No pieces",
  chooseZone: "Choose a zone on the map.",
  waysOf: "Ways",
  addWay: "Add a way to",
  standing: "Who stands here",
  addPiece: "Bring a piece here",
  close: "Close",
};

const fr: WorkshopWords = {
  title: (game) => `Matériel ${de(game)}`,
  short: "Matériel",
  none: "Le matériel de ce jeu ne peut pas être changé ici.",
  name: "Nom de votre matériel",
  mine: (game) => `Mon ${game}`,
  changes: (count) => (count === 1 ? "1 changement" : `${count} changements`),
  unchanged: "Celui du jeu",
  elsewhere: "Changé là où aucun tableau ne le montre",
  fits: "Conforme aux règles",
  checking: "Vérification…",
  faults: (count) => (count === 1 ? "1 faute" : `${count} fautes`),
  goThere: "Y aller",
  kept: "Conservé sur cet appareil",
  notKept: "Ce navigateur ne conserve rien : enregistrez-le dans un fichier.",
  undo: "Annuler",
  redo: "Rétablir",
  load: "Charger",
  loadFile: "Charger un fichier",
  save: "Enregistrer",
  saveFile: "Enregistrer dans un fichier",
  share: "Partager",
  saved: (file) => `Enregistré sous ${file}.`,
  laid: (name) => `«\u00a0${name}\u00a0» est chargé. Annuler ramène ce qu’il y avait.`,
  drop: "Déposez le fichier pour le charger",
  play: "Jouer sur cet écran",
  openTable: "Ouvrir une table",
  scenario: "Scénario",
  mendFirst: "Il faut d’abord corriger ce qui est marqué en rouge.",
  nameFirst: "Donnez d’abord un nom à votre matériel.",
  tables: "Tableaux",
  overview: "Aperçu",
  map: "La carte",
  search: "Chercher",
  found: (count) => (count === 1 ? "1 ligne" : `${count} lignes`),
  nothingFound: "Rien ici ne répond à la recherche. Les nombres à côté des tableaux disent où il y a quelque chose.",
  oursOnly: "Reconstitué seulement",
  noneOurs: "Rien dans ce tableau n’est reconstitué.",
  part: "Scénario",
  rows: "Lignes",
  add: "Ajouter",
  remove: (row) => `Ôter ${row}`,
  choose: "choisir…",
  stated: "Dit par les règles",
  foundElsewhere: "Tiré d’autres publications",
  ours: "Reconstitué",
  changed: "Changé par vous",
  statedIn: (where) => `Dit par les règles : ${where}.`,
  foundIn: (where) => `Tiré d’ailleurs : ${where}.`,
  oursBecause: (why) => `Reconstitué : ${why}`,
  added: "Ajouté par vous.",
  usual: (value) => `Dans le jeu : ${value}`,
  putBack: "Remettre",
  empty: "rien",
  yes: "oui",
  no: "non",
  pointAtCell: "Choisissez une valeur pour voir d’où elle vient.",
  intro: [
    "Les règles et les scénarios de ce jeu sont publiés ; sa carte et ses pions imprimés ne sont pas entre nos mains. Ce que les règles disent se trouve ici comme elles le disent. Le reste, nous avons dû le reconstituer.",
    "Si vous possédez le jeu imprimé, vous pouvez y mettre ce qui est imprimé et jouer avec, toutes règles appliquées. Rien ne quitte cet appareil, sauf si vous l’enregistrez, le partagez ou ouvrez une table avec.",
  ],
  how: "Comment faire",
  steps: [
    "Choisissez un tableau ou la carte, et comparez avec votre jeu. «\u00a0Reconstitué seulement\u00a0» montre ce qui vaut la comparaison.",
    "Changez ce qui diffère. Les règles vérifient chaque saisie aussitôt ; ce qui ne convient pas est marqué et dit pourquoi.",
    "Tout est conservé à mesure, et chaque pas peut être annulé.",
    "Jouez avec sur cet écran ou ouvrez une table ; enregistrez-le pour le garder ou le donner à d’autres.",
  ],
  marks: "Marques",
  contents: "Ce qu’il y a",
  values: "Valeurs",
  reconstructed: "Reconstitué",
  whatIsWrong: "Ce qui ne convient pas encore",
  yourChanges: "Vos changements",
  noChanges: "Rien n’est encore changé.",
  addedRow: "ajouté",
  removedRow: "ôté",
  putAllBack: "Tout remettre",
  files: "Fichiers",
  dropHint:
    "Un fichier JSON de matériel, tel qu’on l’enregistre ici. Il prend la place de ce qu’il y a ; cela peut être annulé.",
  keptHere: "Matériel conservé dans ce navigateur",
  lay: "Y travailler",
  layOf: (name) => `Travailler sur «\u00a0${name}\u00a0»`,
  mapAbout: "Choisissez une zone pour voir et changer ses valeurs, ses passages et qui s’y trouve.",
  byLand: "Passages par terre",
  bySea: "Passages par mer",
  nobodyStands: "Aucun pion",
  chooseZone: "Choisissez une zone sur la carte.",
  waysOf: "Passages",
  addWay: "Ajouter un passage vers",
  standing: "Qui s’y trouve",
  addPiece: "Amener un pion ici",
  close: "Fermer",
};

const it: WorkshopWords = {
  title: (game) => `Componenti di ${game}`,
  short: "Componenti",
  none: "I componenti di questo gioco non si possono cambiare qui.",
  name: "Nome dei tuoi componenti",
  mine: (game) => `Il mio ${game}`,
  changes: (count) => (count === 1 ? "1 modifica" : `${count} modifiche`),
  unchanged: "Quelli del gioco",
  elsewhere: "Cambiati dove nessuna tabella lo mostra",
  fits: "Conformi alle regole",
  checking: "Controllo…",
  faults: (count) => (count === 1 ? "1 errore" : `${count} errori`),
  goThere: "Vai lì",
  kept: "Conservati su questo dispositivo",
  notKept: "Questo browser non conserva nulla: salvali in un file.",
  undo: "Annulla",
  redo: "Ripeti",
  load: "Carica",
  loadFile: "Carica un file",
  save: "Salva",
  saveFile: "Salva in un file",
  share: "Condividi",
  saved: (file) => `Salvato come ${file}.`,
  laid: (name) => `«${name}» è caricato. Annulla riporta ciò che c’era.`,
  drop: "Lascia il file per caricarlo",
  play: "Gioca su questo schermo",
  openTable: "Apri un tavolo",
  scenario: "Scenario",
  mendFirst: "Prima va corretto ciò che è segnato in rosso.",
  nameFirst: "Prima dai un nome ai tuoi componenti.",
  tables: "Tabelle",
  overview: "Panoramica",
  map: "La mappa",
  search: "Cerca",
  found: (count) => (count === 1 ? "1 riga" : `${count} righe`),
  nothingFound: "Qui nulla risponde alla ricerca. I numeri accanto alle tabelle dicono dove c’è qualcosa.",
  oursOnly: "Solo ricostruiti",
  noneOurs: "In questa tabella nulla è ricostruito.",
  part: "Scenario",
  rows: "Righe",
  add: "Aggiungi",
  remove: (row) => `Togli ${row}`,
  choose: "scegli…",
  stated: "Detto dalle regole",
  foundElsewhere: "Detto da altre pubblicazioni",
  ours: "Ricostruito",
  changed: "Cambiato da te",
  statedIn: (where) => `Detto dalle regole: ${where}.`,
  foundIn: (where) => `Detto altrove: ${where}.`,
  oursBecause: (why) => `Ricostruito: ${why}`,
  added: "Aggiunto da te.",
  usual: (value) => `Nel gioco: ${value}`,
  putBack: "Rimetti",
  empty: "nulla",
  yes: "sì",
  no: "no",
  pointAtCell: "Scegli un valore per vedere da dove viene.",
  intro: [
    "Le regole e gli scenari di questo gioco sono pubblicati; la mappa e le pedine stampate non sono nelle nostre mani. Ciò che le regole dicono sta qui come lo dicono. Il resto abbiamo dovuto ricostruirlo.",
    "Se possiedi il gioco stampato puoi metterci ciò che è stampato e giocarci qui, con tutte le regole applicate. Nulla lascia questo dispositivo, se non lo salvi, lo condividi o apri un tavolo.",
  ],
  how: "Come si fa",
  steps: [
    "Scegli una tabella o la mappa, e confronta con il tuo gioco. «Solo ricostruiti» mostra ciò che vale la pena confrontare.",
    "Cambia ciò che differisce. Le regole controllano subito ogni voce; ciò che non va è segnato e dice perché.",
    "Tutto viene conservato man mano, e ogni passo si può annullare.",
    "Giocaci su questo schermo o apri un tavolo; salvalo in un file per tenerlo o darlo ad altri.",
  ],
  marks: "Segni",
  contents: "Che cosa c’è",
  values: "Valori",
  reconstructed: "Ricostruiti",
  whatIsWrong: "Che cosa non va ancora",
  yourChanges: "Le tue modifiche",
  noChanges: "Nulla è ancora cambiato.",
  addedRow: "aggiunto",
  removedRow: "tolto",
  putAllBack: "Rimetti tutto",
  files: "File",
  dropHint: "Un file JSON di componenti, come si salva qui. Prende il posto di ciò che c’è; si può annullare.",
  keptHere: "Componenti conservati in questo browser",
  lay: "Lavoraci",
  layOf: (name) => `Lavora su «${name}»`,
  mapAbout: "Scegli una zona per vedere e cambiare i suoi valori, i suoi passaggi e chi ci sta.",
  byLand: "Passaggi per terra",
  bySea: "Passaggi per mare",
  nobodyStands: "Nessuna pedina",
  chooseZone: "Scegli una zona sulla mappa.",
  waysOf: "Passaggi",
  addWay: "Aggiungi un passaggio verso",
  standing: "Chi sta qui",
  addPiece: "Porta qui una pedina",
  close: "Chiudi",
};

export const workshopWords: Catalogue<WorkshopWords> = { en, fr, it };
