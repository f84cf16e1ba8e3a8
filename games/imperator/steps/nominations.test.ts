/** D3: a second Augustus and a Caesar (2.D.g, 2.D.k, 3.6, R39, R107). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import {
  asked,
  byDefault,
  goTo,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { augusti, caesares, GUARD, hasTitle } from "../titles.ts";

const ask = (layout: Layout): Position => {
  const p = goTo(lay(layout), { step: "nominations", augustus: false, caesar: false });
  run(p);
  return p;
};

/** Without asking, to see the reasons where nothing could be named. */
const at = (layout: Layout): Position => goTo(lay(layout), { step: "nominations", augustus: false, caesar: false });

describe("who may be named (3.6)", () => {
  test("IMP-3.6.d IMP-3.6.c IMP-C096 while Marcus Aurelius reigns only Commodus, whoever reigns with him", () => {
    const p = ask({ rome: { roma: ["marcus_aurelius*", "commodus"], dacia: ["helvius_pertinax"] } });
    expect([asked(p), toMove(p), byDefault(p)]).toEqual(["nominations", "capitoline", "done"]);
    expect(legal(p)).toEqual(["done", "augustus commodus", "caesar commodus"]);
    expect(reason(p, "caesar helvius_pertinax")).toBe("IMP-3.6.d nominateCommodus");
    expect(reason(p, "augustus helvius_pertinax")).toBe("IMP-3.6.d nominateCommodus");
    const two = ask({ rome: { roma: ["marcus_aurelius*", "lucius_verus*", "commodus"], dacia: ["helvius_pertinax"] } });
    expect(legal(two)).toEqual(["done", "caesar commodus"]);
    expect(reason(two, "augustus commodus")).toBe("IMP-3.6.a nominateTwoAugusti");
  });

  test("IMP-3.6.d a title once given is not given again, but a Caesar may be raised", () => {
    const p = ask({ rome: { roma: ["marcus_aurelius*", "commodus+"] }, guard: "commodus" });
    expect(legal(p)).toEqual(["done", "augustus commodus"]);
    expect(reason(p, "caesar commodus")).toBe("IMP-3.6.c nominateTitled");
    expect(told(play(p, "augustus commodus"), "named")).toEqual([
      { e: "named", rule: "IMP-3.6.c", leader: "commodus", title: "augustus" },
    ]);
    expect([augusti(p).length, caesares(p), hasTitle(p, piece("commodus"), GUARD)]).toEqual([2, [], true]);
    expect(p.stack.length).toBe(0);
    const both = at({ rome: { roma: ["marcus_aurelius*", "commodus*"] } });
    expect(reason(both, "augustus commodus")).toBe("IMP-3.6.c nominateAugustusAlready");
    expect(ask({ rome: { roma: ["marcus_aurelius*", "commodus*"] } }).stack).toEqual([]);
  });

  test("IMP-3.6.e IMP-3.6.f IMP-C096 Septimius Severus: his sons as Augustus, anybody as Caesar", () => {
    const p = ask({ rome: { roma: ["septimius_severus*", "geta"], belgica: ["clodius_albinus"] } });
    expect(legal(p)).toEqual(["done", "augustus geta", "caesar clodius_albinus", "caesar geta"]);
    expect(reason(p, "augustus clodius_albinus")).toBe("IMP-3.6.e nominateSons");
  });

  test("IMP-3.6.g IMP-C096 Commodus and Caracalla name nobody", () => {
    for (const emperor of ["commodus*", "caracalla*"]) {
      const layout = { rome: { roma: [emperor, "perennis", "geta"] } };
      expect(ask(layout).stack).toEqual([]);
      expect(reason(at(layout), "caesar perennis")).toBe("IMP-3.6.g nominateNobody");
      expect(reason(at(layout), "augustus geta")).toBe("IMP-3.6.g nominateNobody");
    }
    expect(reason(at({ rome: { roma: ["commodus*", "caracalla*", "perennis"] } }), "caesar perennis")).toBe(
      "IMP-3.6.g nominateNobody",
    );
  });

  test("IMP-3.6.e IMP-3.6.f IMP-3.6.g IMP-R39 IMP-C146 but a fellow Augustus does, under his own clause", () => {
    const severus = at({ rome: { roma: ["septimius_severus*", "caracalla*", "geta", "laetus"] } });
    expect([why(severus, "caesar geta"), why(severus, "caesar laetus")]).toEqual(["legal", "legal"]);
    const sons = at({ rome: { roma: ["caracalla*", "geta*", "laetus"] } });
    expect(why(sons, "caesar laetus")).toBe("legal");
    const alone = at({ rome: { roma: ["caracalla*", "geta"] } });
    expect(why(alone, "augustus geta")).toBe("IMP-3.6.g");
    const commodus = at({ rome: { roma: ["commodus*", "helvius_pertinax*", "perennis"] } });
    expect(why(commodus, "caesar perennis")).toBe("legal");
  });

  test("IMP-3.6.i IMP-3.6.b IMP-C145 anybody else may name any loyal leader on the map", () => {
    const layout: Layout = {
      rome: { roma: ["helvius_pertinax*"], dacia: ["perennis"], quades: ["maximianus"], umbria: ["xiii_gemina"] },
    };
    const p = ask(layout);
    expect(legal(p, "caesar")).toEqual(["caesar maximianus", "caesar perennis"]);
    expect(legal(p, "augustus")).toEqual(["augustus maximianus", "augustus perennis"]);
    expect(reason(p, "caesar commodus")).toBe("IMP-3.6.i nominateLoyal");
    expect(reason(p, "caesar xiii_gemina")).toBe("IMP-3.6.i nominateLoyal");
    const rebel = at({ ...layout, enemy: { arabia: ["martius_verus"] } });
    expect(reason(rebel, "caesar martius_verus")).toBe("IMP-3.6.i nominateLoyal");
    const foreign = at({ ...layout, war: ["quades"], enemy: { cotini: ["quades_chief_1"] } });
    expect(reason(foreign, "caesar quades_chief_1")).toBe("IMP-3.6.i nominateLoyal");
  });

  test("IMP-3.6.h IMP-C145 IMP-C227 nobody in a civil war", () => {
    const p = ask({
      rome: { roma: ["helvius_pertinax*"], dacia: ["perennis"] },
      enemy: { arabia: ["avidius_cassius!"] },
    });
    expect(p.stack).toEqual([]);
    const first = goTo(lay({ scenario: "s1_avidius_cassius", asSetUp: true }), {
      step: "nominations",
      augustus: false,
      caesar: false,
    });
    expect([run(first), first.stack.length]).toEqual([[], 0]);
  });
});

