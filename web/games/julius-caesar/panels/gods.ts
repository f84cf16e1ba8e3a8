import type { God } from "@rubicon/julius-caesar/components";

/** The rule that says what a god does, to be read on his card and in the book. */
export const RULE_OF_GOD: Readonly<Record<God, string>> = {
  apollo: "JC-E1.a",
  jupiter: "JC-E2.a",
  mars: "JC-E3.a",
  mercury: "JC-E4.a",
  neptune: "JC-E5.a",
  pluto: "JC-E6.a",
  vulcan: "JC-E7.a",
};
