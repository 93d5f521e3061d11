import { randomBytes } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { StartError } from "../../errors/start-error.ts";
import { ENGINE_FILES } from "./files.ts";
import { openPglite } from "./pglite.ts";
import { restoreBackup } from "./restore.ts";
import { ensureTemplate } from "./template.ts";

const log = createLog("silent");
let sound: string;
let dataDir: string;
beforeAll(async () => {
  await ensureTemplate(log);
  sound = await mkdtemp(join(tmpdir(), "atrium-files-test-"));
  await (await openPglite({ dataDir: sound, log })).close();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "atrium-files-test-"));
  await cp(sound, dataDir, { recursive: true });
});
afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => rm(sound, { recursive: true }));

/** Starts on the files and returns the error line; checks that no file was removed. */
async function refusal(): Promise<string> {
  const before = await readdir(dataDir, { recursive: true });
  const error: unknown = await openPglite({ dataDir, log }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(await readdir(dataDir, { recursive: true })).toEqual(expect.arrayContaining(before));
  return (error as StartError).message;
}

const inPglite = (...path: string[]) => join(dataDir, "pglite", ...path);
const segments = async () => (await readdir(inPglite("pg_wal"))).filter((name) => /^[0-9A-F]{24}$/.test(name));

describe("the files of an embedded database", () => {
  it("aren't used once a newer version has changed their tables", async () => {
    const database = await openPglite({ dataDir, log });
    await database.client.query("update drizzle.__drizzle_migrations set created_at = created_at + 1e12");
    await database.close();
    expect(await refusal()).toMatch(/changed by a newer version/);
  });

  it("identify themselves the way the engine writes them", async () => {
    expect((await readFile(inPglite("PG_VERSION"), "utf8")).trim()).toBe(ENGINE_FILES.version);
    const control = await readFile(inPglite("global/pg_control"));
    expect(control.readUInt32LE(8)).toBe(ENGINE_FILES.controlVersion);
  });

  it.each<[what: string, damage: () => Promise<unknown>, line: RegExp]>([
    ["without PG_VERSION", () => rm(inPglite("PG_VERSION")), /PG_VERSION is missing/],
    ["of another version", () => writeFile(inPglite("PG_VERSION"), "15\n"), /PG_VERSION doesn't say 18/],
    ["without pg_control", () => rm(inPglite("global/pg_control")), /pg_control is missing/],
    ["with garbage in pg_control", () => writeFile(inPglite("global/pg_control"), randomBytes(8_192)), /is damaged/],
    ["with an empty pg_control", () => writeFile(inPglite("global/pg_control"), ""), /pg_control is damaged/],
    [
      "without a log",
      async () => {
        for (const name of await segments()) await rm(inPglite("pg_wal", name));
      },
      /pg_wal holds no log/,
    ],
    [
      "with garbage in the log",
      async () => {
        for (const name of await segments()) await writeFile(inPglite("pg_wal", name), randomBytes(1_048_576));
      },
      /the engine ends with "/,
    ],
  ])(
    "%s stop the start with a message that names them and the fix, and are never replaced by empty ones",
    async (_, damage, line) => {
      await damage();
      const message = await refusal();
      expect(message).toMatch(line);
      expect(message).toMatch(
        /put back a copy of .*\/pglite .*, or move it elsewhere to start with an empty database$/,
      );
      expect(message.startsWith(`${inPglite()} can't be opened (`)).toBe(true);
    },
  );

  it("lead to the advice to restore the newest copy when they're damaged and there is one", async () => {
    await rm(inPglite("PG_VERSION"));
    await mkdir(join(dataDir, "backups"));
    await writeFile(join(dataDir, "backups/atrium-2026-01-02.tar.gz"), "");
    expect(await refusal()).toContain(
      `go back to ${dataDir}/backups/atrium-2026-01-02.tar.gz with the restore command`,
    );
  });

  it("aren't replaced by an empty database when only some of them are left", async () => {
    await rename(inPglite(), join(dataDir, "pglite.replaced-1"));
    expect(await refusal()).toContain(
      `${inPglite()} is missing, but ${dataDir}/pglite.replaced-1 is there: put it back`,
    );
    await rm(join(dataDir, "pglite.replaced-1"), { recursive: true });
    await mkdir(join(dataDir, "backups"));
    await writeFile(join(dataDir, "backups/atrium-2026-01-02.tar.gz"), "");
    expect(await refusal()).toContain("put that copy back with the restore command");
    await rm(join(dataDir, "backups"), { recursive: true });
    await (await openPglite({ dataDir, log })).close();
  });

  it.each(["secret", "media/kept"])("count as missing when they're gone but there's still %s", async (trace) => {
    await mkdir(join(dataDir, trace, ".."), { recursive: true });
    await writeFile(join(dataDir, trace), "");
    await rm(inPglite(), { recursive: true });
    const line = `but ${join(dataDir, trace)} shows that there was a database: put it back`;
    expect(await refusal()).toContain(line);
    await mkdir(inPglite());
    expect(await refusal()).toContain(line);
    expect(await readdir(inPglite())).toEqual([]);
    await rm(join(dataDir, trace));
    await (await openPglite({ dataDir, log })).close();
  });

  it("are kept when a backup file turns out not to be one", async () => {
    const file = join(dataDir, "copy.tar.gz");
    await writeFile(file, "garbage");
    const before = await readdir(dataDir, { recursive: true });
    await expect(restoreBackup({ dataDir, file, log })).rejects.toThrow(
      /copy\.tar\.gz is no copy that can be restored/,
    );
    await expect(restoreBackup({ dataDir, file: `${file}.none`, log })).rejects.toThrow(/is no file: name a copy in/);
    expect(await readdir(dataDir, { recursive: true })).toEqual(before);
    await (await openPglite({ dataDir, log })).close();
  });
});
