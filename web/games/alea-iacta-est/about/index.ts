/** What the scenarios and rulings of Alea Iacta Est are about, for whoever opens a table. */
import type { AboutGame } from "../../about.ts";

export const about: AboutGame = {
  scenarios: {
    "from-caesar-to-augustus": {
      en: {
        story:
          "The whole of it: the Rubicon, the Ides of March, the heirs, and in the end one man alone. Every rule of the game is used.",
        lasts: "Twenty-one turns, 49 to 29 BC. A campaign of weeks.",
        suits: "Two who know the game well and want to see the Republic fall from beginning to end.",
      },
      fr: {
        story:
          "Tout le drame : le Rubicon, les ides de mars, les héritiers, et à la fin un homme seul. Toutes les règles du jeu y servent.",
        lasts: "Vingt et un tours, de 49 à 29 av. J.-C. Une campagne de plusieurs semaines.",
        suits: "Deux joueurs aguerris, qui veulent voir tomber la République du début à la fin.",
      },
      it: {
        story:
          "Tutto il dramma: il Rubicone, le idi di marzo, gli eredi, e alla fine un uomo solo. Servono tutte le regole del gioco.",
        lasts: "Ventun turni, dal 49 al 29 a.C. Una campagna di settimane.",
        suits: "Due giocatori esperti che vogliono veder cadere la Repubblica dall’inizio alla fine.",
      },
    },
    "rise-of-caesar": {
      en: {
        story:
          "From the Rubicon to the dictatorship: Caesar has Gaul and must take all the rest from Pompeius before he is too old for it.",
        lasts: "Six turns, 49 to 44 BC. Several evenings.",
        suits: "Players who have a short scenario behind them and want the first civil war whole.",
      },
      fr: {
        story:
          "Du Rubicon à la dictature : César a la Gaule et doit arracher tout le reste à Pompée tant qu’il en a le temps.",
        lasts: "Six tours, de 49 à 44 av. J.-C. Plusieurs soirées.",
        suits: "Ceux qui ont joué un scénario court et veulent la première guerre civile entière.",
      },
      it: {
        story:
          "Dal Rubicone alla dittatura: Cesare ha la Gallia e deve strappare tutto il resto a Pompeo finché è in tempo.",
        lasts: "Sei turni, dal 49 al 44 a.C. Diverse serate.",
        suits: "Chi ha già giocato uno scenario breve e vuole la prima guerra civile per intero.",
      },
    },
    pharsalus: {
      en: {
        story: "Caesar crosses the Adriatic after Pompeius: Greece and Asia decide it, and both deploy as they like.",
        lasts: "Two turns, 48 and 47 BC. An evening.",
        suits: "Beginners: the shortest scenario and the easiest.",
      },
      fr: {
        story:
          "César passe l’Adriatique à la poursuite de Pompée : la Grèce et l’Asie décideront, et chacun se déploie comme il veut.",
        lasts: "Deux tours, 48 et 47 av. J.-C. Une soirée.",
        suits: "Les débutants : le scénario le plus court et le plus facile.",
      },
      it: {
        story: "Cesare passa l’Adriatico dietro a Pompeo: decidono Grecia e Asia, e ognuno si schiera come vuole.",
        lasts: "Due turni, 48 e 47 a.C. Una serata.",
        suits: "I principianti: lo scenario più breve e più facile.",
      },
    },
    "thapsus-and-munda": {
      en: {
        story:
          "Pompeius is dead; his sons, Scipio and the kings of the edge fight on in Africa and Spain, with Egypt and Pontus in arms.",
        lasts: "Three turns, 47 to 45 BC. One or two evenings.",
        suits: "A good second game: short, with Peoples who are at war from the first turn.",
      },
      fr: {
        story:
          "Pompée est mort ; ses fils, Scipion et les rois des confins se battent encore en Afrique et en Espagne, l’Égypte et le Pont sont en armes.",
        lasts: "Trois tours, de 47 à 45 av. J.-C. Une ou deux soirées.",
        suits: "Une bonne deuxième partie : court, avec des Peuples en guerre dès le premier tour.",
      },
      it: {
        story:
          "Pompeo è morto; i suoi figli, Scipione e i re dei confini combattono ancora in Africa e in Spagna, con l’Egitto e il Ponto in armi.",
        lasts: "Tre turni, dal 47 al 45 a.C. Una o due serate.",
        suits: "Una buona seconda partita: breve, con Popoli in guerra dal primo turno.",
      },
    },
    philippi: {
      en: {
        story:
          "Caesar is murdered. Octavianus and Antonius must take Greece from Brutus and Cassius, who have the East and its gold.",
        lasts: "Three turns, 43 to 41 BC. One or two evenings.",
        suits: "Players who want big armies and two leaders a side who need each other.",
      },
      fr: {
        story:
          "César est assassiné. Octave et Antoine doivent prendre la Grèce à Brutus et Cassius, maîtres de l’Orient et de son or.",
        lasts: "Trois tours, de 43 à 41 av. J.-C. Une ou deux soirées.",
        suits: "Ceux qui aiment les grandes armées et deux chefs par camp qui ont besoin l’un de l’autre.",
      },
      it: {
        story:
          "Cesare è assassinato. Ottaviano e Antonio devono prendere la Grecia a Bruto e Cassio, padroni dell’Oriente e del suo oro.",
        lasts: "Tre turni, dal 43 al 41 a.C. Una o due serate.",
        suits: "Chi ama i grandi eserciti e due capi per parte che hanno bisogno l’uno dell’altro.",
      },
    },
    "perusia-and-naulochus": {
      en: {
        story:
          "Lucius Antonius rises in Italy, Sextus Pompeius holds Sicily and the sea: the triumvirs own nearly everything, and must have all of it.",
        lasts: "Seven turns, 41 to 35 BC. Several evenings.",
        suits: "Lovers of fleets, and whoever likes to defend a little against much.",
      },
      fr: {
        story:
          "Lucius Antonius se soulève en Italie, Sextus Pompée tient la Sicile et la mer : les triumvirs ont presque tout, et il leur faut tout.",
        lasts: "Sept tours, de 41 à 35 av. J.-C. Plusieurs soirées.",
        suits: "Les amateurs de flottes, et qui aime défendre peu contre beaucoup.",
      },
      it: {
        story:
          "Lucio Antonio insorge in Italia, Sesto Pompeo tiene la Sicilia e il mare: i triumviri hanno quasi tutto, e devono avere tutto.",
        lasts: "Sette turni, dal 41 al 35 a.C. Diverse serate.",
        suits: "Gli amanti delle flotte, e chi ama difendere poco contro molto.",
      },
    },
    actium: {
      en: {
        story:
          "Octavianus has the West, Antonius the East and Cleopatra’s Egypt: whoever has more regions at the end has the world.",
        lasts: "Four turns, 32 to 29 BC. Two evenings.",
        suits: "Experienced players: equal sides, and much depends on the sea.",
      },
      fr: {
        story:
          "Octave a l’Occident, Antoine l’Orient et l’Égypte de Cléopâtre : qui aura le plus de régions à la fin aura le monde.",
        lasts: "Quatre tours, de 32 à 29 av. J.-C. Deux soirées.",
        suits: "Les joueurs expérimentés : des camps égaux, et beaucoup se joue en mer.",
      },
      it: {
        story:
          "Ottaviano ha l’Occidente, Antonio l’Oriente e l’Egitto di Cleopatra: chi avrà più regioni alla fine avrà il mondo.",
        lasts: "Quattro turni, dal 32 al 29 a.C. Due serate.",
        suits: "Giocatori esperti: parti uguali, e molto dipende dal mare.",
      },
    },
  },
  options: {
    winterRecovery: {
      en: "How hard it is for worn legions to be at full strength again in spring.",
      fr: "S’il est facile pour les légions usées d’être complètes au printemps.",
      it: "Quanto è facile per le legioni logore tornare complete in primavera.",
    },
    disbanded: {
      en: "Whether a legion that is disbanded can be raised again later.",
      fr: "Si une légion dissoute peut être levée de nouveau plus tard.",
      it: "Se una legione sciolta può essere levata di nuovo più tardi.",
    },
    loneDeath: {
      en: "Whether it counts for victory, as a death in combat does, when a leader without troops is caught.",
      fr: "Si la prise d’un chef sans troupes compte pour la victoire, comme une mort au combat.",
      it: "Se la cattura di un capo senza truppe conta per la vittoria come una morte in combattimento.",
    },
    flightFromRoma: {
      en: "How leaders get out of Rome when the enemy’s legions come.",
      fr: "Comment les chefs sortent de Rome quand arrivent les légions ennemies.",
      it: "Come i capi escono da Roma quando arrivano le legioni nemiche.",
    },
  },
};
