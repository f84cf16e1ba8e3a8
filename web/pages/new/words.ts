/** Words of the page that opens a table. */
import type { Catalogue } from "../../app/words.ts";

interface NewWords {
  readonly title: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: string;
  readonly optionsHint: string;
  readonly seat: string;
  readonly random: string;
  readonly both: string;
  readonly bothHint: string;
  readonly clock: string;
  readonly none: string;
  readonly noneHint: string;
  readonly days: string;
  readonly daysHint: string;
  readonly perMove: string;
  readonly live: string;
  readonly liveHint: string;
  readonly minutes: string;
  readonly increment: string;
  readonly windowHours: string;
  readonly windowSeconds: string;
  readonly out: string;
  readonly claim: string;
  readonly claimHint: string;
  readonly goesOn: string;
  readonly goesOnHint: string;
  readonly who: string;
  readonly public: string;
  readonly publicHint: string;
  readonly private: string;
  readonly privateHint: string;
  readonly watchers: string;
  readonly watchersHint: string;
  readonly map: string;
  readonly lasts: string;
  readonly suits: string;
  readonly balance: string;
  readonly named: string;
  namedHint(name: string): string;
  readonly nobodyNamed: string;
  readonly name: string;
  readonly nameHint: string;
  readonly noSuchName: string;
  readonly takesNone: string;
  readonly choose: string;
  readonly another: string;
  readonly needsAccount: string;
  readonly signIn: string;
  readonly rating: string;
  readonly rated: string;
  readonly ratedHint: string;
  readonly friendly: string;
  readonly friendlyHint: string;
  readonly challenge: string;
  challenged(name: string): string;
  readonly challengedHint: string;
  readonly toTable: string;
  readonly bot: string;
  readonly botHint: string;
  readonly botsWelcome: string;
  readonly botsWelcomeHint: string;
  readonly watchBots: string;
  readonly watchBotsHint: string;
  plays(seat: string): string;
  readonly begin: string;
  readonly open: string;
  readonly opening: string;
  readonly standsInLobby: string;
  readonly atThisScreen: string;
  readonly atThisScreenLink: string;
}

