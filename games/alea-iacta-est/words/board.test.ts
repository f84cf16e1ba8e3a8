/** The table as text: what the year would do to the Republic, and what is true of points. */
import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CHIEF_SLAIN } from "../position.ts";
import { CAES } from "../sides.ts";
import { sight } from "../sight.ts";
import { box, goTo, lay, question, run } from "../testing/table.ts";
import { words } from "./index.ts";

const en = words(box, "en");

describe("the Republic", () => {
  const board = (spqr: number, language: (typeof LANGUAGES)[number] = "en"): string => {
    const p = lay({ spqr, flags: CHIEF_SLAIN, caesarians: { "italia-1": ["caesar*"] } });
    goTo(p, { step: "results" }, { step: "disbanding", side: CAES, count: 0 });
    return words(box, language).board(sight(p, "palatine")).split("\n")[1];
  };

  test("AIE-5.1.1.b AIE-5.1.1.e what would move the marker is told with the tracks", () => {
    expect(board(0)).toContain("If the year ended now: +1 a Faction Leader was killed");
    expect(board(0)).toContain("+1 Italia lacks its garrison");
    expect(board(0)).toContain("+1 there are too few legions (0)");
  });

  test("AIE-5.1.1.j whether it would die of it is said aloud, in every language", () => {
    expect(board(4)).toMatch(/SPQR marker would be on 5 \(\d+ counted\)\. THE REPUBLIC WOULD BE DEAD/);
    expect(board(4, "fr")).toContain("LA RÉPUBLIQUE SERAIT MORTE");
    expect(board(4, "it")).toContain("LA REPUBBLICA SAREBBE MORTA");
  });

  test("before the first year nothing is said of it", () => {
    expect(en.board(sight(lay({}), "palatine"))).not.toContain("If the year ended now");
  });
});

describe("control", () => {
  const board = (language: (typeof LANGUAGES)[number], ...republicans: readonly string[]): string => {
    const units = republicans.map((unit, i): [string, string[]] => [`asia-${i + 1}`, [unit]]);
    const p = lay({
      scenario: "pharsalus",
      control: { caesarians: ["italia", "asia"] },
      caesarians: { "italia-1": ["caesar*"] },
      republicans: Object.fromEntries(units),
    });
    goTo(p, { step: "results" }, { step: "disbanding", side: CAES, count: 0 });
    return words(box, language).board(sight(p, "palatine"));
  };
  const army = ["cato", "legio-I", "legio-II", "legio-III", "legio-XXI"];

  test("AIE-3.7.3.b AIE-3.7.3.l what would change hands if the year ended now is told, in every language", () => {
    expect(board("en", ...army)).toContain("If the year ended now, these would change hands: Asia (Republicans)");
    expect(board("fr", ...army)).toContain(
      "Si l’année finissait maintenant, changeraient de mains\u00a0: Asia (Républicains)",
    );
    expect(board("it", ...army)).toContain("Se l’anno finisse ora, passerebbero di mano: Asia (Repubblicani)");
  });

  test("AIE-3.7.3.h and when nothing would, that is told", () => {
    const nothing = {
      en: "If the year ended now: no region would change hands.",
      fr: "Si l’année finissait maintenant\u00a0: aucune région ne changerait de mains.",
      it: "Se l’anno finisse ora: nessuna regione passerebbe di mano.",
    };
    for (const language of LANGUAGES) expect(board(language)).toContain(nothing[language]);
  });
});

test("AIE-10.1.c legions are disbanded for points only where points decide", () => {
  const ask = (id: "rise-of-caesar" | "pharsalus"): string => {
    const p = lay({ scenario: id, caesarians: { daci: ["legio-X", "caesar*"] } });
    run(goTo(p, { step: "disbanding", side: CAES, count: 0 }));
    return en.question(question(p));
  };
  expect(ask("rise-of-caesar")).toContain("Every three of them are worth a victory point");
  expect(ask("pharsalus")).toContain("Points decide nothing in this scenario");
});

test("AIE-6.1.1.a whoever turns the initiative has it this year, whichever that is", () => {
  for (const language of LANGUAGES)
    expect(words(box, language).event({ e: "initiative", rule: "AIE-6.1.1.a", side: "republicans" })).not.toMatch(
      /first|premier|primo/,
    );
});
