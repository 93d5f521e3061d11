import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openPglite } from "../database/pglite/pglite.ts";
import { ensureTemplate } from "../database/pglite/template.ts";
import { createLog } from "../log/log.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Inside node_modules, so that the bundle finds the packages it doesn't contain.
const bundle = here(`../../node_modules/.cache/atrium/bundle-${process.pid}`);
const MAINS = { sources: here("../main.ts"), bundle: join(bundle, "main.js") };

let dataDir: string;
beforeAll(async () => {
  await ensureTemplate(createLog("silent"));
  await promisify(execFile)(process.execPath, [here("../../build.ts"), bundle]);
  dataDir = await mkdtemp(join(tmpdir(), "atrium-serve-"));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await rm(bundle, { recursive: true });
});

type Running = { readonly child: ChildProcess; readonly url: string };

function start(main: string, env: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited, PORT: "0", ATRIUM_DATA_DIR: dataDir, ...env },
  });
}

/** Starts a server that's expected to fail. */
async function refused(env: Record<string, string>): Promise<{ code: number | null; message: string }> {
  const child = start(MAINS.bundle, env);
  child.stdout.resume();
  let message = "";
  child.stderr.on("data", (data: Buffer) => {
    message += data.toString();
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, message };
}

async function listening(main: string): Promise<Running> {
  const child = start(main, {});
  for await (const line of createInterface(child.stdout)) {
    const { msg, url } = JSON.parse(line) as { msg: string; url?: string };
    if (msg === "Atrium listens" && url !== undefined) {
      child.stdout.resume();
      return { child, url };
    }
  }
  throw new Error(`It ended with ${child.exitCode}`);
}

async function stop({ child }: Running): Promise<{ code: number | null; ms: number }> {
  const began = performance.now();
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = (await exit) as [number | null];
  return { code, ms: performance.now() - began };
}

const register = (url: string, email: string) =>
  fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "a tale of two pigeons", name: "Ada" }),
  });

describe.each(Object.entries(MAINS))("the server from its %s", (_, main) => {
  it("leaves nothing in its data directory that other users of the machine can open", async () => {
    const server = await listening(main);
    expect((await register(server.url, `private-${server.child.pid}@example.com`)).status).toBe(200);
    const open: string[] = [];
    for (const entry of [".", ...(await readdir(dataDir, { recursive: true }))]) {
      const { mode } = await lstat(join(dataDir, entry));
      if ((mode & 0o077) !== 0) open.push(entry);
    }
    expect(open).toEqual([]);
    await stop(server);
  });

  it("on SIGTERM, keeps everything acknowledged, answers running requests and exits within ten seconds", async () => {
    const first = await listening(main);
    const emails = Array.from({ length: 5 }, (_, index) => `${index}-${first.child.pid}@example.com`);
    const running = emails.map((email) => register(first.url, email));
    expect((await running[0])?.status).toBe(200);
    const { code, ms } = await stop(first);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    const outcomes = await Promise.allSettled(running);
    const stored = outcomes.map((outcome) => outcome.status === "fulfilled" && outcome.value.status === 200);

    const second = await listening(main);
    for (const [index, email] of emails.entries()) {
      if (stored[index] === true) expect((await register(second.url, email)).status).toBe(409);
    }
    expect((await stop(second)).code).toBe(0);
  });
});

describe("the server", () => {
  const main = MAINS.bundle;

  it("refuses to start while another one uses the same data, names that one, and does it no harm", async () => {
    const first = await listening(main);
    const { code, message } = await refused({});
    expect(code).toBe(75);
    expect(message).toContain(`in use by the process ${first.child.pid}`);
    expect(message.trim().split("\n")).toHaveLength(1);
    expect((await register(first.url, `unharmed-${first.child.pid}@example.com`)).status).toBe(200);
    await stop(first);
  });

  it("rejects a wrong environment with one line", async () => {
    const { code, message } = await refused({ ATRIUM_INSTANCES: "2" });
    expect(code).toBe(78);
    expect(message).toBe("ATRIUM_INSTANCES is more than 1, which needs a PostgreSQL server in DATABASE_URL\n");
  });

  it("says in one line that its port is taken, and releases its data directory", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const { port } = holder.address() as AddressInfo;
    const { code, message } = await refused({ PORT: String(port) });
    expect(code).toBe(75);
    expect(message).toBe(`Port ${port} of 127.0.0.1 is in use: stop what listens there, or set PORT\n`);
    holder.close();
    await stop(await listening(main));
  });

  it("says with an exit code and one line that the database doesn't answer", async () => {
    const { code, message } = await refused({ DATABASE_URL: "postgres://somebody:hidden@127.0.0.1:1/atrium" });
    expect(code).toBe(69);
    expect(message).toMatch(/^The database of DATABASE_URL can't be reached \(.*ECONNREFUSED.*\): start it, .*\n$/);
    expect(message).not.toContain("hidden");
  });

  it.each<[what: string, file: string, line: RegExp]>([
    ["the secret", "secret", /\/secret is damaged .*: put back a copy/],
    ["the realtime key", "realtime-key", /\/realtime-key is damaged .*: delete it/],
    ["the registry of releases", "releases/registry.json", /\/registry.json is damaged \(it isn't JSON\): put back/],
    ["a directory", "lock", /\/lock can't be used \(it is no directory\): move it away/],
  ])("says in one line what's wrong with %s, and keeps the file", async (_, file, line) => {
    const dir = await mkdtemp(join(tmpdir(), "atrium-damaged-"));
    try {
      await (await openPglite({ dataDir: dir, log: createLog("silent") })).close();
      await rm(join(dir, file), { recursive: true, force: true });
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), "garbage");
      const { code, message } = await refused({ ATRIUM_DATA_DIR: dir });
      expect(message).toMatch(line);
      expect(message.trim().split("\n")).toHaveLength(1);
      expect(code).toBe(65);
      expect(await readFile(join(dir, file), "utf8")).toBe("garbage");
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
