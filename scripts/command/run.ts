import { spawn } from "node:child_process";
import { dirname } from "node:path";

export const ROOT = dirname(dirname(import.meta.dirname));

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Default "inherit". */
  readonly output?: "inherit" | "collect";
  /** Kill the command after this long. Default: never. */
  readonly timeoutMs?: number;
}

export interface CommandResult {
  readonly code: number;
  /** Standard output and standard error combined, if collected. */
  readonly output: string;
}

/** Runs a command of the workspace until it exits. If it can't be started, the exit code is 127. */
export function run(command: string, args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  const collect = options.output === "collect";
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      ...(options.timeoutMs ? { timeout: options.timeoutMs } : {}),
      stdio: collect ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
