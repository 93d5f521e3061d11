import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A TCP proxy on loopback that can behave as badly as a real network. */
export class Proxy {
  /** Refuses new connections. */
  refusing = false;
  /** How long each piece of data is delayed, in both directions. */
  delayMs = 0;
  /** While it's pending, nothing passes, and connections stay open. */
  #stalled: PromiseWithResolvers<void> | undefined;
  readonly #target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((client) => this.#serve(client));
  }

  /** Creates a proxy to that port of 127.0.0.1. */
  static async to(target: number): Promise<Proxy> {
    const proxy = new Proxy(target);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Resets every open connection, wherever it is in its data. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Holds all data back until `flow`, like a network that drops packets without a word. */
  stall(): void {
    this.#stalled ??= Promise.withResolvers<void>();
  }

  flow(): void {
    this.#stalled?.resolve();
    this.#stalled = undefined;
  }

  async close(): Promise<void> {
    this.flow();
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }

  #serve(client: Socket): void {
    if (this.refusing) {
      client.resetAndDestroy();
      return;
    }
    const target = connect(this.#target, "127.0.0.1");
    this.#lead(client, target);
    this.#lead(target, client);
  }

  #lead(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    let passed = Promise.resolve();
    const afterwards = (work: () => void) => {
      const before = passed;
      passed = (async () => {
        await before;
        if (this.delayMs > 0) await sleep(this.delayMs);
        await this.#stalled?.promise;
        if (!to.destroyed) work();
      })();
    };
    from.on("data", (data) => afterwards(() => to.write(data)));
    from.on("end", () => afterwards(() => to.end()));
    // If one side breaks, break the other one too. The error itself is expected.
    from.on("error", () => to.destroy());
    from.on("close", () => {
      this.#sockets.delete(from);
      if (from.errored !== null || from.readableAborted) to.destroy();
    });
  }
}
