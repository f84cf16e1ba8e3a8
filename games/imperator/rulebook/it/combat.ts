import type { PartWords } from "../ids.ts";

export const combat: PartWords<"combat"> = {
  "IMP-8.a":
    "Ovunque unità di entrambe le parti stanno in una stessa zona in E.2, c’è un combattimento. Va combattuto, a meno che il difensore non riesca a evitarlo.",
  "IMP-8.b": "Il giocatore di cui è la sequenza attacca, nell’ordine di zone che preferisce; l’altro difende.",
  "IMP-8.c": "Tutte le unità e i capi di una parte nella zona sono la sua forza, e tutti vi prendono parte.",

  "IMP-8.1.a":
    "Un difensore con un capo nella zona può tentare l’evasione, capo per capo, per primo quello con il SR migliore e ciascuno una volta: se un d6 è strettamente inferiore al suo SR, se ne va. Ciò che resta può tentare con un altro capo, oppure combatte.",
  "IMP-8.1.b":
    "Chi evade si muove di una zona, a qualunque costo: verso una zona libera da unità nemiche e da amici con cui non può stare. Valgono i limiti del movimento, anche quelli dei Fronti, e le unità della guarnigione vanno solo con un Augusto o un Cesare.",
  "IMP-8.1.c": "Per l’evasione le zone sulle due rive di uno stretto sono adiacenti.",
  "IMP-8.1.d":
    "Non si evade mai in una zona dalla quale un’unità degli attaccanti è passata in questa nel corso di questa sequenza. Le unità sbarcate, o che c’erano già, non chiudono alcuna zona.",
  "IMP-8.1.e": "Se non c’è una zona dove andare, l’evasione fallisce.",
  "IMP-8.1.f":
    "Un capo che evade porta con sé al massimo tante unità quante ne indica la sua CC, un non Romano solo quelle del suo Popolo, e qualsiasi altro capo.",

  "IMP-8.2.a":
    "Il rapporto di forze è dato dagli SP dell’attaccante su quelli del difensore; la colonna è la più alta che non lo supera, a favore del difensore. Sotto 1/2 è la prima colonna, da 4/1 in su l’ultima.",
  "IMP-8.2.b":
    "L’attaccante tira un d6. Il dado con i suoi modificatori dà la riga, il rapporto dopo gli spostamenti la colonna, e lì si trova il risultato.",

  "IMP-8.3.a":
    "La tabella indica il vincitore. Lo sconfitto lascia la zona, quali che siano le perdite, entro i limiti dell’evasione, ma senza dado e senza CC; le zone da cui vengono gli attaccanti sono chiuse solo al difensore. La forza va in una sola zona; si divide solo se nessuna va bene per tutti.",
  "IMP-8.3.b":
    "Ciò che non può ritirarsi è eliminato, unità e capi. Nessuno si ritira a bordo di una flotta; le unità della guarnigione si ritirano anche senza un Augusto o un Cesare.",
  "IMP-8.3.c": "E: tutte le unità della forza sono eliminate.",
  "IMP-8.3.d": "A: tutte le unità della forza sono ridotte, e quelle già ridotte eliminate.",
  "IMP-8.3.e":
    "1/4, 1/2 o 3/4: il vincitore conta questa parte delle unità che lo sconfitto aveva all’inizio, arrotonda per difetto e ne riduce altrettante delle proprie.",
  "IMP-8.3.f": "Il vincitore non riduce più unità di quante ne ha, e nessuna due volte.",
  "IMP-8.3.g": "Quali, lo sceglie il loro proprietario; un’unità ridotta che sceglie è eliminata.",
  "IMP-8.3.h": "R: la forza non ha perdite.",

  "IMP-8.4.a":
    "I capi di una forza che subisce un E o che non può ritirarsi sono eliminati. Quelli le cui unità sono tutte perite per un A si ritirano.",
  "IMP-8.4.b":
    "In una battaglia di Romani contro Romani ogni Augusto, Cesare e usurpatore della forza battuta è eliminato, qualunque sia stato il risultato.",

  "IMP-8.5.a": "La qualità media di una forza è la media delle QU delle sue unità, arrotondata per difetto.",
  "IMP-8.5.b":
    "Il TB di una forza è il miglior TB dei suoi capi; se non ne ha, la media dei TB delle sue unità, arrotondata per difetto.",
  "IMP-8.5.c": "La PC di una forza è la miglior PC dei suoi capi, e 0 se non ne ha. Conta solo fra forze romane.",

  "IMP-TC.a":
    "La tabella ha dodici righe per il dado (-2 e meno, da -1 a 8, 9 e più) e dieci colonne per il rapporto di forze (da 1/3 e meno a 4/1 e più); ogni casella vale com’è stampata. In ogni colonna due righe danno R / R: in quella del dado più basso vince il difensore, nell’altra l’attaccante.",
  "IMP-TC.b": "Modificatore del dado: si aggiunge il TB dell’attaccante e si toglie quello del difensore.",
  "IMP-TC.c":
    "Modificatore del dado: -1 se una forza del Nemico senza alcuna unità romana difende in una zona che in quel momento è fuori dall’impero.",
  "IMP-TC.d":
    "Modificatore del dado: +1 se una forza del Nemico senza alcuna unità romana attacca in una zona che in quel momento è fuori dall’impero.",
  "IMP-TC.e": "Modificatore del dado, Romani contro Romani: +1 se la PC dell’attaccante è strettamente più alta.",
  "IMP-TC.f": "Modificatore del dado, Romani contro Romani: -1 se la PC dell’attaccante è strettamente più bassa.",
  "IMP-TC.g": "Tutti i modificatori del dado si sommano, e con essi quelli degli eventi.",
  "IMP-TC.h":
    "Spostamento di colonna: una a destra se la qualità media dell’attaccante è strettamente più alta, una a sinistra se è strettamente più bassa.",
  "IMP-TC.i":
    "Spostamento di colonna: due a destra, non una, se la qualità media dell’attaccante è almeno doppia; due a sinistra se lo è quella del difensore. Ogni qualità è il doppio di 0, ma qualità uguali non spostano nulla.",
  "IMP-TC.j": "Nessuno spostamento va oltre la prima o l’ultima colonna.",
};
