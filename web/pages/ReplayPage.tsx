/** Games played again: from a table, from this browser, or from a file. */
import { ClientError } from "@rubicon/client";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/Loading.tsx";
import { problemOf } from "../app/loading.ts";
import { server } from "../app/server.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { faces } from "../games/index.ts";
import { type Found, find } from "../replay/finding.ts";
import { ReplayHome } from "../replay/ReplayHome.tsx";
import { ReplayTable } from "../replay/ReplayTable.tsx";
import { replayWords } from "../replay/words.ts";
import { tableWords } from "./shared/words.ts";

export default function ReplayPage({ id }: { readonly id?: string | undefined }): ReactNode {
  return id === undefined ? <ReplayHome /> : <Replayed key={id} id={id} />;
}

interface Laid {
  readonly found: Found;
  readonly face: GameFace;
}

function Replayed({ id }: { readonly id: string }): ReactNode {
  const words = useWords(replayWords);
  const { noAnswer } = useWords(tableWords);
  const [laid, setLaid] = useState<Laid | "none" | { readonly trouble: unknown } | null>(null);

  useEffect(() => {
    let left = false;
    lay(id).then(
      (made) => left || setLaid(made ?? "none"),
      (trouble: unknown) => left || setLaid({ trouble }),
    );
    return () => {
      left = true;
    };
  }, [id]);

  if (laid === null) return <Loading />;
  if (laid !== "none" && "found" in laid) return <ReplayTable id={id} {...laid} />;
  return (
    <div className="page narrow">
      <p className="notice bad" role="alert">
        {laid === "none" ? words.gone : isCut(laid.trouble) ? noAnswer : problemOf(laid.trouble).message}
      </p>
      <p>
        <Link href="/replay">{words.another}</Link>
      </p>
    </div>
  );
}

/** The server did not answer at all. */
const isCut = (trouble: unknown): boolean => trouble instanceof ClientError && trouble.status === null;

async function lay(id: string): Promise<Laid | null> {
  const found = await find(id, server);
  if (found === null) return null;
  const game = found.is === "recording" ? found.recording.game.id : found.game;
  return { found, face: await faces[game]() };
}
