/** Where a card stands: beside what it is about if it covers nothing there, otherwise where it covers least. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** What has to stay in sight, and how many times as much that matters as for others. */
export interface Kept extends Box {
  readonly weight?: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near it may come to the edge of the window, and to what it is about. */
const MARGIN = 8;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const boxAt = ({ left, top }: Spot, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Right of it, or left, or above or below; then along the edges of what it must not cover; then in the corners. */
function spotsFor(size: Size, window: Size, beside: Box, free: readonly Box[]): readonly Spot[] {
  const most = { left: window.width - size.width - MARGIN, top: window.height - size.height - MARGIN };
  const kept = ({ left, top }: Spot): Spot => ({
    left: Math.max(MARGIN, Math.min(most.left, left)),
    top: Math.max(MARGIN, Math.min(most.top, top)),
  });
  const around = ({ left, right, top, bottom }: Box): readonly Spot[] => {
    const [x, y] = [(left + right) / 2 - size.width / 2, (top + bottom) / 2 - size.height / 3];
    return [
      { left: right + MARGIN, top: y },
      { left: left - MARGIN - size.width, top: y },
      { left: x, top: top - MARGIN - size.height },
      { left: x, top: bottom + MARGIN },
    ];
  };
  const corners = [
    { left: MARGIN, top: MARGIN },
    { left: most.left, top: MARGIN },
    { left: MARGIN, top: most.top },
    most,
  ];
  return [...around(beside), ...free.flatMap(around), ...corners].map(kept);
}

/** `free` is what has to stay in sight. */
export function cardPlace(size: Size, window: Size, beside: Box, free: readonly Kept[]): Spot {
  const [x, y] = [(beside.left + beside.right) / 2, (beside.top + beside.bottom) / 2];
  const judged = spotsFor(size, window, beside, free).map((spot, i) => {
    const box = boxAt(spot, size);
    const covered = free.reduce((sum, each) => sum + (each.weight ?? 1) * shared(box, each), shared(box, beside));
    const away = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    // The usual side is kept where nothing speaks against it.
    return { spot, covered, away: i < 4 ? i : away + 4 };
  });
  const best = judged.reduce((least, each) =>
    each.covered < least.covered || (each.covered === least.covered && each.away < least.away) ? each : least,
  );
  return best.spot;
}
