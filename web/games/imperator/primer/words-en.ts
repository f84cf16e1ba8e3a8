/** The primer in English. */
import { joined } from "@rubicon/engine";
import { en as shared } from "../../../series/primer/words-en.ts";
import { signed } from "../../../series/signed.ts";
import type { PrimerWords } from "./wording.ts";

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

export const en: PrimerWords = {
  ...shared,
  lead: "From the accession of Marcus Aurelius to the murder of Caracalla. One player has Rome, the other its enemies: the Peoples around the empire, and generals who reach for the purple. A turn is a year, one die decides a battle, and when a usurper wins the players change places.",
  unitParts: {
    ...shared.unitParts,
    band: { title: "Band", text: "Its Front, which it does not leave at will." },
    name: { title: "Which legion", text: "Number and surname." },
  },
  leaderParts: {
    command: { title: "Command", text: "So many units go with him." },
    politics: { title: "Politics", text: "Of Romans only: initiative, loyalty, Romans against Romans." },
    title: { title: "Augustus", text: "A golden crown. A Caesar’s is silver, a usurper’s purple." },
    guard: { title: "Corporis Custodes", text: "A shield: he is harder to murder." },
    tactics: { title: "Tactics", text: "Moves the die of a battle." },
    strategy: { title: "Strategy", text: "Sequences, reserve Fronts, evasion." },
  },
  faces: {
    title: "Loyal, rebel, at peace",
    text: "Whoever leads or follows a usurpation shows another face, with the same ratings. Leaders of Peoples at peace show an olive twig.",
  },
  kind: {
    legion: { title: "Legions", text: "Each has its camp, and the band of its Front." },
    vexillation: { title: "Vexillations", text: "Men of three legions. They may go anywhere." },
    garrison: { title: "Garrison of Rome", text: "A green band. It marches only with an Augustus or a Caesar." },
    fleet: { title: "Fleets", text: "Two of them, which carry Romans and never fight." },
    leader: { title: "Roman leaders", text: "They enter in their year, and grow old." },
    king: { title: "Kings of the Parthi", text: "They too enter and die by the table." },
    chief: { title: "Chiefs", text: "They have no name and no age. If one falls, another is there next year." },
    warriors: { title: "Warriors", text: "Units of a People. Their band is the Front by which they come." },
  },
  map: "The map",
  lands: (fronts, crossing) => ({
    fronts: {
      title: "Fronts",
      text: `${joined(fronts, "and")}, each in its tint. The rest of the empire are the Interior Provinces.`,
    },
    camps: {
      title: "Camps, cities, ports",
      text: "A legion belongs to a camp. In winter a camp or a city restores units; where there is nothing they are reduced, and a port alone keeps them as they are.",
    },
    limes: {
      title: "The limes",
      text: "The frontier: a palisade where no river runs. Four rivers are great: Rhenus, Danuvius, Euphrates and Tigris.",
    },
    homes: {
      title: "Lands of Peoples",
      text: "Hatched in the colour of a nation, and closed to Roman units while it is at peace. Lands of nobody are open.",
    },
    straits: { title: "Straits", text: `Zones across a strait are adjacent, but a step over it costs ${crossing}.` },
    seas: {
      title: "Seas and fleets",
      text: "Each fleet has a box before its port, which belongs to the land. The hatched seas in the west and north are closed.",
    },
  }),
  service: "Fronts in reserve, and vexillations",
  serviceParts: ({ die, strategy, forAFront, reserve, legions, half, penalty, giving, vexillations }) => ({
    bound: {
      title: "Bound",
      text: `A legion leaves its Front only while that Front is in reserve. If some are away in Phase F and it is not, that costs Rome ${points(penalty)}. A usurpation frees the Fronts whose legions join it.`,
    },
    reserve: {
      title: "In reserve",
      text: `In Phase C a d10 and the strategy of the Augustus, divided by ${forAFront}: here ${die} and ${strategy}, so Rome may choose ${reserve} Fronts.`,
    },
    half: {
      title: "The half",
      text: `Of a Front’s legions half, rounded up, must stay there: of ${legions} on the Danube ${half}.`,
    },
    vexillation: {
      title: "A vexillation",
      text: `In Phase C ${giving} legions of a Front are reduced, and their vexillation goes wherever it likes; beside one of them it can be dissolved again. At most ${vexillations} are on the map, except in a civil war.`,
    },
  }),
  fronts: "The five Fronts",
  front: "Front",
  legions: "legions",
  mustStay: "must stay",
  vexillations: "vexillations",
  next: "its usurper may turn to",
  enterHere: "Peoples who come this way",
  later: (now, then) => (now === then ? `${now}` : `${now}, later ${then}`),
  peoplesLead: (majors, minors) =>
    `${joined(majors, "and")} are the Major Peoples: they have leaders, and are always on the map. ${minors} Minor ones are there only in war. The enemies of Rome have them all.`,
  states: ({ majors, decoys, reach, peace, minorWorth, majorWorth }) => ({
    peace: {
      title: "At peace",
      text: "Pale, with a twig of olive. They stay in their lands, and Roman units stay out.",
    },
    war: {
      title: "War",
      text: `In Phase C one marker is drawn: ${majors.length} Peoples and ${decoys} dummies. Stratagems of uprising bring more, Minor ones too.`,
    },
    gate: {
      title: "Into the empire",
      text: `Only by the Front of their band; then through any Front, up to ${reach} zones from home. Into the Interior Provinces only with a leader of their own.`,
    },
    groups: {
      title: "Never together",
      text: "Three groups that do not share a zone: rebel Romans; Celts, Germans, Sarmatians and Daci; Persians, Hamites and Semites.",
    },
    pacified: {
      title: "Pacified",
      text: `If no unit of a People is left on the map in Phase F, it is at peace for ${peace} years: ${points(minorWorth)} for Rome, ${majorWorth} for a Major People.`,
    },
    armenia: {
      title: "Armenia",
      text: "Roman or Parthian, never at war. Its unit does not move. It turns to whoever alone holds its zone in Phase F.",
    },
  }),
  yearParts: ({ politics, emperor, sequences, first, second }) => ({
    A: { title: "Stratagems", text: "Each player draws a counter, unseen by the other." },
    B: {
      title: "Initiative",
      text: `Rome throws a die: less than the politics of the Augustus, ${politics} for ${emperor}, and it comes first in C and E.`,
    },
    C: {
      title: "Geostrategy",
      text: "Leaders enter. Rome puts Fronts in reserve and forms vexillations; its enemies draw for war, and play uprisings and usurpations.",
    },
    D: {
      title: "Administration",
      text: `The strategies of the Augustus and of the best leader against him make the sequences: ${sequences}, so ${first} and ${second}. Then an event, nominations, deaths, reinforcements.`,
    },
    E: {
      title: "Campaign",
      text: "Sequence by sequence in turn: first all your marches, then all your battles.",
    },
    F: { title: "Results", text: "Points are counted; then everybody goes into winter quarters." },
  }),
  pax: ({ rome, enemy }) => ({
    title: "Pax Romana",
    text: `If after Phase C no People is at war and nobody usurps, D and E are left out; leaders may still die, and reinforcements come. ${points(rome)} for Rome, ${signed(enemy)} for its enemies. But if the only Augustus dies, the peace is broken and the year is played.`,
  }),
  marches: ({ leader, unit, step, crossing, aboard, outside }) => ({
    army: {
      title: `With a leader: ${unit}`,
      text: `As many units as he commands, all from his zone. A step costs ${step}, over a great river or a strait ${crossing}. Units may be left on the way. Where enemy units stand, one stops.`,
    },
    alone: {
      title: "Alone",
      text: `A leader by himself has ${leader} points and slips past enemies. A unit by itself goes one zone; the garrison of Rome and rebels do not.`,
    },
    fleet: {
      title: "By sea",
      text: `A fleet takes ${aboard} units and any leaders aboard in its own port. One step a sequence: to sea, to the next sea, or home. From the sea they land on any of its coasts.`,
    },
    abroad: {
      title: "In the wild",
      text: `A move that stays outside the empire, in Germania, Britannia or Africa, spends no more than ${outside} points.`,
    },
  }),
  battleParts: ({ strategy, ...figures }) => ({
    ...shared.inBattle(figures),
    evasion: {
      title: "Evasion",
      text: `The defender may try to slip away with a leader: a d6 less than his strategy, ${strategy}. He takes no more units than he commands.`,
    },
    die: {
      title: "Die",
      text: `One die. Add the best tactics of your leaders and take off theirs; 1 in favour of barbarians outside the empire; among Romans 1 for more politics. Rivers do not count. Here ${figures.die} ${signed(figures.modifier)}: row ${figures.row}.`,
    },
    results: {
      title: "Losses and retreat",
      text: "The loser goes to an adjacent zone, the defender not where the attackers came from, or is lost. Where Romans beat Romans, a beaten Augustus, Caesar or usurper dies.",
    },
  }),
  ploys: (counters, kinds) => ({
    owners: {
      title: "Whose",
      text: `${counters} counters of ${kinds} kinds, for Rome, for its enemies, or for both. What is not for you goes back in Phase F; the rest you may keep as long as you like.`,
    },
    phases: {
      title: "When",
      text: "The letter says in which phase: with the initiative, in geostrategy, or on campaign. You may play as many as you hold; what is played goes back into the cup.",
    },
    window: {
      title: "Windows",
      text: "On campaign both may play, whoever moves: after a march, before a battle, on a die that has fallen. Standing orders say where you want to be asked.",
    },
    lying: {
      title: "On the map",
      text: "Some stay there, and cost or bring points every winter until they are lifted. The plague ends with the campaign.",
    },
  }),
  throne: "The purple",
  throneParts: ({ titled, murderFrom, old, first, certain, ...who }) => ({
    titles: {
      title: "Augusti and Caesares",
      text: `At most ${titled} of each; each year Rome may name one of each. Of two Augusti the better rating counts. A murderer needs ${murderFrom} or more on a d10, and the Corporis Custodes take 1 off.`,
    },
    heirs: {
      title: "Who may be named",
      text: `${who.marcus} names none but ${who.commodus}; ${who.severus} only ${who.caracalla} and ${who.geta}, but anybody as Caesar; ${who.commodus} and ${who.caracalla} nobody. All others are free, except in a civil war.`,
    },
    succession: {
      title: "Succession",
      text: `At once, and in this order. Only after ${who.commodus} it is ${who.pertinax}, with ${who.didius} against him in Rome.`,
    },
    age: {
      title: "Old age",
      text: `Each has years of his own: ${old} dies in ${first} if a d10 is less than 1, a year later less than 2, and so on; in ${certain} without a die.`,
    },
  }),
  heirs: {
    augustus: "another Augustus rules alone",
    caesar: "the Caesar becomes Augustus",
    caesares: "both Caesares do",
    nobody: "Rome chooses an Augustus, its enemies a usurper",
  },
  civilWar: "Usurpation and civil war",
  civilWarParts: ({ politics, tested, legions }) => ({
    claim: {
      title: "The claim",
      text: `By a stratagem, in Phase C: a leader in a Front without another Augustus, and a d6 no higher than his politics, ${politics}. Without a die, when an Augustus dies and has no heir.`,
    },
    A: { title: "His zone", text: "Everybody in it is rebel at once: units and leaders." },
    B: {
      title: "His Front",
      text: `For each other zone with a leader a d6: at or above his politics, here ${tested}, and the whole zone joins. Where an Augustus or a Caesar is, all stay loyal.`,
    },
    C: {
      title: "The next Front",
      text: `Once he may turn to an adjacent Front: if a d10 is less than his politics, step B is made there. A Caesar there adds 1 to the die, an Augustus 2.`,
    },
    D: {
      title: "On the march",
      text: `Units without a leader can be won over: a d6 no higher than his politics. Otherwise they fight. A vexillation asks for ${legions} rebel legions of its Front first.`,
    },
    success: { title: "Success", text: "In one of these ways. Of two Augusti both must fall." },
    failure: {
      title: "Failure",
      text: "When the usurper dies, of whatever cause, all his men are loyal again. If there are two, both must die.",
    },
    exchange: {
      title: "Change of roles",
      text: "In the next Phase A: the usurper is Augustus, his player has Rome, and the other its enemies. Each keeps his points and his stratagems.",
    },
  }),
  successes: {
    rome: "rebels hold Rome in Phase F",
    battle: "the Augustus is beaten by rebels",
    murder: "the Augustus is murdered",
  },
  winterParts: ({ fleetAway, giving }) => ({
    fleets: {
      title: "Fleets",
      text: `Away from their port they are lost for ${fleetAway} years, and leaders aboard for ever.`,
    },
    abroad: {
      title: "Outside the empire",
      text: "Units go to their camps, reduced, and leaders with them. A leader alone is lost.",
    },
    quarters: {
      title: "Quarters",
      text: "Who is next to enemies or away from his Front stays, all others go home. Then a camp or a city restores a unit.",
    },
    fallen: {
      title: "The fallen",
      text: "Units that were eliminated come back to their camps at full strength; rebel ones to their usurper.",
    },
    vexillations: {
      title: "Vexillations",
      text: `They stay, and are not restored; without camp or city they suffer. ${giving} legions of their Front remain reduced for each.`,
    },
    peoples: {
      title: "Peoples at war",
      text: "They stay too. At home or in a city they are restored, and their fallen come back.",
    },
  }),
  victoryLead: "Each side has points of its own; most are counted in Phase F, before winter.",
  romePoints: ({ greatBattle }) => ({
    a: `a battle won with ${greatBattle} strength or more on both sides together`,
    b: "an enemy leader killed in battle or murdered",
    d: "a Minor People pacified by arms",
    h: "a Major People pacified by arms",
    e: "an Augustus in Rome",
    f: "Armenia is Roman",
    g: "no civil war",
    i: "Pax Romana",
    j: "a Parthian coup in Ctesiphon",
    k: "each zone of Roman mutineers",
    l: "each Front with legions away that is not in reserve",
  }),
  enemyPoints: ({ greatBattle }) => ({
    a: `a battle won with ${greatBattle} strength or more on both sides together`,
    c: "a leader of Rome killed in battle or murdered",
    m: "each unit of a People in a Front",
    r: "each unit of a People in the Interior Provinces",
    n: "Armenia is Parthian",
    o: "no Praetorians in Rome",
    p: "an intrigue in the Senate",
    q: "a usurpation in progress",
    s: "Pax Romana",
    t: "each zone of Parthian mutineers",
  }),
  levels: ({ decisive, definitive }) => ({
    plain: { title: "Victory", text: "More points than the other." },
    decisive: { title: "Decisive", text: `More than ${decisive} times as many.` },
    definitive: { title: "Definitive", text: `More than ${definitive} times as many.` },
  }),
  years: (count) => `${count} years`,
  byDeath: (leaders) => `the death of ${joined(leaders, "or")} decides at once`,
  without: (parts) => `without ${joined(parts, "and")}`,
  switched: {
    nonRomans: "Peoples",
    stratagems: "stratagems",
    events: "events",
    leaderEntry: "new leaders",
    leaderDeath: "deaths of old age",
    reinforcements: "reinforcements",
  },
  byPoints: "more points win",
  pictures: {
    unit: "The counter of XIII Gemina with its parts named",
    leader: "The counter of Marcus Aurelius with its parts named",
    reduced: "XIII Gemina at full strength, then reduced, then gone",
    faces: "Avidius Cassius loyal, then as a usurper; Vologeses III at peace",
    lands: {
      fronts: "The whole map with the tints of the five Fronts",
      camps: "Camps on the Danube in Pannonia, with legions",
      limes: "The limes between the Rhenus and the Danuvius",
      homes: "The lands of the Marcomanni and Quadi, and a forest that is nobody’s",
      straits: "From Thracia over the straits to Asia and Bithynia",
      seas: "The fleets in their boxes before Ravenna and Misenum",
    },
    service: {
      bound: "A legion of the Danube between its own Front and Italia, where it may not go",
      reserve: "A d10, the strategy of Marcus Aurelius, and two flags",
      half: "Ten legions of the Danube: five stay, five may go",
      vexillation: "Three legions, then the same reduced, and a vexillation",
    },
    states: {
      peace: "A chief and a unit of the Marcomanni with a twig of olive",
      war: "Markers face down, and a chief of the Marcomanni at war",
      gate: "Quadi cross the Danuvius into Pannonia",
      groups: "A rebel legion, a unit of the Marcomanni and one of the Parthi, apart from each other",
      pacified: "Empty places where units stood, and an olive twig for five years",
      armenia: "The Armenian unit, with the eagle of Rome and the wolf of its enemies",
    },
    year: {
      A: "A stratagem counter",
      B: "A die beside the politics of Septimius Severus",
      C: "A flag for a Front in reserve, a vexillation, and a chief who goes to war",
      D: "The strategies of Septimius Severus and of the chief of the Maetae, and the sequences they make",
      E: "Sequences of both sides in turn",
      F: "Points of both sides, and snow",
    },
    pax: "The phases of a year: from C an olive twig leads to F",
    march: {
      army: "Marcus Aurelius marches with legions through Moesia, leaves one there, and crosses the Danuvius into Dacia",
      alone: "A leader goes four zones from Rome to Noricum, a legion one",
      fleet: "The fleet of Ravenna goes to sea and lands its men at Cyrene",
      abroad: "An army goes two zones beyond the limes into Germania, and stops",
    },
    battle: {
      ...shared.inPictures,
      meeting: "Marcus Aurelius and his legions among the Marcomanni",
      evasion: "The faces 1 to 6 of a die: those with which the evasion succeeds are marked",
      results: "Reduced units of both sides, and the Marcomanni on their way out",
    },
    ploys: {
      owners: "Three stratagems: one for Rome, one for its enemies, one for both",
      phases: "A stratagem of each phase: B, C and E",
      window: "A die shows 1, a counter is played, and it shows 6",
      lying: "The signs of a Parthian coup, an intrigue in the Senate, a mutiny and the plague",
    },
    throne: {
      titles: "Marcus Aurelius as Augustus with the guard, Commodus as Caesar",
      heirs: "Marcus Aurelius and Commodus; Septimius Severus, Caracalla and Geta",
      succession: "The four cases of the succession",
      age: "Ten years of Lucius Verus, with the number that a die must be less than",
    },
    civilWar: {
      claim: "Avidius Cassius, a die no higher than his politics, and Avidius Cassius as a usurper",
      A: "Avidius Cassius with rebel legions",
      B: "Martius Verus, and the faces of a die with which he joins",
      C: "From the East Front to the South Front, and the faces of a d10 with which that succeeds",
      D: "A rebel leader, a loyal legion and a die: it is rebel, or there is a battle",
      success: "The three ways to succeed",
      failure: "A dead usurper, and legions that are loyal again",
      exchange: "The signs of Rome and of its enemies change places, and so do 32 and 24 points on the track",
    },
    levels: "Bars for a victory, a decisive and a definitive one",
  },
};
