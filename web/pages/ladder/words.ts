/** Words of the ladder. */
import type { Catalogue } from "../../app/words.ts";

interface LadderWords {
  readonly title: string;
  readonly intro: string;
  readonly games: string;
  readonly none: string;
  readonly rank: string;
  readonly player: string;
  readonly rating: string;
  readonly played: string;
  readonly last: string;
  readonly more: string;
}

export const ladderWords: Catalogue<LadderWords> = {
  en: {
    title: "Ladder",
    intro:
      "Rated games between two accounts, by Glicko-2. The ± says how sure a rating is; the order goes by what is certain, the rating less its ±, so that one lucky win makes nobody first.",
    games: "Game",
    none: "Nobody has played a rated game of this yet. Open a table, and leave it rated.",
    rank: "Rank",
    player: "Player",
    rating: "Rating",
    played: "Games",
    last: "Last played",
    more: "Further down",
  },
  fr: {
    title: "Classement",
    intro:
      "Parties classées entre deux comptes, selon Glicko-2. Le ± dit à quel point un classement est sûr ; l’ordre suit ce qui est certain, le classement moins son ±, pour qu’une seule victoire chanceuse ne suffise pas à passer premier.",
    games: "Jeu",
    none: "Personne n’a encore joué de partie classée à ce jeu. Ouvrez une table, et laissez-la classée.",
    rank: "Rang",
    player: "Joueur",
    rating: "Classement",
    played: "Parties",
    last: "Dernière partie",
    more: "Plus bas",
  },
  it: {
    title: "Classifica",
    intro:
      "Partite classificate tra due account, secondo Glicko-2. Il ± dice quanto è sicuro un punteggio; l’ordine segue quel che è certo, il punteggio meno il suo ±, così una sola vittoria fortunata non basta per essere primi.",
    games: "Gioco",
    none: "Nessuno ha ancora giocato una partita classificata a questo gioco. Apri un tavolo, e lascialo classificato.",
    rank: "Posto",
    player: "Giocatore",
    rating: "Punteggio",
    played: "Partite",
    last: "Ultima partita",
    more: "Più in basso",
  },
};
