import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.ts";
import { isHeard, type Sound } from "./sounds.ts";

const at = (hour: number): Date => new Date(2026, 2, 15, hour, 30);

test("by day is from eight in the morning to ten at night", () => {
  expect([0, 7, 8, 12, 21, 22, 23].map((hour) => isHeard("by day", at(hour)))).toEqual([
    ...[false, false, true, true, true, false, false],
  ]);
  expect([3, 15].map((hour) => isHeard("on", at(hour)))).toEqual([true, true]);
  expect([3, 15].map((hour) => isHeard("off", at(hour)))).toEqual([false, false]);
});

test("unless somebody has chosen otherwise the page is silent at night", () => {
  expect(settings.now.sounds).toBe("by day");
});

/** A loudspeaker that counts what is put into it. */
let started = 0;
beforeEach(() => {
  started = 0;
  const part = () => ({
    ...{ frequency: { value: 0 }, Q: { value: 0 }, buffer: null, type: "" },
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: (next: unknown) => next,
    start: () => {
      started++;
    },
    stop: () => {},
  });
  class Speaker {
    readonly state = "running";
    readonly currentTime = 0;
    readonly sampleRate = 100;
    readonly destination = {};
    readonly resume = async () => {};
    readonly createOscillator = part;
    readonly createBufferSource = part;
    readonly createBiquadFilter = part;
    readonly createGain = part;
    readonly createBuffer = () => ({ getChannelData: () => new Float32Array(5) });
  }
  vi.stubGlobal("AudioContext", Speaker);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test.each<Sound>(["arrival", "turn", "chat", "request", "dice", "end"])(
  "%s is heard, and not by who wants none",
  async (sound) => {
    const { settings: own } = await import("./settings.ts");
    const { play } = await import("./sounds.ts");
    own.set({ ...own.now, sounds: "off" });
    play(sound);
    expect(started).toBe(0);
    own.set({ ...own.now, sounds: "on" });
    play(sound);
    expect(started).toBeGreaterThan(0);
  },
);
