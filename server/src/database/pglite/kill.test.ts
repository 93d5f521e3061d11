import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { openPglite } from "./pglite.ts";
import { ensureTemplate } from "./template.ts";

const log = createLog("silent");

/** A process that writes rows one at a time and prints each one that was acknowledged. */
const WRITER = `
  const { openPglite } = await import(${JSON.stringify(new URL("./pglite.ts", import.meta.url).href)});
  const { createLog } = await import(${JSON.stringify(new URL("../../log/log.ts", import.meta.url).href)});
  const { client } = await openPglite({ dataDir: process.argv[1], log: createLog("silent") });
  await client.query("create table if not exists notes (id int primary key, text text not null)");
  const { rows: [{ next }] } = await client.query("select coalesce(max(id), 0) + 1 as next from notes");
  for (let id = next; ; id += 1) {
    await client.query("insert into notes values ($1, $2)", [id, "x".repeat(500)]);
    process.stdout.write(id + "\\n");
  }`;

describe("a process that's killed while it writes", () => {
  it("never loses an acknowledged write", async () => {
    await ensureTemplate(log);
    const dataDir = await mkdtemp(join(tmpdir(), "atrium-kill-"));
    let acknowledged = 0;
    for (let round = 1; round <= 3; round += 1) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", WRITER, dataDir], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const exit = once(child, "exit");
      const target = acknowledged + 60;
      for await (const line of createInterface(child.stdout)) {
        acknowledged = Math.max(acknowledged, Number(line));
        if (acknowledged >= target) child.kill("SIGKILL");
      }
      expect((await exit)[1]).toBe("SIGKILL");
    }
    const database = await openPglite({ dataDir, log });
    const { rows } = await database.client.query(
      "select count(*)::int as count, max(id) as last, bool_and(length(text) = 500) as whole from notes",
    );
    const [row] = rows as { count: number; last: number; whole: boolean }[];
    expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.count).toBe(row?.last);
    expect(row?.whole).toBe(true);
    await database.close();
    await rm(dataDir, { recursive: true });
  });
});
