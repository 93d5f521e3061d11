import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import type { ProductVisit, VisitPage, VisitStats } from "@atrium/shared-contracts/wire";
import { QUOTAS, RATE_LIMITS } from "../limits/limits.ts";
import { signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { loadSampleWhenEmpty } from "./catalogue-loader.ts";
import { productIdOf } from "./catalogue-item.ts";
import { productVisits } from "./tables.ts";

const coffee = productIdOf("COF-0011");
const desk = productIdOf("FUR-0011");
const logs = "/api/marketplace/product-visit-logs";
const DAY_MS = 86_400_000;

let server: TestServer;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await loadSampleWhenEmpty(server.database.db, server.log);
  ada = await signUp(server, "Ada");
  bob = await signUp(server, "Bob");
}, 120_000);
afterAll(() => server.close());

const visit = (productId = coffee, more: object = {}) => ({
  visit_id: randomUUID(),
  productId,
  source: "list",
  ...more,
});
async function logged(user: TestUser, body: object): Promise<ProductVisit> {
  const answer = await user.call<{ visit: ProductVisit }>("POST", logs, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.visit;
}
/** Sets the time of a visit, which clients can't do. */
const happened = (id: string, at: string) =>
  server.database.db
    .update(productVisits)
    .set({ visitedAt: new Date(at) })
    .where(eq(productVisits.id, id));

describe("a visit", () => {
  it("belongs to the signed-in user and gets the server's time", async () => {
    const before = Date.now();
    const found = await logged(ada, visit(coffee, { source: "search" }));
    expect(found).toMatchObject({ userId: ada.user.id, productId: coffee, source: "search", durationMs: null });
    expect(found.productName).toBe("House Blend Coffee Beans, 250 g");
    expect(Math.abs(Date.parse(found.visitedAt) - before)).toBeLessThan(60_000);
  });

  it("stays one when it's sent again under its id, and keeps the longest duration", async () => {
    const carol = await signUp(server, "Carol");
    const body = visit();
    const first = await logged(carol, body);
    expect((await logged(carol, { ...body, durationMs: 5_000 })).durationMs).toBe(5_000);
    expect((await logged(carol, { ...body, durationMs: 2_000 })).durationMs).toBe(5_000);
    const last = await logged(carol, body);
    expect(last).toEqual({ ...first, durationMs: 5_000 });
    await Promise.all(Array.from({ length: 5 }, () => logged(carol, body)));
    expect((await carol.call<VisitPage>("GET", logs)).body.visits).toHaveLength(1);
    const other = await carol.call("POST", logs, { ...body, productId: desk });
    expect(other).toMatchObject({ status: 409, body: { code: "visit_id_reused" } });
    expect((await logged(bob, body)).id).not.toBe(first.id);
  });

  it.each([
    ["an unknown product", { productId: "nothing" }, 404],
    ["another user", { userId: randomUUID() }, 400],
    ["a time of its own", { visitedAt: "3000-01-01T00:00:00Z" }, 400],
    ["an id that is none", { visit_id: "1" }, 400],
    ["a negative duration", { durationMs: -1 }, 400],
    ["a duration of days", { durationMs: 2 * DAY_MS }, 400],
    ["another source", { source: "email" }, 400],
  ])("is refused with %s", async (_, change, status) => {
    expect(await ada.call("POST", logs, { ...visit(), ...change })).toMatchObject({ status });
  });
});

describe("the visit log", () => {
  it("pages through every visit once, newest first, even those at the same moment", async () => {
    const dora = await signUp(server, "Dora");
    const made: string[] = [];
    for (let index = 0; index < 23; index += 1) made.push((await logged(dora, visit())).id);
    await server.database.db
      .update(productVisits)
      .set({ visitedAt: sql`date_trunc('second', now())` })
      .where(eq(productVisits.userId, dora.user.id));
    for (const limit of [1, 5, 22, 23, 100]) {
      const seen: ProductVisit[] = [];
      let query = `?limit=${limit}`;
      for (;;) {
        const page = (await dora.call<VisitPage>("GET", logs + query)).body;
        seen.push(...page.visits);
        if (page.nextCursor === undefined) break;
        query = `?limit=${limit}&cursor=${page.nextCursor}`;
      }
      expect(seen).toHaveLength(23);
      expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(made));
    }
  });

  it("filters by product and period, and doesn't show anyone else's visits", async () => {
    const eva = await signUp(server, "Eva");
    await happened((await logged(eva, visit())).id, "2026-03-01T10:00:00Z");
    await happened((await logged(eva, visit(desk))).id, "2026-03-02T10:00:00Z");
    const list = async (query: string) => (await eva.call<VisitPage>("GET", `${logs}?${query}`)).body.visits.length;
    expect(await list("")).toBe(2);
    expect(await list(`productId=${desk}`)).toBe(1);
    expect(await list("from=2026-03-01T00:00:00Z&to=2026-03-02T10:00:00Z")).toBe(1);
    expect(await list("from=2026-03-02T00:00:00Z")).toBe(1);
    expect(await eva.call("GET", `${logs}?userId=${ada.user.id}`)).toMatchObject({ status: 400 });
    expect((await eva.call<VisitPage>("GET", logs)).body.visits.every(({ userId }) => userId === eva.user.id)).toBe(
      true,
    );
  });

  it.each([
    "from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z",
    "from=0000-01-01T00:00:00Z",
    "to=9999-12-31T23:59:59-23:59",
    "from=yesterday",
    "cursor=x",
    "limit=0",
  ])("refuses %s", async (query) => {
    expect(await ada.call("GET", `${logs}?${query}`)).toMatchObject({ status: 400 });
  });
});

