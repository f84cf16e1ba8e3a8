import { lazy, type ReactNode, Suspense } from "react";

/** Most tables are played with the usual components, and need no words about others. */
const Sentence = lazy(async () => ({ default: (await import("./PlayedWithWords.tsx")).PlayedWithWords }));

/** Quietly: which components a table is played with, if they are not the usual ones. */
export function PlayedWith({ name }: { readonly name: string | null }): ReactNode {
  if (name === null) return null;
  return (
    <Suspense>
      <Sentence name={name} />
    </Suspense>
  );
}
