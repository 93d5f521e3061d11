import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { mediaClient } from "../media/testing/media-client.ts";
import { sample } from "../media/testing/media-samples.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
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
  const names = async () => {
    const [question] = (await detail(ada, conversationId)).body.messages;
    return question?.content.flatMap((part) => (part.type === "text" ? [] : [part.name]));
  };
  return { ids, edit, names };
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

  it("is stored once when it's sent twice, but not with other files", async () => {
    const { ids, edit } = await withFiles();
    const message_id = randomUUID();
    const first = await edit({ message_id, keeps: [ids[0]] });
    expect((await edit({ message_id, keeps: [ids[0]] })).body.turnId).toBe(first.body.turnId);
    expect((await edit({ message_id, keeps: [] })).body.code).toBe("message_id_reused");
  });
});
