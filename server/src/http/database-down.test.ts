import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorBody } from "@atrium/shared-contracts/wire";
import { openDatabase } from "../database/open/open-database.ts";
import { createLog } from "../log/log.ts";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { onPostgres } from "../testing/on-postgres.ts";
import type { PostgresServer } from "../testing/postgres-server.ts";

let postgres: PostgresServer;
let server: TestServer;
let ada: TestUser;
onPostgres((started) => ({ server, postgres } = started));
beforeAll(async () => {
  ada = await signUp(server);
});

describe("while the database is down", () => {
  it("every route answers 503 with a fixed text within two seconds, reveals nothing internal, and works again afterwards", async () => {
    await postgres.kill();
    const routes = server.app
      .printRoutes({ commonPrefix: false })
      .matchAll(/^.*?(\/api\/\S+) \(([A-Z, ]+)\)/gm)
      .map(([, path = "", methods = ""]) => ({
        path: path.replaceAll(/:\w+/g, ada.user.id),
        methods: methods.split(", "),
      }))
      .toArray();
    const settings = { email: ada.email, password: ada.password };
    const calls = [
      call<ErrorBody>(server, "POST", "/api/auth/login", settings),
      call<ErrorBody>(server, "POST", "/api/auth/register", { ...settings, email: "new@example.com", name: "New" }),
      call<ErrorBody>(server, "POST", "/api/auth/refresh", undefined, { cookie: ada.cookie }),
      ...["/api/user/profile", "/api/preferences", "/api/userFeedback", "/api/userFeedback/stats"].map((path) =>
        ada.call<ErrorBody>("GET", path),
      ),
      ...routes.filter(({ methods }) => methods.includes("GET")).map(({ path }) => ada.call<ErrorBody>("GET", path)),
    ];
    const begun = performance.now();
    const answers = await Promise.all(calls);
    expect(performance.now() - begun).toBeLessThan(5_000);
    for (const { status, body } of answers) {
      if (status < 500) continue;
      expect(body).toEqual({
        message: "Service temporarily unavailable. Please try again in a moment.",
        code: "unavailable",
        requestId: body.requestId,
      });
      expect(status).toBe(503);
    }
    for (const answer of answers.slice(0, 7)) expect(answer.status).toBe(503);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(
      /select|insert|ECONN|127\.0\.0\.1|node_modules|at /i,
    );
    expect((await call(server, "GET", "/readyz")).status).toBe(503);
    expect((await call(server, "GET", "/healthz")).status).toBe(200);

    await postgres.start();
    expect((await ada.call("GET", "/api/user/profile")).status).toBe(200);
  });

  it("the server closes in time, even with a listener to hand over and a reply in progress", async () => {
    const database = await openDatabase({ databaseUrl: await postgres.createDatabase(), log: createLog("silent") });
    const abandoned = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const closing = await startTestServer({
      database,
      listen: true,
      assistant: {
        recall: async () => [],
        async *reply(_, signal) {
          signal.addEventListener("abort", () => abandoned.resolve());
          asked.resolve();
          yield { type: "text", text: "Let me see" };
          await abandoned.promise;
        },
        title: async () => null,
      },
    });
    const bea = await signUp(closing, "Bea");
    expect((await bea.call("POST", "/api/ably/subscribe")).status).toBe(200);
    await bea.call("POST", "/api/chat", { message: "hello", message_id: randomUUID(), wait: false });
    await asked.promise;
    await postgres.kill();
    const begun = performance.now();
    await closing.close();
    expect(performance.now() - begun).toBeLessThan(10_000);
    await abandoned.promise;
    await postgres.start();
  });
});
