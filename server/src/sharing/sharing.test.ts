import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorBody, Share, SharedConversation, ShareList } from "@atrium/shared-contracts/wire";
import { eq, sql } from "drizzle-orm";
import { emptyDeleted } from "../chat/conversations/deletion-store.ts";
import { conversations, messages } from "../chat/storage/tables.ts";
import { detail, ended, send } from "../chat/testing/chat-calls.ts";
import { createScriptedAssistant } from "../chat/testing/scripted-assistant.ts";
import { until } from "../testing/until.ts";
import { media } from "../media/tables.ts";
import { mediaClient } from "../media/testing/media-client.ts";
import { png, sample } from "../media/testing/media-samples.ts";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { users } from "../auth/tables.ts";
import { removeDeadShares } from "./share-store.ts";
import { newToken, tokenHash } from "./share-token.ts";
import { sharedMessages, shares } from "./tables.ts";

const scripted = createScriptedAssistant();
let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const { upload } = mediaClient(() => server);

beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant, listen: true });
  ada = await signUp(server, "Ada");
  bob = await signUp(server, "Bob");
}, 120_000);
afterAll(() => server.close());

const linkOf = (user: TestUser, id: string) =>
  user.call<{ share: Share | null } & ErrorBody>("GET", `/api/chat/history/${id}/share`);
const put = (user: TestUser, id: string, body: object = { attachments: false, latest: true }) =>
  user.call<{ share: Share } & ErrorBody>("PUT", `/api/chat/history/${id}/share`, body);
const revoke = (user: TestUser, id: string) => user.call<ErrorBody>("DELETE", `/api/chat/history/${id}/share`);
const all = async (user: TestUser, query = "") => (await user.call<ShareList>("GET", `/api/chat/shares${query}`)).body;
const tokenOf = ({ path }: Share) => path.replace("/share/", "");
const read = (token: string, query = "") =>
  call<SharedConversation & ErrorBody>(server, "GET", `/api/shared/${token}${query}`);
const texts = ({ messages: shown }: SharedConversation) => shown.map(({ text }) => text);

async function conversation(user: TestUser, ...said: string[]): Promise<string> {
  let id: string | undefined;
  for (const message of said) {
    const sent = await send(user, { message: `say:${message}`, ...(id === undefined ? {} : { conversation_id: id }) });
    id = sent.body.conversationId;
    await ended(user, id);
  }
  return id ?? "";
}

async function shared(user: TestUser, ...said: string[]) {
  const id = await conversation(user, ...said);
  const { share } = (await put(user, id)).body;
  return { id, share, token: tokenOf(share) };
}

