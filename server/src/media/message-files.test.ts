import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ConversationDetail, ConversationList } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { announce, mediaClient } from "./testing/media-client.ts";
import { png, sample } from "./testing/media-samples.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const { upload } = mediaClient(() => server);

beforeAll(async () => {
  server = await startTestServer({ listen: true });
  ada = await signUp(server, "Ada");
  bob = await signUp(server, "Bob");
}, 120_000);
afterAll(() => server.close());

describe("a file of a message", () => {
  const { attach, release } = {
    attach: (user: TestUser, ids: string[], messageId: string) =>
      server.database.db.transaction((tx) => server.services.media.attach(tx, user.user.id, ids, messageId)),
    release: (ids: string[]) => server.database.db.transaction((tx) => server.services.media.release(tx, ids)),
  };

  it("must be the sender's, complete and in only one message", async () => {
    const first = (await upload(ada, png(2, 2), "1.png")).body.media;
    const second = (await upload(ada, sample.pdf, "2.pdf")).body.media;
    const message = randomUUID();
    const attached = [second, first].map(({ id, name, type }) => ({ id, name, type }));
    expect(await attach(ada, [second.id, first.id, second.id], message)).toEqual(attached);
    expect(await attach(ada, [second.id, first.id], message)).toEqual(attached);
    const foreign = (await upload(bob, png(2, 2), "bob.png")).body.media;
    const unfinished = (await announce(ada, png(2, 2), "3.png")).body;
    const free = (await upload(ada, png(2, 2), "4.png")).body.media;
    for (const id of [foreign.id, unfinished.id, randomUUID(), first.id]) {
      await expect(attach(ada, [free.id, id], randomUUID())).rejects.toMatchObject({ code: "media_not_found" });
    }
    expect(await attach(ada, [free.id], randomUUID())).toHaveLength(1);
    await release([message]);
    expect(await ada.call("GET", `/api/media/${first.id}`)).toMatchObject({ status: 404 });
    expect(await ada.call("GET", `/api/media/${free.id}`)).toMatchObject({ status: 200 });
  });

  it("isn't deleted as a draft's file, even if it's attached at the same moment", async () => {
    const { id } = (await upload(ada, sample.pdf, "1.pdf")).body.media;
    const { deleting } = await server.database.db.transaction(async (tx) => {
      await server.services.media.attach(tx, ada.user.id, [id], randomUUID());
      return { deleting: ada.call("DELETE", `/api/media/${id}`) };
    });
    const refused = { status: 409, body: { code: "media_attached" } };
    expect(await deleting).toMatchObject(refused);
    expect(await ada.call("DELETE", `/api/media/${id}`)).toMatchObject(refused);
    expect(await ada.call("GET", `/api/media/${id}`)).toMatchObject({ status: 200 });
    expect(await bob.call("DELETE", `/api/media/${id}`)).toMatchObject({ status: 404 });
  });

  it("is sent with a message, and the message's link shows it", async () => {
    const bytes = png(6, 6);
    const image = (await upload(ada, bytes, "sketch.png")).body.media;
    const report = (await upload(ada, sample.pdf, "report.pdf")).body.media;
    const body = { message: "Hello, what is this?", message_id: randomUUID(), media_ids: [image.id, report.id] };
    const sent = await ada.call<{ conversationId: string; user_media_urls: string[] }>("POST", "/api/chat", body);
    expect(sent.status).toBeLessThan(300);
    const again = await ada.call<{ conversationId: string }>("POST", "/api/chat", body);
    expect(again.body.conversationId).toBe(sent.body.conversationId);
    const { body: detail } = await ada.call<ConversationDetail>(
      "GET",
      `/api/chat/history?conversation_id=${sent.body.conversationId}`,
    );
    const parts = detail.messages.find(({ role }) => role === "user")?.content ?? [];
    expect(parts.map(({ type }) => type)).toEqual(["text", "image", "file"]);
    const shown = parts.find((part) => part.type === "image");
    const answer = await fetch(server.url + shown?.imageUrl);
    expect(shown?.name).toBe("sketch.png");
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it("makes the send fail when it's another user's, and nothing is stored", async () => {
    const foreign = (await upload(bob, png(2, 2), "secret.png")).body.media;
    const before = (await ada.call<ConversationList>("GET", "/api/chat/history")).body.conversations.length;
    const own = (await upload(ada, png(2, 2), "own.png")).body.media;
    for (const id of [foreign.id, randomUUID()]) {
      const body = { message: "Show me", message_id: randomUUID(), media_ids: [own.id, id] };
      expect(await ada.call("POST", "/api/chat", body)).toMatchObject({
        status: 404,
        body: { code: "media_not_found" },
      });
    }
    expect((await ada.call<ConversationList>("GET", "/api/chat/history")).body.conversations).toHaveLength(before);
    expect(await attach(ada, [own.id], randomUUID())).toHaveLength(1);
  });
});
