/** The lessons of Alea Iacta Est. */
import type { ReactNode } from "react";
import type { MakeLessons, PictureProps } from "../../../lesson/form.ts";
import type { Sheet } from "../../../series/map/geography.ts";
import { kitOf, withKit } from "../kit.ts";
import "../../../series/panels/hand.css";
import { Stratagem } from "../panels/Stratagem.tsx";
import { LeaderAnatomy, UnitAnatomy } from "../primer/Anatomy.tsx";
import "./lessons.css";
import { pharsalus } from "./pharsalus/index.ts";
import { rubicon } from "./rubicon/index.ts";
import { HELD } from "./rubicon/steps.ts";

export const lessonsOn =
  (sheet: Sheet): MakeLessons =>
  (game, pack) => ({ lessons: [rubicon, pharsalus], Picture: withKit(kitOf(game, pack, sheet), Picture) });

/** Both begin with a legion and a leader; the first shows what the learner holds. */
function Picture({ step, language }: PictureProps): ReactNode {
  if (step === "legion") return <UnitAnatomy language={language} />;
  if (step === "leader") return <LeaderAnatomy language={language} />;
  if (step !== "hand") return null;
  return (
    <span className="aie-lesson-counter">
      <Stratagem counter={HELD} language={language} />
    </span>
  );
}
