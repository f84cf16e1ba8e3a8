/** What is said around bots: who they are, what they do, and what they would do. */
import type { Catalogue } from "../app/words.ts";
import type { Level } from "./levels.ts";

export interface BotWords {
  // A game against one
  readonly level: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly side: string;
  readonly byLot: string;
  readonly begin: string;
  /** The other way to play now. */
  readonly alone: string;
  readonly title: (game: string) => string;
  readonly about: string;
  readonly close: string;
  // At the table
  readonly bot: string;
  readonly thinks: (name: string) => string;
  readonly skip: string;
  readonly pause: string;
  readonly goOn: string;
  readonly paused: string;
  /** No worker can be had. */
  readonly nobodyThinks: string;
  readonly stumbled: (reason: string) => string;
  readonly again: string;
  // Who sits where
  readonly who: string;
  readonly person: string;
  readonly playerOf: (seat: string) => string;
  readonly whoHint: string;
}

const en: BotWords = {
  level: "Your opponent",
  levels: {
    tiro: "A recruit. For a first evening.",
    miles: "A soldier. Knows his trade, and wants it all now.",
    centurio: "A veteran. Weighs hundreds of plans before he moves.",
    legatus: "A general. Forgets nothing, takes his time, and makes you think.",
  },
  side: "You play",
  byLot: "By lot",
  begin: "Begin",
  alone: "Or play both sides at this screen",
  title: (game) => `Play ${game}`,
  about: "Bots see only what their seat may see, and throw the same dice as you.",
  close: "Close",
  bot: "bot",
  thinks: (name) => `${name} is thinking…`,
  skip: "Skip to my turn",
  pause: "Pause",
  goOn: "Go on",
  paused: "Paused.",
  nobodyThinks:
    "This browser gives bots no room to think (it starts no workers), so they cannot play here. Both sides can be played at this screen.",
  stumbled: (reason) => `The bot has stumbled: ${reason}`,
  again: "Try again",
  who: "Who plays",
  person: "At this screen",
  playerOf: (seat) => `Who plays ${seat}`,
  whoHint: "A seat can be given to a bot, or taken over from one, at any time.",
};

const fr: BotWords = {
  level: "Votre adversaire",
  levels: {
    tiro: "Une recrue. Pour une première soirée.",
    miles: "Un soldat. Il connaît son métier, et veut tout, tout de suite.",
    centurio: "Un vétéran. Il pèse des centaines de plans avant de bouger.",
    legatus: "Un général. Il n’oublie rien, prend son temps, et vous fera réfléchir.",
  },
  side: "Vous jouez",
  byLot: "Au sort",
  begin: "Commencer",
  alone: "Ou jouer les deux camps sur cet écran",
  title: (game) => `Jouer à ${game}`,
  about: "Les bots ne voient que ce que leur place peut voir, et lancent les mêmes dés que vous.",
  close: "Fermer",
  bot: "bot",
  thinks: (name) => `${name} réfléchit…`,
  skip: "Aller à mon tour",
  pause: "Pause",
  goOn: "Continuer",
  paused: "En pause.",
  nobodyThinks:
    "Ce navigateur ne laisse pas les bots réfléchir (il ne lance pas de « workers ») : ils ne peuvent pas jouer ici. Les deux camps peuvent se jouer sur cet écran.",
  stumbled: (reason) => `Le bot a trébuché : ${reason}`,
  again: "Réessayer",
  who: "Qui joue",
  person: "À cet écran",
  playerOf: (seat) => `Qui joue ${seat}`,
  whoHint: "Une place peut être confiée à un bot, ou lui être reprise, à tout moment.",
};

const it: BotWords = {
  level: "Il tuo avversario",
  levels: {
    tiro: "Una recluta. Per una prima serata.",
    miles: "Un soldato. Conosce il mestiere, e vuole tutto e subito.",
    centurio: "Un veterano. Soppesa centinaia di piani prima di muovere.",
    legatus: "Un generale. Non dimentica nulla, si prende il suo tempo, e ti farà pensare.",
  },
  side: "Tu giochi",
  byLot: "A sorte",
  begin: "Comincia",
  alone: "Oppure gioca entrambe le parti su questo schermo",
  title: (game) => `Gioca a ${game}`,
  about: "I bot vedono solo ciò che il loro posto può vedere, e lanciano gli stessi tuoi dadi.",
  close: "Chiudi",
  bot: "bot",
  thinks: (name) => `${name} sta pensando…`,
  skip: "Vai al mio turno",
  pause: "Pausa",
  goOn: "Continua",
  paused: "In pausa.",
  nobodyThinks:
    "Questo browser non lascia pensare i bot (non avvia “worker”), quindi qui non possono giocare. Si possono giocare entrambe le parti su questo schermo.",
  stumbled: (reason) => `Il bot è inciampato: ${reason}`,
  again: "Riprova",
  who: "Chi gioca",
  person: "A questo schermo",
  playerOf: (seat) => `Chi gioca ${seat}`,
  whoHint: "Un posto si può affidare a un bot, o riprenderselo, in qualsiasi momento.",
};

export const botWords: Catalogue<BotWords> = { en, fr, it };
