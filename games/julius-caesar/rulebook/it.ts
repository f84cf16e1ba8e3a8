/** The rulebook in Italian. */
import { listed } from "../words/titles.ts";
import type { BookWording } from "./ids.ts";

const all = (items: readonly string[]): string => listed(items, "e");
const or = (items: readonly string[]): string => listed(items, "o");
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const it: BookWording = {
  chapters: {
    "JC-1": "Scopo del gioco",
    "JC-2.1": "Carte e ordine dei giocatori",
    "JC-2.2": "Fase di comando",
    "JC-2.3": "Fase di battaglia",
    "JC-3": "I blocchi",
    "JC-4": "La mappa",
    "JC-E0": "Gli eventi",
    "JC-E1": "Apollo",
    "JC-E2": "Giove",
    "JC-E3": "Marte",
    "JC-E4": "Mercurio",
    "JC-E5": "Nettuno",
    "JC-E6": "Plutone",
    "JC-E7": "Vulcano",
    "JC-5": "Preparazione",
    "JC-6.1": "Movimento dei gruppi",
    "JC-6.2": "Movimento delle navis",
    "JC-6.3": "Movimento anfibio",
    "JC-6.4": "Leve",
    "JC-7.1": "Svolgimento delle battaglie",
    "JC-7.2": "Round di battaglia",
    "JC-7.3": "Riserve e disordine",
    "JC-7.4": "Tiro e colpi",
    "JC-7.5": "Blocchi eliminati",
    "JC-7.6": "Ritirate",
    "JC-7.7": "Riordino",
    "JC-7.8": "Le navis in battaglia",
    "JC-8": "L’inverno",
    "JC-H": "Informazioni nascoste",
  },
  rules: {
    "JC-1.1.a": "Si gioca in due: uno guida la fazione di Cesare, l’altro quella di Pompeo.",
    "JC-1.2.a": ({ years, turns }) =>
      `La guerra dura al massimo ${count(years, "anno", "anni")}. Un anno ha ${count(turns, "turno", "turni")} e si chiude con un inverno.`,
    "JC-1.2.b":
      "Il tuo punteggio è il valore di tutte le città a te amiche, più 1 punto per ogni leader nemico ucciso dalla tua fazione.",
    "JC-1.2.c": ({ limits: { victoryPoints: goal }, allPoints }) =>
      `Chi ha almeno ${goal} punti quando d’inverno si controlla la vittoria vince subito. ${
        allPoints < 2 * goal
          ? `Le due fazioni non possono averne ${goal} entrambe: i punti in palio sono in tutto ${allPoints}.`
          : "Se ci arrivano entrambe vince il totale più alto, e a parità decide Roma."
      }`,
    "JC-1.2.d": "Se all’ultimo inverno nessuno ha ancora vinto, la vittoria va a chi in quel momento ha più punti.",
    "JC-1.2.e":
      "A parità di punti dopo l’ultimo inverno vince la fazione di cui Roma è amica; se non lo è di nessuna, la partita è patta.",
    "JC-1.3.a": "Ci sono 63 blocchi (31 marroni per Cesare, 31 verdi per Pompeo e Cleopatra in blu) e 27 carte.",

    "JC-2.1.a": "Delle 27 carte, 20 sono carte comando e 7 sono eventi.",
    "JC-2.1.b": ({ limits: { hand } }) =>
      `Ogni anno riparte dal mazzo intero: tutte le 27 carte vengono mescolate e ogni fazione ne riceve ${hand}.`,
    "JC-2.1.c": ({ limits: { hand }, turns }) =>
      `Di queste ${hand} ne scarti una coperta, senza mostrarla. Le altre sono le tue carte per i ${turns} turni dell’anno.`,
    "JC-2.1.d": "A ogni turno ciascuno sceglie in segreto una carta, poi le due carte si scoprono insieme.",
    "JC-2.1.e":
      "Fra due carte comando, quella con più punti movimento fa della sua fazione il primo giocatore del turno.",
    "JC-2.1.f": "A parità di punti movimento il primo giocatore è Cesare; i punti leva non si confrontano mai.",
    "JC-2.1.g": "Chi gioca un evento contro una carta comando è primo giocatore. Solo Apollo segue la carta che copia.",
    "JC-2.1.h":
      "Se entrambi giocano un evento, Apollo compreso, le due carte sono spese senza effetto e il turno è finito: niente movimenti, leve o battaglie.",
    "JC-2.1.i": "A ogni turno devi giocare una carta, ma non sei tenuto a usarne tutte le mosse e le leve.",
    "JC-2.1.j": "I punti movimento e leva non usati vanno persi: non si conservano per dopo.",
    "JC-2.1.k": ({ commands }) => `Le carte comando, come mosse/leve: ${commands.join(", ")}.`,

    "JC-2.2.a":
      "Il primo giocatore muove e poi arruola, oppure esegue il suo evento. Solo quando ha finito tocca al secondo muovere e arruolare.",
    "JC-2.2.b":
      "Un punto movimento muove un gruppo: quanti vuoi dei tuoi blocchi che stanno in una stessa città o in uno stesso mare.",
    "JC-2.2.c":
      "Un blocco di terra muove di una o due città; una navis di uno o due spazi, contando sia i mari sia i porti.",
    "JC-2.2.d": "Un blocco che muove di due spazi non può né attaccare né rinforzare una battaglia.",
    "JC-2.2.e": "Un blocco che entra in una città o in un mare con blocchi nemici deve fermarsi lì.",
    "JC-2.2.f":
      "Si arruola solo dopo aver concluso tutti i propri movimenti: un blocco nuovo quindi non muove nel turno in cui compare.",

    "JC-2.3.a":
      "Quando entrambi hanno mosso e arruolato, si combatte in ogni città e in ogni mare che contiene blocchi delle due fazioni.",
    "JC-2.3.b":
      "Le battaglie si combattono una per volta. Dopo ognuna il primo giocatore sceglie la successiva: l’ordine non è fissato in anticipo.",

    "JC-3.11.a":
      "Il numero sul bordo superiore di un blocco è la sua forza, cioè quanti dadi tira. La forza piena è IV, III o II, a seconda del blocco.",
    "JC-3.11.b": "Ogni colpo subito fa perdere al blocco uno step.",
    "JC-3.12.a":
      "La lettera è l’iniziativa: agisce prima A, poi B, C e D. A parità di lettera il difensore precede l’attaccante.",
    "JC-3.12.b": "Il numero dopo la lettera è la potenza di fuoco: ogni dado pari o inferiore è un colpo a segno.",
    "JC-3.13.a": "La città scritta su una legione è quella in cui entra in gioco dal pool.",
    "JC-3.21.a": ({ leaders }) =>
      `I leader sono ${all(leaders.caesar)} da una parte, ${all(leaders.pompeius)} dall’altra.`,
    "JC-3.21.b": ({ thirdLeader }) =>
      `Ogni fazione ha un terzo leader, ${thirdLeader.caesar} e ${thirdLeader.pompeius}, che aspetta nel pool e non si può arruolare finché un leader della sua fazione non è stato ucciso.`,
    "JC-3.22.a": ({ ratings }) =>
      `Ogni fazione ha quattordici legioni. Il loro valore di combattimento è ${or(ratings("legio"))}: il migliore è quello dei veterani.`,
    "JC-3.23.a": ({ ratings }) =>
      `Ogni fazione ha quattro auxilia, di valore ${or(ratings("auxilia"))}, arruolabili in qualunque città amica.`,
    "JC-3.24.a": ({ ratings }) =>
      `Gli equitatus hanno valore ${or(ratings("equitatus"))} e si arruolano nella città di cui portano il nome. Cesare ne ha quattro, Pompeo tre.`,
    "JC-3.24.b": "Solo Pompeo ha un blocco di elefanti.",
    "JC-3.25.a": "Ogni fazione ha una ballista, arruolabile in qualunque città amica.",
    "JC-3.26.a": ({ ratings }) => `Ogni fazione ha cinque navis, le sue flotte, di rango ${or(ratings("navis"))}.`,
    "JC-3.26.b": "Una navis nuova si arruola soltanto in un porto maggiore amico.",
    "JC-3.27.a": ({ cleopatra: { rating, full } }) =>
      `Cleopatra è ${rating}, con forza piena ${full}. Non conta come leader e comincia la partita con Pompeo.`,

    "JC-4.1.a":
      "Ogni blocco sulla mappa sta in una città o in un mare. Le navis possono stare in mare o in porto; i blocchi di terra mai in mare.",
    "JC-4.2.a": ({ cityPoints, valued }) =>
      `Alcune città hanno un valore, ${cityPoints} in tutto: ${valued.map(({ value, cities }) => `${value} per ${all(cities)}`).join("; ")}.`,
    "JC-4.2.b": ({ start }) =>
      `Con lo schieramento storico Pompeo parte con ${start.pompeius} punti di città, Cesare con ${start.caesar}, e ${start.vacant} sono vacanti.`,
    "JC-4.21.a": "Una città che contiene solo blocchi tuoi ti è amica. Basta un blocco, anche una navis da sola.",
    "JC-4.21.b": "Una città che contiene solo blocchi dell’avversario è nemica.",
    "JC-4.21.c": "Una città senza blocchi è vacante: non è amica di nessuno e non dà punti a nessuno.",
    "JC-4.21.d": "Una città con blocchi di entrambe le fazioni è contesa finché la sua battaglia non è finita.",
    "JC-4.21.e":
      "Il controllo cambia all’istante: una città è vacante appena la lascia l’ultimo blocco, contesa appena vi entra un attaccante.",
    "JC-4.3.a": "Via terra i blocchi vanno di città in città soltanto lungo le strade e gli stretti.",
    "JC-4.31.a": ({ limits: { major, minor } }) =>
      `In un turno ogni giocatore può far passare ${count(major, "blocco", "blocchi")} su una strada maggiore e ${minor} su una minore, contando insieme i due sensi.`,
    "JC-4.32.a": ({ straits }) => `Gli stretti sono ${all(straits) || "assenti"}.`,
    "JC-4.32.b": ({ limits: { strait, straitAttack } }) =>
      `Per turno un giocatore può far passare uno stretto a ${count(strait, "blocco", "blocchi")} di terra, ma solo a ${straitAttack} se attacca, cioè se entra in una città nemica (anche tenuta da sole navis) o già attaccata dalla sua fazione. Rinforzare i propri difensori non è attaccare.`,
    "JC-4.32.c":
      "Gli stretti non ostacolano né le navis né i movimenti anfibi, chiunque tenga le città sulle due rive.",
    "JC-4.4.a":
      "I mari sono nove e li occupano solo le navis: Atlanticus, Hispanum, Tyrrhenum, Internum, Hadriaticum, Aegypticum, Aegaeum, Propontis ed Euxinus.",
    "JC-4.4.b":
      "Come una città, un mare è amico, nemico, vacante o conteso secondo le navis che contiene, e cambia stato all’istante. Un mare conteso non è amico di nessuno.",
    "JC-4.4.c":
      "Confinano fra loro questi mari: Atlanticus-Hispanum, Hispanum-Tyrrhenum, Tyrrhenum-Internum, Internum-Hadriaticum, Internum-Aegaeum, Internum-Aegypticum, Aegaeum-Aegypticum, Aegaeum-Propontis, Propontis-Euxinus.",
    "JC-4.41.a": "Corsica, Sardinia, Sicilia, Creta e Cyprus sono in gioco; in nessun’altra isola si può entrare.",
    "JC-4.41.b":
      "Corsica, Sardinia, Creta e Cyprus si raggiungono solo con navis o movimento anfibio. Per Sicilia c’è anche lo stretto di Messana.",
    "JC-4.42.a":
      "Ogni città costiera è un porto. Un porto al confine di due mari si affaccia su entrambi; Utica e Creta si affacciano su tre.",
    "JC-4.42.b": "Porti dell’Oceanus Atlanticus: Burdigala, Gades, Olisipo, Portus, Sala e Tingis.",
    "JC-4.42.c":
      "Porti del Mare Hispanum: Caralis, Carthago Nova, Genua, Iomnium, Massilia, Narbo, Siga, Tarraco, Tingis e Utica.",
    "JC-4.42.d":
      "Porti del Mare Tyrrhenum: Aleria, Caralis, Genua, Lilybaeum, Messana, Neapolis, Rhegium, Roma e Utica.",
    "JC-4.42.e":
      "Porti del Mare Internum: Ambracia, Brundisium, Creta, Cyrene, Lilybaeum, Messana, Pylos, Rhegium, Syracusae, Tacape, Thubactus e Utica.",
    "JC-4.42.f": "Porti del Mare Hadriaticum: Aquileia, Brundisium, Dyrrachium, Ravenna, Salona e Sipontum.",
    "JC-4.42.g": "Porti del Mare Aegaeum: Aenos, Athenae, Creta, Ephesus e Thessalonica.",
    "JC-4.42.h": "Porti della Propontis: Byzantium e Nicomedia.",
    "JC-4.42.i": "Porti del Pontus Euxinus: Byzantium e Sinope.",
    "JC-4.42.j":
      "Porti del Mare Aegypticum: Alexandria, Antiochia, Catabathmus, Creta, Pelusium, Perga, Salamis e Tarsus.",
    "JC-4.42.k": ({ majorPorts }) => `I porti maggiori sono ${all(majorPorts)}.`,

    "JC-E0.a":
      "Un evento prende il posto di movimenti e leve: chi lo gioca fa quello che l’evento dice e nient’altro, per quel turno.",
    "JC-E0.b":
      "Nulla di ciò che un evento offre è obbligatorio. Con Marte puoi muovere senza attaccare, con Mercurio rinunciare alla città in più.",
    "JC-E0.c":
      "Una battaglia cominciata con un evento aspetta la fase di battaglia, così il secondo giocatore può prima rinforzarla. Unica eccezione: la battaglia di Cleopatra dopo Vulcano.",
    "JC-E0.d":
      "Marte, Mercurio, Nettuno e Plutone danno ciascuno il movimento di un gruppo: alcuni o tutti i blocchi di un luogo che possono muovere, senza leve né movimenti anfibi.",
    "JC-E0.e": "Marte, Mercurio e Plutone muovono solo blocchi di terra; le navis del gruppo restano dove sono.",
    "JC-E0.f":
      "Se un evento non trova bersagli né mosse possibili, la carta è spesa e tocca al secondo giocatore. A un evento si può anche rinunciare.",

    "JC-E1.a": "Apollo diventa la carta che l’avversario ha giocato nel turno precedente.",
    "JC-E1.b":
      "La carta copiata decide chi è primo giocatore: con un evento lo sei tu, una carta comando si confronta per punti movimento come se l’avessi giocata, e la parità va a Cesare. Una carta comando copiata dà le sue mosse e le sue leve. Come opzione, chi gioca Apollo contro una carta comando è sempre primo giocatore.",
    "JC-E1.c": "Se Apollo copia un evento, lo esegui proprio come se lo avessi giocato.",
    "JC-E1.d":
      "Apollo non si può giocare nel primo turno di un anno: una carta giocata prima dell’inverno non si copia. A inizio anno lo si può scartare.",
    "JC-E1.e": "Apollo può copiare un evento che nel turno precedente è stato annullato.",

    "JC-E2.a":
      "Scegli un blocco nemico in una città collegata da strada o stretto a una città a te amica, o una navis nemica in un mare su cui si affaccia un porto amico. Due porti dello stesso mare non sono per questo adiacenti.",
    "JC-E2.b":
      "Indichi il luogo e il colore vedendo solo il retro dei blocchi. Se lì ce n’è più d’uno di quel colore, si estrae a sorte.",
    "JC-E2.c":
      "Il blocco passa con te alla sua forza attuale e va in una città amica a tua scelta, adiacente al luogo che lascia; i limiti delle strade non contano.",
    "JC-E2.d": "Un leader non diserta: perde invece uno step.",
    "JC-E2.e": "Una navis non diserta, in mare o in porto che sia: perde invece uno step.",
    "JC-E2.f": "Cleopatra diserta come un blocco qualsiasi.",
    "JC-E2.g":
      "Un leader o una navis colpiti all’ultimo step sono eliminati; il leader perso così è un trofeo per l’avversario.",
    "JC-E2.h":
      "Un disertore muove, combatte e tiene città per la nuova fazione finché non è eliminato, congedato o indotto a disertare di nuovo. Tolto dalla mappa torna nel pool del suo colore.",
    "JC-E2.i":
      "Un blocco che ha disertato prima può essere scelto come ogni altro: il colore lo tradisce fra i nuovi compagni.",

    "JC-E3.a":
      "Muovi un gruppo di blocchi di terra. Alla fine del movimento scegli una delle battaglie che il gruppo ha cominciato: lì, nel round 1, tutti gli attaccanti che non sono in riserva agiscono prima dei difensori.",
    "JC-E3.b":
      "Dal round 2 torna l’ordine consueto: un difensore che ha agito per ultimo nel round 1 può così agire due volte di fila.",

    "JC-E4.a":
      "I blocchi di terra di un gruppo possono andare una città più lontano: tre città senza attaccare, o due con l’attacco nella seconda. Le città attraversate devono essere amiche o vacanti, e su ogni strada valgono i limiti.",
    "JC-E4.b":
      "I blocchi del gruppo possono prendere direzioni diverse, ognuno con o senza la città in più. Se entrano in una città per più strade, una sola porta il gruppo principale e le altre le riserve.",

    "JC-E5.a": "Muovono solo le navis di un gruppo; i blocchi di terra che stanno con loro restano.",
    "JC-E5.b":
      "Alla fine del movimento scegli una battaglia navale o un attacco a un porto cominciato da queste navis: lì, nel round 1, tutti gli attaccanti che non sono in riserva agiscono prima dei difensori.",

    "JC-E6.a": ({ limits: { pluto } }) =>
      `Muovi un gruppo di blocchi di terra. Per quelli che entrano in una città nemica, o già attaccata da questo gruppo, i limiti sono ${pluto.major} su una strada maggiore, ${pluto.minor} su una minore e ${pluto.straitAttack} su uno stretto.`,
    "JC-E6.b":
      "I limiti più alti valgono solo per l’attacco: movimenti senza attacco, ritirate e riordini seguono quelli normali.",

    "JC-E7.a":
      "Scegli una città nemica: ogni blocco che vi si trova perde uno step, compresi i leader e le navis in porto. Le navis in mare e le tue città non si possono scegliere.",
    "JC-E7.b":
      "Un blocco all’ultimo step è eliminato e mostrato, e un leader perso così è un trofeo. Chi sopravvive resta nascosto.",
    "JC-E7.c": ({ cleopatra: { lowest } }) =>
      `Cleopatra sopra la forza ${lowest} perde semplicemente uno step come gli altri.`,
    "JC-E7.d": ({ cleopatra: { lowest } }) =>
      `Cleopatra a forza ${lowest} non viene tolta: passa alla fazione che ha giocato Vulcano, a quella forza.`,
    "JC-E7.e":
      "Se nella città non resta nessuno dei suoi vecchi compagni, questa diventa amica della nuova fazione di Cleopatra.",
    "JC-E7.f":
      "Se ne resta qualcuno, Cleopatra li attacca tutti subito, prima del comando del secondo giocatore. Chi vince quella battaglia può riordinarsi. Come opzione, la battaglia aspetta la fase di battaglia.",
    "JC-E7.g":
      "In quella battaglia Cleopatra può ritirarsi solo verso città amiche o via mare, perché non è arrivata per nessuna strada. I blocchi del secondo giocatore che vi hanno combattuto, si sono ritirati o riordinati possono ancora muovere in questo turno.",

    "JC-5.1.a": "Tutti i blocchi schierati sulla mappa cominciano a forza piena.",
    "JC-5.1.b": ({ setUp }) => `Cesare schiera a ${all(setUp.caesar)}.`,
    "JC-5.1.c": ({ setUp }) => `Pompeo schiera a ${all(setUp.pompeius)}.`,
    "JC-5.2.a": ({ pool: { caesar } }) =>
      `Il pool di Cesare parte con ${count(caesar.length, "blocco", "blocchi")}: ${all(caesar)}.`,
    "JC-5.2.b": ({ pool: { pompeius } }) =>
      `Il pool di Pompeo parte con ${count(pompeius.length, "blocco", "blocchi")}: ${all(pompeius)}.`,
    "JC-5.2.c": "I blocchi in piedi nel pool sono nascosti all’avversario.",
    "JC-5.2.d":
      "I blocchi eliminati, leader esclusi, giacciono scoperti nel pool e non si possono arruolare prima dell’anno dopo.",
    "JC-5.3.a":
      "Con lo schieramento libero, facoltativo, ogni fazione scambia in segreto i propri blocchi fra le sue città, Cleopatra fra quelli di Pompeo. Ogni città mantiene il suo numero di blocchi, le navis stanno solo in porti e i blocchi del pool restano nel pool.",

    "JC-6.1.a":
      "Un punto movimento attiva i blocchi di una città o di un mare, che possono andare verso destinazioni diverse. Quelli rimasti si possono attivare più tardi con un altro punto.",
    "JC-6.1.b": "Un blocco che non attacca e non rinforza può proseguire dal primo spazio a un secondo, adiacente.",
    "JC-6.1.c": "Un blocco muove una volta per turno. Ritirate e riordini non contano come sua mossa.",
    "JC-6.1.d":
      "Chi muove di due spazi passa solo per luoghi amici o vacanti e deve finire in uno di questi; in un luogo nemico o conteso si entra soltanto con il primo spazio del movimento. Solo Mercurio permette a un gruppo di attaccare con il secondo.",
    "JC-6.11.a": ({ limits: { major, minor, strait, straitAttack } }) =>
      `Blocchi che in movimento possono usare una via: ${major} su una strada maggiore, ${minor} su una minore, ${strait} su uno stretto o ${straitAttack} se si attacca.`,
    "JC-6.11.b":
      "Ogni giocatore ha i suoi limiti: quello che l’altro ha fatto passare su una strada non toglie nulla ai tuoi.",
    "JC-6.11.c":
      "Tutti i tuoi blocchi che usano una strada durante il tuo movimento contano insieme, nei due sensi e per l’intero turno. Ritirate e riordini si contano a parte.",
    "JC-6.12.a":
      "Un blocco che entra in una città o in un mare nemici attacca, e i blocchi già presenti difendono. Nella battaglia dopo Vulcano l’attaccante è la nuova fazione di Cleopatra.",
    "JC-6.12.b":
      "Si attacca solo da un luogo adiacente, con il primo spazio del movimento; solo Mercurio arriva più lontano.",
    "JC-6.12.c": "Per attaccare un luogo da più parti si spende un punto movimento per ogni luogo di partenza.",
    "JC-6.13.a":
      "Ogni blocco del gruppo principale del primo giocatore inchioda un difensore, che non può andarsene. Restano liberi solo i difensori in più rispetto al gruppo principale, e il secondo giocatore sceglie quali muovere.",
    "JC-6.13.b": "Le riserve del primo giocatore non inchiodano nessuno.",
    "JC-6.13.c":
      "I blocchi non inchiodati possono andarsene e anche attaccare altrove, ma non per una strada, uno stretto o un confine di mare usato dagli attaccanti, gruppo principale o riserve, per arrivare a quella battaglia.",
    "JC-6.13.d":
      "Quanti blocchi sono inchiodati si stabilisce alla fine del comando del primo giocatore. I rinforzi che arrivano dopo non prendono il posto di un blocco inchiodato.",
    "JC-6.14.a":
      "Il secondo giocatore può portare in un luogo attaccato dal primo blocchi adiacenti, non inchiodati e non ancora mossi: un solo spazio, un punto movimento per ogni luogo di partenza, entro i limiti delle strade e mai con movimento anfibio.",
    "JC-6.14.b": "I blocchi che rinforzano una battaglia vi stanno in riserva.",
    "JC-6.14.c":
      "Il secondo giocatore può anche attaccare altrove, con blocchi che muovono di un solo spazio, e lì è lui l’attaccante. Il primo, che ha già mosso, non può reagire.",
    "JC-6.15.a": "Durante l’anno in uno stesso luogo può stare qualsiasi numero di blocchi.",

    "JC-6.2.a":
      "Uno spazio, per una navis, è da un porto a un mare su cui si affaccia, da un mare a un suo porto, o da un mare a un mare adiacente.",
    "JC-6.2.b": "Una navis non va mai direttamente da porto a porto: deve prima uscire in mare.",
    "JC-6.2.c": "Le navis che sono in una città con blocchi di terra possono salpare con lo stesso punto movimento.",
    "JC-6.2.d": "Una navis muove di uno spazio se attacca, fino a due se non attacca.",
    "JC-6.2.e":
      "Una navis attacca un porto solo da un mare che lo bagna, e un mare da un suo porto o da un mare adiacente.",
    "JC-6.2.f":
      "Se un porto è attaccato da terra e dal mare, i blocchi entrati da un solo confine formano il gruppo principale e tutti gli altri sono riserve.",
    "JC-6.2.g": "Le navis che il secondo giocatore porta in un luogo attaccato dal primo vi stanno in riserva.",
    "JC-6.2.h": "Per attaccare, rinforzare, ritirarsi o riordinarsi una navis muove di un solo spazio.",

    "JC-6.3.a":
      "Un blocco di terra può navigare da un porto a un altro porto amico o vacante, se i mari lungo la rotta sono tutti amici in quel momento e ciascuno confina con il successivo.",
    "JC-6.3.b": "Un movimento anfibio costa un punto movimento per ogni blocco.",
    "JC-6.3.c": "Tutti i tuoi movimenti anfibi del turno precedono ogni altra tua mossa.",
    "JC-6.3.d": "Un blocco che naviga non fa altro in quel turno: strada e mare non si combinano mai.",
    "JC-6.3.e":
      "In ogni mare attraversato almeno una delle navis che vi si trovavano deve restare ferma per il resto della fase di comando; le altre sono libere di muovere. Una navis che arriva dopo non dà il cambio a quella che deve restare.",
    "JC-6.3.f": "Un movimento anfibio non finisce mai in un porto nemico o conteso.",
    "JC-6.3.g":
      "Un blocco di terra non inchiodato può salpare da una città contesa se un mare che la bagna è amico; un mare dal quale sono entrati attaccanti gli è chiuso.",
    "JC-6.3.h":
      "I movimenti anfibi del primo giocatore, come tutto ciò che fa, sono conclusi prima che agisca il secondo.",

    "JC-6.4.a":
      "Un punto leva aggiunge uno step a un tuo blocco in una città amica. Sullo stesso blocco se ne possono spendere più d’uno.",
    "JC-6.4.b": ({ elephant: { lowest } }) =>
      `Un punto leva porta sulla mappa un blocco del tuo pool alla sua forza minima; per gli elefanti è ${lowest}.`,
    "JC-6.4.c": "Un blocco nuovo può crescere subito, al costo di un punto leva per step.",
    "JC-6.4.d": "Nella stessa città possono comparire più blocchi nuovi.",
    "JC-6.4.e": "Leader, ballistae e auxilia possono comparire in qualunque città amica.",
    "JC-6.4.f": "Legioni ed equitatus compaiono solo nella città scritta sul blocco, e solo se è amica.",
    "JC-6.4.g": ({ elephant: { city, strengths } }) =>
      `Gli elefanti compaiono ${city === null ? "in qualunque città amica" : `a ${city}`} a forza ${strengths.at(-1)} con un punto leva; ogni step in più ne costa un altro, fino a ${strengths[0]}.`,
    "JC-6.4.h":
      "Una navis nuova compare in un porto maggiore amico. Una navis già in gioco guadagna step in ogni porto amico, mai in mare.",
    "JC-6.4.i":
      "Non si arruola nulla in una città vacante, nemica o contesa: un tuo blocco deve già tenerla prima che tu spenda il punto.",
    "JC-6.4.j":
      "Un blocco che ha mosso può guadagnare step, e una città vacante in cui sei appena entrato è amica e aperta alle leve.",
    "JC-6.4.k":
      "Sulla mappa legioni, equitatus ed elefanti guadagnano step in ogni città amica, non solo nella propria.",
    "JC-6.4.l": "Nessun blocco supera la sua forza piena.",
    "JC-6.4.m":
      "Non si arruolano i blocchi eliminati nell’anno, né il terzo leader prima che la sua fazione ne abbia perso uno.",
    "JC-6.4.n": "Cleopatra e i disertori guadagnano step come gli altri, per la fazione che li controlla.",

    "JC-7.1.a":
      "I blocchi restano nascosti fino alla loro battaglia. Allora si mostrano tutti, tranne le riserve, alla forza attuale.",
    "JC-7.1.b":
      "Finita una battaglia, i suoi blocchi si rialzano e tornano nascosti prima che si scelga la successiva.",
    "JC-7.1.c":
      "In ogni round: blocchi A del difensore, blocchi A dell’attaccante, poi allo stesso modo difensore e attaccante con B, C e D.",
    "JC-7.1.d": "I blocchi di una fazione con la stessa lettera agiscono nell’ordine che il loro giocatore preferisce.",
    "JC-7.1.e":
      "Un giocatore può essere attaccante in una battaglia e difensore in un’altra. Il secondo giocatore attacca dove è entrato in un luogo che il primo teneva da solo, e difende dove ha rinforzato.",

    "JC-7.2.a": ({ limits: { battleRounds } }) =>
      `Una battaglia dura al massimo ${battleRounds} round. In ogni round ciascun blocco impegnato ha un suo turno.`,
    "JC-7.2.b": "Nel suo turno un blocco tira, si ritira o passa. Nel round 1 nessuno si ritira.",
    "JC-7.2.c": "Una battaglia finisce appena una fazione non vi ha più alcun blocco, riserve comprese.",
    "JC-7.21.a": ({ limits: { battleRounds } }) =>
      `Nel round ${battleRounds}, l’ultimo, un blocco attaccante non tira: nel suo turno deve ritirarsi, ed è eliminato se non può. Se a quel punto non c’è più nessun difensore, la battaglia è già vinta e il blocco resta.`,

    "JC-7.3.a":
      "Se hai attaccato da più confini, a fine movimento e prima di arruolare ne scegli uno per l’attacco principale. Tutti i blocchi entrati di lì formano il gruppo principale.",
    "JC-7.3.b": "Gli attaccanti entrati da ogni altro confine sono riserve.",
    "JC-7.3.c": "I blocchi che il secondo giocatore manda a rinforzare una battaglia sono riserve.",
    "JC-7.3.d": "Nel round 1 le riserve non tirano, non si ritirano e non possono essere colpite.",
    "JC-7.3.e":
      "All’inizio del round 2 le riserve si mostrano e agiscono come tutti, anche se il resto della loro fazione non c’è più.",
    "JC-7.3.f": "Se la battaglia finisce nel round 1, le riserve non vengono mai mostrate.",
    "JC-7.3.g":
      "Le navis seguono la stessa regola, in mare e negli attacchi ai porti: quelle di un confine sono gruppo principale o riserve.",
    "JC-7.31.a":
      "Se i blocchi di una fazione impegnati nel round 1 non ci sono più, le sue riserve arrivano in disordine: ognuna perde uno step all’inizio del round 2. Come opzione, le riserve del difensore non perdono step.",
    "JC-7.31.b": "Una riserva all’ultimo step è eliminata dal disordine.",
    "JC-7.31.c":
      "Se a giungere così tardi sono le riserve del difensore, attaccante e difensore si scambiano i ruoli dal round 2 in poi.",
    "JC-7.31.d": "Dopo lo scambio è il nuovo attaccante a doversi ritirare nell’ultimo round.",
    "JC-7.31.e": "Un attaccante in disordine resta attaccante.",
    "JC-7.31.f": ({ limits: { battleRounds } }) =>
      `Il disordine non fa ricominciare la battaglia: si prosegue con il round 2, su ${battleRounds} al massimo.`,
    "JC-7.31.g":
      "Se il disordine toglie a una fazione l’ultimo blocco, l’altra ha vinto subito e le sue riserve restano nascoste.",

    "JC-7.4.a":
      "Un blocco che tira lancia tanti dadi quanta è la sua forza. Ogni dado pari o inferiore alla potenza di fuoco è un colpo a segno.",
    "JC-7.4.b": "I colpi si applicano uno per uno, ciascuno al blocco nemico più forte in quell’istante.",
    "JC-7.4.c": "Fra blocchi di pari forza è il loro proprietario a scegliere chi subisce il colpo.",
    "JC-7.4.d": "I colpi valgono subito, prima del turno del blocco successivo: il tiro non è mai simultaneo.",
    "JC-7.4.e": "Un blocco colpito all’ultimo step è eliminato sul posto.",
    "JC-7.4.f":
      "Chi tira non sceglie mai i bersagli. Nel round 1 le riserve non si possono colpire, e i colpi senza bersaglio vanno persi.",
    "JC-7.41.a": ({ elephant: { strengths } }) =>
      `Gli elefanti hanno step diversi dagli altri: ${all(strengths)}. Ogni colpo ne toglie uno, e l’ultimo li elimina.`,
    "JC-7.42.a": ({ ballista: { defending, attacking } }) =>
      `Una ballista è ${defending} quando la sua fazione difende e ${attacking} quando attacca; se i ruoli cambiano, la lettera cambia subito.`,

    "JC-7.5.a": "Un blocco eliminato va scoperto nel pool del suo colore, anche se combatteva per l’altra fazione.",
    "JC-7.51.a":
      "Un leader ucciso non torna più. Per il nemico è un trofeo da 1 punto, che sia caduto in battaglia o per mano di Giove o Vulcano.",
    "JC-7.51.b":
      "Il primo leader che una fazione perde libera il terzo, che da allora si può arruolare in qualunque città amica al prezzo normale. Le perdite successive non liberano nessun altro.",
    "JC-7.52.a": ({ cleopatra: { lowest } }) =>
      `Se Cleopatra è eliminata in battaglia, passa subito all’altra fazione a forza ${lowest}.`,
    "JC-7.52.b":
      "Agisce per la nuova fazione dal suo prossimo turno: ancora in questo round se non vi ha già agito e i blocchi C di quella fazione non hanno finito, altrimenti dal successivo. I colpi che restano del tiro che l’ha abbattuta vanno ai suoi vecchi compagni.",
    "JC-7.52.c": "Cleopatra non finisce mai in un pool e non è mai un trofeo.",
    "JC-7.52.d":
      "Il disordine al suo ultimo step, o una ritirata obbligata e impossibile, fa cambiare fazione a Cleopatra proprio come un colpo. In una battaglia può accadere più volte.",
    "JC-7.52.e":
      "Se Cleopatra era l’ultimo blocco della sua fazione e non ne arrivano riserve, la battaglia è finita e lei è fra i vincitori.",

    "JC-7.6.a": "Dal round 2 in poi un blocco, nel suo turno, può ritirarsi invece di tirare.",
    "JC-7.6.b": "Un blocco che deve ritirarsi e non ha dove andare è eliminato.",
    "JC-7.61.a":
      "Alle ritirate di ciascuna fazione si applicano i consueti limiti delle strade, contati da capo in ogni round. Come opzione, si contano da capo nel turno di ogni lettera.",
    "JC-7.61.b": "Nessun blocco si ritira in un luogo nemico o conteso.",
    "JC-7.61.c": ({ limits: { straitRetreatPerRound } }) =>
      `Attraverso uno stretto ogni fazione può ritirare ${count(straitRetreatPerRound, "blocco", "blocchi")} per round.`,
    "JC-7.62.a":
      "Gli attaccanti si ritirano per qualsiasi strada in una città amica adiacente, o in una città vacante adiacente per una strada usata dalla loro fazione, gruppo principale o riserve, per entrare in questa battaglia.",
    "JC-7.62.b": "Ogni blocco attaccante può prendere una qualsiasi di quelle strade, da qualunque parte sia venuto.",
    "JC-7.63.a":
      "I difensori si ritirano in città adiacenti amiche o vacanti, ma non per una strada usata dagli attaccanti, gruppo principale o riserve, per entrare in questa battaglia.",
    "JC-7.63.b":
      "Dopo uno scambio di ruoli contano le strade da cui sono arrivate le riserve del nuovo attaccante: aperte a lui per ritirarsi in una città vacante, chiuse al nuovo difensore.",
    "JC-7.64.a":
      "In ogni round un blocco di terra per fazione può ritirarsi via mare: da un porto, attraverso un mare adiacente amico di quella fazione, a un porto amico dello stesso mare. Un porto vacante non basta.",
    "JC-7.64.b":
      "Nella stessa battaglia possono ritirarsi via mare entrambe le fazioni, se ciascuna ha un suo mare amico.",

    "JC-7.7.a":
      "Chi vince una battaglia può muovere di uno spazio tutti i suoi blocchi presenti, o solo alcuni, riserve comprese, verso città adiacenti amiche o vacanti.",
    "JC-7.7.b": ({ limits: { major, minor, strait } }) =>
      `I blocchi che si riordinano possono andare in città diverse. I limiti si contano solo per questo riordino: ${major} su una strada maggiore, ${minor} su una minore, e ${strait} su uno stretto.`,
    "JC-7.7.c": "Non ci si riordina con movimento anfibio, né verso luoghi contesi o nemici.",

    "JC-7.8.a":
      "Navis delle due fazioni nello stesso mare combattono una battaglia navale; in ogni round agisce prima il difensore.",
    "JC-7.8.b":
      "Anche in una battaglia navale l’attaccante deve ritirarsi nell’ultimo round se c’è ancora un difensore.",
    "JC-7.81.a": "In una battaglia dentro un porto le navis combattono come blocchi D, in attacco come in difesa.",
    "JC-7.81.b": "Le navis partecipano all’attacco di un porto soltanto da un mare che lo bagna.",
    "JC-7.82.a": "Le navis possono ritirarsi dal round 2, nel loro turno D. Il loro numero non è limitato.",
    "JC-7.82.b":
      "In una battaglia navale le navis attaccanti si ritirano in ogni mare o porto da cui sono venute navis della loro fazione, se amico o vacante, in un mare amico adiacente, o in un porto amico di questo mare.",
    "JC-7.82.c":
      "In una battaglia navale le navis in difesa si ritirano in un mare amico adiacente, in un mare vacante adiacente da cui non è venuto nessun attaccante, o in un porto amico di questo mare.",
    "JC-7.82.d":
      "Da una battaglia dentro un porto le navis si ritirano solo in mare: le attaccanti in un mare amico o vacante da cui sono venute le loro navis, quelle in difesa in un mare vacante da cui non è venuto nessun attaccante, le une e le altre in un mare amico adiacente. Come opzione, tutte possono andare in qualunque mare adiacente senza nemici.",
    "JC-7.82.e": "Le navis che non possono ritirarsi continuano a combattere; se la ritirata è obbligata, sono perse.",
    "JC-7.83.a":
      "Le navis che hanno vinto una battaglia navale possono riordinarsi, anche in luoghi diversi, in un mare adiacente amico o vacante o in un porto amico o vacante di quel mare.",
    "JC-7.83.b":
      "Le navis che hanno vinto una battaglia dentro un porto si riordinano solo in un mare adiacente amico o vacante.",

    "JC-8.0.a":
      "L’inverno segue l’ultimo turno dell’anno: Cleopatra torna a casa, le navis vanno in porto, si controllano i rifornimenti e poi la vittoria, si possono congedare blocchi, e comincia il nuovo anno. Come opzione, si controlla la vittoria prima di navis e rifornimenti.",
    "JC-8.1.a": "Cleopatra torna ad Alexandria, ovunque si trovi; non è un movimento.",
    "JC-8.1.b": "Se Alexandria è tenuta da blocchi dell’altra fazione, passa dalla loro parte con la forza che ha.",
    "JC-8.1.c":
      "Altrimenti resta con la sua fazione e, se in città c’è solo lei, Alexandria è amica di questa e conta per la vittoria.",
    "JC-8.2.a":
      "Ogni navis in mare va in un porto di quel mare che sia già amico; più navis possono usare lo stesso. Cesare colloca le sue per primo.",
    "JC-8.2.b":
      "Una navis che non trova un porto viene congedata: torna nel pool e l’anno dopo si può arruolare di nuovo.",
    "JC-8.2.c": "Le navis già in porto restano dove sono.",
    "JC-8.3.a": ({ limits: { winterSupplyBase } }) =>
      `Durante l’inverno una città mantiene ${count(winterSupplyBase, "blocco", "blocchi")}, più tanti quanto vale.`,
    "JC-8.3.b":
      "Il proprietario congeda i blocchi in eccesso, a sua scelta, leader e navis compresi, ma mai Cleopatra, che però conta nel numero. Vanno nel pool del loro colore e si possono arruolare l’anno dopo.",
    "JC-8.4.a": ({ limits: { victoryPoints } }) =>
      `Si controlla la vittoria: con ${victoryPoints} o più punti si vince in qualunque inverno; dopo l’ultimo vince chi ha più punti e, a parità, chi tiene Roma.`,
    "JC-8.5.a": "I blocchi non si fondono mai e non si passano step l’un l’altro.",
    "JC-8.5.b":
      "Dopo il controllo della vittoria ogni giocatore, Cesare per primo, può congedare quanti dei suoi blocchi vuole, tranne Cleopatra. I loro step vanno persi; nel nuovo anno si potranno arruolare.",
    "JC-8.5.c":
      "Un leader congedato, per scelta o per mancanza di rifornimenti, non è un trofeo e non libera il terzo leader. Lo si può arruolare di nuovo.",
    "JC-8.6.a": "I blocchi scoperti nei pool si rialzano e nel nuovo anno si possono arruolare.",
    "JC-8.6.b": ({ limits: { hand } }) =>
      `Si mescolano tutte le 27 carte; ogni fazione ne riceve ${hand} e ne scarta una.`,
    "JC-8.6.c": "Il segnalino dell’anno avanza di un anno.",

    "JC-H.a":
      "Non vedi mai la mano dell’avversario, il suo scarto, o la carta che ha scelto prima che si scoprano entrambe.",
    "JC-H.b":
      "Di un blocco nemico non mostrato sai dove sta, il colore, se ha mosso e se è in riserva, ma non che cos’è né quanto è forte.",
    "JC-H.c": "Un blocco in mare non può che essere una navis, e tutti lo sanno.",
    "JC-H.d":
      "Quando l’avversario arruola vedi in quale città e quanti punti leva ha speso, ma non quale blocco li ha ricevuti né la sua forza.",
    "JC-H.e": "I blocchi mostrati in una battaglia tornano poi nascosti, e nulla dice quale fosse quale.",
    "JC-H.f": "Blocchi eliminati, trofei e carte giocate nell’anno sono noti a tutti.",
    "JC-H.g": "Cleopatra è l’unico blocco blu: tutti sanno sempre dov’è. Solo la sua forza è nascosta.",
  },
};
