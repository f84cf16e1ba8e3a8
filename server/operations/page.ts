/**
 * The page that people play on: a folder of files that a build has made, served as they lie there.
 *
 * It is one page with many addresses: whatever is no file and nothing of the server's own (a table, the lobby, a new
 * password) is answered with its index, which then shows what the address asks for.
 */
import { posix } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";

/** The first part of every address that belongs to the server and never to the page. */
const NOT_THE_PAGE: ReadonlySet<string> = new Set(["api", "healthz", "metrics", "side-door"]);

const INDEX = "index.html";

/** A name with a hash of the content in it, plain or packed: what lies under it never changes. */
const HASHED = /[\\/]assets[\\/](?:.*[\\/])?[^\\/]+-[\w-]{8}\.\w+(?:\.br|\.gz)?$/;
const FOR_EVER = "public, max-age=31536000, immutable";
/** Kept, but asked about each time: these say which of the others belong together. */
const ASK_AGAIN = "no-cache";

/** A page is a few dozen files at once, and a whole club may come from one address: files count apart from requests. */
const FILES_FOR_A_REQUEST = 10;

export async function pageRoutes(app: FastifyInstance, { config }: Pick<Services, "config">): Promise<void> {
  const { page, origin } = config;
  if (page === null) {
    const sentence = `This server has no page, but "npx rubicon play --server ${origin}" plays here from a terminal.\n`;
    app.get("/", { schema: { hide: true } }, async (_, reply) =>
      reply.type("text/plain; charset=utf-8").header("cache-control", ASK_AGAIN).send(sentence),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: page,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    setHeaders: (reply, path) => void reply.header("cache-control", HASHED.test(path) ? FOR_EVER : ASK_AGAIN),
  });
  const max = FILES_FOR_A_REQUEST * (config.requestsPerMinute ?? 0);
  const route = { schema: { hide: true }, config: max > 0 ? { rateLimit: { max } } : {} };
  app.get<{ Params: { "*": string } }>("/*", route, async (request, reply) => {
    const path = request.params["*"];
    const parts = path.split("/");
    if (NOT_THE_PAGE.has(parts[0]) || isCrooked(path)) return reply.callNotFound();
    if (path === "") return reply.sendFile(INDEX);
    if (isFile(parts[parts.length - 1])) return reply.sendFile(path);
    if (!acceptsHtml(request)) return reply.callNotFound();
    return reply.header("vary", "accept").sendFile(INDEX);
  });
}

/** How the names of files end that a page is made of, plain or packed. */
const ENDINGS =
  "js mjs css map json jsonl webmanifest html htm xml txt svg png jpg jpeg gif webp avif ico woff woff2 ttf mp3 ogg wasm";
const ENDING = new RegExp(`\\.(?:${ENDINGS.replaceAll(" ", "|")})(?:\\.(?:br|gz))?$`, "i");

/**
 * One that is not there is missing, and no place in the page. A dot alone makes no file, since rules have dots in their
 * numbers (/rules/julius-caesar/JC-6.1.d); names that begin with one are nobody's business.
 */
const isFile = (name: string): boolean => name.startsWith(".") || ENDING.test(name);

/** Not written as an address is: it leads up, in circles, or nowhere that a file could be. */
const isCrooked = (path: string): boolean => posix.normalize(`/${path}`) !== `/${path}` || /[\\\0]/.test(path);

/** Browsers name it when somebody goes to an address; programs that want data say so. */
function acceptsHtml({ headers: { accept } }: FastifyRequest): boolean {
  if (accept === undefined) return true;
  return accept.split(",").some((range) => {
    const [type, ...wishes] = range.toLowerCase().split(";");
    const unwanted = wishes.some((wish) => /^\s*q=0(\.0*)?\s*$/.test(wish));
    return !unwanted && ["text/html", "text/*", "*/*"].includes(type.trim());
  });
}
