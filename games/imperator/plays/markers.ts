/** Counters that are laid where their text says (IMP-6.1.a, IMP-6.2.n), and Armenia, which changes hands (IMP-6.3.i). */
import { NO } from "../refusals/index.ts";
import { NOBODY } from "../sides.ts";
import { turnArmenia } from "../war-and-peace.ts";
import { ANY_TIME } from "./moments.ts";
import { type Play, plain } from "./play.ts";

/** Nothing else happens: who lifts it has to come (IMP-R72). */
const laid = plain(
  () => null,
  () => {},
);

export const parthianCoup: Play = {
  rule: "IMP-6.1.a",
  moments: ANY_TIME,
  ways: laid,
  goes: ({ box }) => box.ctesiphon,
};

export const intrigue: Play = {
  rule: "IMP-6.2.n",
  moments: ANY_TIME,
  ways: laid,
  goes: ({ box }) => box.roma,
};

/** IMP-R82: at once; whoever stands there together now fights in the next E.2. */
export const armenianAlliance: Play = {
  rule: "IMP-6.3.i",
  moments: ANY_TIME,
  ways: plain(
    (p) => (p.armenia === NOBODY ? NO.armeniaUnused : null),
    (p, _player, _stratagem, _dice, tell) => turnArmenia(p, "IMP-6.3.i", tell),
  ),
};
