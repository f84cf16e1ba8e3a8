/** The primer in Italian. */
import { joined } from "@rubicon/engine";

import { it as shared } from "../../../series/primer/words-it.ts";
import { signed } from "../../../series/signed.ts";
import type { PrimerWords } from "./wording.ts";

export const it: PrimerWords = {
  ...shared,
  lead: "Vent’anni di guerra civile, dal Rubicone alla chiusura del tempio di Giano. Due giocatori guidano i Cesariani e i Repubblicani, i loro capi e le loro legioni, e a volte i Popoli intorno. Un turno è un anno, e un solo dado decide una battaglia.",
  unitParts: {
    ...shared.unitParts,
    name: { title: "Quale legione", text: "Le reclute portano una R." },
  },
  leaderParts: {
    command: { title: "Comando", text: "Tante unità vanno con lui." },
    politics: { title: "Politica", text: "Iniziativa, ambascerie, capo contro capo." },
    chief: { title: "Capo di fazione", text: "Un bordo d’oro e una corona." },
    tactics: { title: "Tattica", text: "Modifica il dado; ostacola l’evasione." },
    strategy: { title: "Strategia", text: "Sequenze dell’anno; evasione." },
  },
  faces: {
    title: "Due facce",
    text: "Quasi tutti i capi romani hanno una faccia per ogni fazione, spesso con altri valori. Chi non cambia mai parte ne ha una sola.",
  },
  kind: {
    legion: { title: "Legioni", text: "Il grosso dell’esercito. Senza capo vanno di una zona." },
    recruits: { title: "Legioni di reclute", text: "Più deboli, e le prime a essere levate in una regione." },
    horse: { title: "Equites", text: "Senza capo vanno di una zona, come le legioni." },
    auxilia: { title: "Auxilia", text: "Deboli, e si muovono solo con un capo." },
    ships: { title: "Naves", text: "Vogliono un capo, e ciascuna porta tre unità di terra." },
    leader: { title: "Capi romani", text: "Marciare, sottrarsi, vincere: quasi nulla va senza di loro." },
    king: { title: "Capi dei Popoli", text: "Guidano il proprio Popolo, e se cadono ritornano." },
    warriors: { title: "Guerrieri", text: "Le unità di un Popolo, nel colore della sua nazione." },
  },
  peoplesLead: (majors, minors) =>
    `${joined(majors, "e")} sono i Popoli maggiori: hanno capi e stanno sulla mappa fin dall’inizio. ${minors} Popoli minori aspettano nella loro casella che qualcuno li sollevi.`,
  states: {
    peace: {
      title: "In pace",
      text: "Restano a casa. I Romani possono attraversare le loro terre, ma non fermarvisi.",
    },
    war: {
      title: "In guerra",
      text: "Una banda strappata: combattono per il giocatore che li controlla, non lontano da casa, e mai accanto alle sue legioni.",
    },
    allegiance: {
      title: "Alleati",
      text: "Una banda intera: marciano e combattono con le sue legioni, e danno un punto l’anno.",
    },
  },
  yearParts: ({ politics, sequences, first, second, blanks }) => ({
    A: { title: "Stratagemmi", text: "Ogni parte pesca una pedina. Ha due facce, e si gioca per una delle due." },
    B: {
      title: "Iniziativa",
      text: `I Cesariani tirano un dado: meno della politica del loro capo, ${politics} per Cesare, ed è loro.`,
    },
    C: {
      title: "Geostrategia",
      text: `Entrano dei capi. Si pesca un segnalino, ${blanks} sono esche: un Popolo maggiore può entrare in guerra. Ogni parte può inviare un’ambasceria.`,
    },
    D: {
      title: "Amministrazione",
      text: `Le strategie migliori delle due parti fanno le sequenze dell’anno: ${sequences}, quindi ${first} e ${second}. Poi un evento, le morti, le reclute.`,
    },
    E: {
      title: "Campagna",
      text: "Una sequenza per uno, a turno: prima si muove quanto si vuole, poi si combatte dappertutto.",
    },
    F: { title: "Bilancio", text: "Travagli della Repubblica, controllo delle regioni, punti; poi l’inverno." },
  }),
  marches: {
    army: {
      title: "Con un capo: 3",
      text: "Tante unità quante ne comanda, tutte della sua zona. Una zona costa 1; un grande fiume, uno stretto o montagne 1 in più. Per strada si possono lasciare unità. Dove c’è il nemico ci si ferma.",
    },
    alone: {
      title: "Da soli",
      text: "Un capo da solo ha 4 punti. Una legione o degli equites da soli vanno di una zona.",
    },
    ships: {
      title: "Per mare: 1",
      text: "Da un mare all’altro 1, un porto nulla, ogni altra costa 1. Chi tocca una costa si ferma.",
    },
    abroad: {
      title: "Fuori dalla Repubblica",
      text: "Solo con un capo, e al massimo 2 punti se non si entra in nessuna zona della Repubblica. Chi è ancora là d’inverno è perduto.",
    },
  },
  battleParts: ({ bonus, strategy, ...figures }) => ({
    ...shared.inBattle(figures),
    evasion: {
      title: "L’evasione",
      text: `Il difensore può tentare di sottrarsi: un d10 e ${signed(bonus)} per la tattica di Cesare devono fare meno della strategia di Pompeo, ${strategy}.`,
    },
    die: {
      title: "Il dado",
      text: `Un solo dado. Si aggiunge la propria tattica e si toglie la loro; 1 per il capo con più politica; 1 in meno attraverso un fiume o uno stretto. Qui ${figures.die} ${signed(figures.modifier)}: riga ${figures.row}.`,
    },
    results: {
      title: "Perdite e ritirata",
      text: "Chi perde va in una zona adiacente, non da dove venivano gli attaccanti, o è perduto. Un Capo di fazione battuto da un altro muore.",
    },
  }),
  ploys: {
    faces: {
      title: "Due facce",
      text: "Si pesca una pedina l’anno, e se ne tengono fino a tre durante l’inverno. Ciascuna ha due facce; se ne gioca una, e l’altra non si usa.",
    },
    phases: {
      title: "Ognuno nella sua fase",
      text: "La lettera dice quando: con l’iniziativa, nella geostrategia, in campagna, o alla fine dell’anno. Puoi giocare tutti quelli che hai; ciò che è giocato torna nella coppa.",
    },
    window: {
      title: "Finestre",
      text: "In campagna possono giocare tutti e due, chiunque muova: fra due sequenze, prima delle battaglie, su un dado appena caduto. Si chiede prima alla parte attiva, finché entrambi passano. Nessuno ne capisce che cosa c’è in una mano.",
    },
    orders: {
      title: "Ordini permanenti",
      text: "Dici in quali finestre vuoi che ti si chieda. Le altre passano da sé, e nessuno vede i tuoi ordini.",
    },
  },
  politics: "Colpi di Stato, Triumviri e Idi di marzo",
  upheavals: {
    coup: {
      title: "Colpo di Stato",
      text: "Contro un capo nemico che non è con il suo Capo di fazione: un dado, con quello che dice la pedina, non più alto della sua politica, e passa a te come Pretendente. I capi vicini possono seguirlo.",
    },
    triumvir: {
      title: "Triumviro",
      text: "Se nella regione non c’è un Capo di fazione, la parte minacciata può nominarlo Triumviro: un dado inferiore alla sua politica. Allora tutta la sua regione è neutrale, finché qualcuno lo guadagna o vengono i barbari.",
    },
    exchange: {
      title: "Cambiare parte",
      text: "Un Pretendente che batte l’ultimo Capo della sua vecchia fazione ne prende il posto: nella Fase F i giocatori si scambiano le fazioni. Il punteggio cambia segno, quindi un vantaggio resta un vantaggio; le pedine restano in mano.",
    },
    ides: {
      title: "Le Idi di marzo",
      text: "Nello scenario 1, più regioni controlla la parte di Cesare, prima viene un attentato. Se cade, gli Assassini sono Repubblicani per sempre, gli eserciti misti si dividono, e l’anno dopo ha metà delle sequenze.",
    },
  },
  winterParts: {
    ships: { title: "Navi", text: "In porto tornano a piena forza; altrove sono perdute." },
    abroad: {
      title: "Fuori",
      text: "Le unità di terra romane fuori dalla Repubblica sono perdute. I loro capi tornano in primavera.",
    },
    quarters: {
      title: "Quartieri",
      text: "Le unità ridotte si riprendono in una città, o dove il nemico non è vicino. Le pile in una regione nemica tornano a casa.",
    },
    peoples: {
      title: "Popoli",
      text: "In guerra restano e si riprendono. Se non ne resta nulla, sono in pace per anni.",
    },
    garrisons: { title: "Guarnigioni", text: "Le legioni in eccesso vanno dove ne mancano." },
    recruits: { title: "Reclute", text: "Prese dalla Riserva, regione per regione, compaiono l’anno dopo." },
  },
  regions: "Le sette regioni",
  region: "regione",
  garrison: "guarnigione",
  recruits: "reclute l’anno",
  control: "si prende con",
  zonesAndCities: (zones, cities) => `${zones} zone, ${cities} con città`,
  worth: "punti di controllo",
  victoryLead: "I punti si contano su una sola scala, avanti e indietro. Vengono da",
  pointsParts: (roma) => ({
    battle: "una battaglia con 35 o più di forza: 1",
    leader: "un capo nemico ucciso: 1",
    regions: "12 punti di controllo nella Fase F: 2; 15: 3",
    roma: `Roma: 1 l’anno, e ${roma} punti di controllo`,
    peoples: "un Popolo maggiore alleato: 1 l’anno; pacificato con le armi: il suo valore",
    disbanded: "tre legioni congedate: 1",
  }),
  spqr: {
    title: "La Repubblica",
    text: "Capi uccisi, guarnigioni mancanti, guerre, troppe o troppo poche legioni spingono avanti il segnalino; la pace lo riporta indietro. Sul 5 entrambi i giocatori hanno perso.",
  },
  byControl: "decide il controllo delle regioni",
  byPoints: (caesarians, republicans) =>
    `punti: ai Cesariani serve un vantaggio di ${caesarians}, ai Repubblicani di ${republicans}`,
  pictures: {
    unit: "La pedina di Legio X con le sue parti",
    leader: "La pedina di Cesare con le sue parti",
    reduced: "Legio X a piena forza, poi ridotta, poi eliminata",
    faces: "M. Brutus repubblicano, e M. Brutus cesariano",
    year: {
      A: "Una pedina stratagemma con le sue due facce",
      B: "Un dado accanto alla politica di Cesare",
      C: "Segnalini coperti, e un capo dei Parthi",
      D: "Le strategie di Cesare e di Pompeo, e le sequenze che danno",
      E: "Sequenze delle due parti, a turno",
      F: "Il segnalino della Repubblica, e la neve",
    },
    march: {
      army: "Cesare marcia con delle legioni da Italia 7 a Italia 5, ne lascia una, e passa lo stretto verso Graecia 1",
      alone: "Un capo va di quattro zone, una legione di una",
      ships: "Una flotta va da Neapolis a Brundisium per due mari",
      abroad: "Un esercito passa l’Eufrate ed entra nella terra dei Parthi",
    },
    battle: {
      ...shared.inPictures,
      meeting: "Gli eserciti di Cesare e di Pompeo in Graecia 3",
      evasion: "Le facce da 0 a 9 di un d10; quelle con cui l’evasione riesce sono segnate",
      results: "Legioni ridotte delle due parti, e l’esercito battuto che se ne va",
    },
    ploys: {
      faces: "Una pedina stratagemma con le sue due facce",
      phases: "Uno stratagemma di ogni fase: B, C, E e F",
      window: "Un dado mostra 1, si gioca una pedina, e mostra 6",
      orders: "Chiedimi dove combatte Cesare; altrove lascia passare",
    },
    upheavals: {
      coup: "Scipione, un dado non più alto della sua politica, e Scipione Pretendente per i Cesariani",
      triumvir: "Lepido Triumviro, con legioni neutrali",
      exchange: "Le due fazioni, e un punteggio che cambia segno",
      ides: "Cesare, poi M. Bruto e Cassio, i suoi Assassini",
    },
    spqr: "La scala della Repubblica, da 0 a 5, dove muore",
  },
};
