/** What the legend of the map says. Names of places are Latin in every language and come with the places. */
import type { Language } from "@rubicon/engine";

export interface GroundWords {
  readonly legend: string;
  readonly city: string;
  readonly valued: string;
  readonly majorPort: string;
  readonly minorPort: string;
  readonly majorRoad: string;
  readonly minorRoad: string;
  readonly strait: string;
  readonly seaBorder: string;
}

export const GROUND_WORDS: Readonly<Record<Language, GroundWords>> = {
  en: {
    legend: "Legend",
    city: "City",
    valued: "City with victory points",
    majorPort: "Major port",
    minorPort: "Minor port",
    majorRoad: "Major road",
    minorRoad: "Minor road",
    strait: "Strait",
    seaBorder: "Border between seas",
  },
  fr: {
    legend: "Légende",
    city: "Ville",
    valued: "Ville à points de victoire",
    majorPort: "Port majeur",
    minorPort: "Port mineur",
    majorRoad: "Route majeure",
    minorRoad: "Route mineure",
    strait: "Détroit",
    seaBorder: "Limite de mers",
  },
  it: {
    legend: "Legenda",
    city: "Città",
    valued: "Città con punti vittoria",
    majorPort: "Porto maggiore",
    minorPort: "Porto minore",
    majorRoad: "Strada maggiore",
    minorRoad: "Strada minore",
    strait: "Stretto",
    seaBorder: "Confine tra mari",
  },
};
