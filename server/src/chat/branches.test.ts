import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type {
  ConversationDetail,
  ConversationList,
  ErrorBody,
  OlderMessages,
  TurnResponse,
} from "@atrium/shared-contracts/wire";
import { and, eq, sql } from "drizzle-orm";
import { QUOTAS } from "../limits/limits.ts";
import { signUp, type TestServer, type TestUser } from "../testing/index.ts";
import { until } from "../testing/until.ts";
import { conversations, outbox } from "./storage/tables.ts";
import { detail, ended, send, textOf } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const scripted = withChatServer((started) => ({ server, ada, bob } = started));

const textsOf = ({ messages }: Pick<ConversationDetail, "messages">) => messages.map(textOf);
const regenerate = (user: TestUser, turnId: string, newest: string) =>
  user.call<TurnResponse & ErrorBody>("POST", `/api/chat/turns/${turnId}/regenerate`, { newest });
const goOn = (user: TestUser, turnId: string, reply: string, length: number) =>
  user.call<TurnResponse & ErrorBody>("POST", `/api/chat/turns/${turnId}/continue`, { reply, length });
const rate = (user: TestUser, id: string, rating: unknown) =>
  user.call<ErrorBody>("PUT", `/api/chat/messages/${id}/rating`, { rating });
const show = (user: TestUser, id: string) => user.call<ErrorBody>("POST", `/api/chat/messages/${id}/show`);
const historyOf = () => scripted.requests.at(-1)?.history.map(({ text }) => text);

/** A conversation of two questions and their replies. */
async function talk() {
  const first = await send(ada, { message: "say:one" });
  const conversation_id = first.body.conversationId;
  const second = await send(ada, { message: "say:two", conversation_id });
  return { conversation_id, first: first.body, second: second.body };
}

describe("an edited message", () => {
  it("begins a branch beside the message, which the history then shows, with both versions named", async () => {
    const { conversation_id, first, second } = await talk();
    await send(ada, { message: "say:other", conversation_id, edits: first.turnId });
    expect(historyOf()).toEqual([]);
    const { body } = await detail(ada, conversation_id);
    expect(textsOf(body)).toEqual(["say:other", "other"]);
    const newest = body.messages[0]?.id;
    expect(body.messages[0]?.versions).toEqual({ position: 2, count: 2, previous: first.turnId, newest });
    expect(body.messages[0]?.parentId).toBeUndefined();
    expect(body.messages[1]?.versions).toBeUndefined();

    expect((await show(ada, first.turnId)).status).toBe(200);
    const { body: back } = await detail(ada, conversation_id);
    expect(back.messages[0]?.versions).toEqual({ position: 1, count: 2, next: newest, newest });
    expect(textsOf(back)).toEqual(["say:one", "one", "say:two", "two"]);
    expect(back.messages.map(({ parentId }) => parentId)).toEqual([
      undefined,
      first.turnId,
      first.reply.id,
      second.turnId,
    ]);
  });

  it("keeps its files, and is stored once when it's sent twice", async () => {
    const { conversation_id, second } = await talk();
    const edit = { message: "say:2", conversation_id, edits: second.turnId, message_id: randomUUID() };
    const [one, two] = await Promise.all([send(ada, edit), send(ada, edit)]);
    expect(one.body.turnId).toBe(two.body.turnId);
    expect(historyOf()).toEqual(["say:one", "one"]);
    const { body } = await detail(ada, conversation_id);
    expect(body.messages[2]?.versions).toMatchObject({ count: 2, previous: second.turnId, newest: one.body.turnId });
    expect((await send(ada, { ...edit, edits: body.messages[0]?.id })).body.code).toBe("message_id_reused");
  });

  it("has to edit an own message of the same conversation", async () => {
    const { conversation_id, first } = await talk();
    const other = await talk();
    const edit = (user: TestUser, edits: string, id = conversation_id) =>
      send(user, { message: "say:x", conversation_id: id, edits });
    expect((await edit(ada, first.reply.id)).body.code).toBe("message_not_found");
    expect((await edit(ada, other.first.turnId)).body.code).toBe("message_not_found");
    expect((await edit(ada, randomUUID())).body.code).toBe("message_not_found");
    expect((await edit(bob, first.turnId)).body.code).toBe("conversation_not_found");
    expect((await show(bob, first.turnId)).body.code).toBe("message_not_found");
    expect((await send(ada, { message: "say:x", edits: first.turnId })).body.code).toBe("message_not_found");
  });
});

