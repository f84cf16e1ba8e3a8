/** Sentences of the chapter of movement. */
import { sentence } from "../titles.ts";
import type { MovementWords } from "../wording.ts";
import { all, count, type Said, the } from "./names.ts";

export const movementIn = ({ titles, zone, place, piece, one }: Said): MovementWords => {
  /** Leaders by name; units too, if there are few. */
  const who = (pieces: readonly string[]): string => {
    const leaders = pieces.filter(titles.isLeader).map(piece);
    const units = pieces.filter((each) => !titles.isLeader(each)).map(piece);
    const troops = units.length > 2 ? count(units.length, "unit") : all(units);
    if (leaders.length === 0) return troops;
    return units.length === 0 ? all(leaders) : `${all(leaders)} with ${troops}`;
  };
  const points = (cost: number): string => count(cost, "point");

  return {
    events: {
      sequence: ({ side, left, extra }) =>
        extra
          ? `${sentence(the(side))} have an extra sequence.`
          : `${sentence(the(side))} move and fight: ${left === 1 ? "their last sequence" : `${left} sequences left`}.`,
      marched: ({ pieces, from, to, cost, crossed }) =>
        `${who(pieces)} ${one(pieces) ? "marches" : "march"} from ${zone(from)} to ${zone(to)}${crossed ? ", across the water" : ""} (${points(cost)}).`,
      sailed: ({ pieces, from, to, cost }) =>
        `${who(pieces)} ${one(pieces) ? "sails" : "sail"} from ${zone(from)} to ${zone(to)} (${points(cost)}).`,
      dropped: (event) => `${piece(event.piece)} stays in ${zone(event.zone)}.`,
      stayed: ({ pieces, zone: where }) => `${who(pieces)} ${one(pieces) ? "stays" : "stay"} in ${zone(where)}.`,
      "moves-ended": ({ side }) => `${sentence(the(side))} have ended their moves.`,
      perished: ({ units, zone: where }) =>
        `Without a leader outside the Republic, ${all(units.map(piece))} ${units.length === 1 ? "is" : "are"} lost in ${zone(where)}.`,
      "passed-over": ({ units, zone: where, side }) =>
        `Left without a leader, ${all(units.map(piece))} in ${zone(where)} ${units.length === 1 ? "goes" : "go"} over to ${the(side)}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Movement: who sets out? ${sequences > 0 ? `(${count(sequences, "sequence")} left)` : "(extra sequence)"}`,
      group: ({ zone: where, points: left, sea, gone }) => {
        if (gone) return `${sea ? "At sea" : "On the march"} in ${zone(where)}, ${points(left)} left: where to?`;
        return `In ${zone(where)}, ${points(left)}: who comes along, and where to?`;
      },
    },

    acts: {
      take: (act) => `Take ${piece(act.piece)}`,
      all: () => "Take along all who can be led",
      add: (act) => `Take ${piece(act.piece)} along`,
      step: ({ to }) => `To ${place(to)}`,
      drop: (act) => `Leave ${piece(act.piece)} here`,
      halt: () => "Halt here",
      "end-moves": () => "End all moves",
    },

    refusals: {
      notYours: "You move the pieces of your own side only.",
      notThere: "This piece is not on the map.",
      movesAtPeace: "A People at peace stays in its own land.",
      hasMoved: "Each leader and each unit moves once in a sequence.",
      isNeutral: "All troops in the region of a Triumvir are neutral: they do not move.",
      isIll: "A Faction Leader who is ill stays where he is this year.",
      staysInCity: "In a year of agitation a Faction Leader who has reached his city does not leave it.",
      auxiliaNeedLeader: "Auxilia move only with a leader.",
      shipsNeedLeader: "Naves move only with a leader: take him first.",
      aboard: "At sea one moves only with ships and their leader.",
      nowhereToGo: "There is nowhere it could go from here.",
      onlyFromRoma:
        "In their first sequence of 49 BC the Republicans move only leaders who are in Roma, without units.",
      onlyWithLeader: "In 49 BC Republican units move only with a leader.",
      mustGoHome: "In a year of agitation a Faction Leader must go on to his nearest city with all his points.",

      alreadyWith: "That piece is in the group already.",
      leaderFirst: "A unit by itself takes nobody along: begin with the leader.",
      overCommand: "A leader takes along no more units than his command capacity.",
      overCommandTogether: "Leaders together take along no more units than the sum of their command capacities.",
      overCommandAtSea: "A fleet carries no more land units than the command capacity of the leaders aboard.",
      notPickedUp: "All of a group start in the same zone; nobody is picked up on the way.",
      ownPeopleOnly: "A leader of a People leads units of his own People only.",
      alliedLeadersLeadTheirOwn: "A leader of an allied People leads his own People only; Romans need a Roman leader.",
      noRomansWithWarriors:
        "Romans do not stand or march with a People that is at war with Rome, even on their own side.",
      nobodyFits: "There is nobody more to take along.",

      notAdjacent: "One goes from zone to adjacent zone.",
      oneZoneAlone: "Without a leader a unit moves one zone, and no farther.",
      onlyByShip: "Leaders and land units go to sea aboard ships only.",
      leaderTired: "A leader alone has four movement points, and they do not suffice.",
      groupTired: "A leader with units has three movement points, and they do not suffice.",
      badWeather: "In this year’s weather everybody has one movement point less, and they do not suffice.",
      outsideOnlyLed: "Roman units leave the Republic only with a leader.",
      leftOutside: "Roman land units are not left outside the Republic without a Roman leader of their faction.",
      onlyInTransit: "Land at peace may only be crossed, on the way from one zone of the Republic to another.",
      homeThroughPeace: "Whoever comes from outside may cross land at peace only if the move ends inside the Republic.",
      tooFarOutside: "If every zone entered lies outside the Republic, a move ends after two movement points.",
      ownWarriors: "Roman units do not end a move with a People at war that their own side controls.",
      noEntryToItalia: "In 49 BC Republican units do not enter Italia from outside.",
      barredRegion: "In this scenario that region is closed to this leader.",
      neutralRegion: "Neither Romans nor their allies enter the neutral region of a Triumvir.",
      truceOfJanus: "While the temple of Janus is closed Roman units do not march upon Roman units.",
      belowGarrison: "The region would fall below its minimum garrison of legions.",
      furtherBelowGarrison: "The region is below its minimum garrison already: no legion may leave it.",
      onlyHomeward: "In a year of agitation a Faction Leader goes by a cheapest way to his nearest city, and by land.",

      otherGroup: "Peoples of different groups of Nationalities do not end a move in one zone.",
      warriorsOfTheOther: "Peoples at war that the two players control do not share a zone, nor do they fight.",
      peopleNotAtWar: "A People at war enters the land of another only if that one is at war too.",
      tooFarFromHome: "A People at war goes no farther from home than two zones, a Major People three.",
      notAloneInside: "Inside the Republic a leader of a People does not move without a unit.",
      outsideOnly: "A leader of a People moves alone only outside the Republic.",

      notByLand: "Ships go to seas and to their coasts only.",
      closedSea: "That sea is closed to naves.",
      fleetTired: "Naves have one movement point: ports cost none, everything else costs one.",
      calm: "In this year’s weather naves only leave and enter ports.",
      neptune: "Neptune’s wrath: there is no movement by sea this year.",
      noPlaces: "A ship has places for three land units; one of four strength points for two Legio among them.",
      notAtTheQuay: "Only who was in the zone with the ships when the sequence began goes aboard.",
      wouldDrown: "Those who stay at sea would not have places enough on the ships that stay.",
      wouldBeStranded: "Somebody would stay at sea without a ship.",
      heldCoast: "Ships without troops go to a coast held by enemy land units only if there are enemy ships to fight.",

      notWithThem: "That piece is not in the group.",
      notDroppedBefore: "Units are left on the way, not before the first step.",
      notDroppedAtSea: "A fleet leaves nobody on the way: all land where it ends its move.",
      leadersStay: "Leaders stay with the units that go farthest.",
    },

    intent({ pieces, way }) {
      const through = way.slice(0, -1);
      const goes = `${who(pieces)} → ${zone(way[way.length - 1])}`;
      return through.length === 0 ? goes : `${goes}, by way of ${all(through.map(zone))}`;
    },
  };
};
