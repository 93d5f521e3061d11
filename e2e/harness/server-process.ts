import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { BUILT_SERVER, ROOT } from "./built-product.ts";

const START_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** The built server in its own process, which a test can kill and restart on the same data. */
export class ServerProcess {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  /** Everything the server wrote, across all its starts. */
  readonly logFile: string;
  #child: ChildProcess | undefined;

  constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv) {
    this.url = `http://localhost:${port}`;
    this.logFile = join(dataDir, "server.log");
    this.#env = {
      ...withoutProductVariables(process.env),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      ATRIUM_DATA_DIR: dataDir,
      ATRIUM_PUBLIC_URL: this.url,
      ATRIUM_RATE_LIMITS: "off",
      ...env,
    };
  }

  /** Resolves once the server says it's ready. */
  async start(): Promise<void> {
    const child = spawn("node", ["--enable-source-maps", join(BUILT_SERVER, "main.js")], {
      cwd: ROOT,
      env: this.#env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    const log = createWriteStream(this.logFile, { flags: "a" });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with exit code ${child.exitCode}: see ${this.logFile}`);
      if (Date.now() > deadline)
        throw new Error(`The server was not ready in ${START_LIMIT_MS} ms: see ${this.logFile}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async #isReady(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.url}/readyz`);
      return answer.ok && ((await answer.json()) as { status: string }).status === "ok";
    } catch {
      return false;
    }
  }

  /** Ends the process. SIGKILL gives it no chance to clean up. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
}

function withoutProductVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const product = /^(ATRIUM_|ABLY_|OPENAI_|S3_|GOOGLE_|DATABASE_URL|WEATHER_|GEOCODING_|ANALYTICS_ID|SENTRY_DSN)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !product.test(name)));
}
