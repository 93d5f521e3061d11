import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { users } from "../../auth/tables.ts";
import { createLog } from "../../log/log.ts";
import { signUp, startTestServer } from "../../testing/index.ts";
import { type PostgresServer, startPostgresServer } from "../../testing/postgres-server.ts";
import { openDatabase } from "../open/open-database.ts";
import { exportToPostgres } from "./export.ts";
import { openPglite } from "./pglite.ts";
import { ensureTemplate } from "./template.ts";

const log = createLog("silent");
let postgres: PostgresServer;
let dataDir: string;
let target: string;
beforeAll(async () => {
  await ensureTemplate(log);
  postgres = await startPostgresServer();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "atrium-export-"));
  target = await postgres.createDatabase();
});
afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => postgres.stop());

describe("the export to PostgreSQL", () => {
  it("copies everything, so people can continue where they left off", async () => {
    const config = { secret: "the same secret on both sides, long" };
    const before = await startTestServer({ config, database: await openPglite({ dataDir, log }) });
    const ada = await signUp(before, "Ada 👩‍💻 O'Neill");
    await ada.call("PUT", "/api/user/profile", { personality: ["curious", "line\nbreak"] });
    for (const content of ["one", "two"]) await ada.call("POST", "/api/userFeedback", { type: "idea", content });
    const read = () => Promise.all(["/api/user/profile", "/api/userFeedback"].map((path) => ada.call("GET", path)));
    const seen = (await read()).map(({ body }) => body);
    await before.close();

    const counts = await exportToPostgres({ dataDir, databaseUrl: target, log });
    expect(counts).toMatchObject({ users: 1, sessions: 1, feedback: 2 });

    const database = await openDatabase({ databaseUrl: target, log });
    const after = await startTestServer({ config, database });
    for (const [index, path] of ["/api/user/profile", "/api/userFeedback"].entries()) {
      const response = await after.app.inject({ url: path, headers: { authorization: `Bearer ${ada.token}` } });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(seen[index]);
    }
    await after.close();
  });

  it("refuses a target that has rows, and changes nothing in it", async () => {
    const source = await startTestServer({ database: await openPglite({ dataDir, log }) });
    await signUp(source);
    await source.close();
    const held = await startTestServer({ database: await openDatabase({ databaseUrl: target, log }) });
    try {
      const { user } = await signUp(held);
      await expect(exportToPostgres({ dataDir, databaseUrl: target, log })).rejects.toThrow("already holds rows");
      expect(await held.database.db.select({ id: users.id }).from(users)).toEqual([{ id: user.id }]);
    } finally {
      await held.close();
    }
  });
});
