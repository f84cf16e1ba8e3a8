import { type Entry, type Legions, type Life, livesIn } from "../facts.ts";
import type { PartWords } from "../ids.ts";

const front = (name: string, { number, named }: Legions): string => `${name}, ${number} légions : ${named}.`;

const entered = ({ year, after }: Entry): string => {
  if (after !== null) return `après ${after}`;
  return year === 0 ? "selon 4.5" : `dès ${year}`;
};

const tested = ({ first, certain, last, limit }: Life): string => {
  if (first === 0) return "Jamais testés";
  if (certain !== null) return `Chiffre 1 en ${first}, mort certaine en ${certain}`;
  return `Chiffre 1 en ${first}, ${limit} en ${last} et aucune mort certaine`;
};

const lives = (all: readonly Life[]): string => livesIn(all, tested, entered, " :", " ;");

export const tables: PartWords<"tables"> = {
  "IMP-TD.a": ({ legions }) => front("Front de Bretagne", legions("bretagne")),
  "IMP-TD.b": ({ legions }) => front("Front du Rhin", legions("rhin")),
  "IMP-TD.c": ({ legions }) => front("Front du Danube", legions("danube")),
  "IMP-TD.d": ({ legions }) => front("Front Oriental", legions("oriental")),
  "IMP-TD.e": ({ legions }) => front("Front Sud", legions("sud")),
  "IMP-TD.f":
    "Garnison de Rome : une unité chacune de Praetoriae Cohortis, d’Equites Singulares et d’Urbanae Cohortis à Rome, et une d’Urbanae Cohortis à Lugdunum.",
  "IMP-TD.g": ({ posted }) => `Renforts de 169, tous deux du Front du Danube : ${posted("ii_italica", "iii_italica")}.`,
  "IMP-TD.h":
    "Renforts de 170 : un pion vexillation de plus pour le Front du Danube. De 197 : un pion vexillation de plus pour le Front Oriental.",
  "IMP-TD.i":
    "Renforts de 194 : une deuxième unité de Praetoriae Cohortis à Rome. De 196 : une deuxième unité d’Urbanae Cohortis à Rome.",
  "IMP-TD.j": ({ posted }) =>
    `Renforts de 196 : pour le Front Oriental ${posted("i_parthica", "iii_parthica")} ; pour les Provinces Intérieures, comme unité de la garnison, ${posted("ii_parthica")}.`,

  "IMP-TL.a":
    "Un chef entre en phase C de son année sur une unité amie quelconque : un Romain sur une unité fidèle, tout autre sur une de son Peuple.",
  "IMP-TL.b":
    "À chaque année de sa ligne, on lance un d10 pour le chef ; s’il est strictement inférieur au chiffre de cette année, le chef est mort pour de bon. Les chiffres vont de 1 à 9, d’année en année.",
  "IMP-TL.c":
    "La dixième année, il meurt sans dé, et de même qui serait encore en vie plus tard. Dans les lignes qui s’arrêtent avant cela en 217, aucune mort n’est certaine.",
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
    `${leader("vologeses_iv")} entre en phase C du tour qui suit la mort de ${leader("vologeses_iii")}, quelle qu’en soit la cause ; ${leader("vologeses_v")} et ${leader("artabanus_v")} en phase C du tour qui suit la mort de ${leader("vologeses_iv")}.`,
};
