import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ConversationDetail, ConversationList } from "@atrium/shared-contracts/wire";
import { inArray, sql } from "drizzle-orm";
import { signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { until } from "../testing/until.ts";
import { createDiskContentStore } from "./disk-content-store.ts";
import { createMediaSweeper } from "./media-sweeper.ts";
import { UNSENT_DAYS, usageOf } from "./media-store.ts";
import { media } from "./tables.ts";
import { announce, mediaClient } from "./testing/media-client.ts";
import { png, sample } from "./testing/media-samples.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const { upload, download, filesOnDisk } = mediaClient(() => server);

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

  describe("that waits for one", () => {
    const age = (days: number, ...ids: string[]) =>
      server.database.db
        .update(media)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` })
        .where(inArray(media.id, ids));
    const file = async () => (await upload(ada, png(5, 5), "5.png")).body.media;
    const usage = () => usageOf(server.database.db, ada.user.id);
    const DAY_MS = 24 * 60 * 60_000;
    /** A sweep for which the bytes that are there were written long ago. */
    const sweep = () =>
      createMediaSweeper({
        db: server.database.db,
        store: createDiskContentStore(join(server.config.dataDir, "media")),
        log: server.log,
        now: () => Date.now() + 2 * DAY_MS,
      }).sweep();

    const isWaitedFor = () =>
      until(async () => {
        const { rows } = await server.database.db.execute(sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from "media"%'`);
        return rows.length > 0;
      });

    it("is deleted with its bytes once no draft can have it, and counts no more; what messages have stays", async () => {
      const before = await usage();
      const [draft, forgotten, sent, copied] = [await file(), await file(), await file(), await file()];
      const message = randomUUID();
      await attach(ada, [copied.id], message);
      await attach(ada, [sent.id], randomUUID());
      const copies = await server.database.db.transaction((tx) =>
        server.services.media.copy(tx, ada.user.id, [{ mediaId: copied.id, messageId: randomUUID() }]),
      );
      const copy = copies.get(copied.id)?.id ?? "";
      await release([message]);
      await age(UNSENT_DAYS - 1, draft.id);
      await age(UNSENT_DAYS + 1, forgotten.id);
      await age(1_000, sent.id, copy);

      expect(await sweep()).toMatchObject({ uploads: 0, unsent: 1 });
      expect(await ada.call("GET", `/api/media/${forgotten.id}`)).toMatchObject({ status: 404 });
      expect(await filesOnDisk()).not.toContain(forgotten.id);
      for (const id of [draft.id, sent.id, copy]) expect((await download(ada, id)).status).toBe(200);
      expect((await usage()).bytes - before.bytes).toBe(3 * draft.size);
      expect((await usage()).files - before.files).toBe(3);
    });

    it("stays when it's sent at the moment when it would be deleted", async () => {
      const { id } = await file();
      await age(UNSENT_DAYS + 1, id);
      const attached = Promise.withResolvers<void>();
      const found = Promise.withResolvers<void>();
      const attaching = server.database.db.transaction(async (tx) => {
        await server.services.media.attach(tx, ada.user.id, [id], randomUUID());
        attached.resolve();
        await found.promise;
      });
      await attached.promise;
      const sweeping = sweep();
      // The embedded database does one thing at a time.
      if (server.database.kind === "postgres") await isWaitedFor();
      found.resolve();
      await attaching;
      expect(await sweeping).toMatchObject({ unsent: 0 });
      expect((await download(ada, id)).status).toBe(200);
    });
  });
});
