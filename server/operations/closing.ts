/** Closing a server without waiting for clients to hang up. */
import type { FastifyInstance } from "fastify";
import type { Connections } from "./connections.ts";

/** Milliseconds in which everybody gets the answer that he is owed, and hears that it is over. */
const FINISH = 5_000;
/** Milliseconds that whatever is left may take after that. */
const LONGER = 1_000;

/** Requests that were accepted are answered, sockets are closed in order. Whoever takes too long for that is cut off. */
export async function closeSoon(app: FastifyInstance, connections: Connections, finish = FINISH): Promise<void> {
  connections.shut();
  const cutting = setTimeout(() => connections.cut(), finish);
  let leaving: NodeJS.Timeout | undefined;
  const tired = new Promise<void>((enough) => {
    leaving = setTimeout(enough, finish + LONGER);
  });
  try {
    await Promise.race([Promise.all([app.close(), connections.gone()]), tired]);
  } finally {
    clearTimeout(cutting);
    clearTimeout(leaving);
  }
}
