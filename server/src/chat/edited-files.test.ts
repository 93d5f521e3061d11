import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { media } from "../media/tables.ts";
import { mediaClient } from "../media/testing/media-client.ts";
import { sample } from "../media/testing/media-samples.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { named, publish, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { detail, send, type Send } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let ada: TestUser;
withChatServer((started) => ({ server, ada } = started));

const { upload } = mediaClient(() => server);
const uploaded = async (name: string) => (await upload(ada, sample.pdf, name)).body.media.id;

/** A sent message with two files, and what edits it. */
async function withFiles(message = "say:look") {
  const ids = [await uploaded("1.pdf"), await uploaded("2.pdf")] as const;
  const { body } = await send(ada, { message, media_ids: ids, wait: false });
  const { conversationId, turnId } = body;
  const edit = (edited: Send) =>
    send(ada, { message, conversation_id: conversationId, edits: turnId, wait: false, ...edited });
  const question = async () => (await detail(ada, conversationId)).body.messages[0];
  const names = async () => (await question())?.content.flatMap((part) => (part.type === "text" ? [] : [part.name]));
  return { ids, edit, question, names, conversationId, turnId };
}

/** The same over the socket. `edit` resolves to the data of the event by which the server accepts or refuses the message. */
async function withFilesAndSocket() {
  const { conversationId, turnId: edits, ...files } = await withFiles();
  const { channel, heard } = await tab(ada);
  const edit = async (metadata: Record<string, unknown>, content = "say:look", messageId = randomUUID()) => {
    const answers = () => [
      ...named(heard, "message_accepted").filter(({ data }) => data.messageId === messageId),
      ...named(heard, "error").filter(({ data }) => data.metadata.messageId === messageId),
    ];
    const before = answers().length;
    await publish(channel, { content, conversationId, messageId, metadata: { edits, ...metadata } });
    return until(() => answers()[before]?.data);
  };
  return { ...files, edit };
}

describe("an edited message", () => {
  it("keeps the files that it's told to, before new ones, or all", async () => {
    const { ids, edit, names } = await withFiles();
    expect((await edit({ keeps: [ids[1]], media_ids: [await uploaded("3.pdf")] })).status).toBe(202);
    expect(await names()).toEqual(["2.pdf", "3.pdf"]);
    await edit({ keeps: [] });
    expect(await names()).toEqual([]);
    await edit({ media_ids: [await uploaded("4.pdf")] });
    expect(await names()).toEqual(["1.pdf", "2.pdf", "4.pdf"]);
  });

  it("is edited or answers another one, and only what's edited keeps files", async () => {
    const { ids, edit, question, turnId } = await withFiles();
    const flawed = async (sent: Send) => {
      const { status, body } = await edit(sent);
      return [status, body.code, body.issues];
    };
    expect(await flawed({ edits: undefined, keeps: ids })).toEqual([
      400,
      "validation_failed",
      [{ path: "keeps", message: "Needs edits" }],
    ]);
    expect(await flawed({ answers: turnId })).toEqual([
      400,
      "validation_failed",
      [{ path: "answers", message: "Can't be together with edits" }],
    ]);
    expect((await question())?.versions).toBeUndefined();
  });

  it("may have files alone, but not nothing at all", async () => {
    const { ids, edit, names } = await withFiles("");
    expect((await edit({ keeps: [ids[0]] })).status).toBe(202);
    expect(await names()).toEqual(["1.pdf"]);
    expect((await edit({ keeps: [] })).body.code).toBe("validation_failed");
    expect((await edit({ message: "say:text", keeps: [] })).status).toBe(202);
    expect(await names()).toEqual([]);
  });

  it("keeps no file that the message never had, and has no more files than any other", async () => {
    const { edit } = await withFiles();
    const other = await withFiles();
    expect((await edit({ keeps: [other.ids[0]] })).body.code).toBe("media_not_found");
    expect((await edit({ keeps: [randomUUID()] })).body.code).toBe("media_not_found");
    const media_ids = Array.from({ length: 9 }, () => randomUUID());
    expect((await edit({ media_ids })).body.code).toBe("validation_failed");
  });

  it("isn't stored with a kept file that's gone, even if it goes at the same moment", async () => {
    const { ids, edit, question, names } = await withFiles();
    const { editing } = await server.database.db.transaction(async (tx) => {
      await tx.delete(media).where(eq(media.id, ids[0]));
      return { editing: edit({ keeps: ids }) };
    });
    const refused = { status: 410, body: { code: "media_deleted" } };
    expect(await editing).toMatchObject(refused);
    expect(await edit({ keeps: [ids[0]] })).toMatchObject(refused);
    expect((await question())?.versions).toBeUndefined();
    expect((await edit({ keeps: [ids[1]] })).status).toBe(202);
    expect(await names()).toEqual(["2.pdf"]);
  });

  it("is stored once when it's sent twice, but not with other files", async () => {
    const { ids, edit } = await withFiles();
    const message_id = randomUUID();
    const first = await edit({ message_id, keeps: [ids[0]] });
    expect((await edit({ message_id, keeps: [ids[0]] })).body.turnId).toBe(first.body.turnId);
    expect((await edit({ message_id, keeps: [] })).body.code).toBe("message_id_reused");
  });
});

describe("an edited message over the socket", () => {
  it("is one message with its files once, however often it's sent", async () => {
    const { ids, edit, question, names } = await withFilesAndSocket();
    const metadata = { keeps: [ids[1]], media_ids: [await uploaded("3.pdf")] };
    const messageId = randomUUID();
    const first = await edit(metadata, "say:look", messageId);
    expect(await edit(metadata, "say:look", messageId)).toEqual(first);
    expect(await names()).toEqual(["2.pdf", "3.pdf"]);
    expect(await question()).toMatchObject({ id: first.storedId, versions: { position: 2, count: 2 } });
  });

  it("may have kept files alone", async () => {
    const { ids, edit, question, names } = await withFilesAndSocket();
    const { storedId } = await edit({ keeps: [ids[0]] }, " ");
    expect(await names()).toEqual(["1.pdf"]);
    expect((await question())?.id).toBe(storedId);
    expect((await edit({ keeps: [] }, "")).metadata.code).toBe("validation_failed");
  });

  it("is refused when it answers a message, too, or keeps files without editing one", async () => {
    const { ids, edit, question } = await withFilesAndSocket();
    for (const metadata of [{ answers: randomUUID() }, { edits: undefined, keeps: ids }])
      expect((await edit(metadata)).metadata).toMatchObject({ code: "validation_failed", retryable: false });
    expect((await question())?.versions).toBeUndefined();
  });

  it("is refused with a kept file that's gone", async () => {
    const { ids, edit, question } = await withFilesAndSocket();
    await server.database.db.delete(media).where(eq(media.id, ids[0]));
    expect((await edit({ keeps: ids })).metadata).toMatchObject({ code: "media_deleted", retryable: false });
    expect((await question())?.versions).toBeUndefined();
  });
});
