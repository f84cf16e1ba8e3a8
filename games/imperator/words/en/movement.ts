/** Sentences of the chapter of movement. */
import { sentence } from "@rubicon/engine";
import { reckoned } from "@rubicon/series";
import type { MovementWords } from "../wording.ts";
import { count, does, its, type Said, They } from "./said.ts";

export const movementIn = ({ at, to, from, land, lands, piece, pieces, who, one }: Said): MovementWords => {
  const points = (cost: number): string => `${cost} MP`;
  const aboard = (carried: readonly string[]): string => (carried.length === 0 ? "" : ` with ${who(carried)} aboard`);

  return {
    events: {
      sequence({ side, left, extra }) {
        const moves = `${They(side)} ${does(side, "marches and fights", "march and fight")}`;
        if (extra) return `${moves} once more, in an extra sequence.`;
        return `${moves}: ${left === 1 ? `${its(side)} last sequence` : count(left, "sequence left", "sequences left")}.`;
      },
      marched: ({ pieces: moved, from: start, to: goal, cost, crossed }) =>
        `${who(moved)} ${one(moved) ? "marches" : "march"} ${from(start)} ${to(goal)}${crossed ? ", across the water" : ""} (${points(cost)}).`,
      dropped: (e) => `${piece(e.piece)} stays ${at(e.zone)}.`,
      stayed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "stays" : "stay"} ${at(e.zone)}.`,
      "moves-ended": ({ side }) => `${They(side)} ${does(side, "has ended its", "have ended their")} moves.`,
      sailed: (e) => `${piece(e.fleet)} sails ${from(e.from)} ${to(e.to)}${aboard(e.pieces)}.`,
      landed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "lands" : "land"} ${at(e.to)}.`,
      appeal: (e) =>
        `The rebels call on ${pieces(e.units)} ${at(e.zone)} to join them: ${reckoned(e.die, -e.bonus)} against a PC of ${e.pc}; ${e.won ? "the soldiers come over" : "in vain"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Movement: who sets out? (${sequences > 0 ? count(sequences, "sequence left", "sequences left") : "extra sequence"})`,
      group({ zone, points: left, gone, alone }) {
        if (alone) return `${sentence(at(zone))}, without a leader: to which zone next to it?`;
        if (gone && left === 0) return `Arrived ${at(zone)} with no movement points left: anything else to do there?`;
        return gone
          ? `On the march ${at(zone)}, ${points(left)} left: where to?`
          : `${sentence(at(zone))}, ${points(left)}: who comes along, and where to?`;
      },
      voyage({ fleet, zone, aboard: carried, sailed }) {
        if (carried.length > 0)
          return `${piece(fleet)} ${at(zone)}, with ${who(carried)} aboard: ${sailed ? "who lands, and where?" : "where to, or who lands?"}`;
        return sailed
          ? `${piece(fleet)} ${at(zone)}: is that all?`
          : `${piece(fleet)} ${at(zone)}: who goes aboard, and where to?`;
      },
    },

    acts: {
      take: (act) => `Take ${piece(act.piece)}`,
      all: () => "Take all who can come",
      add: (act) => `${piece(act.piece)} comes along`,
      step: (act) => sentence(to(act.to)),
      drop: (act) => `Leave ${piece(act.piece)} here`,
      land: (act) => `Land ${at(act.to)}`,
      halt: () => "Stop here",
      "end-moves": () => "End all moves",
      "win-over": () => "Call on the soldiers here to join the usurper",
    },

    refusals: {
      notYours: "You move the pieces of your own side only.",
      notThere: "This piece is not on the map.",
      inMutiny: "Mutineers do not move.",
      leaderAtPeace: "Leaders of a People at peace do not move.",
      hasMoved: "Each piece moves once in a sequence.",
      isIll: "An Augustus who is ill does not leave his zone this year.",
      aboard: "Whoever is aboard a fleet moves with it.",
      garrisonNotAlone: "Units of the garrison of Rome never move by themselves.",
      rebelsNeedLeader: "Rebel units move only together with a rebel leader.",
      nowhereToGo: "There is nowhere it could go from here.",
      neptune: "The wrath of Neptune: nothing moves by sea this year.",
      goesToRome: "The Augustus who is wanted in Rome moves before all others.",
      mustGoToRome: "The Augustus who is wanted in Rome goes on as long as he has movement points.",
      staysInRome: "With unrest in Rome, one Augustus stays there this year.",

      alreadyWith: "That piece comes along already.",
      leaderFirst: "A unit by itself takes nobody along: begin with the leader.",
      overCommand: "A leader takes along no more units than his command capacity.",
      notPickedUp: "All set out together from one zone: nobody is picked up on the way.",
      ownPeopleOnly: "Leaders take along units of their own People only.",
      overCommandOfPeople: "A leader of a People takes along no more units than his command capacity.",
      garrisonNeedsRoom:
        "Garrison units count against the command capacity of an Augustus or a Caesar, and it is used up.",
      nobodyFits: "There is nobody more to take along.",
      withoutUnits: "On his way to Rome an Augustus takes units along only if he arrives in this sequence.",

      notAdjacent: "One goes from zone to adjacent zone.",
      onlyByShip: "One goes to sea aboard a fleet only.",
      leaderTired: "A leader alone has 4 movement points in a sequence, and they do not suffice.",
      groupTired: "A leader with units has 3 movement points in a sequence, and they do not suffice.",
      badWeather: "In this year’s weather everybody has 1 movement point fewer, and they do not suffice.",
      oneZoneAlone: "Without a leader a unit moves one zone, and no farther.",
      oneZoneOfPeople: "Without a leader a unit of a People moves one zone, and no farther.",
      tooFarOutside:
        "A move through nothing but Germania, Britannia or Africa beyond the frontier ends after 2 movement points.",
      homeAtPeace: "A People at peace stays in its home zones.",
      noFurtherInside: "Without a leader of its People a unit enters no further zone of the Interior Provinces.",
      straightToRome: "The Augustus who is wanted in Rome goes by a cheapest way.",
      enemyStops: "Units stop where they come upon enemy units.",

      notWithThem: "That piece is not in the group.",
      notDroppedBefore: "Units are left on the way, not before the first step.",
      leadersStay: "Leaders stay with the units that go farthest.",
      bereft: "A leader has died on the march: first leave those whom nobody leads any more, or stop.",
      outlivesUnits: "The last unit that marched with him is gone: a leader goes no farther than it came.",
      hasALeader: "That unit still has its leader.",

      nobodyToWin: "Rebel leaders who have come here may call on loyal units only.",
      leaderHoldsThem: "A loyal leader is with them: they do not listen.",
      vexillationIsLoyal: "A vexillation comes over only when the rebels hold three legions of its Front.",

      fleetsAreRomes: "The fleets serve Rome, whoever holds their ports.",
      onlyRomansAboard: "A fleet carries loyal Romans only.",
      notAtTheQuay: "Only who was in the zone of the port when the sequence began goes aboard.",
      noPlaces: "A fleet carries two units, and leaders besides.",
      garrisonAboard: "Garrison units sail only with an Augustus or a Caesar aboard.",
      notAboard: "At sea nobody comes aboard: only who is there can land.",
      nobodyAboard: "Nobody more is aboard.",
      pickFirst: "First say who lands.",
      oneStepAtSea: "A fleet goes one step in a sequence.",
      noSeaway: "A fleet goes from its port to an adjacent sea, from sea to sea, or home.",
      closedSea: "That sea is closed to fleets.",
      onlyOwnPort: "A fleet puts in at its own port only.",
      notOnThatCoast: "One lands on a coast of the sea in which the fleet is.",
      stillInPort: "The fleet is still in port: there is nobody to land.",

      frontNotInReserve: "A legion leaves its Front only while that is in reserve.",
      halfMustStay: "Half the legions of a Front, rounded up, must stay in it.",
      garrisonNeedsEmperor: "Units of the garrison of Rome go only with an Augustus or a Caesar.",
      garrisonOfRebels: "Garrison units that are rebel neither move nor evade nor flee.",
      landAtPeace: "Roman units enter the land of a People only while it is at war with Rome.",
      rebelsStayInEmpire: "Rebel units never leave the empire.",
      armeniansStay: "The Armenian unit never leaves its zone.",
      peopleAtPeaceThere:
        "A People at war enters the land of another only if that one is at war too; into Armenia go those of the East.",
      notTheirFront: "From outside a People enters the empire only by the Front of its band.",
      tooFarFromHome: "A People goes no farther than 5 zones from home.",
      interiorNeedsLeader: "Units of a People enter the Interior Provinces only with a leader of theirs.",
      chiefNotAlone: "In the empire a leader of a People does not move without units.",
      notTheirKind:
        "Romans, Peoples of the West and Peoples of the East never share a zone on the side of the enemies of Rome.",
    },

    intent(intent) {
      const { way } = intent;
      const goal = way[way.length - 1];
      if (intent.do === "sail")
        return intent.lands
          ? `${who(intent.pieces)} → ${land(goal)}, from aboard ${piece(intent.fleet)}`
          : `${piece(intent.fleet)}${aboard(intent.pieces)} → ${land(goal)}`;
      const goes = `${who(intent.pieces)} → ${land(goal)}`;
      return way.length === 1 ? goes : `${goes}, by way of ${lands(way.slice(0, -1))}`;
    },
  };
};
