import type { Language } from "@rubicon/engine";

/** A share of the battles in words: a few hundred of them never make a certainty. */
export function percent(share: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: "percent" });
  if (share < 0.005) return `< ${format.format(0.01)}`;
  return share > 0.995 ? `> ${format.format(0.99)}` : format.format(share);
}
