import { REALTIME_CLIENT } from "@atrium/shared-contracts/spec";
import { SERVER_CLIENT_ID } from "@atrium/shared-contracts/wire";
import { describe, expect, it } from "@jest/globals";
import { CONNECTING, type ConnectionEvent, reduceConnection } from "./connection-reducer.ts";
import { readInboundEvent } from "./inbound-event.ts";
import { clientOptions } from "./realtime-options.ts";
import { readTokenAnswer } from "./token-answer.ts";

describe("the token response", () => {
  it.each([
    ["t"],
    [{ token: "t" }],
    [{ access_token: "t" }],
    [{ data: "t" }],
    [{ data: { token: "t" } }],
    [{ data: { access_token: "t" } }],
  ])("is read from %j", (answer) => {
    expect(readTokenAnswer(answer).token).toBe("t");
  });
  it("includes where to connect if the server says so", () => {
    const answer = { token: "t", channel: "chat:user:1", options: { endpoint: "localhost", port: 8080, tls: false } };
    expect(readTokenAnswer(answer)).toEqual(answer);
  });
  it.each([[null], [""], [{}], [{ token: 3 }], [{ data: { data: {} } }]])("is refused when it is %j", (answer) => {
    expect(() => readTokenAnswer(answer)).toThrow("no realtime token");
  });
});

describe("the SDK's options", () => {
  it("are the specification's", () => {
    expect(clientOptions({})).toEqual({
      echoMessages: false,
      disconnectedRetryTimeout: REALTIME_CLIENT.disconnectedRetryTimeoutMs,
      suspendedRetryTimeout: REALTIME_CLIENT.suspendedRetryTimeoutMs,
      httpMaxRetryCount: 1,
      httpRequestTimeout: 5_000,
      realtimeRequestTimeout: 5_000,
      queueMessages: false,
    });
  });
  it("contact no other service when we run our own server", () => {
    expect(clientOptions({ endpoint: "localhost", port: 8080, tls: false })).toMatchObject({
      endpoint: "localhost",
      port: 8080,
      tls: false,
      fallbackHosts: [],
      transports: ["web_socket"],
      disableConnectivityCheck: true,
      wsConnectivityCheckUrl: "ws://localhost:8080/",
    });
  });
});

describe("an inbound event", () => {
  const chunk = { name: "message_chunk", clientId: SERVER_CLIENT_ID, data: { content: "Hi", conversationId: "1" } };
  it("from the server is passed on", () => {
    expect(readInboundEvent(chunk)).toEqual({ name: "message_chunk", data: chunk.data });
  });
  it("from anyone else is ignored", () => {
    expect(readInboundEvent({ ...chunk, clientId: "someone" })).toBeUndefined();
    expect(readInboundEvent({ name: chunk.name, data: chunk.data })).toBeUndefined();
  });
  it("with an unknown name or shape is ignored", () => {
    expect(readInboundEvent({ ...chunk, name: "toString" })).toBeUndefined();
    expect(readInboundEvent({ ...chunk, data: { content: 7 } })).toBeUndefined();
  });
});

describe("the connection's state", () => {
  const after = (...events: ConnectionEvent[]) => events.reduce(reduceConnection, CONNECTING);
  const ATTACHED: ConnectionEvent[] = [
    { type: "connection", status: "connected" },
    { type: "attached", missed: false },
    { type: "subscribed", missed: true },
  ];
  it("is connected only once the server is listening", () => {
    expect(after({ type: "connection", status: "connected" }).status).toBe("connecting");
    expect(after(...ATTACHED)).toEqual({ status: "connected", httpOnly: false, continuityLosses: 1 });
  });
  it("counts no loss when the channel resumed", () => {
    const state = after(
      ...ATTACHED,
      { type: "connection", status: "disconnected" },
      { type: "attached", missed: false },
    );
    expect(state).toMatchObject({ status: "disconnected", httpOnly: false, continuityLosses: 1 });
  });
  it("counts a loss when the channel didn't resume, and one per suspension", () => {
    const suspended: ConnectionEvent = { type: "connection", status: "suspended" };
    expect(after(...ATTACHED, { type: "attached", missed: true }).continuityLosses).toBe(2);
    expect(after(...ATTACHED, suspended, suspended).continuityLosses).toBe(2);
  });
  it("is HTTP-only while suspended or failed, until the server is listening again", () => {
    expect(after(...ATTACHED, { type: "connection", status: "suspended" }).httpOnly).toBe(true);
    const trying = after({ type: "connection", status: "failed" }, { type: "connection", status: "connecting" });
    expect(trying).toMatchObject({ status: "connecting", httpOnly: true });
    expect(after({ type: "connection", status: "failed" }, ...ATTACHED).httpOnly).toBe(false);
  });
  it("is HTTP-only, with the reason, when there is no token", () => {
    expect(after({ type: "unavailable", reason: "HTTP 404" })).toMatchObject({ httpOnly: true, reason: "HTTP 404" });
  });
});
