/** The years in Italian. */
import { joined } from "@rubicon/engine";
import { it as shared } from "../../../../series/words/it.ts";
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string => joined(names, "e");
/** A sentence of parts, of which some may be empty. */
const told = (...parts: readonly string[]): string => `${parts.filter((part) => part !== "").join(" ")}.`;

export const annals: AnnalWords = {
  ...shared.annals,
  initiative: { rome: "Roma aveva l’iniziativa.", enemy: "I nemici di Roma avevano l’iniziativa." },
  pax: "Fu un anno di pace: nessun Popolo era in guerra con Roma, e nessuno pretendeva la porpora.",
  paxBroken: "Con la morte dell’imperatore la pace finì.",
  reserve: (fronts) => `In riserva: ${all(fronts)}.`,
  wars: (peoples) => `Presero le armi contro Roma: ${all(peoples)}.`,
  subdued: (peoples) => `Sottomessi con le armi, e quieti per cinque anni: ${all(peoples)}.`,
  peace: (peoples) => `Si fece la pace con ${all(peoples)}.`,
  legions: { name: "le legioni", many: true },
  mutineers: { name: "gli ammutinati", many: true },
  died: {
    battle: (who, at) => told(who, "cadde in battaglia", at),
    civil: (who, at) => told(who, "cadde nella guerra civile", at),
    assassinated: (who, at) => told(who, "fu assassinato", at),
    natural: (who, at) => told(who, "morì nel suo letto", at),
    plague: (who, at) => told("La peste si portò via", who, at),
    lone: (who, at) => told(who, "fu sorpreso da solo e ucciso", at),
    drowned: (who) => told(who, "si perse in mare"),
    stranded: (who) => told(who, "si perse oltre la frontiera"),
    deposed: (who) => told(who, "perse il trono e la vita"),
  },
  emperor: {
    sole: (who) => `${who} regnò da solo.`,
    caesar: (who) => `${who}, fino ad allora Cesare, divenne Augusto.`,
    acclaimed: (who) => `${who} fu acclamato Augusto.`,
    commodus: (who) => `Il Senato salutò ${who} come Augusto.`,
    vacancy: (who) => `${who} trovò il trono vuoto, e lo prese.`,
    usurped: (who) => `${who} aveva conquistato la porpora.`,
  },
  vacant: "Non restava nessuno che potesse essere Augusto.",
  named: {
    augustus: (who) => `${who} fu elevato ad Augusto accanto all’imperatore.`,
    caesar: (who) => `${who} fu nominato Cesare.`,
  },
  usurper: (who, at) => told(who, "fu proclamato imperatore", at),
  inVain: (who) => `${who} tese invano la mano verso la porpora.`,
  failed: (who) => `Con ciò l’usurpazione di ${who} era fallita.`,
  won: {
    rome: "Quando venne l’inverno i ribelli tenevano Roma: l’usurpazione era riuscita.",
    battle: "L’imperatore era battuto e morto: l’usurpazione era riuscita.",
    murder: "L’imperatore fu assassinato: l’usurpazione era riuscita.",
  },
  exchange: "Il vincitore salì al trono, e chi lo aveva servito ne divenne nemico.",
  noExchange: "Nessun usurpatore era vissuto abbastanza da vedere la sua vittoria.",
  missed: (who) => `Pugnali prezzolati mancarono ${who}.`,
  armenia: { rome: "L’Armenia si volse a Roma.", enemy: "L’Armenia si volse ai Parthi." },
  plague: (at) => told("La peste scoppiò", at),
  mutiny: (at) => told("Le truppe si ammutinarono", at),
  annexed: (peoples) => `Da allora fecero parte dell’Impero: ${all(peoples)}.`,
  balance: (rome, enemy) => `Alla fine dell’anno Roma aveva ${rome} punti, i suoi nemici ${enemy}.`,
  judged: (won, lost, level) =>
    `${won} punti a ${lost}: ${{ plain: "una vittoria", decisive: "una vittoria decisiva", definitive: "una vittoria definitiva" }[level]}.`,
  scale: "Più del doppio dei punti dell’altro fanno una vittoria decisiva, più di cinque volte tanti una definitiva.",
  draw: "Tanti punti da una parte quanti dall’altra: patta.",
  sudden: (leader) => `La morte di ${leader} chiuse subito la partita; i punti non contavano più.`,
  exchanged: "I giocatori si sono scambiati i ruoli: i punti segnati prima li hanno seguiti.",
};
