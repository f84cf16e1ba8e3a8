/** Takes the service worker into service, in pages that were built: under development files change too often. */

/** Milliseconds between looks for a new version while a window stays open. */
const HOUR = 3_600_000;

export function registerServiceWorker(): void {
  // Browsers have it only where nobody on the way can change what is sent.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // What the first view needs comes first.
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - looked < HOUR) return;
      looked = Date.now();
      registration.update().catch(() => {});
    });
  } catch {
    // Some browsers forbid it, in private windows for one: then the page needs its server.
  }
}
