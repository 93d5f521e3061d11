import { describe, expect, it } from "@jest/globals";
import { SERVER_CLIENT_ID } from "@atrium/shared-contracts/wire";
import { browserOptions, ownEndpoint, serverOptions } from "./connection-options.ts";

const key = { name: "app.key", secret: "s" };

describe("the connection to realtime", () => {
  it("uses the SDK's default addresses for Ably, in the server and in the browser", () => {
    const options = serverOptions(key, null);
    expect(options).toMatchObject({ clientId: SERVER_CLIENT_ID, echoMessages: false, queueMessages: false });
    expect(options).not.toHaveProperty("endpoint");
    const realtime = { kind: "ably", apiKey: "app.key:s" } as const;
    expect(browserOptions({ realtime, publicUrl: "https://chat.example.com" })).toEqual({});
  });

  it.each([
    [
      { host: "10.0.0.7", port: 9_000 },
      { endpoint: "10.0.0.7", port: 9_000, tls: false },
    ],
    [
      { host: "rt.example", port: 9_443, tls: true },
      { endpoint: "rt.example", tlsPort: 9_443, tls: true },
    ],
  ])("uses the address %j of a separate ably-local for both", (endpoint, options) => {
    const realtime = { kind: "ably-local", apiKey: "app.key:s", endpoint } as const;
    expect(browserOptions({ realtime, publicUrl: "https://chat.example.com" })).toEqual(options);
    expect(serverOptions(key, endpoint)).toMatchObject(options);
  });

  it.each([
    ["http://localhost:8080", { endpoint: "localhost", port: 8_080, tls: false }],
    ["https://chat.example.com", { endpoint: "chat.example.com", tlsPort: 443, tls: true }],
    ["http://[::1]:8080", { endpoint: "::1", port: 8_080, tls: false }],
  ])("uses the public URL %s for an embedded server", (publicUrl, options) => {
    expect(browserOptions({ realtime: { kind: "in-process" }, publicUrl })).toEqual(options);
  });

  it.each([
    ["0.0.0.0", "127.0.0.1"],
    ["::", "::1"],
    ["192.168.1.5", "192.168.1.5"],
  ])("of a process that listens on %s to itself goes to %s", (address, host) => {
    expect(ownEndpoint({ address, port: 1 })).toEqual({ host, port: 1 });
  });
});
