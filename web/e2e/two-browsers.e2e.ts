/**
 * Two people in two browsers play a whole game: one invites, the other follows the link. On the way one reloads, the
 * line is cut, acts are taken back. In the end the journal, what each was told, and what each page showed must agree.
 */
import { type Journal, readJournal, type Seat, verify } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { landing } from "../pages/landing/words.ts";
import { invitation } from "../pages/shared/invitation-words.ts";
import { companyWords } from "../table/company/words.ts";
import { tableWords } from "../table/words.ts";
import { Ear } from "./house/ear.ts";
import { type House, openHouse } from "./house/house.ts";
import { type Look, Player, playTogether } from "./house/player.ts";
import { COMPONENTS, namedUnknown, Truth } from "./house/truth.ts";

const words = tableWords.en;
const company = companyWords.en;

interface Shot {
  readonly html: string;
  /** Last entries that the browser had been told of before and after the page was looked at. */
  readonly before: number;
  readonly after: number;
}

interface Person {
  readonly player: Player;
  readonly ear: Ear;
  readonly shots: Shot[];
  seat: Seat;
}

let house: House;
let table = "";
let host: Person;
let guest: Person;

beforeAll(async () => {
  house = await openHouse();
  host = await comeIn("host");
  guest = await comeIn("guest");
});
afterAll(async () => {
  await house?.close();
});

async function comeIn(name: string): Promise<Person> {
  const { page } = await house.visitor();
  const player = new Player(page, `two browsers, ${name}`);
  player.tires = 4;
  return { player, ear: new Ear(page), shots: [], seat: "" };
}

/** The page as it stands now, without the log, which tells what was once known. */
async function shoot({ player, ear, shots }: Person): Promise<void> {
  const before = ear.last;
  const html = await player.page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return "";
    for (const entry of copy.querySelectorAll("[data-entry]")) entry.remove();
    return copy.outerHTML;
  });
  shots.push({ html, before, after: ear.last });
}

const both = (): readonly [Player, Player] => [host.player, guest.player];
const entries = (): number => Math.max(host.ear.last, guest.ear.last);

/** Plays until so many entries are written, looking at both pages now and then. */
async function playUntil(n: number): Promise<boolean> {
  let shot = entries();
  return playTogether(both(), async () => {
    if (entries() >= shot + 9) {
      shot = entries();
      await shoot(host);
      await shoot(guest);
    }
    return entries() >= n;
  });
}

/** Plays until this holds when somebody is asked; gives who. */
async function playUntilAsked(holds: (person: Person, look: Look) => Promise<boolean>): Promise<Person> {
  for (let tries = 0; tries < 400; tries++) {
    for (const person of [host, guest]) {
      const look = await person.player.look();
      if (look.turn === "mine" && (await holds(person, look))) return person;
      if (look.turn === "mine") await person.player.step("mine");
    }
  }
  throw new Error("It never came to that.");
}

const undoButton = ({ player }: Person, name: string) =>
  player.page.getByRole("button", { name: new RegExp(`^${name}`) });
