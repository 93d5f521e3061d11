import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorBody } from "@atrium/shared-contracts/wire";
import { announce } from "../media/testing/media-client.ts";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.close());

/** Sends raw bytes; returns everything the server sends until it closes the connection. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString();
  });
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

describe("another site", () => {
  it.each(["null", "https://evil.example", "http://localhost.evil.example"])(
    "gets no CORS headers: %s",
    async (origin) => {
      for (const [method, path] of [
        ["GET", "/api/user/profile"],
        ["POST", "/api/auth/login"],
      ] as const) {
        const { headers } = await call(server, method, path, undefined, { origin });
        expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      }
      const preflight = await server.app.inject({
        method: "OPTIONS",
        url: "/api/user/profile",
        headers: { origin, "access-control-request-method": "PUT" },
      });
      expect(preflight.statusCode).toBe(405);
      expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
    },
  );
});

describe("an answer under /api", () => {
  it("can't be stored, sniffed, framed or run", async () => {
    const ada = await signUp(server);
    for (const path of ["/api/user/profile", "/api/nowhere"]) {
      const { headers } = await fetch(server.url + path, { headers: { authorization: `Bearer ${ada.token}` } });
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    }
  });
});

describe("an answer outside /api", () => {
  it.each([
    "/nowhere",
    "/nowhere.js",
    "/releases/shell/9.9.9/entry.js",
    "/channels/a/messages",
    "/time",
    "/%zz",
    "/healthz",
    "/metrics",
  ])("can't be sniffed, framed or read by another site, even when it's an error: %s", async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers.get("referrer-policy")).toMatch(/no-referrer|same-origin/);
  });

  it("can't run code when it's an error", async () => {
    for (const path of ["/nowhere.js", "/releases/shell/9.9.9/entry.js", "/%zz"]) {
      const { headers } = await fetch(server.url + path);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    }
  });
});

describe("a path", () => {
  it.each([
    "/api/nowhere",
    "/api/user/profile/x",
    "/api//user/profile",
    "/api/User/Profile",
    "/api/user/profile;x",
    "/api/.env",
  ])("gets a JSON 404 when it doesn't exist: %s", async (path) => {
    const { status, body } = await call<ErrorBody>(server, "GET", path);
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("gets a 404 when a part of it is longer than any name is", async () => {
    const { status, body } = await call<ErrorBody>(server, "GET", `/api/shared/${"a".repeat(5_000)}`);
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it.each(["/api/%2e%2e/%2e%2e/etc/passwd", "/api/..%2f..%2fetc/passwd", "/.env", "/main.js.map"])(
    "can't lead outside the product: %s",
    async (path) => {
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  it("gets a 400 or 404 that doesn't repeat it when it can't be decoded", async () => {
    for (const path of ["/api/%zz", "/%c0%ae%c0%ae/"]) {
      const { status, body } = await call<ErrorBody>(server, "GET", path);
      expect([400, 404]).toContain(status);
      expect(body.message).not.toContain("%");
    }
  });

  it.each(["DELETE", "PATCH", "POST"] as const)("refuses %s where that's not offered", async (method) => {
    const { status, body, headers } = await call<ErrorBody>(server, method, "/api/user/profile");
    expect([status, body.code, headers["allow"]]).toEqual([405, "method_not_allowed", "GET, HEAD, PUT"]);
  });

  it("ignores a header that names another method", async () => {
    const ada = await signUp(server);
    const headers = { authorization: `Bearer ${ada.token}`, "x-http-method-override": "DELETE" };
    await ada.call("PUT", "/api/preferences", undefined);
    expect((await call(server, "GET", "/api/user/profile", undefined, headers)).status).toBe(200);
  });

  it.each(["TRACE", "PROPFIND"])("refuses the method %s", async (method) => {
    const answer = await raw(`${method} /api/user/profile HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|405) /);
  });
});

describe("a refused body", () => {
  it.each([
    ["JSON", 18_000_000, async () => "/api/user/profile"],
    ["an upload that's too large", 18_000_000, uploadUrl],
    ["an upload that's larger than it was announced", 9_000_000, uploadUrl],
  ] as const)("is read to its end, so that the answer arrives: %s", async (_, length, pathFor) => {
    const ada = await signUp(server);
    const sending = request(new URL(await pathFor(ada), server.url), {
      method: "PUT",
      headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json", "content-length": length },
    });
    const answered = once(sending, "response") as Promise<[IncomingMessage]>;
    sending.write(Buffer.alloc(length / 3, " "));
    const [{ statusCode, headers }] = await answered;
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers.connection).not.toBe("close");
    const sent = once(sending, "finish");
    sending.end(Buffer.alloc((length * 2) / 3, " "));
    await sent;
  });

  async function uploadUrl(user: TestUser): Promise<string> {
    return (await announce(user, Buffer.from("text"), "a.txt")).body.uploadUrl;
  }
});

describe("a caller that resets its connection", () => {
  const webSocket = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
  const upgrade = (to: string, more = "") => `Host: a\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\n${more}\r\n`;
  it.each([
    ["a refused WebSocket", `GET /x HTTP/1.1\r\n${upgrade("websocket")}`],
    ["an ignored h2c", `GET / HTTP/1.1\r\n${upgrade("h2c")}`],
    ["a realtime socket", `GET /?format=json HTTP/1.1\r\n${upgrade("websocket", webSocket)}`],
    ["a broken realtime socket", `GET / HTTP/1.1\r\n${upgrade("websocket")}`],
    ["a second host", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
    ["no HTTP", "\0\r\n\r\n"],
    ["a CONNECT", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["half a body", "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"],
  ])("does no harm after %s", async (_, bytes) => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      await once(socket, "connect");
      socket.write(bytes);
      if (attempt % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
      socket.resetAndDestroy();
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe("a connection", () => {
  const post = "POST /api/auth/login HTTP/1.1\r\nHost: a\r\n";
  it.each([
    ["both lengths", `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["bare line feeds", "GET /healthz HTTP/1.1\nHost: a\n\n"],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n"],
    ["a second host", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
    ["a second length", `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    ["no HTTP at all", "\u0000\u0001\u0002\r\n\r\n"],
  ])("gets a 400 and is closed after %s", async (_, bytes) => {
    expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("gets a 431 in the common format with 20 KB of headers", async () => {
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "headers_too_large" });
  });

  it("gets a 401 with two Authorization headers", async () => {
    const ada = await signUp(server);
    const header = `Authorization: Bearer ${ada.token}\r\n`;
    const request = "GET /api/user/profile HTTP/1.1\r\nHost: a\r\nConnection: close\r\n";
    expect(await raw(`${request}${header}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(`${request}${header}${header}\r\n`)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await raw(`${request}Authorization: Bearer a.b.c\r\n${header}\r\n`)).toMatch(/^HTTP\/1\.1 401 /);
  });

  it("is closed when it requests an unknown protocol", async () => {
    const answer = await raw("GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 [45]\d\d /);
  });

  it("is limited for slow senders, when idle, and in number", () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = server.app.server;
    expect(headersTimeout).toBe(15_000);
    expect(requestTimeout).toBe(120_000);
    expect(keepAliveTimeout).toBe(65_000);
    expect(maxConnections).toBe(5_000);
  });
});
