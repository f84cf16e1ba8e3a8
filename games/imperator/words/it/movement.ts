/** Sentences of the chapter of movement. */
import { sentence } from "@rubicon/engine";
import { reckoned } from "@rubicon/series";
import type { MovementWords } from "../wording.ts";
import { does, type Said, They } from "./said.ts";

export const movementIn = ({ at, to, from, land, lands, piece, pieces, who, one }: Said): MovementWords => {
  const points = (cost: number): string => `${cost} MP`;
  const aboard = (carried: readonly string[]): string => (carried.length === 0 ? "" : `, a bordo ${who(carried)}`);
  const left = (sequences: number): string => (sequences === 1 ? "resta 1 sequenza" : `restano ${sequences} sequenze`);

  return {
    events: {
      sequence({ side, left: sequences, extra }) {
        const moves = `${They(side)} ${does(side, "muove e combatte", "muovono e combattono")}`;
        if (extra) return `${moves} ancora, in una sequenza in più.`;
        return `${moves}: ${sequences === 1 ? `la ${does(side, "sua", "loro")} ultima sequenza` : left(sequences)}.`;
      },
      marched: ({ pieces: moved, from: start, to: goal, cost, crossed }) =>
        `${who(moved)} ${one(moved) ? "passa" : "passano"} ${from(start)} ${at(goal)}${crossed ? " attraversando l’acqua" : ""} (${points(cost)}).`,
      dropped: (e) => `${piece(e.piece)} resta ${at(e.zone)}.`,
      stayed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "resta" : "restano"} ${at(e.zone)}.`,
      "moves-ended": ({ side }) => `${They(side)} ${does(side, "ha concluso", "hanno concluso")} i movimenti.`,
      sailed: (e) => `${piece(e.fleet)} salpa ${from(e.from)} ${to(e.to)}${aboard(e.pieces)}.`,
      landed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "sbarca" : "sbarcano"} ${at(e.to)}.`,
      appeal: (e) =>
        `I ribelli chiamano a sé ${pieces(e.units)} ${at(e.zone)}: ${reckoned(e.die, -e.bonus)} contro una PC di ${e.pc}; ${e.won ? "i soldati passano con loro" : "invano"}.`,
    },

    questions: {
      movement: ({ sequences }) => `Movimento: chi parte? (${sequences > 0 ? left(sequences) : "sequenza in più"})`,
      group({ zone, points: mp, gone, alone }) {
        if (alone) return `${sentence(at(zone))}, senza un capo: verso quale zona adiacente?`;
        if (gone && mp === 0) return `Arrivati ${at(zone)} senza più punti di movimento: altro da fare lì?`;
        return gone
          ? `In marcia ${at(zone)}, ${points(mp)} ${mp === 1 ? "rimasto" : "rimasti"}: verso dove?`
          : `${sentence(at(zone))}, ${points(mp)}: chi viene, e verso dove?`;
      },
      voyage({ fleet, zone, aboard: carried, sailed }) {
        if (carried.length > 0)
          return `${piece(fleet)} ${at(zone)}${aboard(carried)}: ${sailed ? "chi sbarca, e dove?" : "verso dove, o chi sbarca?"}`;
        return `${piece(fleet)} ${at(zone)}: ${sailed ? "è tutto?" : "chi s’imbarca, e verso dove?"}`;
      },
    },

    acts: {
      take: (act) => `Prendi ${piece(act.piece)}`,
      all: () => "Prendi tutti quelli che possono venire",
      add: (act) => `Viene anche ${piece(act.piece)}`,
      step: (act) => sentence(to(act.to)),
      drop: (act) => `Lascia qui ${piece(act.piece)}`,
      land: (act) => `Sbarca ${at(act.to)}`,
      halt: () => "Fermati qui",
      "end-moves": () => "Concludi i movimenti",
      "win-over": () => "Chiama i soldati di qui a seguire l’usurpatore",
    },

    refusals: {
      notYours: "Si muovono solo le pedine della propria parte.",
      notThere: "Questa pedina non è sulla mappa.",
      inMutiny: "Gli ammutinati non si muovono.",
      leaderAtPeace: "I capi di un Popolo in pace non si muovono.",
      hasMoved: "Ogni pedina si muove una volta sola per sequenza.",
      isIll: "Un Augusto malato quest’anno non lascia la sua zona.",
      aboard: "Chi è a bordo di una flotta si muove con essa.",
      garrisonNotAlone: "Le unità della guarnigione di Roma non si muovono mai da sole.",
      rebelsNeedLeader: "Le unità ribelli si muovono solo insieme a un capo ribelle.",
      nowhereToGo: "Da qui non può andare in nessun luogo.",
      neptune: "Ira di Nettuno: quest’anno nulla si muove per mare.",
      goesToRome: "L’Augusto atteso a Roma si muove prima di tutti gli altri.",
      mustGoToRome: "L’Augusto atteso a Roma prosegue finché ha MP.",
      staysInRome: "Con l’agitazione a Roma, un Augusto vi resta quest’anno.",

      alreadyWith: "Quella pedina viene già.",
      leaderFirst: "Un’unità da sola non porta con sé nessuno: comincia dal capo.",
      overCommand: "Un capo non porta con sé più unità della sua CC.",
      notPickedUp: "Tutti partono insieme dalla stessa zona: nessuno viene raccolto per strada.",
      ownPeopleOnly: "Un capo porta con sé solo unità del proprio Popolo.",
      overCommandOfPeople: "Un capo non romano non porta con sé più unità della sua CC.",
      garrisonNeedsRoom: "Le unità della guarnigione contano nella CC di un Augusto o di un Cesare, ed è esaurita.",
      nobodyFits: "Non c’è più nessuno da portare.",
      withoutUnits: "In cammino verso Roma un Augusto porta unità solo se arriva in questa sequenza.",

      notAdjacent: "Si va da una zona a una zona adiacente.",
      onlyByShip: "In mare si va solo a bordo di una flotta.",
      leaderTired: "Un capo da solo ha 4 MP per sequenza, e non bastano.",
      groupTired: "Un capo con unità ha 3 MP per sequenza, e non bastano.",
      badWeather: "Con il clima di quest’anno tutti hanno 1 MP in meno, e non bastano.",
      oneZoneAlone: "Senza un capo un’unità si muove di una zona, e non oltre.",
      oneZoneOfPeople: "Senza un capo un’unità di un Popolo si muove di una zona, e non oltre.",
      tooFarOutside: "Un movimento tutto fuori dall’impero, in Germania, Britannia o Africa, finisce dopo 2 MP.",
      homeAtPeace: "Un Popolo in pace resta nelle sue zone d’origine.",
      noFurtherInside: "Senza un capo del suo Popolo un’unità non entra in altre zone interne.",
      straightToRome: "L’Augusto atteso a Roma va per una via di costo minimo.",
      enemyStops: "Le unità si fermano dove incontrano unità nemiche.",

      notWithThem: "Quella pedina non è nel gruppo.",
      notDroppedBefore: "Le unità si lasciano per strada, non prima del primo passo.",
      leadersStay: "I capi restano con le unità che vanno più lontano.",
      bereft: "Un capo è morto in marcia: lascia prima chi nessuno guida più, o fermati.",
      outlivesUnits: "L’ultima unità che marciava con lui non c’è più: un capo non va più lontano di lei.",
      hasALeader: "Quell’unità ha ancora il suo capo.",

      nobodyToWin: "I capi ribelli appena arrivati possono chiamare a sé solo unità fedeli.",
      leaderHoldsThem: "Un capo fedele è con loro: non ascoltano.",
      vexillationIsLoyal: "Una vessillazione passa ai ribelli solo se hanno tre legioni del suo Fronte.",

      fleetsAreRomes: "Le flotte servono Roma, chiunque tenga i loro porti.",
      onlyRomansAboard: "Una flotta trasporta solo Romani fedeli.",
      notAtTheQuay: "S’imbarca solo chi era nella zona del porto all’inizio della sequenza.",
      noPlaces: "Una flotta trasporta due unità, e in più dei capi.",
      garrisonAboard: "Le unità della guarnigione s’imbarcano solo con un Augusto o un Cesare a bordo.",
      notAboard: "In mare nessuno s’imbarca: sbarca solo chi è a bordo.",
      nobodyAboard: "A bordo non c’è più nessuno.",
      pickFirst: "Di' prima chi sbarca.",
      oneStepAtSea: "Una flotta fa un passo per sequenza.",
      noSeaway: "Una flotta va dal suo porto a un mare adiacente, da un mare all’altro, o a casa.",
      closedSea: "Quel mare è chiuso alle flotte.",
      onlyOwnPort: "Una flotta entra solo nel proprio porto.",
      notOnThatCoast: "Si sbarca su una costa del mare in cui è la flotta.",
      stillInPort: "La flotta è ancora in porto: non c’è nessuno da sbarcare.",

      frontNotInReserve: "Una legione lascia il suo Fronte solo se questo è in riserva.",
      halfMustStay: "La metà delle legioni di un Fronte, arrotondata per eccesso, deve restarvi.",
      garrisonNeedsEmperor: "Le unità della guarnigione di Roma vanno solo con un Augusto o un Cesare.",
      garrisonOfRebels: "Le unità della guarnigione che sono ribelli non si muovono, non evadono e non fuggono.",
      landAtPeace: "Le unità romane entrano nella terra di un Popolo solo se è in guerra con Roma.",
      rebelsStayInEmpire: "Le unità ribelli non lasciano mai l’impero.",
      armeniansStay: "L’unità armena non lascia mai la sua zona.",
      peopleAtPeaceThere:
        "Un Popolo in guerra entra nella terra di un altro solo se anche quello è in guerra; in Armenia entrano quelli d’Oriente.",
      notTheirFront: "Da fuori un Popolo entra nell’impero solo dal Fronte della sua fascia.",
      tooFarFromHome: "Un Popolo non si allontana più di 5 zone da casa.",
      interiorNeedsLeader: "Le unità di un Popolo entrano nelle Province Interne solo con un loro capo.",
      chiefNotAlone: "Dentro l’impero un capo non romano non si muove senza unità.",
      notTheirKind:
        "Romani, Popoli d’Occidente e Popoli d’Oriente non stanno mai nella stessa zona dalla parte dei nemici di Roma.",
    },

    intent(intent) {
      const { way } = intent;
      const goal = way[way.length - 1];
      if (intent.do === "sail")
        return intent.lands
          ? `${who(intent.pieces)} → ${land(goal)}, da ${piece(intent.fleet)}`
          : `${piece(intent.fleet)}${aboard(intent.pieces)} → ${land(goal)}`;
      const goes = `${who(intent.pieces)} → ${land(goal)}`;
      return way.length === 1 ? goes : `${goes}, passando per ${lands(way.slice(0, -1))}`;
    },
  };
};
