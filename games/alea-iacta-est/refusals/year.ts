/** Why an act is refused in geostrategy and administration. The sentences are in words/. */
import { because } from "./because.ts";

export const YEAR_NO = {
  // Leaders who enter or come back
  entryCity: because("AIE-3.3.2.a", "entryCity"),
  entryRegion: because("AIE-3.3.2.a", "entryRegion"),
  entryEnemies: because("AIE-3.3.2.a", "entryEnemies"),
  entryBesideLeader: because("AIE-3.3.2.b", "entryBesideLeader"),
  entryAnyLeader: because("AIE-3.3.2.c", "entryAnyLeader"),
  entryBesideCaesar: because("AIE-3.5.2.j", "entryBesideCaesar"),
  entryUnit: because("AIE-2.C.c", "entryUnit"),
  entryHome: because("AIE-4.2.3.b", "entryHome"),
  entryBarred: because("AIE-S6.i", "entryBarred"),

  // Embassies
  oneEmbassy: because("AIE-2.C.k", "oneEmbassy"),
  embassyMinor: because("AIE-4.4.2.a", "embassyMinor"),
  embassyParthi: because("AIE-4.4.2.a", "embassyParthi"),
  embassyPeace: because("AIE-4.4.2.a", "embassyPeace"),
  embassyAllied: because("AIE-4.4.2.i", "embassyAllied"),
  embassyNobody: because("AIE-4.4.2.c", "embassyNobody"),

  // A People at home
  musterHome: because("AIE-4.2.2.c", "musterHome"),
  musterEnemies: because("AIE-9.3.c", "musterEnemies"),

  // Events
  illNotHim: because("AIE-EV4.a", "illNotHim"),
  forsakeLegion: because("AIE-EV11.c", "forsakeLegion"),
  forsakeNotYours: because("AIE-EV11.d", "forsakeNotYours"),
  forsakeElsewhere: because("AIE-EV11.c", "forsakeElsewhere"),

  // Faction Leaders
  leadNotYours: because("AIE-3.5.1.c", "leadNotYours"),
  leadForeign: because("AIE-3.5.1.c", "leadForeign"),
  leadOffMap: because("AIE-3.5.1.c", "leadOffMap"),
  leadNeutral: because("AIE-3.5.1.c", "leadNeutral"),
  leadPretender: because("AIE-3.5.1.c", "leadPretender"),
  leadsAlready: because("AIE-3.5.1.c", "leadsAlready"),
  leadNoThird: because("AIE-3.5.1.b", "leadNoThird"),
  leadNoFirst: because("AIE-3.5.1.c", "leadNoFirst"),
  leadCaesarAndPompeius: because("AIE-3.5.1.d", "leadCaesarAndPompeius"),
  leadThreatened: because("AIE-3.5.1.e", "leadThreatened"),
  succeedPc: because("AIE-3.5.2.d", "succeedPc"),

  // Recruits
  placeRegion: because("AIE-3.3.2.d", "placeRegion"),
  placeCity: because("AIE-3.3.2.d", "placeCity"),
  placePort: because("AIE-3.3.2.d", "placePort"),
  placeEnemies: because("AIE-3.3.2.d", "placeEnemies"),

  // Disbanding
  disbandLegion: because("AIE-2.D.k", "disbandLegion"),
  disbandNotYours: because("AIE-2.D.k", "disbandNotYours"),
  disbandOffMap: because("AIE-2.D.k", "disbandOffMap"),
  disbandNeutral: because("AIE-3.6.5.d", "disbandNeutral"),
  disbandGarrison: because("AIE-2.D.k", "disbandGarrison"),
};
