/** Scenarios and options in English. */
import type { OptionWords, ScenariosWords } from "../names.ts";

export const scenarios: ScenariosWords = {
  s1_avidius_cassius: {
    title: "1. The Usurpation of Avidius Cassius (AD 175-179)",
    story:
      "In the spring of 175 a rumour runs through the East: Marcus Aurelius is dead. Avidius Cassius, who once took Ctesiphon for him, has himself proclaimed in Antiochia, and Syria, Palaestina and Aegyptus look on. When the truth comes it is too late to turn back, and the emperor breaks off his war on the Danube to meet the best of his generals.",
    special:
      "To learn the game with: Romans against Romans only, without Peoples, stratagems, events, reinforcements and natural deaths. Whoever loses his emperor or usurper has lost at once. In 175 the enemies of Rome have the initiative.",
  },
  s2_parthian_war: {
    title: "2. The Parthian War of Lucius Verus (AD 161-166)",
    story:
      "Antoninus Pius is hardly buried when Vologeses III sends his horsemen across the Euphrates. Chosroes destroys a legion at Elegeia, Armenia has a king by the grace of the Parthians, and Syria trembles. Rome has two emperors for the first time: Marcus Aurelius stays, Lucius Verus goes to the war.",
    special:
      "The Parthi are at war, and Armenia is Parthian. The Chatti go to war in 162. In 161 the enemies of Rome have the initiative.",
  },
  s3_marcomannic_wars: {
    title: "3. The Marcomannic Wars (AD 166-180)",
    story:
      "The soldiers who come home from Ctesiphon bring the plague with them, and the camps on the Danube are half empty. In 166 Langobardi come across the river; behind them stand the Marcomanni, and behind these all of Germania. Marcus Aurelius will write his book in the camps of Pannonia, and not see Rome again for years.",
    special:
      "Marcomanni and Langobardi are at war; the Iazyges follow in 167, the Quadi in 169. The event of 166 is the plague in the East. In 166 the enemies of Rome have the initiative. Armenia is Roman.",
  },
  s4_five_emperors: {
    title: "4. The Year of the Five Emperors (AD 193-197)",
    story:
      "On the last night of 192 Commodus is strangled, and old Pertinax takes the purple that nobody wants to ask for. The Praetorians want more money than he has; Didius Julianus offers it, and the emperor slips out of the city by night. On the Danube, in Syria and in Britain Severus, Niger and Albinus count their legions.",
    special:
      "Helvius Pertinax is Augustus in Etruria; Didius Julianus is a usurper in Rome with its garrison, and wins the throne if he still holds the city in winter. While he lives the enemies of Rome may try to murder Pertinax every year. Osrhoene and Adiabene go to war in 194. In 193 the enemies of Rome have the initiative.",
  },
  s5_grand_campaign: {
    title: "5. From Marcus Aurelius to Caracalla (AD 161-217)",
    story:
      "When Antoninus Pius dies, the empire has known peace for so long that it takes it for the nature of things. Parthians, Marcomanni, plague, usurpers and a son unlike his father lie between that day and the road to Carrhae on which Caracalla is stabbed in 217. How much of it had to happen is for two players to find out.",
    special:
      "The whole game in fifty-seven years. It begins like the Parthian war of Lucius Verus, and nothing is ordained but that in 161 the enemies of Rome have the initiative.",
  },
  s6_severus_caracalla: {
    title: "6. Severus and Caracalla (AD 197-217)",
    story:
      "Albinus lies dead at Lugdunum, and Septimius Severus is alone in an empire that he has won three times over. He will march to Ctesiphon, and as an old man to the end of Britain; his sons he tells to agree, to enrich the soldiers and to scorn everybody else. They take part of it to heart.",
    special:
      "The Parthi are at war, Armenia is Roman, and Osrhoene and Adiabene belong to the empire. The Maetae go to war in 208, the Chatti in 213, and the Parthi once more in 216. In 197 Rome has the initiative.",
  },
};

export const options: OptionWords = {
  freedFronts: {
    band: "A usurpation frees the Fronts whose legions have joined it",
    place: "A usurpation frees the Fronts in which legions have joined it",
  },
};