const DESK = { width: 1440, height: 900 };
const bottomOfPrompt = async (person: Person): Promise<number> => {
  const { y, height } = (await promptOf(person).boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
};
const promptOf = ({ player }: Person) => player.page.getByRole("region", { name: words.prompt.label });

/** How often an act was taken back so far. */
let takenBack = 0;

test("one invites from the first page, the other follows the link and takes the free seat", async () => {
  const { page } = host.player;
  await page.goto("/");
  await page.getByRole("button", { name: landing.en.friend }).click();
  const link = await page.getByLabel(invitation.en.link).inputValue();
  table = link.split("/").at(-1) ?? "";

  const { page: other } = guest.player;
  await other.goto(link);
  await other
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  // Nobody clicks there: whoever has set the table is taken to the board.
  await page.waitForURL(link);
  await Promise.all(both().map((player) => player.look()));
  for (const person of [host, guest]) person.seat = person.ear.tables.at(-1)?.you ?? "";
  expect([host.seat, guest.seat].sort()).toEqual(["caesar", "pompeius"]);
});

test("they play by clicking what is lit", async () => {
  expect(await playUntil(30)).toBe(false);
  expect(host.player.byMouse).toBeGreaterThan(host.player.clicks / 2);
  expect(guest.player.byMouse).toBeGreaterThan(guest.player.clicks / 2);
});

test("whoever reloads finds the table as it stands", async () => {
  // What was only taken up is not kept.
  await host.player.page.keyboard.press("Escape");
  const said = (await host.player.look()).said;
  const known = entries();
  await host.player.page.reload();
  expect((await host.player.look()).said).toBe(said);
  expect(host.ear.last).toBe(known);
  expect(await playUntil(known + 8)).toBe(false);
});

test("an act is taken back freely as long as nobody has learnt anything by it", async () => {
  const person = await playUntilAsked(async (asked) => (await undoButton(asked, words.prompt.undo).count()) > 0);
  const n = entries();
  await undoButton(person, words.prompt.undo).click();
  takenBack++;
  await expect.poll(entries).toBe(n + 1);
  const told = () => person.ear.tables.at(-1)?.entries.at(-1);
  await expect.poll(told).toMatchObject({ n: n + 1, seat: person.seat });
  expect(told()?.back).toBeLessThan(n);
  // The log says so; where blocks are to be chosen from a pool, that lies over it.
  const log = person.player.page.getByRole("button", { name: words.panels.log, exact: true });
  if ((await log.getAttribute("aria-expanded")) === "false") await log.click();
  const name = juliusCaesar.words("en").seat(person.seat);
  await person.player.page.getByText(words.log.wentBack(name)).first().waitFor();
});

/** However many acts it is. */
const ASKED = /^You have asked to take the last/;

test("otherwise the other is asked, and may grant it", async () => {
  const person = await playUntilAsked(async (asked) => (await undoButton(asked, words.prompt.askUndo).count()) > 0);
  const other = person === host ? guest : host;
  const n = entries();
  await undoButton(person, words.prompt.askUndo).click();
  await person.player.page.getByText(ASKED).waitFor();
  await promptOf(person).getByText(words.prompt.undoAsked).waitFor();
  // Declined, it is past at once, and may be asked again.
  await other.player.page.getByRole("button", { name: company.asks.no }).click();
  await person.player.page.getByText(/does not agree: nothing is taken back/).waitFor();
  expect(await promptOf(person).getByText(words.prompt.undoAsked).count()).toBe(0);
  expect(await person.player.page.getByText(ASKED).count()).toBe(0);
  await undoButton(person, words.prompt.askUndo).click();
  const notice = person.player.page.getByText(ASKED);
  await notice.waitFor();
  // Whoever asks anew has read what was answered before; and his notice lies below the prompt, however long that is.
  expect(await person.player.page.getByText(/does not agree/).count()).toBe(0);
  await person.player.page.setViewportSize({ width: 800, height: 700 });
  await expect
    .poll(async () => ((await notice.boundingBox())?.y ?? 0) - (await bottomOfPrompt(person)))
    .toBeGreaterThan(0);
  await person.player.page.setViewportSize(DESK);
  expect(entries()).toBe(n);
  await other.player.page.getByRole("button", { name: company.asks.yes }).click();
  takenBack++;
  await expect.poll(() => person.ear.last).toBe(n + 1);
  await expect.poll(() => other.ear.last).toBe(n + 1);
  expect(await playUntil(n + 8)).toBe(false);
});

test("what is said is counted until it is read, on the panel and in the title", async () => {
  const [{ page: one }, { page: other }] = both();
  const panel = (page: Page) => page.locator('.rail [data-panel="extras"]');
  await panel(one).click();
  for (const text of ["Salve!", "Alea iacta est."]) {
    await one.getByPlaceholder(company.talk.write).fill(text);
    await one.getByRole("button", { name: company.talk.send }).click();
  }
  await panel(other).getByText(company.news.unread(2)).waitFor({ state: "attached" });
  expect(await other.title()).toMatch(/^\(2\) /);
  // It is still so after a reload; one's own lines are never counted.
  await other.reload();
  await panel(other).getByText(company.news.unread(2)).waitFor({ state: "attached" });
  expect(await one.title()).not.toMatch(/^\(/);
  await panel(other).click();
  await other.getByText("Alea iacta est.").waitFor();
  await expect.poll(() => other.title()).not.toMatch(/^\(/);
  await expect.poll(() => panel(other).locator(".badge").count()).toBe(0);
  for (const page of [one, other]) await page.getByRole("button", { name: words.panels.log, exact: true }).click();
});

test("while the line is cut the page says so and keeps an act; when it is back nothing is lost or done twice", async () => {
  // A button decides by itself: where pieces can be brought the server would have to say.
  const buttonOf = (asked: Person) => promptOf(asked).locator("button[data-choice]").first();
  const person = await playUntilAsked(async (asked) => (await buttonOf(asked).count()) > 0);
  const n = entries();
  const sentBefore = person.ear.sent.length;
  house.line.cut();
  await promptOf(person).getByText(words.prompt.offline).waitFor();
  await person.player.page.getByText(company.link.lost).waitFor();
  const kept = promptOf(person).getByText(words.prompt.kept);
  await buttonOf(person).click();
  await kept.waitFor();
  expect(entries()).toBe(n);
  house.line.mend();
  await expect.poll(() => person.ear.last, { timeout: 30_000 }).toBeGreaterThan(n);
  await person.player.look();
  expect(await promptOf(person).getByText(words.prompt.kept).count()).toBe(0);
  // A whole gesture goes on when the line is back. Each of its acts was written once, however often it was sent.
  const acts = (): number => {
    const sent = person.ear.sent.slice(sentBefore).filter(({ text }) => text.includes('"t":"act"'));
    return new Set(sent.map(({ text }) => text)).size;
  };
  await expect.poll(() => entries() - n - acts(), { timeout: 30_000 }).toBe(0);
  await expect.poll(() => (person === host ? guest : host).ear.last, { timeout: 30_000 }).toBe(entries());
});

test("they play to the end, and both screens name the winner", async () => {
  expect(await playUntil(Number.POSITIVE_INFINITY)).toBe(true);
  for (const person of [host, guest]) {
    await shoot(person);
    const { outcome } = await truth();
    if (outcome === null) throw new Error("The journal has no outcome.");
    expect(person.ear.tables.at(-1)?.info.outcome).toEqual(outcome);
    const ending = person.player.page.getByRole("region", { name: words.outcome.title });
    const said = juliusCaesar.words("en").outcome(outcome);
    expect(await ending.innerText()).toContain(said);
    expect(await promptOf(person).innerText()).toContain(said);
  }
});

let known: Promise<Truth> | null = null;

/** From the journal that the server gives when the game is over. */
function truth(): Promise<Truth> {
  known ??= journalOf().then((journal) => new Truth(journal));
  return known;
}

async function journalOf(): Promise<Journal> {
  const answer = await fetch(`${house.url}/api/tables/${table}/journal`);
  expect(answer.status).toBe(200);
  return readJournal(await answer.text());
}

test("the journal holds every act once, and the engine finds nothing wrong with it", async () => {
  const { journal, outcome } = await truth();
  const verdict = verify(juliusCaesar, journal);
  expect(verdict).toMatchObject({ ok: true, outcome });
  expect(journal.entries.filter((entry) => "back" in entry).length).toBe(takenBack);
  for (const { player, ear, seat } of [host, guest]) {
    expect(ear.last).toBe(journal.entries.length - 1);
    // Each act that was sent, now or ahead, is in the journal once, and nothing else of this seat is.
    const ids = new Set(ear.sent.flatMap(({ text }) => /"t":"(?:act|ahead)".*?"id":"(\w+)"/.exec(text)?.[1] ?? []));
    const acts = journal.entries.filter((entry) => "act" in entry && entry.seat === seat);
    expect(acts.length).toBe(ids.size);
    // In the log an entry stands once in a chapter, and in order; a chapter may begin in the middle of one.
    const chapters = await player.page
      .locator("ol:has(> [data-entry])")
      .evaluateAll((lists) =>
        lists.map((list) => [...list.children].map((entry) => Number(entry.getAttribute("data-entry")))),
      );
    expect(chapters.flat().length).toBeGreaterThan(20);
    for (const numbers of chapters) expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
});

test("each was told what his seat may know at that entry, letter by letter, and was asked only when it was his turn, or he could choose ahead", async () => {
  const all = await truth();
  for (const { ear, seat } of [host, guest]) {
    await ear.whole();
    let compared = 0;
    let asked = 0;
    let early = 0;
    for (const { info, you, sight, question, legal, ahead, entries: heard } of ear.tables) {
      if (info.status === "open") {
        expect(sight).toBeNull();
        continue;
      }
      const n = info.entries - 1;
      expect(you).toBe(seat);
      expect(sight).toEqual(all.sight(n, seat));
      for (const entry of heard) expect(entry.events, `entry ${entry.n}`).toEqual(all.heard(entry.n, seat));
      const decision = info.status === "running" ? all.asked(n, seat) : null;
      expect(question ?? null).toEqual(decision?.question ?? null);
      expect(legal ?? []).toEqual(decision?.legal ?? []);
      expect(ahead ?? false).toBe(decision?.ahead ?? false);
      expect(info.seed === null).toBe(info.status === "running");
      compared++;
      if (decision?.ahead) early++;
      else if (decision !== null) asked++;
    }
    // Caesar is asked first wherever both choose in secret.
    expect(early > 0).toBe(seat === "pompeius");
    // A message for every entry at least, and some of both kinds.
    expect(compared).toBeGreaterThanOrEqual(all.length * 0.9);
    expect(asked).toBeGreaterThan(all.length / 10);
    expect(compared - asked).toBeGreaterThan(all.length / 10);
  }
});

test("what came over HTTP names nothing that the seat had not been shown", async () => {
  const all = await truth();
  for (const { ear, seat } of [host, guest]) {
    expect(ear.answers.length).toBeGreaterThan(5);
    for (const { at, path, body } of ear.answers) {
      const last = ear.frames.findLast((framed) => framed.at <= at + 50 && framed.message.t === "table")?.message;
      const n = last?.t === "table" ? last.info.entries - 1 : -1;
      expect(namedUnknown(body, all.everShown(n, seat)), path).toEqual([]);
    }
  }
});

test("at no moment did a page name a block or a card that its seat could not see and had not been shown", async () => {
  const all = await truth();
  for (const { shots, seat } of [host, guest]) {
    expect(shots.length).toBeGreaterThan(all.length / 20);
    let hidden = 0;
    for (const { html, before, after } of shots) {
      const shown = all.everShown(after, seat);
      hidden += COMPONENTS.size - shown.size;
      expect(namedUnknown(html, shown), `after entry ${after}`).toEqual([]);
      // Whatever can be touched lies before his eyes at this very moment.
      const now = new Set([...all.seen(before, seat), ...all.seen(after, seat)]);
      const touchable = [...html.matchAll(/data-thing="(?:block|card):([^"]+)"/g)].map(([, name]) => name);
      expect(touchable.length).toBeGreaterThan(5);
      expect(touchable.filter((name) => !now.has(name))).toEqual([]);
    }
    expect(hidden).toBeGreaterThan(shots.length);
  }
});
