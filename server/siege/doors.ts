/** Ways in that should be none: addresses that lead inside, passwords, names, passkeys, texts. */
import { pick, seededDice } from "@rubicon/engine";
import { Authenticator } from "../accounts/authenticator.ts";
import { pause } from "../live/visitor.ts";
import { drip, type Manners, pour } from "../notices/testing.ts";
import { STRANGE_TEXTS } from "../testing/nonsense.ts";
import type { Attack, Outcome } from "./attack.ts";
import { Knocker, linkTo } from "./knocker.ts";
import { openTown, subscription, wakeThrough } from "./town.ts";

const taken: Manners = (socket) => socket.end("HTTP/1.1 201 Created\r\n\r\n");

/** Signs between a host inside and a name outside: parsers differ in where they see the end. */
const SIGNS = [
  ...Array.from({ length: 256 }, (_, i) => String.fromCharCode(i)).filter((sign) => !/[\p{L}\p{N}]/u.test(sign)),
  ..."\u2024\u2044\u3002\ufe52\uff0e\uff0f\uff1b\uff20\uff61\u200b\u2028\ud800",
  "\\\\",
  "%00",
  "%2f",
  "%40",
];

const INSIDE = [
  "127.0.0.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "127.1",
  "127.0.0.1.",
  "0",
  "localhost",
  "localhost.",
  "１２７.0.0.1",
  "127。0。0。1",
  "10.0.0.7",
  "169.254.169.254",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[2002:7f00:1::]",
  "[fd00::1]",
  "[fe80::1%25lo]",
];

/** Every way to write an address of these that leads inside, or could be taken for one that does. */
function* spellings(): Generator<string> {
  for (const host of INSIDE) {
    yield `https://${host}/x`;
    yield `https://innocent.example@${host}/x`;
    yield `https:${host}/x`;
    yield `https:\\\\${host}\\x`;
    yield `https://${host}:443/x`;
    yield `http://${host}/x`;
  }
  for (const sign of SIGNS) {
    yield `https://127.0.0.1${sign}.evil.example/x`;
    yield `https://127.0.0.1${sign}@evil.example/x`;
    // With some signs these are names that anybody may have, and what follows is a path.
    if (!"/?#".includes(sign)) yield `https://evil.example${sign}@127.0.0.1/x`;
    if (!".-".includes(sign)) yield `https://127.0.0.1${sign}evil.example/x`;
  }
}

/** Names that anybody can have, and where they lead; a turncoat leads outside when he is first looked up. */
const LEADS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "honest.example": [["1.0.0.1"]],
  "turncoat.example": [["1.0.0.1"], ["127.0.0.1"]],
  "home.example": [["127.0.0.1"]],
  "zero.example": [["0.0.0.0"]],
  "six.example": [["::1"]],
  "mapped.example": [["::ffff:127.0.0.1"]],
  "office.example": [["10.0.0.7"]],
  "cloud.example": [["169.254.169.254"]],
  "unique.example": [["fd00::1"]],
  "both.example": [["1.0.0.1", "127.0.0.1"]],
};

const inside: Attack = {
  name: "addresses that lead inside",
  async run(field) {
    const town = await openTown(field, { names: LEADS, strangers: { "1.0.0.1": taken } }, {});
    const { server } = town;
    const guest = await Knocker.guest(server.url);
    const all = [...spellings()];
    const tried = all.filter((_, i) => i % field.many(3, 1) === 0 || all[i].includes(";"));
    const admitted: string[] = [];
    for (const address of tried) {
      const notices = { email: false, push: true, webhook: address };
      const asked = [
        await guest.ask("PATCH", "/api/me", { notices }),
        await guest.ask("POST", "/api/me/push", subscription(address)),
      ];
      if (asked.some(({ status }) => status !== 400)) admitted.push(address);
    }
    const rounds = field.many(1, 10);
    for (let round = 1; round <= rounds; round++) {
      // Those of the round before are still in the book: names stand for different looks.
      await wakeThrough(
        server,
        Object.keys(LEADS).map((name) => `https://${name}/${round}`),
      );
      const expected = round * Object.keys(LEADS).length;
      for (let i = 0; i < 200 && town.looked().length < expected; i++) await pause(50);
      await pause(300);
    }
    const connected = town.connected();
    const wrong = connected.filter((host) => host !== "1.0.0.1");
    const delivered = town.strangers.get("1.0.0.1")?.met ?? 0;
    const faults = [
      admitted.length > 0 && `${admitted.length} addresses were let in, such as ${JSON.stringify(admitted[0])}.`,
      wrong.length > 0 && `It connected to ${wrong.join(", ")}.`,
      town.victims() > 0 && `Somebody knocked inside ${town.victims()} times.`,
      delivered < rounds && "Not even the honest one was told.",
      town.looked().length !== rounds * Object.keys(LEADS).length && `It looked ${town.looked().length} times.`,
    ];
    return outcomeOf(
      tried.length * 2 + rounds * Object.keys(LEADS).length,
      faults,
      `${tried.length} spellings refused, ${town.looked().length} names looked up once each, ${delivered} messages outside, 0 connections inside.`,
    );
  },
};

