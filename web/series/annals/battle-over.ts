/**
 * The end of a battle, told to both: what each has lost, who went where, and who holds the place. No event says that a
 * battle is over: it is when nobody sees it on the table any more, and then the last that happened in it tells of all.
 */
import type { Json, Language } from "@rubicon/engine";
import type { News } from "../../games/face.ts";
import { battleWords } from "./battle-words.ts";
import { eventIn } from "./telling.ts";

/** What happens in a battle of either volume, as far as it is told here. */
type Told =
  | {
      readonly e: "battle";
      readonly zone: string;
      readonly naval?: boolean;
      readonly attacker: Met;
      readonly defender: Met;
    }
  | { readonly e: "battle-decided"; readonly zone: string; readonly winner: string }
  | {
      readonly e: "losses";
      readonly side: string;
      readonly zone: string;
      readonly reduced: Pieces;
      readonly lost: Pieces;
    }
  | {
      readonly e: "cut-off";
      readonly side: string;
      readonly zone: string;
      readonly units: Pieces;
      readonly leaders: Pieces;
    }
  | { readonly e: "drowned"; readonly side: string; readonly zone: string; readonly units: Pieces }
  | { readonly e: "retreated"; readonly pieces: Pieces; readonly from: string; readonly to: string }
  | {
      readonly e: "died";
      readonly side: string | null;
      readonly leader: string;
      readonly zone: string | null;
      readonly how: string;
    };

type Pieces = readonly string[];
type Met = { readonly side: string };

/** Deaths that a battle brings: AIE-3.5.2, IMP-R61. */
const BY_THE_SWORD: readonly string[] = ["combat", "battle", "civil"];

export interface BattleOver {
  readonly language: Language;
  /** The battle that is on the table now, fought or about to be. */
  readonly onTable: { readonly zone: string; readonly naval?: boolean } | null;
  side(side: string): string;
  piece(piece: string): string;
  zone(zone: string): string;
}

/** Null where the event ends nothing, or the battle goes on. */
export function battleOver(json: Json, before: () => readonly Json[], telling: BattleOver): News | null {
  const event = eventIn<Told>(json);
  if (event === null || zoneOf(event) === null) return null;
  const all = [...before(), json].flatMap((each) => eventIn<Told>(each) ?? []);
  const fought = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ e }) => e === "battle"),
    ),
  );
  const [met] = fought;
  const decided = fought.find((each) => each.e === "battle-decided");
  if (met?.e !== "battle" || decided === undefined || zoneOf(event) !== met.zone) return null;
  const { onTable } = telling;
  if (onTable?.zone === met.zone && (onTable.naval ?? false) === (met.naval ?? false)) return null;
  return newsOf(
    met,
    decided.winner,
    fought.filter((each) => zoneOf(each) === met.zone),
    telling,
  );
}

/** Where something of a battle happens; null for what does not belong to one. */
function zoneOf(event: Told): string | null {
  switch (event.e) {
    case "battle-decided":
    case "losses":
    case "cut-off":
    case "drowned":
      return event.zone;
    case "retreated":
      return event.from;
    case "died":
      return BY_THE_SWORD.includes(event.how) ? event.zone : null;
    default:
      return null;
  }
}

function newsOf(
  { zone, naval = false, attacker, defender }: Extract<Told, { e: "battle" }>,
  winner: string,
  there: readonly Told[],
  { language, side, piece, zone: nameOf }: BattleOver,
): News {
  const words = battleWords[language];
  const losses = [attacker.side, defender.side].map((each) => {
    const { gone, reduced } = lossesOf(each, there);
    return words.lost(side(each), gone.map(piece), reduced.map(piece));
  });
  const away = there.flatMap((each) =>
    each.e === "retreated" ? [words.retreated(each.pieces.map(piece), nameOf(each.to))] : [],
  );
  return {
    kind: "battle",
    title: words.title(nameOf(zone), naval),
    lines: [words.victor(side(winner)), ...losses, ...away, words.holds(nameOf(zone), side(winner))],
  };
}

/** A leader may be told of twice: cut off, and dead of it. What was reduced first and lost then is lost. */
function lossesOf(side: string, there: readonly Told[]): { readonly gone: Pieces; readonly reduced: Pieces } {
  const own = there.filter((each) => "side" in each && each.side === side);
  const gone = own.flatMap((each) => {
    if (each.e === "losses") return each.lost;
    if (each.e === "cut-off") return [...each.units, ...each.leaders];
    if (each.e === "drowned") return each.units;
    return each.e === "died" ? [each.leader] : [];
  });
  const reduced = own
    .flatMap((each) => (each.e === "losses" ? each.reduced : []))
    .filter((unit) => !gone.includes(unit));
  return { gone: [...new Set(gone)], reduced: [...new Set(reduced)] };
}
