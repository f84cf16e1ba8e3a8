/** The Ides of March and what comes of them, in Italian. */
import { sentence } from "../titles.ts";
import type { IdesWords } from "../wording.ts";
import { all, count, type Said, sides, the } from "./names.ts";

export const idesIn = ({ titles, place, piece }: Said): IdesWords => {
  const pieces = (names: readonly string[]): string => (names.length === 0 ? "nulla" : all(names.map(piece)));
  const to = (side: keyof typeof sides): string => `ai ${sides[side]}`;
  const toKeep = (legions: number, others: number): string =>
    all([
      ...(legions === 0 ? [] : [count(legions, "legione", "legioni")]),
      ...(others === 0 ? [] : [count(others, "altra unità", "altre unità")]),
    ]);
  const { box } = titles;
  const [caesar, antonius, pompeius] = [box.caesar, box.antonius, box.pompeius].map(piece);
  return {
    events: {
      conspiracy: (e) => {
        if (e.die === null) return "Le Idi di marzo: i congiurati non aspettano più e colpiscono.";
        const roll = `I congiurati ottengono ${e.die} contro ${count(e.regions, "regione cesariana", "regioni cesariane")}`;
        return e.attempt ? `${roll}: colpiscono.` : `${roll}: rinunciano.`;
      },
      daggers: (e) => {
        const added = [
          ...(e.inRoma ? [`+1, ${caesar} è a Roma`] : []),
          ...(e.pompeiusGone ? [`+1, ${pompeius} non c’è più`] : []),
          ...(e.idus ? ["+2, le Idi di marzo"] : []),
        ];
        const roll = added.length === 0 ? `${e.die}` : `${e.die} (${added.join("; ")}), cioè ${e.sum}`;
        return `${sentence(the(e.side))} ottengono ${roll}: ${e.killed ? `${caesar} è assassinato` : `${caesar} si salva; serviva 6`}.`;
      },
      unmasked: (e) =>
        `${piece(e.leader)} è uno degli Assassini e sta con ${the(e.side)}${e.zone === null ? "" : `, in ${place(e.zone)}`}.`,
      followed: (e) => `In ${place(e.zone)} le truppe seguono i loro capi e passano ${to(e.side)}: ${pieces(e.units)}.`,
      divided: (e) =>
        `L’esercito in ${place(e.zone)} si divide: ${the(e.side)} tengono ${pieces(e.kept)}; con gli altri ${e.given.length === 1 ? "va" : "vanno"} ${pieces(e.given)}.`,
      withdrew: (e) => `${sentence(the(e.side))} lasciano ${place(e.from)} per ${place(e.to)}: ${pieces(e.pieces)}.`,
      halving: (e) =>
        e.years === 1
          ? "L’anno prossimo le sequenze sono dimezzate."
          : `Nei prossimi ${e.years} anni le sequenze sono dimezzate.`,
      avenged: (e) =>
        e.antonius
          ? `L’ultimo Assassino non c’è più e il mondo si divide: ${antonius} rompe con i Cesariani.`
          : `L’ultimo Assassino non c’è più; ma ${antonius} è morto, e non ne viene nulla.`,
      "to-alexandria": (e) =>
        `${pieces(e.leaders)} ${e.leaders.length === 1 ? "va" : "vanno"} in ${place(e.zone)}, con ${the(e.side)}.`,
      ceded: (e) => `Legioni passano a ${antonius} in ${place(e.zone)}: ${pieces(e.units)}.`,
    },

    questions: {
      division: (q) =>
        `L’esercito in ${place(q.zone)} si divide. Che cosa tieni? Ancora ${toKeep(q.legions, q.others)}.`,
      exodus: (q) => `Dove vanno quelli che lasciano ${place(q.zone)}? ${sentence(pieces(q.pieces))}.`,
      surrender: (q) => `Quali legioni passano a ${antonius}? Ancora ${count(q.left, "legione", "legioni")}.`,
    },

    acts: { keep: ({ unit }) => `Tieni ${piece(unit)}` },
  };
};
