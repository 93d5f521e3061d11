import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import { Refusal } from "../protocol/error-info.ts";

/** How many sockets may be open at once. Holders of an API key, which are servers, are not counted. */
export interface SocketLimits {
  /** Of one client, by its client id. */
  readonly perClient: number;
  /** Of one address. */
  readonly perAddress: number;
  /** The address that a request counts for; undefined: none. */
  addressOf(request: IncomingMessage): string | undefined;
}

/** Counts open sockets by who holds them. */
export class SocketCounts {
  readonly #open = new Map<string, number>();

  /**
   * Counts the socket for the holder until it closes.
   * @throws AblyError 42910 when the holder has as many as it may have
   */
  hold(socket: WebSocket, holder: string, max: number): void {
    const open = this.#open.get(holder) ?? 0;
    if (open >= max) throw Refusal.tooManySockets(`the limit is ${max}`);
    this.#open.set(holder, open + 1);
    socket.once("close", () => {
      const left = (this.#open.get(holder) ?? 1) - 1;
      if (left === 0) this.#open.delete(holder);
      else this.#open.set(holder, left);
    });
  }
}
