import type { WebSocket } from "ws";
import { Action } from "../protocol/action.ts";
import { type Frame, OutgoingFrame } from "../protocol/frame.ts";
import type { Format } from "../protocol/format.ts";
import { CONGESTED_BYTES, MAX_IDLE_MS, UNSENT_BYTES } from "../protocol/limits.ts";

const PULSE_AFTER_MS = MAX_IDLE_MS * 0.6;
const DEAD_AFTER_MS = MAX_IDLE_MS * 4;

/** A WebSocket that carries frames in one format. */
export class Transport {
  readonly format: Format;
  readonly #socket: WebSocket;
  readonly #heartbeats: boolean;
  #sentAt = performance.now();
  #heardAt = performance.now();
  #wasCongested = false;
  /** Called when a congested socket has sent enough to take more. */
  onDrain: () => void = () => undefined;

  /** @param heartbeats whether the client wants HEARTBEAT frames, because it can't see WebSocket pings */
  constructor(socket: WebSocket, format: Format, heartbeats: boolean) {
    this.#socket = socket;
    this.format = format;
    this.#heartbeats = heartbeats;
    socket.on("pong", () => this.heard());
  }

  /** Whether so much is unsent that more should wait. Once this returns true, {@link onDrain} is called once. */
  get congested(): boolean {
    const congested = this.#socket.bufferedAmount > CONGESTED_BYTES;
    this.#wasCongested ||= congested;
    return congested;
  }

  /** Sends a frame. A socket that doesn't take what it's sent is cut off. */
  send(frame: OutgoingFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#sentAt = performance.now();
    this.#socket.send(frame.bytes(this.format), { binary: this.format === "msgpack" }, this.#flushed);
    if (this.#socket.bufferedAmount > UNSENT_BYTES) this.#socket.terminate();
  }

  readonly #flushed = (): void => {
    if (!this.#wasCongested || this.#socket.bufferedAmount > CONGESTED_BYTES / 2) return;
    this.#wasCongested = false;
    this.onDrain();
  };

  /** Sends a last frame and closes. */
  close(last: Frame): void {
    this.send(new OutgoingFrame(last));
    this.#socket.close(1000);
  }

  /** Closes at once, without a last frame. */
  cut(): void {
    this.#socket.terminate();
  }

  /** Notes that the client is alive. */
  heard(): void {
    this.#heardAt = performance.now();
  }

  /** Shows the client that the server is alive, and cuts off a client that hasn't been heard from for a minute. */
  pulse(): void {
    const now = performance.now();
    if (now - this.#heardAt > DEAD_AFTER_MS) {
      this.#socket.terminate();
      return;
    }
    if (this.#heartbeats && now - this.#sentAt >= PULSE_AFTER_MS)
      this.send(new OutgoingFrame({ action: Action.HEARTBEAT }));
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }
}
