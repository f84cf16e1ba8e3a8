/** The years of the war in Italian. */
import { it as shared } from "../../../../series/words/it.ts";
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;

export const annals: AnnalWords = {
  ...shared.annals,
  initiative: (side) => `I ${side} avevano l’iniziativa.`,
  wars: (peoples) => `Mossero guerra: ${all(peoples)}.`,
  allies: (peoples, side) => `Si allearono con i ${side}: ${all(peoples)}.`,
  peace: (peoples) => `Si fece la pace con ${all(peoples)}.`,
  where: (place, naval) => `${naval ? "Sul mare," : "In"} ${place}`,
  host: (side) => `i ${side}`,
  taken: (side, regions) => `I ${side} presero ${all(regions)}.`,
  nobodys: (regions) => `Nessuno teneva più ${all(regions)}.`,
  balance: (score, change) => `Alla fine dell’anno il punteggio era ${score} (${change}).`,
  goals: (caesarians, republicans) =>
    `I Cesariani vincono con un vantaggio di ${caesarians}, i Repubblicani con uno di ${republicans}; in mezzo è patta.`,
  ended: (above) => `Un vantaggio sopra ${above} chiude subito la partita.`,
  exchanged: "I giocatori si sono scambiati le fazioni: i punti segnati prima li hanno seguiti.",
  conditions: "Che cosa serviva a ciascuno",
  met: "raggiunto",
  unmet: "non raggiunto",
  needs: {
    all: (regions) => `Il controllo di ${all(regions)}`,
    any: (regions) => `Il controllo di una regione tra ${all(regions)}`,
    atLeast: (count) => `Il controllo di almeno ${count} regioni`,
    roma: "Roma",
    more: "Più regioni dell’altra parte",
    subdues: (people) => `La sottomissione di: ${people}`,
    ally: (people) => `L’alleanza di: ${people}`,
  },
};
