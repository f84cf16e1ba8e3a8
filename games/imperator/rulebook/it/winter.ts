import type { PartWords } from "../ids.ts";

export const winter: PartWords<"winter"> = {
  "IMP-9.1.a":
    "I campi di Lauriacum e Castra Regina esistono dalla Fase A del 169, quelli di Rhesaena, Singara e Castra Albana dalla Fase A del 196.",
  "IMP-9.1.b": "Dal 196 le zone di Rhesaena e Singara sono nell’impero e appartengono al Fronte Oriente.",
  "IMP-9.1.c":
    "I rinforzi arrivano nella Fase D del loro anno, a piena forza, nella zona del loro campo o della loro città. Sono sempre di Roma.",
  "IMP-9.1.d":
    "Le vessillazioni di rinforzo non si piazzano: le loro pedine si possono usare dalla Fase C del loro anno.",
  "IMP-9.1.e":
    "Se il Nemico tiene quella zona, una legione arriva ridotta nella zona di campo più vicina che non sia occupata, un’unità della guarnigione ridotta in una qualsiasi zona interna con una città.",

  "IMP-9.2.1.a":
    "Una flotta che nella Fase F non è nel proprio porto è rimossa, e ritorna nella Fase D del sesto anno successivo: persa nel 178, di ritorno nel 184.",
  "IMP-9.2.1.b":
    "Le unità a bordo contano come eliminate e ritornano subito come dice 9.2.2, tranne le vessillazioni; i capi a bordo sono persi per sempre, senza punti.",

  "IMP-9.2.2.a":
    "Le unità fedeli fuori dall’impero vanno nella zona del loro campo, quelle della guarnigione in quella della loro città, e sono ridotte.",
  "IMP-9.2.2.b":
    "Se quella zona è occupata, cioè se vi è un’unità del Nemico, una legione va ridotta nella zona di campo più vicina alla sua che non lo sia, contando le zone per terra; a parità sceglie Roma. Va bene ogni Fronte, ma il campo deve esistere.",
  "IMP-9.2.2.c": "Se tutte le zone di campo sono occupate, va ridotta in una qualsiasi zona interna, come vuole Roma.",
  "IMP-9.2.2.d":
    "Le unità della guarnigione la cui città è occupata vanno ridotte in una qualsiasi zona interna con una città.",
  "IMP-9.2.2.e":
    "I capi fedeli fuori dall’impero vanno con una delle unità con cui si trovano; quelli che vi sono soli sono eliminati, senza punti.",
  "IMP-9.2.2.f":
    "Le unità fedeli nell’impero restano se un’unità di un Popolo in guerra o un’unità ribelle è nella loro zona o in una adiacente, stretti compresi. Si giudica una volta, prima che qualcuno rientri; l’unità armena non conta.",
  "IMP-9.2.2.g":
    "Restano anche le legioni nell’impero ma fuori dal loro Fronte, e così le unità della guarnigione fuori dalle Province Interne.",
  "IMP-9.2.2.h":
    "Tutte le altre unità fedeli rientrano nella zona del loro campo o della loro città. I capi nell’impero restano, o vanno con un’unità della loro zona, come vuole Roma.",
  "IMP-9.2.2.i":
    "Se la sua zona di campo è occupata, una tale legione va nella più vicina che non lo sia; un’unità della guarnigione la cui città è occupata resta dov’è.",
  "IMP-9.2.2.j":
    "Un’unità che è allora in una zona senza città, porto o campo è ridotta; se lo è già, non è eliminata.",
  "IMP-9.2.2.k":
    "Un’unità ridotta che è allora in una zona con una città o un campo torna a piena forza. Vale per le unità che hanno finito la Fase E nell’impero: quelle venute da fuori, o tornate fra le eliminate, tengono la faccia che è stata loro data.",
  "IMP-9.2.2.l": "Un porto da solo non riduce un’unità e non la ristabilisce.",
  "IMP-9.2.2.m":
    "Le unità e i capi ribelli restano dove sono, e ciò che città, campo e porto fanno alle unità vale anche per loro.",
  "IMP-9.2.2.n":
    "Le unità fedeli eliminate in questo turno ritornano a piena forza nella zona del loro campo o della loro città.",
  "IMP-9.2.2.o":
    "Se è occupata ritornano ridotte: nella zona di campo più vicina che non lo sia o, se lo sono tutte, in una qualsiasi zona interna; quelle della guarnigione in una qualsiasi zona interna con una città.",
  "IMP-9.2.2.p":
    "Le unità ribelli eliminate in questo turno ritornano nella zona dell’usurpatore che le teneva (di due, come vuole il Nemico), a piena forza, o ridotte se quella zona non ha né città né porto né campo.",
  "IMP-9.2.2.q":
    "Le vessillazioni nell’impero restano. In una zona senza campo né città sono ridotte, o eliminate se lo erano già.",
  "IMP-9.2.2.r":
    "Le vessillazioni fuori vanno nella zona di campo più vicina che non sia occupata, sulla faccia che mostrano, e i capi in pila con loro le seguono.",
  "IMP-9.2.2.s": "Le vessillazioni eliminate non ritornano; la Fase C successiva può formarle di nuovo.",
  "IMP-9.2.2.t":
    "Nessuna vessillazione, fedele o ribelle, è ristabilita nella Fase F, e un porto non le è di alcun aiuto.",

  "IMP-9.2.3.a":
    "Per ogni vessillazione fedele sulla mappa, ridotta o no, tre legioni fedeli del suo Fronte devono essere ridotte. Roma riduce quelle che mancano, a sua scelta e ovunque sulla mappa. Le vessillazioni ribelli non ne richiedono.",
  "IMP-9.2.3.b": "Se le legioni di quel Fronte non bastano, se ne rimuovono le vessillazioni finché non bastano.",

  "IMP-9.2.4.a":
    "Un Popolo minore senza unità sulla mappa è pacificato, e le sue unità non si rimettono. Le unità che l’evento 13 ha messo fuori per il turno non sono eliminate: un Popolo che ne ha non è pacificato, ed esse ritornano in una zona d’origine.",
  "IMP-9.2.4.b":
    "Pacificato con le armi, cioè non con uno stratagemma di questo turno, un Popolo minore non può entrare in guerra per cinque anni: dal 202, non prima del 208.",
  "IMP-9.2.4.c": "Un Popolo minore con un’unità sulla mappa resta in guerra, e le sue unità restano dove sono.",
  "IMP-9.2.4.d": "Quelle ridotte sono ristabilite in una loro zona d’origine o in una zona con una città.",
  "IMP-9.2.4.e": "Quelle eliminate ritornano a piena forza nelle zone d’origine del loro Popolo.",
  "IMP-9.2.4.f":
    "Un Popolo maggiore senza unità sulla mappa è pacificato: il Nemico rimette tutte le sue unità, a piena forza, e i suoi capi, che mostrano Pax Romana, nelle sue zone d’origine, ed è in pace.",
  "IMP-9.2.4.g":
    "Pacificato con le armi, ha il suo segnalino fuori dalla coppa per cinque anni, e nessuno stratagemma può sollevarlo: dal 179, non prima del 185.",
  "IMP-9.2.4.h":
    "Un Popolo maggiore con un’unità sulla mappa resta in guerra; le sue unità restano, si ristabiliscono e ritornano come quelle di uno minore. I suoi capi generici perduti ritornano nella Fase C successiva.",
  "IMP-9.2.4.i": "L’Armenia conserva il suo stato; la sua unità si rimette se è stata eliminata.",
  "IMP-9.2.4.j": "Un Popolo pacificato con uno stratagemma può entrare di nuovo in guerra l’anno dopo.",
  "IMP-9.2.4.k":
    "Un Popolo maggiore in pace rimette le unità che ha perso, e le sue unità ridotte in patria si ristabiliscono; si ristabilisce anche l’unità armena.",

  "IMP-10.a":
    "Chi vince una battaglia con almeno 35 SP all’inizio, le due forze insieme, segna subito 1 punto vittoria, qualunque sia il risultato. L’unità armena conta, le unità evase no.",
  "IMP-10.b":
    "Roma segna subito 1 punto vittoria per ogni capo del Nemico ucciso in battaglia o assassinato. Una morte naturale, la peste, un salvataggio fallito, l’annegamento o l’abbandono fuori dall’impero non danno nulla.",
  "IMP-10.c":
    "Il Nemico segna subito 1 punto vittoria per ogni capo di Roma ucciso in battaglia o assassinato, e anche lui per nessun’altra morte.",
  "IMP-10.d": "Nella Fase F Roma segna 1 punto vittoria per ogni Popolo minore pacificato con le armi in questo turno.",
  "IMP-10.e": "Nella Fase F Roma segna 1 punto vittoria se un Augusto è a Roma.",
  "IMP-10.f": "Nella Fase F Roma segna 1 punto vittoria se l’Armenia è romana.",
  "IMP-10.g": "Nella Fase F Roma segna 1 punto vittoria se nessuna guerra civile è in corso.",
  "IMP-10.h":
    "Nella Fase F Roma segna 2 punti vittoria per ogni Popolo maggiore pacificato con le armi in questo turno.",
  "IMP-10.i": "Nella Fase F Roma segna 3 punti vittoria se è un turno di Pax Romana.",
  "IMP-10.j": "Nella Fase F Roma segna 3 punti vittoria se il Colpo di Stato partico è a Ctesiphon.",
  "IMP-10.k": "Nella Fase F Roma perde 2 punti vittoria per ogni zona con unità romane ammutinate.",
  "IMP-10.l":
    "Nella Fase F Roma perde 3 punti vittoria per ogni Fronte che ha legioni fuori senza essere in riserva (vedi 3.3).",
  "IMP-10.m": "Nella Fase F il Nemico segna 1 punto vittoria per ogni unità non romana in una zona di un Fronte.",
  "IMP-10.n": "Nella Fase F il Nemico segna 1 punto vittoria se l’Armenia è partica.",
  "IMP-10.o":
    "Nella Fase F il Nemico segna 1 punto vittoria se nessuna unità delle Praetoriae Cohortis è a Roma; anche ribelle o ammutinata, vi è.",
  "IMP-10.p": "Nella Fase F il Nemico segna 2 punti vittoria se l’Intrigo è a Roma.",
  "IMP-10.q": "Nella Fase F il Nemico segna 3 punti vittoria se un’usurpazione è in corso.",
  "IMP-10.r": "Nella Fase F il Nemico segna 3 punti vittoria per ogni unità non romana in una zona interna.",
  "IMP-10.s": "Nella Fase F il Nemico perde 1 punto vittoria se è un turno di Pax Romana.",
  "IMP-10.t": "Nella Fase F il Nemico perde 2 punti vittoria per ogni zona con unità partiche ammutinate.",
  "IMP-10.u": "Chi alla fine ha più punti vittoria ha vinto, se lo scenario non dice altro; a parità di punti è patta.",
  "IMP-10.v": "Con più del doppio dei punti dello sconfitto la vittoria è decisiva.",
  "IMP-10.w":
    "Con più di cinque volte i punti dello sconfitto è definitiva, e lo è anche contro uno sconfitto senza punti. Se il vincitore stesso non ne ha, è una vittoria semplice.",
  "IMP-10.x":
    "I punti nominati in due capitoli, per il Colpo di Stato, l’Intrigo, l’Ammutinamento e i Fronti fuori riserva, si contano una volta sola.",
};
