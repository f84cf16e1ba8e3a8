/** Counters say whose they are, what they can and how they stand. */
import type { SeenPiece } from "@rubicon/imperator/components";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KitAround } from "../kit.ts";
import { KIT } from "../testing.ts";
import { Counter } from "./Counter.tsx";

const drawn = (piece: string, more: Partial<SeenPiece> = {}): string =>
  renderToStaticMarkup(
    <KitAround kit={KIT}>
      <Counter seen={{ piece, at: "roma", side: "rome", ...more }} />
    </KitAround>,
  );

test("every piece has a counter", () => {
  for (const id of KIT.facts.pieces.keys()) expect(drawn(id), id).toContain("vol-counter");
});

test("IMP-1.b a legion has the band of its Front, the garrison a green one, a People that of its gate", () => {
  expect(drawn("xiii_gemina")).toContain("imp-band-danube");
  expect(drawn("praetoria_1")).toContain("imp-band-garrison");
  expect(drawn("ii_parthica")).toContain("imp-band-garrison");
  expect(drawn("maetae_1", { side: "enemy" })).toContain("imp-band-bretagne");
  expect(drawn("septimius_severus")).not.toContain("imp-band");
});

test("IMP-1.2.a a reduced unit shows its other face, and looks otherwise", () => {
  const { full, reduced } = KIT.facts.pieces.get("xiii_gemina")?.unit ?? {};
  expect(drawn("xiii_gemina")).toContain(`>${full?.sp}-${full?.qu}<`);
  expect(drawn("xiii_gemina", { reduced: true })).toContain(`>${reduced?.sp}-${reduced?.qu}<`);
  expect(drawn("xiii_gemina", { reduced: true })).toMatch(/vol-counter rome reduced/);
});

test("IMP-1.1.a a leader shows CC, TB, SR, and a Roman PC", () => {
  const count = (piece: string): number => drawn(piece).split('class="rating').length - 1;
  expect(count("septimius_severus")).toBe(4);
  expect(count("vologeses_iii")).toBe(3);
});

test("IMP-1.1.b rebels, IMP-6.3.k mutineers and IMP-1.1.c those at peace look each their own way", () => {
  const looks = [
    drawn("xiii_gemina"),
    drawn("xiii_gemina", { side: "enemy" }),
    drawn("xiii_gemina", { side: null, mutinous: true }),
  ];
  expect(new Set(looks).size).toBe(3);
  expect(looks[1]).toContain("vol-counter rebel");
  expect(looks[2]).toContain('class="torn"');
  expect(drawn("vologeses_iii", { side: null })).toContain('class="olive"');
  expect(drawn("vologeses_iii", { side: "enemy" })).not.toContain('class="olive"');
});

test("IMP-3.6.a every title is a badge of its own", () => {
  const titles = ["augustus", "caesar", "usurper", "guard", "ill", "summoned"] as const;
  const looks = titles.map((title) => drawn("commodus", { titles: [title] }));
  expect(new Set(looks).size).toBe(titles.length);
});

test("leaders are called so that no two have the same name", () => {
  const names = [...KIT.leaders.values()];
  expect(new Set(names).size).toBe(names.length);
  expect(KIT.leaders.get("septimius_severus")).toBe("Severus");
  expect(KIT.leaders.get("lucius_verus")).toBe("L. Verus");
  expect(KIT.leaders.get("vologeses_iv")).toBe("Vologeses IV");
});
