/** Alea Iacta Est on the first page: a pair of dice, and what the game is about. */
import type { ReactNode } from "react";
import type { Poster } from "../face.ts";

const Dice = (): ReactNode => (
  <>
    <g transform="rotate(-12 34 52)">
      <rect x="14" y="32" width="40" height="40" rx="6" className="vignette-wood" />
      {[24, 34, 44].map((y) => (
        <g key={y} className="vignette-dot">
          <circle cx="25" cy={y + 18} r="3" />
          <circle cx="43" cy={y + 18} r="3" />
        </g>
      ))}
    </g>
    <g transform="rotate(16 70 40)">
      <rect x="52" y="20" width="36" height="36" rx="6" className="vignette-wood" />
      <circle cx="70" cy="38" r="3.5" className="vignette-dot" />
    </g>
  </>
);

export const poster: Poster = {
  Drawing: Dice,
  about: {
    en: "The civil wars from the Rubicon to Actium: leaders, legions, fleets and stratagems.",
    fr: "Les guerres civiles du Rubicon à Actium : chefs, légions, flottes et stratagèmes.",
    it: "Le guerre civili dal Rubicone ad Azio: capi, legioni, flotte e stratagemmi.",
  },
  further: [
    {
      lesson: "pharsalus",
      title: { en: "The road to Pharsalus", fr: "La route de Pharsale", it: "La strada di Farsalo" },
    },
  ],
};
