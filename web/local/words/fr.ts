/** A table at one screen, in French. */
import type { ScreenWords } from "./shape.ts";

export const fr: ScreenWords = {
  handOver: (seat) => `C’est à ${seat} d’agir.`,
  handOverButton: (name) => `Passer l’écran à ${name}`,
  curtainTitle: (name) => `Passez l’écran à ${name}`,
  curtainText: (seat) => `C’est à ${seat} d’agir. La table reste couverte jusqu’à ce que vous soyez devant.`,
  curtainShow: (name) => `Montrer la table à ${name}`,
  whoPlays: "Qui joue à cet écran ?",
  alone: "Je joue les deux camps",
  two: "Nous sommes deux, à tour de rôle",
  leave: "Quitter la table",
  anotherGame: "Une autre partie",
  replay: "Revoir",
};
