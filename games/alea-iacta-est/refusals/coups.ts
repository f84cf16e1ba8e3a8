/** Why a coup d'état or what follows from it is refused. The sentences are in words/. */
import { because } from "./because.ts";

export const COUP_NO = {
  // Who can be made Pretender
  coupAtRubicon: because("AIE-S1.j", "coupAtRubicon"),
  coupOnFoot: because("AIE-3.6.1.e", "coupOnFoot"),
  pretendNotRoman: because("AIE-3.6.1.a", "pretendNotRoman"),
  pretendNotEnemy: because("AIE-3.6.1.a", "pretendNotEnemy"),
  pretendOffMap: because("AIE-3.6.1.a", "pretendOffMap"),
  pretendNeutral: because("AIE-3.6.5.m", "pretendNeutral"),
  pretendChief: because("AIE-3.6.1.b", "pretendChief"),
  pretendBesideChief: because("AIE-3.6.1.b", "pretendBesideChief"),
  pretendNever: because("AIE-3.6.1.c", "pretendNever"),
  pretendBound: because("AIE-3.6.1.d", "pretendBound"),
  pretendAssassin: because("AIE-3.6.1.d", "pretendAssassin"),
  pretendAlready: because("AIE-3.6.4.j", "pretendAlready"),

  // Triumvirs
  appointPretender: because("AIE-3.6.5.a", "appointPretender"),
  noTriumvirThere: because("AIE-6.4.3.a", "noTriumvirThere"),
};
