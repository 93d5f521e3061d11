import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { TurnResponse } from "@atrium/shared-contracts/wire";
import { asc, eq, sql } from "drizzle-orm";
import { says, saysWithUsage } from "../assistant/testing/ask-model.ts";
import { type Script, startScriptedEndpoint } from "../assistant/testing/scripted-endpoint.ts";
import { detail, ended, send } from "../chat/testing/chat-calls.ts";
import { createLog } from "../log/log.ts";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { until } from "../testing/until.ts";
import { tokenUsage } from "./tables.ts";
import { createTokenUsage } from "./token-usage.ts";
import { removeOldUsage } from "./usage-store.ts";

const PER_DAY = 1_000;
const SECRET = "one secret for both of the processes";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
let script: Script;
let server: TestServer;
const env = () => ({
  OPENAI_BASE_URL: endpoint.baseUrl,
  OPENAI_API_KEY: "k",
  ATRIUM_MODEL: "small-model",
  ATRIUM_USER_TOKENS_PER_DAY: String(PER_DAY),
  ATRIUM_SECRET: SECRET,
});
beforeAll(async () => {
  endpoint = await startScriptedEndpoint((response, asked, number) => script(response, asked, number));
  server = await startTestServer({ env: env() });
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const db = () => server.database.db;
const usageOf = ({ user }: TestUser) =>
  db().select().from(tokenUsage).where(eq(tokenUsage.userId, user.id)).orderBy(asc(tokenUsage.id));
const age = ({ user }: TestUser, days: number) =>
  db()
    .update(tokenUsage)
    .set({ at: sql`${tokenUsage.at} - make_interval(days => ${days})` })
    .where(eq(tokenUsage.userId, user.id));

describe("the tokens that a reply took", () => {
  it("are kept, also when its conversation is deleted, and are in the metrics", async () => {
    script = saysWithUsage("Hello", 120, 5);
    const ada = await signUp(server);
    const { body } = await send(ada, { message: "Hi" });
    expect(body.message).toBe("Hello");
    const row = { kind: "reply", turnId: body.turnId, endpoint: new URL(endpoint.baseUrl).host, model: "small-model" };
    const rows = await usageOf(ada);
    expect(rows).toMatchObject([{ ...row, inputTokens: 120, outputTokens: 5, reasoningTokens: null, counted: 125 }]);

    await ada.call("DELETE", `/api/chat/history/${body.conversationId}`);
    expect((await detail(ada, body.conversationId)).status).toBe(404);
    expect(await usageOf(ada)).toEqual(rows);

    const { payload } = await server.app.inject({ url: "/metrics" });
    expect(payload).toMatch(/^atrium_model_tokens_total\{kind="reply",model="small-model",type="input"\} \d+$/mu);
  });

  it("are unknown, but count, when the endpoint doesn't say them", async () => {
    script = says("Hello");
    const ada = await signUp(server);
    await send(ada, { message: "Hi" });
    const [row] = await usageOf(ada);
    expect(row).toMatchObject({ inputTokens: null, outputTokens: null, model: "small-model" });
    expect(row?.counted).toBeGreaterThan(100);
  });

  it("are deleted after a year and a bit", async () => {
    script = saysWithUsage("Hello", 120, 5);
    const ada = await signUp(server);
    await send(ada, { message: "Hi" });
    await age(ada, 399);
    await removeOldUsage(db(), 1_000);
    expect(await usageOf(ada)).toHaveLength(1);
    await age(ada, 2);
    expect(await removeOldUsage(db(), 1_000)).toBe(1);
    expect(await usageOf(ada)).toEqual([]);
  });
});

describe("a person's budget for a day", () => {
  /** Somebody who has taken all of it, in this conversation. */
  async function spent(): Promise<{ ada: TestUser; conversation_id: string }> {
    script = saysWithUsage("Hello", PER_DAY - 10, 10);
    const ada = await signUp(server);
    const { body } = await send(ada, { message: "Hi" });
    expect(body.message).toBe("Hello");
    return { ada, conversation_id: body.conversationId };
  }

  it("that's reached fails the next reply, which stays so and has its message, and can be retried the next day", async () => {
    const { ada, conversation_id } = await spent();
    const calls = endpoint.calls.length;
    const { status, body } = await send(ada, { message: "And now?", conversation_id });
    expect([status, body.code]).toEqual([429, "tokens_used_up"]);
    expect(endpoint.calls).toHaveLength(calls);
    const { payload } = await server.app.inject({ url: "/metrics" });
    expect(payload).toMatch(/^atrium_token_budget_refusals_total\{kind="reply"\} [1-9]/mu);

    const { messages } = await ended(ada, conversation_id);
    expect(messages.map(({ role, status: how, failure }) => [role, how, failure?.code])).toEqual([
      ["user", "complete", undefined],
      ["assistant", "complete", undefined],
      ["user", "complete", undefined],
      ["assistant", "failed", "tokens_used_up"],
    ]);
    expect(messages[2]?.content).toMatchObject([{ text: "And now?" }]);

    const retry = async () => {
      await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/retry`);
      return server.services.chat.waitForTurn(ada.user.id, body.turnId);
    };
    expect(await retry()).toMatchObject({ turn: { state: "failed", errorCode: "tokens_used_up" } });
    await age(ada, 1);
    script = saysWithUsage("Green.", 10, 1);
    expect(await retry()).toMatchObject({ turn: { state: "done", errorCode: null }, reply: { text: "Green." } });
    expect((await ended(ada, conversation_id)).messages).toHaveLength(4);
  });

  it("is everybody's own", async () => {
    await spent();
    const bob = await signUp(server, "Bob");
    expect((await send(bob, { message: "Hi" })).body.message).toBe("Hello");
  });

  it("counts what endpoints don't say by estimates", async () => {
    script = says("word ".repeat(PER_DAY));
    const ada = await signUp(server);
    await send(ada, { message: "Hi" });
    expect((await send(ada, { message: "And now?" })).body.code).toBe("tokens_used_up");
  });

  it("fails a temporary reply too", async () => {
    const { ada } = await spent();
    const { payload } = await server.app.inject({
      method: "POST",
      url: "/api/chat/temporary",
      headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
      payload: JSON.stringify({ message_id: randomUUID(), message: "Hi", history: [] }),
    });
    expect(payload).toContain('"tokens_used_up"');
  });
});

describe("two servers", () => {
  let other: TestServer;
  beforeAll(async () => {
    other = await startTestServer({ env: env(), sharedDatabase: server.database });
  });
  afterAll(() => other.close());

  it("share what a person has taken", async () => {
    script = saysWithUsage("Hello", PER_DAY, 1);
    const ada = await signUp(server);
    await send(ada, { message: "Hi" });
    const headers = { authorization: `Bearer ${ada.token}` };
    const { body } = await call<{ code?: string }>(other, "POST", "/api/chat", { message: "And now?" }, headers);
    expect(body.code).toBe("tokens_used_up");
  });

  it("don't give what's left to more than one of the replies that they begin at once", async () => {
    const ada = await signUp(server);
    const metrics = { took: () => {}, refused: () => {} };
    const usages = [1, 2].map(() => createTokenUsage({ db: db(), perDay: PER_DAY, metrics, log: createLog("silent") }));
    const run = { userId: ada.user.id, kind: "reply", turnId: null } as const;
    const begun = await Promise.all([...usages, ...usages, ...usages].map((usage) => usage.begin(run, PER_DAY)));
    const [granted, ...more] = begun.filter((note) => note !== null);
    expect(more).toEqual([]);
    // What a run was expected to take makes room once it's known that it took less.
    const known = { endpoint: "e", model: "m", reasoning: null, cached: null };
    await granted?.([{ ...known, input: 10, output: 5, counted: 15 }]);
    expect((await usageOf(ada)).map(({ counted }) => counted)).toEqual([15]);
    expect(await usages[0]?.begin(run, PER_DAY)).not.toBeNull();
  });
});

describe("without a budget", () => {
  let free: TestServer;
  afterEach(() => free.close());

  it("usage is noted, and titles' too, as what it was for", async () => {
    const { ATRIUM_USER_TOKENS_PER_DAY: _, ...unlimited } = env();
    free = await startTestServer({ env: unlimited });
    script = saysWithUsage("Tides", 10 * PER_DAY, 10);
    const ada = await signUp(free);
    const preferences = (await ada.call<{ chat: object }>("GET", "/api/preferences")).body;
    await ada.call("PUT", "/api/preferences", {
      ...preferences,
      chat: { ...preferences.chat, generatedTitles: true },
    });
    await send(ada, { message: "Why are there tides?" });
    await until(async () => {
      const kinds = await free.database.db.select({ kind: tokenUsage.kind }).from(tokenUsage).orderBy(tokenUsage.kind);
      return kinds.length === 2 && kinds.map(({ kind }) => kind).join() === "reply,title";
    });
    expect((await send(ada, { message: "And now?" })).body.message).toBe("Tides");
  });
});
