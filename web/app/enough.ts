/** Summaries that nobody wants to be shown in this browser any more, and how they come back. */
const ENOUGH = "rubicon.enough.";

/** News that nobody wants to be shown here any more. */
export function isEnough(news: string): boolean {
  try {
    return localStorage.getItem(ENOUGH + news) !== null;
  } catch {
    return false;
  }
}

export function rememberEnough(news: string): void {
  try {
    localStorage.setItem(ENOUGH + news, "yes");
  } catch {
    // A browser that keeps nothing tells everything anew.
  }
}

/** How many kinds of them there are. */
export const countEnough = (): number => kept().length;

/** All of them are shown again. */
export function forgetEnough(): void {
  for (const key of kept()) localStorage.removeItem(key);
}

function kept(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(ENOUGH));
  } catch {
    return [];
  }
}
