/** The lessons of Imperator. */
import type { MakeLessons } from "../../../lesson/form.ts";
import { picturesBy } from "../../../lesson/pictures.tsx";
import type { Sheet } from "../../../series/map/geography.ts";
import { kitOf, withKit } from "../kit.ts";
import { LeaderAnatomy, UnitAnatomy } from "../primer/Anatomy.tsx";
import { avidiusCassius } from "./avidius-cassius/index.ts";

export const lessonsOn =
  (sheet: Sheet): MakeLessons =>
  (game) => ({ lessons: [avidiusCassius], Picture: withKit(kitOf(game, sheet), Picture) });

const Picture = picturesBy({ legion: UnitAnatomy, leader: LeaderAnatomy });