describe("the statistics", () => {
  const stats = (user: TestUser, query: string) => user.call<VisitStats>("GET", `${logs}/stats?${query}`);

  it("count the user's own visits by day and by product", async () => {
    const fay = await signUp(server, "Fay");
    for (const [product, at, durationMs] of [
      [coffee, "2026-03-01T23:30:00Z", 1_000],
      [coffee, "2026-03-02T00:30:00Z", 2_000],
      [desk, "2026-03-02T10:00:00Z", undefined],
      [coffee, "2026-03-05T00:00:00Z", 50_000],
    ] as const) {
      const more = durationMs === undefined ? {} : { durationMs };
      await happened((await logged(fay, visit(product, more))).id, at);
    }
    const period = "from=2026-03-01T00:00:00Z&to=2026-03-05T00:00:00Z&bucket=day";
    expect(await stats(fay, period)).toMatchObject({
      status: 200,
      body: {
        visits: 3,
        uniqueProducts: 2,
        meanDurationMs: 1_500,
        topProducts: [
          { productId: coffee, visits: 2 },
          { productId: desk, visits: 1 },
        ],
        byDay: [
          { day: "2026-03-01", visits: 1 },
          { day: "2026-03-02", visits: 2 },
          { day: "2026-03-03", visits: 0 },
          { day: "2026-03-04", visits: 0 },
        ],
      },
    });
    const none = { visits: 0, uniqueProducts: 0, meanDurationMs: null, topProducts: [] };
    expect((await stats(bob, period)).body).toMatchObject(none);
  });

  it("count by the days of the requested time zone", async () => {
    const hal = await signUp(server, "Hal");
    for (const at of ["2026-03-28T23:30:00Z", "2026-03-29T21:30:00Z", "2026-03-29T22:30:00Z"])
      await happened((await logged(hal, visit(coffee))).id, at);
    const period = "from=2026-03-27T23:00:00Z&to=2026-03-30T22:00:00Z&timezone=Europe/Berlin";
    expect((await stats(hal, period)).body.byDay).toEqual([
      { day: "2026-03-28", visits: 0 },
      { day: "2026-03-29", visits: 2 },
      { day: "2026-03-30", visits: 1 },
    ]);
  });

  it.each([
    ["a zone that nobody knows", "from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z&timezone=Mars"],
    ["a hundred years", "from=1950-01-01T00:00:00Z&to=2050-01-01T00:00:00Z"],
    ["367 days", "from=2026-01-01T00:00:00Z&to=2027-01-03T00:00:00Z"],
    ["upside down", "from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z"],
    ["a time zone", "from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z&tz=Mars"],
    ["no end", "from=2026-03-01T00:00:00Z"],
    ["another bucket", "from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z&bucket=second"],
  ])("refuse %s", async (_, query) => {
    expect(await stats(ada, query)).toMatchObject({ status: 400 });
  });

  it("count each of a year's 20,000 visits once", async () => {
    const gus = await signUp(server, "Gus");
    // In chunks, because a single statement could exceed the embedded database's deadline on a busy machine.
    for (let first = 1; first < 20_000; first += 2_000) {
      await server.database.db.execute(sql`
        insert into product_visits (id, user_id, visit_id, product_id, source, visited_at, duration_ms)
        select gen_random_uuid(), ${gus.user.id}::uuid, gen_random_uuid(), ${coffee}, 'list',
          timestamptz '2026-01-01' + make_interval(mins => n * 20), n
        from generate_series(${first}::int, ${first}::int + 1999) n`);
    }
    const { body } = await stats(gus, "from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z");
    expect(body.visits).toBe(20_000);
    expect(body.byDay).toHaveLength(365);
  });
});

describe("a visit log over its quota", () => {
  it("keeps the newest visits", async () => {
    const ivy = await signUp(server, "Ivy");
    await server.database.db.execute(sql`
      insert into product_visits (id, user_id, visit_id, product_id, source, visited_at)
      select gen_random_uuid(), ${ivy.user.id}, gen_random_uuid(), ${coffee}, 'list', now() - make_interval(mins => n)
      from generate_series(1, ${QUOTAS.product_visits.max}::int) as n`);
    const { id } = await logged(ivy, visit(desk));
    const { rows } = await server.database.db.execute(sql`
      select count(*)::int as kept, count(*) filter (where id = ${id})::int as newest,
        (now() - min(visited_at) < make_interval(mins => ${QUOTAS.product_visits.max}::int)) as oldest_gone
      from product_visits where user_id = ${ivy.user.id}`);
    expect(rows).toEqual([{ kept: QUOTAS.product_visits.max, newest: 1, oldest_gone: true }]);
  });
});

describe("the limit on visits per minute", () => {
  it("answers 429 with a retry time, to that user only", async () => {
    const limited = await startTestServer({ env: { ATRIUM_RATE_LIMITS: "1" } });
    try {
      await loadSampleWhenEmpty(limited.database.db, limited.log);
      const [gil, hal] = [await signUp(limited, "Gil"), await signUp(limited, "Hal")];
      const body = visit();
      for (let index = 0; index < RATE_LIMITS.visit_log.max; index += 1) await logged(gil, body);
      const refused = await gil.call("POST", logs, body);
      expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      await logged(hal, body);
    } finally {
      await limited.close();
    }
  }, 60_000);
});
