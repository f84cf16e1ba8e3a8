/** Stratagems in the hand and on the map, in Italian. */
import { it as shared } from "../../../../series/words/it.ts";
import type { PlayWords } from "../../panels/play-wording.ts";

export const plays: PlayWords = {
  ...shared.plays,
  when: {
    initiative: "Quando il nemico ha l’iniziativa",
    gates: "Stabilita l’iniziativa",
    geostrategy: "Nella tua geostrategia",
    campaign: "In ogni momento della campagna",
    flight: "Prima dell’evasione o della battaglia, in difesa",
    battle: "Prima del dado di una battaglia",
    die: "Su ogni dado della campagna",
    aftermath: "Dopo una battaglia",
    republic: "Quando si giudica la Repubblica",
    ides: "Alle Idi di marzo",
    triumvirs: "Prima dell’esame del controllo",
    triumph: "Prima del conto dei punti",
  },
  battle: (place, naval) => (naval ? `Battaglia navale: ${place}` : `Battaglia di ${place}`),
  whichNation: "Quale nazione fa la pace?",
  plague: (zone) => `Peste in ${zone}: chi vi entra la subisce, fino alla fine della campagna`,
  intrigues: (count) => (count === 1 ? "Un intrigo in Senato" : `${count} intrighi in Senato`),
  neutral: (leader) => `neutrale: ${leader}`,
  halved: (years) =>
    years === 1 ? "L’anno prossimo: metà delle sequenze" : `${years} anni a venire: metà delle sequenze`,
  murdered: "Cesare è stato assassinato",
  exchange: "I giocatori si scambiano le fazioni",
  youLead: (side, other) => `Da ora guidi i ${side}, e il tuo avversario i ${other}. Tieni i tuoi stratagemmi.`,
  nowLeads: (player, side) => `${player} guida ora i ${side}.`,
  scoreTurned: (score) => `I punti seguono i giocatori: il punteggio cambia segno e vale ${score}.`,
};
