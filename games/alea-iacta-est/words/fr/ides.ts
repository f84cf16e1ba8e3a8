/** The Ides of March and what comes of them, in French. */
import { sentence } from "../titles.ts";
import type { IdesWords } from "../wording.ts";
import { all, count, type Said, sides, the } from "./names.ts";

export const idesIn = ({ titles, place, piece }: Said): IdesWords => {
  const pieces = (names: readonly string[]): string => (names.length === 0 ? "rien" : all(names.map(piece)));
  const to = (side: keyof typeof sides): string => `aux ${sides[side]}`;
  const toKeep = (legions: number, others: number): string =>
    all([
      ...(legions === 0 ? [] : [count(legions, "légion")]),
      ...(others === 0 ? [] : [count(others, "autre unité", "autres unités")]),
    ]);
  const { box } = titles;
  const [caesar, antonius, pompeius] = [box.caesar, box.antonius, box.pompeius].map(piece);
  return {
    events: {
      conspiracy: (e) => {
        if (e.die === null) return "Les Ides de Mars : les conjurés n’attendent plus et frappent.";
        const roll = `Les conjurés obtiennent ${e.die} contre ${count(e.regions, "région césarienne", "régions césariennes")}`;
        return e.attempt ? `${roll} : ils frappent.` : `${roll} : ils renoncent.`;
      },
      daggers: (e) => {
        const added = [
          ...(e.inRoma ? [`+1, ${caesar} est à Roma`] : []),
          ...(e.pompeiusGone ? [`+1, ${pompeius} n’est plus`] : []),
          ...(e.idus ? ["+2, les Ides de Mars"] : []),
        ];
        const roll = added.length === 0 ? `${e.die}` : `${e.die} (${added.join(" ; ")}), soit ${e.sum}`;
        return `${sentence(the(e.side))} obtiennent ${roll} : ${e.killed ? `${caesar} est assassiné` : `${caesar} en réchappe ; il fallait 6`}.`;
      },
      unmasked: (e) =>
        `${piece(e.leader)} est l’un des Assassins et rejoint ${the(e.side)}${e.zone === null ? "" : `, en ${place(e.zone)}`}.`,
      followed: (e) =>
        `En ${place(e.zone)}, les troupes suivent leurs chefs et passent ${to(e.side)} : ${pieces(e.units)}.`,
      divided: (e) =>
        `L’armée présente en ${place(e.zone)} est partagée : ${the(e.side)} gardent ${pieces(e.kept)} ; les autres emmènent ${pieces(e.given)}.`,
      withdrew: (e) => `${sentence(the(e.side))} quittent ${place(e.from)} pour ${place(e.to)} : ${pieces(e.pieces)}.`,
      halving: (e) =>
        e.years === 1
          ? "L’an prochain, les séquences sont réduites de moitié."
          : `Pendant les ${e.years} prochaines années, les séquences sont réduites de moitié.`,
      avenged: (e) =>
        e.antonius
          ? `Le dernier Assassin n’est plus et le monde se partage : ${antonius} rompt avec les Césariens.`
          : `Le dernier Assassin n’est plus ; mais ${antonius} est mort, et rien ne s’ensuit.`,
      "to-alexandria": (e) =>
        `${pieces(e.leaders)} ${e.leaders.length === 1 ? "gagne" : "gagnent"} ${place(e.zone)}, avec ${the(e.side)}.`,
      ceded: (e) => `Des légions rejoignent ${antonius} en ${place(e.zone)} : ${pieces(e.units)}.`,
    },

    questions: {
      division: (q) =>
        `L’armée présente en ${place(q.zone)} est partagée. Que gardez-vous ? Encore ${toKeep(q.legions, q.others)}.`,
      exodus: (q) => `Où vont ceux qui quittent ${place(q.zone)} ? ${sentence(pieces(q.pieces))}.`,
      surrender: (q) => `Quelles légions rejoignent ${antonius} ? Encore ${count(q.left, "légion")}.`,
    },

    acts: { keep: ({ unit }) => `Garder ${piece(unit)}` },
  };
};
