import { type ChildProcess, execFile, spawn, type SpawnOptions } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres } from "./postgres-binaries.ts";

const START_MS = 30_000;
/** PostgreSQL refuses to run as root, so then it runs as "nobody". */
const NOBODY = 65_534;

export type PostgresServer = {
  /** URL of a database from which others may be created. */
  readonly url: string;
  /** Creates an empty database on it; returns its URL. */
  createDatabase(): Promise<string>;
  /** Kills the server at once, like a crash. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
};

/** Starts a throwaway PostgreSQL server on a free loopback port. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), "atrium-postgres-"));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  await chmod(directory, 0o755);
  const { initdb, postgres, env } = await findPostgres(directory);
  const data = join(directory, "data");
  await mkdir(data, { mode: 0o700 });
  if ("uid" in identity) await chown(data, NOBODY, NOBODY);
  const options: SpawnOptions = { ...identity, cwd: data, env: { ...process.env, ...env, LC_ALL: "C.UTF-8" } };
  await promisify(execFile)(
    initdb,
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    options,
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  const start = async () => {
    const settings = [
      `port=${port}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "fsync=off",
      "max_connections=200",
    ];
    const started = spawn(postgres, ["-D", data, ...settings.flatMap((each) => ["-c", each])], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child = started;
    let output = "";
    started.stderr?.on("data", (text: Buffer) => {
      output = (output + text.toString()).slice(-4_000);
    });
    await answers(url, () => {
      if (started.exitCode !== null) throw new Error(`PostgreSQL ended at once:\n${output}`);
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  };
  await start();
  return {
    url,
    start,
    async createDatabase() {
      const name = `database_${randomUUID().replaceAll("-", "")}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return new URL(`/${name}`, url).href;
    },
    kill: () => end("SIGQUIT"),
    async stop() {
      await end("SIGINT");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, check: () => void): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    check();
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
