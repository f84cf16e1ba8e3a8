/** Notices that a server pushes: shown by the system, and a click on one leads to its table. */
import type { Clicked, Page, Pushed, WorkerScope } from "./scope.ts";

/** As the server writes it. */
interface Message {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

const ICON = "/icons/icon-192.png";
const BADGE = "/icons/badge-96.png";

/** Nothing is shown to somebody who looks at that very table. */
export async function notify(scope: WorkerScope, { data }: Pushed): Promise<void> {
  const message = read(data?.text() ?? "");
  const path = pathOf(scope, message.url);
  const looking = (await pages(scope)).some((page) => page.visibilityState === "visible" && isAt(page, path));
  if (looking) return;
  const { title, body, tag } = message;
  await scope.registration.showNotification(title, { body, tag, icon: ICON, badge: BADGE, data: path });
}

/** Goes to the window where the table is open, or opens one. */
export async function follow(scope: WorkerScope, { notification }: Clicked): Promise<void> {
  notification.close();
  const path = typeof notification.data === "string" ? notification.data : "/";
  const open = (await pages(scope)).find((page) => isAt(page, path));
  if (open === undefined) await scope.clients.openWindow(scope.location.origin + path);
  else await open.focus();
}

const pages = (scope: WorkerScope): Promise<readonly Page[]> =>
  scope.clients.matchAll({ type: "window", includeUncontrolled: true });

const isAt = ({ url }: Page, path: string): boolean => new URL(url).pathname === new URL(path, url).pathname;

/** A browser that was woken by a push has to show something, whatever it was. */
function read(text: string): Message {
  const fallback: Message = { title: "Rubicon", body: "", url: "/games", tag: "rubicon" };
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== "object" || said === null) return fallback;
    const fields: Readonly<Record<string, unknown>> = { ...said };
    const texts = Object.entries(fields).filter(([key, value]) => key in fallback && typeof value === "string");
    return { ...fallback, ...Object.fromEntries(texts) };
  } catch {
    return fallback;
  }
}

/** The address within this page: a server may have more than one name, and this window belongs to one of them. */
function pathOf({ location }: WorkerScope, url: string): string {
  try {
    const { pathname, search } = new URL(url, location.origin);
    return pathname + search;
  } catch {
    return "/games";
  }
}
