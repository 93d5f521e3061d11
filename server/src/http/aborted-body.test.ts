import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createLog } from "../log/log.ts";
import { announce } from "../media/testing/media-client.ts";
import { png } from "../media/testing/media-samples.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";

const output = new PassThrough();
const lines = createInterface(output)[Symbol.asyncIterator]();
let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ listen: true, log: createLog("info", output) });
  ada = await signUp(server, "Ada");
  // Skip the startup messages.
  for (let line = await logged(); !line.msg.startsWith("Swept");) line = await logged();
}, 120_000);
afterAll(() => server.close());

type Line = { readonly level: number; readonly msg: string; readonly err?: unknown };

/** The next line that isn't about an answer. */
async function logged(): Promise<Line> {
  for (;;) {
    const line = JSON.parse(String((await lines.next()).value)) as Line;
    if (line.msg !== "Answered") return line;
  }
}

it.each<[what: string, path: () => Promise<string>, type: string]>([
  ["a JSON body", () => Promise.resolve("/api/user/profile"), "application/json"],
  ["an upload", async () => (await announce(ada, png(2, 2), "a.png", "image/png")).body.uploadUrl, "image/png"],
])("a caller that resets in the middle of %s doesn't count as a server failure", async (_, pathOf, type) => {
  const path = await pathOf();
  const { hostname, port } = new URL(server.url);
  const asked = once(server.app.server, "request");
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    `PUT ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ada.token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${png(2, 2).length}\r\n\r\n{"name":`,
  );
  const [request] = (await asked) as [IncomingMessage];
  // Wait until the body is being read.
  while (request.readableFlowing === null) await new Promise((resolve) => setImmediate(resolve));
  socket.resetAndDestroy();
  const line = await logged();
  expect(line).toMatchObject({ level: 30, method: "PUT", msg: "The caller went away" });
  expect(line).not.toHaveProperty("err");
});
