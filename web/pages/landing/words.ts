/** Words of the first page. */
import type { Catalogue } from "../../app/words.ts";

interface LandingWords {
  readonly tagline: string;
  readonly lead: readonly [string, string];
  play(game: string): string;
  readonly playHint: string;
  /** Where bots play the game. */
  readonly playBotHint: string;
  readonly friend: string;
  readonly friendHint: string;
  readonly find: string;
  readonly findHint: string;
  readonly opening: string;
  readonly failed: string;
  readonly emblem: string;
  readonly games: string;
  readonly playable: string;
  readonly beingBuilt: string;
  designedBy(names: string): string;
  readonly readRules: string;
  readonly openTable: string;
  readonly playHere: string;
  readonly playNow: string;
  readonly lesson: string;
  /** A lesson after the first, by its title. */
  further(title: string): string;
  /** The workshop. */
  readonly components: string;
  readonly balance: string;
  readonly promises: readonly { readonly title: string; readonly text: string }[];
}

export const landing: Catalogue<LandingWords> = {
  en: {
    tagline: "Let the die be cast",
    lead: [
      "Roman board wargames in your browser, with every rule enforced: only legal moves are lit, and whatever is closed says why.",
      "Play across one screen, or with an opponent anywhere, live or over weeks.",
    ],
    play: (game) => `Play ${game} now`,
    playHint: "Both sides at this screen. No account, and no network needed.",
    playBotHint: "Against a bot, or both sides at this screen. No account, and no network needed.",
    friend: "Invite a friend",
    friendHint: "A private table and a link to send.",
    find: "Find an opponent",
    findHint: "Open tables in the lobby.",
    opening: "Setting up the table…",
    failed: "The table could not be opened: the server does not answer. Playing at this screen works without it.",
    emblem: "A map of the Rubicon between Ravenna and Ariminum, a legion’s eagle at the crossing, and two dice",
    games: "Three games",
    playable: "Playable now",
    beingBuilt: "Being built",
    designedBy: (names) => `Designed by ${names}`,
    readRules: "Read the rules",
    openTable: "Open a table",
    playHere: "Play at this screen",
    playNow: "Play now",
    lesson: "A first lesson",
    further: (title) => `Lesson: ${title}`,
    components: "Its components",
    balance: "How even it is",
    promises: [
      {
        title: "Every rule, by its number",
        text: "What is lit can be done. Point at anything else and it names the rule that forbids it.",
      },
      {
        title: "Hidden stays hidden",
        text: "Blocks, hands and decks never leave the server for eyes that may not see them.",
      },
      {
        title: "Dice you can check",
        text: "The secret of the dice is sealed before the first throw and shown after the last.",
      },
      {
        title: "At your pace",
        text: "Live with a clock, a move a day, or no hurry at all; the board waits where you left it.",
      },
    ],
  },
  fr: {
    tagline: "Que le sort en soit jeté",
    lead: [
      "Des wargames romains dans votre navigateur, toutes règles appliquées : seuls les coups permis s’éclairent, et ce qui est fermé dit pourquoi.",
      "Jouez à deux sur un même écran, ou contre un adversaire où qu’il soit, en direct ou au fil des semaines.",
    ],
    play: (game) => `Jouer à ${game} maintenant`,
    playHint: "Les deux camps sur cet écran. Sans compte, et même sans réseau.",
    playBotHint: "Contre un bot, ou les deux camps sur cet écran. Sans compte, et même sans réseau.",
    friend: "Inviter un ami",
    friendHint: "Une table privée et un lien à envoyer.",
    find: "Trouver un adversaire",
    findHint: "Les tables ouvertes du salon.",
    opening: "On dresse la table…",
    failed: "La table n’a pas pu être ouverte : le serveur ne répond pas. Jouer sur cet écran marche sans lui.",
    emblem: "Une carte du Rubicon entre Ravenne et Ariminum, une aigle de légion au passage, et deux dés",
    games: "Trois jeux",
    playable: "Jouable dès maintenant",
    beingBuilt: "En construction",
    designedBy: (names) => `Conçu par ${names}`,
    readRules: "Lire les règles",
    openTable: "Ouvrir une table",
    playHere: "Jouer sur cet écran",
    playNow: "Jouer maintenant",
    lesson: "Une première leçon",
    further: (title) => `Leçon : ${title}`,
    components: "Son matériel",
    balance: "Son équilibre",
    promises: [
      {
        title: "Chaque règle, avec son numéro",
        text: "Ce qui s’éclaire peut se faire. Montrez le reste : il nomme la règle qui l’interdit.",
      },
      {
        title: "Le caché reste caché",
        text: "Blocs, mains et pioches ne quittent jamais le serveur pour des yeux qui ne doivent pas les voir.",
      },
      {
        title: "Des dés vérifiables",
        text: "Le secret des dés est scellé avant le premier jet et dévoilé après le dernier.",
      },
      {
        title: "À votre rythme",
        text: "En direct à la pendule, un coup par jour, ou sans hâte : le plateau vous attend où vous l’avez laissé.",
      },
    ],
  },
  it: {
    tagline: "Il dado è tratto",
    lead: [
      "Wargame romani nel tuo browser, con tutte le regole applicate: si accendono solo le mosse lecite, e ciò che è chiuso dice perché.",
      "Gioca in due sullo stesso schermo, o contro un avversario ovunque sia, dal vivo o nell’arco di settimane.",
    ],
    play: (game) => `Gioca subito a ${game}`,
    playHint: "Entrambe le parti su questo schermo. Senza account, e anche senza rete.",
    playBotHint: "Contro un bot, o entrambe le parti su questo schermo. Senza account, e anche senza rete.",
    friend: "Invita un amico",
    friendHint: "Un tavolo privato e un collegamento da mandare.",
    find: "Trova un avversario",
    findHint: "I tavoli aperti della sala.",
    opening: "Si prepara il tavolo…",
    failed: "Non è stato possibile aprire il tavolo: il server non risponde. Su questo schermo si gioca anche senza.",
    emblem: "Una mappa del Rubicone tra Ravenna e Ariminum, un’aquila di legione al guado e due dadi",
    games: "Tre giochi",
    playable: "Giocabile da subito",
    beingBuilt: "In costruzione",
    designedBy: (names) => `Ideato da ${names}`,
    readRules: "Leggi le regole",
    openTable: "Apri un tavolo",
    playHere: "Giocare su questo schermo",
    playNow: "Gioca subito",
    lesson: "Una prima lezione",
    further: (title) => `Lezione: ${title}`,
    components: "I suoi componenti",
    balance: "Il suo equilibrio",
    promises: [
      {
        title: "Ogni regola, col suo numero",
        text: "Ciò che si accende si può fare. Indica il resto, e dirà quale regola lo vieta.",
      },
      {
        title: "Il nascosto resta nascosto",
        text: "Blocchi, mani e mazzi non lasciano mai il server per occhi che non devono vederli.",
      },
      {
        title: "Dadi da verificare",
        text: "Il segreto dei dadi è sigillato prima del primo lancio e svelato dopo l’ultimo.",
      },
      {
        title: "Al tuo ritmo",
        text: "Dal vivo con l’orologio, una mossa al giorno o senza fretta: il tavolo ti aspetta dove l’hai lasciato.",
      },
    ],
  },
};
