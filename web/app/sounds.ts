/**
 * Small sounds, made by the browser itself: nothing is fetched for them. Fetched late, with whoever plays the first.
 *
 * Each is a handful of tones: after so many seconds a tone of so many hertz, so long and so loud. Dice are noise.
 */
import { settings } from "./settings.ts";

export type Sound = "arrival" | "turn" | "chat" | "request" | "dice" | "end";

/** When it begins, how high, how long, how loud. */
type Tone = readonly [at: number, hertz: number, seconds: number, loudness: number];

const TONES: Readonly<Record<Exclude<Sound, "dice">, readonly Tone[]>> = {
  // A call of horns: a fifth up, and held.
  arrival: [
    [0, 392, 0.18, 0.5],
    [0.16, 587, 0.2, 0.6],
    [0.34, 784, 0.5, 0.7],
  ],
  turn: [
    [0, 523, 0.14, 0.4],
    [0.12, 659, 0.3, 0.5],
  ],
  chat: [[0, 880, 0.12, 0.3]],
  request: [
    [0, 587, 0.14, 0.4],
    [0.2, 587, 0.14, 0.4],
  ],
  end: [
    [0, 392, 0.3, 0.5],
    [0.25, 330, 0.3, 0.5],
    [0.5, 262, 0.8, 0.6],
  ],
};

/** How loud all of it is. */
const LOUDNESS = 0.25;
/** Hours of the day between which sounds rest by default. */
const NIGHT = { from: 22, to: 8 } as const;

/** Whether a sound may be heard at that moment. */
export function isHeard(when: "on" | "off" | "by day", now: Date): boolean {
  const hour = now.getHours();
  return when === "on" || (when === "by day" && hour < NIGHT.from && hour >= NIGHT.to);
}

/** The browser's own loudspeaker, taken with the first sound; null where there is none. */
let speaker: AudioContext | null | undefined;

export function play(sound: Sound): void {
  if (!isHeard(settings.now.sounds, new Date())) return;
  if (speaker === undefined) speaker = typeof AudioContext === "function" ? new AudioContext() : null;
  if (speaker === null) return;
  const at = speaker;
  // Browsers keep a page silent until somebody has clicked in it: then the sound is let go, not kept for later.
  at.resume().catch(() => {});
  if (at.state !== "running" && !hasBeenTouched()) return;
  if (sound === "dice") rattle(at);
  else for (const tone of TONES[sound]) strike(at, tone);
}

const hasBeenTouched = (): boolean =>
  typeof navigator === "undefined" || !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

/** A tone that begins at once and dies away, with its octave in it. */
function strike(at: AudioContext, [after, hertz, seconds, loudness]: Tone): void {
  const begins = at.currentTime + 0.02 + after;
  for (const [over, share] of [
    [1, 1],
    [2, 0.3],
  ]) {
    const tone = at.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = hertz * over;
    tone.connect(fading(at, begins, seconds, loudness * share));
    tone.start(begins);
    tone.stop(begins + seconds);
  }
}

/** Wood on wood: short bursts of noise, each a little lower. */
function rattle(at: AudioContext): void {
  for (const [i, after] of [0, 0.07, 0.12, 0.21].entries()) {
    const seconds = 0.05;
    const begins = at.currentTime + 0.02 + after;
    const noise = at.createBufferSource();
    noise.buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
    const samples = noise.buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
    const wood = at.createBiquadFilter();
    wood.type = "bandpass";
    wood.frequency.value = 1_900 - i * 250;
    wood.Q.value = 4;
    noise.connect(wood).connect(fading(at, begins, seconds, 1.2 - i * 0.2));
    noise.start(begins);
  }
}

function fading(at: AudioContext, begins: number, seconds: number, loudness: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(loudness * LOUDNESS, begins + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  gain.connect(at.destination);
  return gain;
}
