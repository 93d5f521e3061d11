import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { until } from "../../testing/until.ts";
import { BACKUP_HOUR, BACKUPS_KEPT, createBackup, dueBackup, listBackups } from "./backup.ts";
import { MAINTENANCE, startMaintenance } from "./maintenance.ts";
import { openPglite, type OpenPglite } from "./pglite.ts";
import { restoreBackup } from "./restore.ts";
import { ensureTemplate } from "./template.ts";

const log = createLog("silent");
let dataDir: string;
let database: OpenPglite;
beforeAll(async () => {
  await ensureTemplate(log);
  dataDir = await mkdtemp(join(tmpdir(), "atrium-maintenance-"));
  database = await openPglite({ dataDir, log });
  await haveTodaysCopy(dataDir);
  await database.client.query("create table notes (id serial primary key, text text not null)");
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** Pretends that today's copy exists, so the open database's own nightly copy doesn't interfere with the tests. */
const haveTodaysCopy = async (directory: string) => {
  const name = await dueBackup(join(directory, "backups"), new Date(new Date().setHours(BACKUP_HOUR)));
  await mkdir(join(directory, "backups"));
  await writeFile(join(directory, "backups", String(name)), "");
};
const deps = (backups: string) => ({
  client: database.client,
  log,
  directory: join(dataDir, "pglite"),
  backupsDir: join(dataDir, backups),
});
const backUp = (backups: string, name: string) =>
  createBackup({ ...deps(backups), name, signal: new AbortController().signal });
const listFiles = (backups: string) => readdir(join(dataDir, backups)).catch(() => []);
const one = async <Row>(sql: string) => (await database.client.query(sql)).rows[0] as Row;
const checkpointAt = async () =>
  (await one<{ lsn: string }>("select checkpoint_lsn::text as lsn from pg_control_checkpoint()")).lsn;
const deadRows = async () =>
  (await one<{ pages: number }>("select pg_relation_size('notes')::int / 8192 as pages")).pages;

describe("maintenance", () => {
  it("writes a checkpoint once the log reaches 64 MB, and not before", async () => {
    const maintenance = startMaintenance(deps("none"));
    const night = new Date(2026, 0, 1, 1);
    await database.client.query("insert into notes (text) values ('x')");
    await maintenance.look(night);
    const first = await checkpointAt();
    await database.client.query("insert into notes (text) values ('y')");
    await maintenance.look(night);
    expect(await checkpointAt()).toBe(first);
    // Small statements, because a large one could exceed the deadline on a busy machine.
    for (let round = 0; round < 80; round += 1) {
      await database.client.query(
        "insert into notes (text) select repeat(md5(i::text), 60) from generate_series(1, 500) i",
      );
    }
    await maintenance.look(night);
    expect(await checkpointAt()).not.toBe(first);
    await maintenance.close();
  });

  it("frees the space of deleted rows by the time it closes", async () => {
    await database.client.query("insert into notes (text) select repeat('x', 500) from generate_series(1, 2000)");
    await database.client.query("delete from notes");
    const before = await deadRows();
    const maintenance = startMaintenance(deps("none"));
    await database.client.query("delete from notes");
    await maintenance.close();
    expect(before).toBeGreaterThan(100);
    expect(await deadRows()).toBeLessThan(before);
  });

  it("has the documented intervals", () => {
    expect(MAINTENANCE).toMatchObject({
      checkpointEveryMs: 300_000,
      checkpointAfterWalBytes: 67_108_864,
      vacuumEveryMs: 3_600_000,
    });
  });

  it("limits memory and log size", async () => {
    const settings = await database.client.query(
      "select name, setting from pg_settings where name in ('shared_buffers', 'max_wal_size') order by name",
    );
    expect(settings.rows).toEqual([
      { name: "max_wal_size", setting: "128" },
      { name: "shared_buffers", setting: "2048" },
    ]);
  });
});

describe("the nightly copy", () => {
  it("is due once a day, from 3 a.m.", async () => {
    const backups = join(dataDir, "due");
    expect(await dueBackup(backups, new Date(2026, 10, 21, 2, 59))).toBeUndefined();
    expect(await dueBackup(backups, new Date(2026, 10, 21, 3, 0))).toBe("atrium-2026-11-21.tar.gz");
    await backUp("due", "atrium-2026-11-21.tar.gz");
    expect(await dueBackup(backups, new Date(2026, 10, 21, 23, 0))).toBeUndefined();
    expect(await dueBackup(backups, new Date(2026, 10, 22, 3, 0))).toBe("atrium-2026-11-22.tar.gz");
  });

  it("replaces the oldest of seven copies, and touches no other file", async () => {
    const backups = join(dataDir, "kept");
    await backUp("kept", "atrium-2026-11-10.tar.gz");
    for (let day = 1; day <= 9; day += 1) await writeFile(join(backups, `atrium-2026-11-0${day}.tar.gz`), "");
    await writeFile(join(backups, "mine.tar.gz"), "");
    await backUp("kept", "atrium-2026-11-11.tar.gz");
    const kept = await listBackups(backups);
    expect(kept).toHaveLength(BACKUPS_KEPT);
    expect([kept[0], kept.at(-1)]).toEqual(["atrium-2026-11-05.tar.gz", "atrium-2026-11-11.tar.gz"]);
    expect(await readdir(backups)).toContain("mine.tar.gz");
  });

  it("contains every write acknowledged before it, while writes continue", async () => {
    const other = await mkdtemp(join(tmpdir(), "atrium-restore-"));
    const first = await openPglite({ dataDir: other, log });
    await haveTodaysCopy(other);
    await first.client.query("create table kept (id int primary key, text text)");
    let acknowledged = 0;
    const enough = new AbortController();
    const whileCopying = Promise.withResolvers<void>();
    const writing = (async () => {
      while (!enough.signal.aborted) {
        await first.client.query("insert into kept values ($1, $2)", [acknowledged + 1, "x".repeat(400)]);
        acknowledged += 1;
        // One row keeps changing, so its page is copied in an arbitrary state.
        await first.client.query("update kept set text = $1 where id = 1", [String(acknowledged)]);
        if (acknowledged === 100) whileCopying.resolve();
      }
    })();
    await whileCopying.promise;
    const before = acknowledged;
    const file = await createBackup({
      client: first.client,
      directory: join(other, "pglite"),
      backupsDir: join(other, "copies"),
      name: "atrium-2026-11-21.tar.gz",
      signal: new AbortController().signal,
    });
    const after = acknowledged;
    enough.abort();
    await writing;
    // A copy that held the engine the whole time would let only one or two writes in around it.
    expect(after - before).toBeGreaterThan(20);
    await expect(restoreBackup({ dataDir: other, file, log })).rejects.toThrow("in use");
    await first.close();

    const replaced = await restoreBackup({ dataDir: other, file, log });
    expect(replaced).toContain("pglite.replaced-");
    const restored = await openPglite({ dataDir: other, log });
    const count = async (setting: string) => {
      await restored.client.query(`set enable_seqscan = ${setting}`);
      const { rows } = await restored.client.query(
        "select count(*)::int as rows, max(id) as last, max(text) filter (where id = 1) as changed from kept where id > 0",
      );
      return (rows as { rows: number; last: number; changed: string }[])[0];
    };
    const byTable = await count("on");
    expect(await count("off")).toEqual(byTable);
    expect(byTable?.rows).toBe(byTable?.last);
    expect(byTable?.rows).toBeGreaterThanOrEqual(before);
    expect(byTable?.rows).toBeLessThanOrEqual(after + 1);
    expect(Number(byTable?.changed)).toBeGreaterThanOrEqual((byTable?.last ?? 0) - 1);
    await restored.close();
    await rm(other, { recursive: true });
  });

  it("is abandoned when the server closes, and leaves nothing behind", async () => {
    const giveUp = new AbortController();
    const copying = createBackup({ ...deps("given-up"), name: "atrium-2026-11-21.tar.gz", signal: giveUp.signal });
    await until(async () => (await listFiles("given-up")).length === 1);
    giveUp.abort();
    await expect(copying).rejects.toThrow("aborted");
    expect(await listFiles("given-up")).toEqual([]);
    await backUp("given-up", "atrium-2026-11-21.tar.gz");
    expect(await listFiles("given-up")).toEqual(["atrium-2026-11-21.tar.gz"]);
  });

  it("isn't kept when the engine restarted in the meantime", async () => {
    const copying = backUp("restarted", "atrium-2026-11-21.tar.gz").catch((error: Error) => error.message);
    await until(async () => (await listFiles("restarted")).length === 1);
    await expect(
      database.client.maintain("select count(*) from generate_series(1, 1e9::bigint) a", 1_000),
    ).rejects.toThrow("too long");
    expect(await copying).toContain("backup is not in progress");
    expect(await listBackups(join(dataDir, "restarted"))).toEqual([]);
  });
});
