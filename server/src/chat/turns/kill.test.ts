import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type ClientOptions, Realtime } from "ably";
import type { ConversationDetail, RealtimeToken, SendAccepted, Session } from "@atrium/shared-contracts/wire";
import { realtimeAuth } from "../../testing/realtime-auth.ts";
import { createServerProcess, type ServerProcess } from "../../testing/server-process.ts";
import { until } from "../../testing/until.ts";

const KILLS = 20;
const MESSAGES = 8;
const LIMIT_MS = 240_000;
/** The longest time from a restart to the next kill. */
const LIFE_MS = 1_000;

let server: ServerProcess;
let client: Realtime | undefined;
const call: ServerProcess["call"] = (...args) => server.call(...args);

beforeAll(async () => {
  server = await createServerProcess({ limitMs: LIMIT_MS });
  await server.start();
}, LIMIT_MS);
afterAll(async () => {
  client?.close();
  await server.remove();
}, LIMIT_MS);

describe(`a server that is killed ${KILLS} times while it answers`, () => {
  it(
    "stores and answers every message exactly once, and announces what it stored",
    async () => {
      const account = { email: `${randomUUID()}@example.com`, password: `horse ${randomUUID()}`, name: "Ada" };
      const { token } = await call<Session>("POST", "/api/auth/register", undefined, account);
      const realtime = await call<RealtimeToken>("GET", "/api/ably/token", token);
      client = new Realtime({
        authCallback: realtimeAuth(async () => (await call<RealtimeToken>("GET", "/api/ably/token", token)).token),
        ...(realtime.options as ClientOptions),
        transports: ["web_socket"],
        fallbackHosts: [],
        disconnectedRetryTimeout: 100,
        logLevel: 0,
      });
      const finals = new Map<string, Set<string>>();
      const channel = client.channels.get(realtime.channel);
      await channel.subscribe("message_response", ({ data }) => {
        const { message, metadata } = data as { message: string; metadata: { messageId: string } };
        finals.set(metadata.messageId, (finals.get(metadata.messageId) ?? new Set()).add(message));
      });

      const texts = new Map<string, string>();
      const conversations = new Set<string>();
      const answered = new Set<string>();
      const kills = { over: false };
      const sending = Array.from({ length: MESSAGES }, async (_, index) => {
        const messageId = randomUUID();
        const message =
          index % 2 === 0 ? `what can you do? (${index})` : `Meeting ${index} tomorrow at ${index + 8}:00`;
        texts.set(messageId, message);
        // Keeps resending for as long as the server keeps dying.
        for (let round = 0; round === 0 || !kills.over; round += 1) {
          const accepted = await call<SendAccepted>("POST", "/api/chat", token, {
            message,
            message_id: messageId,
            wait: false,
          });
          conversations.add(accepted.conversationId);
          answered.add(messageId);
          await new Promise((resolve) => {
            setTimeout(resolve, randomInt(200, 1_500));
          });
        }
      });
      for (let count = 0; count < KILLS; count += 1) {
        await new Promise((resolve) => {
          setTimeout(resolve, randomInt(0, LIFE_MS));
        });
        await server.kill();
        await server.start();
      }
      kills.over = true;
      await Promise.all(sending);
      expect(answered.size).toBe(MESSAGES);
      expect(conversations.size).toBe(MESSAGES);

      const details = new Map<string, ConversationDetail>();
      await until(async () => {
        for (const id of conversations) {
          const found = await call<ConversationDetail>("GET", `/api/chat/history?conversation_id=${id}`, token);
          if (found.turn !== undefined) return false;
          // A turn that was killed too often fails visibly, and the user has to retry it.
          const [question, reply] = found.messages;
          if (reply?.status === "failed") {
            await call("POST", `/api/chat/turns/${question?.id}/retry`, token);
            return false;
          }
          details.set(id, found);
        }
        return true;
      }, 60_000);
      for (const { messages } of details.values()) {
        expect(messages.map(({ role, status }) => [role, status])).toEqual([
          ["user", "complete"],
          ["assistant", "complete"],
        ]);
        const [question, reply] = messages;
        const textOf = (message: typeof question) =>
          message?.content[0]?.type === "text" ? message.content[0].text : "";
        expect(textOf(question)).toBe(texts.get(question?.messageId ?? ""));
        // Events sent while the browser was disconnected are lost with the server's memory, but the history has the replies.
        for (const told of finals.get(question?.messageId ?? "") ?? []) expect(told).toBe(textOf(reply));
      }
      const events = await call<{ events: { title: string }[] }>(
        "GET",
        `/api/calendar?from=${new Date().toISOString()}&to=${new Date(Date.now() + 3 * 86_400_000).toISOString()}`,
        token,
      );
      expect(events.events.map(({ title }) => title).sort()).toEqual([1, 3, 5, 7].map((index) => `Meeting ${index}`));

      await channel.attach();
      const messageId = randomUUID();
      await call("POST", "/api/chat", token, { message: "what can you do?", message_id: messageId, wait: false });
      await until(() => finals.get(messageId)?.size === 1);
    },
    LIMIT_MS,
  );
});
