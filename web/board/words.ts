/** What the buttons of the map say. */
import type { Catalogue } from "../app/words.ts";

interface MapWords {
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  readonly buttons: string;
  /** For those who cannot see that the map can be moved. */
  readonly how: string;
}

export const mapWords: Catalogue<MapWords> = {
  en: {
    closer: "Zoom in",
    farther: "Zoom out",
    whole: "Show the whole map",
    buttons: "View of the map",
    how: "Arrow keys move the map, plus and minus zoom, zero shows all of it.",
  },
  fr: {
    closer: "Zoomer",
    farther: "Dézoomer",
    whole: "Voir toute la carte",
    buttons: "Vue de la carte",
    how: "Les flèches déplacent la carte, plus et moins changent l’échelle, zéro la montre en entier.",
  },
  it: {
    closer: "Ingrandisci",
    farther: "Riduci",
    whole: "Mostra tutta la mappa",
    buttons: "Vista della mappa",
    how: "Le frecce spostano la mappa, più e meno cambiano lo zoom, zero la mostra per intero.",
  },
};
