/** The table as text, from what a viewer sees: tracks, then every zone in which somebody stands, Front by Front. */
import { battleLines, lookUp } from "@rubicon/series";
import type { Zone } from "../board.ts";
import type { Seen, SeenBattle, SeenPiece } from "../seen.ts";
import { SIDES, type SideName } from "../sides.ts";
import type { Wording } from "./wording.ts";

export function boardText(seen: Seen, wording: Wording): string {
  const { typeset } = wording;
  return [
    ...tracks(seen, wording),
    "",
    ...parts(seen, wording),
    "",
    ...peoples(seen, wording),
    ...beside(seen, wording),
  ]
    .map(typeset)
    .join("\n");
}

/** The battle that is being fought, or is next; "" when there is none. */
export const sceneText = ({ battle }: Seen, wording: Wording): string =>
  battle === null ? "" : scene(battle, wording).map(wording.typeset).join("\n");

function tracks(seen: Seen, wording: Wording): string[] {
  const { board, names, sides, titles, faces } = wording;
  const fronts = (ids: readonly string[]): string =>
    ids.length === 0 ? board.none : ids.map((id) => titles.part(id).short).join(", ");
  const bySide = (of: (side: SideName) => number): string =>
    SIDES.map((side) => `${sides[side]} ${of(side)}`).join(", ");
  const plague = Object.entries(seen.infested).map(
    ([zone, how]) => `${titles.zone(zone)}${how === "tainted" ? ` (${board.tainted})` : ""}`,
  );
  return [
    [
      `${names.year(seen.year)} (${board.until(String(seen.lastYear))})`,
      `${board.initiative}: ${sides[seen.initiative]}`,
      `${board.sequences}: ${bySide((side) => seen.sequences[side])}`,
      ...(seen.extra === null ? [] : [`${sides[seen.extra]}: ${board.extra}`]),
      `${board.points}: ${bySide((side) => seen.vp[side])}`,
      ...(seen.event === 0 ? [] : [board.event(seen.event)]),
      ...(seen.pax ? [board.pax] : []),
      ...(seen.civilWar ? [board.civilWar] : []),
      ...(seen.success ? [board.success] : []),
    ].join(" · "),
    [
      ...(seen.armenia === null ? [] : [`${board.armenia}: ${board.armenian[seen.armenia]}`]),
      `${board.reserve}: ${fronts(seen.reserve)}`,
      ...(seen.freed.length === 0 ? [] : [`${board.freed}: ${fronts(seen.freed)}`]),
    ].join(" · "),
    ...hands(seen, wording),
    ...(seen.markers.length === 0
      ? []
      : [
          `${board.markers}: ${seen.markers.map(({ stratagem, zone }) => `${faces[stratagem].title} (${titles.zone(zone)})`).join(", ")}`,
        ]),
    ...(plague.length === 0 ? [] : [`${board.plague}: ${plague.join(", ")}`]),
  ];
}

/** What the viewer holds and how much the other does; to who holds nothing, how much each has. */
function hands({ hands: all, viewer, leads }: Seen, { board, sides, faces }: Wording): string[] {
  const own = Object.hasOwn(all, viewer) ? all[viewer].stratagems : undefined;
  if (own === undefined)
    return [`${board.held}: ${SIDES.map((side) => `${sides[side]} ${all[leads[side]]?.count ?? 0}`).join(", ")}`];
  const others = Object.entries(all).filter(([seat]) => seat !== viewer);
  const held = own.length === 0 ? board.none : own.map((title) => faces[title].title).join(", ");
  return [`${board.hand}: ${held} · ${others.map(([, { count }]) => board.opponent(count)).join("")}`];
}

/** Front by Front, then the Interior Provinces, what lies outside, and the seas: every zone with somebody in it. */
function parts(seen: Seen, wording: Wording): string[] {
  const { board, titles } = wording;
  const { box } = titles;
  const partOf = box.parts[seen.grown ? 1 : 0];
  const where = (label: string, zones: readonly Zone[]): string[] => {
    const lines = zones.flatMap((zone) => zoneLine(zone, seen, wording));
    return lines.length === 0 ? [] : [`${label}:`, ...lines.map((line) => `  ${line}`)];
  };
  const inPart = (part: number): Zone[] => box.land.filter((zone) => partOf[zone] === part);
  return [
    ...box.fronts.flatMap((front) => where(titles.part(front).short, inPart(front))),
    ...where(titles.part("interior").short, inPart(box.fronts.length)),
    ...where(board.outside, inPart(-1)),
    ...where(board.seas, [...box.seas, ...box.holds]),
  ];
}

