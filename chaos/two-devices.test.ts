import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type {
  ConversationDetail,
  ErrorBody,
  RealtimeEvent,
  SendAccepted,
  ServerMessage,
} from "@atrium/shared-contracts/wire";
import type { ConversationCache } from "../mfe-chat/src/conversation/conversation-cache.ts";
import {
  type ThreadData,
  addReply,
  addUserMessage,
  fromDetail,
  mergeFetched,
  settledThread,
  textOf,
} from "../mfe-chat/src/conversation/thread-data.ts";
import { createConversationUpdates } from "../mfe-chat/src/session/conversation-updates.ts";
import { outbox } from "../server/src/chat/storage/tables.ts";
import { createScriptedAssistant } from "../server/src/chat/testing/scripted-assistant.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../server/src/testing/index.ts";
import { until } from "../server/src/testing/until.ts";
import { createRandom, type Random } from "./random.ts";

const SEEDS = 30;
const STEPS = 25;
/** What a device that's behind may be told. Everything else is a defect. */
const REFUSALS = new Set(["turn_complete", "message_not_found", "turn_not_found", "conversation_not_found"]);

const scripted = createScriptedAssistant();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant });
}, 120_000);
afterAll(() => server.close());

/** One device: the page's own code for events and fetched conversations, over a cache that's a variable. */
function openDevice(user: TestUser, id: string) {
  let thread: ThreadData | undefined;
  const state = { isStale: false };
  let fetched: { readonly asked: ThreadData | undefined; readonly answer: ThreadData | null } | undefined;
  const change = (next: (known: ThreadData) => ThreadData) => (thread = thread && next(thread));
  const cache: ConversationCache = {
    thread: () => thread,
    listedTitle: () => undefined,
    addUserMessage: (_, message, __, edits) => {
      change((known) => addUserMessage(known, message, edits));
      return thread !== undefined;
    },
    addReply: (_, reply) => change((known) => addReply(known, reply)),
    settle: (_, settled) => void change((known) => settledThread(known, settled)),
    change: async (_, update) => void change(update),
    rename() {},
    organize: () => true,
    remove: () => void (thread = undefined),
    touch: () => true,
    begin() {},
    refreshList() {},
    refreshItem: () => true,
    refreshThread: () => void (state.isStale = true),
    refreshAll: () => void (state.isStale = true),
  };
  const updates = createConversationUpdates(cache);
  const device = {
    get messages(): readonly ServerMessage[] {
      return thread?.messages ?? [];
    },
    updates,
    hear: (event: RealtimeEvent) => void updates.received(event),
    /** Asks for the conversation. The answer takes a while: until `take`. */
    async ask() {
      state.isStale = false;
      const asked = thread;
      const { status, body } = await user.call<ConversationDetail>("GET", `/api/chat/history?conversation_id=${id}`);
      fetched = { asked, answer: status === 200 ? fromDetail(id, body) : null };
    },
    take() {
      if (fetched === undefined) return;
      thread = fetched.answer === null ? undefined : mergeFetched(thread, fetched.answer, fetched.asked);
      fetched = undefined;
    },
    /** Fetches what it knows to be stale, as the page does. */
    async settle() {
      while (state.isStale) {
        await device.ask();
        device.take();
      }
    },
  };
  return device;
}

