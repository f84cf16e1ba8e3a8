/** The lessons of Alea Iacta Est. */
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import type { MakeLessons } from "../../../lesson/form.ts";
import { picturesBy } from "../../../lesson/pictures.tsx";
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

/** What the learner holds in the first. */
const Held = ({ language }: { readonly language: Language }): ReactNode => (
  <span className="aie-lesson-counter">
    <Stratagem counter={HELD} language={language} />
  </span>
);

/** Both begin with a legion and a leader. */
const Picture = picturesBy({ legion: UnitAnatomy, leader: LeaderAnatomy, hand: Held });
