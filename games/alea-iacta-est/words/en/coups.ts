/** Coups d'état, Triumvirs and the exchange of factions in English. */
import { reckoned } from "@rubicon/series";
import { sentence, signed } from "../titles.ts";
import type { CoupWords } from "../wording.ts";
import { all, type Said, type sides, the } from "./names.ts";

const They = (side: keyof typeof sides): string => sentence(the(side));
export const coupsIn = ({ titles, place, piece }: Said): CoupWords => ({
  events: {
    coup: (e) =>
      `${They(e.side)} raise a Pretender to the leadership of ${the(e.against)}: ${piece(e.leader)} in ${place(e.zone)}. ${reckoned(e.die, e.modifier)} against a PC of ${e.pc}: ${e.validated ? `he is proclaimed, and serves ${the(e.side)} now` : "he falls back into line"}.`,
    triumvir: (e) =>
      `${They(e.side)} offer ${piece(e.leader)} a share of the power: ${e.die}, below ${e.pc} is needed. ${e.named ? `He is a Triumvir; ${titles.region(e.region)} and everybody in it are neutral.` : "He refuses, and the coup goes on."}`,
    fidelity: (e) =>
      `Will they follow ${piece(e.leader)} in ${place(e.zone)}? ${reckoned(e.die, e.modifier)} against a PC of ${e.pc}: ${e.faithful ? "they stay faithful" : "they go over to him"}.`,
    "changed-sides": (e) =>
      `In ${place(e.zone)} these are with ${the(e.side)} now: ${all([...e.leaders, ...e.units].map(piece))}.`,
    "coup-over": (e) => `The coup of ${piece(e.leader)} is over; who went over with him stays where he is.`,
    "coup-won": (e) =>
      `The coup of ${piece(e.leader)} has succeeded: ${the(e.against)} have no leader left. At the end of the year the players change sides.`,
    "neutrality-over": (e) =>
      `${titles.region(e.region)} is neutral no more${e.side === null ? "" : `: it is with ${the(e.side)}`}.`,
    exchange: (e) =>
      `The players change sides: who led the Caesarians leads the Republicans from now on, and who led the Republicans leads the Caesarians. Each keeps his stratagems, and his lead: the score is ${signed(e.score)} now.`,
  },

  questions: {
    triumvirate: (q) =>
      `${piece(q.leader)} wants to lead your faction. Try to make him a Triumvir? That makes ${titles.region(q.region)} neutral, with less than ${q.pc} on a d6.`,
  },

  acts: {
    appoint: ({ leader }) => `Make ${piece(leader)} a Triumvir`,
  },
});