const HINT = "HTTP/1.1 103 Early Hints\r\n\r\n";
const ANSWER = "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n";

/** Ways to answer that cost whoever listens to the end. */
const RUDE: Readonly<Record<string, Manners>> = {
  "a body without end": (socket) => pour(socket, `${ANSWER}\r\n`.padEnd(65_536, "x")),
  "headers without end": (socket) => pour(socket, `${ANSWER}x: ${"y".repeat(60_000)}\r\n`),
  "one line without end": (socket) => pour(socket, "HTTP/1.1 200 ".padEnd(60_000, "x")),
  "chunks without end": (socket) => pour(socket, `${ANSWER}transfer-encoding: chunked\r\n\r\n`.padEnd(65_536, "0")),
  "promises without end": (socket) => pour(socket, HINT.repeat(999)),
  "a body in drips": (socket) => drip(socket, `${ANSWER}content-length: 99999999\r\n\r\n`),
  "headers in drips": (socket) => drip(socket, "HTTP/1.1 200 OK\r\nx: y\r\n"),
  "a line in drips": (socket) => drip(socket, "H"),
  "no answer": () => {},
  "a way inside": (socket) => socket.end("HTTP/1.1 302 Found\r\nlocation: https://127.0.0.1/\r\n\r\n"),
  "another language": (socket) => pour(socket, "\0\xff\r\n".repeat(9_999)),
  "a slammed door": (socket) => socket.destroy(),
};

/** Bytes that the server may grow by, and that may be sent to it in vain by each: they lie in the system's buffers. */
const GROWTH = 200_000_000;
const IN_VAIN = 24_000_000;
/** Milliseconds in which all of it is over: five for the call, ten for the answer, and looking for jobs. */
const OVER = 30_000;

const rude: Attack = {
  name: "services that answer for ever, in drips or never",
  async run(field) {
    const each = field.many(1, 20);
    const people = Object.entries(RUDE).map(([what, manners], i) => ({ what, manners, ip: `1.0.1.${i + 1}` }));
    const names = Object.fromEntries(people.map(({ ip }, i) => [`rude-${i}.example`, [[ip]]]));
    const strangers = Object.fromEntries(people.map(({ ip, manners }) => [ip, manners]));
    const town = await openTown(field, { names, strangers }, {});
    const { server } = town;
    const before = await memoryOf(server.url);
    const calls = each * people.length;
    for (let i = 0; i < each; i++)
      await wakeThrough(
        server,
        Object.keys(names).map((name) => `https://${name}/${i}`),
      );
    const busy = (): number => [...town.strangers.values()].reduce((sum, { sockets }) => sum + sockets.size, 0);
    const met = (): number => [...town.strangers.values()].reduce((sum, stranger) => sum + stranger.met, 0);
    let [peak, slowest] = [before, 0];
    const deadline = performance.now() + OVER * Math.ceil(calls / 20);
    while (performance.now() < deadline && (met() < calls || busy() > 0)) {
      const asked = performance.now();
      peak = Math.max(peak, await memoryOf(server.url));
      slowest = Math.max(slowest, performance.now() - asked);
      await pause(100);
    }
    const greedy = people.filter(({ ip }) => (town.strangers.get(ip)?.sent ?? 0) > each * IN_VAIN);
    const faults = [
      met() < calls && `Only ${met()} of ${calls} were called.`,
      busy() > 0 && `${busy()} lines are still open.`,
      town.victims() > 0 && `It was led inside ${town.victims()} times.`,
      peak - before > GROWTH && `It grew by ${Math.round((peak - before) / 1e6)} MB.`,
      greedy.length > 0 && `It read on: ${greedy.map(({ what }) => what).join(", ")}.`,
    ];
    return outcomeOf(
      calls,
      faults,
      `The server grew by ${Math.max(0, Math.round((peak - before) / 1e6))} MB at most and answered others within ${Math.round(slowest)} ms.`,
    );
  },
};

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error("The server does not say how large it is.");
  return Number(bytes);
}

