/**
 * A lesson being played: the table so far, the step it has come to, and what of the step is done. Acts that the step
 * does not want do not happen. What others do follows by itself, with the dice that the lesson has for it; and a window
 * in which the step wants nothing is waived, whoever is asked in it, as if by a standing order.
 */
import {
  type Advance,
  acting,
  answering,
  Counted,
  type Course,
  type Dice,
  type EventShape,
  type Game,
  type Header,
  opening,
  type Refusal,
  returning,
  type Seat,
} from "@rubicon/engine";
import { seatAsked } from "../local/telling.ts";
import { writtenAct } from "../table/reading.ts";
import type { WrittenAct } from "../table/source.ts";
import { isMeant, isReading, type Lesson, type Reply, type Step, type Wanted } from "./form.ts";

/** Something the learner has done: an act, or that a text has been read. */
export type Deed = WrittenAct | "read";

export type Judgement =
  | { readonly is: "wanted"; readonly want: Wanted }
  /** The rules would allow it, the step does not want it. */
  | { readonly is: "unwanted" }
  | { readonly is: "illegal"; readonly refusal: Refusal };

/** How far it has come. */
interface Stage {
  readonly step: number;
  /** What is left to be done in the step. */
  readonly left: readonly Wanted[];
  /** What others have still to do in it. */
  readonly replies: readonly Reply[];
  readonly deeds: readonly Deed[];
}

/** The table after an entry. */
interface Reached extends Advance<object, EventShape> {
  readonly stage: Stage;
}

/** Answers that are given by themselves after which a lesson is taken to be without end. */
const MOST_ANSWERS = 200;

export class LessonPlay {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly header: Header;
  private readonly written: Reached[] = [];
  private readonly dice: (faces: readonly number[]) => Dice;
  private stage: Stage;
  /** The dice of what was done last: they fall as well where a window that is waived comes in between. */
  private falling: Dice;

  /** `dice` makes dice that fall as written; a test makes its own, and sees whether they are as many as are thrown. */
  constructor(game: Game, lesson: Lesson, dice = fixedDice) {
    this.game = game;
    this.lesson = lesson;
    this.dice = dice;
    const { id, rules, pack } = game;
    const { scenario, options = {} } = lesson;
    // Its dice are written down, so that the name of their seed means nothing.
    this.header = { game: id, rules, pack: pack.id, scenario, options, dice: { kind: "seed", seed: lesson.id } };
    this.stage = stageOf(lesson, 0, []);
    this.falling = dice(lesson.dice);
    this.add(opening(game, this.header, this.falling));
    this.settle();
  }

  /** All that has happened at the table. */
  get entries(): readonly Advance<object, EventShape>[] {
    return this.written;
  }

  get position(): object {
    return this.course.position;
  }

  /** Number of the step; as many as there are steps when all are done. */
  get at(): number {
    return this.stage.step;
  }

  /** Null when all are done. */
  get step(): Step | null {
    return this.lesson.steps[this.stage.step] ?? null;
  }

  /** What the learner has done so far: whoever does it again comes to the same place. */
  get deeds(): readonly Deed[] {
    return this.stage.deeds;
  }

  /** Whether the learner is the one who is asked. */
  get isAsked(): boolean {
    return seatAsked(this.game, this.position) === this.lesson.seat;
  }

  /** The legal acts that the step wants now. */
  get accepted(): readonly WrittenAct[] {
    return this.isAsked ? this.legal.filter((act) => this.wantFor(act) !== undefined) : [];
  }

  /** Whether the table is as open as any other, so that something forbidden can be tried. */
  get isOpen(): boolean {
    return this.step?.tries !== undefined;
  }

  /** Why the rules forbid what is to be tried; null where nothing is. */
  get tried(): Refusal | null {
    const act = this.step?.tries;
    return act === undefined || !this.isAsked ? null : this.game.refuse(this.position, this.game.acts.read(act));
  }

  /** The acts that are shown: those that are wanted, or all that are legal. */
  get lit(): readonly WrittenAct[] {
    return this.isOpen && this.isAsked ? this.legal : this.accepted;
  }

  /** Where the learner may go back to: before each of his acts, the last first. Dice fall as they fell before. */
  get returns(): readonly number[] {
    const counted = new Counted(this.written.map(({ entry }) => entry)).last(this.written.length);
    return counted.filter((_, i) => this.isOwn(counted[i + 1])).toReversed();
  }

  /** Whether a chain of acts, one after the other, is wanted as a whole. */
  wantsAll(acts: readonly WrittenAct[]): boolean {
    let left = this.stage.left;
    for (const act of acts) {
      const want = left.find((each) => isMeant(each.act, act));
      if (want === undefined) return false;
      left = left.filter((each) => each !== want);
    }
    return true;
  }

  judge(act: WrittenAct): Judgement {
    const refusal = this.game.refuse(this.position, this.game.acts.read(act));
    if (refusal !== null) return { is: "illegal", refusal };
    const want = this.wantFor(act);
    return want === undefined ? { is: "unwanted" } : { is: "wanted", want };
  }

  /** Does what is wanted, and lets follow what follows. Nothing happens on anything else. */
  act(act: WrittenAct): Judgement {
    const judged = this.judge(act);
    if (judged.is !== "wanted") return judged;
    const { lesson, stage } = this;
    this.stage = { ...stage, left: stage.left.filter((each) => each !== judged.want), deeds: [...stage.deeds, act] };
    this.falling = this.dice(judged.want.dice ?? []);
    this.add(acting(this.game, this.course, lesson.seat, this.game.acts.read(act), this.falling));
    this.settle();
    return judged;
  }

