/** The table as text, from what a viewer sees: tracks, then every zone in which somebody stands, region by region. */
import type { Zone } from "../board.ts";
import type { Seen, SeenPiece } from "../seen.ts";
import { SIDES, type SideName } from "../sides.ts";
import { counterText, signed } from "./titles.ts";
import type { Wording } from "./wording.ts";

export function boardText(seen: Seen, wording: Wording): string {
  return [
    ...tracks(seen, wording),
    "",
    ...zones(seen, wording),
    ...peoples(seen, wording),
    ...beside(seen, wording),
  ].join("\n");
}

function tracks(seen: Seen, { board, sides, titles, stratagems }: Wording): string[] {
  const holder = (side: SideName | null): string => (side === null ? board.nobody : sides[side]);
  const control = Object.entries(seen.control).map(
    ([region, side]) =>
      `${titles.region(region)}: ${seen.neutral[region] === undefined ? holder(side) : board.neutral}`,
  );
  const own = Object.values(seen.hands).find(({ counters }) => counters !== undefined)?.counters ?? [];
  return [
    [
      board.year(seen.year),
      `${board.initiative}: ${sides[seen.initiative]}`,
      `${board.sequences}: ${SIDES.map((side) => seen.sequences[side]).join(" / ")}`,
      `${board.spqr}: ${seen.spqr}`,
      `${board.score}: ${signed(seen.score)}`,
      `${board.roma}: ${holder(seen.roma)}`,
      ...(seen.event === 0 ? [] : [`${board.event}: ${seen.event}`]),
      ...(seen.plague === null ? [] : [`${board.plague}: ${titles.zone(seen.plague)}`]),
    ].join(" · "),
    control.join(" · "),
    ...(own.length === 0
      ? []
      : [`${board.hand}: ${own.map((counter) => counterText(counter, titles.box, stratagems)).join(", ")}`]),
  ];
}

/** Zones with somebody in them: "Italia 4 (Aemilia ...): Caesar*, Legio XIII". */
function zones(seen: Seen, wording: Wording): string[] {
  const { titles, sides } = wording;
  const { box } = titles;
  const byZone = new Map<string, SeenPiece[]>();
  for (const piece of seen.pieces) {
    const there = byZone.get(piece.at);
    if (there === undefined) byZone.set(piece.at, [piece]);
    else there.push(piece);
  }
  return box.zones.flatMap((zone: Zone) => {
    const here = byZone.get(box.zoneIds[zone]);
    if (here === undefined) return [];
    const stacks = [...SIDES, null].map((side) => {
      const pieces = here.filter((piece) => piece.side === side);
      if (pieces.length === 0) return "";
      const names = pieces.toSorted(leadersFirst(wording)).map((piece) => pieceText(piece, wording));
      return `${side === null ? wording.board.peace : sides[side]}: ${names.join(", ")}`;
    });
    return [`${titles.place(zone)} · ${stacks.filter((stack) => stack !== "").join(" | ")}`];
  });
}

const leadersFirst =
  ({ titles }: Wording) =>
  (a: SeenPiece, b: SeenPiece): number =>
    Number(titles.isLeader(b.piece)) - Number(titles.isLeader(a.piece));

function pieceText({ piece, reduced, titles: borne = [] }: SeenPiece, { titles }: Wording): string {
  return `${titles.piece(piece)}${borne.includes("faction-leader") ? "*" : ""}${reduced ? "−" : ""}`;
}

function peoples(seen: Seen, { board, titles, sides }: Wording): string[] {
  const restless = seen.peoples.filter(({ status, ban }) => status !== "peace" || ban !== undefined);
  if (restless.length === 0) return [];
  const text = restless.map(({ people, status, holder, ban }) => {
    const name = titles.people(people);
    if (status === "peace") return `${name} (${board.bannedUntil} ${board.year(ban ?? 0)})`;
    return `${name} (${board[status]}: ${holder === null ? board.nobody : sides[holder]})`;
  });
  return ["", `${board.peoples}: ${text.join(", ")}`];
}

function beside(seen: Seen, { board, titles }: Wording): string[] {
  const { box } = titles;
  const line = (label: string, fits: (piece: SeenPiece) => boolean): string[] => {
    const names = seen.pieces
      .filter(fits)
      .map(({ piece, due }) => `${titles.piece(piece)}${due ? ` (${board.year(due)})` : ""}`);
    return names.length === 0 ? [] : [`${label}: ${names.join(", ")}`];
  };
  return [
    ...line(board.absent, ({ at }) => at === "absent"),
    ...line(board.toCome, ({ at, due }) => at === "to-come" && due !== undefined),
    ...box.regions.flatMap((region) =>
      line(`${board.waiting} ${box.regionTitles[region]}`, ({ at }) => at === `waiting-${box.regionIds[region]}`),
    ),
    ...line(board.reserve, ({ at }) => at === "reserve"),
  ];
}
