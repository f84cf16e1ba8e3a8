/** @rubicon/client: plays at a Rubicon server, from a page or from a program. */

export type { WrittenHands, WrittenReach } from "@rubicon/server/protocol";
export { Client, connect, type ListQuery, type Request, type Span } from "./api.ts";
export { BACKOFF, type Backoff, waitAfter } from "./backoff.ts";
export { Connection, type ConnectOptions, type Someone } from "./client.ts";
export type { Reasons, Result } from "./deeds.ts";
export { ClientError, type ErrorCode, type Say } from "./error.ts";
export { type Fetch, Http, Jar } from "./http.ts";
export type { Status } from "./line.ts";
export type { Socket, SocketConstructor } from "./socket.ts";
export { type AheadState, type ChatLine, type News, type TableState, View } from "./view.ts";
