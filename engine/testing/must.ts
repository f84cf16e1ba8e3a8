/** Checks that run at every decision of many games: quicker than a matcher, and worded for whoever reads the failure. */
export function must(holds: boolean, otherwise: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof otherwise === "string" ? otherwise : otherwise());
}
