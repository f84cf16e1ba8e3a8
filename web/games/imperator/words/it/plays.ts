/** Stratagems in the hand, and news, in Italian. */
import { it as shared } from "../../../../series/words/it.ts";
import type { PlayWords } from "../../panels/play-wording.ts";

export const plays: PlayWords = {
  ...shared.plays,
  when: {
    initiative: "Quando il dado ha dato l’iniziativa all’altro",
    uprisings: "Nella geostrategia dei nemici di Roma: sollevazioni",
    usurpations: "Nella geostrategia dei nemici di Roma: usurpazioni",
    campaign: "In ogni momento della campagna",
    flight: "Prima dell’evasione o della battaglia, in difesa",
    battle: "Prima del dado di una battaglia",
    die: "Su ogni dado della campagna",
    aftermath: "Dopo una battaglia con Persiani",
  },
  notYours: "Non per il tuo ruolo: torna nel bussolotto in inverno",
  times: (counters) => `× ${counters}`,
  battle: (at) => `Battaglia ${at}`,
  exchange: "I giocatori si scambiano i ruoli",
  youLead: {
    rome: "L’usurpatore ha vinto: da ora hai Roma, e il tuo avversario guida i suoi nemici. Tieni i tuoi stratagemmi.",
    enemy:
      "L’usurpatore ha vinto: da ora guidi i nemici di Roma, e il tuo avversario ha Roma. Tieni i tuoi stratagemmi.",
  },
  nowLeads: (first, now) => `Chi aveva cominciato con ${first} guida ora ${now}.`,
  pointsKept: (rome, enemy) => `Ognuno tiene i suoi punti: Roma ne ha ora ${rome}, i suoi nemici ${enemy}.`,
  usurper: "Un usurpatore",
  emperor: "Un nuovo imperatore",
  success: "L’usurpazione è riuscita",
};
