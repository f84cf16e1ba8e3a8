/** The sequence of play: every step by the name of its frame. */
import { type Steps, sequence } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Event } from "../events.ts";
import type { Forecast } from "../forecasts.ts";
import type { Frame } from "../frames.ts";
import { copy, type Position } from "../position.ts";
import type { Question } from "../questions.ts";
import { attacks, mainGroup, surprise } from "./attacks.ts";
import { battle, pickBattle } from "./battle.ts";
import { battleTurn, hits } from "./battle-turn.ts";
import { choose, discard, newYear, reveal, turn } from "./cards.ts";
import { command } from "./command.ts";
import { defector, jupiter, vulcan } from "./gods.ts";
import { levy } from "./levies.ts";
import { group, march, movement } from "./movement.ts";
import { regroup } from "./regroup.ts";
import { deploy } from "./setup.ts";
import { disband, port, surplus, victory, winter } from "./winter.ts";

const steps: Steps<Position, Frame, Act, Event, Question, Forecast> = {
  deploy,
  newYear,
  discard,
  turn,
  choose,
  reveal,
  command,
  movement,
  group,
  march,
  attacks,
  mainGroup,
  surprise,
  levy,
  jupiter,
  defector,
  vulcan,
  pickBattle,
  battle,
  battleTurn,
  hits,
  regroup,
  winter,
  port,
  surplus,
  victory,
  disband,
};

/** The part of the contract that follows from them, the same for every pack. */
export const inSteps = sequence(steps, copy);
