import type { PartWords } from "../ids.ts";

export const peoples: PartWords<"peoples"> = {
  "IMP-4.1.a":
    "Un Popolo che ha almeno un capo è maggiore: Maetae, Marcomanni, Quadi, Iazyges e Parthi. Gli altri sono minori.",
  "IMP-4.1.b":
    "Ogni Popolo ha una o più zone d’origine, che stanno fuori dall’impero; anche quelle dei Cantabri, nel cuore dell’Hispania.",
  "IMP-4.1.c": "Le unità di un Popolo minore stanno sulla mappa solo finché è in guerra.",
  "IMP-4.1.d":
    "Le unità e i capi di un Popolo maggiore stanno sempre sulla mappa. In pace restano nelle loro zone d’origine: un’unità può andare dall’una all’altra, una zona alla volta; i capi non si muovono.",
  "IMP-4.1.e": "I capi che portano un nome entrano e muoiono secondo la tabella dei capi.",
  "IMP-4.1.f":
    "I capi generici, cioè quelli di Maetae, Marcomanni, Quadi e Iazyges e quello senza nome dei Parthi, sono sempre in gioco e non fanno mai la prova di morte.",
  "IMP-4.1.g":
    "Un capo generico eliminato, qualunque ne sia la causa, ritorna nella Fase C successiva su una qualsiasi unità del suo Popolo.",

  "IMP-4.2.a":
    "Il giocatore che è il Nemico ha tutte le pedine non romane e tutti i ribelli, cioè le pedine romane di un’usurpazione; tutte le altre pedine romane sono fedeli.",
  "IMP-4.2.b":
    "Nella Fase F del 195, quando tutto il resto è stato contato e aggiustato, le unità di Osrhoene e Adiabene escono per sempre dal gioco, senza punti per nessuno, e le loro zone d’origine passano al Fronte Oriente.",
  "IMP-4.2.c": "Da allora questi due Popoli non possono più entrare in guerra.",
  "IMP-4.2.d": "L’Armenia è il solo Popolo che Roma possa controllare. Il suo segnalino dice se è romana o partica.",
  "IMP-4.2.e":
    "L’Armenia non entra mai in guerra secondo 4.4; conta solo il suo stato. Le unità romane possono entrare nella sua zona in ogni momento, Persiani e Camiti-Semiti finché il loro Popolo è in guerra.",
  "IMP-4.2.f": "L’unità armena sta sempre sulla mappa e non lascia mai la sua zona.",
  "IMP-4.2.g":
    "In una battaglia nella sua zona l’unità armena combatte dalla parte a cui appartiene l’Armenia; per l’altra parte è un’unità nemica.",
  "IMP-4.2.h":
    "Se nella Fase F la parte che non controlla l’Armenia ha un’unità nella sua zona e dell’altra non ne resta alcuna, compresa quella armena, lo stato cambia e l’unità armena viene rimessa.",
  "IMP-4.2.i": "Se dovesse ritirarsi, l’unità armena è invece eliminata.",
  "IMP-4.2.j": "Dopo essere stata eliminata, l’unità armena è di nuovo in gioco per il turno seguente.",
  "IMP-4.2.k":
    "Le pedine del Nemico formano tre gruppi, e pedine di gruppi diversi non stanno mai nella stessa zona: Romani; Celti, Germani e Sarmati; Persiani e Camiti-Semiti. Gli ammutinati non sono del gruppo di nessuno.",
  "IMP-4.2.l": "I Daci vanno con i Celti, i Germani e i Sarmati.",
  "IMP-4.2.m": "L’unità armena può stare nella sua zona con tutte le pedine della parte a cui appartiene l’Armenia.",

  "IMP-4.3.a": "Le unità ribelli si muovono come i Romani (vedi 3.5), ma solo insieme a un capo ribelle e mai da sole.",
  "IMP-4.3.b":
    "Le unità ribelli che si trovano senza un capo ribelle nella loro zona, per qualsiasi ragione, tornano fedeli in quel momento.",
  "IMP-4.3.c": "Fronti, Fronti di riserva e la metà che deve restare non valgono per i ribelli.",
  "IMP-4.3.d": "Le unità ribelli non lasciano mai l’impero, nemmeno in ritirata.",
  "IMP-4.3.e": "Fuori dall’impero un capo non romano può muoversi da solo, fin dove lo portano i suoi MP.",
  "IMP-4.3.f":
    "Un capo non romano porta con sé solo unità del proprio Popolo, al massimo quante ne indica la sua CC e non oltre 3 MP. Restano insieme come i Romani (vedi 3.5).",
  "IMP-4.3.g": "Un’unità non romana senza capo si muove al massimo di una zona in E.1, qualunque ne sia il costo.",
  "IMP-4.3.h": "Le pedine di un Popolo lasciano le loro zone d’origine solo finché è in guerra.",
  "IMP-4.3.i": "Entrano in una zona d’origine di un altro Popolo solo finché anche quello è in guerra.",
  "IMP-4.3.j":
    "Le zone fuori dall’impero che non portano il nome di un Popolo sono aperte a tutti quelli che sono in guerra.",
  "IMP-4.3.k": ({ entries }) =>
    `Da fuori passano nell’impero solo per una zona del Fronte della loro fascia; una volta dentro possono proseguire in ogni Fronte. Le fasce: ${entries}.`,
  "IMP-4.3.l":
    "Non entrano mai in una zona a più di 5 zone dalla più vicina delle loro zone d’origine, per la via più breve su terra e stretti. Chi è costretto oltre è eliminato.",
  "IMP-4.3.m":
    "Le unità non romane entrano nelle Province Interne solo insieme a un capo del loro Popolo. I Popoli minori non ne hanno, e quindi non vi entrano mai.",
  "IMP-4.3.n":
    "Dentro l’impero i capi non romani non si muovono da soli. Chi vi ha perso l’ultima unità resta finché non lo raggiunge un’unità del suo Popolo; può ritirarsi con una forza battuta.",
  "IMP-4.3.o":
    "I gruppi che non possono stare nella stessa zona (vedi 4.2) restano separati a ogni passo di un movimento, non solo alla fine.",
  "IMP-4.3.p":
    "Un’unità non romana rimasta nelle Province Interne senza un capo del suo Popolo può restare, o andarsene verso un Fronte o verso l’esterno; non entra in altre zone interne.",

  "IMP-4.4.a":
    "La pescata di guerra riguarda solo i Popoli maggiori. I loro capi si girano sulla faccia normale, e le loro pedine possono ora lasciare le proprie terre ed entrare nell’impero.",
  "IMP-4.4.b":
    "Con uno stratagemma le unità di un Popolo minore si piazzano subito e a piena forza nelle sue zone d’origine, dove il Nemico vuole; i capi di un Popolo maggiore si girano sulla faccia normale.",
  "IMP-4.4.c": "I Popoli entrano in guerra nella Fase C e in nessun’altra.",
};
