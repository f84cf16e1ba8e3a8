/** A tabula ansata, the tablet with handles that Romans put their inscriptions on. */

/** Half its size, then its handles. */
export interface Tablet {
  readonly x: number;
  readonly y: number;
  readonly handle: number;
}

/** Its outline around its middle, or a line inside it. */
export function tabletPath(tablet: Tablet, inset = 0): string {
  const [x, y] = [tablet.x - inset, tablet.y - inset];
  const [tip, wide] = [x + tablet.handle - inset, y * 0.62];
  return `M${-x} ${-y}H${x}V${-y * 0.3}L${tip} ${-wide}V${wide}L${x} ${y * 0.3}V${y}H${-x}V${y * 0.3}L${-tip} ${wide}V${-wide}L${-x} ${-y * 0.3}Z`;
}
