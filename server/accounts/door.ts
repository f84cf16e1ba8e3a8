/** Who may knock: pages of this server, and programs that are no pages. */
import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../services.ts";

/**
 * False for a page of somebody else that wants to use the cookies of its visitor. Browsers name the page's origin
 * on every socket and on everything that changes something; programs name none.
 */
export function originAllowed(
  { headers }: { readonly headers: IncomingHttpHeaders },
  { origin }: Pick<Config, "origin">,
): boolean {
  return headers.origin === undefined || headers.origin === origin;
}
