import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import {
  type ConversationListItem,
  type ErrorBody,
  type ExportPage,
  type MessageSearchResult,
  type TurnResponse,
} from "@atrium/shared-contracts/wire";
import { eq, sql } from "drizzle-orm";
import type { TestServer, TestUser } from "../testing/index.ts";
import { named, publish, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { reasonings, turns } from "./storage/tables.ts";
import { detail, ended, send, textOf } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";
import { REASONING_MAX_LENGTH } from "./turns/reply-trail.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const scripted = withChatServer((started) => ({ server, ada, bob } = started));

const reasoning = (user: TestUser, id: string) =>
  user.call<{ text: string } & ErrorBody>("GET", `/api/chat/messages/${id}/reasoning`);
const weatherIn = (detail: string) => ({ kind: "weather", detail });

async function replied(message: string) {
  const { body } = await send(ada, { message });
  const conversation = (await detail(ada, body.conversationId)).body;
  const reply = conversation.messages.at(-1);
  if (reply === undefined) throw new Error("There's no reply");
  return { id: body.conversationId, turnId: body.turnId, reply, conversation };
}

describe("what was done for a reply", () => {
  it("is kept with it, each step once and in order, and isn't in its text", async () => {
    const { reply } = await replied("begin:weather=Hue|do:weather=Hue|do:calendar|do:weather=Hue|say:Rain");
    expect(reply.steps).toEqual([weatherIn("Hue"), { kind: "calendar" }]);
    expect(textOf(reply)).toBe("Rain");
  });

  it("is no more than a list of twenty short lines, whatever a model calls", async () => {
    const { reply } = await replied("busy:30|say:Done");
    expect(reply.steps).toHaveLength(20);
    expect(reply.steps?.[3]).toEqual(weatherIn(`3 \uFFFD ${"😀".repeat(76)}`));
  });

  it("isn't there for what was only begun", async () => {
    expect((await replied("begin:weather=Hue|say:No idea")).reply.steps).toBeUndefined();
  });

  it("shows as it's done, is kept for a later attempt meanwhile, and comes with the reply's end", async () => {
    const { channel, heard } = await tab(ada);
    const gate = randomUUID();
    const messageId = randomUUID();
    await publish(channel, {
      content: `do:calendar|begin:weather=Hue|wait:${gate}|do:weather=Hue|say:Rain`,
      messageId,
    });
    const [event] = await until(
      () => named(heard, "graph-event-weather").length > 0 && named(heard, "graph-event-weather"),
    );
    expect(event?.data).toMatchObject({
      status: "running",
      complete: false,
      metadata: { messageId, step: { ...weatherIn("Hue"), offset: 0 } },
    });
    const id = event?.data.conversationId;
    // For an attempt that follows if this one breaks off.
    const kept = () =>
      server.database.db.select({ steps: turns.steps }).from(turns).where(eq(turns.conversationId, id));
    await until(async () => (await kept())[0]?.steps.length === 1);
    scripted.open(gate);
    const end = await until(() => named(heard, "message_response")[0]);
    expect(end.data.metadata.steps).toEqual([{ kind: "calendar" }, weatherIn("Hue")]);
  });

  it("belongs to one version of a reply, and goes on with one that's continued", async () => {
    const { id, turnId, reply } = await replied("do:calendar|think:One|say:half|fail");
    await ada.call<TurnResponse>("POST", `/api/chat/turns/${turnId}/continue`, { reply: reply.id, length: 4 });
    const [, continued] = (await ended(ada, id)).messages;
    expect(continued?.steps).toEqual([{ kind: "calendar" }]);
    expect((await reasoning(ada, reply.id)).body.text).toBe("One\n\nOne");
    const other = await replied("do:calendar|think:One|say:whole");
    await ada.call<TurnResponse>("POST", `/api/chat/turns/${other.turnId}/regenerate`, { newest: other.reply.id });
    const [, again] = (await ended(ada, other.id)).messages;
    expect(again?.id).not.toBe(other.reply.id);
    expect(again?.steps).toEqual([{ kind: "calendar" }]);
    expect((await reasoning(ada, again?.id ?? "")).body.text).toBe("One");
  });

  it("comes along with a duplicate, an export and an import", async () => {
    const { id, conversation } = await replied("do:weather=Hue|think:Hm|say:Rain");
    const { body } = await ada.call<{ conversation: ConversationListItem }>(
      "POST",
      `/api/chat/history/${id}/duplicate`,
      { request_id: randomUUID(), title: "Copy" },
    );
    const [, copy] = (await detail(ada, body.conversation.id)).body.messages;
    expect(copy).toMatchObject({ steps: [weatherIn("Hue")], reasoning: conversation.messages[1]?.reasoning });
    expect((await reasoning(ada, copy?.id ?? "")).body.text).toBe("Hm");
    const { parts } = (await ada.call<ExportPage>("GET", `/api/chat/export?conversation_id=${id}`)).body;
    const messages = parts[0]?.messages ?? [];
    expect(messages[1]?.steps).toEqual([weatherIn("Hue")]);
    expect(JSON.stringify(parts)).not.toContain("reasoning");
    const [question, answer] = messages;
    const source = randomUUID();
    const { createdAt, updatedAt } = parts[0]?.conversation ?? {};
    const steps = [
      ...(answer?.steps ?? []),
      ...(answer?.steps ?? []),
      weatherIn("a\u202eb\nc"),
      weatherIn("x".repeat(2_000)),
    ];
    const bring = (more: object) =>
      bob.call("POST", "/api/chat/import", {
        conversations: [
          {
            source,
            title: "Brought",
            createdAt,
            updatedAt,
            messages: [
              { ...question, steps },
              { ...answer, ...more },
            ],
          },
        ],
      });
    expect((await bring({ steps: ["weather"] })).status).toBe(400);
    expect((await bring({ steps })).status).toBe(200);
    const [brought] = (await bob.call<{ conversations: ConversationListItem[] }>("GET", "/api/chat/history")).body
      .conversations;
    const shown = (await detail(bob, brought?.id ?? "")).body.messages;
    expect(shown.map((message) => message.steps)).toEqual([
      undefined,
      [weatherIn("Hue"), weatherIn("ab c"), weatherIn("x".repeat(80))],
    ]);
  });
});

describe("what a model thought before a reply", () => {
  it("is no part of the reply: neither of its text, nor of what's searched, nor of what the assistant gets to see", async () => {
    const word = `w${randomUUID().replaceAll("-", "")}`;
    const { id, reply } = await replied(`think:About ${word} |think:and more|say:Rain`);
    expect(reply.reasoning).toEqual({ seconds: 1 });
    expect(textOf(reply)).toBe("Rain");
    expect((await reasoning(ada, reply.id)).body.text).toBe(`About ${word} and more`);
    const { hits } = (await ada.call<MessageSearchResult>("GET", `/api/chat/search?q=${word}`)).body;
    expect(hits.map(({ messageId }) => messageId)).not.toContain(reply.id);
    await send(ada, { message: "say:Bye", conversation_id: id });
    expect(scripted.requests.at(-1)?.history.at(-1)).toMatchObject({ role: "assistant", text: "Rain" });
    expect(JSON.stringify(scripted.requests.at(-1)?.history.at(-1))).not.toContain(word);
  });

  it("is read only by its owner, until its conversation is deleted", async () => {
    const { id, reply, turnId } = await replied("think:Hm|say:Rain");
    expect((await reasoning(bob, reply.id)).body.code).toBe("message_not_found");
    expect((await reasoning(ada, turnId)).body.code).toBe("message_not_found");
    expect((await reasoning(ada, "x")).status).toBe(400);
    await ada.call("DELETE", `/api/chat/history/${id}`);
    expect((await reasoning(ada, reply.id)).status).toBe(404);
  });

  it("isn't there if it's blank, and leaves nothing behind once a reply is written anew without", async () => {
    expect((await replied("think: |say:Rain")).reply.reasoning).toBeUndefined();
    const { id, turnId, reply } = await replied("think:First|fail");
    expect((await reasoning(ada, reply.id)).body.text).toBe("First");
    // The second attempt of this message doesn't get to its thoughts.
    await ada.call<TurnResponse>("POST", `/api/chat/turns/${turnId}/retry`);
    const again = (await ended(ada, id)).messages[1];
    expect(again?.id).toBe(reply.id);
    const { rows } = await server.database.db.execute(
      sql`select text from ${reasonings} where message_id = ${reply.id}`,
    );
    expect(rows).toEqual([{ text: "First" }]);
  });

  it("is cut at its limit, and reported once, however long a model thinks", async () => {
    const { channel, heard } = await tab(ada);
    const messageId = randomUUID();
    await publish(channel, { content: "ponder:20000|say:Rain", messageId });
    // The channel is the person's: what another conversation still has to tell comes over it, too.
    const ofMessage = () => heard.filter(({ data }) => data.metadata?.messageId === messageId);
    const end = await until(() => named(ofMessage(), "message_response")[0]);
    expect(end.data.metadata.reasoning).toEqual({ seconds: 1 });
    const steps = ofMessage().filter(({ data }) => data.metadata?.step?.kind === "reasoning");
    expect(steps).toHaveLength(1);
    const id = end.data.conversationId;
    const { text } = (await reasoning(ada, (await detail(ada, id)).body.messages[1]?.id ?? "")).body;
    expect(text).toHaveLength(REASONING_MAX_LENGTH);
    expect(text).not.toContain("\0");
  });
});
