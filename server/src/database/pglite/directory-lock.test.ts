import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "atrium-lock-test-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child);
  await rm(dataDir, { recursive: true });
});

/** Starts another process that tries to take the lock and keeps running; returns the outcome. */
async function other(directory = dataDir): Promise<{ child: ChildProcess; outcome: string }> {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(new URL("./directory-lock.ts", import.meta.url).href)});
    try { await lockDirectory(process.argv[1]); console.log("held"); } catch (error) { console.log(error.message); }
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, outcome: line.toString().trim() };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

describe("a data directory's lock", () => {
  it("lets one process in, and tells the second one who that is", async () => {
    const { child, outcome } = await other();
    expect(outcome).toBe("held");
    const refused = lockDirectory(dataDir);
    await expect(refused).rejects.toThrow(DirectoryInUseError);
    await expect(refused).rejects.toThrow(`in use by the process ${child.pid}`);
  });

  it("is free as soon as its holder is killed, and leaves nothing behind", async () => {
    const { child } = await other();
    await end(child);
    const release = await lockDirectory(dataDir);
    expect(await readdir(join(dataDir, "lock"))).toHaveLength(1);
    await release();
    expect(await readdir(join(dataDir, "lock"))).toEqual([]);
  });

  it("stays with a suspended process that doesn't answer", async () => {
    const { child } = await other();
    child.kill("SIGSTOP");
    await expect(lockDirectory(dataDir)).rejects.toThrow(DirectoryInUseError);
    child.kill("SIGCONT");
  });

  it("goes to at most one of several processes that start at the same moment", async () => {
    const outcomes = (await Promise.all([other(), other(), other()])).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "held").length).toBeLessThanOrEqual(1);
    expect(outcomes.filter((outcome) => outcome.includes("in use")).length).toBeGreaterThanOrEqual(2);
  });

  it("works in a directory whose path is too long for a socket", async () => {
    const long = join(dataDir, "x".repeat(120));
    await mkdir(long);
    const release = await lockDirectory(long);
    expect((await other(long)).outcome).toContain(`in use by the process ${process.pid}`);
    await release();
    const again = await lockDirectory(long);
    await again();
  });
});
