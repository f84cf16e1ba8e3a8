/** The Ides of March and what comes of them, in English. */
import { sentence } from "../titles.ts";
import type { IdesWords } from "../wording.ts";
import { all, count, type Said, the } from "./names.ts";

export const idesIn = ({ titles, place, piece }: Said): IdesWords => {
  const pieces = (names: readonly string[]): string => (names.length === 0 ? "nothing" : all(names.map(piece)));
  const toKeep = (legions: number, others: number): string =>
    all([...(legions === 0 ? [] : [count(legions, "legion")]), ...(others === 0 ? [] : [count(others, "other unit")])]);
  const { box } = titles;
  const [caesar, antonius, pompeius] = [box.caesar, box.antonius, box.pompeius].map(piece);
  return {
    events: {
      conspiracy: (e) => {
        if (e.die === null) return "The Ides of March: the conspirators wait for nobody, and strike.";
        const roll = `The conspirators roll ${e.die} against ${count(e.regions, "Caesarian region")}`;
        return e.attempt ? `${roll}: they strike.` : `${roll}: they lose heart.`;
      },
      daggers: (e) => {
        const added = [
          ...(e.inRoma ? [`+1, ${caesar} is in Roma`] : []),
          ...(e.pompeiusGone ? [`+1, ${pompeius} is no more`] : []),
          ...(e.idus ? ["+2, the Ides of March"] : []),
        ];
        const roll = added.length === 0 ? `${e.die}` : `${e.die} (${added.join("; ")}), so ${e.sum}`;
        return `${sentence(the(e.side))} roll ${roll}: ${e.killed ? `${caesar} is assassinated` : `${caesar} escapes; it takes a 6`}.`;
      },
      unmasked: (e) =>
        `${piece(e.leader)} is one of the Assassins, and with ${the(e.side)}${e.zone === null ? "" : `, in ${place(e.zone)}`}.`,
      followed: (e) => `In ${place(e.zone)} the troops follow their leaders to ${the(e.side)}: ${pieces(e.units)}.`,
      divided: (e) =>
        `The army in ${place(e.zone)} is divided: ${the(e.side)} keep ${pieces(e.kept)}; ${pieces(e.given)} ${e.given.length === 1 ? "goes" : "go"} with the others.`,
      withdrew: (e) => `${sentence(the(e.side))} leave ${place(e.from)} for ${place(e.to)}: ${pieces(e.pieces)}.`,
      halving: (e) =>
        e.years === 1 ? "Next year has half its sequences." : `The next ${e.years} years have half their sequences.`,
      avenged: (e) =>
        e.antonius
          ? `The last Assassin is gone, and the world is divided: ${antonius} parts with the Caesarians.`
          : `The last Assassin is gone; but ${antonius} is dead, and nothing comes of it.`,
      "to-alexandria": (e) =>
        `${pieces(e.leaders)} ${e.leaders.length === 1 ? "goes" : "go"} to ${place(e.zone)}, with ${the(e.side)}.`,
      ceded: (e) => `Legions go to ${antonius} in ${place(e.zone)}: ${pieces(e.units)}.`,
    },

    questions: {
      division: (q) =>
        `The army in ${place(q.zone)} is divided. What do you keep? Still to choose: ${toKeep(q.legions, q.others)}.`,
      exodus: (q) => `Where do those go who leave ${place(q.zone)}? ${sentence(pieces(q.pieces))}.`,
      surrender: (q) => `Which legions go to ${antonius}? ${count(q.left, "legion")} more.`,
    },

    acts: { keep: ({ unit }) => `Keep ${piece(unit)}` },
  };
};
