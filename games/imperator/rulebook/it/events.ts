import type { PartWords } from "../ids.ts";

export const events: PartWords<"events"> = {
  "IMP-TE.1.a":
    "Evento 1, insalubrità a Roma: ogni unità nella zona di Roma è ridotta; quelle già ridotte restano così.",
  "IMP-TE.1.b":
    "Un Augusto che è allora a Roma subisce anche l’evento 4; se vi sono entrambi, uno di loro, a scelta di Roma.",
  "IMP-TE.2.a": "Evento 2, clima disastroso: in questo turno i capi hanno 3 MP e le unità 2 MP.",
  "IMP-TE.3.a":
    "Evento 3, legioni scoraggiate: in ogni battaglia il dado si sposta di 1 contro i Romani, cioè contro la forza di Roma. Fra Romani e Romani si annulla.",
  "IMP-TE.4.a":
    "Evento 4, l’imperatore malato: un Augusto, di due quello che Roma sceglie, non può lasciare la sua zona in quest’anno: non marcia, non si imbarca, non evade e non fugge.",
  "IMP-TE.4.b":
    "Se una battaglia persa lo costringe a lasciarla, muore, come ucciso in battaglia. Lasciato solo fra i nemici non può mettersi in salvo e muore.",
  "IMP-TE.4.c":
    "Il TB dell’Augusto malato non conta: senza un altro capo si prende il TB medio delle unità. Né il suo SR permette a qualcuno di evadere.",
  "IMP-TE.5.a":
    "Evento 5, vigore germanico: nelle battaglie con un’unità germanica il dado si sposta di 2 a favore del Nemico.",
  "IMP-TE.6.a":
    "Evento 6, agitazione a Roma: un Augusto, di due almeno uno, deve andare a Roma per la via più breve, usando tutti i suoi MP, e restarvi in questo turno.",
  "IMP-TE.6.b":
    "Se non ce n’è alcuno, Roma lo nomina subito. In ogni sequenza di Roma si muove prima di tutti gli altri, per una via di costo minimo, e con unità solo nella sequenza in cui arriva. L’obbligo dorme finché il Nemico ha unità a Roma o nessuna via vi conduce per terra. Essere battuto e cacciato da Roma non è una violazione.",
  "IMP-TE.7.a":
    "Evento 7, inverno rigido: c’è 1 sequenza in meno in tutto, ma non sotto 0, e ciò che resta si divide da capo.",
  "IMP-TE.8.a":
    "Evento 8, dèi pacifici: ci sono 2 sequenze in tutto, una per ciascun giocatore, l’iniziativa per prima. Se erano meno, si resta così.",
  "IMP-TE.9.a": "Evento 9, ira di Nettuno: in questo turno nulla si muove per mare.",
  "IMP-TE.10.a":
    "Evento 10, tenacia dei nemici di Roma: quando tutte le altre sequenze della Fase E sono finite, il Nemico ne ha una in più.",
  "IMP-TE.11.a":
    "Evento 11, donativo ai Pretoriani: in una battaglia a cui prendono parte tutte le unità delle Praetoriae Cohortis in gioco, il dado si sposta di 1 a favore della parte che le ha.",
  "IMP-TE.12.a":
    "Evento 12, donativo alle legioni: in ogni battaglia il dado si sposta di 1 a favore dei Romani, cioè della forza di Roma. Fra Romani e Romani si annulla.",
  "IMP-TE.13.a":
    "Evento 13, peste in Oriente: nel Fronte Oriente e nelle zone di Armenia, Parthi, Adiabene e Osrhoene tutte le unità sono ridotte; quelle già ridotte sono fuori per questo turno e ritornano nella Fase F. I capi non ne soffrono.",
  "IMP-TE.14.a": "Evento 14, volubilità armena: lo stato dell’Armenia cambia.",
  "IMP-TE.15.a":
    "Evento 15, carestia in Germania: tutte le unità germaniche sono ridotte; quelle già ridotte restano così.",
  "IMP-TE.15.b": "E in questo turno, nelle battaglie con un’unità germanica, il dado si sposta di 1 contro il Nemico.",
  "IMP-TE.x.a":
    "Ciò che favorisce una parte si aggiunge al dado se questa attacca e si toglie se difende; ciò che le è contrario fa il contrario.",
};
