/** The shapes of this game's steps. */
import type { Asking, Running, Tell } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions.ts";

type Of<K extends Frame["step"]> = Extract<Frame, { step: K }>;

/** A step that asks a player. */
export type Asks<K extends Frame["step"]> = Asking<Position, Of<K>, Act, Event, Question>;

/** A step that runs by itself. */
export type Runs<K extends Frame["step"]> = Running<Position, Of<K>, Event>;

export type Chronicle = Tell<Event>;
