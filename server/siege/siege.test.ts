/**
 * Attacks of the siege, a few times each: all of them where tests are thorough, otherwise the first of each family.
 * `npm run siege` tries them long and hard.
 */
import { thorough } from "@rubicon/engine/testing";
import { afterAll, describe, expect, test } from "vitest";
import { Besieger, fits } from "./field.ts";
import { ATTACKS, FAMILIES } from "./index.ts";

/** One database is enough here: build machines run the tests of the server on both, one after the other. */
const kind = process.env.DATABASE_URL === undefined ? "embedded" : "postgres";
const tried = thorough ? ATTACKS : FAMILIES.map(([first]) => first);

describe(`on the ${kind} database`, () => {
  const besieger = new Besieger({ kind, large: false });
  afterAll(() => besieger.close());

  test.each(tried.filter((attack) => fits(attack, kind)).map((attack) => [attack.name, attack] as const))(
    "%s",
    async (_, attack) => {
      const outcome = await besieger.carryOut(attack);
      expect(outcome, outcome.figure).toMatchObject({ held: true });
      expect(outcome.tried).toBeGreaterThan(0);
    },
  );
});
