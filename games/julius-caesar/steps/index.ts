/** The sequence of play: every step by the name of its frame. */
import type { Steps } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions.ts";
import { attacks, mainGroup, surprise } from "./attacks.ts";
import { battle, battles, pickBattle } from "./battle.ts";
import { battleTurn, hits } from "./battle-turn.ts";
import { choose, discard, newYear, reveal, turn } from "./cards.ts";
import { command } from "./command.ts";
import { defector, jupiter, vulcan } from "./gods.ts";
import { levy } from "./levies.ts";
import { group, march, movement } from "./movement.ts";
import { regroup } from "./regroup.ts";
import { deploy } from "./setup.ts";
import { disband, navisToPort, port, supply, surplus, victory, winter } from "./winter.ts";

export const steps: Steps<Position, Frame, Act, Event, Question> = {
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
  battles,
  pickBattle,
  battle,
  battleTurn,
  hits,
  regroup,
  winter,
  navisToPort,
  port,
  supply,
  surplus,
  victory,
  disband,
};
