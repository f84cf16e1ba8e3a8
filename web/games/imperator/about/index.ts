/** What the scenarios and rulings of Imperator are about, for whoever opens a table. */
import type { AboutGame } from "../../about.ts";

export const about: AboutGame = {
  scenarios: {
    s1_avidius_cassius: {
      en: {
        story:
          "A rumour says that Marcus Aurelius is dead, and the best of his generals takes the purple in Syria: Romans against Romans, and nothing else.",
        lasts: "Five turns, AD 175 to 179, or until one of the two falls. An evening.",
        suits: "Beginners: no Peoples, no stratagems, no events.",
      },
      fr: {
        story:
          "Une rumeur dit Marc-Aurèle mort, et le meilleur de ses généraux prend la pourpre en Syrie : Romains contre Romains, rien d’autre.",
        lasts: "Cinq tours, de 175 à 179, ou jusqu’à la chute de l’un des deux. Une soirée.",
        suits: "Les débutants : ni Peuples, ni stratagèmes, ni événements.",
      },
      it: {
        story:
          "Una voce dice morto Marco Aurelio, e il migliore dei suoi generali prende la porpora in Siria: Romani contro Romani, e nient’altro.",
        lasts: "Cinque turni, dal 175 al 179, o finché uno dei due cade. Una serata.",
        suits: "I principianti: niente Popoli, niente stratagemmi, niente eventi.",
      },
    },
    s2_parthian_war: {
      en: {
        story:
          "The Parthians ride across the Euphrates and have Armenia. Two emperors must win the East back without baring the Rhine.",
        lasts: "Six turns, AD 161 to 166. Two or three evenings.",
        suits: "The second game: all the rules, in one theatre above all.",
      },
      fr: {
        story:
          "Les Parthes passent l’Euphrate et tiennent l’Arménie. Deux empereurs doivent reprendre l’Orient sans dégarnir le Rhin.",
        lasts: "Six tours, de 161 à 166. Deux ou trois soirées.",
        suits: "La deuxième partie : toutes les règles, sur un théâtre surtout.",
      },
      it: {
        story:
          "I Parti passano l’Eufrate e tengono l’Armenia. Due imperatori devono riprendere l’Oriente senza sguarnire il Reno.",
        lasts: "Sei turni, dal 161 al 166. Due o tre serate.",
        suits: "La seconda partita: tutte le regole, soprattutto in un solo teatro.",
      },
    },
    s3_marcomannic_wars: {
      en: {
        story:
          "Plague in the camps and all of Germania on the Danube: Marcus Aurelius holds a river with too few men for years.",
        lasts: "Fifteen turns, AD 166 to 180. Many evenings.",
        suits: "Players who like a long defence against ever new Peoples.",
      },
      fr: {
        story:
          "La peste dans les camps et toute la Germanie sur le Danube : Marc-Aurèle tient un fleuve des années avec trop peu d’hommes.",
        lasts: "Quinze tours, de 166 à 180. De nombreuses soirées.",
        suits: "Ceux qui aiment une longue défense contre des Peuples toujours nouveaux.",
      },
      it: {
        story:
          "La peste nei campi e tutta la Germania sul Danubio: Marco Aurelio tiene un fiume per anni con troppo pochi uomini.",
        lasts: "Quindici turni, dal 166 al 180. Molte serate.",
        suits: "Chi ama una lunga difesa contro Popoli sempre nuovi.",
      },
    },
    s4_five_emperors: {
      en: {
        story:
          "Commodus is strangled; Pertinax, Julianus, Severus, Niger and Albinus all have a claim, and most of them have legions.",
        lasts: "Five turns, AD 193 to 197. Two evenings.",
        suits: "Players who prefer usurpation and murder to frontiers.",
      },
      fr: {
        story:
          "Commode est étranglé ; Pertinax, Julianus, Sévère, Niger et Albinus ont tous un titre, et la plupart des légions.",
        lasts: "Cinq tours, de 193 à 197. Deux soirées.",
        suits: "Ceux qui préfèrent l’usurpation et le meurtre aux frontières.",
      },
      it: {
        story:
          "Commodo è strangolato; Pertinace, Giuliano, Severo, Nigro e Albino hanno tutti un titolo, e quasi tutti delle legioni.",
        lasts: "Cinque turni, dal 193 al 197. Due serate.",
        suits: "Chi preferisce usurpazioni e delitti alle frontiere.",
      },
    },
    s5_grand_campaign: {
      en: {
        story:
          "Everything from the death of Antoninus Pius to that of Caracalla: Parthians, plague, usurpers, sons unlike their fathers.",
        lasts: "Fifty-seven turns, AD 161 to 217. A campaign of months.",
        suits: "Two with patience, who know the rules and each other well.",
      },
      fr: {
        story:
          "Tout, de la mort d’Antonin à celle de Caracalla : Parthes, peste, usurpateurs, fils qui ne ressemblent pas à leurs pères.",
        lasts: "Cinquante-sept tours, de 161 à 217. Une campagne de plusieurs mois.",
        suits: "Deux joueurs patients, qui connaissent bien les règles, et l’un l’autre.",
      },
      it: {
        story:
          "Tutto, dalla morte di Antonino a quella di Caracalla: Parti, peste, usurpatori, figli diversi dai padri.",
        lasts: "Cinquantasette turni, dal 161 al 217. Una campagna di mesi.",
        suits: "Due giocatori pazienti, che conoscono bene le regole e se stessi.",
      },
    },
    s6_severus_caracalla: {
      en: {
        story:
          "Severus is alone in the empire that he won: to Ctesiphon, to the end of Britain, and then his two sons.",
        lasts: "Twenty-one turns, AD 197 to 217. A campaign of weeks.",
        suits: "Experienced players who want a strong Rome that wars everywhere.",
      },
      fr: {
        story:
          "Sévère est seul dans l’empire qu’il a conquis : jusqu’à Ctésiphon, jusqu’au bout de la Bretagne, et puis ses deux fils.",
        lasts: "Vingt et un tours, de 197 à 217. Une campagne de plusieurs semaines.",
        suits: "Les joueurs expérimentés qui veulent une Rome forte, en guerre partout.",
      },
      it: {
        story:
          "Severo è solo nell’impero che ha conquistato: fino a Ctesifonte, fino in fondo alla Britannia, e poi i suoi due figli.",
        lasts: "Ventun turni, dal 197 al 217. Una campagna di settimane.",
        suits: "Giocatori esperti che vogliono una Roma forte, in guerra ovunque.",
      },
    },
  },
  options: {
    freedFronts: {
      en: "A usurpation makes other Fronts free to act: which ones, where legions of several Fronts stand together?",
      fr: "Une usurpation rend d’autres Fronts libres d’agir : lesquels, là où se mêlent des légions de plusieurs Fronts ?",
      it: "Un’usurpazione rende altri Fronti liberi di agire: quali, dove stanno insieme legioni di più Fronti?",
    },
  },
};