const PASSWORD = "alea iacta esto";

const guessing: Attack = {
  name: "guessing one account's password from many addresses",
  async run(field) {
    const place = await field.place();
    const settings = { RUBICON_TRUST_PROXY: "1" };
    const first = await field.server(settings, place);
    // On PostgreSQL two servers count together; each says of itself that it is the first.
    const second =
      field.kind === "postgres" ? await field.server({ ...settings, RUBICON_ORIGIN: first.url }, place) : first;
    const urls = [first.url, second.url];
    const owner = new Knocker(first.url, "203.0.113.1");
    await owner.account("owner@example.org", PASSWORD);
    await owner.must("POST", "/api/auth/sign-out", {});
    const many = field.many(60, 4_000);
    let heard = 0;
    const knock = async (email: string, i: number, password: string): Promise<number> => {
      const from = `198.${18 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}`;
      const guesser = new Knocker(urls[i % 2], from);
      const body = { email, password };
      return (await guesser.ask("POST", "/api/auth/sign-in/email", body, { origin: first.url })).status;
    };
    /** How many of the passwords were looked at, and how many may be: ten in ten minutes. */
    const besiege = async (email: string): Promise<{ looked: number; most: number }> => {
      const began = performance.now();
      let looked = 0;
      for (let i = 0; i < many; i += 10) {
        const batch = Array.from({ length: 10 }, (_, j) => knock(email, heard + i + j, `wrong password ${i + j}`));
        looked += (await Promise.all(batch)).filter((status) => status !== 429).length;
      }
      heard += many;
      return { looked, most: 10 * (1 + Math.floor((performance.now() - began) / 600_000)) };
    };
    const known = await besiege("owner@example.org");
    const lucky = await knock("owner@example.org", heard + 1, PASSWORD);
    const came = await owner.ask("POST", "/api/auth/sign-in/email", { email: "owner@example.org", password: PASSWORD });
    const stranger = await knock("another@example.org", heard + 2, "wrong password");
    const unknown = await besiege("nobody@example.org");
    const faults = [
      known.looked > known.most && `${known.looked} of ${many} passwords were tried.`,
      known.looked !== unknown.looked && known.most === unknown.most && "Accounts can be told from none.",
      lucky !== 429 && `The right password was answered with ${lucky} in the end.`,
      came.status !== 200 && `The owner was kept out of his own browser: ${came.status}.`,
      stranger !== 401 && `Others had to wait too: ${stranger}.`,
    ];
    return outcomeOf(
      2 * many,
      faults,
      `${known.looked} of ${many} passwords were looked at, of an account that nobody has ${unknown.looked}; the owner came in.`,
    );
  },
};

