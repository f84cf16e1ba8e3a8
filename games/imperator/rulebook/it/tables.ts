import { type Entry, type Legions, type Life, livesIn } from "../facts.ts";
import type { PartWords } from "../ids.ts";

const front = (name: string, { number, named }: Legions): string => `Fronte ${name}, ${number} legioni: ${named}.`;

const entered = ({ year, after }: Entry): string => {
  if (after !== null) return `dopo ${after}`;
  return year === 0 ? "secondo 4.5" : `dal ${year}`;
};

const tested = ({ first, certain, last, limit }: Life): string => {
  if (first === 0) return "Mai messi alla prova";
  if (certain !== null) return `Numero 1 nel ${first}, morte certa nel ${certain}`;
  return `Numero 1 nel ${first}, ${limit} nel ${last} e nessuna morte certa`;
};

const lives = (all: readonly Life[]): string => livesIn(all, tested, entered);

export const tables: PartWords<"tables"> = {
  "IMP-TD.a": ({ legions }) => front("Britannia", legions("bretagne")),
  "IMP-TD.b": ({ legions }) => front("Reno", legions("rhin")),
  "IMP-TD.c": ({ legions }) => front("Danubio", legions("danube")),
  "IMP-TD.d": ({ legions }) => front("Oriente", legions("oriental")),
  "IMP-TD.e": ({ legions }) => front("Sud", legions("sud")),
  "IMP-TD.f":
    "Guarnigione di Roma: un’unità ciascuna di Praetoriae Cohortis, Equites Singulares e Urbanae Cohortis a Roma, e una di Urbanae Cohortis a Lugdunum.",
  "IMP-TD.g": ({ posted }) => `Rinforzi del 169, entrambi del Fronte Danubio: ${posted("ii_italica", "iii_italica")}.`,
  "IMP-TD.h":
    "Rinforzi del 170: una pedina vessillazione in più per il Fronte Danubio. Del 197: una pedina vessillazione in più per il Fronte Oriente.",
  "IMP-TD.i":
    "Rinforzi del 194: una seconda unità di Praetoriae Cohortis a Roma. Del 196: una seconda unità di Urbanae Cohortis a Roma.",
  "IMP-TD.j": ({ posted }) =>
    `Rinforzi del 196: per il Fronte Oriente ${posted("i_parthica", "iii_parthica")}; per le Province Interne, come unità della guarnigione, ${posted("ii_parthica")}.`,

  "IMP-TL.a":
    "Un capo entra nella Fase C del suo anno su una qualsiasi unità amica: un Romano su una fedele, ogni altro su una del suo Popolo.",
  "IMP-TL.b":
    "In ogni anno della sua riga si tira un d10 per il capo; se è strettamente inferiore al numero di quell’anno, è morto per sempre. I numeri vanno da 1 a 9, anno dopo anno.",
  "IMP-TL.c":
    "Nel decimo anno muore senza dado, e così chi fosse ancora in vita più tardi. Nelle righe che finiscono prima, nel 217, nessuna morte è certa.",
  "IMP-TL.d": ({ rows }) => lives(rows.d),
  "IMP-TL.e": ({ rows }) => lives(rows.e),
  "IMP-TL.f": ({ rows }) => lives(rows.f),
  "IMP-TL.g": ({ rows }) => lives(rows.g),
  "IMP-TL.h": ({ rows }) => lives(rows.h),
  "IMP-TL.i": ({ rows }) => lives(rows.i),
  "IMP-TL.j": ({ rows }) => lives(rows.j),
  "IMP-TL.k": ({ rows }) => lives(rows.k),
  "IMP-TL.l": ({ rows }) => lives(rows.l),
  "IMP-TL.m": ({ leader }) =>
    `${leader("vologeses_iv")} entra nella Fase C del turno dopo la morte di ${leader("vologeses_iii")}, qualunque ne sia la causa; ${leader("vologeses_v")} e ${leader("artabanus_v")} nella Fase C del turno dopo la morte di ${leader("vologeses_iv")}.`,
};
