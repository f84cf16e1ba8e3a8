import type { PartWords } from "../ids.ts";

export const basics: PartWords<"basics"> = {
  "IMP-0.1.a": "Un d6 dà da 1 a 6, un d10 da 0 a 9. Lo 0 del d10 vale zero, mai dieci.",
  "IMP-0.2.a":
    "La mappa è divisa in zone. Ogni pedina che vi si trova sta in una zona di terra, e in una soltanto, oppure a bordo di una flotta, in mare o in porto.",
  "IMP-0.3.a": "Un turno è un anno; il segnalino dei turni mostra sul calendario quale.",
  "IMP-0.4.a":
    "In una stessa zona può stare qualsiasi numero di pedine di una parte; solo il Nemico deve tenerne alcune separate dalle altre (vedi 4.2).",

  "IMP-1.a":
    "I Romani sono una Nazionalità. Le altre: Persiani (Adiabene, Osrhoene, Parthi), Germani (Bructeri, Chatti, Cherusci, Frisii, Hermunduri, Langobardi, Marcomanni, Quadi), Sarmati (Iazyges, Roxolani), Celti (Bastarni, Cantabri, Cotini, Maetae), Traco-Frigi (Daci, Armenia), Camiti-Semiti (Gaetuli, Garamantes, Scenarchia).",
  "IMP-1.b":
    "La fascia di una pedina mostra il suo Fronte. Una legione o una vessillazione vi appartiene; le unità della guarnigione di Roma, compresa la II Parthica, hanno la fascia verde e non appartengono a nessuno; una pedina non romana può entrare nell’impero solo dal Fronte della sua fascia (vedi 4.3).",
  "IMP-1.c": "I capi romani non appartengono ad alcun Fronte.",
  "IMP-1.1.a":
    "Ogni capo ha una capacità di comando (CC), un valore strategico (SR) e un bonus tattico (TB); i capi romani hanno inoltre una capacità politica (PC).",
  "IMP-1.1.b":
    "Un capo romano mostra il rovescio finché guida un’usurpazione o la segue, altrimenti il dritto. I suoi valori sono gli stessi su entrambe le facce.",
  "IMP-1.1.c": "Un capo non romano mostra Pax Romana finché il suo Popolo è in pace con Roma, e solo allora.",
  "IMP-1.1.d": "In ogni sequenza ciascun capo ha 4 punti movimento (MP).",
  "IMP-1.2.a":
    "Un’unità ha punti di forza (SP), qualità (QU) e bonus tattico (TB), letti sulla faccia in vista: a piena forza o ridotta.",
  "IMP-1.2.b": "Un’unità che marcia con un capo ha 3 MP in ogni sequenza.",
  "IMP-1.2.c": "Che un’unità mostri un fante o un cavaliere non fa alcuna differenza.",
};