const previewed = async (conversationId: string) => {
  const { body } = await ada.call<ConversationList>("GET", "/api/chat/history");
  return body.conversations.find(({ id }) => id === conversationId)?.preview;
};

describe("the list", () => {
  it("shows the end of the branch that's shown", async () => {
    const { conversation_id, second } = await talk();
    await send(ada, { message: "say:other", conversation_id, edits: second.turnId });
    expect(await previewed(conversation_id)).toBe("other");
    await show(ada, second.turnId);
    expect(await previewed(conversation_id)).toBe("two");
  });

  it("shows what's below a reply rather than the reply", async () => {
    const gate = randomUUID();
    const first = await send(ada, { message: `say:one|wait:${gate}`, wait: false });
    const conversation_id = first.body.conversationId;
    await send(ada, { message: `say:two|wait:${gate}-2`, conversation_id, wait: false });
    scripted.open(gate);
    await until(async () => (await detail(ada, conversation_id)).body.messages.length === 3);
    expect(await previewed(conversation_id)).toContain("say:two");
    scripted.open(`${gate}-2`);
    await ended(ada, conversation_id);
    expect(await previewed(conversation_id)).toBe("two");
  });
});

describe("a message", () => {
  it("goes to the end of the branch that it answers, even if another one is shown by then", async () => {
    const { conversation_id, first, second } = await talk();
    await send(ada, { message: "say:other", conversation_id, edits: second.turnId });
    await send(ada, { message: "say:three", conversation_id, answers: second.reply.id });
    expect(historyOf()).toEqual(["say:one", "one", "say:two", "two"]);
    expect(textsOf((await detail(ada, conversation_id)).body)).toEqual([
      "say:one",
      "one",
      "say:two",
      "two",
      "say:three",
      "three",
    ]);
    // Both branches hold the first reply, so the message follows the shown one.
    await send(ada, { message: "say:four", conversation_id, answers: first.reply.id });
    expect(textsOf((await detail(ada, conversation_id)).body).slice(-2)).toEqual(["say:four", "four"]);
  });

  it("goes below the one that it was written below, if the server has that by then", async () => {
    const { conversation_id, first, second } = await talk();
    const edited = randomUUID();
    await send(ada, { message: "say:other", conversation_id, edits: second.turnId, message_id: edited });
    await show(ada, second.turnId);
    const place = { conversation_id, answers: first.reply.id };
    await send(ada, { message: "say:three", ...place, follows: edited });
    expect(historyOf()).toEqual(["say:one", "one", "say:other", "other"]);
    // Refused or withdrawn, it's with no server. Nor does one of another conversation count.
    const elsewhere = randomUUID();
    await send(ada, { message: "say:elsewhere", message_id: elsewhere });
    for (const follows of [randomUUID(), elsewhere]) {
      await show(ada, second.turnId);
      await send(ada, { message: "say:four", ...place, follows });
      expect(historyOf()?.slice(0, 4)).toEqual(["say:one", "one", "say:two", "two"]);
    }
  });

  it("begins no conversation if it follows one that has begun one, also when it's sent again", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const { conversationId } = (await send(ada, { message: "say:one", message_id: first })).body;
    for (const conversation_id of ["temp-1", undefined]) {
      const sent = await send(ada, { message: "say:two", conversation_id, follows: first, message_id: second });
      expect(sent.body.conversationId).toBe(conversationId);
    }
    expect(textsOf((await detail(ada, conversationId)).body)).toEqual(["say:one", "one", "say:two", "two"]);
    // What it follows was refused at first, and is sent after it.
    const [early, late] = [randomUUID(), randomUUID()];
    const follower = () => send(ada, { message: "say:two", follows: late, message_id: early });
    const begun = await follower();
    await send(ada, { message: "say:one", message_id: late });
    expect((await follower()).body).toMatchObject({ turnId: begun.body.turnId });
    expect((await send(bob, { message: "say:x", follows: first })).body.conversationId).not.toBe(conversationId);
  });

  it("that's sent aside leaves another branch shown, and is at the end of its own", async () => {
    const { conversation_id, second } = await talk();
    await send(ada, { message: "say:other", conversation_id, edits: second.turnId });
    const shown = ["say:one", "one", "say:other", "other"];
    const place = { conversation_id, answers: second.reply.id, aside: true };
    await send(ada, { message: "say:three", ...place });
    await send(ada, { message: "say:four", ...place });
    expect(textsOf((await detail(ada, conversation_id)).body)).toEqual(shown);
    expect(await previewed(conversation_id)).toBe("other");
    await show(ada, second.turnId);
    const found = ["say:one", "one", "say:two", "two", "say:three", "three", "say:four", "four"];
    expect(textsOf((await detail(ada, conversation_id)).body)).toEqual(found);
    // In the shown branch, it's as any other.
    await send(ada, { message: "say:five", ...place });
    expect(textsOf((await detail(ada, conversation_id)).body)).toEqual([...found, "say:five", "five"]);
    expect((await send(ada, { message: "say:x", conversation_id, edits: second.turnId, aside: true })).status).toBe(
      400,
    );
  });

  it("sent while a reply is written follows that reply", async () => {
    const gate = randomUUID();
    const first = await send(ada, { message: `say:one|wait:${gate}`, wait: false });
    const conversation_id = first.body.conversationId;
    await send(ada, { message: "say:two", conversation_id, wait: false });
    scripted.open(gate);
    const found = await ended(ada, conversation_id);
    expect(textsOf(found).map((text) => text?.split("|")[0])).toEqual(["say:one", "one", "say:two", "two"]);
    expect(historyOf()).toEqual([`say:one|wait:${gate}`, "one"]);
  });
});

