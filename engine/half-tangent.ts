/** tanh(x / 2) by sums and products alone: so it is the same number in every browser. Good to four digits. */
export function halfTangent(x: number): number {
  const t = x / 2;
  if (t > 4.9) return 0.9999;
  if (t < -4.9) return -0.9999;
  const s = t * t;
  return (t * (135135 + s * (17325 + s * (378 + s)))) / (135135 + s * (62370 + s * (3150 + s * 28)));
}
