import { type ConnectionState, HttpError } from "@atrium/shared-contracts/contract";
import { type RealtimeEvent, SERVER_CLIENT_ID } from "@atrium/shared-contracts/wire";
import { filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { RealtimeClientHandlers } from "./client.ts";
import { openRealtimeSession } from "./realtime-session.ts";

const MESSAGE = {
  eventType: "message" as const,
  messageData: { content: "Hi", userId: "u", status: "sent" as const, messageId: "m-12345678" },
  timestamp: 0,
};

function setUp(token: () => unknown = () => ({ data: { access_token: "t" } }), clock = () => 0) {
  const { http, answer, calls } = createFakeShellApi();
  answer("GET /ably/token", token);
  answer("POST /ably/subscribe", () => ({ status: "subscribed", channel: "chat:user:u" }));
  const client = { publish: jest.fn(async () => {}), reconnect: jest.fn(), close: jest.fn() };
  const { promise: opened, resolve: haveOpened } = Promise.withResolvers<RealtimeClientHandlers>();
  const channels: string[] = [];
  const session = openRealtimeSession({
    userId: "u",
    http,
    open: async () => (channel, _options, on) => {
      channels.push(channel);
      haveOpened(on);
      return client;
    },
    random: () => 1,
    clock,
  });
  let last: ConnectionState | undefined;
  session.connection$.subscribe((state) => (last = state));
  const reached = (wanted: Partial<ConnectionState>) =>
    firstValueFrom(
      session.connection$.pipe(
        filter((state) =>
          Object.entries(wanted).every(([name, value]) => state[name as keyof ConnectionState] === value),
        ),
      ),
    );
  return { session, client, answer, calls, channels, opened, reached, last: () => last };
}

afterEach(() => void jest.useRealTimers());

describe("the realtime session", () => {
  it("is connected after attaching and telling the server to listen", async () => {
    const { opened, reached, channels, calls, session } = setUp();
    const on = await opened;
    await expect(on.token()).resolves.toBe("t");
    on.connection("connected");
    on.attached(false);
    await reached({ status: "connected", httpOnly: false });
    expect(channels).toEqual(["chat:user:u"]);
    expect(calls.map(({ path }) => path)).toEqual(["/ably/token", "/ably/subscribe"]);
    session.close();
  });

  it.each([
    ["counts a loss when something was sent since it opened", 12_999, 1],
    ["counts a loss when the server can't tell", undefined, 1],
    ["counts none when nothing was sent since it opened", 13_001, 0],
  ])("%s", async (_, quietForMs, continuityLosses) => {
    let now = 50_000;
    const { opened, reached, answer, session } = setUp(undefined, () => now);
    answer("POST /ably/subscribe", () => ({ status: "subscribed", channel: "chat:user:u", quietForMs }));
    now += 10_000;
    const on = await opened;
    on.attached(false);
    await reached({ status: "connected", continuityLosses });
    on.attached(false);
    await reached({ status: "connected", continuityLosses: continuityLosses + 1 });
    session.close();
  });

  it("uses the first token once and fetches another for each renewal", async () => {
    const { opened, calls, session } = setUp();
    const on = await opened;
    await on.token();
    await on.token();
    expect(calls.filter(({ path }) => path === "/ably/token")).toHaveLength(2);
    session.close();
  });

  it("gets no token for a closed session, neither a pending nor a new one", async () => {
    const { answer, opened, calls, session } = setUp();
    const on = await opened;
    await on.token();
    let give = (_token: string) => {};
    answer("GET /ably/token", () => new Promise<string>((resolve) => (give = resolve)));
    const pending = on.token().catch((error: unknown) => error);
    session.close();
    give("the next person's");
    expect(await pending).toBeInstanceOf(Error);
    await expect(on.token()).rejects.toBeInstanceOf(Error);
    expect(calls.filter(({ path }) => path === "/ably/token")).toHaveLength(2);
  });

  it("is HTTP-only when there is no token, and tries again later", async () => {
    jest.useFakeTimers();
    const { answer, reached, opened, session } = setUp(() => {
      throw new HttpError("Not found", 404);
    });
    await reached({ httpOnly: true });
    answer("GET /ably/token", () => "t");
    await jest.advanceTimersByTimeAsync(300_000);
    (await opened).attached(false);
    await reached({ status: "connected", httpOnly: false });
    session.close();
  });

  it("immediately refuses to publish while it isn't connected", async () => {
    const { session, client, opened, reached } = setUp();
    await expect(session.publish(MESSAGE)).rejects.toThrow("not there");
    (await opened).attached(false);
    await reached({ status: "connected" });
    await session.publish(MESSAGE);
    expect(client.publish).toHaveBeenCalledTimes(1);
    session.close();
  });

  it("passes on the server's events, and survives a subscriber that throws", async () => {
    jest.useFakeTimers();
    const { session, opened } = setUp();
    const on = await opened;
    const seen: RealtimeEvent[] = [];
    session.events$.subscribe(() => {
      throw new Error("a bad subscriber");
    });
    session.events$.subscribe((event) => seen.push(event));
    on.message({ name: "message_chunk", clientId: SERVER_CLIENT_ID, data: { content: "Hi" } });
    on.message({ name: "message_chunk", clientId: "someone", data: { content: "Spoof" } });
    expect(seen).toHaveLength(1);
    expect(() => jest.runOnlyPendingTimers()).toThrow("a bad subscriber");
    session.close();
  });

  it("closes the connection and completes at sign-out", async () => {
    const { session, client, opened, last } = setUp();
    await opened;
    const completed = jest.fn();
    session.events$.subscribe({ complete: completed });
    session.close();
    expect(client.close).toHaveBeenCalledTimes(1);
    expect(completed).toHaveBeenCalledTimes(1);
    expect(last()?.status).toBe("closed");
  });
});
