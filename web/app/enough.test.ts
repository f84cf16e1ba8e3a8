/** Summaries that are put away for good can be had back. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countEnough, forgetEnough, isEnough, rememberEnough } from "./enough.ts";

/** A browser's storage, as far as it is used here: its keys are its own fields. */
class Storage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Object(this)[key]) : null;
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => vi.stubGlobal("localStorage", new Storage()));
afterEach(() => vi.unstubAllGlobals());

test("whoever has had enough of a kind is shown no more of it, until all are shown again", () => {
  localStorage.setItem("rubicon.hand", "up");
  rememberEnough("julius-caesar.battle");
  rememberEnough("imperator.battle");
  expect([isEnough("julius-caesar.battle"), isEnough("julius-caesar.winter")]).toEqual([true, false]);
  expect(countEnough()).toBe(2);
  forgetEnough();
  expect([countEnough(), isEnough("julius-caesar.battle")]).toEqual([0, false]);
  expect(localStorage.getItem("rubicon.hand")).toBe("up");
});

test("a browser that keeps nothing shows everything", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberEnough("imperator.battle");
  expect([isEnough("imperator.battle"), countEnough()]).toEqual([false, 0]);
});
