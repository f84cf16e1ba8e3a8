/** Scenarios and options in French. */
import type { OptionWords, ScenariosWords } from "../names.ts";

export const scenarios: ScenariosWords = {
  s1_avidius_cassius: {
    title: "1. L’usurpation d’Avidius Cassius (175-179 apr. J.-C.)",
    story:
      "Au printemps 175, une rumeur court l’Orient : Marc-Aurèle est mort. Avidius Cassius, qui jadis prit pour lui Ctesiphon, se fait proclamer à Antiochia, sous les yeux de la Syria, de la Palaestina et de l’Aegyptus. Quand arrive la vérité, il est trop tard pour reculer, et l’empereur laisse sa guerre du Danube pour affronter le meilleur de ses généraux.",
    special:
      "Pour apprendre le jeu : seulement des Romains contre des Romains, sans Peuples, ni stratagèmes, ni événements, ni renforts, ni morts naturelles. Qui perd son empereur ou son usurpateur a perdu aussitôt. En 175, les ennemis de Rome ont l’initiative.",
  },
  s2_parthian_war: {
    title: "2. La guerre parthique de Lucius Verus (161-166 apr. J.-C.)",
    story:
      "Antonin est à peine enseveli que Vologèse III lance ses cavaliers au-delà de l’Euphrate. Chosroes anéantit une légion à Elegeia, l’Armenia a un roi par la grâce des Parthes, et la Syria tremble. Rome a pour la première fois deux empereurs : Marc-Aurèle reste, Lucius Verus part à la guerre.",
    special:
      "Les Parthes sont en guerre, et l’Armenia est parthe. Les Chatti entrent en guerre en 162. En 161, les ennemis de Rome ont l’initiative.",
  },
  s3_marcomannic_wars: {
    title: "3. Les guerres marcomanniques (166-180 apr. J.-C.)",
    story:
      "Les soldats qui rentrent de Ctesiphon rapportent la peste, et les camps du Danube sont à demi vides. En 166, des Langobardi passent le fleuve ; derrière eux se tiennent les Marcomanni, et derrière ceux-ci toute la Germania. Marc-Aurèle écrira son livre dans les camps de Pannonie, et ne reverra pas Rome avant des années.",
    special:
      "Marcomanni et Langobardi sont en guerre ; les Jazyges suivent en 167, les Quades en 169. L’événement de 166 est la peste en Orient. En 166, les ennemis de Rome ont l’initiative. L’Armenia est romaine.",
  },
  s4_five_emperors: {
    title: "4. L’année des cinq empereurs (193-197 apr. J.-C.)",
    story:
      "Dans la dernière nuit de 192, Commode est étranglé, et le vieux Pertinax prend la pourpre que nul n’ose demander. Les Prétoriens veulent plus d’argent qu’il n’en a ; Didius Julianus l’offre, et l’empereur quitte la ville à la faveur de la nuit. Sur le Danube, en Syrie et en Bretagne, Sévère, Niger et Albinus comptent leurs légions.",
    special:
      "Helvius Pertinax est Auguste en Étrurie ; Didius Julianus est usurpateur à Rome avec sa garnison, et gagne le trône s’il tient encore la ville à l’hiver. Tant qu’il vit, les ennemis de Rome peuvent chaque année tenter d’assassiner Pertinax. Osrhoene et Adiabene entrent en guerre en 194. En 193, les ennemis de Rome ont l’initiative.",
  },
  s5_grand_campaign: {
    title: "5. De Marc-Aurèle à Caracalla (161-217 apr. J.-C.)",
    story:
      "À la mort d’Antonin, l’empire connaît la paix depuis si longtemps qu’il la croit dans la nature des choses. Parthes, Marcomanni, peste, usurpateurs et un fils qui ne ressemble pas à son père séparent ce jour de la route de Carrhae où Caracalla est poignardé en 217. Ce qui, de tout cela, devait arriver, deux joueurs le découvriront.",
    special:
      "Le jeu entier, en cinquante-sept années. Il commence comme la guerre parthique de Lucius Verus, et rien n’est écrit d’avance, sinon qu’en 161 les ennemis de Rome ont l’initiative.",
  },
  s6_severus_caracalla: {
    title: "6. Sévère et Caracalla (197-217 apr. J.-C.)",
    story:
      "Albinus gît mort à Lugdunum, et Septime Sévère est seul dans un empire qu’il a gagné trois fois. Il marchera sur Ctesiphon et, vieillard, jusqu’au bout de la Bretagne ; à ses fils il dira de s’entendre, d’enrichir les soldats et de mépriser tous les autres. Ils en retiendront une partie.",
    special:
      "Les Parthes sont en guerre, l’Armenia est romaine, Osrhoene et Adiabene font partie de l’empire. Les Maetae entrent en guerre en 208, les Chatti en 213, et les Parthes une fois encore en 216. En 197, Rome a l’initiative.",
  },
};

export const options: OptionWords = {
  freedFronts: {
    band: "Une usurpation affranchit les Fronts dont des légions l’ont rejointe",
    place: "Une usurpation affranchit les Fronts où des légions l’ont rejointe",
  },
};
