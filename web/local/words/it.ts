/** A table at one screen, in Italian. */
import type { ScreenWords } from "./shape.ts";

export const it: ScreenWords = {
  handOver: (seat) => `Tocca a ${seat} agire.`,
  handOverButton: (name) => `Passa lo schermo a ${name}`,
  curtainTitle: (name) => `Passa lo schermo a ${name}`,
  curtainText: (seat) => `Tocca a ${seat}. Il tavolo resta coperto finché non ci sei davanti tu.`,
  curtainShow: (name) => `Mostra il tavolo a ${name}`,
  whoPlays: "Chi gioca a questo schermo?",
  alone: "Gioco io entrambe le parti",
  two: "Siamo in due, a turno",
  leave: "Lascia il tavolo",
  anotherGame: "Un’altra partita",
  replay: "Rivedi",
};
