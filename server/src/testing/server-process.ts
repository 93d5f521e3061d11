import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { until } from "./until.ts";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
/** A place where a bundle finds the server's packages. */
const CACHE = join(SERVER, "node_modules/.cache");

/** The server in a separate process that can be killed, on a database that stays. */
export interface ServerProcess {
  readonly origin: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Calls the server and retries until it answers, like a browser's outbox, for at most `limitMs`. */
  call<Body>(method: string, path: string, token?: string, body?: unknown): Promise<Body>;
  /** Kills it, and deletes its files and its database. */
  remove(): Promise<void>;
}

/**
 * Builds the server like for a deployment, because the bundle starts in a fraction of the time. Uses the PostgreSQL in
 * TEST_DATABASE_URL, or else PGlite on disk.
 */
export async function createServerProcess(
  settings: { env?: Readonly<Record<string, string>>; limitMs?: number } = {},
): Promise<ServerProcess> {
  const { limitMs = 120_000 } = settings;
  await mkdir(CACHE, { recursive: true });
  const bundle = await mkdtemp(join(CACHE, "server-process-"));
  await promisify(execFile)(process.execPath, [join(SERVER, "build.ts"), bundle]);
  const dataDir = await mkdtemp(join(tmpdir(), "atrium-process-"));
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const database = serverUrl === undefined || serverUrl === "" ? null : await createDatabase(serverUrl);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env["PATH"],
    PORT: String(port),
    ATRIUM_DATA_DIR: dataDir,
    ATRIUM_RATE_LIMITS: "off",
    ATRIUM_PUBLIC_URL: origin,
    LOG_LEVEL: "silent",
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...settings.env,
  };
  let child: ChildProcess | undefined;
  let isOver = false;

  const isUp = () =>
    fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  return {
    origin,
    async start() {
      child = spawn(process.execPath, [join(bundle, "main.js")], { env, stdio: ["ignore", "ignore", "inherit"] });
      await until(isUp, 60_000);
    },
    kill,
    call: <Body>(method: string, path: string, token?: string, body?: unknown) =>
      until<Body>(async () => {
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
          // The server was killed, so retry the call.
          return null;
        }
      }, limitMs),
    async remove() {
      isOver = true;
      await kill();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
      await rm(bundle, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function createDatabase(serverUrl: string) {
  const name = `atrium_process_${randomUUID().replaceAll("-", "")}`;
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
