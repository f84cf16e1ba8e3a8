/** Imperator on the first page: a laurel wreath, and what the game is about. */
import type { ReactNode } from "react";
import type { Poster } from "../face.ts";

const LEAVES = [20, 48, 76, 104, 132, 160];

const Wreath = (): ReactNode => (
  <g transform="translate(50 48)">
    <path d="M-7 33A34 34 0 0 1-12-31M7 33A34 34 0 0 0 12-31" className="vignette-line" />
    {LEAVES.map((angle) => (
      <g key={angle} className="vignette-leaf">
        <path transform={`rotate(${angle}) translate(0 34)`} d="M0 0C8-5 11-12 10-18 3-15 0-8 0 0Z" />
        <path transform={`rotate(${angle}) translate(0 34)`} d="M0 0C5 6 12 7 17 4 12-2 6-3 0 0Z" />
        <path transform={`scale(-1 1) rotate(${angle}) translate(0 34)`} d="M0 0C8-5 11-12 10-18 3-15 0-8 0 0Z" />
        <path transform={`scale(-1 1) rotate(${angle}) translate(0 34)`} d="M0 0C5 6 12 7 17 4 12-2 6-3 0 0Z" />
      </g>
    ))}
  </g>
);

export const poster: Poster = {
  Drawing: Wreath,
  about: {
    en: "The Empire from Marcus Aurelius to Caracalla: pretenders, usurpers and peoples beyond the frontier.",
    fr: "L’Empire de Marc Aurèle à Caracalla : prétendants, usurpateurs et peuples d’outre-frontière.",
    it: "L’Impero da Marco Aurelio a Caracalla: pretendenti, usurpatori e popoli oltre il confine.",
  },
};
