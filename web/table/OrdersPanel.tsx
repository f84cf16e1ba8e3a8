/** Standing orders: in which windows this seat wants to be asked. Built from what the game declares. */
import { type Game, type Language, type Orders, orderFor } from "@rubicon/engine";
import { type ReactNode, useId, useState } from "react";
import { useWords } from "../app/words.ts";
import { ordersWords } from "./orders-words.ts";

interface Props {
  readonly game: Pick<Game, "orders" | "words">;
  readonly language: Language;
  /** Null where there is nothing to order: the game knows no windows, it is over, or somebody only watches. */
  readonly orders: Orders | null;
  /** A move may take days. */
  readonly slow?: boolean;
  order(orders: Orders): Promise<void>;
}

const VALUES = ["ask", "pass"] as const;

type Giving = { readonly is: "still" | "saving" | "saved" } | { readonly is: "failed"; readonly message: string };

export function OrdersPanel({ game, language, orders, slow = false, order }: Props): ReactNode {
  const words = useWords(ordersWords);
  const [giving, setGiving] = useState<Giving>({ is: "still" });
  const name = useId();
  if (orders === null || game.orders.length === 0) return <p className="quiet">{words.none}</p>;
  const said = game.words(language);

  const give = async (next: Orders): Promise<void> => {
    setGiving({ is: "saving" });
    try {
      await order(next);
      setGiving({ is: "saved" });
    } catch (error) {
      setGiving({ is: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <div className="stack orders">
      <p className="quiet">{words.intro}</p>
      {slow && game.orders.some(({ whenSlow }) => whenSlow === "pass") && <p className="notice">{words.slow}</p>}
      {game.orders.map(({ id }) => (
        <fieldset key={id} className="field">
          <legend>{said.order(id)}</legend>
          <div className="choices">
            {VALUES.map((value) => (
              <label key={value} className="choice">
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  value={value}
                  checked={orderFor(game, orders, id) === value}
                  onChange={() => void give({ ...orders, windows: { ...orders.windows, [id]: value } })}
                />
                {words[value]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            checked={orders.next}
            onChange={({ target }) => void give({ ...orders, next: target.checked })}
          />
          {words.next}
        </label>
        <p className="hint">{words.nextHint}</p>
      </div>
      {giving.is === "failed" ? (
        <p className="notice bad" role="alert">
          {giving.message}
        </p>
      ) : (
        <p className="quiet" role="status">
          {giving.is === "saving" ? words.saving : giving.is === "saved" ? words.saved : ""}
        </p>
      )}
    </div>
  );
}
