import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import pg from "pg";
import { openPglite } from "../database/pglite/pglite.ts";
import { ensureTemplate } from "../database/pglite/template.ts";
import { createLog } from "../log/log.ts";
import { call, type Method, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { onPostgres } from "../testing/on-postgres.ts";
import type { PostgresServer } from "../testing/postgres-server.ts";
import { until } from "../testing/until.ts";

const log = createLog("silent");
const PEOPLE = 6;

type Call = readonly [method: Method, path: string, body?: () => unknown];
type Outcome = { readonly call: string; readonly status: number; readonly retryAfter: unknown; readonly body: unknown };

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour)).toISOString();
const any = randomUUID();
const CALLS: readonly Call[] = [
  ["GET", "/api/user/profile"],
  ["PUT", "/api/user/profile", () => ({ name: "Ada" })],
  ["GET", "/api/auth/sessions"],
  ["GET", "/api/preferences"],
  ["DELETE", "/api/preferences"],
  ["GET", "/api/userFeedback"],
  ["POST", "/api/userFeedback", () => ({ type: "idea", content: "More of it" })],
  ["GET", `/api/calendar?from=${at(0)}&to=${at(9)}`],
  ["POST", "/api/calendar", () => ({ title: "Lunch", start: at(1), end: at(2), timezone: "UTC" })],
  ["PUT", `/api/calendar/${any}`, () => ({ version: 1, title: "Dinner" })],
  ["DELETE", `/api/calendar/${any}`],
  ["POST", "/api/chat", () => ({ message: "hello", message_id: randomUUID(), wait: false })],
  ["POST", "/api/chat", () => ({ message: "say:what is the weather", message_id: randomUUID() })],
  ["GET", "/api/chat/history"],
  ["GET", `/api/chat/history/${any}`],
  ["PUT", `/api/chat/history/${any}/title`, () => ({ title: "New" })],
  ["DELETE", `/api/chat/history/${any}`],
  ["GET", "/api/chat/search?q=hello"],
  ["GET", "/api/marketplace/products"],
  ["GET", "/api/marketplace/product-visit-logs"],
  ["POST", "/api/media/upload-url", () => ({ name: "a.txt", type: "text/plain", size: 3 })],
  ["GET", `/api/media/${any}`],
  ["GET", "/api/ably/token"],
  ["POST", "/api/ably/subscribe"],
];

async function everything(server: TestServer, person: TestUser, note: (outcome: Outcome) => void): Promise<void> {
  const { email, password } = person;
  const anonymous: readonly Call[] = [
    ["POST", "/api/auth/login", () => ({ email, password })],
    ["POST", "/api/auth/register", () => ({ email: `${randomUUID()}@example.com`, password, name: "New" })],
    ["POST", "/api/auth/refresh"],
  ];
  // Everyone starts at a different call, so that every call is running at every moment.
  const all = [...CALLS, ...anonymous];
  const from = Math.floor(Math.random() * all.length);
  for (const each of [...all.slice(from), ...all.slice(0, from)]) {
    const [method, path, body] = each;
    const answer = anonymous.includes(each)
      ? await call(server, method, path, body?.(), { cookie: person.cookie })
      : await person.call(method, path, body?.());
    note({
      call: `${method} ${path}`,
      status: answer.status,
      retryAfter: answer.headers["retry-after"],
      body: answer.body,
    });
  }
}

/** Several people call all routes over and over, until the disturbances end, and then once more. */
async function underTraffic(
  server: TestServer,
  disturb: (answers: readonly Outcome[]) => Promise<void>,
): Promise<Outcome[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server)));
  const outcomes: Outcome[] = [];
  const over = new AbortController();
  const traffic = people.map(async (person) => {
    while (!over.signal.aborted) await everything(server, person, (outcome) => outcomes.push(outcome));
  });
  try {
    await disturb(outcomes);
  } finally {
    over.abort();
  }
  await Promise.all(traffic);
  return outcomes;
}

/** Waits until `count` more calls have succeeded. */
async function moreAnswers(answers: readonly Outcome[], count: number): Promise<void> {
  const from = answers.length;
  await until(() => answers.slice(from).filter(({ status }) => status < 500).length >= count);
}

async function expectNoFailure(server: TestServer, outcomes: readonly Outcome[]): Promise<void> {
  const refused = outcomes.filter(({ status }) => status >= 500);
  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => retryAfter === undefined)).toEqual([]);
  // Without refusals, the test didn't test anything.
  expect(refused.length).toBeGreaterThan(0);
  expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(refused.length / 10);
  await until(async () => (await call(server, "GET", "/readyz")).status === 200);
  const afterwards: Outcome[] = [];
  await everything(server, await signUp(server), (outcome) => afterwards.push(outcome));
  expect(afterwards.filter(({ status }) => status >= 500)).toEqual([]);
}

describe("PostgreSQL that restarts under traffic", () => {
  let postgres: PostgresServer;
  let server: TestServer;
  onPostgres((started) => ({ server, postgres } = started), { listen: true });

  it("fails calls only with a 503 and a retry time", async () => {
    const outcomes = await underTraffic(server, async (answers) => {
      for (let round = 0; round < 4; round += 1) {
        await postgres.kill();
        await postgres.start();
        await moreAnswers(answers, 2 * CALLS.length);
      }
    });
    await expectNoFailure(server, outcomes);
  });

  it("does the same when it ends its connections one by one", async () => {
    const outcomes = await underTraffic(server, async (answers) => {
      const admin = new pg.Client(postgres.url);
      await admin.connect();
      for (let round = 0; round < 100; round += 1) {
        await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrium'");
        await moreAnswers(answers, PEOPLE);
      }
      await admin.end();
    });
    await expectNoFailure(server, outcomes);
  });
});

describe("PGlite whose engine restarts under traffic", () => {
  it("fails calls only with a 503 and a retry time", async () => {
    await ensureTemplate(log);
    const dataDir = await mkdtemp(join(tmpdir(), "atrium-restarts-"));
    const database = await openPglite({ dataDir, log, restartWaitMs: 50 });
    const server = await startTestServer({ database, listen: true });
    const outcomes = await underTraffic(server, async () => {
      for (let round = 0; round < 2; round += 1) {
        const endless = database.client.maintain("select count(*) from generate_series(1, 1e9::bigint)", 100);
        await expect(endless).rejects.toThrow(/too long|starting/);
      }
    });
    await expectNoFailure(server, outcomes);
    await server.close();
    await rm(dataDir, { recursive: true });
  });
});
