import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ConversationDetail, ErrorBody, Share } from "@atrium/shared-contracts/wire";
import { eq, sql } from "drizzle-orm";
import { messages } from "../chat/storage/tables.ts";
import { detail, ended, send, textOf } from "../chat/testing/chat-calls.ts";
import { createScriptedAssistant } from "../chat/testing/scripted-assistant.ts";
import { media } from "../media/tables.ts";
import { mediaClient } from "../media/testing/media-client.ts";
import { png } from "../media/testing/media-samples.ts";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { newToken } from "./share-token.ts";

let server: TestServer;
let ada: TestUser;
const { upload } = mediaClient(() => server);

beforeAll(async () => {
  server = await startTestServer({ assistant: createScriptedAssistant().assistant, listen: true });
  ada = await signUp(server, "Ada");
}, 120_000);
afterAll(() => server.close());

const put = async (id: string, attachments = false) =>
  (await ada.call<{ share: Share }>("PUT", `/api/chat/history/${id}/share`, { attachments, latest: true })).body.share;
const copy = (user: TestUser, token: string) =>
  user.call<{ conversationId: string } & ErrorBody>("POST", `/api/shared/${token}/copy`);

async function shared(message = "say:hello", mediaIds: readonly string[] = [], attachments = false) {
  const { conversationId: id } = (await send(ada, { message, media_ids: mediaIds })).body;
  await ended(ada, id);
  return { id, token: (await put(id, attachments)).path.replace("/share/", "") };
}
const texts = ({ messages: shown }: ConversationDetail) => shown.map(textOf);

describe("continuing a shared conversation as one's own copy", () => {
  it("makes a conversation with its messages, which can be continued and says nothing to its first owner", async () => {
    const { id, token } = await shared();
    const bob = await signUp(server, "Bob");
    const { status, body } = await copy(bob, token);
    expect(status).toBe(200);
    const own = await detail(bob, body.conversationId);
    expect(texts(own.body)).toEqual(["say:hello", "hello"]);
    expect(own.body.conversations[0]?.title).toBe("say:hello");
    await send(bob, { message: "say:more", conversation_id: body.conversationId });
    expect(texts(await ended(bob, body.conversationId))).toEqual(["say:hello", "hello", "say:more", "more"]);
    expect(texts((await detail(ada, id)).body)).toEqual(["say:hello", "hello"]);
    expect((await detail(ada, body.conversationId)).status).toBe(404);
    await ada.call("DELETE", `/api/chat/history/${id}/share`);
    expect((await detail(bob, body.conversationId)).status).toBe(200);
  });

  it("makes one, however often and at once it's asked; another one for a later snapshot, or once it's deleted", async () => {
    const { id, token } = await shared("say:once");
    const bob = await signUp(server, "Bob");
    const made = await Promise.all(Array.from({ length: 4 }, () => copy(bob, token)));
    const [first] = made.map(({ body }) => body.conversationId);
    expect(new Set(made.map(({ body }) => body.conversationId)).size).toBe(1);
    expect((await copy(bob, token)).body.conversationId).toBe(first);
    await put(id);
    const second = (await copy(bob, token)).body.conversationId;
    expect(second).not.toBe(first);
    await bob.call("DELETE", `/api/chat/history/${second}`);
    const third = (await copy(bob, token)).body.conversationId;
    expect([first, second]).not.toContain(third);
    expect((await detail(bob, third)).status).toBe(200);
    const cy = await signUp(server, "Cy");
    expect((await copy(cy, token)).body.conversationId).not.toBe(third);
  });

  it("copies files only if they're shared", async () => {
    const image = (await upload(ada, png(4, 4), "sketch.png")).body.media;
    const { id, token } = await shared("say:files", [image.id]);
    const bob = await signUp(server, "Bob");
    const without = await detail(bob, (await copy(bob, token)).body.conversationId);
    expect(without.body.messages[0]?.content).toHaveLength(1);
    await put(id, true);
    const { body } = await detail(bob, (await copy(bob, token)).body.conversationId);
    const part = body.messages[0]?.content[1];
    expect(part).toMatchObject({ type: "image", name: "sketch.png" });
    const url = part?.type === "image" ? part.imageUrl : "";
    expect(url).not.toContain(image.id);
    await server.database.db.delete(media).where(eq(media.id, image.id));
    const file = await fetch(server.url + url);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png(4, 4));
  });

  it("makes another one once files are shared that the first one lacks, and no more than that", async () => {
    const image = (await upload(ada, png(4, 4), "sketch.png")).body.media;
    const { id, token } = await shared("say:later", [image.id]);
    const share = (attachments: boolean) =>
      ada.call("PUT", `/api/chat/history/${id}/share`, { attachments, latest: false });
    const bob = await signUp(server, "Bob");
    const first = (await copy(bob, token)).body.conversationId;
    await share(true);
    const made = await Promise.all([copy(bob, token), copy(bob, token)]);
    const [second = ""] = made.map(({ body }) => body.conversationId);
    expect(new Set(made.map(({ body }) => body.conversationId)).size).toBe(1);
    expect(second).not.toBe(first);
    expect((await detail(bob, second)).body.messages[0]?.content[1]).toMatchObject({ name: "sketch.png" });
    await share(false);
    expect((await copy(bob, token)).body.conversationId).toBe(second);
    await share(true);
    expect((await copy(bob, token)).body.conversationId).toBe(second);

    const bare = await shared("say:bare");
    const own = (await copy(bob, bare.token)).body.conversationId;
    await ada.call("PUT", `/api/chat/history/${bare.id}/share`, { attachments: true, latest: false });
    expect((await copy(bob, bare.token)).body.conversationId).toBe(own);
  });

  it("keeps what was done for replies, as the link shows it, and nothing of what was thought", async () => {
    const { token } = await shared("think:Hm|do:weather=Hanoi|do:files=secret.pdf|say:Sunny");
    const bob = await signUp(server, "Bob");
    const { body } = await detail(bob, (await copy(bob, token)).body.conversationId);
    expect(body.messages[1]?.steps).toEqual([{ kind: "weather", detail: "Hanoi" }, { kind: "files" }]);
    expect(body.messages[1]?.reasoning).toBeUndefined();
  });

  it("keeps what cards showed by name, which isn't read as Markdown", async () => {
    const { id } = await shared("say:cards");
    const cards = [{ kind: "calendar.event", data: { id: "secret", title: "Lunch\n**with** [Sam](http://x)" } }];
    await server.database.db
      .update(messages)
      .set({ cards })
      .where(sql`conversation_id = ${id} and role = 'assistant'`);
    const token = (await put(id)).path.replace("/share/", "");
    const bob = await signUp(server, "Bob");
    const { body } = await detail(bob, (await copy(bob, token)).body.conversationId);
    expect(textOf(body.messages[1])).toBe(
      String.raw`cards` + "\n\n" + String.raw`- Lunch \*\*with\*\* \[Sam\]\(http\:\/\/x\)`,
    );
    expect(body.messages[1]?.cards).toBeUndefined();
  });

  it("needs somebody who's signed in, and a link that works", async () => {
    const { id, token } = await shared("say:refused");
    const bob = await signUp(server, "Bob");
    expect((await call<ErrorBody>(server, "POST", `/api/shared/${token}/copy`)).status).toBe(401);
    for (const wrong of [newToken(), "x", "%25"]) expect((await copy(bob, wrong)).body.code).toBe("share_not_found");
    await ada.call("DELETE", `/api/chat/history/${id}`);
    expect((await copy(bob, token)).body.code).toBe("share_not_found");
  });
});
