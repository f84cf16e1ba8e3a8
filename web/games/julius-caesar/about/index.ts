/** What the scenarios and rulings of Julius Caesar are about, for whoever opens a table. */
import type { AboutGame } from "../../about.ts";

export const about: AboutGame = {
  scenarios: {
    historical: {
      en: {
        story:
          "January 49 BC: Caesar stands at the Rubicon with a few legions, Pompeius holds the rest of the world and needs time to gather it.",
        lasts: "Five years at most, of five turns each; many games are decided sooner. An evening.",
        suits: "Everybody, and whoever plays for the first time: the blocks are already in place.",
      },
      fr: {
        story:
          "Janvier 49 av. J.-C. : César est au Rubicon avec quelques légions ; Pompée tient le reste du monde, et il lui faut du temps pour le rassembler.",
        lasts: "Cinq ans au plus, de cinq tours chacun ; bien des parties se décident avant. Une soirée.",
        suits: "Tout le monde, et d’abord les débutants : les blocs sont déjà en place.",
      },
      it: {
        story:
          "Gennaio del 49 a.C.: Cesare è al Rubicone con poche legioni; Pompeo tiene il resto del mondo, e gli serve tempo per radunarlo.",
        lasts: "Cinque anni al massimo, di cinque turni ciascuno; molte partite si decidono prima. Una serata.",
        suits: "Tutti, e soprattutto chi gioca la prima volta: i blocchi sono già al loro posto.",
      },
    },
    free: {
      en: {
        story:
          "The same war, but before the first turn both players exchange their own blocks in secret: nobody knows where the enemy’s best legions stand.",
        lasts: "As long as the historical set-up, and a few minutes more to deploy.",
        suits: "Players who know the historical opening and want to be surprised.",
      },
      fr: {
        story:
          "La même guerre, mais avant le premier tour chacun échange ses propres blocs en secret : nul ne sait où sont les meilleures légions d’en face.",
        lasts: "Aussi longtemps que le déploiement historique, plus quelques minutes pour se déployer.",
        suits: "Ceux qui connaissent l’ouverture historique et veulent être surpris.",
      },
      it: {
        story:
          "La stessa guerra, ma prima del primo turno ognuno scambia i propri blocchi in segreto: nessuno sa dove siano le legioni migliori del nemico.",
        lasts: "Quanto lo schieramento storico, più qualche minuto per schierarsi.",
        suits: "Chi conosce l’apertura storica e vuole essere sorpreso.",
      },
    },
  },
  options: {
    apolloOrder: {
      en: "Apollo is played as a copy of the enemy’s command card: who then begins the turn?",
      fr: "Apollon se joue comme copie de la carte de commandement adverse : qui commence alors le tour ?",
      it: "Apollo si gioca come copia della carta di comando nemica: chi comincia allora il turno?",
    },
    vulcanCleopatra: {
      en: "Vulcan may make Cleopatra change sides in the midst of her comrades: when does she fight them?",
      fr: "Vulcain peut faire changer Cléopâtre de camp au milieu des siens : quand les combat-elle ?",
      it: "Vulcano può far cambiare parte a Cleopatra in mezzo ai suoi: quando li combatte?",
    },
    winterOrder: {
      en: "At the end of a year it matters whether cities are counted before or after hungry blocks are disbanded.",
      fr: "À la fin de l’année, il importe de compter les villes avant ou après le renvoi des blocs affamés.",
      it: "A fine anno conta se le città si contano prima o dopo che i blocchi affamati sono sciolti.",
    },
    retreatLimits: {
      en: "Only so many blocks retreat along a road: is that counted for the round, or for each letter’s turn in it?",
      fr: "Peu de blocs peuvent retraiter par une route : compte-t-on pour le round, ou pour le tour de chaque lettre ?",
      it: "Su una strada ripiegano pochi blocchi: si contano per il round, o per il turno di ogni lettera?",
    },
    portRetreat: {
      en: "Where a fleet may flee to from a battle in a port.",
      fr: "Où une flotte peut fuir après une bataille dans un port.",
      it: "Dove può fuggire una flotta da una battaglia in un porto.",
    },
    lateDefenders: {
      en: "What reserves of the defender suffer that arrive when the battle is already decided.",
      fr: "Ce que subissent les réserves du défenseur qui arrivent quand la bataille est déjà décidée.",
      it: "Che cosa subiscono le riserve del difensore che arrivano a battaglia già decisa.",
    },
  },
};
