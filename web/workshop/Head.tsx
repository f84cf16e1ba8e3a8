/** The pack on the bench: its name, whether it fits, how much of it is changed; files, undoing, and playing with it. */
import { type ReactNode, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { to } from "../app/routes.ts";
import { factsOf, GAMES } from "../games/index.ts";
import { PACKS } from "../local/DropZone.tsx";
import { packOn } from "./bench.ts";
import { canShare, savePack, sharePack } from "./files.ts";
import { OVERVIEW } from "./Nav.tsx";
import { useShop } from "./shop.ts";
import { usePlaying } from "./usePlaying.ts";

interface Props {
  readonly game: string;
  load(file: File): void;
  tell(news: string): void;
}

export function Head({ game, load, tell }: Props): ReactNode {
  const shop = useShop();
  const { bench, words, hands, nameFault, form } = shop;
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shares] = useState(canShare);
  const others = GAMES.filter(({ id, parts }) => id !== game && parts?.workshop !== undefined);
  const title = factsOf(game)?.title ?? game;
  return (
    <div className="ws-head">
      <div className="ws-what">
        <h1>{words.title(title)}</h1>
        {others.map(({ id, title: other }) => (
          <Link key={id} href={to.workshop(id)} className="small">
            {other}
          </Link>
        ))}
      </div>
      <div className="ws-pack">
        <label className="unseen" htmlFor={`${ids}-name`}>
          {words.name}
        </label>
        <input
          id={`${ids}-name`}
          className="input ws-name"
          placeholder={words.name}
          autoComplete="off"
          value={bench.now.name}
          aria-invalid={nameFault !== null || undefined}
          aria-describedby={nameFault === null ? undefined : `${ids}-fault`}
          onChange={({ target }) => hands.rename(target.value)}
          onBlur={hands.rest}
        />
        {nameFault !== null && (
          <p id={`${ids}-fault`} className="ws-name-fault">
            {form.sentence(nameFault) ?? nameFault}
          </p>
        )}
      </div>
      <div className="ws-tools">
        <button type="button" className="button quiet" disabled={bench.past.length === 0} onClick={hands.undo}>
          {words.undo}
        </button>
        <button type="button" className="button quiet" disabled={bench.future.length === 0} onClick={hands.redo}>
          {words.redo}
        </button>
        <input
          ref={input}
          type="file"
          accept={PACKS}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) load(file);
            // The same file may be chosen again.
            target.value = "";
          }}
        />
        <button type="button" className="button quiet" title={words.loadFile} onClick={() => input.current?.click()}>
          {words.load}
        </button>
        <button
          type="button"
          className="button quiet"
          title={words.saveFile}
          onClick={() => tell(words.saved(savePack(packOn(bench))))}
        >
          {words.save}
        </button>
        {shares && (
          <button type="button" className="button quiet" onClick={() => void sharePack(packOn(bench))}>
            {words.share}
          </button>
        )}
      </div>
      <Playing game={game} tell={tell} />
      <Standing game={game} />
    </div>
  );
}

/** Whether it fits, in a line: the first fault, and the way there. */
function Standing({ game }: { readonly game: string }): ReactNode {
  const { compared, faults, checking, kept, words, form, show } = useShop();
  const count = compared.differences.length;
  const [first] = faults;
  return (
    <p className="ws-standing" role="status">
      <Link href={to.workshop(game, OVERVIEW)} className="ws-changes">
        {count === 0 ? (compared.elsewhere ? words.elsewhere : words.unchanged) : words.changes(count)}
      </Link>
      {first === undefined ? (
        <span className="ws-fits">{checking ? words.checking : `✓ ${words.fits}`}</span>
      ) : (
        <span className="ws-unfit">
          <strong>{words.faults(faults.length)}</strong>
          <span>
            {first.what ?? first.leaf?.table.title ?? first.at}: {form.sentence(first.why) ?? first.why}
          </span>
          {first.leaf !== null && (
            <button
              type="button"
              className="link-button"
              onClick={() => show(first.leaf?.table.id ?? OVERVIEW, first.leaf?.part, first.cells[0])}
            >
              {words.goThere}
            </button>
          )}
        </span>
      )}
      <span className="soft">{kept ? words.kept : words.notKept}</span>
    </p>
  );
}

function Playing({ game, tell }: { readonly game: string; tell(news: string): void }): ReactNode {
  const { words, language } = useShop();
  const { scenario, scenarios, choose, play, open, hindrance } = usePlaying(game, tell);
  const ids = useId();
  return (
    <div className="ws-playing">
      <label className="ws-ask">
        <span className="unseen">{words.scenario}</span>
        <select className="ws-choice" value={scenario} onChange={({ target }) => choose(target.value)}>
          {Object.entries(scenarios).map(([id, names]) => (
            <option key={id} value={id}>
              {names[language]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button"
        aria-disabled={hindrance !== null || undefined}
        aria-describedby={hindrance === null ? undefined : `${ids}-why`}
        onClick={play}
      >
        {words.play}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-disabled={hindrance !== null || undefined}
        aria-describedby={hindrance === null ? undefined : `${ids}-why`}
        onClick={open}
      >
        {words.openTable}
      </button>
      {hindrance !== null && (
        <span id={`${ids}-why`} className="unseen">
          {hindrance}
        </span>
      )}
    </div>
  );
}
