import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "atrium-start-test-"));
});
afterEach(() => rm(directory, { recursive: true }));

/** The last step of `npm start` in its own process, with a server that behaves differently at each start. */
async function runServer(...starts: readonly string[]) {
  const server = join(directory, "server.mjs");
  const runner = join(directory, "runner.mjs");
  await writeFile(
    server,
    `import { appendFileSync, readFileSync } from "node:fs";
    const log = ${JSON.stringify(join(directory, "starts"))};
    appendFileSync(log, process.pid + "\\n");
    const start = readFileSync(log, "utf8").split("\\n").length - 2;
    const listen = () => process.send({ kind: "listening" });
    const serve = () => { process.once("SIGTERM", () => process.exit(0)); process.once("SIGINT", () => process.exit(0)); setInterval(() => {}, 1_000); listen(); };
    [${starts.map((code) => `() => { ${code} }`).join(", ")}][start]();`,
  );
  await writeFile(
    runner,
    `import { runServer } from ${JSON.stringify(join(import.meta.dirname, "server-process.ts"))};
    const pause = (ms, signal) => new Promise((resolve, reject) => {
      console.log("pause " + ms);
      if (process.argv[2] !== "wait") return resolve();
      const timer = setInterval(() => {}, 1_000);
      signal.addEventListener("abort", () => (clearInterval(timer), reject(signal.reason)));
    });
    process.exitCode = await runServer(${JSON.stringify(server)}, { onListening: () => console.log("ready"), pause });`,
  );
  return (mode = "go on") => {
    const { npm_lifecycle_event: _, ...env } = process.env;
    const child = spawn(process.execPath, [runner, mode], {
      env: { ...env, LOG_LEVEL: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said: string[] = [];
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const until = async (line: string) => {
      for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
        said.push(next.value);
        if (next.value === line) return;
      }
    };
    return { child, said, until };
  };
}

const DIE = `listen(); setImmediate(() => process.kill(process.pid, "SIGKILL"));`;

describe("the server of npm start", () => {
  it("is restarted when it dies, and the exit is reported", async () => {
    const start = await runServer(DIE, "listen(); setImmediate(() => process.exit(1));", "serve()");
    const { child, said, until } = start();
    let errors = "";
    child.stderr.on("data", (text: Buffer) => {
      errors += text.toString();
    });
    await until("pause 2000");
    await until("ready");
    child.kill("SIGINT");
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(0);
    expect(said).toEqual(["ready", "pause 1000", "ready", "pause 2000", "ready"]);
    expect(errors).toBe(
      "The server ended by SIGKILL. Starting it again in 1 s.\nThe server ended with exit code 1. Starting it again in 2 s.\n",
    );
  });

  it("logs warnings and worse if LOG_LEVEL is empty, as if it weren't set", async () => {
    const start = await runServer('console.log("level " + process.env.LOG_LEVEL); process.exit(75)');
    const { child, said, until } = start();
    const exit = once(child, "exit");
    await until("level warn");
    await exit;
    expect(said).toEqual(["level warn"]);
  });

  it("isn't restarted if another start would end the same way", async () => {
    const start = await runServer(DIE, "process.exit(75)");
    const { child } = start();
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(75);
    expect((await readFile(join(directory, "starts"), "utf8")).trim().split("\n")).toHaveLength(2);
  });

  it("exits at once on Ctrl+C while waiting for its next start", async () => {
    const start = await runServer(DIE);
    const { child, until } = start("wait");
    await until("pause 1000");
    child.kill("SIGINT");
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(0);
  });
});
