import { nth } from "@rubicon/engine";
import type { Box } from "../../box.ts";
import { SCENARIO_IDS, type Scenario, type ScenarioPart } from "../../scenarios.ts";
import { CAES, REP, type Side } from "../../sides.ts";
import { listed } from "../../words/titles.ts";
import type { Facts } from "../facts.ts";
import type { PartWords } from "../ids.ts";

const all = (items: readonly string[]): string => listed(items, "e");
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const They = (side: Side): string => (side === CAES ? "I Cesariani" : "I Repubblicani");
const numbered = ({ scenarios }: Box, number: number): ScenarioPart => scenarios[nth<Scenario>(number - 1)];

const years = (number: number, { box }: Facts): string => {
  const { start, end, spqr } = numbered(box, number);
  return `Lo scenario ${number} ha ${count(end - start + 1, "turno", "turni")}, dal ${start} al ${end}, e il segnalino SPQR comincia su ${spqr}.`;
};
const initiative = (number: number, { box }: Facts): string => {
  const { initiative: side, reversible } = numbered(box, number);
  return `${They(side)} hanno l’iniziativa del primo turno; ${reversible ? "lo stratagemma Iniziativa può rovesciarla" : "non può essere rovesciata"}.`;
};
const opening = (number: number) => (facts: Facts) => `${years(number, facts)} ${initiative(number, facts)}`;

const legions = (number: number, side: Side, { box }: Facts): number =>
  numbered(box, number).placed.filter(({ piece, side: owner }) => owner === side && box.isLegio[piece]).length;
/** The lists themselves are shown with the scenario. */
const forces =
  (number: number, side: Side) =>
  ({ box }: Facts): string => {
    const { placed, factionLeaders } = numbered(box, number);
    const own = placed.filter(({ side: owner }) => owner === side).map(({ piece }) => piece);
    const of = (type: string): number => own.filter((piece) => box.type[piece] === type).length;
    const chiefs = factionLeaders.filter((leader) => own.includes(leader)).map((leader) => box.pieceTitles[leader]);
    const units = [
      count(of("legio"), "legione", "legioni"),
      `${of("auxilia")} auxilia`,
      `${of("equites")} equites`,
      `${of("naves")} naves`,
    ];
    return `${They(side)} cominciano lo scenario ${number} con ${count(of("leader"), "capo", "capi")} (${chiefs.length > 1 ? "Capi di fazione" : "Capo di fazione"}: ${all(chiefs)}), ${all(units)}, secondo l’elenco dello scenario.`;
  };

