import type { PartWords } from "../ids.ts";

export const scenarios: PartWords<"scenarios"> = {
  "IMP-S.a":
    "Uno scenario stabilisce il suo primo e ultimo anno, i titoli e chi ha la guardia, dove stanno i capi, quali Popoli sono in guerra, di chi è l’Armenia e dove sono le flotte. I punti vittoria partono da 0.",
  "IMP-S.b":
    "Le unità romane cominciano a piena forza dove le mette la tabella di schieramento: quelle senza data, e quelle di un anno anteriore al primo. Quelle del primo anno arrivano nella sua Fase D.",
  "IMP-S.c":
    "Un capo dato per assente non entra mai; uno che è piazzato è entrato, qualunque cosa dica la tabella della sua entrata.",
  "IMP-S.d":
    "Dove l’iniziativa di un anno è stabilita non si tira alcun dado, e nessuna pedina Iniziativa la rovescia.",
  "IMP-S.e":
    "Un usurpatore piazzato all’inizio è valido e ha già fatto i passi da A a C. Le unità in una zona con un capo ribelle sono ribelli, e la guerra civile è in corso dalla prima Fase A.",
  "IMP-S.f":
    "Un’entrata in guerra ordinata dallo scenario porta il Popolo in guerra nella Fase C del suo anno, prima della pescata, come in 4.4. Non succede nulla se è già in guerra o tenuto a cinque anni di pace.",
  "IMP-S.g": "Un evento ordinato dallo scenario prende il posto dei dadi per l’evento del suo anno.",
  "IMP-S.h":
    "Uno scenario può tralasciare delle regole: i non Romani (niente pescata di guerra, niente Popoli, niente Armenia né punti per essa), gli stratagemmi (niente pescata), gli eventi, l’entrata dei capi, la loro morte secondo la tabella, i rinforzi.",
  "IMP-S.i":
    "Uno scenario può avere una fine improvvisa: quando muore il capo che nomina, la partita è subito finita, e la parte che nomina ha vinto. Il successo di un’usurpazione vale come la morte dell’imperatore.",
  "IMP-S.j":
    "Uno scenario può aprirsi con la morte di Commodo: Elvio Pertinace è Augusto, Didio Giuliano usurpatore a Roma con la sua guarnigione, e i tentativi annuali e l’usurpazione gratuita di 4.5 sono in vigore.",
};
