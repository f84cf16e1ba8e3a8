/** What is asked, in Italian. */
import type { QuestionWords } from "../wording.ts";
import { count, type Italian } from "./names.ts";

export const questionsIn = ({ names, block, the, at, from }: Italian): QuestionWords => ({
  deploy: () => "Schieramento: scambia i tuoi blocchi come vuoi, poi dichiara di aver finito.",
  discard: () => "Scegli una carta da scartare, senza mostrarla all’avversario.",
  choose: (q) => `Turno ${q.turn}: scegli una carta da giocare.`,
  movement: (q) =>
    q.god
      ? `${names.gods[q.god]} concede il movimento di un gruppo: scegli da dove parte, o termina.`
      : `${count(q.moves, "movimento rimasto", "movimenti rimasti")}: scegli un gruppo, imbarca un blocco, o termina.`,
  group: (q) =>
    `${q.god ? `${names.gods[q.god]}: muovi` : "Muovi"} uno a uno i blocchi ${from(q.place)}, poi termina il gruppo.`,
  march: (q) =>
    `${block(q.block)} sta ${at(q.place)} con ${count(q.stepsLeft, "tappa rimasta", "tappe rimaste")}: prosegui, o fermati qui.`,
  mainGroup: (q) => `Attacchi ${the(q.place)} da più parti: qual è il gruppo principale? Gli altri sono riserve.`,
  surprise: () => "In quale battaglia attacchi di sorpresa?",
  levy: (q) => {
    const left = count(q.levies, "leva rimasta", "leve rimaste");
    if (!q.raises && !q.enters) return `${left}, ma nessun blocco da rinforzare o da arruolare: termina le leve.`;
    const what = [...(q.raises ? ["da rinforzare"] : []), ...(q.enters ? ["da arruolare"] : [])].join(" o ");
    return `${left}: scegli un blocco ${what}, o termina.`;
  },
  jupiter: () => "Giove: scegli un luogo e un colore; un blocco nemico di quel colore cambia fazione.",
  defector: (q) => `${block(q.block)} passa dalla tua parte: scegli la sua nuova città.`,
  vulcan: () => "Vulcano: scegli una città nemica; ogni blocco che vi si trova perde uno step.",
  pickBattle: () => "Quale battaglia si combatte adesso?",
  battleTurn: (q) => {
    const role = q.attacking ? "in attacco" : "in difesa";
    const can = q.must ? "devono ritirarsi" : q.round === 1 ? "tirano o passano" : "tirano, si ritirano o passano";
    return `Battaglia ${at(q.place)}, round ${q.round}: i tuoi blocchi ${q.letter} ${role} ${can}.`;
  },
  hits: (q) =>
    `Battaglia ${at(q.place)}, ${count(q.hits, "colpo", "colpi")} da subire: quale dei tuoi blocchi più forti perde uno step?`,
  regroup: (q) => `Vittoria ${at(q.place)}: riordina i blocchi nei luoghi adiacenti, o termina.`,
  port: () => "Inverno: scegli un porto amico per ogni navis in mare.",
  surplus: () => "Inverno: scegli i blocchi da congedare dove una città ne ha più di quanti può mantenere.",
  disband: () => "Inverno: congeda i blocchi che vuoi, o termina.",
});