/** "Pannonia Superior · Rome: Marcus Aurelius (Augustus), X Gemina | Enemies of Rome: Quadi 1−"; nothing where nobody is. */
export function zoneLine(zone: Zone, seen: Seen, wording: Wording): string[] {
  const stacks = stacksAt(zone, seen, wording).map(
    ({ label, pieces }) => `${label}: ${pieces.map((piece) => pieceText(piece, wording)).join(", ")}`,
  );
  return stacks.length === 0 ? [] : [`${wording.titles.zone(zone)} · ${stacks.join(" | ")}`];
}

/** Who stands in a zone, side by side, leaders first. */
export function stacksAt(zone: Zone, seen: Seen, wording: Wording): { label: string; pieces: SeenPiece[] }[] {
  const { board, sides, titles } = wording;
  const here = seen.pieces.filter(({ at }) => at === titles.box.zoneIds[zone]);
  const stack = (label: string, fits: (piece: SeenPiece) => boolean) => ({
    label,
    pieces: here.filter(fits).toSorted(leadersFirst(wording)),
  });
  return [
    ...SIDES.map((side) => stack(sides[side], (piece) => piece.side === side)),
    stack(board.mutiny, ({ mutinous }) => mutinous === true),
    stack(board.atPeace, ({ side, mutinous }) => side === null && mutinous === undefined),
  ].filter(({ pieces }) => pieces.length > 0);
}

const leadersFirst =
  ({ titles }: Wording) =>
  (a: SeenPiece, b: SeenPiece): number =>
    Number(titles.isLeader(b.piece)) - Number(titles.isLeader(a.piece));

export function pieceText(
  { piece, reduced, titles: borne = [], claim }: SeenPiece,
  { board, names, titles }: Wording,
): string {
  const bonus = claim === undefined || claim.bonus === 0 ? [] : [board.bonus(claim.bonus)];
  const notes = [...borne.map((title) => names.titles[title]), ...bonus];
  return `${titles.piece(piece)}${reduced ? "−" : ""}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

function peoples(seen: Seen, { board, titles }: Wording): string[] {
  const war = seen.peoples.filter(({ status }) => status === "war").map(({ people }) => titles.people(people));
  const quiet = seen.peoples.flatMap(({ people, ban }) =>
    ban === undefined ? [] : [`${titles.people(people)} (${board.until(String(ban - 1))})`],
  );
  return [
    `${board.atWar}: ${war.length === 0 ? board.none : war.join(", ")}`,
    ...(quiet.length === 0 ? [] : [`${board.quiet}: ${quiet.join(", ")}`]),
  ];
}

function beside(seen: Seen, { board, titles }: Wording): string[] {
  const line = (label: string, fits: (piece: SeenPiece) => boolean): string[] => {
    const pieces = seen.pieces
      .filter(fits)
      .map(({ piece, due }) => `${titles.piece(piece)}${due === undefined ? "" : ` (${due})`}`);
    return pieces.length === 0 ? [] : [`${label}: ${pieces.join(", ")}`];
  };
  return [
    ...line(board.dead, ({ at }) => at === "dead"),
    ...line(board.withdrawn, ({ at }) => at === "withdrawn"),
    ...line(board.absent, ({ at }) => at === "absent"),
    ...line(board.expected, ({ at, due = seen.lastYear + 1 }) => at === "to-come" && due <= seen.lastYear),
  ];
}

const scene = (battle: SeenBattle, { board, titles, sides, modifiers }: Wording): string[] =>
  battleLines(battle, board, {
    heading: `${board.battle}: ${titles.zone(battle.zone)}`,
    piece: titles.piece,
    side: (side) => lookUp(sides, side) ?? side,
    modifier: (key) => lookUp(modifiers, key) ?? key,
  });
