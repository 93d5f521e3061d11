import { spawn } from "node:child_process";
import { constants } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { givenVariables } from "@atrium/federation-kit/releases";
import { createRestarts, type Ending } from "./restarts.ts";

/** A second signal this long after the first kills a server that doesn't close. An earlier one is the same signal, sent by both terminal and npm. */
const INSISTING_MS = 2_000;

/** How often to check whether npm is still there. */
const PARENT_CHECK_MS = 500;

/** npm only passes a signal to its shell, which exits without us. So when npm disappears, we treat that as the signal. */
function onNpmGone(stop: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, PARENT_CHECK_MS);
  check.unref();
}

/** Starts the server once. @param onListening called once it accepts requests */
function spawnServer(entry: string, env: NodeJS.ProcessEnv, onListening: () => void) {
  // Its own process group, so Ctrl+C reaches it once, through us, and it can finish what it's doing.
  const child = spawn(process.execPath, ["--enable-source-maps", entry], {
    env: { LOG_LEVEL: "warn", ...givenVariables(process.env), ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  child.on("message", (message) => {
    if ((message as { kind?: unknown }).kind === "listening") onListening();
  });
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve({ code, signal }));
  });
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

const describe = ({ code, signal }: Ending) => (signal === null ? `with exit code ${code}` : `by ${signal}`);

/**
 * Runs the server until it's asked to stop, and restarts it if it dies.
 * @param entry the module to run
 * @param onListening called each time it accepts requests
 * @param pause replaces the clock in tests
 * @returns its exit code
 */
export async function runServer(
  entry: string,
  options: {
    readonly env?: NodeJS.ProcessEnv;
    readonly onListening: () => void;
    readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  },
): Promise<number> {
  const pause = options.pause ?? ((ms, signal) => delay(ms, undefined, { signal }));
  const restarts = createRestarts();
  const asked = new AbortController();
  let askedAt = 0;
  let server: ReturnType<typeof spawnServer> | undefined;
  const forward = (signal: NodeJS.Signals) => {
    if (!asked.signal.aborted) server?.kill(signal);
    else if (Date.now() - askedAt > INSISTING_MS) server?.kill("SIGKILL");
    else return;
    askedAt = Date.now();
    asked.abort();
  };
  process.on("SIGINT", forward).on("SIGTERM", forward);
  onNpmGone(() => forward("SIGTERM"));
  for (;;) {
    const began = performance.now();
    server = spawnServer(entry, options.env ?? {}, () => {
      restarts.listening();
      options.onListening();
    });
    const ending = await server.ended;
    const pauseMs = asked.signal.aborted ? undefined : restarts.after(ending, performance.now() - began);
    if (pauseMs === undefined) return ending.code ?? 128 + (ending.signal ? constants.signals[ending.signal] : 0);
    console.error(`The server ended ${describe(ending)}. Starting it again in ${pauseMs / 1_000} s.`);
    try {
      await pause(pauseMs, asked.signal);
    } catch (error) {
      if (!asked.signal.aborted) throw error;
      return 0;
    }
  }
}
