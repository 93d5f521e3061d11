import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { BACKUPS_KEPT, createBackup, dueBackup, listBackups } from "./backup.ts";
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
  await database.client.query("create table notes (id serial primary key, text text not null)");
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const one = async <Row>(sql: string) => (await database.client.query(sql)).rows[0] as Row;
const checkpointAt = async () =>
  (await one<{ lsn: string }>("select checkpoint_lsn::text as lsn from pg_control_checkpoint()")).lsn;
const deadRows = async () =>
  (await one<{ pages: number }>("select pg_relation_size('notes')::int / 8192 as pages")).pages;

describe("maintenance", () => {
  it("writes a checkpoint when 64 MB of log have gathered, and not before", async () => {
    const maintenance = startMaintenance({ client: database.client, log, backupsDir: join(dataDir, "none") });
    const night = new Date(2026, 0, 1, 1);
    await database.client.query("insert into notes (text) values ('x')");
    await maintenance.look(night);
    const first = await checkpointAt();
    await database.client.query("insert into notes (text) values ('y')");
    await maintenance.look(night);
    expect(await checkpointAt()).toBe(first);
    for (let round = 0; round < 8; round += 1) {
      await database.client.query(
        "insert into notes (text) select repeat(md5(i::text), 60) from generate_series(1, 5000) i",
      );
    }
    await maintenance.look(night);
    expect(await checkpointAt()).not.toBe(first);
    await maintenance.close();
  });

  it("gives the room of deleted rows back at the latest when it closes", async () => {
    await database.client.query("insert into notes (text) select repeat('x', 500) from generate_series(1, 2000)");
    await database.client.query("delete from notes");
    const before = await deadRows();
    const maintenance = startMaintenance({ client: database.client, log, backupsDir: join(dataDir, "none") });
    await database.client.query("delete from notes");
    await maintenance.close();
    expect(before).toBeGreaterThan(100);
    expect(await deadRows()).toBeLessThan(before);
  });

  it("has the intervals that were promised", () => {
    expect(MAINTENANCE).toMatchObject({
      checkpointEveryMs: 300_000,
      checkpointAfterWalBytes: 67_108_864,
      vacuumEveryMs: 3_600_000,
    });
  });

  it("runs with little memory and a bounded log", async () => {
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
  it("is due once a day, from three o'clock", async () => {
    const backups = join(dataDir, "due");
    expect(await dueBackup(backups, new Date(2026, 10, 21, 2, 59))).toBeUndefined();
    expect(await dueBackup(backups, new Date(2026, 10, 21, 3, 0))).toBe("atrium-2026-11-21.tar.gz");
    await createBackup(database.client, backups, "atrium-2026-11-21.tar.gz");
    expect(await dueBackup(backups, new Date(2026, 10, 21, 23, 0))).toBeUndefined();
    expect(await dueBackup(backups, new Date(2026, 10, 22, 3, 0))).toBe("atrium-2026-11-22.tar.gz");
  });

  it("replaces the oldest of seven, and touches no other file", async () => {
    const backups = join(dataDir, "kept");
    await createBackup(database.client, backups, "atrium-2026-11-10.tar.gz");
    for (let day = 1; day <= 9; day += 1) await writeFile(join(backups, `atrium-2026-11-0${day}.tar.gz`), "");
    await writeFile(join(backups, "mine.tar.gz"), "");
    await createBackup(database.client, backups, "atrium-2026-11-11.tar.gz");
    const kept = await listBackups(backups);
    expect(kept).toHaveLength(BACKUPS_KEPT);
    expect([kept[0], kept.at(-1)]).toEqual(["atrium-2026-11-05.tar.gz", "atrium-2026-11-11.tar.gz"]);
    expect(await readdir(backups)).toContain("mine.tar.gz");
  });

  it("brings everything back, and keeps what it replaces", async () => {
    const other = await mkdtemp(join(tmpdir(), "atrium-restore-"));
    const first = await openPglite({ dataDir: other, log });
    await first.client.query("create table kept (text text)");
    await first.client.query("insert into kept values ('before the copy')");
    const file = await createBackup(first.client, join(other, "backups"), "atrium-2026-11-21.tar.gz");
    await first.client.query("insert into kept values ('after the copy')");
    await expect(restoreBackup({ dataDir: other, file, log })).rejects.toThrow("in use");
    await first.close();
    const replaced = await restoreBackup({ dataDir: other, file, log });
    expect(replaced).toContain("pglite.replaced-");
    const restored = await openPglite({ dataDir: other, log });
    const { rows } = await restored.client.query("select text from kept");
    expect(rows).toEqual([{ text: "before the copy" }]);
    await restored.close();
    await rm(other, { recursive: true });
  });
});
