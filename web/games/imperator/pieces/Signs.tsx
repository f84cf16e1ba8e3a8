/** What fate and politics lay on the map: the plague, mutinies, intrigues in Rome, a coup in Ctesiphon; who has Armenia. */
import "./signs.css";
import type { Seen } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { DAGGER, SKULL } from "../../../series/pieces/figures.tsx";
import { signSpot } from "../../../series/pieces/Zones.tsx";
import type { MapProps } from "../../face.ts";
import { type Kit, useKit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
import { eagle, wolf } from "./figures.tsx";
import { pieceWords } from "./words.ts";

export type SignKind = "plague" | "tainted" | "mutiny" | "intrigue" | "coup" | "armenia";

interface Sign {
  readonly kind: SignKind;
  readonly zone: string;
  readonly count: number;
}

const LYING: Readonly<Partial<Record<string, SignKind>>> = {
  mutinerie: "mutiny",
  intrigue_au_senat: "intrigue",
  coup_etat_parthe: "coup",
};

/** Every sign that lies on the map; those of one kind in a zone are one. */
function signsIn({ facts }: Kit, seen: Seen): readonly Sign[] {
  const signs = new Map<string, Sign>();
  const lay = (kind: SignKind, zone: string): void => {
    const key = `${kind} ${zone}`;
    signs.set(key, { kind, zone, count: (signs.get(key)?.count ?? 0) + 1 });
  };
  for (const [zone, how] of Object.entries(seen.infested)) lay(how === "stricken" ? "plague" : "tainted", zone);
  for (const { stratagem, zone } of seen.markers) {
    const kind = LYING[stratagem];
    if (kind !== undefined) lay(kind, zone);
  }
  const armenia = facts.peoples.get("armenia")?.homes[0];
  if (seen.armenia !== null && armenia !== undefined) lay("armenia", armenia);
  return [...signs.values()];
}

interface SignsProps extends Pick<MapProps, "level" | "language"> {
  readonly seen: Seen;
  readonly scale: number;
}

export function Signs({ seen, level, language, scale }: SignsProps): ReactNode {
  const kit = useKit();
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const said = ({ kind, count }: Sign): string => {
    switch (kind) {
      case "intrigue":
        return words.intrigues(count);
      case "armenia":
        return words.armenia(seen.armenia === null ? "" : names.side(seen.armenia));
      default:
        return words[kind];
    }
  };
  const taken = new Map<string, number>();
  return (
    <g className="imp-signs">
      {signsIn(kit, seen).map((sign) => {
        const ground = kit.places.groundOf(sign.zone);
        if (ground === undefined) return null;
        const nth = taken.get(sign.zone) ?? 0;
        taken.set(sign.zone, nth + 1);
        const { x, y } = signSpot(ground, level, MEASURES, nth);
        const side = sign.kind === "armenia" ? ` vol-sign ${seen.armenia}` : "";
        return (
          <g
            key={`${sign.kind} ${sign.zone}`}
            className={`vol-trouble ${sign.kind === "tainted" ? "plague tainted" : sign.kind}${side}`}
            transform={`translate(${x} ${y}) scale(${scale})`}
          >
            <title>{`${said(sign)}, ${names.zone(sign.zone)}`}</title>
            <SignPicture kind={sign.kind} roman={seen.armenia === "rome"} />
            {sign.count > 1 && (
              <text x="8" y="12">
                {sign.count}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface SignPictureProps {
  readonly kind: SignKind;
  /** Of Armenia: that it is Rome's. */
  readonly roman?: boolean;
}

export function SignPicture({ kind, roman = false }: SignPictureProps): ReactNode {
  if (kind === "armenia")
    return (
      <>
        <path className="cloth" d="M-12-13H12V9L8 12.500 4 9 0 12.500-4 9-8 12.500-12 9Z" />
        <g transform="translate(-8.500 -10.500) scale(0.170)">{roman ? eagle : wolf}</g>
      </>
    );
  return (
    <>
      <circle r={kind === "tainted" ? 9 : 13} />
      <path d={PATHS[kind]} fillRule="evenodd" transform={kind === "tainted" ? "scale(0.700)" : undefined} />
    </>
  );
}

const PATHS: Readonly<Record<Exclude<SignKind, "armenia">, string>> = {
  plague: SKULL,
  tainted: SKULL,
  /** A broken standard. */
  mutiny: "M-7-8H5V-1.600L1 .4-3-1.600-7 .4ZM-2.200 1.200H.4L1.600 5-.2 9.500H-2.800L-1.400 5.400Z",
  intrigue: DAGGER,
  /** A tiara that falls. */
  coup: "M-8 5 -6.500-6-2.500-1 0-8 2.500-1 6.500-6 8 5ZM-8 6.500H8V9H-8Z",
};
