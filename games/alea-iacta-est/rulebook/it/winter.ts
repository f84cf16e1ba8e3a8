import type { PartWords } from "../ids.ts";

export const winter: PartWords<"winter"> = {
  "AIE-9.0.a":
    "Gli aggiustamenti di F.6 si fanno in quest’ordine: naves, unità di terra e capi romani, Popoli, guarnigioni, reclutamento. Non si spendono MP.",
  "AIE-9.1.a": "Le naves in una zona con un porto, romane e degli Aegyptii, vi restano e tornano a piena forza.",
  "AIE-9.1.b": "Le naves in ogni altro luogo sono eliminate.",
  "AIE-9.1.c":
    "I capi in pila con le naves eliminate sono assenti fino alla Fase C successiva, tranne quelli a terra con unità di terra.",
  "AIE-9.1.d": "Sono eliminati anche i passeggeri delle naves eliminate in una zona navale.",

  "AIE-9.2.a":
    "Un’unità di terra romana ridotta nella Repubblica torna a piena forza se la sua zona ha una città, o se nessuna zona adiacente della Repubblica contiene un’unità da combattimento nemica, romana o no. Come opzione, occorrono entrambe le condizioni.",
  "AIE-9.2.b": "Le unità di terra romane fuori dalla Repubblica sono eliminate.",
  "AIE-9.2.c": "I capi romani in pila con loro sono assenti fino alla Fase C successiva; non sono morti.",
  "AIE-9.2.d":
    "Le unità e i capi romani in una regione che la loro fazione non controlla vanno in una zona, libera da unità nemiche, di una regione che essa controlla.",
  "AIE-9.2.e": "Tutta la pila di una zona va in una sola e medesima zona.",
  "AIE-9.2.f": "Le naves della pila vanno con essa; la zona deve allora avere un porto.",
  "AIE-9.2.g":
    "Se la fazione non controlla regioni, o nelle regioni che controlla non c’è una zona lecita, la pila resta dov’è.",
  "AIE-9.2.h":
    "Un capo romano solo in una zona va in una zona, libera da unità nemiche, di una regione controllata dalla sua fazione; la zona può essere quella in cui si trova. Se non ce n’è nessuna, resta.",
  "AIE-9.2.i": "Il ritorno a piena forza si giudica prima di spostare le pile e i capi.",
  "AIE-9.2.j": "Le unità neutrali tornano a piena forza ma non si spostano.",
  "AIE-9.2.k":
    "Le unità non romane alleate non sono né spostate né eliminate con i Romani; per loro valgono gli aggiustamenti dei Popoli (vedi 9.3).",

  "AIE-9.3.a":
    "Un Popolo minore in guerra senza unità sulla mappa è pacificato con le armi: le sue unità restano nella sua casella ed è a riposo per quattro anni.",
  "AIE-9.3.b":
    "Un Popolo minore con un’unità sulla mappa resta in guerra. Le sue unità restano dove sono, e quelle ridotte nelle zone d’origine o in una zona con città tornano a piena forza.",
  "AIE-9.3.c":
    "Le sue unità eliminate ritornano a piena forza nelle sue zone d’origine, tranne dove si trovano unità nemiche.",
  "AIE-9.3.d":
    "Un Popolo maggiore in guerra o fedele senza unità sulla mappa è pacificato con le armi: tutte le sue unità (a piena forza) e i suoi capi (PAX ROMANA) si schierano nelle sue zone d’origine, è in pace e a riposo per quattro anni.",
  "AIE-9.3.e":
    "Un Popolo maggiore con un’unità sulla mappa conserva il suo stato, e le sue unità e i suoi capi restano. Per il ritorno a piena forza e per le unità eliminate vale quanto detto per un Popolo minore.",
  "AIE-9.3.f":
    "Un Popolo pacificato con le armi può essere attivato di nuovo nella Fase C del quinto anno successivo: se nel -38, allora nel -33.",
  "AIE-9.3.g": "Durante il riposo né la pescata né uno stratagemma possono attivare il Popolo.",
  "AIE-9.3.h": "Un Popolo pacificato con uno stratagemma può essere attivato di nuovo dall’anno successivo.",
  "AIE-9.3.i":
    "I punti vittoria per un Popolo maggiore pacificato in questo segmento vanno al giocatore che non lo controllava e non ne aveva la fedeltà.",
  "AIE-9.3.j":
    "Un Popolo maggiore che ha lasciato la mappa quando è stato pacificato (vedi 4.4.3) si schiera in questo segmento nelle sue zone d’origine.",
  "AIE-9.3.k": "Un’unità ridotta di un Popolo in pace torna a piena forza nelle sue zone d’origine.",

  "AIE-9.4.a":
    "Per ogni regione che controlla e che ha meno legioni sue della guarnigione minima, un giocatore vi porta, per quanto possibile, proprie legioni che altrove sono in eccesso.",
  "AIE-9.4.b": "Esse vanno in una zona di quella regione con una città e senza unità nemiche.",
  "AIE-9.4.c":
    "Non si possono togliere legioni a una regione che si controlla se così scenderebbe sotto il proprio minimo.",
  "AIE-9.4.d": "Ciò che ancora manca va reclutato lì, entro i limiti della regione e della Riserva.",
  "AIE-9.4.e":
    "Il reclutamento procede a giri sulle regioni, nell’ordine Italia, Asia, Gallia, Africa, Graecia, Sicilia, Hispania.",
  "AIE-9.4.f":
    "Quando viene la volta di una regione, chi la controlla può reclutare al massimo un’unità di ciascun tipo.",
  "AIE-9.4.g":
    "I giri si ripetono finché i limiti o la Riserva sono esauriti, o finché un giro intero passa senza reclutamenti.",
  "AIE-9.4.h": ({ box, eachRegion }) =>
    `Massimo di unità reclutate in un anno, come legioni/auxilia/equites/naves: ${eachRegion((region) => box.recruits[region].join("/"))}.`,
  "AIE-9.4.i":
    "La prima legione reclutata in una regione in una Fase F deve essere una legione di reclute, se la Riserva ne ha una.",
  "AIE-9.4.j": "Il reclutamento oltre la guarnigione è facoltativo.",
  "AIE-9.4.k": "Le unità reclutate aspettano nella casella della regione fino alla Fase D del turno successivo.",
  "AIE-9.4.l": "La Riserva è una sola, comune alle due fazioni.",
  "AIE-9.4.m": "Una regione che nessuno controlla non recluta nulla.",
  "AIE-9.4.n": "Le unità reclutate si piazzano a piena forza.",
  "AIE-9.4.o":
    "Le legioni congedate sono fuori dal gioco per il resto dello scenario e non tornano nella Riserva. Come opzione, vanno nella Riserva.",
  "AIE-9.4.p":
    "Le unità in attesa restano nella casella se non c’è una zona lecita, e vanno nella Riserva se intanto la regione è passata all’altra fazione.",

  "AIE-10.0.a":
    "Il punteggio è un solo numero: i punti vittoria dei Cesariani vi si sommano, quelli dei Repubblicani si sottraggono.",
  "AIE-10.1.a":
    "Chi vince una battaglia in cui le due Forze avevano insieme almeno 35 SP all’inizio segna subito 1 punto vittoria.",
  "AIE-10.1.b": "Ogni capo nemico eliminato in combattimento o assassinato, romano o no, dà subito 1 punto vittoria.",
  "AIE-10.1.c": "Ogni gruppo completo di tre legioni proprie congedate in una stessa Fase D dà 1 punto vittoria.",
  "AIE-10.1.d": ({ box }) =>
    `Ogni volta che un Popolo maggiore è pacificato con le armi dà i suoi punti vittoria: ${box.majors.map((people) => `${box.peopleTitles[people]} ${box.peopleVp[people]}`).join(", ")}.`,
  "AIE-10.1.e":
    "Se un Popolo maggiore è pacificato con uno stratagemma, chi lo ha giocato ne segna la metà, arrotondata per difetto.",
  "AIE-10.1.f": "L’eliminazione dell’ultimo Assassino dà 5 punti vittoria ai Cesariani.",
  "AIE-10.1.g": "Pacificare un Popolo minore non dà punti.",
  "AIE-10.1.h": "Una pacificazione dovuta all’evento 14 non dà punti.",
  "AIE-10.1.i":
    "Un combattimento navale e uno di terra nella stessa zona sono due battaglie, ciascuna con il proprio totale di SP.",
  "AIE-10.2.a": "In F.5 ogni fazione segna 1 punto vittoria per ciascun Popolo maggiore a lei fedele.",
  "AIE-10.2.b": ({ box, eachRegion }) => {
    const all = box.regions.reduce((sum, region) => sum + box.points[region], box.romaPoints);
    return `Punti di controllo: ${eachRegion((region) => box.points[region])}, Roma ${box.romaPoints}; in tutto ${all}.`;
  },
  "AIE-10.2.c":
    "In F.5 una fazione che ha da 12 a 14 punti di controllo segna 2 punti vittoria, con 15 o più ne segna 3, con meno di 12 nessuno.",
  "AIE-10.2.d": "In F.5 la fazione che controlla Roma segna 1 punto vittoria.",
};
