/** Days on which a player's clocks stand still. */
import type { Me } from "@rubicon/server/protocol";
import { type FormEvent, type ReactNode, useState } from "react";
import { me as meStore, server } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { dayIn } from "../../app/time.ts";
import { useWords } from "../../app/words.ts";
import { settingsWords } from "./words.ts";

export function VacationSection({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(settingsWords);
  const language = useLanguage();
  const [days, setDays] = useState(7);
  const [failed, setFailed] = useState(false);

  const away = async (wish: { readonly days: number } | null): Promise<void> => {
    try {
      const { player } = await server().http.patch<{ player: Me }>("/api/me", { away: wish });
      meStore.set(player);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const leave = (event: FormEvent): void => {
    event.preventDefault();
    void away({ days });
  };

  return (
    <section className="section" aria-labelledby="settings-vacation">
      <h2 id="settings-vacation">{words.vacation}</h2>
      <p>
        {me.awayUntil === null ? words.vacationHint(me.vacationDays) : words.awayUntil(dayIn(me.awayUntil, language))}
      </p>
      {me.awayUntil !== null ? (
        <button type="button" className="button quiet" onClick={() => away(null)}>
          {words.comeBack}
        </button>
      ) : (
        me.vacationDays > 0 && (
          <form className="row" onSubmit={leave}>
            <label htmlFor="settings-days">{words.days}</label>
            <input
              id="settings-days"
              className="input figures"
              type="number"
              required
              min={1}
              max={me.vacationDays}
              value={Number.isNaN(days) ? "" : days}
              onChange={({ target }) => setDays(target.valueAsNumber)}
            />
            <button type="submit" className="button quiet">
              {words.goAway}
            </button>
          </form>
        )
      )}
      {failed && (
        <p className="notice bad" role="alert">
          {words.failed}
        </p>
      )}
    </section>
  );
}
