/** How often each seat wins a scenario, and nobody, as one small bar. */
import { type Balance, figuresOf } from "@rubicon/bots/balance";
import type { ReactNode } from "react";
import { useWords } from "../../app/words.ts";
import { balanceWords } from "./words.ts";

export function Shares({ balance }: { readonly balance: Balance }): ReactNode {
  const words = useWords(balanceWords);
  const { wins, nobody } = figuresOf(balance);
  const [first, second] = balance.seats;
  const parts = [
    { seat: first, share: wins[0].rate },
    { seat: undefined, share: nobody.rate },
    { seat: second, share: wins[1].rate },
  ];
  return (
    <span className="balance-bar">
      <span className="unseen">{parts.map(({ share }) => words.percent(share)).join(" / ")}</span>
      {parts.map(({ seat, share }) => (
        <i key={seat ?? ""} data-seat={seat} style={{ flexGrow: share }} aria-hidden="true" />
      ))}
    </span>
  );
}
