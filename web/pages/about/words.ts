/** Words about the house itself, and for addresses where nothing is. */
import type { Catalogue } from "../../app/words.ts";

interface AboutWords {
  readonly title: string;
  readonly intro: readonly string[];
  readonly dice: string;
  readonly diceText: readonly string[];
  readonly hidden: string;
  readonly hiddenText: string;
  readonly credits: string;
  readonly creditsText: string;
  credit(designers: string, publisher: string): string;
  readonly made: string;
  readonly madeText: string;
  readonly programs: string;
  readonly programsText: string;
  readonly nowhere: string;
  readonly nowhereText: string;
}

export const about: Catalogue<AboutWords> = {
  en: {
    title: "About Rubicon",
    intro: [
      "Rubicon lets people play Roman board wargames with every rule enforced: in the browser, against a friend or a stranger, live or over weeks, or with both sides at one screen, offline too.",
      "One set of rules runs everywhere, in this page as on the server. What is lit can be done; what is not says which rule forbids it; and every game leaves a journal that can be played again and checked.",
    ],
    dice: "Fair dice",
    diceText: [
      "When a table opens the server draws a secret seed and shows its SHA-256, so that it cannot be changed later. Every die is computed from the seed, the table and a counter.",
      "When the game is over the seed is shown. With the journal and the command “rubicon verify” anybody can check every die that fell.",
    ],
    hidden: "What is hidden",
    hiddenText:
      "Your browser is never sent what you may not know: no enemy block that stands upright, no hand, no order of the deck. There is nothing in the page to peek at.",
    credits: "The games",
    creditsText:
      "Rubicon is an unofficial, non-commercial work of players for players. It holds no art and no text of the published games; its rulebooks are written in words of its own. To play around a table, buy the games:",
    credit: (designers, publisher) => `designed by ${designers}, published by ${publisher}`,
    made: "Made with",
    madeText:
      "Coastlines from Natural Earth. Letters: Cinzel by Natanael Gama, Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.",
    programs: "For programs",
    programsText: "Everything this page does at the server is open to programs too:",
    nowhere: "Here be lions",
    nowhereText: "There is nothing at this address. The map ends here.",
  },
  fr: {
    title: "À propos de Rubicon",
    intro: [
      "Rubicon permet de jouer à des wargames romains, toutes règles appliquées : dans le navigateur, contre un ami ou un inconnu, en direct ou au fil des semaines, ou avec les deux camps sur un écran, même hors ligne.",
      "Les mêmes règles tournent partout, dans cette page comme sur le serveur. Ce qui s’éclaire peut se faire ; le reste dit quelle règle l’interdit ; et chaque partie laisse un journal qu’on peut rejouer et vérifier.",
    ],
    dice: "Des dés équitables",
    diceText: [
      "À l’ouverture d’une table, le serveur tire une graine secrète et montre son SHA-256 : elle ne peut plus changer. Chaque dé se calcule à partir de la graine, de la table et d’un compteur.",
      "La partie finie, la graine est dévoilée. Avec le journal et la commande « rubicon verify », chacun peut vérifier chaque dé tombé.",
    ],
    hidden: "Ce qui est caché",
    hiddenText:
      "Votre navigateur ne reçoit jamais ce que vous ne devez pas savoir : ni bloc ennemi debout, ni main, ni ordre de la pioche. Il n’y a rien à épier dans la page.",
    credits: "Les jeux",
    creditsText:
      "Rubicon est une œuvre non officielle et non commerciale, de joueurs pour des joueurs. Elle ne contient ni image ni texte des jeux publiés ; ses règles sont écrites avec ses propres mots. Pour jouer autour d’une table, achetez les jeux :",
    credit: (designers, publisher) => `conçu par ${designers}, publié par ${publisher}`,
    made: "Fait avec",
    madeText:
      "Les côtes viennent de Natural Earth. Caractères : Cinzel de Natanael Gama, Alegreya et Alegreya Sans de Juan Pablo del Peral, sous licence SIL Open Font.",
    programs: "Pour les programmes",
    programsText: "Tout ce que fait cette page auprès du serveur est ouvert aussi aux programmes :",
    nowhere: "Ici sont les lions",
    nowhereText: "Il n’y a rien à cette adresse. La carte s’arrête ici.",
  },
  it: {
    title: "Informazioni su Rubicon",
    intro: [
      "Rubicon permette di giocare a wargame romani con tutte le regole applicate: nel browser, contro un amico o uno sconosciuto, dal vivo o nell’arco di settimane, o con entrambe le parti a uno schermo, anche senza rete.",
      "Le stesse regole girano ovunque, in questa pagina come sul server. Ciò che si accende si può fare; il resto dice quale regola lo vieta; e ogni partita lascia un diario che si può rigiocare e verificare.",
    ],
    dice: "Dadi onesti",
    diceText: [
      "Quando un tavolo si apre il server estrae un seme segreto e ne mostra lo SHA-256: non può più cambiare. Ogni dado si calcola dal seme, dal tavolo e da un contatore.",
      "A partita finita il seme viene svelato. Col diario e il comando “rubicon verify” chiunque può verificare ogni dado caduto.",
    ],
    hidden: "Ciò che è nascosto",
    hiddenText:
      "Il tuo browser non riceve mai ciò che non devi sapere: né blocchi nemici in piedi, né mani, né l’ordine del mazzo. Nella pagina non c’è nulla da sbirciare.",
    credits: "I giochi",
    creditsText:
      "Rubicon è un’opera non ufficiale e non commerciale, di giocatori per giocatori. Non contiene né immagini né testi dei giochi pubblicati; i suoi regolamenti sono scritti con parole proprie. Per giocare attorno a un tavolo, compra i giochi:",
    credit: (designers, publisher) => `ideato da ${designers}, pubblicato da ${publisher}`,
    made: "Fatto con",
    madeText:
      "Le coste vengono da Natural Earth. Caratteri: Cinzel di Natanael Gama, Alegreya e Alegreya Sans di Juan Pablo del Peral, con licenza SIL Open Font.",
    programs: "Per i programmi",
    programsText: "Tutto ciò che questa pagina fa presso il server è aperto anche ai programmi:",
    nowhere: "Hic sunt leones",
    nowhereText: "A questo indirizzo non c’è nulla. La carta finisce qui.",
  },
};
