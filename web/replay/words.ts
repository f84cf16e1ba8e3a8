/** Texts around a replay. */
import type { Catalogue } from "../app/words.ts";

export interface ReplayWords {
  readonly title: string;
  readonly intro: string;
  readonly dropHint: string;
  readonly here: string;
  readonly slider: string;
  readonly entry: (n: number, last: number) => string;
  readonly as: string;
  readonly everything: string;
  readonly watcher: string;
  readonly pace: string;
  readonly paces: Readonly<Record<"slow" | "normal" | "fast", string>>;
  readonly link: string;
  readonly linked: string;
  readonly save: string;
  readonly check: string;
  readonly sound: string;
  readonly faulty: string;
  readonly checkedCommitment: (acts: number, dice: number) => string;
  readonly checkedSeed: (acts: number, dice: number) => string;
  readonly checkedNothing: (acts: number, dice: number) => string;
  readonly checkedFaulty: (entry: number, reason: string) => string;
  readonly commitment: (hash: string) => string;
  readonly seed: (seed: string) => string;
  readonly running: string;
  readonly toldAgain: (former: number, today: number) => string;
  readonly gone: string;
  readonly another: string;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const compte = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

const en: ReplayWords = {
  title: "Replay",
  intro:
    "Watch any finished game again, entry by entry: as one of the players saw it, as a watcher did, or with nothing hidden. Every act is held against the rules and every die against its seed.",
  dropHint: "A journal that was saved from a table or written by the rubicon command. It stays in this browser.",
  here: "Finished games in this browser",
  slider: "Moment of the game",
  entry: (n, last) => `Entry ${n} of ${last}`,
  as: "Seen by",
  everything: "Nothing hidden",
  watcher: "A watcher",
  pace: "Pace",
  paces: { slow: "Slow", normal: "Normal", fast: "Fast" },
  link: "Copy the link to this moment",
  linked: "Copied",
  save: "Save the journal",
  check: "Check",
  sound: "Checked",
  faulty: "Does not check out",
  checkedCommitment: (acts, dice) =>
    `All ${count(acts, "act", "acts")} and ${count(dice, "die", "dice")} check out against the commitment.`,
  checkedSeed: (acts, dice) =>
    `All ${count(acts, "act", "acts")} and ${count(dice, "die", "dice")} check out against the seed.`,
  checkedNothing: (acts, dice) =>
    `All ${count(acts, "act", "acts")} hold to the rules. The ${count(dice, "die", "dice")} can be checked when the game is over and its seed is shown.`,
  checkedFaulty: (entry, reason) =>
    `It does not check out at entry ${entry}, so it is shown up to the one before. ${reason}`,
  commitment: (hash) => `Commitment: ${hash}`,
  seed: (seed) => `Seed: ${seed}`,
  running: "This game is still on. It can be checked when it is over.",
  toldAgain: (former, today) =>
    `It was played by version ${former} of the rules and is told here by version ${today}, by which every act is legal too. The seals of its entries belong to the former version and are not checked.`,
  gone: "There is no game here under this address. If it came from a file, open the file again.",
  another: "Another journal",
};

const fr: ReplayWords = {
  title: "Revoir une partie",
  intro:
    "Revoyez n’importe quelle partie finie, entrée par entrée : comme l’a vue un joueur, comme l’a vue un spectateur, ou sans rien de caché. Chaque coup est confronté aux règles et chaque dé à sa graine.",
  dropHint: "Un journal enregistré depuis une table ou écrit par la commande rubicon. Il reste dans ce navigateur.",
  here: "Parties finies dans ce navigateur",
  slider: "Moment de la partie",
  entry: (n, last) => `Entrée ${n} sur ${last}`,
  as: "Vue par",
  everything: "Rien de caché",
  watcher: "Un spectateur",
  pace: "Allure",
  paces: { slow: "Lente", normal: "Normale", fast: "Rapide" },
  link: "Copier le lien vers ce moment",
  linked: "Copié",
  save: "Enregistrer le journal",
  check: "Vérification",
  sound: "Vérifiée",
  faulty: "Vérification échouée",
  checkedCommitment: (acts, dice) =>
    `${compte(acts, "coup", "coups")} et ${compte(dice, "dé", "dés")} : tout concorde avec l’engagement.`,
  checkedSeed: (acts, dice) =>
    `${compte(acts, "coup", "coups")} et ${compte(dice, "dé", "dés")} : tout concorde avec la graine.`,
  checkedNothing: (acts, dice) =>
    `${compte(acts, "coup", "coups")} : tout respecte les règles. ${compte(dice, "dé pourra être vérifié", "dés pourront être vérifiés")} une fois la partie finie et sa graine montrée.`,
  checkedFaulty: (entry, reason) =>
    `La vérification échoue à l’entrée ${entry} ; la partie est montrée jusqu’à celle d’avant. ${reason}`,
  commitment: (hash) => `Engagement : ${hash}`,
  seed: (seed) => `Graine : ${seed}`,
  running: "Cette partie est encore en cours. Elle pourra être vérifiée une fois finie.",
  toldAgain: (former, today) =>
    `Elle a été jouée avec la version ${former} des règles et est racontée ici avec la version ${today}, où chaque coup est permis aussi. Les sceaux de ses entrées sont de l’ancienne version et ne sont pas vérifiés.`,
  gone: "Il n’y a pas de partie à cette adresse. Si elle venait d’un fichier, rouvrez le fichier.",
  another: "Un autre journal",
};

const it: ReplayWords = {
  title: "Rivedi una partita",
  intro:
    "Rivedi qualsiasi partita finita, voce per voce: come la vide un giocatore, come la vide uno spettatore, o senza nulla di nascosto. Ogni mossa è confrontata con le regole e ogni dado con il suo seme.",
  dropHint: "Un diario salvato da un tavolo o scritto dal comando rubicon. Resta in questo browser.",
  here: "Partite finite in questo browser",
  slider: "Momento della partita",
  entry: (n, last) => `Voce ${n} di ${last}`,
  as: "Vista da",
  everything: "Nulla di nascosto",
  watcher: "Uno spettatore",
  pace: "Andatura",
  paces: { slow: "Lenta", normal: "Normale", fast: "Veloce" },
  link: "Copia il link a questo momento",
  linked: "Copiato",
  save: "Salva il diario",
  check: "Controllo",
  sound: "Controllata",
  faulty: "Il controllo non torna",
  checkedCommitment: (acts, dice) =>
    `${count(acts, "mossa", "mosse")} e ${count(dice, "dado", "dadi")}: tutto concorda con l’impegno.`,
  checkedSeed: (acts, dice) =>
    `${count(acts, "mossa", "mosse")} e ${count(dice, "dado", "dadi")}: tutto concorda con il seme.`,
  checkedNothing: (acts, dice) =>
    `${count(acts, "mossa", "mosse")}: tutto rispetta le regole. ${count(dice, "dado si potrà controllare", "dadi si potranno controllare")} a partita finita, quando il seme sarà mostrato.`,
  checkedFaulty: (entry, reason) =>
    `Il controllo non torna alla voce ${entry}; la partita si vede fino a quella prima. ${reason}`,
  commitment: (hash) => `Impegno: ${hash}`,
  seed: (seed) => `Seme: ${seed}`,
  running: "Questa partita è ancora in corso. Si potrà controllare quando sarà finita.",
  toldAgain: (former, today) =>
    `È stata giocata con la versione ${former} delle regole ed è raccontata qui con la versione ${today}, per cui ogni mossa è lecita. I sigilli delle voci sono della versione precedente e non vengono controllati.`,
  gone: "A questo indirizzo non c’è nessuna partita. Se veniva da un file, riapri il file.",
  another: "Un altro diario",
};

export const replayWords: Catalogue<ReplayWords> = { en, fr, it };