export const newWords: Catalogue<NewWords> = {
  en: {
    title: "Open a table",
    game: "Game",
    scenario: "Scenario",
    options: "Rulings",
    optionsHint: "Where the published rules can be read in two ways. The first reading is the usual one.",
    seat: "Your seat",
    random: "Draw lots",
    both: "Both sides",
    bothHint: "You play both sides yourself, from any of your devices. The table is private and never rated.",
    clock: "Time to think",
    none: "No clock",
    noneHint: "Nobody is hurried; nobody can be claimed out of time.",
    days: "Days",
    daysHint: "For games over weeks. A vacation stops the clock; whoever lets the time pass can lose by it.",
    perMove: "Days for each move",
    live: "Live",
    liveHint: "For an evening: a stock of minutes each, and seconds added when the move passes on.",
    minutes: "Minutes each",
    increment: "Seconds added",
    windowHours: "Hours to answer in the other’s turn",
    windowSeconds: "Seconds to answer in the other’s turn",
    out: "When the time is up",
    claim: "It can be claimed",
    claimHint: "The other player may claim the game, or go on waiting.",
    goesOn: "The game goes on",
    goesOnHint: "The server gives the plainest answer in place of whoever is late, and play goes on.",
    who: "Who may sit down",
    public: "Anybody",
    publicHint: "The table stands in the lobby until somebody sits down.",
    private: "Only by invitation",
    privateHint: "You get a link. Whoever has it may take the free seat.",
    watchers: "Others may watch",
    watchersHint: "They see what both players see, never a hand or anything hidden.",
    map: "The map",
    lasts: "Length",
    suits: "For",
    balance: "How even it is, from games between bots",
    named: "One player by name",
    namedHint: (name) => `The seat is kept for ${name}, who is told at once and may say yes or no.`,
    nobodyNamed: "Choose whom you challenge.",
    name: "Name of the player",
    nameHint: "The first letters will do.",
    noSuchName: "Nobody with an account has a name that begins so.",
    takesNone: "takes no challenges",
    choose: "Choose",
    another: "Somebody else",
    needsAccount: "Whoever challenges others by name needs an account.",
    signIn: "Sign in",
    rating: "What it counts for",
    rated: "Rated",
    ratedHint: "The result counts for the ladder of this game, if both have accounts. Against a guest it does not.",
    friendly: "Friendly",
    friendlyHint: "Nobody’s rating changes.",
    challenge: "Send the challenge",
    challenged: (name) => `${name} is challenged`,
    challengedHint: "You will be told when the answer comes. Until then you can withdraw at the table.",
    toTable: "Go to the table",
    bot: "A bot",
    botHint: "It takes the seat at once and the game begins. A game with a bot is not rated, and nobody is hurried.",
    botsWelcome: "Bots of other players are welcome",
    botsWelcomeHint: "They may take the seat too, and play for the ladder if the table is rated.",
    watchBots: "Neither: watch two bots",
    watchBotsHint: "Two bots play, you look on. Such a game is not rated.",
    plays: (seat) => `Who plays ${seat}`,
    begin: "Begin the game",
    open: "Open the table",
    opening: "Setting up…",
    standsInLobby: "It stands in the lobby as well, until somebody sits down.",
    atThisScreen: "Two players at one screen, or no network?",
    atThisScreenLink: "Play at this screen instead",
  },
  fr: {
    title: "Ouvrir une table",
    game: "Jeu",
    scenario: "Scénario",
    options: "Interprétations",
    optionsHint: "Là où les règles publiées se lisent de deux façons. La première lecture est la plus courante.",
    seat: "Votre camp",
    random: "Tirer au sort",
    both: "Les deux camps",
    bothHint:
      "Vous jouez seul les deux camps, depuis tous vos appareils. La table est privée et ne compte pas au classement.",
    clock: "Temps de réflexion",
    none: "Sans pendule",
    noneHint: "Personne n’est pressé, et personne ne perd au temps.",
    days: "Jours",
    daysHint:
      "Pour jouer au fil des semaines. Les vacances arrêtent la pendule ; qui laisse filer son temps peut perdre.",
    perMove: "Jours par coup",
    live: "En direct",
    liveHint: "Pour une soirée : une réserve de minutes chacun, et des secondes ajoutées à chaque changement de main.",
    minutes: "Minutes chacun",
    increment: "Secondes ajoutées",
    windowHours: "Heures pour répondre pendant le tour adverse",
    windowSeconds: "Secondes pour répondre pendant le tour adverse",
    out: "Quand le temps est écoulé",
    claim: "Partie réclamable",
    claimHint: "L’adversaire peut réclamer la partie, ou attendre encore.",
    goesOn: "La partie continue",
    goesOnHint: "Le serveur donne la réponse la plus simple à la place du retardataire, et la partie continue.",
    who: "Qui peut s’asseoir",
    public: "Tout le monde",
    publicHint: "La table est au salon jusqu’à ce que quelqu’un s’asseye.",
    private: "Sur invitation",
    privateHint: "Vous recevez un lien. Qui l’a peut prendre la place libre.",
    watchers: "D’autres peuvent regarder",
    watchersHint: "Ils voient ce que voient les deux joueurs, jamais une main ni rien de caché.",
    map: "La carte",
    lasts: "Durée",
    suits: "Pour",
    balance: "Son équilibre, d’après des parties entre bots",
    named: "Un joueur par son nom",
    namedHint: (name) => `La place est gardée pour ${name}, qui est prévenu aussitôt et peut accepter ou refuser.`,
    nobodyNamed: "Choisissez qui vous défiez.",
    name: "Nom du joueur",
    nameHint: "Les premières lettres suffisent.",
    noSuchName: "Personne ayant un compte ne porte un nom qui commence ainsi.",
    takesNone: "n’accepte pas de défis",
    choose: "Choisir",
    another: "Quelqu’un d’autre",
    needsAccount: "Pour défier quelqu’un par son nom, il faut un compte.",
    signIn: "Se connecter",
    rating: "Enjeu",
    rated: "Classée",
    ratedHint: "Le résultat compte au classement de ce jeu, si les deux ont un compte. Contre un invité, non.",
    friendly: "Amicale",
    friendlyHint: "Le classement de personne ne change.",
    challenge: "Envoyer le défi",
    challenged: (name) => `${name} est défié`,
    challengedHint: "Vous serez prévenu de la réponse. D’ici là, vous pouvez retirer le défi à la table.",
    toTable: "Aller à la table",
    bot: "Un bot",
    botHint:
      "Il prend la place aussitôt et la partie commence. Une partie avec un bot n’est pas classée, et personne n’est pressé.",
    botsWelcome: "Les bots d’autres joueurs sont bienvenus",
    botsWelcomeHint: "Ils peuvent prendre la place aussi, et jouer pour le classement si la table est classée.",
    watchBots: "Aucun : regarder deux bots",
    watchBotsHint: "Deux bots jouent, vous regardez. Une telle partie n’est pas classée.",
    plays: (seat) => `Qui joue ${seat}`,
    begin: "Commencer la partie",
    open: "Ouvrir la table",
    opening: "On dresse la table…",
    standsInLobby: "Elle reste aussi au salon, jusqu’à ce que quelqu’un s’asseye.",
    atThisScreen: "Deux joueurs sur un écran, ou pas de réseau ?",
    atThisScreenLink: "Jouer plutôt sur cet écran",
  },
  it: {
    title: "Apri un tavolo",
    game: "Gioco",
    scenario: "Scenario",
    options: "Interpretazioni",
    optionsHint: "Dove le regole pubblicate si leggono in due modi. La prima lettura è quella consueta.",
    seat: "Il tuo posto",
    random: "A sorte",
    both: "Entrambe le parti",
    bothHint:
      "Giochi da solo entrambe le parti, da ogni tuo dispositivo. Il tavolo è privato e non conta per la classifica.",
    clock: "Tempo per pensare",
    none: "Senza orologio",
    noneHint: "Nessuno ha fretta, e nessuno perde per il tempo.",
    days: "Giorni",
    daysHint: "Per partite di settimane. La vacanza ferma l’orologio; chi lascia passare il tempo può perdere.",
    perMove: "Giorni per mossa",
    live: "Dal vivo",
    liveHint: "Per una serata: una riserva di minuti a testa, e secondi in più a ogni passaggio di mano.",
    minutes: "Minuti a testa",
    increment: "Secondi in più",
    windowHours: "Ore per rispondere nel turno altrui",
    windowSeconds: "Secondi per rispondere nel turno altrui",
    out: "Quando il tempo è scaduto",
    claim: "Si può reclamare",
    claimHint: "L’avversario può reclamare la partita, o aspettare ancora.",
    goesOn: "La partita continua",
    goesOnHint: "Il server dà la risposta più semplice al posto di chi è in ritardo, e la partita continua.",
    who: "Chi può sedersi",
    public: "Chiunque",
    publicHint: "Il tavolo sta in sala finché qualcuno non si siede.",
    private: "Solo su invito",
    privateHint: "Ricevi un collegamento. Chi lo ha può prendere il posto libero.",
    watchers: "Altri possono guardare",
    watchersHint: "Vedono quel che vedono entrambi i giocatori, mai una mano né altro di nascosto.",
    map: "La mappa",
    lasts: "Durata",
    suits: "Per",
    balance: "Il suo equilibrio, da partite tra bot",
    named: "Un giocatore per nome",
    namedHint: (name) => `Il posto è tenuto per ${name}, che è avvisato subito e può dire sì o no.`,
    nobodyNamed: "Scegli chi sfidi.",
    name: "Nome del giocatore",
    nameHint: "Bastano le prime lettere.",
    noSuchName: "Nessuno con un account ha un nome che comincia così.",
    takesNone: "non accetta sfide",
    choose: "Scegli",
    another: "Qualcun altro",
    needsAccount: "Per sfidare qualcuno per nome serve un account.",
    signIn: "Accedi",
    rating: "Che cosa vale",
    rated: "Classificata",
    ratedHint:
      "Il risultato conta per la classifica di questo gioco, se entrambi hanno un account. Contro un ospite no.",
    friendly: "Amichevole",
    friendlyHint: "Il punteggio di nessuno cambia.",
    challenge: "Manda la sfida",
    challenged: (name) => `${name} è sfidato`,
    challengedHint: "Sarai avvisato della risposta. Fino ad allora puoi ritirare la sfida al tavolo.",
    toTable: "Vai al tavolo",
    bot: "Un bot",
    botHint:
      "Prende subito il posto e la partita comincia. Una partita con un bot non è classificata, e nessuno ha fretta.",
    botsWelcome: "I bot di altri giocatori sono benvenuti",
    botsWelcomeHint: "Possono prendere il posto anche loro, e giocare per la classifica se il tavolo è classificato.",
    watchBots: "Nessuno: guarda due bot",
    watchBotsHint: "Due bot giocano, tu guardi. Una partita così non è classificata.",
    plays: (seat) => `Chi gioca ${seat}`,
    begin: "Comincia la partita",
    open: "Apri il tavolo",
    opening: "Si prepara…",
    standsInLobby: "Sta anche in sala, finché qualcuno non si siede.",
    atThisScreen: "Due giocatori a uno schermo, o senza rete?",
    atThisScreenLink: "Gioca invece su questo schermo",
  },
};
