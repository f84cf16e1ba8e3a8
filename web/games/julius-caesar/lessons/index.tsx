/** The lessons of Julius Caesar. */
import type { MakeLessons } from "../../../lesson/form.ts";
import { picturesBy } from "../../../lesson/pictures.tsx";
import { kitOf, withKit } from "../kit.ts";
import type { Sheet } from "../map/geography.ts";
import { Anatomy } from "../primer/Anatomy.tsx";
import { firstTurn } from "./first-turn/index.ts";

export const lessonsOn =
  (sheet: Sheet): MakeLessons =>
  (game, pack) => ({ lessons: [firstTurn], Picture: withKit(kitOf(game, pack, sheet), Picture) });

const Picture = picturesBy({ block: Anatomy });
