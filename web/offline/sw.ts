/** The service worker: a small program beside the page that keeps it for days without a network and shows notices. */
import { answer, type Build, install, tidy } from "./keeping.ts";
import { follow, notify } from "./notices.ts";
import type { WorkerScope } from "./scope.ts";

/** Put in when the page is built: see vite-sw.ts. */
declare const BUILD: Build;

// The compiler takes this for a part of the page; it runs in a world of its own.
const scope = globalThis as unknown as WorkerScope;
const build = BUILD;

// A new version does not wait for old windows to be closed: those find their files in the caches that stay.
scope.addEventListener("install", (event) => event.waitUntil(install(scope, build).then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(tidy(scope, build)));
scope.addEventListener("fetch", (event) => {
  const found = answer(scope, build, event);
  if (found !== null) event.respondWith(found);
});
scope.addEventListener("push", (event) => event.waitUntil(notify(scope, event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(follow(scope, event)));
