import { type Entry, type Legions, type Life, livesIn } from "../facts.ts";
import type { PartWords } from "../ids.ts";

const front = (name: string, { number, named }: Legions): string => `${name} Front, ${number} legions: ${named}.`;

const entered = ({ year, after }: Entry): string => {
  if (after !== null) return `after ${after}`;
  return year === 0 ? "by 4.5" : `from ${year}`;
};

const tested = ({ first, certain, last, limit }: Life): string => {
  if (first === 0) return "Never tested";
  if (certain !== null) return `Number 1 in ${first}, certain death in ${certain}`;
  return `Number 1 in ${first}, ${limit} in ${last} and no certain death`;
};

const lives = (all: readonly Life[]): string => livesIn(all, tested, entered);

export const tables: PartWords<"tables"> = {
  "IMP-TD.a": ({ legions }) => front("Britain", legions("bretagne")),
  "IMP-TD.b": ({ legions }) => front("Rhine", legions("rhin")),
  "IMP-TD.c": ({ legions }) => front("Danube", legions("danube")),
  "IMP-TD.d": ({ legions }) => front("East", legions("oriental")),
  "IMP-TD.e": ({ legions }) => front("South", legions("sud")),
  "IMP-TD.f":
    "Garrison of Rome: a unit each of Praetoriae Cohortis, Equites Singulares and Urbanae Cohortis in Rome, and one of Urbanae Cohortis in Lugdunum.",
  "IMP-TD.g": ({ posted }) =>
    `Reinforcements of 169, both of the Danube Front: ${posted("ii_italica", "iii_italica")}.`,
  "IMP-TD.h":
    "Reinforcements of 170: a further vexillation counter of the Danube Front. Of 197: a further vexillation counter of the East Front.",
  "IMP-TD.i":
    "Reinforcements of 194: a second unit of Praetoriae Cohortis in Rome. Of 196: a second unit of Urbanae Cohortis in Rome.",
  "IMP-TD.j": ({ posted }) =>
    `Reinforcements of 196: for the East Front ${posted("i_parthica", "iii_parthica")}; for the Interior Provinces, as a unit of the garrison, ${posted("ii_parthica")}.`,

  "IMP-TL.a":
    "A leader enters in Phase C of his year on any friendly unit: a Roman on a loyal one, anybody else on one of his People.",
  "IMP-TL.b":
    "In each year of his row a d10 is rolled for a leader; if it is strictly lower than the number of that year, he is dead for good. The numbers go from 1 to 9 in consecutive years.",
  "IMP-TL.c":
    "In the tenth year he dies without a die, and so does whoever should still be alive in a later one. In rows that end in 217 before that, no death is certain.",
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
    `${leader("vologeses_iv")} enters in Phase C of the turn after the death of ${leader("vologeses_iii")}, whatever its cause; ${leader("vologeses_v")} and ${leader("artabanus_v")} in Phase C of the turn after the death of ${leader("vologeses_iv")}.`,
};
