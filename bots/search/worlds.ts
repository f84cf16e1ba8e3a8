/** A pool of guesses at what is hidden, each with dice of its own. All plans are tried on the same. */
import { type CopyableDice, type Dice, SeededDice } from "@rubicon/engine";

export class Worlds<P extends object> {
  private readonly guess: () => P;
  readonly most: number;
  private readonly guessed: P[] = [];
  private readonly dice: CopyableDice[] = [];
  private readonly luck: SeededDice;

  constructor(guess: () => P, most: number, random: Dice) {
    this.guess = guess;
    this.most = most;
    const lane = (): number => random.roll(2_000_000);
    this.luck = new SeededDice(lane(), lane(), lane(), 1).skip(12);
  }

  /** The world of a sample. Not to be played on: a copy is. */
  world(sample: number): P {
    const i = sample % this.most;
    while (this.guessed.length <= i) this.guessed.push(this.guess());
    return this.guessed[i];
  }

  /** Fresh dice that fall the same in every try of a sample. */
  diceOf(sample: number): CopyableDice {
    while (this.dice.length <= sample) {
      const lane = (): number => this.luck.roll(2_000_000);
      this.dice.push(new SeededDice(lane(), lane(), lane(), 1).skip(12));
    }
    return this.dice[sample].copy();
  }
}
