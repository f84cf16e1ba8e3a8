/** A link that names this machine leads nobody else anywhere: whoever would send it is told so, and what to do. */
import type { ReactNode } from "react";
import { useWords } from "../../app/words.ts";
import { invitation } from "./invitation-words.ts";

/** Names under which a machine reaches itself alone. */
export const isHereOnly = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

export function HereOnly(): ReactNode {
  const words = useWords(invitation);
  return isHereOnly(location.hostname) ? <p className="notice">{words.hereOnly}</p> : null;
}
