import { describe, expect, test } from "vitest";
import { KIT } from "../testing.ts";
import { calendar as calendarOf, isWinter, turnsOf } from "./calendar.ts";

const calendar = (seen: Parameters<typeof calendarOf>[1]) => calendarOf(KIT.facts.calendar, seen);

const at = (bc: number, turn: number) => calendar({ bc, turn, asked: { ask: "movement" }, outcome: null });

describe("the calendar", () => {
  test("JC-1.2.a five years of five turns and a winter, from 49 to 45 BC", () => {
    const years = at(49, 1);
    expect(years.map(({ bc }) => bc)).toEqual([49, 48, 47, 46, 45]);
    expect(years.every(({ turns }) => turns.length === 5)).toBe(true);
  });

  test("in a turn, what went before is past and the rest is to come", () => {
    const years = at(47, 3);
    expect(years.map(({ when }) => when)).toEqual(["past", "past", "now", "coming", "coming"]);
    expect(years[2]?.turns).toEqual(["past", "past", "now", "coming", "coming"]);
    expect(years[2]?.winter).toBe("coming");
    expect(years[0]?.turns.concat(years[0].winter)).toEqual(Array.from({ length: 6 }, () => "past"));
  });

  test("before the first turn of a year none of its turns has begun", () => {
    expect(at(48, 0)[1]?.turns).toEqual(Array.from({ length: 5 }, () => "coming"));
  });

  test("in winter all turns are past, and exactly one cell of the calendar is the present one", () => {
    for (const ask of ["port", "surplus", "disband"] as const) {
      const seen = { bc: 46, turn: 5, asked: { ask }, outcome: null };
      expect(isWinter(seen)).toBe(true);
      const present = calendar(seen).flatMap(({ turns, winter }) => [...turns, winter]);
      expect(present.filter((when) => when === "now")).toHaveLength(1);
      expect(calendar(seen)[3]?.winter).toBe("now");
    }
    expect(isWinter({ asked: { ask: "levy" } })).toBe(false);
  });

  test("JC-8.4.a a game that is over ended in winter", () => {
    const over = calendar({ bc: 45, turn: 5, asked: null, outcome: { winner: "caesar", how: "points" } });
    expect(over[4]?.winter).toBe("now");
  });

  test("another pack may have other years, and other turns in them", () => {
    const years = [
      { bc: 49, turns: 2 },
      { bc: 48, turns: 3 },
    ];
    const shown = calendarOf(years, { bc: 48, turn: 2, asked: { ask: "movement" }, outcome: null });
    expect(shown.map(({ turns }) => turns)).toEqual([
      ["past", "past"],
      ["past", "now", "coming"],
    ]);
    expect(turnsOf(years, { bc: 48 })).toBe(3);
  });
});