  /** A text has been read. */
  read(): void {
    const { step, stage } = this;
    if (step === null || !isReading(step)) return;
    this.stage = { ...stage, deeds: [...stage.deeds, "read"] };
    this.playReplies();
    this.goOn();
    this.settle();
  }

  /** What "show me" does next; null when there is nothing left to show in this step. */
  get shown(): WrittenAct | null {
    const { accepted } = this;
    for (const want of this.stage.left) {
      const act = accepted.find((each) => isMeant(want.act, each));
      if (act !== undefined) return act;
    }
    return null;
  }

  takeBack(to: number): void {
    const { game, lesson } = this;
    if (!this.returns.includes(to)) throw new Error(`A lesson does not go back to ${to}.`);
    const before = this.written[to];
    this.add(returning(game, this.course, lesson.seat, to, before.course.position));
    this.setStage(before.stage);
  }

  /** Does again what was done before, as far as it still fits. */
  resume(deeds: readonly Deed[]): void {
    for (const deed of deeds) {
      if (deed === "read") {
        if (this.step === null || !isReading(this.step)) return;
        this.read();
      } else if (!this.isAsked || this.act(deed).is !== "wanted") return;
    }
  }

  private get legal(): readonly WrittenAct[] {
    return this.game.legal(this.position).map((act) => writtenAct(this.game.acts.write(act)));
  }

  private get course(): Course<object> {
    return this.written[this.written.length - 1].course;
  }

  private isOwn(n: number | undefined): boolean {
    const entry = n === undefined ? undefined : this.written[n].entry;
    if (entry === undefined || !("seat" in entry) || entry.seat !== this.lesson.seat) return false;
    // A window that the lesson has let pass is no act of the learner's.
    return !("by" in entry) || entry.by !== "orders";
  }

  private wantFor(act: WrittenAct): Wanted | undefined {
    return this.stage.left.find((each) => isMeant(each.act, act));
  }

  private add(advance: Advance<object, EventShape>): void {
    this.written.push({ ...advance, stage: this.stage });
  }

  /** The stage belongs to the last entry too: whoever comes back there goes on from it. */
  private setStage(stage: Stage): void {
    this.stage = stage;
    const last = this.written.length - 1;
    this.written[last] = { ...this.written[last], stage };
  }

  /** Lets others act, and goes on to the next step when this one is done, until the learner is asked or has to read. */
  private settle(): void {
    this.waive();
    for (let { step } = this; step !== null && !isReading(step); step = this.step) {
      this.playReplies();
      if (this.stage.left.length > 0) return this.answerForOthers();
      this.goOn();
      this.waive();
    }
  }

  /** Lets windows pass in which nothing is wanted: by the step, or by the one that comes when this is done or read. */
  private waive(): void {
    const { game } = this;
    for (let seat = seatAsked(game, this.position); seat !== null; seat = seatAsked(game, this.position)) {
      if (game.question(this.position).window === undefined || this.isWindowWanted(seat)) return;
      this.add(answering(game, this.course, this.falling, "orders"));
    }
  }

  private isWindowWanted(seat: Seat): boolean {
    const { game, position, lesson, stage } = this;
    const after = lesson.steps.slice(stage.step + 1);
    const next = after.findIndex((step) => !isReading(step));
    const coming = stage.left.length > 0 ? [] : after.slice(0, next < 0 ? after.length : next + 1);
    if (seat !== lesson.seat) {
      const reply = stage.replies[0] ?? coming.flatMap(({ replies = [] }) => replies)[0];
      return reply !== undefined && game.refuse(position, game.acts.read(reply.act)) === null;
    }
    const wants = [...stage.left, ...coming.flatMap(({ wants = [] }) => wants)];
    return game.legal(position).some((act) => {
      const written = writtenAct(game.acts.write(act));
      return wants.some((want) => isMeant(want.act, written));
    });
  }

  private goOn(): void {
    const { step, deeds } = this.stage;
    this.setStage(stageOf(this.lesson, step + 1, deeds));
  }

  /** What the lesson has written down for others. */
  private playReplies(): void {
    while (this.isOthersTurn && this.stage.replies.length > 0) {
      const [reply, ...replies] = this.stage.replies;
      this.setStage({ ...this.stage, replies });
      this.answer(this.game.acts.read(reply.act), reply.dice ?? []);
      this.waive();
    }
  }

  private answerForOthers(): void {
    for (let answers = 0; this.isOthersTurn; answers++) {
      if (answers > MOST_ANSWERS) throw new Error(`In the lesson ${this.lesson.id} others act without end.`);
      this.answer(this.game.byDefault(this.position), []);
      this.waive();
    }
  }

  private get isOthersTurn(): boolean {
    const asked = seatAsked(this.game, this.position);
    return asked !== null && asked !== this.lesson.seat;
  }

  private answer(act: ReturnType<Game["byDefault"]>, dice: readonly number[]): void {
    const seat = seatAsked(this.game, this.position);
    if (seat === null) return;
    const refusal = this.game.refuse(this.position, act);
    if (refusal !== null)
      throw new Error(`In the lesson ${this.lesson.id} ${seat} may not ${act.do}: ${refusal.rule}.`);
    this.falling = this.dice(dice);
    this.add(acting(this.game, this.course, seat, act, this.falling));
  }
}

const stageOf = ({ steps }: Lesson, step: number, deeds: readonly Deed[]): Stage => ({
  ...{ step, deeds },
  left: steps[step]?.wants ?? [],
  replies: steps[step]?.replies ?? [],
});

/** Dice that fall as written. Beyond that they show their highest face: somebody has done what the lesson does not foresee. */
function fixedDice(faces: readonly number[]): Dice {
  let fallen = 0;
  return { roll: (sides) => faces[fallen++] ?? sides };
}
