/** What is asked, in French. */
import type { QuestionWords } from "../wording.ts";
import { count, type French } from "./names.ts";

export const questionsIn = ({ names, block, the, at, from }: French): QuestionWords => ({
  deploy: () => "Déploiement : échangez vos blocs à votre gré, puis annoncez que vous avez terminé.",
  discard: () => "Choisissez une carte à écarter, sans la montrer à l’adversaire.",
  choose: (q) => `Tour ${q.turn} : choisissez une carte à jouer.`,
  movement: (q) =>
    q.god
      ? `${names.gods[q.god]} accorde le mouvement d’un groupe : choisissez son lieu, ou terminez.`
      : `${count(q.moves, "mouvement restant", "mouvements restants")} : choisissez un groupe, embarquez un bloc, ou terminez.`,
  group: (q) =>
    `${q.god ? `${names.gods[q.god]} : déplacez` : "Déplacez"} un à un les blocs qui partent ${from(q.place)}, puis terminez le groupe.`,
  march: (q) =>
    `${block(q.block)} est ${at(q.place)}, avec ${count(q.stepsLeft, "étape restante", "étapes restantes")} : continuez, ou arrêtez-vous ici.`,
  mainGroup: (q) =>
    `Vous attaquez ${the(q.place)} de plusieurs côtés : quel est le groupe principal ? Les autres sont en réserve.`,
  surprise: () => "Dans quelle bataille frappez-vous par surprise ?",
  levy: (q) => {
    const left = count(q.levies, "levée restante", "levées restantes");
    if (!q.raises && !q.enters) return `${left}, mais aucun bloc à renforcer ni à faire entrer : terminez les levées.`;
    const what = [...(q.raises ? ["à renforcer"] : []), ...(q.enters ? ["à faire entrer"] : [])].join(" ou ");
    return `${left} : choisissez un bloc ${what}, ou terminez.`;
  },
  jupiter: () => "Jupiter : choisissez un lieu et une couleur ; un bloc ennemi de cette couleur y change de camp.",
  defector: (q) => `${block(q.block)} passe dans votre camp : choisissez sa nouvelle ville.`,
  vulcan: () => "Vulcain : choisissez une ville ennemie ; chaque bloc y perd un pas.",
  pickBattle: () => "Quelle bataille se livre maintenant ?",
  battleTurn: (q) => {
    const role = q.attacking ? "à l’attaque" : "en défense";
    const can = q.must
      ? "doivent faire retraite"
      : q.round === 1
        ? "tirent ou passent"
        : "tirent, font retraite ou passent";
    return `Bataille ${at(q.place)}, round ${q.round} : vos blocs ${q.letter} ${role} ${can}.`;
  },
  hits: (q) =>
    `Bataille ${at(q.place)}, ${count(q.hits, "touche")} à encaisser : lequel de vos blocs les plus forts perd un pas ?`,
  regroup: (q) => `Victoire ${at(q.place)} : regroupez des blocs vers les lieux voisins, ou terminez.`,
  port: () => "Hiver : choisissez un port ami pour chaque navis en mer.",
  surplus: () => "Hiver : choisissez les blocs à licencier là où une ville en abrite plus qu’elle ne peut en nourrir.",
  disband: () => "Hiver : licenciez les blocs de votre choix, ou terminez.",
});