describe("a regenerated reply", () => {
  it("is written beside the earlier one, with the context of its branch only", async () => {
    const { conversation_id, first } = await talk();
    expect((await regenerate(ada, first.turnId, first.reply.id)).status).toBe(200);
    const found = await ended(ada, conversation_id);
    expect(textsOf(found)).toEqual(["say:one", "one"]);
    expect(historyOf()).toEqual([]);
    expect(found.messages[1]?.versions).toMatchObject({ previous: first.reply.id, newest: found.messages[1]?.id });
    expect(found.messages[1]?.id).not.toBe(first.reply.id);
    expect(found.conversations[0]?.messageCount).toBe(2);
    await show(ada, first.reply.id);
    const { body } = await detail(ada, conversation_id);
    expect(textsOf(body)).toEqual(["say:one", "one", "say:two", "two"]);
    expect(body.conversations[0]?.messageCount).toBe(4);
  });

  it("is one, however often it's asked for and wherever", async () => {
    const { conversation_id, second } = await talk();
    const ask = () => regenerate(ada, second.turnId, second.reply.id);
    await Promise.all([ask(), ask(), ask()]);
    await ended(ada, conversation_id);
    // A device that doesn't know the new reply yet.
    expect((await ask()).body.turn.state).toBe("done");
    const found = await ended(ada, conversation_id);
    expect(found.messages.at(-1)?.versions?.count).toBe(2);
    expect(scripted.requests.filter(({ turnId }) => turnId === second.turnId)).toHaveLength(2);
  });

  it("that's stopped before it's begun is announced, too, in a run of its own", async () => {
    const { conversation_id, first } = await talk();
    const { body: running } = await send(ada, { message: "wait:never", conversation_id, wait: false });
    await regenerate(ada, first.turnId, first.reply.id);
    const stopped = await ada.call<TurnResponse>("POST", `/api/chat/turns/${first.turnId}/stop`);
    expect(stopped.body.turn.state).toBe("cancelled");
    await ada.call("POST", `/api/chat/turns/${running.turnId}/stop`);
    await ended(ada, conversation_id);
    const events = await server.database.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.name, "message_response"), sql`${outbox.payload}->'metadata'->>'turnId' = ${first.turnId}`))
      .orderBy(outbox.id);
    // Devices leave out what's from an earlier run than the one that they wait for.
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { status: "completed", metadata: { attempt: 1 } },
      { status: "stopped", metadata: { attempt: 2 } },
    ]);
  });

  it("doesn't take over the screen when another branch is chosen while it's written", async () => {
    const gate = randomUUID();
    const asked = await send(ada, { message: `say:hello|again:${gate}-2|say: again` });
    const { conversationId, turnId, reply } = asked.body;
    await regenerate(ada, turnId, reply.id);
    const { body: running } = await detail(ada, conversationId);
    expect(textsOf(running)).toHaveLength(1);
    expect(running.turn?.turnId).toBe(turnId);
    await show(ada, reply.id);
    scripted.open(`${gate}-2`);
    const found = await ended(ada, conversationId);
    expect(found.messages[1]?.id).toBe(reply.id);
    expect(found.messages[1]?.versions?.count).toBe(2);
  });
});

