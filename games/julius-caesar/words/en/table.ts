/** Scenarios and rulings in English. */
import type { LaterWords } from "../wording.ts";

export const scenarios: LaterWords["scenarios"] = {
  historical: "Historical set-up",
  free: "Free set-up: both sides first rearrange their blocks in secret",
};

export const options: LaterWords["options"] = {
  apolloOrder: {
    "copied-card": "Apollo: the copied card decides who goes first",
    "always-first": "Apollo: its player always goes first",
  },
  vulcanCleopatra: {
    "at-once": "Vulcan: Cleopatra, changing sides, fights at once",
    "battle-phase": "Vulcan: Cleopatra, changing sides, fights in the Battle Phase",
  },
  winterOrder: {
    "supply-first": "Winter: navis and supply, then the check for victory",
    "victory-first": "Winter: the check for victory, then navis and supply",
  },
  retreatLimits: {
    "by-round": "Retreats: the limits of roads count for a whole round",
    "by-turn": "Retreats: the limits of roads count anew in each turn of a letter",
  },
  portRetreat: {
    "by-lists": "Navis leave a battle in a port as in a sea battle, but only to seas",
    "open-seas": "Navis leave a battle in a port for any adjacent sea without an enemy",
  },
  lateDefenders: {
    "lose-a-step": "Reserves that come too late: those of the defender lose a step, too",
    unharmed: "Reserves that come too late: those of the defender lose no step",
  },
};
