/** Copies a text for the player, and tells that it has. */
import { useState } from "react";

export function useCopy(text: () => string): { readonly copied: boolean; copy(): Promise<void> } {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      // Some browsers do not let pages write there: what is to be copied stands on the page, ready to be marked.
    }
  };
  return { copied, copy };
}