async function play(random: Random): Promise<void> {
  const user = await signUp(server);
  const gate = randomUUID();
  let gates = 0;
  const words = () => `say:a ${randomUUID()} |wait:${gate}-${gates}|say:z`;
  const open = () => scripted.open(`${gate}-${gates++}`);
  const begun = await user.call<{ conversationId: string }>("POST", "/api/chat", { message: words(), wait: false });
  const id = begun.body.conversationId;
  const devices = [openDevice(user, id), openDevice(user, id)] as const;
  for (const device of devices) {
    await device.ask();
    device.take();
  }

  const events = async (): Promise<RealtimeEvent[]> =>
    (await server.database.db.select().from(outbox))
      .filter(({ userId }) => userId === user.user.id)
      .sort((a, b) => a.id - b.id)
      .map(({ name, payload }) => ({ name, data: payload }) as unknown as RealtimeEvent);
  const heard = new Map(devices.map((device) => [device, 0]));
  /** Each device hears all events in order, but each at its own time. */
  const hear = async (device: (typeof devices)[number], most: number) => {
    const from = heard.get(device) ?? 0;
    const next = (await events()).slice(from, from + most);
    for (const event of next) device.hear(event);
    heard.set(device, from + next.length);
    return next.length > 0;
  };
  const call = async (method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) => {
    const answer = await user.call<{ code?: string }>(method, path, body);
    if (answer.status >= 400) expect(REFUSALS).toContain(answer.body.code);
    return answer.status < 400;
  };

  for (let step = 0; step < STEPS; step += 1) {
    const device = random.pick(devices);
    const { messages } = device;
    const own = messages.filter(({ role }) => role === "user");
    const replies = messages.filter(({ role }) => role === "assistant");
    const mine = own[random.between(0, Math.max(0, own.length - 1))];
    const reply = replies[random.between(0, Math.max(0, replies.length - 1))];
    const send = async (more: { readonly answers?: string; readonly edits?: string }) => {
      const [content, messageId] = [words(), randomUUID()];
      const message = { message: content, message_id: messageId, conversation_id: id, wait: false, ...more };
      const { status, body } = await user.call<SendAccepted & ErrorBody>("POST", "/api/chat", message);
      if (status >= 400) {
        expect(REFUSALS).toContain(body.code);
        return;
      }
      const entry = { ...more, messageId, conversationId: id, content, attachments: [] };
      device.updates.delivered({ ...entry, userId: user.user.id, createdAt: 0, order: 0, state: "sending" }, body);
    };
    const turn = reply?.replyTo ?? mine?.id;
    switch (random.between(0, 11)) {
      case 0:
        {
          const last = messages.at(-1);
          await send(last === undefined ? {} : { answers: last.id });
        }
        break;
      case 1:
        if (mine) await send({ edits: mine.id });
        break;
      case 2:
        if (reply)
          await call("POST", `/api/chat/turns/${reply.replyTo}/regenerate`, {
            newest: reply.versions?.newest ?? reply.id,
          });
        break;
      case 3:
        if (turn !== undefined) await call("POST", `/api/chat/turns/${turn}/stop`);
        break;
      case 4:
        if (reply && textOf(reply) !== "")
          await call("POST", `/api/chat/turns/${reply.replyTo}/continue`, {
            reply: reply.id,
            length: textOf(reply).length,
          });
        break;
      case 5: {
        const versions = messages.flatMap(({ versions }) =>
          [versions?.previous, versions?.next, versions?.newest].filter((id) => id !== undefined),
        );
        const version = versions[random.between(0, Math.max(0, versions.length - 1))];
        if (version !== undefined) await call("POST", `/api/chat/messages/${version}/show`);
        break;
      }
      case 6:
        // Deleted on one device, and brought back on either.
        if (random.next() < 0.3 && (await call("DELETE", `/api/chat/history/${id}`)) && random.next() < 0.8)
          await call("POST", "/api/chat/history/restore", { ids: [id] });
        break;
      case 7:
        await device.ask();
        break;
      case 8:
        device.take();
        break;
      case 9:
        open();
        break;
      default:
        await hear(device, random.between(1, 4));
    }
  }

  const isQuiet = async () => {
    open();
    const { body } = await user.call<ConversationDetail>("GET", `/api/chat/history?conversation_id=${id}`);
    return body.turn === undefined && body;
  };
  const tree = await until(isQuiet);
  const wanted = (tree.messages ?? []).map((message) => [message.id, textOf(message), message.status]);
  for (const device of devices) {
    device.take();
    while (await hear(device, 100));
    await device.settle();
    expect(device.messages.map((message) => [message.id, textOf(message), message.status])).toEqual(wanted);
    expect(new Set(device.messages.map((message) => message.id)).size).toBe(device.messages.length);
  }
}

describe("two devices", () => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
    "end with the server's one tree, whatever they send, edit, regenerate, stop, continue, switch and delete, and whenever they hear of it (seed %i)",
    async (seed) => {
      await play(createRandom(seed));
    },
    120_000,
  );
});
