/** The server, or the way to it, says no. The message is one sentence for people. */
export class ClientError extends Error {
  override readonly name = "ClientError";
  /** Of an answer over HTTP: 404 and the like. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
