/** Why a game of this browser cannot be played, and what can be done about it: it is never lost. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { problemOf } from "../app/loading.ts";
import { useWords } from "../app/words.ts";
import { MissingPack } from "../packs/finding.ts";
import { WantedPack } from "../packs/WantedPack.tsx";
import { ExportButtons } from "./ExportButtons.tsx";
import { CannotMove } from "./index.ts";
import "./local.css";
import { localPageWords } from "./page-words.ts";

interface Props {
  readonly id: string;
  readonly trouble: unknown;
  /** Something has been loaded: try again. */
  again(): void;
}

export function CannotPlay({ id, trouble, again }: Props): ReactNode {
  const words = useWords(localPageWords);
  return (
    <div className="page narrow stack">
      <p className="notice bad" role="alert">
        {problemOf(trouble).message}
      </p>
      {trouble instanceof MissingPack && <WantedPack wanted={trouble.wanted} loaded={again} />}
      {trouble instanceof CannotMove && <ExportButtons id={id} over={false} />}
      <p>
        <Link href="/local">{words.toList}</Link>
      </p>
    </div>
  );
}
