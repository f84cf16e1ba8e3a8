/** Sentences of the chapter of movement. */
import { sentence } from "../titles.ts";
import type { MovementWords } from "../wording.ts";
import { all, count, type Said, the } from "./names.ts";

export const movementIn = ({ titles, zone, place, piece, one }: Said): MovementWords => {
  /** Leaders by name; units too, if there are few. */
  const who = (pieces: readonly string[]): string => {
    const leaders = pieces.filter(titles.isLeader).map(piece);
    const units = pieces.filter((each) => !titles.isLeader(each)).map(piece);
    const troops = units.length > 2 ? count(units.length, "unité") : all(units);
    if (leaders.length === 0) return troops;
    return units.length === 0 ? all(leaders) : `${all(leaders)} avec ${troops}`;
  };
  const points = (cost: number): string => `${cost} PM`;

  return {
    events: {
      sequence: ({ side, left, extra }) =>
        extra
          ? `${sentence(the(side))} ont une séquence de plus.`
          : `${sentence(the(side))} manœuvrent et combattent : ${left === 1 ? "leur dernière séquence" : `il leur reste ${left} séquences`}.`,
      marched: ({ pieces, from, to, cost, crossed }) =>
        `${who(pieces)} ${one(pieces) ? "va" : "vont"} de ${zone(from)} en ${zone(to)}${crossed ? " en franchissant l’eau" : ""} (${points(cost)}).`,
      sailed: ({ pieces, from, to, cost }) =>
        `${who(pieces)} ${one(pieces) ? "fait" : "font"} voile de ${zone(from)} vers ${zone(to)} (${points(cost)}).`,
      dropped: (event) => `${piece(event.piece)} reste en ${zone(event.zone)}.`,
      stayed: ({ pieces, zone: where }) => `${who(pieces)} ${one(pieces) ? "reste" : "restent"} en ${zone(where)}.`,
      "moves-ended": ({ side }) => `${sentence(the(side))} ont terminé leurs mouvements.`,
      perished: ({ units, zone: where }) =>
        `Sans chef hors de la République, ${all(units.map(piece))} ${units.length === 1 ? "est perdue" : "sont perdues"} en ${zone(where)}.`,
      "passed-over": ({ units, zone: where, side }) =>
        `Sans chef, ${all(units.map(piece))} en ${zone(where)} ${units.length === 1 ? "passe" : "passent"} aux ${side === "caesarians" ? "Césariens" : "Républicains"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Mouvements : qui se met en route ? ${sequences > 0 ? `(reste ${count(sequences, "séquence")})` : "(séquence supplémentaire)"}`,
      group: ({ zone: where, points: left, sea, gone }) => {
        if (gone) return `${sea ? "En mer" : "En marche"}, ${zone(where)}, reste ${points(left)} : vers où ?`;
        return `En ${zone(where)}, ${points(left)} : qui vient, et vers où ?`;
      },
    },

    acts: {
      take: (act) => `Prendre ${piece(act.piece)}`,
      all: () => "Emmener tous ceux qui peuvent l’être",
      add: (act) => `Emmener ${piece(act.piece)}`,
      step: ({ to }) => `Vers ${place(to)}`,
      drop: (act) => `Laisser ${piece(act.piece)} ici`,
      halt: () => "S’arrêter ici",
      "end-moves": () => "Terminer les mouvements",
    },

    refusals: {
      notYours: "Vous ne déplacez que les pions de votre camp.",
      notThere: "Ce pion n’est pas sur la carte.",
      movesAtPeace: "Un Peuple en paix reste dans ses terres.",
      hasMoved: "Chaque chef et chaque unité ne se déplace qu’une fois par séquence.",
      isNeutral: "Toutes les troupes de la région d’un Triumvir sont neutres : elles ne bougent pas.",
      isIll: "Un Chef de parti malade reste où il est cette année.",
      staysInCity: "En année d’agitation, le Chef de parti arrivé dans sa ville ne la quitte plus.",
      auxiliaNeedLeader: "Les auxilia ne se déplacent qu’avec un chef.",
      shipsNeedLeader: "Les naves ne se déplacent qu’avec un chef : prenez-le d’abord.",
      aboard: "En mer, on ne se déplace qu’avec des naves et leur chef.",
      nowhereToGo: "D’ici, aucune destination n’est possible.",
      onlyFromRoma:
        "Dans leur première séquence de -49, les Républicains ne déplacent que leurs chefs présents à Rome, sans unités.",
      onlyWithLeader: "En -49, les unités républicaines ne se déplacent qu’avec un chef.",
      mustGoHome: "En année d’agitation, un Chef de parti doit gagner la ville la plus proche avec tous ses points.",

      alreadyWith: "Ce pion fait déjà partie du groupe.",
      leaderFirst: "Une unité seule n’emmène personne : commencez par le chef.",
      overCommand: "Un chef n’emmène pas plus d’unités que sa capacité de commandement.",
      overCommandTogether: "Des chefs réunis n’emmènent pas plus d’unités que la somme de leurs capacités.",
      overCommandAtSea:
        "Une flotte ne transporte pas plus d’unités terrestres que la capacité de commandement des chefs à bord.",
      notPickedUp: "Tout le groupe part de la même zone ; personne n’est pris en route.",
      ownPeopleOnly: "Un chef non romain ne mène que les unités de son propre Peuple.",
      alliedLeadersLeadTheirOwn:
        "Un chef allié ne mène que son propre Peuple ; il faut un chef romain aux unités romaines.",
      noRomansWithWarriors:
        "Les Romains ne vont ni ne restent avec un Peuple en guerre contre Rome, fût-il de leur camp.",
      nobodyFits: "Il n’y a plus personne à emmener.",

      notAdjacent: "On va d’une zone à une zone adjacente.",
      oneZoneAlone: "Sans chef, une unité va d’une zone, et pas plus loin.",
      onlyByShip: "Chefs et unités terrestres ne vont en mer qu’à bord de naves.",
      leaderTired: "Un chef seul a quatre points de mouvement, et ils ne suffisent pas.",
      groupTired: "Un chef avec des unités a trois points de mouvement, et ils ne suffisent pas.",
      badWeather: "Par le climat de cette année, chacun a un point de mouvement de moins : ils ne suffisent pas.",
      outsideOnlyLed: "Les unités romaines ne sortent de la République qu’avec un chef.",
      leftOutside:
        "On ne laisse pas d’unités terrestres romaines hors de la République sans un chef romain de leur camp.",
      onlyInTransit: "Une terre en paix ne peut être que traversée, d’une zone de la République à une autre.",
      homeThroughPeace:
        "Qui vient de l’extérieur ne traverse une terre en paix que si son mouvement finit dans la République.",
      tooFarOutside: "Si toutes les zones parcourues sont hors de la République, le mouvement s’arrête à deux points.",
      ownWarriors:
        "Des unités romaines ne finissent pas leur mouvement avec un Peuple en guerre que leur camp contrôle.",
      noEntryToItalia: "En -49, les unités républicaines n’entrent pas en Italia.",
      barredRegion: "Dans ce scénario, cette région est interdite à ce chef.",
      neutralRegion: "Ni Romains ni alliés n’entrent dans la région neutre d’un Triumvir.",
      truceOfJanus:
        "Tant que le temple de Janus est fermé, les unités romaines ne marchent pas sur des unités romaines.",
      belowGarrison: "La région tomberait sous sa garnison minimale de légions.",
      furtherBelowGarrison: "La région est déjà sous sa garnison minimale : aucune légion ne peut la quitter.",
      onlyHomeward:
        "En année d’agitation, un Chef de parti gagne sa ville la plus proche par le chemin le moins coûteux, et par terre.",

      otherGroup:
        "Des Peuples de groupes de Nationalités différents ne finissent pas leur mouvement dans la même zone.",
      warriorsOfTheOther: "Les Peuples en guerre des deux joueurs ne partagent pas une zone et ne se combattent pas.",
      peopleNotAtWar: "Un Peuple en guerre n’entre dans les terres d’un autre que si celui-ci est aussi en guerre.",
      tooFarFromHome:
        "Un Peuple en guerre ne s’éloigne pas de plus de deux zones de ses terres, un Peuple majeur de plus de trois.",
      notAloneInside: "Dans la République, un chef non romain ne se déplace pas sans unité.",
      outsideOnly: "Un chef non romain ne se déplace seul que hors de la République.",

      notByLand: "Les naves ne vont que dans les zones navales et sur leurs côtes.",
      closedSea: "Cette mer est interdite aux naves.",
      fleetTired: "Les naves ont un point de mouvement : les ports ne coûtent rien, tout le reste en coûte un.",
      calm: "Par le climat de cette année, les naves ne font que sortir d’un port ou y entrer.",
      neptune: "Colère de Neptune : aucun mouvement naval cette année.",
      noPlaces:
        "Un navire a trois places pour des unités terrestres ; celui de quatre points de force, deux legio au plus parmi elles.",
      notAtTheQuay: "N’embarque que qui se trouvait dans la zone des naves au début de la séquence.",
      wouldDrown: "Ceux qui restent en mer n’auraient pas assez de places sur les navires qui restent.",
      wouldBeStranded: "Quelqu’un resterait en mer sans navire.",
      heldCoast:
        "Une flotte sans troupes ne va sur une côte tenue par des unités ennemies que s’il y a des naves ennemies à combattre.",

      notWithThem: "Ce pion n’est pas dans le groupe.",
      notDroppedBefore: "On laisse des unités en route, pas avant le premier pas.",
      notDroppedAtSea: "Une flotte ne laisse personne en route : tous débarquent où elle finit son mouvement.",
      leadersStay: "Les chefs restent avec les unités qui vont le plus loin.",
    },

    intent({ pieces, way }) {
      const through = way.slice(0, -1);
      const goes = `${who(pieces)} → ${zone(way[way.length - 1])}`;
      return through.length === 0 ? goes : `${goes}, par ${all(through.map(zone))}`;
    },
  };
};
