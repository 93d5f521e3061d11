import { once } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { bodyTimeMs } from "./body-time.ts";
import { CONNECTIONS, createHttpServer, type HttpServerOptions } from "./http-server.ts";

let server: Server;
const ok: RequestListener = (request, response) => {
  request.on("end", () => response.end("ok")).resume();
};
const listen = async (options: HttpServerOptions = {}, handler = ok) => {
  server = createHttpServer(handler, options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
};
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1");
async function read(socket: Socket): Promise<string> {
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString();
  });
  await once(socket, "close");
  return answer;
}

describe("a sender that's too slow", () => {
  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
    ["body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx"],
  ])("gets a 408 in the common format and is closed: slow %s", async (_, bytes) => {
    await listen({ arrival: { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 } });
    const socket = open();
    socket.write(bytes);
    const answer = await read(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
  });
});

describe("a body that's sent too slowly", () => {
  const post = (length: string) => `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${length}\r\n\r\n`;
  const bodyTime = (bytes = 1) => (bytes > 1_000 ? 60_000 : 50);

  it.each([
    ["with a length", `${post("Content-Length: 100")}x`],
    ["in chunks", `${post("Transfer-Encoding: chunked")}1\r\nx\r\n`],
  ])("gets a 408 and is closed, while a longer one may take longer: %s", async (_, bytes) => {
    await listen({ bodyTime });
    const [upload, late] = [open(), open()];
    upload.write(`${post("Content-Length: 2000")}x`);
    late.write(bytes);
    const answer = await read(late);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
    upload.write("x".repeat(1_999));
    expect(await read(upload)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("is cut off, too, if the answer didn't wait for it", async () => {
    await listen({ bodyTime }, (_, response) => response.end("no"));
    const socket = open();
    socket.write(`${post("Content-Length: 100").replace("Connection: close\r\n", "")}x`);
    expect(await read(socket)).toMatch(/^HTTP\/1\.1 200 [^]*no$/);
  });

  it.each([
    [1_000, 31],
    [256 * 1024, 51],
    [undefined, 51],
    [1024 * 1024, 114],
    // As long as a timer can be.
    [30_000_000_000, 2_147_484],
  ])("has time by its length: %s bytes have %d seconds", (bytes, seconds) => {
    expect(Math.ceil(bodyTimeMs(bytes) / 1_000)).toBe(seconds);
  });
});

describe("a request that reaches no handler", () => {
  it.each([
    ["without a host", 400, "bad_request", "GET / HTTP/1.1\r\n\r\n"],
    ["with two hosts", 400, "bad_request", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
    ["that can't be parsed", 400, "bad_request", "nonsense\r\n\r\n"],
    ["that expects something", 417, "expectation_failed", "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n"],
    ["with long headers", 431, "headers_too_large", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
  ])("%s gets a %d in the common format, with a content type that can't be sniffed", async (_, status, code, bytes) => {
    await listen({}, () => {
      throw new Error("The handler was called");
    });
    const socket = open();
    socket.write(bytes);
    const answer = await read(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toContain(`"code":"${code}"`);
  });

  it("isn't an HTTP/1.0 one without a host", async () => {
    await listen();
    const socket = open();
    socket.write("GET / HTTP/1.0\r\n\r\n");
    expect(await read(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("an upload on a slow connection", () => {
  it("is accepted when its last byte comes after the time limit for headers", async () => {
    await listen({ arrival: { headersTimeout: 50, requestTimeout: 60_000, connectionsCheckingInterval: 10 } });
    const [upload, late] = [open(), open()];
    upload.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\nx");
    late.write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
    expect(await read(late)).toMatch(/^HTTP\/1\.1 408 /);
    upload.write("y");
    expect(await read(upload)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("a closing server", () => {
  it("answers running requests, and doesn't wait for their connections", async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    await listen(undefined, (_, response) => asked.resolve(response));
    const socket = open();
    const answer = read(socket);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const response = await asked.promise;
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    response.end("ok");
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
  });
});

describe("an upgrade to another protocol than WebSocket", () => {
  const h2c =
    "Host: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n";
  it.each([
    ["GET", `GET / HTTP/1.1\r\n${h2c}\r\n`, "GET "],
    ["POST", `POST / HTTP/1.1\r\n${h2c}Content-Length: 5\r\n\r\nhello`, "POST hello"],
  ])("is ignored, and the request is answered: %s", async (_, bytes, answer) => {
    await listen({}, (request, response) => {
      let body = "";
      request.on("data", (data) => {
        body += data;
      });
      request.on("end", () => response.end(`${request.method} ${body}`));
    });
    const socket = open();
    socket.write(bytes);
    expect(await read(socket)).toMatch(new RegExp(`^HTTP/1\\.1 200 [^]*\r\n\r\n${answer}$`));
  });
});

describe("a refused upgrade", () => {
  it("doesn't fail when the caller resets the connection", async () => {
    await listen();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const socket = open();
      await once(socket, "connect");
      socket.write("GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
      const refused = once(server, "upgrade");
      if (attempt % 2 === 0) await refused;
      socket.resetAndDestroy();
    }
    const socket = open();
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(await read(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("closes the connection of a caller that never does", async () => {
    await listen();
    const closed = once(server, "upgrade").then(([, socket]) => once(socket as Socket, "close"));
    const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
    socket.write("GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    await closed;
    socket.destroy();
  });
});

describe("a caller with too many connections", () => {
  const get = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

  it("is refused the next one, without affecting others, and may connect again after closing some", async () => {
    let caller = "one";
    await listen({ callerOf: () => caller });
    const sockets = Array.from({ length: CONNECTIONS.perCaller }, open);
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const beyond = open();
    beyond.write(get);
    const refused = await read(beyond);
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toContain('"code":"too_many_connections"');
    caller = "two";
    const other = open();
    other.write(get);
    expect(await read(other)).toMatch(/^HTTP\/1\.1 200 /);
    caller = "one";
    const [freed, ...rest] = sockets;
    const noticed = once(server, "request");
    freed?.end(get);
    await noticed;
    if (freed !== undefined) await read(freed);
    const again = open();
    again.write(get);
    expect(await read(again)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of rest) socket.destroy();
  });
});

describe("idle connections", () => {
  it("are dropped when they exceed the limit, and others stay", async () => {
    await listen();
    server.maxConnections = 3;
    const sockets = Array.from({ length: 5 }, open);
    const closed = new Set<Socket>();
    const dropped = Promise.withResolvers<void>();
    for (const socket of sockets) {
      socket.on("close", () => {
        closed.add(socket);
        if (closed.size === 2) dropped.resolve();
      });
    }
    await dropped.promise;
    const alive = sockets.find((socket) => !closed.has(socket));
    alive?.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(alive === undefined ? "" : await read(alive)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of sockets) socket.destroy();
  });
});
