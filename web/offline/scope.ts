/** The little that is needed of a service worker's world. The page's own types know windows, not workers. */

/** Something that the browser waits for. */
export interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}

export interface Fetching extends Extendable {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for before this worker was awake; undefined where it did not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Extendable {
  readonly data: { text(): string } | null;
}

export interface Clicked extends Extendable {
  readonly notification: { readonly data?: unknown; close(): void };
}

export interface Page {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}

export interface Notice {
  readonly body: string;
  readonly tag: string;
  readonly icon: string;
  readonly badge: string;
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly clients: {
    matchAll(which: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> } | undefined;
    showNotification(title: string, notice: Notice): Promise<void>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(on: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(on: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(on: "push", listener: (event: Pushed) => void): void;
  addEventListener(on: "notificationclick", listener: (event: Clicked) => void): void;
}
