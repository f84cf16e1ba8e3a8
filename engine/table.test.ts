import { describe, expect, test } from "vitest";
import { freeReturns } from "./course.ts";
import { facesOf, readJournal, writeJournal } from "./journal.ts";
import { committedOrigin } from "./origin.ts";
import { verify } from "./replay.ts";
import { Breakdown, openTable, resumeTable } from "./table.ts";
import { playActs as act, DEPLOY, duel, STRIKE } from "./testing/skirmish/duel.ts";
import { makeSkirmish, type Skirmish } from "./testing/skirmish/index.ts";
import { packOf, SMALL } from "./testing/skirmish/pack.ts";
import { FALLEN } from "./testing/skirmish/position.ts";

const seeded = { kind: "seed", seed: "alea" } as const;
const secret = committedOrigin("rubico", "a secret");

const open = (game: Skirmish = duel) => openTable(game, { scenario: "meadow", dice: seeded });
type DuelTable = ReturnType<typeof open>;

const own = (seat: string) => (other: string) => other === seat;
const free = (table: DuelTable, seat: string) => table.freeReturns(own(seat));

describe("a table", () => {
  test("opens with the dice of its seed and writes them down", () => {
    const table = open();
    expect(table.opening.map(({ e }) => e)).toEqual(["dealt", "dealt"]);
    expect(table.journal.entries).toHaveLength(1);
    expect(facesOf(table.journal.entries[0])).toHaveLength(6);
    expect(table.toMove).toBe("north");
  });

  test("plays an act and writes it down with names", () => {
    const table = open();
    const answer = table.act("north", duel.acts.read({ do: "place", piece: "red-1", field: "west" }));
    expect(answer).toMatchObject({
      ok: true,
      recorded: [
        {
          entry: { n: 1, seat: "north", act: { do: "place", piece: "red-1", field: "west" } },
          events: [{ e: "placed", piece: "red-1", field: "west", rule: "SK-1.b" }],
        },
      ],
    });
    expect(table.toMove).toBe("south");
  });

  test("returns the refusal of the rules and stays as it is", () => {
    const table = open();
    const before = duel.hash(table.position);
    const answer = table.act("north", duel.acts.read({ do: "place", piece: "red-1", field: "east" }));
    expect(answer).toEqual({ ok: false, refusal: { rule: "SK-1.b", why: "notYourHalf" } });
    expect(duel.hash(table.position)).toBe(before);
    expect(table.journal.entries).toHaveLength(1);
  });

  test("hears only the seat that is asked", () => {
    const table = open();
    const rest = duel.acts.read({ do: "rest" });
    expect(() => table.act("south", rest)).toThrow("It is for north to act, not for south.");
    expect(() => table.order("east", {})).toThrow("There is no seat east.");
    act(table, ...DEPLOY);
    for (let i = 0; i < 2; i++) act(table, "choose guard", "choose guard", "rest", "rest");
    expect(table.toMove).toBe("over");
    expect(() => table.act("north", rest)).toThrow("The game is over.");
    expect(() => table.order("north", {})).toThrow("The game is over.");
  });

  test("keeps a secret seed out of the journal until it is shown", () => {
    const table = openTable(duel, { scenario: "meadow", dice: secret });
    expect(writeJournal(table.journal)).not.toContain("a secret");
    expect(table.withSeed().header.dice).toEqual(secret);
    expect(verify(duel, table.journal)).toMatchObject({ ok: true });
    expect(verify(duel, table.withSeed())).toMatchObject({ ok: true });
  });

  test("stays as it was when the game stumbles, and the journal tells how", () => {
    let broken = true;
    const play: Skirmish["play"] = (p, act, dice, tell) => {
      p.at.fill(FALLEN);
      dice.roll(6);
      if (broken && act.do === "choose") throw new Error("a stumble");
      duel.play(duel.read(duel.write(p)), act, dice, tell);
    };
    const table = open({
      ...duel,
      play: (p, a, d, t) => (a.do === "choose" ? play(p, a, d, t) : duel.play(p, a, d, t)),
    });
    act(table, ...DEPLOY);
    const before = duel.hash(table.position);
    const choose = duel.acts.read({ do: "choose", stance: "guard" });
    const caught = (() => {
      try {
        return table.act("north", choose);
      } catch (error) {
        return error;
      }
    })();
    expect(caught).toBeInstanceOf(Breakdown);
    expect(caught).toMatchObject({ message: "a stumble", journal: { entries: { length: 6 } } });
    expect(duel.hash(table.position)).toBe(before);
    expect(table.journal.entries).toHaveLength(5);
    broken = false;
    // The dice that fell in vain fall again.
    const again = table.act("north", choose);
    if (!(caught instanceof Breakdown) || !again.ok) throw new Error("the act was refused");
    expect(facesOf(again.recorded[0].entry)).toEqual(facesOf(caught.journal.entries[5]));
  });
});

