/** The shapes of this game's steps. */
import type { Asking, Running, Tell } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import type { Frame, FrameAt } from "../frames.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";

/** A step that asks a player. */
export type Asks<K extends Frame["step"]> = Asking<Position, FrameAt<K>, Act, Event, Question, Forecast>;

/** A step that runs by itself. */
export type Runs<K extends Frame["step"]> = Running<Position, FrameAt<K>, Event>;

export type Chronicle = Tell<Event>;