describe("a stopped reply", () => {
  it("is continued in its place, with what was there, once however often it's asked for", async () => {
    const gate = randomUUID();
    const sent = await send(ada, { message: `say:Once upon |wait:${gate}|say:a time`, wait: false });
    const { conversationId, turnId } = sent.body;
    await until(async () => (await detail(ada, conversationId)).body.turn?.partial === "Once upon ");
    await ada.call("POST", `/api/chat/turns/${turnId}/stop`);
    const stopped = await ended(ada, conversationId);
    const reply = stopped.messages[1];
    expect([textOf(reply), reply?.status]).toEqual(["Once upon ", "stopped"]);
    expect((await goOn(ada, turnId, reply?.id ?? "", 4)).body.turn.state).toBe("cancelled");
    const [{ body }] = await Promise.all([
      goOn(ada, turnId, reply?.id ?? "", 10),
      goOn(ada, turnId, reply?.id ?? "", 10),
    ]);
    expect(body.turn.partial).toBe("Once upon ");
    // The turn has the text while it runs.
    expect((await detail(ada, conversationId)).body.messages).toHaveLength(1);
    scripted.open(gate);
    const found = await ended(ada, conversationId);
    expect(scripted.requests.at(-1)?.continues).toBe("Once upon ");
    expect(scripted.requests.filter((request) => request.turnId === turnId)).toHaveLength(2);
    expect([textOf(found.messages[1]), found.messages[1]?.status]).toEqual(["Once upon a time", "complete"]);
    expect(found.messages[1]?.id).toBe(reply?.id);
    expect(found.messages[1]?.createdAt).toBe(reply?.createdAt);
    expect(found.messages).toHaveLength(2);
    expect((await goOn(ada, turnId, reply?.id ?? "", 10)).body.turn.state).toBe("done");
    expect((await goOn(ada, turnId, reply?.id ?? "", 16)).body.code).toBe("turn_complete");
  });
});

describe("a reply that isn't whole", () => {
  it("isn't continued without a text: there's only retrying", async () => {
    const gate = randomUUID();
    const { body } = await send(ada, { message: `wait:${gate}|say:late`, wait: false });
    const { conversationId, turnId } = body;
    await until(async () => (await detail(ada, conversationId)).body.turn?.state === "running");
    await ada.call("POST", `/api/chat/turns/${turnId}/stop`);
    const reply = (await ended(ada, conversationId)).messages[1];
    expect([textOf(reply), reply?.status]).toEqual(["", "stopped"]);
    const asked = await goOn(ada, turnId, reply?.id ?? "", 0);
    expect([asked.status, asked.body.code, asked.body.issues]).toEqual([
      400,
      "validation_failed",
      [{ path: "reply", message: "Has no text to continue" }],
    ]);
    expect((await ended(ada, conversationId)).messages[1]).toEqual(reply);
    scripted.open(gate);
    expect((await ada.call("POST", `/api/chat/turns/${turnId}/retry`)).status).toBe(200);
    expect(textOf((await ended(ada, conversationId)).messages[1])).toBe("late");
  });

  it("is neither continued nor written again while there's no room for its text", async () => {
    const { db } = server.database;
    const user = await signUp(server);
    const { conversationId, turnId, reply } = (await send(user, { message: "say:half|fail" })).body;
    const other = randomUUID();
    await db
      .insert(conversations)
      .values({ id: other, userId: user.user.id, title: "Much", textBytes: QUOTAS.text_bytes.max });
    const retry = () => user.call<TurnResponse & ErrorBody>("POST", `/api/chat/turns/${turnId}/retry`);
    for (const { status, body } of [await goOn(user, turnId, reply.id, 4), await retry()])
      expect([status, body.code]).toEqual([409, "conversations_full"]);
    expect(textsOf(await ended(user, conversationId))).toEqual(["say:half|fail", "half"]);
    await db.delete(conversations).where(eq(conversations.id, other));
    expect((await goOn(user, turnId, reply.id, 4)).status).toBe(200);
    await ended(user, conversationId);
    expect((await retry()).status).toBe(200);
  });
});

