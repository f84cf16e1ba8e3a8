/** Julius Caesar on the first page: a wooden block, and what the game is about. */
import type { ReactNode } from "react";
import type { Poster } from "../face.ts";

const Block = (): ReactNode => (
  <>
    <path d="M18 26 30 16H80V62L70 74Z" className="vignette-side" />
    <rect x="18" y="26" width="52" height="50" rx="3" className="vignette-wood" />
    <path d="M32 33h24" className="vignette-line" strokeDasharray="2.5 4" />
    <path d="M30 62c0-12 5-19 14-19s14 7 14 19M30 62h28M36 50c2 4 14 4 16 0" className="vignette-line" />
    <path d="M44 43V37M39 38h10" className="vignette-line" />
  </>
);

export const poster: Poster = {
  Drawing: Block,
  about: {
    en: "Caesar against Pompeius with wooden blocks: strength in the fog of war, five years at most, and gods in the hand.",
    fr: "César contre Pompée avec des blocs de bois : des forces dans le brouillard, cinq ans au plus, et des dieux dans la main.",
    it: "Cesare contro Pompeo con blocchi di legno: forze nella nebbia di guerra, cinque anni al massimo, e dèi nella mano.",
  },
};
