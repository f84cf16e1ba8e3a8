/** The lessons of Julius Caesar. */
import type { ReactNode } from "react";
import type { MakeLessons, PictureProps } from "../../../lesson/form.ts";
import { kitOf, withKit } from "../kit.ts";
import type { Sheet } from "../map/geography.ts";
import { Anatomy } from "../primer/Anatomy.tsx";
import { firstTurn } from "./first-turn/index.ts";

export const lessonsOn =
  (sheet: Sheet): MakeLessons =>
  (game, pack) => ({ lessons: [firstTurn], Picture: withKit(kitOf(game, pack, sheet), Picture) });

function Picture({ lesson, step, language }: PictureProps): ReactNode {
  return lesson === firstTurn.id && step === "block" ? <Anatomy language={language} /> : null;
}
