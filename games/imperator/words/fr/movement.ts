/** Sentences of the chapter of movement. */
import { sentence } from "@rubicon/engine";
import { reckoned } from "@rubicon/series";
import type { MovementWords } from "../wording.ts";
import { does, type Said, They } from "./said.ts";

export const movementIn = ({ at, to, from, land, lands, piece, pieces, who, one }: Said): MovementWords => {
  const points = (cost: number): string => `${cost} PM`;
  const aboard = (carried: readonly string[]): string => (carried.length === 0 ? "" : `, avec à bord ${who(carried)}`);

  return {
    events: {
      sequence({ side, left, extra }) {
        const moves = `${They(side)} ${does(side, "manœuvre et combat", "manœuvrent et combattent")}`;
        if (extra) return `${moves} encore, dans une SMC de plus.`;
        return `${moves} : ${left === 1 ? `${does(side, "sa", "leur")} dernière SMC` : `il ${does(side, "lui", "leur")} reste ${left} SMC`}.`;
      },
      marched: ({ pieces: moved, from: start, to: goal, cost, crossed }) =>
        `${who(moved)} ${one(moved) ? "passe" : "passent"} ${from(start)} ${at(goal)}${crossed ? " en franchissant l’eau" : ""} (${points(cost)}).`,
      dropped: (e) => `${piece(e.piece)} reste ${at(e.zone)}.`,
      stayed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "reste" : "restent"} ${at(e.zone)}.`,
      "moves-ended": ({ side }) => `${They(side)} ${does(side, "a terminé ses", "ont terminé leurs")} mouvements.`,
      sailed: (e) => `${piece(e.fleet)} fait voile ${from(e.from)} ${to(e.to)}${aboard(e.pieces)}.`,
      landed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "débarque" : "débarquent"} ${at(e.to)}.`,
      appeal: (e) =>
        `Les rebelles appellent à eux ${pieces(e.units)} ${at(e.zone)} : ${reckoned(e.die, -e.bonus)} contre une CP de ${e.pc} ; ${e.won ? "les soldats se rallient" : "en vain"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Mouvements : qui se met en route ? (${sequences > 0 ? `reste ${sequences} SMC` : "SMC supplémentaire"})`,
      group({ zone, points: left, gone, alone }) {
        if (alone) return `${sentence(at(zone))}, sans chef : vers quelle zone adjacente ?`;
        if (gone && left === 0) return `Arrivée ${at(zone)}, plus de points de mouvement : autre chose à y faire ?`;
        return gone
          ? `En marche ${at(zone)}, reste ${points(left)} : vers où ?`
          : `${sentence(at(zone))}, ${points(left)} : qui vient, et vers où ?`;
      },
      voyage({ fleet, zone, aboard: carried, sailed }) {
        if (carried.length > 0)
          return `${piece(fleet)} ${at(zone)}${aboard(carried)} : ${sailed ? "qui débarque, et où ?" : "vers où, ou qui débarque ?"}`;
        return `${piece(fleet)} ${at(zone)} : ${sailed ? "est-ce tout ?" : "qui embarque, et vers où ?"}`;
      },
    },

    acts: {
      take: (act) => `Prendre ${piece(act.piece)}`,
      all: () => "Prendre tous ceux qui peuvent venir",
      add: (act) => `${piece(act.piece)} vient aussi`,
      step: (act) => sentence(to(act.to)),
      drop: (act) => `Laisser ${piece(act.piece)} ici`,
      land: (act) => `Débarquer ${at(act.to)}`,
      halt: () => "S’arrêter ici",
      "end-moves": () => "Terminer les mouvements",
      "win-over": () => "Appeler les soldats d’ici à suivre l’usurpateur",
    },

    refusals: {
      notYours: "Vous ne déplacez que les pions de votre camp.",
      notThere: "Ce pion n’est pas sur la carte.",
      inMutiny: "Des mutins ne se déplacent pas.",
      leaderAtPeace: "Les chefs d’un Peuple en paix ne se déplacent pas.",
      hasMoved: "Chaque pion ne se déplace qu’une fois par SMC.",
      isIll: "Un Auguste malade ne quitte pas sa zone cette année.",
      aboard: "Qui est à bord d’une flotte se déplace avec elle.",
      garrisonNotAlone: "Les unités de la garnison de Rome ne se déplacent jamais d’elles-mêmes.",
      rebelsNeedLeader: "Des unités rebelles ne se déplacent qu’avec un chef rebelle.",
      nowhereToGo: "D’ici, il ne peut aller nulle part.",
      neptune: "Colère de Neptune : rien ne se déplace par mer cette année.",
      goesToRome: "L’Auguste attendu à Rome se déplace avant tous les autres.",
      mustGoToRome: "L’Auguste attendu à Rome poursuit sa route tant qu’il a des PM.",
      staysInRome: "Par l’agitation qui y règne, un Auguste reste à Rome cette année.",

      alreadyWith: "Ce pion vient déjà.",
      leaderFirst: "Une unité seule n’emmène personne : commencez par le chef.",
      overCommand: "Un chef n’emmène pas plus d’unités que sa CC.",
      notPickedUp: "Tous partent ensemble d’une même zone : on ne prend personne en route.",
      ownPeopleOnly: "Un chef n’emmène que des unités de son propre Peuple.",
      overCommandOfPeople: "Un chef non romain n’emmène pas plus d’unités que sa CC.",
      garrisonNeedsRoom:
        "Les unités de la garnison comptent dans la CC d’un Auguste ou d’un César, et elle est épuisée.",
      nobodyFits: "Il n’y a plus personne à emmener.",
      withoutUnits: "En route vers Rome, un Auguste n’emmène des unités que s’il arrive dans cette SMC.",

      notAdjacent: "On va d’une zone à une zone adjacente.",
      onlyByShip: "On ne prend la mer qu’à bord d’une flotte.",
      leaderTired: "Un chef seul a 4 PM par SMC, et ils ne suffisent pas.",
      groupTired: "Un chef avec des unités a 3 PM par SMC, et ils ne suffisent pas.",
      badWeather: "Par le climat de cette année, chacun a 1 PM de moins, et ils ne suffisent pas.",
      oneZoneAlone: "Sans chef, une unité se déplace d’une zone, et pas plus loin.",
      oneZoneOfPeople: "Sans chef, une unité d’un Peuple se déplace d’une zone, et pas plus loin.",
      tooFarOutside:
        "Un mouvement qui reste hors de l’empire, en Germania, en Britannia ou en Afrique, s’arrête après 2 PM.",
      homeAtPeace: "Un Peuple en paix reste dans ses zones d’origine.",
      noFurtherInside: "Sans chef de son Peuple, une unité n’entre dans aucune autre zone intérieure.",
      straightToRome: "L’Auguste attendu à Rome va par un chemin au moindre coût.",
      enemyStops: "Des unités s’arrêtent là où elles rencontrent des unités ennemies.",

      notWithThem: "Ce pion n’est pas dans le groupe.",
      notDroppedBefore: "On laisse des unités en route, pas avant le premier pas.",
      leadersStay: "Les chefs restent avec les unités qui vont le plus loin.",
      bereft: "Un chef est mort en chemin : laissez d’abord ceux que personne ne mène plus, ou arrêtez-vous.",
      outlivesUnits: "La dernière unité qui l’accompagnait n’est plus : un chef ne va pas plus loin qu’elle.",
      hasALeader: "Cette unité a encore son chef.",

      nobodyToWin: "Des chefs rebelles qui viennent d’arriver ne peuvent appeler à eux que des unités fidèles.",
      leaderHoldsThem: "Un chef fidèle est avec elles : elles n’écoutent pas.",
      vexillationIsLoyal: "Une vexillation ne se rallie que si les rebelles ont trois légions de son Front.",

      fleetsAreRomes: "Les flottes servent Rome, qui que ce soit qui tienne leurs ports.",
      onlyRomansAboard: "Une flotte ne transporte que des Romains fidèles.",
      notAtTheQuay: "N’embarque que qui se trouvait dans la zone du port au début de la SMC.",
      noPlaces: "Une flotte transporte deux unités, et des chefs en plus.",
      garrisonAboard: "Les unités de la garnison n’embarquent qu’avec un Auguste ou un César à bord.",
      notAboard: "En mer, personne n’embarque : ne débarque que qui est à bord.",
      nobodyAboard: "Il n’y a plus personne à bord.",
      pickFirst: "Dites d’abord qui débarque.",
      oneStepAtSea: "Une flotte fait un pas par SMC.",
      noSeaway: "Une flotte va de son port à une mer adjacente, d’une mer à l’autre, ou chez elle.",
      closedSea: "Cette mer est fermée aux flottes.",
      onlyOwnPort: "Une flotte n’entre que dans son propre port.",
      notOnThatCoast: "On débarque sur une côte de la mer où est la flotte.",
      stillInPort: "La flotte est encore au port : il n’y a personne à débarquer.",

      frontNotInReserve: "Une légion ne quitte son Front que s’il est en réserve.",
      halfMustStay: "La moitié des légions d’un Front, arrondie à l’entier supérieur, doit y rester.",
      garrisonNeedsEmperor: "Les unités de la garnison de Rome ne vont qu’avec un Auguste ou un César.",
      garrisonOfRebels: "Les unités de la garnison qui sont rebelles ne se déplacent, ne s’évadent ni ne fuient.",
      landAtPeace: "Des unités romaines n’entrent au pays d’un Peuple que s’il est en guerre avec Rome.",
      rebelsStayInEmpire: "Des unités rebelles ne quittent jamais l’empire.",
      armeniansStay: "L’unité arménienne ne quitte jamais sa zone.",
      peopleAtPeaceThere:
        "Un Peuple en guerre n’entre au pays d’un autre que si celui-ci est aussi en guerre ; en Armenia entrent ceux d’Orient.",
      notTheirFront: "Du dehors, un Peuple n’entre dans l’empire que par le Front de son bandeau.",
      tooFarFromHome: "Un Peuple ne s’éloigne pas de plus de 5 zones de chez lui.",
      interiorNeedsLeader: "Des unités d’un Peuple n’entrent dans les Provinces Intérieures qu’avec un chef à elles.",
      chiefNotAlone: "Dans l’empire, un chef non romain ne se déplace pas sans unités.",
      notTheirKind:
        "Romains, Peuples d’Occident et Peuples d’Orient ne partagent jamais une zone du côté des ennemis de Rome.",
    },

    intent(intent) {
      const { way } = intent;
      const goal = way[way.length - 1];
      if (intent.do === "sail")
        return intent.lands
          ? `${who(intent.pieces)} → ${land(goal)}, débarqués par ${piece(intent.fleet)}`
          : `${piece(intent.fleet)}${aboard(intent.pieces)} → ${land(goal)}`;
      const goes = `${who(intent.pieces)} → ${land(goal)}`;
      return way.length === 1 ? goes : `${goes}, par ${lands(way.slice(0, -1))}`;
    },
  };
};
