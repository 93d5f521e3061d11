import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Assistant } from "../../assistant/reply/reply.ts";
import { signUp, type TestServer, type TestUser } from "../../testing/index.ts";
import { onPostgres } from "../../testing/on-postgres.ts";
import type { PostgresServer } from "../../testing/postgres-server.ts";
import { until } from "../../testing/until.ts";
import { send } from "../testing/chat-calls.ts";
import { messages, turns } from "../storage/tables.ts";

const RESTARTS = 8;
const SENDERS = 6;
const SETTLED_MS = 20_000;
const WORDS = 15;

/** Takes about a second and a half per reply, so each restart hits replies at every stage. */
const slow: Assistant = {
  recall: async () => [],
  async *reply(request, signal) {
    yield { type: "text", text: await request.remember("first", async () => request.text) };
    for (let word = 0; word < WORDS && !signal.aborted; word += 1) {
      await pause(100);
      yield { type: "text", text: ` ${word}` };
    }
    yield { type: "text", text: await request.remember("last", async () => ` end of ${request.text}`) };
  },
  title: async () => null,
};
const whole = (text: string) => `${text} ${Array.from({ length: WORDS }, (_, word) => word).join(" ")} end of ${text}`;

let postgres: PostgresServer;
let server: TestServer;
let ada: TestUser;
onPostgres((started) => ({ server, postgres } = started), { assistant: slow });
beforeAll(async () => {
  ada = await signUp(server);
});

describe(`a database that is restarted ${RESTARTS} times while people write`, () => {
  it("loses and duplicates no message or reply, and settles all of them soon after, while others keep writing", async () => {
    const { db } = server.database;
    const sent = new Set<string>();
    const traffic = new AbortController();
    const senders = Array.from({ length: SENDERS }, async () => {
      while (!traffic.signal.aborted) {
        const message = { message: `Hello ${randomUUID()}`, message_id: randomUUID(), wait: false };
        const { turnId } = await until(async () => {
          const { status, body } = await send(ada, message);
          return status < 300 && body;
        }, 30_000);
        sent.add(turnId);
        await pause(300);
      }
    });
    const writing = Promise.all(senders);
    try {
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await pause(700);
        await postgres.kill();
        await pause(500);
        await postgres.start();
      }
      const before = [...sent];
      expect(before.length).toBeGreaterThan(SENDERS);
      const open = () =>
        db
          .select({ id: turns.id, state: turns.state })
          .from(turns)
          .leftJoin(messages, eq(messages.replyTo, turns.id))
          .where(and(inArray(turns.id, before), or(ne(turns.state, "done"), isNull(messages.id))));
      await until(async () => (await open()).length === 0, SETTLED_MS);
      const count = sent.size;
      await until(() => sent.size > count);
    } finally {
      traffic.abort();
      await writing;
    }

    await until(async () => {
      const busy = await db
        .select()
        .from(turns)
        .where(inArray(turns.state, ["queued", "running"]));
      return busy.length === 0;
    });
    const stored = await db.select().from(messages);
    const questions = stored.filter(({ role }) => role === "user");
    const replies = new Map(stored.filter(({ role }) => role === "assistant").map((reply) => [reply.replyTo, reply]));
    expect(new Set(questions.map(({ id }) => id))).toEqual(sent);
    expect(stored).toHaveLength(2 * sent.size);
    for (const { id, text } of questions) {
      expect(replies.get(id)).toMatchObject({ status: "complete", text: whole(text) });
    }
    await expect(db.select().from(turns).where(ne(turns.tries, 0))).resolves.toEqual([]);
  }, 120_000);
});
