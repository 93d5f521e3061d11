import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { signUp, startTestServer } from "../../testing/index.ts";
import { type PostgresServer, startPostgresServer } from "../../testing/postgres-server.ts";
import { openDatabase } from "../database.ts";
import { exportToPostgres } from "./export.ts";
import { openPglite } from "./pglite.ts";
import { ensureTemplate } from "./template.ts";

const log = createLog("silent");
let postgres: PostgresServer;
let dataDir: string;
beforeAll(async () => {
  await ensureTemplate(log);
  postgres = await startPostgresServer();
  dataDir = await mkdtemp(join(tmpdir(), "atrium-export-"));
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});

describe("the export into PostgreSQL", () => {
  it("carries everything over, so that people go on where they were", async () => {
    const config = { secret: "the same secret on both sides, long" };
    const before = await startTestServer({ config, database: await openPglite({ dataDir, log }) });
    const ada = await signUp(before, "Ada 👩‍💻 O'Neill");
    await ada.call("PUT", "/api/user/profile", { personality: ["curious", "line\nbreak"] });
    for (const content of ["one", "two"]) await ada.call("POST", "/api/userFeedback", { type: "idea", content });
    const read = () => Promise.all(["/api/user/profile", "/api/userFeedback"].map((path) => ada.call("GET", path)));
    const seen = (await read()).map(({ body }) => body);
    await before.close();

    const counts = await exportToPostgres({ dataDir, databaseUrl: postgres.url, log });
    expect(counts).toMatchObject({ users: 1, sessions: 1, feedback: 2 });

    const database = await openDatabase({ databaseUrl: postgres.url, log });
    const after = await startTestServer({ config, database });
    for (const [index, path] of ["/api/user/profile", "/api/userFeedback"].entries()) {
      const response = await after.app.inject({ url: path, headers: { authorization: `Bearer ${ada.token}` } });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(seen[index]);
    }
    await after.close();
  });

  it("refuses a target that holds rows, and changes nothing there", async () => {
    await expect(exportToPostgres({ dataDir, databaseUrl: postgres.url, log })).rejects.toThrow("already holds rows");
    const database = await openDatabase({ databaseUrl: postgres.url, log });
    const after = await startTestServer({ database });
    await signUp(after);
    await after.close();
  });
});
