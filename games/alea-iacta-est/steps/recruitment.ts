/** Recruitment (9.4.d to 9.4.m): rounds over the regions, one unit of each type in a region's turn, from one Reserve. */
import { nth, type Refusal } from "@rubicon/engine";
import { RECRUIT_TYPES, RESERVE, type Region, waitingIn } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import { own, ownLegionsIn, type Position, takeOff } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { NOBODY, SIDES, seatOf } from "../sides.ts";
import type { Asks, Chronicle } from "./step.ts";

type Recruitment = FrameAt<"recruitment">;

const LEGIO = RECRUIT_TYPES.indexOf("legio");

export const recruitment: Asks<"recruitment"> = {
  asks(p, f, _dice, tell) {
    // AIE-9.4.m
    const side = p.control[f.region];
    if (side === NOBODY) return nextRegion(p, f);
    const resting = (f.resting & (1 << side)) !== 0;
    if (resting && mustRecruit(p, f)) {
      enlist(p, f, recruitsFor(p, f)[0], tell);
      return false;
    }
    return !resting && canRecruit(p, f) ? true : nextRegion(p, f);
  },

  decides: (p, f) => seatOf(p, p.control[f.region]),

  question: (p, f) => ({
    ask: "recruitment",
    rule: "AIE-9.4.e",
    side: SIDES[p.control[f.region]],
    region: p.box.regionIds[f.region],
    types: RECRUIT_TYPES.filter((_, type) => recruitsFor(p, f).some((unit) => p.box.recruitType[unit] === type)),
    must: mustRecruit(p, f),
  }),

  legal(p, f, list) {
    const { acts } = p.box;
    for (const unit of recruitsFor(p, f)) list.push(acts.recruit(unit));
    if (!mustRecruit(p, f)) list.push(acts.done());
    list.push(acts.rest());
  },

  acts: {
    recruit: {
      refuse: (p, f, { unit }) => recruitRefusal(p, f, unit),
      play: (p, f, { unit }, _dice, tell) => enlist(p, f, unit, tell),
    },
    /** AIE-9.4.j, AIE-R150: whoever declines in one round may still recruit in the next. */
    done: {
      refuse: (p, f) => (mustRecruit(p, f) ? NO.recruitGarrison : null),
      play(p, f) {
        nextRegion(p, f);
      },
    },
    /** Nothing more this year but what the garrisons need. */
    rest: { play: (p, f) => next(p, { ...f, resting: f.resting | (1 << p.control[f.region]) }) },
  },

  byDefault: (p, f) => (mustRecruit(p, f) ? p.box.acts.recruit(recruitsFor(p, f)[0]) : p.box.acts.done()),
};

/** AIE-9.4.g: a round in which nobody has recruited is the last. True never: this region is not asked again now. */
function nextRegion(p: Position, f: Recruitment): false {
  const last = f.region + 1 === p.box.regions.length;
  if (!last) next(p, { ...f, region: nth<Region>(f.region + 1), types: 0 });
  else if (f.recruited) next(p, { ...f, region: nth<Region>(0), types: 0, recruited: false });
  else pop(p);
  return false;
}

/** Recruited this year in a region. */
const raised = (p: Position, region: Region, type: number): number => p.recruited[4 * region + type];

function recruitRefusal(p: Position, f: Recruitment, unit: Piece): Refusal | null {
  if (p.at[unit] !== RESERVE) return NO.recruitNotInReserve; // AIE-9.4.l: of either faction
  const type = p.box.recruitType[unit];
  if ((f.types & (1 << type)) !== 0) return NO.recruitOneOfType; // AIE-9.4.f
  if (raised(p, f.region, type) >= p.box.recruits[f.region][type]) return NO.recruitLimit; // AIE-9.4.h
  const first = type === LEGIO && raised(p, f.region, LEGIO) === 0;
  return first && !p.box.isRecruit[unit] && hasRecruitLegion(p) ? NO.recruitFirstR : null; // AIE-9.4.i
}

function hasRecruitLegion(p: Position): boolean {
  const { legions, isRecruit } = p.box;
  for (let i = 0; i < legions.length; i++) if (isRecruit[legions[i]] && p.at[legions[i]] === RESERVE) return true;
  return false;
}

/** Legions first, as the units are numbered. */
const recruitsFor = (p: Position, f: Recruitment): Piece[] =>
  p.box.romanUnits.filter((unit) => recruitRefusal(p, f, unit) === null);

const canRecruit = (p: Position, f: Recruitment): boolean =>
  p.box.romanUnits.some((unit) => recruitRefusal(p, f, unit) === null);

/** AIE-9.4.d: a legion that the garrison still lacks, in this turn of the region, as far as limits and Reserve allow. */
function mustRecruit(p: Position, f: Recruitment): boolean {
  const { garrison, legions } = p.box;
  const lacking = garrison[f.region] - ownLegionsIn(p, p.control[f.region], f.region);
  if (lacking <= 0) return false;
  const box = waitingIn(f.region);
  if (legions.filter((unit) => p.at[unit] === box).length >= lacking) return false;
  return legions.some((unit) => recruitRefusal(p, f, unit) === null);
}

/** AIE-9.4.k, AIE-9.4.n: it waits in the box of the region, at full strength, for the next Phase D. */
function enlist(p: Position, f: Recruitment, unit: Piece, tell: Chronicle): void {
  const { pieceIds, regionIds } = p.box;
  const side = p.control[f.region];
  const type = p.box.recruitType[unit];
  takeOff(p, unit, waitingIn(f.region));
  own.side(p)[unit] = side;
  own.recruited(p)[4 * f.region + type]++;
  tell({
    e: "recruited",
    rule: "AIE-9.4.k",
    side: SIDES[side],
    unit: pieceIds[unit],
    region: regionIds[f.region],
  });
  next(p, { ...f, types: f.types | (1 << type), recruited: true });
}
