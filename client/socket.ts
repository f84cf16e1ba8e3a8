/** The little that is needed of a WebSocket: the browser's has it, and so has the package ws in Node. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** Browsers ignore the third argument: they send their own cookies. */
export type SocketConstructor = new (
  url: string,
  protocols: string[],
  options: { readonly headers: Readonly<Record<string, string>> },
) => Socket;
