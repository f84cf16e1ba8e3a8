/** Pictures beside the texts of lessons. */
import type { Language } from "@rubicon/engine";
import type { ComponentType, ReactNode } from "react";
import type { PictureProps } from "./form.ts";

/** A picture for every step that is named here, in whatever lesson; nothing beside the others. */
export const picturesBy = (
  pictures: Readonly<Record<string, ComponentType<{ readonly language: Language }>>>,
): ComponentType<PictureProps> =>
  function StepPicture({ step, language }: PictureProps): ReactNode {
    const Picture = Object.hasOwn(pictures, step) ? pictures[step] : null;
    return Picture === null ? null : <Picture language={language} />;
  };
