/** Why an act is refused on the Ides of March and after. The sentences are in words/. */
import { because } from "./because.ts";

export const IDES_NO = {
  // What the Caesarians keep of a stack
  keepNotThere: because("AIE-3.5.3.i", "keepNotThere"),
  keptAlready: because("AIE-3.5.3.j", "keptAlready"),
  keepHalfLegions: because("AIE-3.5.3.i", "keepHalfLegions"),
  keepHalfOthers: because("AIE-3.5.3.i", "keepHalfOthers"),

  // Where the Republicans go
  exodusOutside: because("AIE-3.5.3.j", "exodusOutside"),
  exodusLeaders: because("AIE-3.5.3.j", "exodusLeaders"),
  exodusEnemies: because("AIE-3.5.3.j", "exodusEnemies"),
  exodusCoast: because("AIE-3.5.3.z", "exodusCoast"),

  // Legions for M. Antonius
  cedeLegion: because("AIE-3.5.3.t", "cedeLegion"),
  cedeNotYours: because("AIE-3.5.3.t", "cedeNotYours"),
};
