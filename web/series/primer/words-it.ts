/** What both primers say alike, in Italian. */
import type { SharedPrimerWords } from "./wording.ts";

export const it: SharedPrimerWords = {
  unit: "Un’unità",
  unitParts: {
    bonus: { title: "Bonus tattico", text: "Conta dove non c’è un capo." },
    strength: { title: "Forza", text: "Quanto pesa in battaglia." },
    quality: { title: "Qualità", text: "La media dell’esercito sposta la colonna." },
  },
  reduced: {
    title: "Due passi",
    text: "Un passo perduto gira l’unità sulla faccia ridotta, pallida e rigata. Il successivo la elimina.",
  },
  leader: "Un capo",
  kinds: "Le pedine",
  peoples: "I Popoli",
  year: "Un anno in sei fasi",
  march: "In marcia",
  battle: "Una battaglia in cinque immagini",
  inBattle: ({ strengths, qualities, baseColumn, column }) => ({
    meeting: {
      title: "L’incontro",
      text: "Dove dopo i movimenti ci sono unità di entrambe le parti c’è battaglia. Attacca quello di cui è la sequenza.",
    },
    odds: {
      title: "Il rapporto di forze",
      text: `Forza ${strengths[0]} contro ${strengths[1]}: ${baseColumn}. Qualità ${qualities[0]} contro ${qualities[1]}: si passa a ${column}. Migliore, una colonna; doppia, due.`,
    },
  }),
  inPictures: {
    odds: "Forza e qualità delle due parti, e le colonne della tabella",
    die: "Un dado, che cosa vi si aggiunge, e la riga a cui porta",
  },
  table: "La tabella di combattimento",
  tableLead: ({ column, row }) =>
    `La tinta dice chi vince; l’anello è la battaglia qui sopra: colonna ${column}, riga ${row}.`,
  key: { title: "I risultati", text: "In ogni casella: l’attaccante, poi il difensore." },
  results: {
    E: "tutte le unità e tutti i capi perduti",
    A: "un passo per ogni unità",
    R: "nessuna perdita",
    fraction: "il vincitore perde passi: quella parte delle unità battute, per difetto",
  },
  odds: "rapporto di forze",
  dieAndMore: "dado e modificatori",
  winner: { attacker: "vince l’attaccante", defender: "vince il difensore" },
  stratagems: "Stratagemmi",
  winter: "L’inverno",
  winterLead: "Alla fine della Fase F, in quest’ordine:",
  victory: "Come si vince",
  scenarios: "Gli scenari",
};
