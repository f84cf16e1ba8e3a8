/** For tests of words: of whom and of what something is said. */
import type { SeenForce } from "../seen.ts";

export const r = { rule: "IMP-0.1.a" };
export const rome = { ...r, side: "rome" } as const;
export const enemy = { ...r, side: "enemy" } as const;
export const both = [rome, enemy];
export const seat = "capitoline";
export const tolls = [
  { reduced: ["x_gemina"], lost: [] },
  { reduced: ["x_gemina", "xiv_gemina"], lost: ["i_adiutrix"] },
  { reduced: [], lost: ["i_adiutrix", "ii_adiutrix"] },
];
export const bands = [
  ["marcus_aurelius"],
  ["x_gemina"],
  ["marcus_aurelius", "commodus", "x_gemina"],
  ["x_gemina", "xiv_gemina"],
];
/** Land, land with an article, a home, a realm, an island, a sea, a hold. */
export const ZONES = [
  "raetia",
  "noricum",
  "quades",
  "adiabene",
  "cyprus",
  "alpes",
  "atlas",
  "parthes_babylonia",
  "aegyptus",
];
export const SEAS = ["mare_internum_centralis", "pontus_euxinus"];
export const HOLD = "aboard-classis_ravennas";
export const force: SeenForce = { side: "rome", units: ["x_gemina"], leaders: [], sp: 10, quality: 3, tb: 1, pc: null };
export const others: SeenForce = {
  ...force,
  side: "enemy",
  units: ["quades_1"],
  leaders: ["quades_chief_1"],
  tb: 0,
  pc: 4,
};
export const modifiers = [
  { key: "tactical", value: -2, rule: "IMP-TC.b" },
  { key: "famine", value: 1, rule: "" },
];
