import type { PartWords } from "../ids.ts";

export const peoples: PartWords<"peoples"> = {
  "AIE-4.1.a":
    "I Popoli maggiori sono Aegyptii, Parthi, Pontici e Numidae. Tutti gli altri Popoli sono minori e non hanno capi.",
  "AIE-4.1.b": "Ogni Popolo ha una o più zone d’origine, tutte fuori dalla Repubblica.",
  "AIE-4.1.c":
    "Un Popolo è in pace, oppure in guerra e controllato da un giocatore, oppure fedele a un giocatore. Solo un Popolo maggiore può essere fedele.",

  "AIE-4.2.1.a": "I capi non romani non fanno mai la prova di morte naturale.",
  "AIE-4.2.1.b": "Entrano in gioco e ne escono secondo una tabella propria.",
  "AIE-4.2.1.c":
    "Un capo non romano eliminato in combattimento ritorna nella Fase C successiva su una qualsiasi unità del suo Popolo, a meno che non sia giunta la data della sua uscita dal gioco.",
  "AIE-4.2.2.a":
    "Un Popolo maggiore si attiva quando si pesca il suo segnalino, con Sollevazione di un Popolo maggiore, o per un evento o una regola dello scenario; un Popolo minore solo con uno stratagemma di sollevazione.",
  "AIE-4.2.2.b": "Quando si attiva un Popolo maggiore, i suoi capi si girano sulla faccia normale.",
  "AIE-4.2.2.c":
    "Quando si attiva un Popolo minore, tutte le sue unità si schierano subito, a piena forza, nelle sue zone d’origine, distribuite come vuole chi ora lo controlla.",
  "AIE-4.2.2.d": "Dopo l’attivazione i pezzi di un Popolo possono lasciare le loro terre ed entrare nella Repubblica.",
  "AIE-4.2.2.e":
    "Un capo nemico che si trova solo dove vengono piazzate unità di un Popolo attivato o che ritorna fa subito la prova del capo isolato.",
  "AIE-4.2.3.a": "Finché un Popolo minore è in pace, le sue unità stanno nella sua casella.",
  "AIE-4.2.3.b":
    "Finché un Popolo maggiore è in pace, le sue unità e i suoi capi stanno nelle sue zone d’origine e non si muovono.",
  "AIE-4.2.4.a":
    "Le Nazionalità formano tre gruppi: Celti, Germani e Illiri; Iranici e Traco-Frigi; Camito-Semiti. I pezzi di gruppi diversi non possono finire un movimento, un’evasione o una ritirata nella stessa zona.",
  "AIE-4.2.4.b":
    "I Romani possono stare nella stessa zona con ogni Popolo fedele alla loro fazione; i limiti fra i gruppi allora non valgono.",
  "AIE-4.2.4.c":
    "I Romani non possono stare nella stessa zona con un Popolo in guerra, nemmeno se lo controlla la loro fazione, se non per combatterne uno nemico.",
  "AIE-4.2.4.d": "I Popoli in guerra controllati da giocatori diversi non possono stare nella stessa zona.",

  "AIE-4.3.a":
    "I pezzi non romani li muove, nelle proprie sequenze, il giocatore che controlla il loro Popolo o che ne ha la fedeltà.",
  "AIE-4.3.b": "Fra i Popoli solo gli Aegyptii hanno naves, che seguono le regole di 3.4.2.",
  "AIE-4.3.c":
    "Ogni nave degli Aegyptii porta fino a tre unità da combattimento di qualsiasi tipo e qualsiasi numero di capi.",
  "AIE-4.3.d": "Porta dei Romani solo finché gli Aegyptii sono fedeli alla fazione di quei Romani.",
  "AIE-4.3.e": "Un capo non romano da solo ha 4 MP, e solo fuori dalla Repubblica.",
  "AIE-4.3.f": "Un capo non romano si muove solo con unità del proprio Popolo, al massimo quante ne indica la sua CC.",
  "AIE-4.3.g":
    "Per i gruppi non romani valgono le regole di 3.4.1: al massimo 3 MP, tutti partono insieme, si possono lasciare unità per strada, il capo resta con l’unità che va più lontano, e ogni pezzo si muove una volta sola.",
  "AIE-4.3.h": "Un’unità non romana senza capo si muove di una sola zona per E.1, qualunque ne sia il costo.",
  "AIE-4.3.i": "I pezzi di un Popolo in pace non lasciano mai le sue zone d’origine.",
  "AIE-4.3.j":
    "I pezzi di un Popolo in guerra possono entrare in una zona d’origine di un altro Popolo solo se anche questo è in guerra.",
  "AIE-4.3.k":
    "Le zone fuori dalla Repubblica che non portano il nome di un Popolo sono aperte ai pezzi di un Popolo in guerra o fedele.",
  "AIE-4.3.l":
    "Le unità e i capi di un Popolo minore in guerra non possono entrare in una zona distante più di due zone dalla loro zona d’origine più vicina; quelli di un Popolo maggiore, più di tre.",
  "AIE-4.3.m":
    "Le zone oltre questo limite sono chiuse anche all’evasione e alla ritirata; chi non ha altre zone dove ritirarsi è eliminato.",
  "AIE-4.3.n": "Questo limite non vale per i Popoli fedeli a una fazione.",
  "AIE-4.3.o": "Nella Repubblica un capo non romano non può muoversi senza almeno un’unità da combattimento.",
  "AIE-4.3.p":
    "I capi romani possono guidare le unità alleate della loro fazione, entro la loro CC; i capi dei Popoli alleati guidano solo il proprio Popolo.",
  "AIE-4.3.q":
    "Le unità di un Popolo fedele possono entrare in una zona d’origine altrui ogni volta che potrebbero farlo i Romani della loro fazione (vedi 3.4.1), con o senza capo.",

  "AIE-4.4.1.a":
    "Se uno solo dei giocatori controlla regioni adiacenti alle zone d’origine di un Popolo appena attivato, quel Popolo lo controlla l’altro.",
  "AIE-4.4.1.b":
    "Se entrambi i giocatori controllano regioni adiacenti decide un d6: pari ai Repubblicani, dispari ai Cesariani.",
  "AIE-4.4.1.c":
    "Se nessuna regione è adiacente (Daci, Armenii, Aegyptii) decide un d6: pari ai Repubblicani, dispari ai Cesariani.",
  "AIE-4.4.1.d":
    "Se vi sono regioni adiacenti ma nessuno dei giocatori ne controlla una, decide un d6 allo stesso modo.",
  "AIE-4.4.1.e": "Anche qui le due rive di uno stretto sono adiacenti: i Mauri sono perciò adiacenti a Hispania.",
  "AIE-4.4.1.f": "In ogni F.4 il controllo si stabilisce da capo per il turno successivo, con nuovi dadi dove servono.",
  "AIE-4.4.1.g":
    "Fra un F.4 e il successivo il controllo non può cambiare se non per fedeltà o pacificazione, salvo le regole dello scenario.",
  "AIE-4.4.1.h":
    "Le unità di un Popolo in guerra possono combattere solo unità romane o alleate del giocatore che non le controlla. Non possono entrare in una zona con unità di un Popolo in guerra controllato dall’altro giocatore.",
  "AIE-4.4.1.i":
    "Se F.4 assegna a giocatori diversi due Popoli le cui unità stanno nella stessa zona, queste vi restano senza combattere finché non si muovono.",
  "AIE-4.4.2.a": "Solo un Popolo maggiore in guerra, che non siano i Parthi, può essere portato a giurare fedeltà.",
  "AIE-4.4.2.b": "Con lo stratagemma Fedeltà di un Popolo maggiore ci si riesce senza tirare dadi.",
  "AIE-4.4.2.c":
    "Per un tentativo diplomatico si tira un d10, +1 se il Capo di fazione usato è a più di 4 MP per terra da ogni zona d’origine o non ha una via di terra. Riesce un risultato strettamente inferiore alla sua PC.",
  "AIE-4.4.2.d": "Con due Capi di fazione si usa quello con la PC più alta, sia per la PC sia per la distanza.",
  "AIE-4.4.2.e": "Il segnalino di un Popolo fedele non si mette nella coppa di attivazione.",
  "AIE-4.4.2.f":
    "Le unità e i capi di un Popolo fedele possono stare in pila con le unità romane di quella fazione ed essere usati come esse.",
  "AIE-4.4.2.g":
    "Un Popolo fedele non è in guerra con Roma: non conta per il segnalino SPQR né come invasore, e gli stratagemmi che pacificano più Popoli insieme non lo toccano.",
  "AIE-4.4.2.h":
    "La fedeltà finisce solo quando l’avversario gioca uno stratagemma di pacificazione, o con una pacificazione con le armi.",
  "AIE-4.4.2.i": "Un Popolo fedele non può essere conquistato da un altro tentativo di ottenerne la fedeltà.",
  "AIE-4.4.2.j": "Le unità alleate possono combattere nemici romani e non romani.",
  "AIE-4.4.3.a":
    "Un Popolo in guerra o fedele è pacificato con le armi se, alla fine di un E.2, ogni sua zona d’origine contiene un’unità da combattimento romana o alleata del giocatore che non lo controlla e non ne ha la fedeltà, e nessuna unità dell’altro giocatore.",
  "AIE-4.4.3.b": "Le unità di un Popolo minore lasciano allora subito la mappa e vanno nella loro casella.",
  "AIE-4.4.3.c":
    "Le unità e i capi di un Popolo maggiore lasciano subito la mappa. In F.6 il giocatore che lo controllava o ne aveva la fedeltà li schiera nelle loro zone d’origine, a piena forza, i capi sulla faccia PAX ROMANA.",
  "AIE-4.4.3.d": "La pacificazione con le armi apre per quel Popolo un riposo di quattro anni (vedi 9.3).",
  "AIE-4.4.3.e": "Il giocatore che occupa le terre di un Popolo maggiore ne segna per intero i punti vittoria.",
  "AIE-4.4.3.f": "I Romani che si trovano nelle terre di un Popolo tornato in pace non lo combattono.",

  "AIE-5.1.1.a":
    "Il segnalino SPQR parte dal valore indicato dallo scenario. In F.1 si muove della somma di tutti i casi seguenti che ricorrono.",
  "AIE-5.1.1.b":
    "Il segnalino sale di 1, una volta sola, se in questo turno almeno un Capo di fazione è morto in combattimento o è stato assassinato.",
  "AIE-5.1.1.c":
    "Il segnalino sale di 1 per ogni regione che contiene meno legioni della sua guarnigione minima; contano le legioni di entrambe le fazioni.",
  "AIE-5.1.1.d":
    "Il segnalino sale di 1, una volta sola, se almeno due Popoli sono in guerra e almeno uno di loro è maggiore.",
  "AIE-5.1.1.e":
    "Il segnalino sale di 1 se sulla mappa ci sono 25 legioni o meno, oppure 40 o più. Contano quelle di entrambe le fazioni e le neutrali; quelle nelle caselle o nella Riserva non sono sulla mappa.",
  "AIE-5.1.1.f": "Il segnalino scende di 1 se nessun Popolo è in guerra.",
  "AIE-5.1.1.g":
    "Il segnalino scende di 1 se in questo turno nessun Capo di fazione ha preso parte a una battaglia fra Forze romane.",
  "AIE-5.1.1.h": "Il segnalino scende di 1 se gli Aegyptii sono fedeli all’una o all’altra fazione.",
  "AIE-5.1.1.i": "Il segnalino non scende mai sotto 0 e non sale mai sopra 5.",
  "AIE-5.1.1.j":
    "Se dopo F.1, e dopo l’eventuale Imperium, il segnalino è sul 5, la partita finisce subito: entrambi i giocatori perdono, qualunque sia il punteggio.",
  "AIE-5.1.1.k": "Il segnalino mostra Cicero finché Caesar è in gioco, e poi Princeps; la faccia non ha altro effetto.",
  "AIE-5.1.1.l": "Un Capo di fazione che muore di morte naturale o di peste non conta.",
  "AIE-5.1.1.m":
    "Tutto questo si conta sulla mappa come sta in F.1, prima che si rinnovi il controllo delle regioni e prima degli aggiustamenti.",

  "AIE-5.1.2.a":
    "Se in questo turno è riuscito un colpo di Stato, in F.2 i giocatori si scambiano le fazioni, che il Pretendente sia ancora in gioco o no.",
  "AIE-5.1.2.b":
    "Il Pretendente diventa l’unico Capo di fazione della fazione che ha battuto; lui e chi lo ha seguito ne mostrano di nuovo la faccia.",
  "AIE-5.1.2.c": "Il punteggio cambia segno: +8 diventa -8, così chi era in vantaggio lo resta.",
  "AIE-5.1.2.d":
    "I giocatori conservano le pedine stratagemma che hanno in mano; tutto ciò che è segnato per fazione resta alla fazione.",
  "AIE-5.1.2.e":
    "Se nello stesso turno sono riusciti colpi di Stato in entrambe le fazioni c’è un solo scambio: il punteggio cambia segno una volta, e ogni Pretendente diventa Capo di fazione della fazione che ha battuto.",
};
