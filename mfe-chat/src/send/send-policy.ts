import type { ConnectionState } from "@atrium/shared-contracts/contract";
import {
  REALTIME_MESSAGE_POLL_MS,
  REALTIME_MESSAGE_WAIT_MS,
  SOCKET_SEND_BACKOFF_MS,
  SOCKET_SEND_RETRIES,
} from "@atrium/shared-contracts/spec";
import type { SendErrorKey } from "./send-error.ts";

/** The server's confirmation of a message, and the path it came by. */
export interface Delivery<Answer> {
  readonly path: "socket" | "http";
  readonly answer: Answer;
}

/** What sending depends on. */
export interface SendPorts<Accepted, Posted> {
  connection(): Pick<ConnectionState, "status" | "httpOnly">;
  /** Rejects if the socket doesn't accept the message. */
  publish(): Promise<void>;
  /** Resolves when the server confirms over the socket that it has the message. Never rejects. */
  readonly accepted: Promise<Accepted>;
  post(): Promise<Posted>;
  pause(milliseconds: number): Promise<void>;
  /** Called with the reason for giving up on the socket, before trying HTTP. */
  onFallback?(reason: SendErrorKey): void;
}

/**
 * Sends over the socket, then over HTTP with the same id. Waits up to 5 s for the connection, publishes, and waits up to 5 s for the
 * server's confirmation. Makes three attempts, with a back-off of 1 s times the attempt number. Goes straight to HTTP in HTTP-only
 * mode, or if the connection isn't up in time. Rejects with the HTTP call's error.
 */
export async function send<Accepted, Posted>(ports: SendPorts<Accepted, Posted>): Promise<Delivery<Accepted | Posted>> {
  const overSocket = await sendOverSocket(ports);
  if (overSocket) return { path: "socket", answer: overSocket.answer };
  // The confirmation may still arrive over the socket during the HTTP call. Whichever comes first counts.
  return Promise.race([
    ports.accepted.then((answer) => ({ path: "socket" as const, answer })),
    ports.post().then((answer) => ({ path: "http" as const, answer })),
  ]);
}

async function sendOverSocket<Accepted, Posted>(
  ports: SendPorts<Accepted, Posted>,
): Promise<{ readonly answer: Accepted } | undefined> {
  const word = ports.accepted.then((answer) => ({ answer }));
  const within = (milliseconds: number) => Promise.race([word, ports.pause(milliseconds).then(() => undefined)]);
  for (let attempt = 1; attempt <= SOCKET_SEND_RETRIES; attempt += 1) {
    const connected = await connection(ports);
    if (connected !== "connected") {
      if (connected === "timeout") ports.onFallback?.("sendError.socket");
      return undefined;
    }
    const taken = await ports.publish().then(
      () => true,
      () => false,
    );
    const answer = taken ? await within(REALTIME_MESSAGE_WAIT_MS) : undefined;
    if (answer) return answer;
    if (attempt === SOCKET_SEND_RETRIES) break;
    const late = await within(SOCKET_SEND_BACKOFF_MS * attempt);
    if (late) return late;
  }
  return undefined;
}

async function connection(ports: SendPorts<unknown, unknown>): Promise<"connected" | "http-only" | "timeout"> {
  for (let waited = 0; ; waited += REALTIME_MESSAGE_POLL_MS) {
    const { status, httpOnly } = ports.connection();
    if (httpOnly) return "http-only";
    if (status === "connected") return "connected";
    if (waited >= REALTIME_MESSAGE_WAIT_MS) return "timeout";
    await ports.pause(REALTIME_MESSAGE_POLL_MS);
  }
}
