/** The primer in Italian. */
import { joined } from "@rubicon/engine";
import { it as shared } from "../../../series/primer/words-it.ts";
import { signed } from "../../../series/signed.ts";
import type { PrimerWords } from "./wording.ts";

const points = (count: number): string => `${count} ${count === 1 ? "punto" : "punti"}`;

export const it: PrimerWords = {
  ...shared,
  lead: "Dall’avvento di Marco Aurelio all’assassinio di Caracalla. Un giocatore ha Roma, l’altro i suoi nemici: i Popoli intorno all’impero, e i generali che vogliono la porpora. Un turno è un anno, un solo dado decide una battaglia, e quando un usurpatore vince i giocatori si scambiano i ruoli.",
  unitParts: {
    ...shared.unitParts,
    band: { title: "Fascia", text: "Il suo Fronte, che non lascia a piacere." },
    name: { title: "Quale legione", text: "Numero e soprannome." },
  },
  leaderParts: {
    command: { title: "Comando", text: "Tante unità vanno con lui." },
    politics: { title: "Politica", text: "Solo dei Romani: iniziativa, fedeltà, Romani contro Romani." },
    title: { title: "Augusto", text: "Una corona d’oro. Quella di un Cesare è d’argento, di un usurpatore porpora." },
    guard: { title: "Corporis Custodes", text: "Uno scudo: è più difficile assassinarlo." },
    tactics: { title: "Tattica", text: "Modifica il dado di una battaglia." },
    strategy: { title: "Strategia", text: "Sequenze, Fronti di riserva, evasione." },
  },
  faces: {
    title: "Fedele, ribelle, in pace",
    text: "Chi guida un’usurpazione o la segue mostra un’altra faccia, con gli stessi valori. I capi dei Popoli in pace mostrano un ramoscello d’ulivo.",
  },
  kind: {
    legion: { title: "Legioni", text: "Ciascuna ha il suo campo, e la fascia del suo Fronte." },
    vexillation: { title: "Vessillazioni", text: "Uomini di tre legioni. Vanno dove vogliono." },
    garrison: {
      title: "Guarnigione di Roma",
      text: "Una fascia verde. Marcia solo con un Augusto o un Cesare.",
    },
    fleet: { title: "Flotte", text: "Sono due, che portano Romani e non combattono mai." },
    leader: { title: "Capi romani", text: "Entrano nel loro anno, e invecchiano." },
    king: { title: "Re dei Parthi", text: "Anche loro entrano e muoiono secondo la tabella." },
    chief: { title: "Capi generici", text: "Senza nome e senza età. Se uno cade, l’anno dopo ce n’è un altro." },
    warriors: { title: "Guerrieri", text: "Unità di un Popolo. La loro fascia è il Fronte da cui vengono." },
  },
  map: "La mappa",
  lands: (fronts, crossing) => ({
    fronts: {
      title: "Fronti",
      text: `${joined(fronts, "e")}, ciascuno con la sua tinta. Il resto dell’impero sono le Province Interne.`,
    },
    camps: {
      title: "Campi, città, porti",
      text: "Una legione appartiene a un campo. In inverno un campo o una città ristabilisce le unità; dove non c’è nulla sono ridotte, e un porto da solo le lascia come sono.",
    },
    limes: {
      title: "Il limes",
      text: "La frontiera: una palizzata dove non scorre alcun fiume. Quattro fiumi sono grandi: Rhenus, Danuvius, Euphrates e Tigris.",
    },
    homes: {
      title: "Terre dei Popoli",
      text: "Tratteggiate nel colore di una nazione, e chiuse alle unità romane finché c’è pace. Le terre senza nome di Popolo sono aperte.",
    },
    straits: { title: "Stretti", text: `Le zone sulle due rive sono adiacenti, ma il passaggio costa ${crossing}.` },
    seas: {
      title: "Mari e flotte",
      text: "Ogni flotta ha una casella davanti al suo porto, che fa parte della terra. I mari tratteggiati a ovest e a nord sono chiusi.",
    },
  }),
  service: "Fronti di riserva e vessillazioni",
  serviceParts: ({ die, strategy, forAFront, reserve, legions, half, penalty, giving, vexillations }) => ({
    bound: {
      title: "Vincolate",
      text: `Una legione lascia il suo Fronte solo finché è in riserva. Se non lo è e nella Fase F ne mancano, Roma perde ${points(penalty)}. Un’usurpazione libera i Fronti di cui delle legioni le si uniscono.`,
    },
    reserve: {
      title: "In riserva",
      text: `Nella Fase C un d10 e la strategia dell’Augusto, divisi per ${forAFront}: qui ${die} e ${strategy}, quindi Roma sceglie ${reserve} Fronti.`,
    },
    half: {
      title: "La metà",
      text: `Delle legioni di un Fronte la metà, per eccesso, deve restarvi: di ${legions} sul Danubio ${half}.`,
    },
    vexillation: {
      title: "Una vessillazione",
      text: `Nella Fase C si riducono ${giving} legioni di un Fronte, e la loro vessillazione va dove vuole; accanto a una di esse si può sciogliere. Sulla mappa sono al massimo ${vexillations}, tranne in guerra civile.`,
    },
  }),
  fronts: "I cinque Fronti",
  front: "Fronte",
  legions: "legioni",
  mustStay: "devono restare",
  vexillations: "vessillazioni",
  next: "il suo usurpatore può volgersi a",
  enterHere: "Popoli che vengono di qui",
  later: (now, then) => (now === then ? `${now}` : `${now}, poi ${then}`),
  peoplesLead: (majors, minors) =>
    `${joined(majors, "e")} sono i Popoli maggiori: hanno capi, e sono sempre sulla mappa. ${minors} Popoli minori vi sono solo in guerra. Li hanno tutti i nemici di Roma.`,
  states: ({ majors, decoys, reach, peace, minorWorth, majorWorth }) => ({
    peace: {
      title: "In pace",
      text: "Pallidi, con un ramoscello d’ulivo. Restano nelle loro terre, e le unità romane non vi entrano.",
    },
    war: {
      title: "La guerra",
      text: `Nella Fase C si pesca un segnalino: ${majors.length} Popoli e ${decoys} esche. Gli stratagemmi di sollevazione ne aggiungono, anche minori.`,
    },
    gate: {
      title: "Nell’impero",
      text: `Solo dal Fronte della loro fascia; poi per ogni Fronte, fino a ${reach} zone da casa. Nelle Province Interne solo con un capo loro.`,
    },
    groups: {
      title: "Mai insieme",
      text: "Tre gruppi che non stanno nella stessa zona: Romani ribelli; Celti, Germani, Sarmati e Daci; Persiani, Camiti e Semiti.",
    },
    pacified: {
      title: "Pacificato",
      text: `Se nella Fase F sulla mappa non resta alcuna unità di un Popolo, è in pace per ${peace} anni: ${points(minorWorth)} per Roma, ${majorWorth} per un Popolo maggiore.`,
    },
    armenia: {
      title: "L’Armenia",
      text: "Romana o partica, mai in guerra. La sua unità non si muove. Passa a chi nella Fase F tiene da solo la sua zona.",
    },
  }),
  yearParts: ({ politics, emperor, sequences, first, second }) => ({
    A: { title: "Stratagemmi", text: "Ogni giocatore pesca una pedina, che l’altro non vede." },
    B: {
      title: "Iniziativa",
      text: `Roma tira un dado: meno della politica dell’Augusto, ${politics} per ${emperor}, e viene per prima in C e in E.`,
    },
    C: {
      title: "Geostrategia",
      text: "Entrano capi. Roma mette Fronti in riserva e forma vessillazioni; i suoi nemici pescano la guerra, e giocano sollevazioni e usurpazioni.",
    },
    D: {
      title: "Amministrazione",
      text: `Le strategie dell’Augusto e del miglior capo contro di lui fanno le sequenze: ${sequences}, quindi ${first} e ${second}. Poi un evento, le nomine, le morti, i rinforzi.`,
    },
    E: {
      title: "Campagna",
      text: "Una sequenza ciascuno a turno: prima tutte le proprie marce, poi tutte le proprie battaglie.",
    },
    F: { title: "Bilancio", text: "Si contano i punti; poi tutti vanno ai quartieri d’inverno." },
  }),
  pax: ({ rome, enemy }) => ({
    title: "Pax Romana",
    text: `Se dopo la Fase C nessun Popolo è in guerra e nessuno usurpa, D ed E si saltano; i capi possono comunque morire, e vengono i rinforzi. ${points(rome)} per Roma, ${signed(enemy)} per i suoi nemici. Ma se muore l’unico Augusto, la pace è rotta e l’anno si gioca.`,
  }),
  marches: ({ leader, unit, step, crossing, aboard, outside }) => ({
    army: {
      title: `Con un capo: ${unit}`,
      text: `Tante unità quante ne comanda, tutte dalla sua zona. Un passo costa ${step}, e ${crossing} attraverso un grande fiume o uno stretto. Si possono lasciare unità per strada. Dove sono unità nemiche ci si ferma.`,
    },
    alone: {
      title: "Da solo",
      text: `Un capo da solo ha ${leader} punti e passa fra i nemici. Un’unità da sola va avanti di una zona; la guarnigione di Roma e i ribelli no.`,
    },
    fleet: {
      title: "Per mare",
      text: `Nel proprio porto una flotta imbarca ${aboard} unità e capi senza limite. Un passo per sequenza: in mare, al mare vicino, o in patria. Dal mare si sbarca su ogni sua costa.`,
    },
    abroad: {
      title: "In terra selvaggia",
      text: `Un movimento che resta fuori dall’impero, in Germania, Britannia o Africa, non spende più di ${outside} punti.`,
    },
  }),
  battleParts: ({ strategy, ...figures }) => ({
    ...shared.inBattle(figures),
    evasion: {
      title: "L’evasione",
      text: `Il difensore può tentare di sottrarsi con un capo: un d6 inferiore alla sua strategia, ${strategy}. Non porta con sé più unità di quante ne comanda.`,
    },
    die: {
      title: "Il dado",
      text: `Un solo dado. Si aggiunge la miglior tattica dei propri capi e si toglie la loro; 1 a favore dei barbari fuori dall’impero; fra Romani 1 per chi ha più politica. I fiumi non contano. Qui ${figures.die} ${signed(figures.modifier)}: riga ${figures.row}.`,
    },
    results: {
      title: "Perdite e ritirata",
      text: "Chi perde va in una zona adiacente, il difensore non da dove venivano gli attaccanti, o è perduto. Dove Romani battono Romani, un Augusto, un Cesare o un usurpatore battuto muore.",
    },
  }),
  ploys: (counters, kinds) => ({
    owners: {
      title: "Di chi",
      text: `${counters} pedine di ${kinds} tipi, per Roma, per i suoi nemici, o per entrambi. Ciò che non è per voi torna nella coppa nella Fase F; il resto si può tenere quanto si vuole.`,
    },
    phases: {
      title: "Quando",
      text: "La lettera dice in quale fase: con l’iniziativa, in geostrategia, o in campagna. Si possono giocare tutte quelle che si hanno; ciò che è giocato torna nella coppa.",
    },
    window: {
      title: "Finestre",
      text: "In campagna possono giocare entrambi, chiunque muova: dopo una marcia, prima di una battaglia, su un dado appena caduto. Gli ordini permanenti dicono dove volete essere interpellati.",
    },
    lying: {
      title: "Sulla mappa",
      text: "Alcuni vi restano, e ogni inverno costano o portano punti finché non sono tolti. La peste finisce con la campagna.",
    },
  }),
  throne: "La porpora",
  throneParts: ({ titled, murderFrom, old, first, certain, ...who }) => ({
    titles: {
      title: "Augusti e Cesari",
      text: `Al massimo ${titled} di ciascuno; ogni anno Roma può nominarne uno di ciascuno. Di due Augusti conta il valore migliore. Un assassino deve fare ${murderFrom} o più con un d10, e i Corporis Custodes tolgono 1.`,
    },
    heirs: {
      title: "Chi può essere nominato",
      text: `${who.marcus} nomina solo ${who.commodus}; ${who.severus} solo ${who.caracalla} e ${who.geta}, ma chiunque come Cesare; ${who.commodus} e ${who.caracalla} nessuno. Tutti gli altri sono liberi, tranne in guerra civile.`,
    },
    succession: {
      title: "Successione",
      text: `Subito, e in quest’ordine. Solo dopo ${who.commodus} è ${who.pertinax}, con ${who.didius} contro di lui a Roma.`,
    },
    age: {
      title: "La vecchiaia",
      text: `Ciascuno ha i suoi anni: ${old} muore nel ${first} se un d10 è inferiore a 1, un anno dopo a 2, e così via; nel ${certain} senza dado.`,
    },
  }),
  heirs: {
    augustus: "l’altro Augusto regna da solo",
    caesar: "il Cesare diventa Augusto",
    caesares: "lo diventano entrambi i Cesari",
    nobody: "Roma sceglie un Augusto, i suoi nemici un usurpatore",
  },
  civilWar: "Usurpazione e guerra civile",
  civilWarParts: ({ politics, tested, legions }) => ({
    claim: {
      title: "La pretesa",
      text: `Con uno stratagemma, nella Fase C: un capo in un Fronte senza un altro Augusto, e un d6 che non supera la sua politica, ${politics}. Senza dado, quando un Augusto muore senza eredi.`,
    },
    A: { title: "La sua zona", text: "Tutti quelli che vi stanno sono subito ribelli: unità e capi." },
    B: {
      title: "Il suo Fronte",
      text: `Per ogni altra zona con un capo un d6: se raggiunge la sua politica, qui ${tested}, tutta la zona aderisce. Dove c’è un Augusto o un Cesare, tutti restano fedeli.`,
    },
    C: {
      title: "Il Fronte vicino",
      text: "Una volta può volgersi a un Fronte adiacente: se un d10 è inferiore alla sua politica, vi si fa anche B. Un Cesare che vi si trova aggiunge 1 al dado, un Augusto 2.",
    },
    D: {
      title: "In marcia",
      text: `Le unità senza capo si possono guadagnare: un d6 che non supera la sua politica. Altrimenti combattono. Per una vessillazione servono prima ${legions} legioni ribelli del suo Fronte.`,
    },
    success: { title: "Successo", text: "In uno di questi modi. Di due Augusti devono cadere entrambi." },
    failure: {
      title: "Fallimento",
      text: "Quando l’usurpatore muore, per qualsiasi causa, tutti i suoi tornano fedeli. Se sono due, devono morire entrambi.",
    },
    exchange: {
      title: "Cambio di ruoli",
      text: "Nella Fase A seguente: l’usurpatore è Augusto, il suo giocatore ha Roma, e l’altro i suoi nemici. Ciascuno tiene i suoi punti e i suoi stratagemmi.",
    },
  }),
  successes: {
    rome: "i ribelli tengono Roma nella Fase F",
    battle: "l’Augusto è battuto dai ribelli",
    murder: "l’Augusto è assassinato",
  },
  winterParts: ({ fleetAway, giving }) => ({
    fleets: {
      title: "Flotte",
      text: `Fuori dal loro porto sono perdute per ${fleetAway} anni, e i capi a bordo per sempre.`,
    },
    abroad: {
      title: "Fuori dall’impero",
      text: "Le unità tornano ai loro campi, ridotte, e i capi con loro. Un capo da solo è perduto.",
    },
    quarters: {
      title: "Quartieri",
      text: "Chi è accanto a nemici o lontano dal suo Fronte resta, tutti gli altri rientrano. Poi un campo o una città ristabilisce un’unità.",
    },
    fallen: {
      title: "I caduti",
      text: "Le unità eliminate tornano ai loro campi a piena forza; le ribelli, presso il loro usurpatore.",
    },
    vexillations: {
      title: "Vessillazioni",
      text: `Restano, e non sono ristabilite; senza campo né città soffrono. ${giving} legioni del loro Fronte restano ridotte per ciascuna.`,
    },
    peoples: {
      title: "Popoli in guerra",
      text: "Restano anche loro. A casa o in una città sono ristabiliti, e le loro unità eliminate ritornano.",
    },
  }),
  victoryLead: "Ogni parte ha i propri punti; i più si contano nella Fase F, prima dell’inverno.",
  romePoints: ({ greatBattle }) => ({
    a: `una battaglia vinta con ${greatBattle} o più di forza fra le due parti`,
    b: "un capo nemico ucciso in battaglia o assassinato",
    d: "un Popolo minore pacificato con le armi",
    h: "un Popolo maggiore pacificato con le armi",
    e: "un Augusto a Roma",
    f: "l’Armenia è romana",
    g: "nessuna guerra civile",
    i: "Pax Romana",
    j: "un colpo di stato partico a Ctesiphon",
    k: "ogni zona di ammutinati romani",
    l: "ogni Fronte con legioni fuori che non è in riserva",
  }),
  enemyPoints: ({ greatBattle }) => ({
    a: `una battaglia vinta con ${greatBattle} o più di forza fra le due parti`,
    c: "un capo di Roma ucciso in battaglia o assassinato",
    m: "ogni unità di un Popolo in un Fronte",
    r: "ogni unità di un Popolo nelle Province Interne",
    n: "l’Armenia è partica",
    o: "nessun pretoriano a Roma",
    p: "un intrigo in Senato",
    q: "un’usurpazione in corso",
    s: "Pax Romana",
    t: "ogni zona di ammutinati parti",
  }),
  levels: ({ decisive, definitive }) => ({
    plain: { title: "Vittoria", text: "Più punti dell’altro." },
    decisive: { title: "Decisiva", text: `Più di ${decisive} volte tanti.` },
    definitive: { title: "Definitiva", text: `Più di ${definitive} volte tanti.` },
  }),
  years: (count) => `${count} anni`,
  byDeath: (leaders) => `la morte di ${joined(leaders, "o di")} decide subito`,
  without: (parts) => `senza ${joined(parts, "né")}`,
  switched: {
    nonRomans: "Popoli",
    stratagems: "stratagemmi",
    events: "eventi",
    leaderEntry: "nuovi capi",
    leaderDeath: "morti naturali",
    reinforcements: "rinforzi",
  },
  byPoints: "vince chi ha più punti",
  pictures: {
    unit: "La pedina della XIII Gemina, le sue parti nominate",
    leader: "La pedina di Marco Aurelio, le sue parti nominate",
    reduced: "XIII Gemina a piena forza, poi ridotta, poi eliminata",
    faces: "Avidio Cassio fedele, poi usurpatore; Vologase III in pace",
    lands: {
      fronts: "Tutta la mappa, con le tinte dei cinque Fronti",
      camps: "Campi sul Danubio in Pannonia, con delle legioni",
      limes: "Il limes fra il Rhenus e il Danuvius",
      homes: "Le terre dei Marcomanni e dei Quadi, e una foresta che non è di nessuno",
      straits: "Dalla Thracia, per gli stretti, in Asia e in Bithynia",
      seas: "Le flotte nelle loro caselle davanti a Ravenna e Misenum",
    },
    service: {
      bound: "Una legione del Danubio fra il suo Fronte e una terra dove non può andare",
      reserve: "Un d10, la strategia di Marco Aurelio, e due stendardi",
      half: "Dieci legioni del Danubio: cinque restano, cinque possono partire",
      vexillation: "Tre legioni, poi le stesse ridotte, e una vessillazione",
    },
    states: {
      peace: "Un capo e un’unità dei Marcomanni con un ramoscello d’ulivo",
      war: "Segnalini coperti, e un capo dei Marcomanni in guerra",
      gate: "I Quadi passano il Danuvius ed entrano in Pannonia",
      groups: "Una legione ribelle, un’unità dei Marcomanni e una dei Parthi, separate",
      pacified: "Posti vuoti dov’erano unità, e un ramoscello d’ulivo per cinque anni",
      armenia: "L’unità armena, con l’aquila di Roma e il lupo dei suoi nemici",
    },
    year: {
      A: "Una pedina stratagemma",
      B: "Un dado accanto alla politica di Settimio Severo",
      C: "Uno stendardo per un Fronte di riserva, una vessillazione, e un capo che entra in guerra",
      D: "Le strategie di Settimio Severo e del capo dei Maetae, e le sequenze che danno",
      E: "Sequenze delle due parti, a turno",
      F: "I punti delle due parti, e la neve",
    },
    pax: "Le fasi di un anno: da C un ramoscello d’ulivo porta a F",
    march: {
      army: "Marco Aurelio marcia con delle legioni per la Moesia, ne lascia una, e passa il Danuvius verso la Dacia",
      alone: "Un capo avanza di quattro zone, da Roma al Noricum, una legione di una sola",
      fleet: "La flotta di Ravenna prende il mare e sbarca i suoi uomini a Cyrene",
      abroad: "Un esercito avanza di due zone oltre il limes, in Germania, e si ferma",
    },
    battle: {
      ...shared.inPictures,
      meeting: "Marco Aurelio e le sue legioni fra i Marcomanni",
      evasion: "Le facce da 1 a 6 di un dado; quelle con cui l’evasione riesce sono segnate",
      results: "Unità ridotte delle due parti, e i Marcomanni che se ne vanno",
    },
    ploys: {
      owners: "Tre stratagemmi: uno per Roma, uno per i suoi nemici, uno per entrambi",
      phases: "Uno stratagemma di ogni fase: B, C ed E",
      window: "Un dado mostra 1, una pedina è giocata, e mostra 6",
      lying: "I segni di un colpo di stato partico, di un intrigo in Senato, di un ammutinamento e della peste",
    },
    throne: {
      titles: "Marco Aurelio Augusto con la guardia, Commodo Cesare",
      heirs: "Marco Aurelio e Commodo; Settimio Severo, Caracalla e Geta",
      succession: "I quattro casi della successione",
      age: "Dieci anni di Lucio Vero, con il numero sotto il quale un dado lo uccide",
    },
    civilWar: {
      claim: "Avidio Cassio, un dado che non supera la sua politica, e Avidio Cassio usurpatore",
      A: "Avidio Cassio con legioni ribelli",
      B: "Marzio Vero, e le facce di un dado con cui aderisce",
      C: "Dal Fronte Oriente al Fronte Sud, e le facce di un d10 con cui ciò riesce",
      D: "Un capo ribelle, una legione fedele e un dado: è ribelle, o c’è battaglia",
      success: "I tre modi di riuscire",
      failure: "Un usurpatore morto, e pedine di nuovo fedeli",
      exchange: "I segni di Roma e dei suoi nemici si scambiano di posto, come 32 e 24 punti sulla scala",
    },
    levels: "Barre per una vittoria semplice, decisiva e definitiva",
  },
};