export const scenarios: PartWords<"scenarios"> = {
  "AIE-S0.a":
    "Ogni scenario fissa il primo e l’ultimo anno, la posizione iniziale del segnalino SPQR, l’iniziativa del primo turno, il controllo, le forze, lo stato dei Popoli e le condizioni di vittoria.",
  "AIE-S0.b":
    "Schieramento libero: chi ha l’iniziativa del primo turno piazza per primo tutti i suoi pezzi, poi tocca all’avversario.",
  "AIE-S0.c": "Ogni regione che un giocatore controlla riceve almeno la sua guarnigione minima di legioni proprie.",
  "AIE-S0.d": "Ogni regione che controlla riceve almeno un capo e, se controlla Roma, lì si piazza un altro capo.",
  "AIE-S0.e": "Le naves si piazzano in zone costiere con un porto.",
  "AIE-S0.f":
    "Nulla si può piazzare in una zona adiacente a una regione controllata dall’avversario, tranne nei luoghi che lo scenario prescrive o apre.",
  "AIE-S0.g":
    "I pezzi si piazzano solo in zone di regioni controllate dalla loro parte, salvo che lo scenario dica altrimenti.",
  "AIE-S0.h": "Le unità romane non usate formano la Riserva.",
  "AIE-S0.i": "Nessuna unità compare due volte negli elenchi di uno scenario.",
  "AIE-S0.j":
    "Gli scenari da 3 a 7 si giudicano nell’F.5 dell’ultimo turno, gli scenari 1 e 2 alla fine della Fase F dell’ultimo turno.",
  "AIE-S0.k": "In ogni scenario entrambi i giocatori perdono se il segnalino SPQR è sul 5.",
  "AIE-S0.l": ({ box }) =>
    `Difficoltà degli scenari, in stelle: ${SCENARIO_IDS.map((_, i) => `scenario ${i + 1}: ${numbered(box, i + 1).difficulty}`).join(", ")}.`,

  "AIE-S1.a": (facts) => years(1, facts),
  "AIE-S1.b": (facts) => initiative(1, facts),
  "AIE-S1.c":
    "I Cesariani controllano Gallia, i Repubblicani le altre sei regioni e Roma. Tutti i Popoli sono in pace.",
  "AIE-S1.d": forces(1, CAES),
  "AIE-S1.e": forces(1, REP),
  "AIE-S1.f": (facts) =>
    `Quanto alle legioni, i Cesariani cominciano con ${legions(1, CAES, facts)}, i Repubblicani con ${legions(1, REP, facts)}.`,
  "AIE-S1.g":
    "Nella prima sequenza dei Repubblicani del -49 possono muoversi solo i capi che sono in Italia 1, senza unità.",
  "AIE-S1.h": "Durante il -49 le unità da combattimento repubblicane si muovono solo con un capo.",
  "AIE-S1.i": "Durante il -49 le unità da combattimento repubblicane non possono entrare in Italia da fuori di essa.",
  "AIE-S1.j": "Durante il -49 i Repubblicani non possono giocare Colpo di Stato.",
  "AIE-S1.k":
    "Alla fine dello scenario 1 con un punteggio positivo vincono i Cesariani, con uno negativo i Repubblicani; con zero è patta.",
  "AIE-S1.l": "Lo scenario 1 è patta anche se alla fine un Assassino di Caesar è ancora in gioco.",
  "AIE-S1.m":
    "Nello scenario 1 chi vince con più di 25 punti ottiene una vittoria decisiva, con più di 50 totale, con più di 75 definitiva.",
  "AIE-S1.n":
    "Lo scenario 1 finisce subito quando una parte è in vantaggio di più di 75; con 75 esatti non finisce. Gli Assassini ancora in gioco allora non contano.",
  "AIE-S1.o": "Le regole dell’assassinio di Caesar (3.5.3) si usano solo nello scenario 1.",

  "AIE-S2.a": (facts) =>
    `${years(2, facts)} Controllo, schieramento, iniziativa e regole del primo turno sono quelli dello scenario 1.`,
  "AIE-S2.b":
    "I Cesariani vincono lo scenario 2 con +15 o più, i Repubblicani con un punteggio negativo; da 0 a 14 è patta.",
  "AIE-S2.c":
    "I capi soli a Roma fanno la prova del capo isolato come tutti gli altri. Come opzione, fuggono senza tirare il dado.",
  "AIE-S2.d": "I capi il cui anno di entrata è il -48 entrano nella Fase C del -48.",

  "AIE-S3.a": opening(3),
  "AIE-S3.b":
    "I Cesariani controllano Gallia, Hispania, Italia e Roma; i Repubblicani Africa, Asia, Graecia e Sicilia. Tutti i Popoli sono in pace, e lo schieramento è libero.",
  "AIE-S3.c": forces(3, CAES),
  "AIE-S3.d": forces(3, REP),
  "AIE-S3.e":
    "I Cesariani vincono lo scenario 3 se controllano Gallia, Hispania, Italia, Asia e Graecia; Roma non è necessaria.",
  "AIE-S3.f": "I Repubblicani vincono lo scenario 3 se controllano Africa, Asia e Graecia.",
  "AIE-S3.g": "Se nessuna delle parti ha vinto, lo scenario 3 è patta.",

  "AIE-S4.a": opening(4),
  "AIE-S4.b":
    "I Cesariani controllano Asia, Gallia, Graecia, Hispania, Italia e Roma; i Repubblicani Africa e Sicilia. Lo schieramento è libero.",
  "AIE-S4.c":
    "Aegyptii e Pontici sono in guerra e controllati dai Repubblicani, i Numidae sono fedeli ai Repubblicani, e tutti gli altri sono in pace.",
  "AIE-S4.d": forces(4, CAES),
  "AIE-S4.e": forces(4, REP),
  "AIE-S4.f":
    "I Cesariani vincono lo scenario 4 se controllano Roma e almeno sei regioni, fra cui Italia, Africa e Hispania.",
  "AIE-S4.g": "I Repubblicani vincono lo scenario 4 se controllano Africa o Hispania.",
  "AIE-S4.h": "Se nessuna delle parti ha vinto, lo scenario 4 è patta.",

  "AIE-S5.a": opening(5),
  "AIE-S5.b":
    "I Cesariani controllano Africa, Gallia, Hispania, Italia e Roma; i Repubblicani Asia, Graecia e Sicilia. Tutti i Popoli sono in pace, e lo schieramento è libero.",
  "AIE-S5.c": forces(5, CAES),
  "AIE-S5.d": forces(5, REP),
  "AIE-S5.e": "Nello scenario 5 S. Pompeius e Menas cominciano in zone di Sicilia.",
  "AIE-S5.f": "Nello scenario 5 D. Brutus comincia solo, senza unità, nella zona settentrionale delle Alpes.",
  "AIE-S5.g":
    "Per Dolabella si tira un d6 all’inizio dello scenario 5: pari per i Cesariani, dispari per i Repubblicani. Lo schiera il suo proprietario.",
  "AIE-S5.h":
    "Dal secondo turno, stabilita l’iniziativa, Dolabella passa al giocatore che la detiene, o resta con lui.",
  "AIE-S5.i":
    "Al suo primo cambio di fazione Dolabella va nella zona più vicina con un’unità da combattimento del nuovo proprietario.",
  "AIE-S5.j": "Al suo secondo cambio di fazione Dolabella è eliminato, e nessuno segna punti.",
  "AIE-S5.k":
    "Nello scenario 5 M. Brutus, Cassius, Trebonius e D. Brutus sono Assassini fin dall’inizio (vedi 8.2 e 8.5.2), e F.3 non si gioca.",
  "AIE-S5.l": "I Cesariani vincono lo scenario 5 se controllano Roma e almeno sei regioni, fra cui Italia e Graecia.",
  "AIE-S5.m": "I Repubblicani vincono lo scenario 5 se controllano Graecia.",
  "AIE-S5.n": "Se nessuna delle parti ha vinto, lo scenario 5 è patta.",

  "AIE-S6.a": opening(6),
  "AIE-S6.b": "Nello scenario 6 i Repubblicani controllano Sicilia, i Cesariani le altre sei regioni e Roma.",
  "AIE-S6.c":
    "Nello scenario 6 gli Aegyptii sono fedeli ai Cesariani e tutti gli altri in pace. Lo schieramento è libero.",
  "AIE-S6.d": forces(6, CAES),
  "AIE-S6.e": forces(6, REP),
  "AIE-S6.f": "Nello scenario 6 Octavianus comincia in Italia, M. Antonius in Asia, Salvidienus in Hispania.",
  "AIE-S6.g":
    "Nello scenario 6 S. Pompeius e Menas cominciano in Sicilia, Bassus in Gallia 8, Pollio in Italia 2, L. Antonius e Plancus in Italia 6.",
  "AIE-S6.h":
    "Nello scenario 6 i Repubblicani possono schierare unità in Gallia 8, Italia 2 e Italia 6; i Cesariani non possono schierarvi nulla.",
  "AIE-S6.i":
    "Nello scenario 6 Octavianus non può mai essere in Asia o Graecia, né M. Antonius in Africa, Gallia, Hispania, Italia o Sicilia.",
  "AIE-S6.j": "Nello scenario 6 tutte le legioni di reclute delle due parti cominciano ridotte.",
  "AIE-S6.k": "Nello scenario 6, nella Fase C del -37, i Parthi sono in guerra, controllati dai Repubblicani.",
  "AIE-S6.l": "I Cesariani vincono lo scenario 6 se controllano tutte e sette le regioni.",
  "AIE-S6.m": "I Repubblicani vincono lo scenario 6 se controllano almeno due regioni.",
  "AIE-S6.n":
    "Altrimenti, cioè se i Repubblicani controllano una sola regione o se una regione non ha chi la controlli, lo scenario 6 è patta.",

  "AIE-S7.a": opening(7),
  "AIE-S7.b":
    "I Cesariani controllano Africa, Gallia, Hispania, Italia, Sicilia e Roma; i Repubblicani Asia e Graecia. Gli Aegyptii sono fedeli ai Repubblicani, tutti gli altri in pace, e lo schieramento è libero.",
  "AIE-S7.c": forces(7, CAES),
  "AIE-S7.d": forces(7, REP),
  "AIE-S7.e": "Nello scenario 7 M. Antonius ha CC 15 invece di 9.",
  "AIE-S7.f":
    "Nello scenario 7 Cleopatra si usa come un capo romano dei Repubblicani, con la PC di M. Antonius, ed è libera dai limiti dei capi non romani.",
  "AIE-S7.g": "Nello scenario 7 nessuno stratagemma può pacificare gli Aegyptii.",
  "AIE-S7.h":
    "Se nello scenario 7 i Cesariani pacificano con le armi gli Aegyptii, Cleopatra è subito eliminata per sempre.",
  "AIE-S7.i":
    "I Cesariani vincono lo scenario 7 se controllano almeno una regione più dei Repubblicani e, inoltre, occupano ogni zona d’origine degli Aegyptii oppure li hanno già pacificati con le armi nel corso dello scenario.",
  "AIE-S7.j":
    "I Repubblicani vincono lo scenario 7 se controllano almeno una regione più dei Cesariani e hanno la fedeltà degli Aegyptii.",
  "AIE-S7.k": "Se nessuna delle parti ha vinto, lo scenario 7 è patta.",
};
