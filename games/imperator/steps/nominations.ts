/** D3: Rome names a second Augustus and a Caesar (2.D.g, 2.D.k, 3.6, R39, R107). */
import type { Refusal } from "@rubicon/engine";
import { onMap } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { isLoyal } from "../table.ts";
import { AUGUSTUS, augusti, bestow, CAESAR, caesares, hasTitle, isCivilWar, strip } from "../titles.ts";
import type { Asks, Chronicle } from "./step.ts";

type Naming = FrameAt<"nominations">;

/** IMP-3.6.c; IMP-3.6.h: never in a civil war. */
export const nominations: Asks<"nominations"> = {
  asks(p, f) {
    if (!isCivilWar(p) && (mayName(p, f, augustusRefusal) || mayName(p, f, caesarRefusal))) return true;
    pop(p);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: (p, f) => ({
    ask: "nominations",
    rule: "IMP-2.D.g",
    side: SIDES[ROME],
    augustus: mayName(p, f, augustusRefusal),
    caesar: mayName(p, f, caesarRefusal),
  }),

  legal(p, f, list) {
    const { acts, romanLeaders } = p.box;
    list.push(acts.done());
    for (const leader of romanLeaders) if (augustusRefusal(p, f, leader) === null) list.push(acts.augustus(leader));
    for (const leader of romanLeaders) if (caesarRefusal(p, f, leader) === null) list.push(acts.caesar(leader));
  },

  acts: {
    augustus: {
      refuse: (p, f, { leader }) => augustusRefusal(p, f, leader),
      play(p, f, { leader }, _dice, tell) {
        next(p, { ...f, augustus: true });
        strip(p, leader, CAESAR);
        name(p, leader, AUGUSTUS, tell);
      },
    },
    caesar: {
      refuse: (p, f, { leader }) => caesarRefusal(p, f, leader),
      play(p, f, { leader }, _dice, tell) {
        next(p, { ...f, caesar: true });
        name(p, leader, CAESAR, tell);
      },
    },
    done: { play: pop },
  },

  byDefault: (p) => p.box.acts.done(),
};

/** IMP-3.6.a */
export const MOST_TITLED = 2;

const mayName = (p: Position, f: Naming, refusal: typeof augustusRefusal): boolean =>
  p.box.romanLeaders.some((leader) => refusal(p, f, leader) === null);

/** IMP-3.6.e: the sons of Septimius Severus. A Caesar may be raised (IMP-R39). */
function augustusRefusal(p: Position, f: Naming, leader: Piece): Refusal | null {
  if (f.augustus) return NO.nominateOneAugustus;
  const refusal = nomineeRefusal(p, leader);
  if (refusal !== null) return refusal;
  if (hasTitle(p, leader, AUGUSTUS)) return NO.nominateAugustusAlready;
  if (augusti(p).length >= MOST_TITLED) return NO.nominateTwoAugusti;
  const { severus, caracalla, geta } = p.box;
  return hasTitle(p, severus, AUGUSTUS) && leader !== caracalla && leader !== geta ? NO.nominateSons : null;
}

/** IMP-3.6.f: Severus may make a Caesar of anybody. */
function caesarRefusal(p: Position, f: Naming, leader: Piece): Refusal | null {
  if (f.caesar) return NO.nominateOneCaesar;
  const refusal = nomineeRefusal(p, leader);
  if (refusal !== null) return refusal;
  if (hasTitle(p, leader, AUGUSTUS | CAESAR)) return NO.nominateTitled;
  return caesares(p).length >= MOST_TITLED ? NO.nominateTwoCaesares : null;
}

/** What holds for both titles: IMP-3.6.d, IMP-3.6.g, IMP-3.6.i, IMP-R39. */
function nomineeRefusal(p: Position, leader: Piece): Refusal | null {
  const { commodus, caracalla, isLeader, marcusAurelius } = p.box;
  if (augusti(p).every((each) => each === commodus || each === caracalla)) return NO.nominateNobody;
  if (!isLeader[leader] || !isLoyal(p, leader) || !onMap(p.at[leader])) return NO.nominateLoyal;
  return hasTitle(p, marcusAurelius, AUGUSTUS) && leader !== commodus ? NO.nominateCommodus : null;
}

function name(p: Position, leader: Piece, title: typeof AUGUSTUS | typeof CAESAR, tell: Chronicle): void {
  bestow(p, leader, title);
  const named = { leader: p.box.pieceIds[leader], title: title === AUGUSTUS ? "augustus" : "caesar" } as const;
  tell({ e: "named", rule: "IMP-3.6.c", ...named });
}
