import { expect, test } from "vitest";
import { LIMITS } from "../protocol.ts";
import { faultOf, plainly } from "./good-names.ts";
import { playerName } from "./schemas.ts";

const LENGTH = "A name has at least two characters.";
const SIGNS = "A name is made of letters, digits, spaces and . ' _ -";
const UNSEEN = "A name shows every letter that it has.";
const MARKS = "A letter of a name has three marks at most.";
const SCRIPTS = "A word of a name is written in one script.";

test.each([
  ["", LENGTH],
  ["x", LENGTH],
  ["   ", LENGTH],
  ["\u00a0\u00a0\u00a0", LENGTH],
  ["x".repeat(41), `A name has at most ${LIMITS.name} characters.`],
  // Becomes eighteen letters each.
  ["ﷺﷺﷺ", `A name has at most ${LIMITS.name} characters.`],
  ["two\nlines", SIGNS],
  ["<b>bold</b>", SIGNS],
  ["-dash", SIGNS],
  ["⠀⠀⠀", SIGNS],
  ["\u20dd\u20dd", SIGNS],
  ["a\u20dd\u20dd", SIGNS],
  ["\u0301\u0301\u0301", SIGNS],
  ["\ue000\ue000", SIGNS],
  ["\ud800x", SIGNS],
  ["a\u0000b", SIGNS],
  // Fillers that Unicode calls letters, and their narrow and old forms.
  ["\u3164\u3164", UNSEEN],
  ["\u115f\u1160", UNSEEN],
  ["\uffa0\uffa0", UNSEEN],
  ["Marcus\u3164", UNSEEN],
  ["zero\u200bwidth", UNSEEN],
  ["joined\u200dup", UNSEEN],
  ["soft\u00adhyphen", UNSEEN],
  ["grapheme\u034fjoiner", UNSEEN],
  ["\u202eevil", UNSEEN],
  ["varied\ufe0f", UNSEEN],
  ["khmer\u17b4", UNSEEN],
  ["blank\u{13441}", UNSEEN],
  ["a\u0300\u0301\u0302\u0303\u0304", MARKS],
  [`Z${"\u0338".repeat(20)}`, MARKS],
  ["a \u0308b", MARKS],
  ["C\u0430esar", SCRIPTS],
  ["\u0421aesar", SCRIPTS],
  ["Marcus P\u03bfmpeius", SCRIPTS],
])("%j: %s", (name, fault) => {
  expect(faultOf(plainly(name))).toBe(fault);
  expect(playerName.safeParse(name).error?.issues).toMatchObject([{ message: fault, params: { refusal: "bad-name" } }]);
});

test.each([
  ["  Élodie d'Arles ", "Élodie d'Arles"],
  ["E\u0301lodie", "Élodie"],
  ["Guest Marcus 1234", "Guest Marcus 1234"],
  ["Юлий Цезарь", "Юлий Цезарь"],
  ["Γάιος Ιούλιος", "Γάιος Ιούλιος"],
  ["Ivan Иванов", "Ivan Иванов"],
  ["यूलियस सीज़र", "यूलियस सीज़र"],
  ["ยูเลียส ซีซาร์", "ยูเลียส ซีซาร์"],
  ["Nguyễn Ái", "Nguyễn Ái"],
  ["율리우스 카이사르", "율리우스 카이사르"],
  ["ユリウス 凱撒", "ユリウス 凱撒"],
  ["יוליוס", "יוליוס"],
  ["Gaius   Marius", "Gaius Marius"],
  ["Gaius\u00a0Marius", "Gaius Marius"],
  ["Ｃａｅｓａｒ", "Caesar"],
  ["𝐂𝐚𝐞𝐬𝐚𝐫", "Caesar"],
  ["Ⅷ Legio", "VIII Legio"],
  ["L. Cornelius_Sulla-2", "L. Cornelius_Sulla-2"],
])("%j is %j", (given, kept) => {
  expect(playerName.parse(given)).toBe(kept);
});
