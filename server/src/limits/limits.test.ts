import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ActiveSessions, ConversationList, Session } from "@atrium/shared-contracts/wire";
import Fastify from "fastify";
import { sql } from "drizzle-orm";
import { ERRORS } from "../errors/api-error.ts";
import {
  type Answer,
  call,
  type Method,
  signedIn,
  signUp,
  startTestServer,
  type TestServer,
  type TestUser,
} from "../testing/index.ts";
import { DISCARDED_MAX_BYTES } from "../http/error-handler.ts";
import { LONG_READS, LONG_WRITES, type Quota, QUOTAS, RATE_LIMITS, type RateLimit } from "./limits.ts";
import { requireLimits } from "./route-limits.ts";

const LIMITS = Object.entries<RateLimit>(RATE_LIMITS);

/** The table in `docs/limits.md`, generated from the code. */
function rateTable(): string {
  const rows = LIMITS.map(([name, { max, seconds, per, counted, routes }]) => {
    const where = routes.map((route) => `\`${route}\``).join("<br>") || "counted inside";
    return `| \`${name}\` | ${max.toLocaleString("en-US")} | ${seconds === 60 ? "minute" : "hour"} | ${per} | ${counted} | ${where} |`;
  });
  return ["| limit | calls | in a | for each | counted in the | routes |", "|---|---|---|---|---|---|", ...rows].join(
    "\n",
  );
}

