/** What stands on the counters of Imperator: silhouettes that both volumes have, and some of its own. In a square of 100. */
import type { PieceFacts, SideName } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import {
  cataphract,
  general,
  HORSE,
  horseman,
  king,
  legionary,
  tribesman,
  trireme,
} from "../../../series/pieces/figures.tsx";

/** A man of the guard: a crest from ear to ear, an oval shield with a thunderbolt. */
const guard = (
  <>
    <path
      className="fig"
      d="M22 22Q24 0 52 0Q80 0 82 22Q76 16 70 22 68 14 60 19 58 11 52 16 46 11 44 19 36 14 34 22 28 16 22 22Z"
    />
    <path className="fig" d="M38 24Q42 16 52 16Q64 16 66 25V38L58 42H46L38 38Z" />
    <ellipse className="fig" cx="48" cy="69" rx="30" ry="29" />
    <path className="fig" d="M86 4 91 20 88 21V100H84V21L81 20Z" />
    <path className="cut" d="M44 27H60V33H55V39H49V33H44Z" />
    <path className="cut" d="M44 49 58 49 51 64H60L38 91 45 71H37Z" />
    <path className="nick" d="M22 69A26 25 0 0 1 74 69M22 69A26 25 0 0 0 74 69" />
  </>
);

/** A man of the city's watch: a round shield, a staff. */
const watch = (
  <>
    <path className="fig" d="M38 24Q38 4 52 3Q67 4 66 24V36L58 41H46L38 36Z" />
    <path className="fig" d="M34 42Q51 35 69 42L74 72H30Z" />
    <path className="fig" d="M36 68H50L48 86 49 100H34L38 84ZM52 68H67L72 84 76 100H61L56 86Z" />
    <circle className="rimmed" cx="34" cy="64" r="23" />
    <path className="fig" d="M84 6H90V100H84Z" />
    <path className="fig" d="M80 8Q87-4 94 8L90 16H84Z" />
    <path className="cut" d="M44 27H60V32H55V38H49V32H44Z" />
    <circle className="cut" cx="34" cy="64" r="7" />
    <path className="nick" d="M34 45V83M15 64H53" />
  </>
);

/** Detached troops march behind a flag of their own. */
const vexillum = (
  <>
    <path className="fig" d="M47 10H53V100H47Z" />
    <path className="fig" d="M50-6 57 10H43Z" />
    <path className="fig" d="M12 14H88V20H12Z" />
    <path className="fig" d="M18 20H82V66L73 60 64 66 57 60 50 66 43 60 36 66 27 60 18 66Z" />
    <path className="cut" d="M50 27 55 37 66 38 58 46 60 57 50 51 40 57 42 46 34 38 45 37Z" />
    <circle className="fig" cx="12" cy="17" r="5" />
    <circle className="fig" cx="88" cy="17" r="5" />
  </>
);

const RIDER = "M41 25Q49 19 57 26L61 47 56 62 62 72 53 75 46 61 41 47Z";
const LEGS = "M58 68 70 70 70 84 77 96H67L60 85ZM20 62 32 70 18 82 15 96H5L9 78Z";

/** A Sarmatian with the long lance that takes two hands. */
const lancer = (
  <>
    <path className="fig" d={HORSE} />
    <path className="fig" d={LEGS} />
    <path className="fig" d={RIDER} />
    <path className="fig" d="M40 18 42 8 50-6 58 8 60 18Q50 23 40 18Z" />
    <path className="limb thin" d="M52 36 64 42M2 66 108 12" />
    <path className="nick" d="M43 30H58M42 37H59M42 44H60" />
  </>
);

/** He shoots over the back of his horse. */
const horseArcher = (
  <>
    <path className="fig" d={HORSE} />
    <path className="fig" d={LEGS} />
    <path className="fig" d={RIDER} />
    <path className="fig" d="M40 16Q38 0 50-2Q63 0 60 16Q50 21 40 16Z" />
    <path className="limb thin" d="M46 31 20 27M55 31 40 29" />
    <path className="limb thin" d="M14-4Q-6 26 18 54" />
    <path className="string" d="M14-4 38 28 18 54" />
    <path className="nick" d="M45 51Q52 55 60 51" />
  </>
);

/** What stands on a counter. */
export function figureOf({ type, people }: Pick<PieceFacts, "type" | "people">): ReactNode {
  switch (type) {
    case "leader":
      return people === null ? general : king;
    case "legion":
      return legionary;
    case "praetorian":
      return guard;
    case "urban":
      return watch;
    case "cavalry":
    case "horse":
      return horseman;
    case "vexillation":
      return vexillum;
    case "lancers":
      return lancer;
    case "archers":
      return horseArcher;
    case "cataphracts":
      return cataphract;
    case "foot":
      return tribesman;
    case "fleet":
      return trireme;
  }
}

/** An eagle with spread wings, the sign of Rome. */
export const eagle: ReactNode = (
  <>
    <path
      className="fig"
      d="M50 20Q58 10 68 16L64 21 70 24 62 28Q64 34 61 40Q80 34 98 12Q98 40 84 54 92 54 94 52 88 66 74 68L80 72Q70 76 62 72L58 84 66 92H34L42 84 38 72Q30 76 20 72L26 68Q12 66 6 52 8 54 16 54 2 40 2 12 20 34 39 40 36 28 42 22 46 18 50 20Z"
    />
    <path className="nick" d="M40 52Q50 58 60 52M42 62Q50 67 58 62M14 32Q26 48 40 50M86 32Q74 48 60 50" />
  </>
);

/** A wolf's head on a pole, as the Dacians and others carried it: the sign of Rome's enemies. */
export const wolf: ReactNode = (
  <>
    <path
      className="fig"
      d="M18 30 28 6 40 20Q62 16 78 34L98 44 94 56 76 58 92 66 84 74 62 66Q54 78 40 80L36 98H26L28 78Q10 66 18 30Z"
    />
    <path className="cut" d="M50 34 60 36 54 42Z" />
    <path className="nick" d="M76 58 62 52M44 58Q54 66 62 66M28 44Q26 58 34 70" />
  </>
);

export const EMBLEMS: Readonly<Record<SideName, ReactNode>> = { rome: eagle, enemy: wolf };
