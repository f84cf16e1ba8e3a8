import { describe, expect, test } from "vitest";
import { BadInput } from "./game.ts";
import { facesOf, readJournal, writeJournal } from "./journal.ts";
import { committedOrigin } from "./origin.ts";
import { verify } from "./replay.ts";
import { openTable, resumeTable, Stumble, takeBack, undoable } from "./table.ts";
import { playActs as act, DEPLOY, duel, STRIKE } from "./testing/skirmish/duel.ts";
import { makeSkirmish, type Skirmish } from "./testing/skirmish/index.ts";
import { SMALL_PACK } from "./testing/skirmish/pack.ts";

const seeded = { kind: "seed", seed: "alea" } as const;
const secret = committedOrigin("rubico", "a secret");

const open = (game: Skirmish = duel) => openTable(game, { scenario: "meadow", dice: seeded });
type DuelTable = ReturnType<typeof open>;

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
      entry: { n: 1, seat: "north", act: { do: "place", piece: "red-1", field: "west" } },
      events: [{ e: "placed", piece: "red-1", field: "west", rule: "SK-1.b" }],
    });
    expect(table.toMove).toBe("south");
  });

  test("returns the refusal of the rules and stays as it is", () => {
    const table = open();
    const before = duel.hash(table.position);
    const answer = table.act("north", duel.acts.read({ do: "place", piece: "red-1", field: "east" }));
    expect(answer).toEqual({ ok: false, refusal: { rule: "SK-1.b", why: "not-your-half" } });
    expect(duel.hash(table.position)).toBe(before);
    expect(table.journal.entries).toHaveLength(1);
  });

  test("hears only the seat that is asked", () => {
    const table = open();
    const rest = duel.acts.read({ do: "rest" });
    expect(() => table.act("south", rest)).toThrow("It is for north to act, not for south.");
    expect(() => table.order("east", { ask: true })).toThrow("There is no seat east.");
    act(table, ...DEPLOY);
    for (let i = 0; i < 2; i++) act(table, "choose guard", "choose guard", "rest", "rest");
    expect(table.toMove).toBe("over");
    expect(() => table.act("north", rest)).toThrow("The game is over.");
    expect(() => table.order("north", { ask: true })).toThrow("The game is over.");
  });

  test("knows no orders where the game knows none", () => {
    const { orders: _, ...silent } = duel;
    expect(() => open(silent).order("north", { ask: true })).toThrow("This game knows no standing orders.");
  });

  test("takes no orders that a journal could not hold", () => {
    const more = JSON.parse("[".repeat(50) + "]".repeat(50));
    expect(() => open().order("north", { ask: true, more })).toThrow("The standing orders are nested too deeply.");
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
      p.at.fill(-2);
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
    expect(caught).toBeInstanceOf(Stumble);
    expect(caught).toMatchObject({ message: "a stumble", journal: { entries: { length: 6 } } });
    expect(duel.hash(table.position)).toBe(before);
    expect(table.journal.entries).toHaveLength(5);
    broken = false;
    // The dice that fell in vain fall again.
    const again = table.act("north", choose);
    if (!(caught instanceof Stumble) || !again.ok) throw new Error("the act was refused");
    expect(facesOf(again.entry)).toEqual(facesOf(caught.journal.entries[5]));
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
    expect(() => resumeTable(other, journal)).toThrow("Entry 0: The position it leads to is not the one");
    expect(() => resumeTable({ ...duel, id: "duel" }, journal)).toThrow("This is a journal of skirmish, not of duel.");
  });
});

describe("taking back", () => {
  const counts = (table: DuelTable) => [undoable(table), table.journal.entries.length];

  test("goes as far as the same seat acted without dice or revelations", () => {
    const table = openTable(makeSkirmish({ ...SMALL_PACK, rounds: 2 }), { scenario: "drill", dice: seeded });
    for (let i = 0; i < 60; i++) table.act(table.toMove, table.game.legal(table.position)[0]);
    expect(undoable(table)).toBe(1);
    act(table, "choose guard", "choose guard");
    expect(undoable(table)).toBe(0); // the stances came to light
    const mover = table.toMove;
    const before = table.game.hash(table.position);
    const march = table.game.legal(table.position).filter((one) => one.do === "march");
    table.act(mover, march[0]);
    const after = table.game.hash(table.position);
    table.act(mover, table.game.legal(table.position).filter((one) => one.do === "march")[0]);
    expect(undoable(table)).toBe(2);
    takeBack(table);
    expect(table.game.hash(table.position)).toBe(after);
    takeBack(table);
    expect(table.game.hash(table.position)).toBe(before);
    expect(() => takeBack(table)).toThrow("1 acts cannot be taken back here, only 0.");
    expect(verify(table.game, table.journal)).toMatchObject({ ok: true });
  });

  test("dice that fell stay fallen, and so does the opening", () => {
    const table = open();
    expect(counts(table)).toEqual([0, 1]);
    act(table, ...STRIKE);
    expect(counts(table)).toEqual([0, 8]);
    expect(() => takeBack(table)).toThrow(BadInput);
  });

  test("an act that is played again after being taken back goes on with the same dice", () => {
    const [straight, winding] = [open(), open()];
    act(straight, ...STRIKE);
    act(winding, DEPLOY[0]);
    takeBack(winding);
    act(winding, ...STRIKE);
    expect(winding.journal).toEqual(straight.journal);
  });
});