const leftKey: Attack = {
  name: "a thief's passkey after a new password",
  async run(field) {
    const place = await field.place();
    const server = await field.server({ RUBICON_TRUST_PROXY: "1" }, place);
    const many = field.many(3, 50);
    const inAgain: string[] = [];
    for (let i = 0; i < many; i++) {
      const email = `owner-${i}@example.org`;
      const thief = new Knocker(server.url, `203.0.${i}.1`);
      await thief.account(email, PASSWORD);
      const key = new Authenticator(server.url);
      const made = await thief.must("GET", "/api/auth/passkey/generate-register-options");
      await thief.must("POST", "/api/auth/passkey/verify-registration", { response: key.make(JSON.parse(made)) });
      const owner = new Knocker(server.url, `203.0.${i}.2`);
      await owner.must("POST", "/api/auth/request-password-reset", { email });
      const token = (await linkTo(place, email)).searchParams.get("token");
      await owner.must("POST", "/api/auth/reset-password", { token, newPassword: "a better password" });
      if ((await thief.ask("GET", "/api/me/tables")).status !== 401) inAgain.push("by his session");
      const again = new Knocker(server.url, `203.0.${i}.3`);
      const options = await again.must("GET", "/api/auth/passkey/generate-authenticate-options");
      const response = key.sign(JSON.parse(options));
      if ((await again.ask("POST", "/api/auth/passkey/verify-authentication", { response })).status < 400)
        inAgain.push("by his passkey");
    }
    const ways = [...new Set(inAgain)].join(" and ");
    return outcomeOf(many, [ways !== "" && `The thief came in again ${ways}.`], "No thief came in again.");
  },
};

/** Invisible, towering or mixed: letters that Unicode calls letters, and nobody should be called. */
function* unseemlyNames(): Generator<string> {
  const fillers = "\u3164\u115f\u1160\uffa0\u200b\u200d\u2060\u00ad\u034f\u180e\u202e\ufe0f\u17b4\u{e0041}\u{13441}";
  for (const filler of fillers) {
    yield filler.repeat(3);
    yield `Marcus${filler}`;
    yield `Mar${filler}cus`;
    yield `${filler}Marcus`;
  }
  for (const mark of "\u0300\u0338\u0489\u20dd\u0e47\u0f71")
    yield* [mark.repeat(5), `Z${mark.repeat(12)}`, `a ${mark}b`];
  for (const letter of "аеорсухіјѕԁԛԝ") yield* [`M${letter}rcus`, `${letter}quila`];
  for (const letter of "ανορτυ") yield* [`M${letter}rcus`, `Caes${letter}r`];
}

const names: Attack = {
  name: "names that nobody can see",
  async run(field) {
    const server = await field.server({ RUBICON_TRUST_PROXY: "1" });
    const guest = await Knocker.guest(server.url);
    const tried = [...unseemlyNames()];
    const admitted: string[] = [];
    for (const [i, name] of tried.entries()) {
      const renamed = await guest.ask("PATCH", "/api/me", { name });
      if (renamed.status !== 400 || !renamed.text.includes('"bad-name"')) admitted.push(name);
      if (i % field.many(8, 1) !== 0) continue;
      const body = { email: `n${i}@example.org`, password: PASSWORD, name };
      const signedUp = await new Knocker(server.url, `198.51.100.${i}`).ask("POST", "/api/auth/sign-up/email", body);
      if (signedUp.status !== 400 || !signedUp.text.includes('"BAD_NAME"')) admitted.push(name);
    }
    const kept: { player: { name: string } } = JSON.parse(await guest.must("GET", "/api/me"));
    return outcomeOf(
      tried.length,
      [admitted.length > 0 && `${admitted.length} were taken, such as ${JSON.stringify(admitted[0])}.`],
      `All were refused, and the guest is still called ${kept.player.name}.`,
    );
  },
};

/** What a database does not take. */
const WORST = ["\u0000", "\ud800", "\udfff"];