describe("how many (2.D.k, 3.6.a)", () => {
  const many: Layout = { rome: { roma: ["helvius_pertinax*"], dacia: ["perennis", "maximianus", "commodus"] } };

  test("IMP-2.D.k IMP-2.D.g IMP-3.6.c IMP-R107 IMP-C128 one Augustus and one Caesar in a Phase D", () => {
    const p = ask(many);
    expect(question(p)).toMatchObject({ rule: "IMP-2.D.g", augustus: true, caesar: true });
    play(p, "augustus perennis");
    expect(question(p)).toMatchObject({ augustus: false, caesar: true });
    expect(reason(p, "augustus maximianus")).toBe("IMP-2.D.k nominateOneAugustus");
    play(p, "caesar maximianus");
    expect([augusti(p), caesares(p), p.stack.length]).toEqual([
      [piece("helvius_pertinax"), piece("perennis")],
      [piece("maximianus")],
      0,
    ]);
    const caesar = ask(many);
    play(caesar, "caesar perennis");
    expect(reason(caesar, "caesar maximianus")).toBe("IMP-2.D.k nominateOneCaesar");
    expect(why(caesar, "augustus maximianus")).toBe("legal");
  });

  test("IMP-2.D.k who has just been named Caesar can be raised at once, and who has just been named Augustus is no Caesar", () => {
    const p = ask(many);
    play(p, "caesar perennis");
    expect(why(p, "augustus perennis")).toBe("legal");
    const raised = ask(many);
    play(raised, "augustus perennis");
    expect(reason(raised, "caesar perennis")).toBe("IMP-3.6.c nominateTitled");
  });

  test("IMP-3.6.a never a third of either", () => {
    const p = at({ rome: { roma: ["helvius_pertinax*", "perennis+", "maximianus+", "commodus"] } });
    expect(reason(p, "caesar commodus")).toBe("IMP-3.6.a nominateTwoCaesares");
    expect(why(p, "augustus commodus")).toBe("legal");
    const two = at({ rome: { roma: ["helvius_pertinax*", "perennis*", "commodus"] } });
    expect(reason(two, "augustus commodus")).toBe("IMP-3.6.a nominateTwoAugusti");
  });

  test("IMP-2.D.g Rome need not name anybody, and nobody is asked where nobody could be named", () => {
    const p = ask(many);
    play(p, "done");
    expect([augusti(p).length, caesares(p).length, p.stack.length]).toEqual([1, 0, 0]);
    expect(ask({ rome: { roma: ["helvius_pertinax*"] } }).stack).toEqual([]);
    expect(ask({ rome: { roma: ["helvius_pertinax"] } }).stack).toEqual([]);
  });
});
