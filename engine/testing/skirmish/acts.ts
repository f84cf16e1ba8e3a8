import { type ActsOf, act0, act1, act2, actBook, type Domain } from "../../acts.ts";
import { FACTIONS, type Pack, STANCES, TOKENS } from "./pack.ts";

/** Each pack has its own pieces and fields, and so its own acts. */
export function makeActs({ fields, piecesOfEach }: Pack) {
  const numbers = Array.from({ length: piecesOfEach }, (_, i) => i + 1);
  const piece: Domain = { of: "piece", names: FACTIONS.flatMap((faction) => numbers.map((n) => `${faction}-${n}`)) };
  const field: Domain = { of: "field", names: fields };
  const place = act2("place", ["piece", piece], ["field", field]);
  const choose = act1("choose", ["stance", { of: "stance", names: STANCES }]);
  const march = act2("march", ["piece", piece], ["field", field]);
  const strike = act2("strike", ["piece", piece], ["field", field]);
  const rest = act0("rest");
  const spend = act1("spend", ["token", { of: "token", names: TOKENS }]);
  const keep = act0("keep");
  return {
    place,
    choose,
    march,
    strike,
    rest,
    spend,
    keep,
    book: actBook([place, choose, march, strike, rest, spend, keep]),
  };
}

export type Acts = ReturnType<typeof makeActs>;
export type Act = ActsOf<
  [Acts["place"], Acts["choose"], Acts["march"], Acts["strike"], Acts["rest"], Acts["spend"], Acts["keep"]]
>;
