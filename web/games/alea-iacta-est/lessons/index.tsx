/** The lessons of Alea Iacta Est. */
import type { ReactNode } from "react";
import type { MakeLessons, PictureProps } from "../../../lesson/form.ts";
import { kitOf, withKit } from "../kit.ts";
import type { Sheet } from "../map/geography.ts";
import { LeaderAnatomy, UnitAnatomy } from "../primer/Anatomy.tsx";
import { pharsalus } from "./pharsalus/index.ts";

export const lessonsOn =
  (sheet: Sheet): MakeLessons =>
  (game, pack) => ({ lessons: [pharsalus], Picture: withKit(kitOf(game, pack, sheet), Picture) });

function Picture({ lesson, step, language }: PictureProps): ReactNode {
  if (lesson !== pharsalus.id) return null;
  if (step === "legion") return <UnitAnatomy language={language} />;
  return step === "leader" ? <LeaderAnatomy language={language} /> : null;
}
