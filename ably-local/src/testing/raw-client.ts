import { WebSocket } from "ws";
import { decode, encode, type Format } from "../protocol/format.ts";
import { isRecord, type WireRecord } from "../protocol/record.ts";
import { until } from "./until.ts";

/** A client that sends raw frames, for what the SDK would never send. */
export interface RawClient {
  readonly socket: WebSocket;
  readonly frames: WireRecord[];
  send(frame: object): void;
  /** The first frame with this action that `accept` agrees to, already received or from now on. */
  frame(action: number, accept?: (frame: WireRecord) => boolean): Promise<WireRecord>;
  /** Breaks the socket. */
  kill(): Promise<void>;
}

export async function rawClient(
  port: number,
  query: Record<string, string>,
  format: Format = "json",
): Promise<RawClient> {
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/?${new URLSearchParams({ v: "6", format, ...query }).toString()}`,
  );
  const frames: WireRecord[] = [];
  socket.on("message", (data: Buffer) => {
    const frame = decode(data, format);
    if (isRecord(frame)) frames.push(frame);
  });
  socket.on("error", () => socket.terminate());
  await new Promise((open) => {
    socket.once("open", open);
  });
  return {
    socket,
    frames,
    send: (frame) => socket.send(encode(frame, format)),
    frame: (action, accept = () => true) =>
      until(() => frames.find((frame) => frame["action"] === action && accept(frame)), `a frame of action ${action}`),
    async kill() {
      const closed = new Promise((close) => {
        socket.once("close", close);
      });
      socket.terminate();
      await closed;
    },
  };
}
