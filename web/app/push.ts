/** Notices through this browser: it subscribes, and the server is told where to send them. */
import { server } from "./server.ts";

export type PushState = "on" | "off" | "denied" | "impossible";

const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && typeof Notification === "function";

/** The worker that shows notices; null in pages that have none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return "impossible";
  const registration = await worker();
  if (registration === null) return "impossible";
  if (Notification.permission === "denied") return "denied";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

export async function startPush(): Promise<PushState> {
  if (!canPush()) return "impossible";
  const registration = await worker();
  if (registration === null) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await server().http.get<{ key: string }>("/api/push/key");
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await server().http.post("/api/me/push", { endpoint, keys });
  return "on";
}

export async function stopPush(): Promise<PushState> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return pushState();
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await fetch("/api/me/push", {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify({ endpoint }),
  });
  return pushState();
}
