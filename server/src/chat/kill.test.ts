import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type ClientOptions, Realtime } from "ably";
import pg from "pg";
import type { ConversationDetail, RealtimeToken, SendAccepted, Session } from "@atrium/shared-contracts/wire";
import { realtimeAuth } from "../testing/realtime-auth.ts";
import { until } from "../testing/until.ts";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
/** The bundle, as it is deployed: it starts in a fraction of the time. Where the server's packages are found. */
const BUNDLE = join(SERVER, "node_modules/.cache/kill-test");
const KILLS = 20;
const MESSAGES = 8;
const LIMIT_MS = 240_000;
/** Longest time from a restart to the next kill. */
const LIFE_MS = 1_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

let dataDir: string;
let origin: string;
let env: NodeJS.ProcessEnv;
let database: { url: string; drop: () => Promise<void> } | null = null;
let child: ChildProcess;
let isOver = false;
let client: Realtime | undefined;

const isUp = () =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function start(): Promise<void> {
  child = spawn(process.execPath, [join(BUNDLE, "main.js")], { env, stdio: ["ignore", "ignore", "inherit"] });
  await until(isUp, 60_000);
}

async function kill(): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** A call that is made again until the server is there to answer it, as a browser's outbox does. */
async function call<Body>(method: string, path: string, token?: string, body?: unknown): Promise<Body> {
  return until(async () => {
    if (isOver) throw new Error("The test is over");
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      return response.status < 400 ? ((await response.json()) as Body) : null;
    } catch {
      // Nobody there: it was killed, and the message goes out again.
      return null;
    }
  }, LIMIT_MS);
}

async function testDatabase(serverUrl: string) {
  const name = `atrium_kill_${randomUUID().replaceAll("-", "")}`;
  const administer = async (statement: string) => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    await client.query(statement).finally(() => void client.end());
  };
  await administer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(SERVER, "build.ts"), BUNDLE]);
  dataDir = await mkdtemp(join(tmpdir(), "atrium-kill-"));
  const serverUrl = process.env["TEST_DATABASE_URL"];
  database = serverUrl === undefined || serverUrl === "" ? null : await testDatabase(serverUrl);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  env = {
    PATH: process.env["PATH"],
    PORT: String(port),
    ATRIUM_DATA_DIR: dataDir,
    ATRIUM_RATE_LIMITS: "off",
    ATRIUM_PUBLIC_URL: origin,
    LOG_LEVEL: "silent",
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  };
  await start();
}, LIMIT_MS);
afterAll(async () => {
  isOver = true;
  client?.close();
  await kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
}, LIMIT_MS);

describe(`a server that is killed ${KILLS} times while it answers`, () => {
  it(
    "has stored every message once and answered it once, and what it told is what it stored",
    async () => {
      const account = { email: `${randomUUID()}@example.com`, password: `horse ${randomUUID()}`, name: "Ada" };
      const { token } = await call<Session>("POST", "/api/auth/register", undefined, account);
      const realtime = await call<RealtimeToken>("GET", "/api/ably/token", token);
      client = new Realtime({
        authCallback: realtimeAuth(async () => (await call<RealtimeToken>("GET", "/api/ably/token", token)).token),
        ...(realtime.options as ClientOptions),
        transports: ["web_socket"],
        fallbackHosts: [],
        disconnectedRetryTimeout: 100,
        logLevel: 0,
      });
      const finals = new Map<string, Set<string>>();
      const channel = client.channels.get(realtime.channel);
      await channel.subscribe("message_response", ({ data }) => {
        const { message, metadata } = data as { message: string; metadata: { messageId: string } };
        finals.set(metadata.messageId, (finals.get(metadata.messageId) ?? new Set()).add(message));
      });

      const texts = new Map<string, string>();
      const conversations = new Set<string>();
      const answered = new Set<string>();
      const kills = { over: false };
      const sending = Array.from({ length: MESSAGES }, async (_, index) => {
        const messageId = randomUUID();
        const message =
          index % 2 === 0 ? `what can you do? (${index})` : `Meeting ${index} tomorrow at ${index + 8}:00`;
        texts.set(messageId, message);
        // Sent again and again, as long as the server keeps dying under it.
        for (let round = 0; round === 0 || !kills.over; round += 1) {
          const accepted = await call<SendAccepted>("POST", "/api/chat", token, {
            message,
            message_id: messageId,
            wait: false,
          });
          conversations.add(accepted.conversationId);
          answered.add(messageId);
          await new Promise((resolve) => {
            setTimeout(resolve, randomInt(200, 1_500));
          });
        }
      });
      for (let count = 0; count < KILLS; count += 1) {
        await new Promise((resolve) => {
          setTimeout(resolve, randomInt(0, LIFE_MS));
        });
        await kill();
        await start();
      }
      kills.over = true;
      await Promise.all(sending);
      expect(answered.size).toBe(MESSAGES);
      expect(conversations.size).toBe(MESSAGES);

      const details = new Map<string, ConversationDetail>();
      await until(async () => {
        for (const id of conversations) {
          const found = await call<ConversationDetail>("GET", `/api/chat/history?conversation_id=${id}`, token);
          if (found.turn !== undefined) return false;
          // A turn that was killed too often ends visibly and is for the user to try again.
          const [question, reply] = found.messages;
          if (reply?.status === "failed") {
            await call("POST", `/api/chat/turns/${question?.id}/retry`, token);
            return false;
          }
          details.set(id, found);
        }
        return true;
      }, 60_000);
      for (const { messages } of details.values()) {
        expect(messages.map(({ role, status }) => [role, status])).toEqual([
          ["user", "complete"],
          ["assistant", "complete"],
        ]);
        const [question, reply] = messages;
        const textOf = (message: typeof question) =>
          message?.content[0]?.type === "text" ? message.content[0].text : "";
        expect(textOf(question)).toBe(texts.get(question?.messageId ?? ""));
        // What was told while the browser's connection was down died with the server's memory: the history has it.
        for (const told of finals.get(question?.messageId ?? "") ?? []) expect(told).toBe(textOf(reply));
      }
      const events = await call<{ events: { title: string }[] }>(
        "GET",
        `/api/calendar?from=${new Date().toISOString()}&to=${new Date(Date.now() + 3 * 86_400_000).toISOString()}`,
        token,
      );
      expect(events.events.map(({ title }) => title).sort()).toEqual([1, 3, 5, 7].map((index) => `Meeting ${index}`));

      await channel.attach();
      const messageId = randomUUID();
      await call("POST", "/api/chat", token, { message: "what can you do?", message_id: messageId, wait: false });
      await until(() => finals.get(messageId)?.size === 1);
    },
    LIMIT_MS,
  );
});