describe("a rating", () => {
  it("is stored with the reply, and can be changed and taken back", async () => {
    const { conversation_id, first } = await talk();
    const rated = async () => (await detail(ada, conversation_id)).body.messages[1]?.rating;
    await rate(ada, first.reply.id, "good");
    expect(await rated()).toBe("good");
    await rate(ada, first.reply.id, "bad");
    expect(await rated()).toBe("bad");
    await rate(ada, first.reply.id, null);
    expect(await rated()).toBeUndefined();
    expect((await rate(ada, first.turnId, "good")).body.code).toBe("message_not_found");
    expect((await rate(bob, first.reply.id, "good")).body.code).toBe("message_not_found");
    expect((await rate(ada, first.reply.id, "fine")).status).toBe(400);
  });
});

describe("a conversation with branches", () => {
  it("shows a branch as it was left when somebody comes back to it, and what's newest where nobody has chosen", async () => {
    const { conversation_id, first, second } = await talk();
    const edit = (message: string, edits: string) => send(ada, { message, conversation_id, edits });
    const chosen = await edit("say:2b", second.turnId);
    await edit("say:2c", second.turnId);
    await show(ada, chosen.body.turnId);
    const branch = ["say:one", "one", "say:2b", "2b"];
    const shown = async () => textsOf((await detail(ada, conversation_id)).body);
    expect(await shown()).toEqual(branch);

    const other = await edit("say:other", first.turnId);
    await show(ada, first.turnId);
    expect(await shown()).toEqual(branch);

    // What's written beside it since is chosen by that, also while it's hidden.
    const gate = randomUUID();
    await send(ada, { message: `say:2d|wait:${gate}`, conversation_id, edits: second.turnId, wait: false });
    await show(ada, other.body.turnId);
    scripted.open(gate);
    await ended(ada, conversation_id);
    expect(await shown()).toEqual(["say:other", "other"]);
    await show(ada, first.turnId);
    expect(await shown()).toEqual(["say:one", "one", `say:2d|wait:${gate}`, "2d"]);
    await show(ada, chosen.body.turnId);
    expect(await shown()).toEqual(branch);
  });

  it("is read page by page along the shown branch, and deleted with all of them", async () => {
    const { conversation_id, first, second } = await talk();
    await send(ada, { message: "say:other", conversation_id, edits: second.turnId });
    const { body } = await ada.call<ConversationDetail>(
      "GET",
      `/api/chat/history?conversation_id=${conversation_id}&limit=2`,
    );
    expect(textsOf(body)).toEqual(["say:other", "other"]);
    const { body: older } = await ada.call<OlderMessages>(
      "GET",
      `/api/chat/messages?conversation_id=${conversation_id}&before=${body.olderCursor}`,
    );
    expect(textsOf(older)).toEqual(["say:one", "one"]);
    expect(older.olderCursor).toBeUndefined();
    expect((await ada.call("DELETE", `/api/chat/history/${conversation_id}`)).status).toBe(200);
    for (const id of [first.turnId, second.reply.id]) expect((await show(ada, id)).body.code).toBe("message_not_found");
    expect((await rate(ada, second.reply.id, "good")).body.code).toBe("message_not_found");
  });
});
