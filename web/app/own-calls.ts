/** Calls a player to his tables when he looks at another page. Fetched with the first call. */
import { markedName } from "@rubicon/client/bot-names";
import { factsOf } from "../games/index.ts";
import { call } from "./calling.ts";
import { called } from "./me.ts";
import { type OwnNews, othersAt } from "./own-news.ts";
import { to } from "./routes.ts";
import { settings } from "./settings.ts";
import { callWords } from "./words/calls.ts";

export function callTo(news: OwnNews): void {
  const { language } = settings.now;
  const words = callWords[language];
  const { table } = news;
  const title = factsOf(table.game)?.title ?? table.game;
  const name = othersAt(table)
    .map((player) => markedName(player, language))
    .join(", ");
  const path = to.table(table.id);
  switch (news.is) {
    case "arrival": {
      const text = words.arrived(name, title);
      called.set({ path, text });
      return call({ sound: "arrival", text, path, title });
    }
    case "turn":
      return call({ sound: "turn", text: words.yourMove(title), path, title });
    case "request": {
      const text = words.asks[news.kind](name, title);
      called.set({ path, text });
      return call({ sound: "request", text, path, title });
    }
  }
}