describe("a shared link", () => {
  it("shows a snapshot to anyone, and not whose it is", async () => {
    const { id, share, token } = await shared(ada, "first", "second");
    expect(share).toMatchObject({ conversationId: id, messageCount: 4, attachments: false, outdated: false });
    expect(token).toMatch(/^[\w-]{32}$/);
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(texts(body)).toEqual(["say:first", "first", "say:second", "second"]);
    expect(body).toMatchObject({ title: "say:first", messageCount: 4, takenAt: share.takenAt });
    const { messages: stored } = (await detail(ada, id)).body;
    for (const secret of [ada.user.id, ada.user.name, ada.user.email, id, ...stored.map((each) => each.id)])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it("doesn't change when the conversation does, until its owner updates it; it stays the same link", async () => {
    const { id, token } = await shared(ada, "one");
    await send(ada, { message: "say:two", conversation_id: id });
    await ended(ada, id);
    await ada.call("PUT", `/api/chat/history/${id}/title`, { title: "Renamed" });
    expect((await read(token)).body).toMatchObject({ title: "say:one", messageCount: 2 });
    expect((await linkOf(ada, id)).body.share?.outdated).toBe(true);
    await put(ada, id, { attachments: true, latest: false });
    expect((await read(token)).body.messageCount).toBe(2);
    const { share } = (await put(ada, id, { attachments: true, latest: true })).body;
    expect(share).toMatchObject({ path: `/share/${token}`, outdated: false, messageCount: 4, title: "Renamed" });
    expect(texts((await read(token)).body)).toEqual(["say:one", "one", "say:two", "two"]);
  });

  it.each([
    ["continued", "continue"],
    ["written again", "retry"],
  ])("is outdated once a reply that it shows is %s, also if that was under way at its moment", async (_, again) => {
    const { body } = await send(ada, { message: `say:half|wait:${again}|say: and whole`, wait: false });
    const id = body.conversationId;
    await until(async () => (await detail(ada, id)).body.turn?.partial === "half");
    await ada.call("POST", `/api/chat/turns/${body.turnId}/stop`);
    const [, reply] = (await ended(ada, id)).messages;
    const { share } = (await put(ada, id)).body;
    expect(share).toMatchObject({ outdated: false, messageCount: 2 });

    const from = again === "continue" ? { reply: reply?.id, length: 4 } : undefined;
    await ada.call("POST", `/api/chat/turns/${body.turnId}/${again}`, from);
    expect((await put(ada, id)).body.share).toMatchObject({ outdated: false, messageCount: 1 });
    scripted.open(again);
    expect((await ended(ada, id)).messages).toHaveLength(2);
    expect((await linkOf(ada, id)).body.share?.outdated).toBe(true);
    expect((await all(ada)).shares.find(({ conversationId }) => conversationId === id)?.outdated).toBe(true);
    expect((await put(ada, id)).body.share.outdated).toBe(false);
    expect(texts((await read(tokenOf(share))).body).at(-1)).toBe("half and whole");
  });

  it("shows the branch that's shown, without a reply that's being written", async () => {
    const id = await conversation(ada, "old");
    const [first] = (await detail(ada, id)).body.messages;
    await send(ada, { message: "say:new", conversation_id: id, edits: first?.id });
    await ended(ada, id);
    const { share } = (await put(ada, id)).body;
    expect(texts((await read(tokenOf(share))).body)).toEqual(["say:new", "new"]);
    const waiting = (await send(ada, { message: "wait", wait: false })).body.conversationId;
    expect((await put(ada, waiting)).body.share).toMatchObject({ messageCount: 1 });
  });

  it("is one for each conversation, whatever calls come at once", async () => {
    const id = await conversation(ada, "many");
    const links = await Promise.all(Array.from({ length: 5 }, () => put(ada, id)));
    expect(new Set(links.map(({ body }) => body.share.path)).size).toBe(1);
    expect((await all(ada)).shares.filter(({ conversationId }) => conversationId === id)).toHaveLength(1);
  });

  it("comes in pages", async () => {
    const id = await conversation(ada, "long");
    await server.database.db.execute(sql`
      with recursive more as (
        select leaf_id as parent, gen_random_uuid() as id, 1 as n from conversations where id = ${id}
        union all select more.id, gen_random_uuid(), n + 1 from more where n < 118
      ), stored as (
        insert into messages (id, conversation_id, user_id, parent_id, role, text)
        select id, ${id}, ${ada.user.id}, parent, 'user', n::text from more
      ) update conversations set leaf_id = (select id from more where n = 118) where id = ${id}`);
    const token = tokenOf((await put(ada, id)).body.share);
    const pages = [(await read(token)).body];
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
      pages.push((await read(token, `?after=${next}`)).body);
    expect(pages.map(({ messages: shown }) => shown.length)).toEqual([50, 50, 20]);
    expect(pages.flatMap(texts)).toEqual(["say:long", "long", ...Array.from({ length: 118 }, (_, at) => `${at + 1}`)]);
    expect((await read(token, "?after=-1")).status).toBe(400);
    expect((await read(token, "?owner=1")).status).toBe(400);
  });

  it("names what cards show, and nothing else of them", async () => {
    const id = await conversation(ada, "cards");
    const event = { kind: "calendar.event", data: { id: "secret-id", title: "Lunch", location: "secret-place" } };
    const product = { kind: "marketplace.product", data: { id: "p", name: "Coffee" } };
    await server.database.db
      .update(messages)
      .set({
        cards: [event, product, { kind: "x", data: {} }, { kind: "x", data: { name: "Said" }, says: "Said, €5" }],
      })
      .where(sql`conversation_id = ${id} and role = 'assistant'`);
    const { body } = await read(tokenOf((await put(ada, id)).body.share));
    expect(body.messages[1]?.cards).toEqual(["Lunch", "Coffee"]);
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it("says what was done for replies, and names files only if they're shared", async () => {
    const id = await conversation(ada, "Sunny|do:weather=Hanoi|do:files=secret.pdf|think:secret");
    const steps = async (attachments: boolean) =>
      (await read(tokenOf((await put(ada, id, { attachments, latest: true })).body.share))).body.messages[1];
    expect((await steps(false))?.steps).toEqual([{ kind: "weather", detail: "Hanoi" }, { kind: "files" }]);
    expect(JSON.stringify(await steps(false))).not.toContain("secret");
    expect((await steps(true))?.steps?.[1]).toEqual({ kind: "files", detail: "secret.pdf" });
    expect(JSON.stringify(await steps(true))).not.toContain("reasoning");
  });

  it("carries hostile titles and texts as they are, as data that nothing runs", async () => {
    const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    const { id, token } = await shared(ada, hostile);
    await ada.call("PUT", `/api/chat/history/${id}/title`, { title: hostile });
    await put(ada, id);
    const response = await fetch(`${server.url}/api/shared/${token}`);
    expect(((await response.json()) as SharedConversation).title).toBe(hostile);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  it("is in no search engine and no cache", async () => {
    const { token } = await shared(ada, "robots");
    for (const path of [token, newToken()]) {
      const { headers } = await fetch(`${server.url}/api/shared/${path}`);
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow, noarchive");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });
});

describe("a link that isn't one", () => {
  it.each([
    ["of the right form", newToken()],
    ["too short", "abc"],
    ["too long", "a".repeat(33)],
    ["long", "a".repeat(150)],
    ["with other characters", encodeURIComponent(`${"a".repeat(31)}/`)],
    ["with a null character", "%00"],
    ["that asks for everything", "%25"],
    ["that leads elsewhere", "..%2F..%2Fetc%2Fpasswd"],
  ])("isn't found: %s", async (_, token) => {
    const { status } = await read(token);
    expect(status).toBe(token === "%00" ? 400 : 404);
  });

  it("is told apart by its whole token", async () => {
    const { token } = await shared(ada, "whole");
    const other = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
    expect((await read(other)).body.code).toBe("share_not_found");
    expect((await read(token.toLowerCase())).status).toBe(token === token.toLowerCase() ? 200 : 404);
    expect(tokenHash(token)).not.toContain(token);
    expect(new Set(Array.from({ length: 1_000 }, newToken)).size).toBe(1_000);
  });
});

describe("stopping to share", () => {
  it("ends the link at once and deletes the snapshot; the next link is another one", async () => {
    const { id, token } = await shared(ada, "gone");
    expect((await revoke(ada, id)).status).toBe(200);
    expect((await read(token)).body).toMatchObject({ code: "share_not_found" });
    expect((await linkOf(ada, id)).body.share).toBeNull();
    expect(await server.database.db.select().from(shares).where(eq(shares.token, token))).toEqual([]);
    expect((await revoke(ada, id)).status).toBe(200);
    expect((await put(ada, id)).body.share.path).not.toBe(`/share/${token}`);
    expect((await read(token)).status).toBe(404);
  });

  it("comes with deleting the conversation, and restoring that undoes it", async () => {
    const { id, token } = await shared(ada, "deleted");
    await ada.call("POST", "/api/chat/history/delete", { ids: [id] });
    expect((await read(token)).status).toBe(404);
    expect((await all(ada)).shares.some(({ conversationId }) => conversationId === id)).toBe(false);
    expect((await linkOf(ada, id)).body.code).toBe("conversation_not_found");
    await ada.call("POST", "/api/chat/history/restore", { ids: [id] });
    expect((await read(token)).status).toBe(200);
    await ada.call("DELETE", `/api/chat/history/${id}`);
    const { db } = server.database;
    await db
      .update(conversations)
      .set({ deletedAt: sql`now() - interval '2 hours'` })
      .where(eq(conversations.id, id));
    await emptyDeleted(db, server.services.media, 10);
    expect(await removeDeadShares(db, 10)).toBe(1);
    expect(await db.select().from(shares).where(eq(shares.conversationId, id))).toEqual([]);
    expect(await removeDeadShares(db, 10)).toBe(0);
  });

  it("comes with deleting the account", async () => {
    const cy = await signUp(server, "Cy");
    const { share, token } = await shared(cy, "account");
    await server.database.db.delete(users).where(eq(users.id, cy.user.id));
    expect((await read(token)).status).toBe(404);
    const left = await server.database.db.select().from(sharedMessages);
    expect(left.some(({ text }) => text === "account")).toBe(false);
    expect(share.messageCount).toBe(2);
  });
});

describe("another user's conversation", () => {
  it("can't be shared, looked at, changed or revoked, as if it didn't exist", async () => {
    const { id, token } = await shared(ada, "mine");
    for (const refused of [await put(bob, id), await linkOf(bob, id), await revoke(bob, id)])
      expect([refused.status, refused.body.code]).toEqual([404, "conversation_not_found"]);
    for (const unknown of [await put(bob, randomUUID()), await linkOf(bob, randomUUID())])
      expect(unknown.body.code).toBe("conversation_not_found");
    expect((await all(bob)).shares).toEqual([]);
    expect((await read(token)).status).toBe(200);
    expect((await call<ErrorBody>(server, "PUT", `/api/chat/history/${id}/share`, {})).status).toBe(401);
    expect((await put(ada, "not-an-id")).status).toBe(400);
    expect((await put(ada, id, { attachments: "yes", latest: true })).status).toBe(400);
  });

  it("isn't among the links, which are listed in pages, newest first", async () => {
    const cy = await signUp(server, "Cy");
    const ids = [await conversation(cy, "a"), await conversation(cy, "b")];
    for (const id of ids) await put(cy, id);
    expect((await all(cy)).shares.map(({ conversationId }) => conversationId)).toEqual(ids.toReversed());
    expect((await cy.call<ErrorBody>("GET", "/api/chat/shares?cursor=nonsense")).body.code).toBe("invalid_cursor");
  });
});

describe("files of a shared conversation", () => {
  const file = (path: string) => fetch(`${server.url}${path}`);

  async function withFiles() {
    const image = (await upload(ada, png(6, 6), "sketch.png")).body.media;
    const report = (await upload(ada, sample.pdf, "report.pdf")).body.media;
    const sent = await send(ada, { message: "say:files", media_ids: [image.id, report.id] });
    await ended(ada, sent.body.conversationId);
    return { id: sent.body.conversationId, image, report };
  }

  it("are found with an index, however many messages there are", async () => {
    const { db } = server.database;
    const { token } = await shared(ada, "long");
    const [share] = await db
      .select()
      .from(shares)
      .where(eq(shares.tokenHash, tokenHash(token) ?? ""));
    await db.execute(sql`insert into shared_messages (share_id, position, role, status, text, cards, attachments, created_at)
      select ${share?.id}, n, 'user', 'complete', '', '[]', jsonb_build_array(jsonb_build_object('id', n::text)), now()
      from generate_series(100, 20000) n`);
    await db.execute(sql`analyze shared_messages`);
    const { rows } = await db.execute(sql`explain select position from shared_messages
      where share_id = ${share?.id} and attachments @> '[{"id": "500"}]'::jsonb limit 1`);
    expect(JSON.stringify(rows)).toContain("shared_messages_files");
    await revoke(ada, share?.conversationId ?? "");
  });

  it("are only said to be there, unless they were chosen", async () => {
    const { id, image } = await withFiles();
    expect((await linkOf(ada, id)).body).toEqual({ share: null, hasAttachments: true });
    expect((await linkOf(ada, await conversation(ada, "none"))).body).toEqual({ share: null, hasAttachments: false });
    const token = tokenOf((await put(ada, id)).body.share);
    expect((await read(token)).body.messages[0]?.files).toEqual([{ image: false }, { image: false }]);
    expect((await file(`/api/shared/${token}/files/${image.id}`)).status).toBe(404);
    for (const secret of [image.id, "sketch", "report"])
      expect(JSON.stringify((await read(token)).body)).not.toContain(secret);
  });

  it("are served through the link if they were: pictures as pictures, others as downloads, until it's revoked", async () => {
    const { id, image, report } = await withFiles();
    const token = tokenOf((await put(ada, id, { attachments: true, latest: true })).body.share);
    const files = (await read(token)).body.messages[0]?.files ?? [];
    const [picture, paper] = await Promise.all(files.map(({ url = "" }) => file(url)));
    expect(picture?.status).toBe(200);
    expect(Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png(6, 6));
    for (const response of [picture, paper])
      expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex, nofollow, noarchive",
      });
    expect(picture?.headers.get("content-type")).toBe("image/png");
    expect(picture?.headers.get("content-disposition")).toContain("inline");
    expect(paper?.headers.get("content-type")).toBe("application/octet-stream");
    expect(paper?.headers.get("content-disposition")).toContain("attachment");

    const secret = (await upload(ada, png(3, 3), "secret.png")).body.media;
    const foreign = (await upload(bob, png(3, 3), "bob.png")).body.media;
    for (const other of [secret.id, foreign.id, randomUUID(), "nonsense"])
      expect((await file(`/api/shared/${token}/files/${other}`)).status).toBe(404);
    expect((await file(`/api/shared/${newToken()}/files/${report.id}`)).status).toBe(404);

    await put(ada, id, { attachments: false, latest: false });
    expect((await file(`/api/shared/${token}/files/${image.id}`)).status).toBe(404);
    await put(ada, id, { attachments: true, latest: false });
    expect((await file(`/api/shared/${token}/files/${image.id}`)).status).toBe(200);
    await server.database.db.delete(media).where(eq(media.id, report.id));
    expect((await file(`/api/shared/${token}/files/${report.id}`)).status).toBe(410);
    expect((await read(token)).body.messages[0]?.files).toEqual([files[0], { name: "report.pdf", image: false }]);
    await revoke(ada, id);
    expect((await file(`/api/shared/${token}/files/${image.id}`)).status).toBe(404);
  });

  it("say in a text why they can't be opened, to whoever opens their link in a tab", async () => {
    const { id, report } = await withFiles();
    const token = tokenOf((await put(ada, id, { attachments: true, latest: true })).body.share);
    const opened = async (language = "en") => {
      const headers = { accept: "text/html,*/*;q=0.8", "accept-language": language };
      const response = await fetch(`${server.url}/api/shared/${token}/files/${report.id}`, { headers });
      return [response.status, response.headers.get("content-type"), await response.text()];
    };
    await server.database.db.delete(media).where(eq(media.id, report.id));
    const text = "text/plain; charset=utf-8";
    expect(await opened()).toEqual([410, text, "This file was deleted"]);
    expect(await opened("de")).toEqual([410, text, "Diese Datei wurde gelöscht"]);
    expect(await (await file(`/api/shared/${token}/files/${report.id}`)).json()).toMatchObject({
      code: "media_deleted",
    });
    await revoke(ada, id);
    expect(await opened()).toEqual([404, text, "This conversation isn't shared any more"]);
  });
});
