/** Sentences of the chapter of movement. */
import { sentence } from "../titles.ts";
import type { MovementWords } from "../wording.ts";
import { all, count, type Said, the } from "./names.ts";

export const movementIn = ({ titles, zone, place, piece, one }: Said): MovementWords => {
  /** Leaders by name; units too, if there are few. */
  const who = (pieces: readonly string[]): string => {
    const leaders = pieces.filter(titles.isLeader).map(piece);
    const units = pieces.filter((each) => !titles.isLeader(each)).map(piece);
    const troops = units.length > 2 ? count(units.length, "unità", "unità") : all(units);
    if (leaders.length === 0) return troops;
    return units.length === 0 ? all(leaders) : `${all(leaders)} con ${troops}`;
  };
  const points = (cost: number): string => count(cost, "punto", "punti");

  return {
    events: {
      sequence: ({ side, left, extra }) =>
        extra
          ? `${sentence(the(side))} hanno una sequenza in più.`
          : `${sentence(the(side))} muovono e combattono: ${left === 1 ? "la loro ultima sequenza" : `${left} sequenze rimaste`}.`,
      marched: ({ pieces, from, to, cost, crossed }) =>
        `${who(pieces)} ${one(pieces) ? "marcia" : "marciano"} da ${zone(from)} a ${zone(to)}${crossed ? " attraversando l’acqua" : ""} (${points(cost)}).`,
      sailed: ({ pieces, from, to, cost }) =>
        `${who(pieces)} ${one(pieces) ? "salpa" : "salpano"} da ${zone(from)} verso ${zone(to)} (${points(cost)}).`,
      dropped: (event) => `${piece(event.piece)} resta in ${zone(event.zone)}.`,
      stayed: ({ pieces, zone: where }) => `${who(pieces)} ${one(pieces) ? "resta" : "restano"} in ${zone(where)}.`,
      "moves-ended": ({ side }) => `${sentence(the(side))} hanno concluso i movimenti.`,
      perished: ({ units, zone: where }) =>
        `Senza un capo fuori dalla Repubblica, ${all(units.map(piece))} ${units.length === 1 ? "va perduta" : "vanno perdute"} in ${zone(where)}.`,
      "passed-over": ({ units, zone: where, side }) =>
        `Senza un capo, ${all(units.map(piece))} in ${zone(where)} ${units.length === 1 ? "passa" : "passano"} ai ${side === "caesarians" ? "Cesariani" : "Repubblicani"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Movimento: chi parte? ${sequences > 0 ? `(${sequences === 1 ? "resta 1 sequenza" : `restano ${sequences} sequenze`})` : "(sequenza in più)"}`,
      group: ({ zone: where, points: left, sea, gone }) => {
        if (gone) return `${sea ? "In mare" : "In marcia"}, ${zone(where)}, ${points(left)} rimasti: verso dove?`;
        return `In ${zone(where)}, ${points(left)}: chi viene, e verso dove?`;
      },
    },

    acts: {
      take: (act) => `Prendi ${piece(act.piece)}`,
      all: () => "Porta con te tutti quelli che si possono guidare",
      add: (act) => `Porta con te ${piece(act.piece)}`,
      step: ({ to }) => `Verso ${place(to)}`,
      drop: (act) => `Lascia qui ${piece(act.piece)}`,
      halt: () => "Fermati qui",
      "end-moves": () => "Concludi i movimenti",
    },

    refusals: {
      notYours: "Si muovono solo i pezzi della propria parte.",
      notThere: "Questo pezzo non è sulla mappa.",
      movesAtPeace: "Un Popolo in pace resta nelle sue terre.",
      hasMoved: "Ogni capo e ogni unità si muove una volta sola per sequenza.",
      isNeutral: "Tutte le truppe nella regione di un Triumviro sono neutrali: non si muovono.",
      isIll: "Un Capo di fazione malato quest’anno resta dov’è.",
      staysInCity: "In un anno di agitazione il Capo di fazione giunto nella sua città non la lascia più.",
      auxiliaNeedLeader: "Gli auxilia si muovono solo con un capo.",
      shipsNeedLeader: "Le naves si muovono solo con un capo: prendete prima lui.",
      aboard: "In mare ci si muove solo con le naves e il loro capo.",
      nowhereToGo: "Da qui non può andare in nessun luogo.",
      onlyFromRoma:
        "Nella loro prima sequenza del 49 a.C. i Repubblicani muovono solo i capi che sono a Roma, senza unità.",
      onlyWithLeader: "Nel 49 a.C. le unità repubblicane si muovono solo con un capo.",
      mustGoHome:
        "In un anno di agitazione un Capo di fazione deve raggiungere la città più vicina con tutti i suoi punti.",

      alreadyWith: "Questo pezzo è già nel gruppo.",
      leaderFirst: "Un’unità da sola non porta con sé nessuno: cominciate dal capo.",
      overCommand: "Un capo non porta con sé più unità della sua capacità di comando.",
      overCommandTogether: "Più capi insieme non portano più unità della somma delle loro capacità di comando.",
      overCommandAtSea: "Una flotta non trasporta più unità di terra della capacità di comando dei capi a bordo.",
      notPickedUp: "Tutto il gruppo parte dalla stessa zona; nessuno viene raccolto per strada.",
      ownPeopleOnly: "Un capo non romano guida solo unità del proprio Popolo.",
      alliedLeadersLeadTheirOwn: "Un capo alleato guida solo il proprio Popolo; i Romani vogliono un capo romano.",
      noRomansWithWarriors:
        "I Romani non stanno né marciano con un Popolo in guerra con Roma, nemmeno se è dalla loro parte.",
      nobodyFits: "Non c’è più nessuno da portare.",

      notAdjacent: "Si va da una zona a una zona adiacente.",
      oneZoneAlone: "Senza un capo un’unità si muove di una zona, e non oltre.",
      onlyByShip: "Capi e unità di terra vanno in mare solo a bordo delle naves.",
      leaderTired: "Un capo da solo ha quattro punti movimento, e non bastano.",
      groupTired: "Un capo con unità ha tre punti movimento, e non bastano.",
      badWeather: "Con il tempo di quest’anno tutti hanno un punto movimento in meno, e non bastano.",
      outsideOnlyLed: "Le unità romane escono dalla Repubblica solo con un capo.",
      leftOutside:
        "Non si lasciano unità di terra romane fuori dalla Repubblica senza un capo romano della loro fazione.",
      onlyInTransit: "Una terra in pace si può solo attraversare, da una zona della Repubblica a un’altra.",
      homeThroughPeace:
        "Chi viene da fuori attraversa una terra in pace solo se il suo movimento finisce nella Repubblica.",
      tooFarOutside: "Se tutte le zone percorse sono fuori dalla Repubblica, il movimento finisce dopo due punti.",
      ownWarriors: "Le unità romane non finiscono il movimento con un Popolo in guerra controllato dalla loro parte.",
      noEntryToItalia: "Nel 49 a.C. le unità repubblicane non entrano in Italia da fuori.",
      barredRegion: "In questo scenario quella regione è vietata a questo capo.",
      neutralRegion: "Né Romani né alleati entrano nella regione neutrale di un Triumviro.",
      truceOfJanus: "Finché il tempio di Giano è chiuso le unità romane non marciano su unità romane.",
      belowGarrison: "La regione scenderebbe sotto la sua guarnigione minima di legioni.",
      furtherBelowGarrison: "La regione è già sotto la sua guarnigione minima: nessuna legione può lasciarla.",
      onlyHomeward:
        "In un anno di agitazione un Capo di fazione va alla città più vicina per la via meno costosa, e per terra.",

      otherGroup: "Popoli di gruppi di Nazionalità diversi non finiscono il movimento nella stessa zona.",
      warriorsOfTheOther: "I Popoli in guerra dei due giocatori non stanno nella stessa zona e non si combattono.",
      peopleNotAtWar: "Un Popolo in guerra entra nelle terre di un altro solo se anche quello è in guerra.",
      tooFarFromHome:
        "Un Popolo in guerra non si allontana più di due zone dalle sue terre, un Popolo maggiore più di tre.",
      notAloneInside: "Nella Repubblica un capo non romano non si muove senza un’unità.",
      outsideOnly: "Un capo non romano si muove da solo solo fuori dalla Repubblica.",

      notByLand: "Le naves vanno solo nelle zone di mare e sulle loro coste.",
      closedSea: "Quel mare è chiuso alle naves.",
      fleetTired: "Le naves hanno un punto movimento: i porti non costano nulla, tutto il resto ne costa uno.",
      calm: "Con il tempo di quest’anno le naves possono solo uscire dai porti ed entrarvi.",
      neptune: "Ira di Nettuno: quest’anno non c’è movimento per mare.",
      noPlaces:
        "Una nave ha tre posti per unità di terra; se è da quattro punti di forza, due legio al massimo tra queste.",
      notAtTheQuay: "S’imbarca solo chi era nella zona delle naves all’inizio della sequenza.",
      wouldDrown: "Chi resta in mare non avrebbe posti abbastanza sulle navi che restano.",
      wouldBeStranded: "Qualcuno resterebbe in mare senza una nave.",
      heldCoast:
        "Una flotta senza truppe va su una costa tenuta da unità nemiche solo se vi sono naves nemiche da combattere.",

      notWithThem: "Questo pezzo non è nel gruppo.",
      notDroppedBefore: "Le unità si lasciano per strada, non prima del primo passo.",
      notDroppedAtSea: "Una flotta non lascia nessuno per strada: tutti sbarcano dove finisce il suo movimento.",
      leadersStay: "I capi restano con le unità che vanno più lontano.",
    },

    intent({ pieces, way }) {
      const through = way.slice(0, -1);
      const goes = `${who(pieces)} → ${zone(way[way.length - 1])}`;
      return through.length === 0 ? goes : `${goes}, per ${all(through.map(zone))}`;
    },
  };
};
