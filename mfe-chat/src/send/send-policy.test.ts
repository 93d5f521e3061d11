import { describe, expect, it } from "@jest/globals";
import type { ConnectionState } from "@atrium/shared-contracts/contract";
import { type SendPorts, send } from "./send-policy.ts";

/** A fake environment whose clock only moves when the policy waits. */
function world(options: {
  readonly connection?: (now: number) => Pick<ConnectionState, "status" | "httpOnly">;
  readonly publish?: (call: number) => Promise<void>;
  /** When the server confirms over the socket, in milliseconds from the start. Never by default. */
  readonly acceptedAt?: number;
  readonly post?: () => Promise<string>;
}) {
  let now = 0;
  const log: string[] = [];
  let tell: (answer: string) => void = () => {};
  const accepted = new Promise<string>((resolve) => {
    tell = resolve;
  });
  let published = 0;
  const ports: SendPorts<string, string> = {
    connection: () => options.connection?.(now) ?? { status: "connected", httpOnly: false },
    async publish() {
      published += 1;
      log.push(`publish@${now}`);
      await options.publish?.(published);
    },
    accepted,
    async post() {
      log.push(`post@${now}`);
      return (await options.post?.()) ?? "by http";
    },
    async pause(milliseconds) {
      const end = now + milliseconds;
      if (options.acceptedAt !== undefined && options.acceptedAt > now && options.acceptedAt <= end) {
        now = options.acceptedAt;
        tell("by socket");
        // The confirmation arrives before the pause ends.
        await new Promise<void>((resolve) => setTimeout(resolve));
      }
      now = end;
    },
    onFallback: (reason) => void log.push(`fallback ${reason}`),
  };
  return { ports, log, now: () => now };
}

describe("sending a message", () => {
  it("finishes when the server confirms over the socket", async () => {
    const { ports, log } = world({ acceptedAt: 40 });
    await expect(send(ports)).resolves.toEqual({ path: "socket", answer: "by socket" });
    expect(log).toEqual(["publish@0"]);
  });

  it("uses HTTP immediately in HTTP-only mode", async () => {
    const { ports, log } = world({ connection: () => ({ status: "failed", httpOnly: true }) });
    await expect(send(ports)).resolves.toEqual({ path: "http", answer: "by http" });
    expect(log).toEqual(["post@0"]);
  });

  it("waits up to 5 s for the connection, checking every 100 ms", async () => {
    const { ports, log } = world({
      connection: (now) => ({ status: now >= 4_900 ? "connected" : "connecting", httpOnly: false }),
      acceptedAt: 5_000,
    });
    await expect(send(ports)).resolves.toMatchObject({ path: "socket" });
    expect(log).toEqual(["publish@4900"]);
  });

  it("reports that the socket is unavailable, and uses HTTP, when it doesn't connect within 5 s", async () => {
    const { ports, log } = world({ connection: () => ({ status: "connecting", httpOnly: false }) });
    await expect(send(ports)).resolves.toMatchObject({ path: "http" });
    expect(log).toEqual(["fallback sendError.socket", "post@5000"]);
  });

  it("stops waiting for the connection when HTTP-only mode starts", async () => {
    const { ports, log } = world({ connection: (now) => ({ status: "connecting", httpOnly: now >= 300 }) });
    await send(ports);
    expect(log).toEqual(["post@300"]);
  });

  it("tries three times, 5 s each, with 1 s and 2 s in between, then HTTP", async () => {
    const { ports, log } = world({});
    await expect(send(ports)).resolves.toMatchObject({ path: "http" });
    expect(log).toEqual(["publish@0", "publish@6000", "publish@13000", "post@18000"]);
  });

  it("doesn't wait for confirmation when the socket refused the message", async () => {
    const { ports, log } = world({
      publish: (call) => (call === 1 ? Promise.reject(new Error("not connected")) : Promise.resolve()),
      acceptedAt: 1_200,
    });
    await expect(send(ports)).resolves.toMatchObject({ path: "socket" });
    expect(log).toEqual(["publish@0", "publish@1000"]);
  });

  it("accepts a confirmation that arrives during a back-off", async () => {
    const { ports, log } = world({ acceptedAt: 5_500 });
    await expect(send(ports)).resolves.toMatchObject({ path: "socket" });
    expect(log).toEqual(["publish@0"]);
  });

  it("fails with the HTTP call's error", async () => {
    const { ports } = world({
      connection: () => ({ status: "failed", httpOnly: true }),
      post: () => Promise.reject(new Error("no")),
    });
    await expect(send(ports)).rejects.toThrow("no");
  });
});
