/** Leaders taken up with whom they can lead and brought somewhere by land; units by themselves (3.5, 4.3, 7). */
import type { Refusal } from "@rubicon/engine";
import { closingsBy, marchesBy } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { isLand, type Zone } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import { top } from "../frames.ts";
import { alone, inRank, partyOf, tired } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { CLEAN } from "../plague.ts";
import { copy, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, NOBODY, type Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { joinRefusal, setOut } from "../steps/joining.ts";
import { isFree } from "../table.ts";

export const marches = marchesBy<Position, Act, Forecast>({
  refuse: inSteps.refuse,
  play: inSteps.play,
  forecast: inSteps.forecast,
  copy,
  inRank,
  stepsOn,
  movers,
  follows: (p, side, chief, piece) => joinRefusal(p, setOut(side, p.at[chief]), alone(p, side, chief), piece) === null,
  parties: (_p, pieces) => [pieces],
  inTurn: (_p, units) => units,
  isPlagued: (p, zone) => p.infested[zone] !== CLEAN,
  isHeld: (p, side, zone) => !isFree(p, side, zone),
});

function stepsOn(p: Position): Zone[] {
  const zones: Zone[] = [];
  for (const act of inSteps.legal(p)) if (act.do === "step") zones.push(act.to);
  return zones;
}

/** IMP-R43: units of Peoples at peace too, for the Enemy. Fleets and those aboard go by sea. */
function movers(p: Position, side: Side): Piece[] {
  const { isFleet, pieces } = p.box;
  const isMoved = (piece: Piece): boolean => p.side[piece] === side || (side === ENEMY && p.side[piece] === NOBODY);
  return pieces.filter((piece) => isLand(p.box, p.at[piece]) && !isFleet[piece] && isMoved(piece));
}

/** Why they cannot be brought there by land. */
export const marchClosed = closingsBy<Position, Act, Forecast>(
  {
    refuse: inSteps.refuse,
    weary(p) {
      const f = top(p);
      return f.step === "group" ? tired(p, partyOf(p, f.side)) : NO.nowhereToGo;
    },
    waysOf: (p, zone) => p.box.waysFrom[zone],
    apart: (p, zone) => (isLand(p.box, zone) ? null : { why: NO.onlyByShip, far: false }),
    aloneRefusal,
    fitting: (_p, _zone, reasons) => reasons,
  },
  marches,
);

/** IMP-3.5.d, IMP-4.3.g */
function aloneRefusal(p: Position, unit: Piece, zone: Zone): Refusal | null {
  if (!isLand(p.box, zone)) return NO.onlyByShip;
  if (p.box.waysFrom[p.at[unit]].some(({ to }) => to === zone)) return null;
  return p.box.people[unit] === ROMAN ? NO.oneZoneAlone : NO.oneZoneOfPeople;
}
