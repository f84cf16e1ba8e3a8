/** What a plain player chooses: the first of those that are worth most to him; those that are worth null are none of his business. */
export function worthiest<A>(acts: readonly A[], worthOf: (act: A) => number | null): A | null {
  let best: A | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of acts) {
    const worth = worthOf(act);
    if (worth === null || worth <= most) continue;
    most = worth;
    best = act;
  }
  return best;
}
