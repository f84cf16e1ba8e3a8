/** Coups d’état, Triumvirs and the exchange of factions in French. */
import { reckoned } from "@rubicon/series";
import { sentence, signed } from "../titles.ts";
import type { CoupWords } from "../wording.ts";
import { all, type Said, sides, the } from "./names.ts";

const They = (side: keyof typeof sides): string => sentence(the(side));
/** "aux Césariens", "des Césariens". */
const to = (side: keyof typeof sides): string => `aux ${sides[side]}`;
const of = (side: keyof typeof sides): string => `des ${sides[side]}`;
export const coupsIn = ({ titles, place, piece }: Said): CoupWords => ({
  events: {
    coup: (e) =>
      `${They(e.side)} suscitent un Prétendant à la tête ${of(e.against)} : ${piece(e.leader)} en ${place(e.zone)}. ${reckoned(e.die, e.modifier)} contre une CP de ${e.pc} : ${e.validated ? `le coup d’État est proclamé, il passe ${to(e.side)}` : "il rentre dans le rang"}.`,
    triumvir: (e) =>
      `${They(e.side)} offrent à ${piece(e.leader)} de partager le pouvoir : ${e.die}, il faut moins de ${e.pc}. ${e.named ? `Il devient Triumvir ; ${titles.region(e.region)} et tous ceux qui s’y trouvent sont neutres.` : "Il refuse et le coup d’État continue."}`,
    fidelity: (e) =>
      `Suivront-ils ${piece(e.leader)} en ${place(e.zone)} ? ${reckoned(e.die, e.modifier)} contre une CP de ${e.pc} : ${e.faithful ? "ils restent fidèles" : "ils passent de son côté"}.`,
    "changed-sides": (e) =>
      `En ${place(e.zone)}, passent ${to(e.side)} : ${all([...e.leaders, ...e.units].map(piece))}.`,
    "coup-over": (e) =>
      `Le coup d’État de ${piece(e.leader)} a pris fin ; ceux qui l’avaient suivi restent dans leur nouveau camp.`,
    "coup-won": (e) =>
      `Le coup d’État de ${piece(e.leader)} a réussi : ${the(e.against)} n’ont plus de chef. À la fin de l’année, les joueurs changent de camp.`,
    "neutrality-over": (e) =>
      `${titles.region(e.region)} n’est plus neutre${e.side === null ? "" : ` et revient ${to(e.side)}`}.`,
    exchange: (e) =>
      `Les joueurs changent de camp : celui qui menait les Césariens mène désormais les Républicains, et celui qui menait les Républicains mène les Césariens. Chacun garde ses stratagèmes et son avance : le score est maintenant de ${signed(e.score)}.`,
  },

  questions: {
    triumvirate: (q) =>
      `${piece(q.leader)} veut prendre la tête de votre camp. Tenter de le nommer Triumvir ? ${titles.region(q.region)} devient neutre avec moins de ${q.pc} au d6.`,
  },

  acts: {
    appoint: ({ leader }) => `Nommer ${piece(leader)} Triumvir`,
  },
});