function quotaTable(): string {
  const rows = Object.entries<Quota>(QUOTAS).map(
    ([name, { max, refused }]) =>
      `| ${name.replaceAll("_", " ")} | ${max.toLocaleString("en-US")} | ${refused === undefined ? "the oldest go" : `\`${refused}\``} |`,
  );
  return ["| what one account stores | at most | when full |", "|---|---|---|", ...rows].join("\n");
}

describe("the table of limits", () => {
  it("covers every route: a server with an unknown one doesn't start", () => {
    const app = Fastify();
    requireLimits(app);
    app.get("/api/calendar", () => ({}));
    expect(() => app.get("/api/calendar/brand-new", () => ({}))).toThrow("GET /api/calendar/brand-new has no entry");
    expect(() => app.patch("/api/calendar", () => ({}))).toThrow("PATCH /api/calendar has no entry");
  });

  it("contains each route once", () => {
    const routes = LIMITS.flatMap(([, limit]) => limit.routes);
    expect(routes.toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  it("matches docs/limits.md", async () => {
    const page = await readFile(new URL("../../../docs/limits.md", import.meta.url), "utf8");
    expect(page).toContain(`up to ${DISCARDED_MAX_BYTES / 1024 / 1024} MiB, so that the answer arrives`);
    expect(page).toContain(rateTable());
    expect(page).toContain(quotaTable());
    expect(page).toContain(
      `Of ${LONG_READS.routes.map((route) => `\`${route}\``).join(", ")} together, one account has at most ${LONG_READS.atOnce} at work at once in a process.\n` +
        `${LONG_READS.waiting} more wait in line, ${LONG_READS.seconds} seconds at most;`,
    );
    const { routes, atOnce, inProcess, waiting, waitingInProcess, seconds } = LONG_WRITES;
    expect(page).toContain(`${routes.map((route) => `\`${route}\``).join(", ")} store whole conversations`);
    expect(page).toContain(
      `at most ${atOnce} of them at work at once in a process, and all accounts together ${inProcess}, so that other calls always find a connection.\n` +
        `${waiting} more of an account wait in line, ${waitingInProcess} of all accounts, ${seconds} seconds at most;`,
    );
  });

  it("uses errors that say what's full and what to do, none of them a server error", () => {
    for (const { refused } of Object.values<Quota>(QUOTAS)) {
      if (refused === undefined) continue;
      const { status, message } = ERRORS[refused as keyof typeof ERRORS];
      expect(status === 409 || status === 429).toBe(true);
      expect(message).toMatch(/Please/);
    }
  });
});

describe("over a limit", () => {
  let server: TestServer;
  beforeAll(async () => {
    // Makes every limit one call.
    server = await startTestServer({ config: { rateLimitFactor: 1e-9 } });
  });
  afterAll(() => server.close());

  it("contains only routes that the server has", () => {
    for (const route of [...LIMITS.flatMap(([, limit]) => limit.routes), ...LONG_READS.routes, ...LONG_WRITES.routes]) {
      const [method = "", url = ""] = route.split(" ");
      expect([route, server.app.hasRoute({ method: method as Method, url })]).toEqual([route, true]);
    }
  });

  it.each(LIMITS.filter(([, { per, routes }]) => per !== "address" && routes.length > 0))(
    "%s answers 429 with a retry time, to that person only",
    async (_, { routes }) => {
      const [ada, bob] = [await signUp(server), await signUp(server, "Bob")];
      const [method = "", url = ""] = (routes.at(-1) ?? "").split(" ");
      const call = (user: TestUser): Promise<Answer> =>
        user.call(method as Method, url.replace(":id", randomUUID()), method === "GET" ? undefined : {});
      expect((await call(ada)).status).not.toBe(429);
      const refused = await call(ada);
      expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect((await call(bob)).status).not.toBe(429);
    },
  );
});

describe("limits by address", () => {
  const codes = async (publicUrl: string, headers: readonly Record<string, string>[]) => {
    const server = await startTestServer({ env: { ATRIUM_PUBLIC_URL: publicUrl, ATRIUM_RATE_LIMITS: "0.01" } });
    const answers: number[] = [];
    for (const each of headers) {
      const body = { name: "Ada", email: `${randomUUID()}@example.com`, password: "correct horse battery" };
      const call = { method: "POST", url: "/api/auth/register", payload: body, headers: each } as const;
      answers.push((await server.app.inject(call)).statusCode);
    }
    await server.close();
    return answers;
  };
  const from = (address: string) => ({ "x-forwarded-for": address });

  it("don't apply to a developer's own machine", async () => {
    expect(await codes("http://localhost:8080", [{}, {}])).toEqual([200, 200]);
  });

  it("apply behind a proxy on this machine, to each address that it forwards, or to all together", async () => {
    const calls = [from("203.0.113.7"), from("203.0.113.8"), from("198.51.100.1, 203.0.113.7"), {}, {}];
    expect(await codes("https://atrium.example", calls)).toEqual([200, 200, 429, 200, 429]);
  });
});

describe("a stolen token", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { rateLimitFactor: 0.04 } });
  });
  afterAll(() => server.close());

  it("doesn't keep its owner from ending it, however often it calls", async () => {
    const thief = await signUp(server);
    const untilRefused = async (method: Method, url: string, body?: object) => {
      for (let calls = 0; (await thief.call(method, url, body)).status !== 429; calls += 1) {
        if (calls > 1_000) throw new Error(`${method} ${url} was never refused`);
      }
    };
    await untilRefused("PUT", "/api/preferences", {});
    await untilRefused("DELETE", `/api/auth/sessions/${randomUUID()}`);
    const newPassword = "a tale of three pigeons";
    await untilRefused("PUT", "/api/user/password", { currentPassword: "guess", newPassword });

    const { email, password } = thief;
    const signIn = await call<Session>(server, "POST", "/api/auth/login", { email, password });
    const owner = signedIn(server, signIn, { email, password });
    const { body } = await owner.call<ActiveSessions>("GET", "/api/auth/sessions");
    const ids = body.sessions.filter(({ current }) => !current).map(({ id }) => id);
    expect(ids).toHaveLength(1);
    expect(await owner.call("DELETE", `/api/auth/sessions/${ids[0]}`)).toMatchObject({
      status: 200,
      body: { ended: 1 },
    });
    expect((await owner.call("DELETE", "/api/auth/sessions?others=true")).status).toBe(200);
    expect((await thief.call("GET", "/api/user/profile")).status).toBe(401);
    const changed = await owner.call<Session>("PUT", "/api/user/password", {
      currentPassword: password,
      newPassword,
    });
    expect(changed.status).toBe(200);
    const again = signedIn(server, changed, { email, password: newPassword });
    expect((await again.call("POST", "/api/auth/logout")).status).toBe(200);
  });
});

describe("long reads", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { rateLimitFactor: 1 } });
  });
  afterAll(() => server.close());

  it("of one account wait in their own queue, whichever they are", async () => {
    const [ada, bob] = [await signUp(server), await signUp(server, "Bob")];
    const lists = (user: TestUser, count: number) =>
      Array.from({ length: count }, (_, index) =>
        user.call(
          "GET",
          index % 2 === 0 ? "/api/chat/history" : "/api/calendar?from=2026-05-01T00:00:00Z&to=2026-06-01T00:00:00Z",
        ),
      );
    const [many, few] = await Promise.all([Promise.all(lists(ada, 60)), Promise.all(lists(bob, 10))]);
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(
      LONG_READS.atOnce + LONG_READS.waiting,
    );
    expect(few.map(({ status }) => status)).toEqual(few.map(() => 200));
  });
});

describe("long writes", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { rateLimitFactor: 100 } });
  });
  afterAll(() => server.close());

  it.each<[Method, string, object | undefined, number]>([
    ["POST", "/api/chat/history/:id/duplicate", { request_id: randomUUID(), title: "Copy" }, 404],
    ["PUT", "/api/chat/history/:id/share", { attachments: false, latest: true }, 404],
    ["POST", `/api/shared/${"t".repeat(32)}/copy`, undefined, 404],
    [
      "POST",
      "/api/chat/import",
      {
        conversations: [
          {
            source: "s",
            title: "One",
            createdAt: "2026-01-01T00:00:00Z",
            updatedAt: "2026-01-01T00:00:00Z",
            messages: [
              {
                id: "m",
                parent: null,
                role: "user",
                createdAt: "2026-01-01T00:00:00Z",
                status: "complete",
                text: "Hi",
              },
            ],
          },
        ],
      },
      200,
    ],
  ])("of one account run one by one, and a flood of them is refused: %s %s", async (method, url, body, done) => {
    const [ada, bob] = [await signUp(server), await signUp(server, "Bob")];
    const calls = (user: TestUser, count: number) =>
      Promise.all(
        Array.from({ length: count }, () => user.call(method, url.replace(":id", randomUUID()), body && { ...body })),
      );
    const [many, few] = await Promise.all([calls(ada, 40), calls(bob, 2)]);
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([done, 429]));
    expect(many.filter(({ status }) => status === done).length).toBeGreaterThanOrEqual(
      LONG_WRITES.atOnce + LONG_WRITES.waiting,
    );
    expect(few.map(({ status }) => status)).toEqual([done, done]);
  });
});

describe("an account's storage", () => {
  let server: TestServer;
  let ada: TestUser;
  const fill = (statement: ReturnType<typeof sql>) => server.database.db.execute(statement);
  const send = (conversation_id?: string) =>
    ada.call("POST", "/api/chat", { message: "Hi", conversation_id, wait: false });
  beforeAll(async () => {
    server = await startTestServer();
    ada = await signUp(server);
  });
  afterAll(() => server.close());

  it("is limited for feedback", async () => {
    await fill(sql`insert into feedback (id, user_id, type, content)
      select gen_random_uuid(), ${ada.user.id}, 'idea', 'x' from generate_series(1, ${QUOTAS.feedback.max}::int)`);
    const refused = await ada.call("POST", "/api/userFeedback", { type: "idea", content: "One more" });
    expect(refused).toMatchObject({ status: 409, body: { code: "feedback_full" } });
  });

  it("is limited in the number of files", async () => {
    await fill(sql`insert into media (id, content_id, user_id, name, declared_type, type, size)
      select gen_random_uuid(), gen_random_uuid(), ${ada.user.id}, 'a', 'text/plain', 'text/plain', 1
      from generate_series(1, ${QUOTAS.media_files.max}::int)`);
    const refused = await ada.call("POST", "/api/media/upload-url", { name: "a.txt", type: "text/plain", size: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: "media_quota" } });
  });

  it("is limited in conversations, and existing ones still work until they're full", async () => {
    await fill(sql`insert into conversations (id, user_id, title)
      select gen_random_uuid(), ${ada.user.id}, 'x' from generate_series(1, ${QUOTAS.conversations.max - 1}::int)`);
    const last = await send();
    expect(last.status).toBe(202);
    expect(await send()).toMatchObject({ status: 409, body: { code: "conversations_full" } });
    const { conversationId } = last.body as { conversationId: string };
    expect((await send(conversationId)).status).toBe(202);
    await fill(sql`update conversations set message_count = ${QUOTAS.messages_of_a_conversation.max}
      where id = ${conversationId}`);
    expect(await send(conversationId)).toMatchObject({ status: 409, body: { code: "conversation_full" } });
    await fill(sql`update conversations set message_count = 100 where user_id = ${ada.user.id}`);
    expect(await send(conversationId)).toMatchObject({ status: 409, body: { code: "conversations_full" } });
    await fill(sql`update conversations set message_count = 0 where user_id = ${ada.user.id}`);
    expect((await send(conversationId)).status).toBe(202);
    await fill(sql`update conversations set text_bytes = ${QUOTAS.text_bytes.max + 1} where id = ${conversationId}`);
    expect(await send(conversationId)).toMatchObject({ status: 409, body: { code: "conversations_full" } });
  });

  it("also counts deleted conversations as long as they can be restored, and as many of them fit again", async () => {
    const cy = await signUp(server, "Cy");
    const begin = () => cy.call("POST", "/api/chat", { message: "Hi", wait: false });
    const deleted = QUOTAS.conversations.max * 2 - 1;
    await fill(sql`insert into conversations (id, user_id, title, deleted_at)
      select gen_random_uuid(), ${cy.user.id}, 'x', now() from generate_series(1, ${deleted}::int)`);
    expect((await begin()).status).toBe(202);
    expect(await begin()).toMatchObject({ status: 409, body: { code: "conversations_full" } });
    await fill(sql`update conversations set emptied = true where user_id = ${cy.user.id} and deleted_at is not null`);
    expect((await begin()).status).toBe(202);
    // Messages are counted in the same way.
    await fill(sql`update conversations set emptied = false, message_count = ${Math.ceil((QUOTAS.messages.max * 2) / deleted)}
      where user_id = ${cy.user.id} and deleted_at is not null`);
    const { conversations } = (await cy.call<ConversationList>("GET", "/api/chat/history")).body;
    const full = await cy.call("POST", "/api/chat", {
      message: "Hi",
      conversation_id: conversations[0]?.id,
      wait: false,
    });
    expect(full).toMatchObject({ status: 409, body: { code: "conversations_full" } });
  });

  it("keeps the most recently seen sessions, and announces which ones ended", async () => {
    const told: string[] = [];
    const stop = server.services.sessions.onSessionsRevoked((_, sessionIds) => told.push(...sessionIds));
    const bob = await signUp(server, "Bob");
    await fill(sql`insert into sessions (id, user_id, expires_at, last_seen_at)
      select gen_random_uuid(), ${bob.user.id}, now() + interval '1 day', now() - make_interval(mins => n)
      from generate_series(1, ${QUOTAS.sessions.max + 20}::int) as n`);
    const login = await server.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: bob.email, password: bob.password },
    });
    expect(login.statusCode).toBe(200);
    const { rows } = await fill(sql`select count(*)::int as live from sessions
      where user_id = ${bob.user.id} and revoked_at is null`);
    expect(rows).toEqual([{ live: QUOTAS.sessions.max }]);
    const { rows: ended } = await fill(sql`select id from sessions
      where user_id = ${bob.user.id} and revoked_at is not null`);
    stop();
    expect(new Set<unknown>(told)).toEqual(new Set(ended.map(({ id }) => id)));
    expect(told).toHaveLength(22);
    expect((await bob.call("GET", "/api/user/profile")).status).toBe(200);
  });
});
