import type { PartWords } from "../ids.ts";

export const events: PartWords<"events"> = {
  "IMP-TE.1.a": "Event 1, unhealthy Rome: all units that are in the zone of Rome are reduced, or remain so.",
  "IMP-TE.1.b":
    "An Augustus who is in Rome then also suffers event 4; if both are there, one of them, as Rome chooses.",
  "IMP-TE.2.a": "Event 2, disastrous climate: this turn leaders have 3 MP and units 2 MP.",
  "IMP-TE.3.a":
    "Event 3, discouraged legions: in every battle the die moves 1 against the Romans, that is against the force of Rome. Where Romans fight Romans it cancels out.",
  "IMP-TE.4.a":
    "Event 4, the emperor ill: an Augustus, of two the one that Rome chooses, cannot leave his zone this year: he neither marches nor embarks, evades or flees.",
  "IMP-TE.4.b":
    "If a lost battle forces him to leave it, he dies, as killed in battle. Left alone among enemies he cannot escape and dies.",
  "IMP-TE.4.c":
    "The TB of the ill Augustus does not count: without another leader the mean TB of the units is taken. Nor does his SR let anybody evade.",
  "IMP-TE.5.a": "Event 5, Germanic vigour: in battles with a Germanic unit the die moves 2 in favour of the Enemy.",
  "IMP-TE.6.a":
    "Event 6, unrest in Rome: for this turn an Augustus, of two at least one, is wanted there: he goes by the shortest way, spending all his MP, and stays.",
  "IMP-TE.6.b":
    "If none is there, Rome names him at once. In each sequence of Rome he moves before all others, by a cheapest way, and with units only when he arrives in that sequence. The duty sleeps while the Enemy has units in Rome or no way leads there by land. Being beaten out of Rome is no breach.",
  "IMP-TE.7.a":
    "Event 7, hard winter: there is 1 sequence fewer in all, but not below 0, and what is left is shared anew.",
  "IMP-TE.8.a":
    "Event 8, peaceful gods: there are 2 sequences in all, one for each player, the initiative first. If there were fewer, it stays at that.",
  "IMP-TE.9.a": "Event 9, wrath of Neptune: this turn nothing moves by sea.",
  "IMP-TE.10.a":
    "Event 10, tenacity of the enemies of Rome: when all other sequences of Phase E are over the Enemy has one more.",
  "IMP-TE.11.a":
    "Event 11, gift to the Praetorians: in a battle in which all units of the Praetoriae Cohortis in play take part, the die moves 1 in favour of the side that has them.",
  "IMP-TE.12.a":
    "Event 12, gift to the legions: in every battle the die moves 1 in favour of the Romans, that is of the force of Rome. Where Romans fight Romans it cancels out.",
  "IMP-TE.13.a":
    "Event 13, plague in the East: in the East Front and in the zones of Armenia, Parthi, Adiabene and Osrhoene all units are reduced; those already reduced are out for this turn and return in Phase F. Leaders are not harmed.",
  "IMP-TE.14.a": "Event 14, Armenian fickleness: the status of Armenia changes.",
  "IMP-TE.15.a": "Event 15, famine in Germania: all Germanic units are reduced; those that are reduced stay so.",
  "IMP-TE.15.b": "And this turn the die moves 1 against the Enemy in battles with a Germanic unit.",
  "IMP-TE.x.a":
    "What favours a side is added to the die if that side attacks and taken off if it defends; what is against it works the other way round.",
};
