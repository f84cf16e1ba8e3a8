/**
 * Calls a player to something that waits for him: with a sound, in the title of the window and, where he has allowed
 * it and looks elsewhere, with a notice of his system.
 */
import type { Sound } from "./sounds.ts";
import { writeInstead } from "./title.ts";

export interface Call {
  readonly sound: Sound;
  /** What has happened, in a few words. */
  readonly text: string;
  /** The table it is about, by the path of its page. */
  readonly path: string;
  /** The game that is played there. */
  readonly title: string;
}

export function call({ sound, text, path, title }: Call): void {
  // What cannot be fetched makes no sound: the rest is said all the same.
  import("./sounds.ts").then(({ play }) => play(sound)).catch(() => {});
  callByTitle(text);
  if (!isLookedAt()) notify(title, text, path).catch(() => {});
}

/** Whether the window is in sight and takes what is typed. */
const isLookedAt = (): boolean => !document.hidden && document.hasFocus();

/** Stands in the title until somebody looks at the window. */
function callByTitle(text: string): void {
  if (isLookedAt()) return;
  writeInstead(`● ${text}`);
  const look = (): void => {
    if (!isLookedAt()) return;
    writeInstead(null);
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
}

/** Whether the player could be asked to allow notices. */
export const mayAskForNotices = (): boolean =>
  typeof Notification === "function" && Notification.permission === "default";

export async function askForNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Of one table the last notice counts, those that the server pushes among them. */
async function notify(title: string, body: string, path: string): Promise<void> {
  if (typeof Notification !== "function" || Notification.permission !== "granted") return;
  const notice = { body, tag: path.split("/").at(-1) ?? path, icon: "/icons/icon-192.png", data: path };
  // A worker leads whoever clicks on it to the table; without one the window comes to the front.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, { ...notice, badge: "/icons/badge-96.png" });
    return;
  }
  const shown = new Notification(title, notice);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