describe("taking up a table", () => {
  test.each([seeded, secret])("goes on with the next dice ($kind)", (dice) => {
    const whole = openTable(duel, { scenario: "meadow", dice });
    act(whole, ...STRIKE);
    const half = openTable(duel, { scenario: "meadow", dice });
    act(half, ...STRIKE.slice(0, -1));
    const resumed = resumeTable(duel, readJournal(writeJournal(half.journal)), dice);
    act(resumed, ...STRIKE.slice(-1));
    expect(resumed.journal).toEqual(whole.journal);
  });

  test("needs the secret seed before dice can fall", () => {
    const table = openTable(duel, { scenario: "meadow", dice: secret });
    const resumed = resumeTable(duel, table.journal);
    expect(duel.hash(resumed.position)).toBe(duel.hash(table.position));
    expect(() => act(resumed, "place red-1 west")).toThrow("The seed of this table's dice is not known here.");
  });

  test("is refused when the game has changed underneath", () => {
    const { journal } = open();
    const other = { ...duel, hash: () => "another hash" };
    expect(() => resumeTable(other, journal)).toThrow("Entry 0: Its check does not fit");
    expect(() => resumeTable({ ...duel, id: "duel" }, journal)).toThrow("This is a journal of skirmish, not of duel.");
  });
});

describe("taking back", () => {
  test("goes as far as the same seat acted without dice or revelations, and is written down", () => {
    const game = makeSkirmish(packOf({ ...SMALL, rounds: 2 }, "short"));
    const table = openTable(game, { scenario: "drill", dice: seeded });
    for (let i = 0; i < 60; i++) table.act(table.toMove, game.legal(table.position)[0]);
    const last = table.journal.entries.length - 1;
    expect(free(table, "south")).toEqual([last - 1]);
    expect(free(table, "north")).toEqual([]);
    act(table, "choose guard", "choose guard");
    const mover = table.toMove;
    expect([free(table, "north"), free(table, "south")]).toEqual([[], []]); // the stances came to light
    const hashes = [game.hash(table.position)];
    for (let i = 0; i < 2; i++) {
      table.act(mover, game.legal(table.position).filter((one) => one.do === "march")[0]);
      hashes.push(game.hash(table.position));
    }
    const [once, twice] = free(table, mover);
    expect([once, twice]).toEqual([last + 3, last + 2]);
    table.backTo(mover, once);
    expect(game.hash(table.position)).toBe(hashes[1]);
    expect(free(table, mover)).toEqual([twice]);
    table.backTo(mover, twice);
    expect(game.hash(table.position)).toBe(hashes[0]);
    expect(free(table, mover)).toEqual([]);
    expect(table.journal.entries.slice(-2)).toMatchObject([{ back: once }, { back: twice }]);
    expect(verify(game, table.journal)).toMatchObject({ ok: true });
  });

  test("dice that fell stay fallen, and so does the opening", () => {
    const table = open();
    expect(free(table, "north")).toEqual([]);
    act(table, ...STRIKE);
    expect([free(table, "north"), free(table, "south")]).toEqual([[], []]);
  });

  test("an act that is played again goes on with the same dice", () => {
    const [straight, winding] = [open(), open()];
    act(straight, ...STRIKE);
    act(winding, DEPLOY[0]);
    winding.backTo("north", 0);
    act(winding, ...STRIKE);
    expect(facesOf(winding.journal.entries.at(-1) ?? { n: 0, check: "" })).toEqual(
      facesOf(straight.journal.entries.at(-1) ?? { n: 0, check: "" }),
    );
    expect(duel.hash(winding.position)).toBe(duel.hash(straight.position));
  });

  test("behind what was agreed to be taken back a seat is free again", () => {
    const table = open();
    act(table, ...STRIKE);
    table.backTo("north", 2);
    expect(free(table, "north")).toEqual([]);
    act(table, DEPLOY[2]);
    expect(free(table, "north")).toEqual([2]);
    const resumed = resumeTable(duel, readJournal(writeJournal(table.journal)), seeded);
    expect(free(resumed, "north")).toEqual([2]);
  });
});

