/**
 * Free deployment (S0.b to S0.h). The pieces stand already, as the scenario suggests: whoever has the initiative in the
 * first turn moves his own about as he likes, then the other. No change may leave anything undone.
 */
import type { Refusal } from "@rubicon/engine";
import { cleanSlate, finding, GOES, UNKNOWN } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { deployRefusal, isDeployed, isPrescribed, leaveRefusal, placesFor } from "../deployment.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { own, type Position, put, rulesOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { CAES, REP, SIDES, seatOf } from "../sides.ts";
import type { Asks, Runs } from "./step.ts";

type Deploy = FrameAt<"deploy">;

/** AIE-S5.g, AIE-R51: before anybody deploys. His owner may place him like any other leader. */
export const lot: Runs<"lot"> = {
  run(p, _f, dice, tell) {
    pop(p);
    const { dolabella, pieceIds, zoneIds } = p.box;
    const places = rulesOf(p).dolabella;
    if (places === null) return;
    const die = dice.roll(6);
    const side = die % 2 === 0 ? CAES : REP;
    own.side(p)[dolabella] = side;
    put(p, dolabella, places[side]);
    const zone = zoneIds[places[side]];
    tell({ e: "lot", rule: "AIE-S5.g", side: SIDES[side], leader: pieceIds[dolabella], die, zone });
  },
};

export const deploy: Asks<"deploy"> = {
  decides: (p, f) => seatOf(p, f.side),

  question: (p, f) => ({
    ask: "deploy",
    rule: "AIE-S0.b",
    side: SIDES[f.side],
    piece: f.piece === NO_PIECE ? null : p.box.pieceIds[f.piece],
  }),

  legal(p, f, list) {
    const { acts } = p.box;
    list.push(acts.deployed());
    if (f.piece !== NO_PIECE) {
      const places = placesFor(p, f.side, f.piece);
      const at = p.at[f.piece];
      for (let i = 0; i < places.length; i++)
        if (places[i] === at || !leaveRefusal(p, f.side, f.piece, places[i])) list.push(acts.station(places[i]));
    }
    listTakes(p, f, list);
  },

  acts: {
    /** Another one may be taken instead: the first then stays where it is. */
    take: {
      refuse: (p, f, { piece }) => takeRefusal(p, f, piece),
      play: (p, f, { piece }) => next(p, { ...f, piece }),
    },
    station: {
      refuse: (p, f, { zone }) =>
        f.piece === NO_PIECE ? NO.deployNothingTaken : deployRefusal(p, f.side, f.piece, zone),
      play(p, f, { zone }, _dice, tell) {
        const { pieceIds, zoneIds } = p.box;
        const from = p.at[f.piece];
        put(p, f.piece, zone);
        next(p, { ...f, piece: NO_PIECE });
        if (from === zone) return;
        tell({
          e: "deploys",
          rule: "AIE-S0.b",
          side: SIDES[f.side],
          piece: pieceIds[f.piece],
          from: zoneIds[from],
          to: zoneIds[zone],
        });
      },
    },
    deployed: {
      play(p, f, _act, _dice, tell) {
        tell({ e: "deployed", rule: "AIE-S0.b", side: SIDES[f.side] });
        pop(p);
      },
    },
  },

  byDefault: (p) => p.box.acts.deployed(),
};

/** What one piece of a kind may do, every one of its kind in its zone may: Legio, other land unit, ship, leader. */
function listTakes(p: Position, f: Deploy, list: Act[]): void {
  const { acts, pieces, zones, isLegio, isNaves, isLeader } = p.box;
  const found = cleanSlate(4 * zones.length);
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece === f.piece || !isDeployed(p, f.side, piece)) continue;
    if (isLeader[piece] && isPrescribed(p, piece)) {
      if (takeRefusal(p, f, piece) === null) list.push(acts.take(piece));
      continue;
    }
    const key = 4 * p.at[piece] + (isLeader[piece] ? 3 : isNaves[piece] ? 2 : isLegio[piece] ? 1 : 0);
    if (found[key] === UNKNOWN) found[key] = finding(takeRefusal(p, f, piece));
    if (found[key] === GOES) list.push(acts.take(piece));
  }
}

/** What cannot stand anywhere else is not worth taking. */
function takeRefusal(p: Position, f: Deploy, piece: Piece): Refusal | null {
  if (!isDeployed(p, f.side, piece)) return NO.deployOthers;
  if (piece === f.piece) return NO.deployTaken;
  const places = placesFor(p, f.side, piece);
  const { region, isLeader } = p.box;
  const at = p.at[piece];
  // A unit may always go elsewhere in its region; only who would leave it has to be counted.
  if (!isLeader[piece])
    for (let i = 0; i < places.length; i++) if (places[i] !== at && region[places[i]] === region[at]) return null;
  let why: Refusal = isPrescribed(p, piece) ? NO.deployPrescribed : NO.deployNowhereElse;
  for (let i = 0; i < places.length; i++) {
    if (places[i] === at) continue;
    const refusal = leaveRefusal(p, f.side, piece, places[i]);
    if (refusal === null) return null;
    why = refusal;
  }
  return why;
}
