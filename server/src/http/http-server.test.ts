import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createHttpServer } from "./http-server.ts";

let server: Server;
beforeEach(async () => {
  server = createHttpServer((request, response) => {
    request.on("end", () => response.end("ok")).resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
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

describe("a sender that is too slow", () => {
  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
    ["body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx"],
  ])("with its %s gets a 408 in the common shape and is closed", async (_, bytes) => {
    server.headersTimeout = 100;
    server.requestTimeout = 100;
    const socket = open();
    socket.write(bytes);
    const answer = await read(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
  });
});

describe("idle connections", () => {
  it("over the limit are dropped, and the others live", async () => {
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
