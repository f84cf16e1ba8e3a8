/** What stands on the counters of Alea Iacta Est, and the signs of its factions. */
import "./sides.css";
import type { Nationality, PieceFacts, RecruitType, SideName } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import {
  archer,
  cataphract,
  fasces,
  general,
  horseman,
  king,
  laurel,
  legionary,
  tribesman,
  trireme,
} from "../../../series/pieces/figures.tsx";

const HORSE_LORDS: readonly (Nationality | null)[] = ["iranians"];

/** What may be recruited, as a sign for it. */
export const RECRUITS: Readonly<Record<RecruitType, ReactNode>> = {
  legio: legionary,
  auxilia: archer,
  equites: horseman,
  naves: trireme,
};

/** What stands on a counter: by its type, and by the nation it comes from. */
export function figureOf({ type, people, nationality }: PieceFacts): ReactNode {
  switch (type) {
    case "leader":
      return people === null ? general : king;
    case "legio":
      return legionary;
    case "auxilia":
      return archer;
    case "naves":
      return trireme;
    case "equites":
      return HORSE_LORDS.includes(nationality) ? cataphract : horseman;
    case "pedites":
      return tribesman;
  }
}

export const EMBLEMS: Readonly<Record<SideName, ReactNode>> = { caesarians: laurel, republicans: fasces };