describe("standing orders", () => {
  const waive = { windows: { die: "pass" } };
  const armed = () => {
    const table = open();
    act(table, ...STRIKE.slice(0, -1));
    return table;
  };

  test("let windows pass at once, as entries that say so; nothing of them stands in the journal", () => {
    const table = armed();
    const before = table.journal.entries.length;
    for (const seat of duel.seats) expect(table.order(seat, waive)).toEqual([]);
    expect(table.journal.entries).toHaveLength(before);
    const answer = table.act("north", duel.acts.read({ do: "strike", piece: "red-1", field: "east" }));
    if (!answer.ok) throw new Error("the act was refused");
    expect(answer.recorded.map(({ entry }) => entry)).toMatchObject([
      { seat: "north", act: { do: "strike" } },
      { seat: "south", act: { do: "keep" }, by: "orders" },
      { seat: "north", act: { do: "keep" }, by: "orders" },
    ]);
    expect(table.toMove).toBe("north");
    expect(writeJournal(table.journal)).not.toContain("windows");
    expect(verify(duel, readJournal(writeJournal(table.journal)))).toMatchObject({ ok: true });
  });

  test("given in an open window they let it pass", () => {
    const table = armed();
    act(table, ...STRIKE.slice(-1));
    expect(table.toMove).toBe("south");
    expect(table.order("north", {})).toEqual([]);
    const [passed] = table.order("south", waive);
    expect(passed.entry).toMatchObject({ seat: "south", act: { do: "keep" } });
    // By hand, as far as others can tell.
    expect(passed.entry).not.toHaveProperty("by");
    expect(table.toMove).toBe("north");
  });

  test("who wanted to be asked is not passed over by anybody's orders, nor when the table is taken up again", () => {
    const table = armed();
    for (const seat of duel.seats) table.order(seat, { ...waive, next: seat === "south" });
    act(table, ...STRIKE.slice(-1));
    expect(table.order("north", waive)).toEqual([]);
    expect(table.order("south", waive)).toEqual([]);
    expect(table.toMove).toBe("south");
    const orders = Object.fromEntries(duel.seats.map((seat) => [seat, table.ordersOf(seat)]));
    const resumed = resumeTable(duel, readJournal(writeJournal(table.journal)), seeded, orders);
    expect(resumed.toMove).toBe("south");
    expect(resumed.order("north", waive)).toEqual([]);
    expect(resumed.ordersOf("south").windows).toEqual({ die: "pass" });
  });

  test("survive a take-back, and the orders of one seat take nothing from the other", () => {
    const table = open();
    act(table, DEPLOY[0]);
    table.order("south", waive);
    expect(free(table, "north")).toEqual([0]);
    table.backTo("north", 0);
    expect(table.ordersOf("south").windows).toEqual({ die: "pass" });
  });

  test("who wants to be asked at the next window is asked once", () => {
    const table = armed();
    for (const seat of duel.seats) table.order(seat, { ...waive, next: seat === "south" });
    act(table, ...STRIKE.slice(-1));
    expect(table.toMove).toBe("south");
    expect(table.ordersOf("south")).toEqual({ windows: { die: "pass" }, next: false });
    act(table, "keep");
    expect(duel.question(table.position).ask).toBe("turn");
  });

  test("that the game does not know are refused in a sentence", () => {
    const table = open();
    const wrong: readonly [unknown, string][] = [
      [1, "Standing orders are an object"],
      [{ ask: true }, 'Standing orders have no field "ask".'],
      [{ windows: { dice: "ask" } }, 'Skirmish knows no standing order "dice"; it knows die.'],
      [{ windows: { die: "maybe" } }, 'The order "die" is "ask" or "pass".'],
      [{ next: 1 }, '"next" true or false'],
    ];
    for (const [orders, sentence] of wrong)
      expect(() => table.order("north", JSON.parse(JSON.stringify(orders)))).toThrow(sentence);
  });

  test("free take-backs go over windows that others had waived", () => {
    const trail = [
      { n: 4, seat: "south", final: true, waived: false },
      { n: 5, seat: "north", final: false, waived: false },
      { n: 6, seat: "south", final: false, waived: true },
      { n: 7, seat: "north", final: false, waived: false },
      { n: 8, seat: "south", final: false, waived: true },
    ];
    expect(freeReturns(trail, own("north"))).toEqual([6, 4]);
    expect(freeReturns(trail, own("south"))).toEqual([]);
  });
});

describe("choices made ahead", () => {
  const choosing = () => {
    const table = open();
    act(table, ...DEPLOY);
    return table;
  };
  const choice = (stance: string) => duel.acts.read({ do: "choose", stance });

  test("wait for the other's, unseen, and are played with it", () => {
    const table = choosing();
    const seen = JSON.stringify(duel.sight(table.position, "north"));
    expect(table.answerAhead("south", choice("charge"))).toBeNull();
    expect(table.answerAhead("south", choice("guard"))).toBeNull();
    expect(JSON.stringify(duel.sight(table.position, "north"))).toBe(seen);
    const answer = table.act("north", choice("charge"));
    if (!answer.ok) throw new Error("the act was refused");
    expect(answer.recorded.map(({ entry }) => entry)).toMatchObject([
      { seat: "north", act: { stance: "charge" } },
      { seat: "south", act: { stance: "guard" } },
    ]);
    expect(table.aheadOf("south")).toBeNull();
    expect(duel.question(table.position).ask).toBe("turn");
  });

  test("can be withdrawn, and fall with a take-back", () => {
    const table = choosing();
    table.answerAhead("south", choice("charge"));
    table.answerAhead("south", null);
    act(table, "choose guard");
    expect(table.toMove).toBe("south");
    const again = choosing();
    again.answerAhead("south", choice("charge"));
    again.backTo("south", 3);
    act(again, DEPLOY[3], "choose guard");
    expect(again.toMove).toBe("south");
  });

  test("are for the seat that will be asked, and for what it will be asked", () => {
    const table = choosing();
    expect(() => table.answerAhead("north", choice("guard"))).toThrow("north has to wait until it is asked.");
    expect(table.answerAhead("south", duel.acts.read({ do: "rest" }))).toMatchObject({ why: "notNow" });
    act(table, "choose guard");
    expect(() => table.answerAhead("north", choice("guard"))).toThrow("north has to wait until it is asked.");
  });
});
