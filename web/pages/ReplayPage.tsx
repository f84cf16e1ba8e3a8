/** Games played again: from a table, from this browser, or from a file. */
import { ClientError } from "@rubicon/client";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/Loading.tsx";
import { problemOf } from "../app/loading.ts";
import { server } from "../app/server.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { faceOf } from "../games/index.ts";
import { MissingPack } from "../packs/finding.ts";
import { WantedPack } from "../packs/WantedPack.tsx";
import { type Footage, find } from "../replay/finding.ts";
import { ReplayHome } from "../replay/ReplayHome.tsx";
import { ReplayTable } from "../replay/ReplayTable.tsx";
import { replayWords } from "../replay/words.ts";
import { tableWords } from "./shared/words.ts";

export default function ReplayPage({ id }: { readonly id?: string | undefined }): ReactNode {
  return id === undefined ? <ReplayHome /> : <Replayed key={id} id={id} />;
}

interface ReadyTable {
  readonly found: Footage;
  readonly face: GameFace;
}

function Replayed({ id }: { readonly id: string }): ReactNode {
  const words = useWords(replayWords);
  const { noAnswer } = useWords(tableWords);
  const [laid, setLaid] = useState<ReadyTable | "none" | { readonly trouble: unknown } | null>(null);

  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again when something has been loaded.
  useEffect(() => {
    let left = false;
    setLaid(null);
    lay(id).then(
      (made) => left || setLaid(made ?? "none"),
      (trouble: unknown) => left || setLaid({ trouble }),
    );
    return () => {
      left = true;
    };
  }, [id, tries]);

  if (laid === null) return <Loading />;
  if (laid !== "none" && "found" in laid) return <ReplayTable id={id} {...laid} />;
  return (
    <div className="page narrow">
      <p className="notice bad" role="alert">
        {laid === "none" ? words.gone : isCut(laid.trouble) ? noAnswer : problemOf(laid.trouble).message}
      </p>
      {laid !== "none" && laid.trouble instanceof MissingPack && (
        <WantedPack wanted={laid.trouble.wanted} loaded={() => setTries(tries + 1)} />
      )}
      <p>
        <Link href="/replay">{words.another}</Link>
      </p>
    </div>
  );
}

/** The server did not answer at all. */
const isCut = (trouble: unknown): boolean => trouble instanceof ClientError && trouble.status === null;

async function lay(id: string): Promise<ReadyTable | null> {
  const found = await find(id, server);
  if (found === null) return null;
  const game = found.is === "recording" ? found.recording.game : found.game;
  return { found, face: await faceOf(game) };
}
