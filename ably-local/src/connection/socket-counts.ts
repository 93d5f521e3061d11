import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import { Refusal } from "../protocol/error-info.ts";

/** How many sockets can be open at once. Servers, which hold an API key, aren't counted. */
export interface SocketLimits {
  /** Per client, by its client id. */
  readonly perClient: number;
  /** Per address. */
  readonly perAddress: number;
  /** The address that a request counts against; undefined for none. */
  addressOf(request: IncomingMessage): string | undefined;
}

/** Counts open sockets by their holder. */
export class SocketCounts {
  readonly #open = new Map<string, number>();

  /**
   * Counts the socket for the holder until it closes.
   * @throws AblyError 42910 if the holder is at its limit
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
