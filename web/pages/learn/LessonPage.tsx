/** A lesson: found among those of its game, and laid on the table where it was left. */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../../app/Loading.tsx";
import { problemOf } from "../../app/loading.ts";
import { useWords } from "../../app/words.ts";
import type { GameFace } from "../../games/face.ts";
import { faceOf, standardGame } from "../../games/index.ts";
import { lessonsOf } from "../../lesson/finding.ts";
import type { Lesson, PictureProps } from "../../lesson/form.ts";
import { LessonTable } from "../../lesson/LessonTable.tsx";
import { lessonWords } from "../../lesson/words.ts";

interface Props {
  readonly game: string;
  /** The first one, if not given. */
  readonly id?: string | undefined;
}

interface Ready {
  readonly lesson: Lesson;
  readonly next: Lesson | null;
  readonly face: GameFace;
  readonly Picture: ComponentType<PictureProps>;
}

export default function LessonPage({ game, id }: Props): ReactNode {
  const words = useWords(lessonWords);
  const [ready, setReady] = useState<Ready | "none" | { readonly trouble: unknown } | null>(null);
  useEffect(() => {
    let left = false;
    lay(game, id).then(
      (made) => left || setReady(made ?? "none"),
      (trouble: unknown) => left || setReady({ trouble }),
    );
    return () => {
      left = true;
    };
  }, [game, id]);

  if (ready === null) return <Loading />;
  if (ready !== "none" && "lesson" in ready) return <LessonTable key={ready.lesson.id} {...ready} />;
  return (
    <div className="page narrow">
      <p className="notice bad" role="alert">
        {ready === "none" ? words.missing : problemOf(ready.trouble).message}
      </p>
      <p>
        <Link href="/">{words.leave}</Link>
      </p>
    </div>
  );
}

async function lay(id: string, wanted: string | undefined): Promise<Ready | null> {
  const game = await standardGame(id);
  if (game === null) return null;
  const [taught, face] = await Promise.all([lessonsOf(game), faceOf(game)]);
  if (taught === null) return null;
  const { lessons, Picture } = taught;
  const at = lessons.findIndex((each) => wanted === undefined || each.id === wanted);
  return at < 0 ? null : { lesson: lessons[at], next: lessons[at + 1] ?? null, face, Picture };
}