const texts: Attack = {
  name: "texts that no database takes",
  async run(field) {
    const many = field.many(250, 20_000);
    const server = await field.server({ RUBICON_TRUST_PROXY: "1" });
    const guest = await Knocker.guest(server.url);
    const opened = await guest.must("POST", "/api/tables", {
      game: "julius-caesar",
      scenario: "historical",
      solo: true,
    });
    const { id: table }: { id: string } = JSON.parse(opened);
    const luck = seededDice(`texts/${many}`);
    const within = (text: string): string => {
      const strange = pick(pick([WORST, STRANGE_TEXTS], luck), luck);
      const at = luck.roll(2 * text.length + 1) - 1;
      return pick([text.slice(0, at) + strange + text.slice(at), strange], luck);
    };
    const written = (text: string): string =>
      pick(["%00", "%ED%A0%80", encodeURIComponent(Buffer.from(within(text)).toString())], luck);
    const hook = () => within("https://example.org/hook");
    const deeds: readonly (() => readonly [method: string, path: string, body?: object])[] = [
      () => ["PATCH", "/api/me", { notices: { email: true, push: true, webhook: hook() } }],
      () => ["PATCH", "/api/me", { name: within("Marcus") }],
      () => ["POST", "/api/me/push", subscription(hook())],
      () => ["POST", "/api/passkeys/by-link", { token: within("token") }],
      () => ["POST", `/api/tables/${table}/chat`, { text: within("salve") }],
      () => ["PUT", `/api/tables/${table}/note`, { text: within("salve") }],
      () => ["POST", "/api/tables", { game: within("julius-caesar"), scenario: within("historical") }],
      () => ["GET", `/api/tables?text=${written("a")}&cursor=${written("a")}`],
      () => ["GET", `/api/players/${written("a")}`],
      () => ["GET", `/api/tables/${table}/past?from=${written("1")}&to=${written("2")}&as=${written("caesar")}`],
      () => ["POST", "/api/auth/request-password-reset", { email: "a@example.org", redirectTo: within("/x") }],
      () => ["POST", "/api/auth/sign-in/email", { email: within("a@example.org"), password: within(PASSWORD) }],
      () => ["POST", "/api/auth/reset-password", { token: within("token"), newPassword: within(PASSWORD) }],
      () => ["GET", `/api/auth/verify-email?token=${written("a")}&callbackURL=${written("/x")}`],
    ];
    const broken: string[] = [];
    for (let i = 0; i < many; i++) {
      const [method, path, body] = pick(deeds, luck)();
      const knocker = path.startsWith("/api/auth")
        ? new Knocker(server.url, `198.18.${(i >> 8) & 255}.${i & 255}`)
        : guest;
      const { status, text } = await knocker.ask(method, path, body);
      if (status >= 500 || /\n\s+at /.test(text)) broken.push(`${status} to ${method} ${path} ${JSON.stringify(body)}`);
    }
    const printed = /\n\s+at .*/.exec(server.said)?.[0];
    return outcomeOf(
      many,
      [
        broken.length > 0 && `${broken.length} were faults, such as ${broken[0].slice(0, 300)}.`,
        printed !== undefined && `It printed a stack: ${printed.trim()}.`,
      ],
      "Each was answered, none was a fault.",
    );
  },
};

const MARK = "AleaIactaEst";

const logs: Attack = {
  name: "a log that visitors write",
  async run(field) {
    const server = await field.server({ RUBICON_TRUST_PROXY: "1", LOG_LEVEL: "trace" });
    const many = field.many(30, 2_000);
    let told = 0;
    const body = { email: "a@example.org", password: PASSWORD };
    let leaked: string | null = null;
    for (let i = 0; i < many && leaked === null; i++) {
      const knocker = new Knocker(server.url, `198.18.${(i >> 8) & 255}.${i & 255}`);
      const sent = `https://evil.example/${MARK}?${"x".repeat(i % 900)}${MARK}`;
      await knocker.ask("POST", "/api/auth/sign-in/email", { ...body, callbackURL: sent });
      await knocker.ask("POST", "/api/auth/request-password-reset", { email: body.email, redirectTo: sent });
      await knocker.ask("GET", `/api/auth/verify-email?token=${MARK}&callbackURL=${encodeURIComponent(sent)}`);
      await knocker.ask("POST", `/api/auth/${MARK}`, { [MARK]: MARK }, { "user-agent": MARK });
      await pause(5);
      if (server.said.includes(MARK)) leaked = server.said.slice(server.said.indexOf(MARK) - 120).slice(0, 200);
      if (server.said.includes("Invalid callbackURL")) told++;
    }
    return outcomeOf(
      4 * many,
      [
        leaked !== null && `The log says ${JSON.stringify(leaked)}.`,
        told === 0 && "The log says nothing of it at all.",
      ],
      "The log tells of it, and holds nothing of what was sent.",
    );
  },
};

/** The first thing that went wrong, or the figure. */
function outcomeOf(tried: number, faults: readonly (string | false)[], figure: string): Outcome {
  const fault = faults.find((each) => each !== false);
  return { tried, held: fault === undefined, figure: fault || figure };
}

export const doors: readonly Attack[] = [inside, rude, guessing, leftKey, names, texts, logs];
