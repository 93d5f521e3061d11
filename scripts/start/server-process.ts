import { spawn } from "node:child_process";
import { constants } from "node:os";

/** A second signal this long after the first ends a server that does not close; earlier it is the same one, sent twice by terminal and npm. */
const INSISTING_MS = 2_000;

/** How often to look whether npm is still there. */
const PARENT_CHECK_MS = 500;

/** npm passes a signal to its shell only, which ends without us: that npm is gone is the signal. */
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

/**
 * Runs the server until it ends.
 * @param entry the module to run
 * @param onListening called once it takes requests
 * @returns its exit code
 */
export function runServer(
  entry: string,
  options: { readonly env?: NodeJS.ProcessEnv; readonly onListening: () => void },
): Promise<number> {
  // A process group of its own: Ctrl+C reaches it once, through us, and it can finish what runs.
  const child = spawn(process.execPath, ["--enable-source-maps", entry], {
    env: { LOG_LEVEL: "warn", ...process.env, ...options.env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  let asked: number | undefined;
  const forward = (signal: NodeJS.Signals) => {
    if (asked === undefined) child.kill(signal);
    else if (Date.now() - asked > INSISTING_MS) child.kill("SIGKILL");
    asked ??= Date.now();
  };
  process.on("SIGINT", forward).on("SIGTERM", forward);
  onNpmGone(() => forward("SIGTERM"));
  child.on("message", (message) => {
    if ((message as { kind?: unknown }).kind === "listening") options.onListening();
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
