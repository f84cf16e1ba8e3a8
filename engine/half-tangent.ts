/** Where the sums below would leave the road. */
const FAR = 4.5;
const NEARLY = 0.9998;

/**
 * tanh(x / 2) by sums and products alone: so it is the same number in every browser. Good to four digits. It never stands still,
 * so that whoever has as good as lost still tells a worse position from a better one.
 */
export function halfTangent(x: number): number {
  const t = x / 2;
  if (t > FAR) return 1 - ((1 - NEARLY) * FAR) / t;
  if (t < -FAR) return ((1 - NEARLY) * FAR) / -t - 1;
  const s = t * t;
  return (t * (135135 + s * (17325 + s * (378 + s)))) / (135135 + s * (62370 + s * (3150 + s * 28)));
}
