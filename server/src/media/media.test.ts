import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { UPLOAD_MAX_BYTES } from "@atrium/shared-contracts";
import type { Media, UploadTarget } from "@atrium/shared-contracts/wire";
import { call, signUp, startTestServer } from "../testing/index.ts";
import type { Answer, TestServer, TestUser } from "../testing/index.ts";
import { createDiskStore } from "./disk-store.ts";
import { png, sample } from "./media-samples.ts";
import { QUOTA_UNFINISHED } from "./media-service.ts";
import { createMediaSweeper } from "./media-sweeper.ts";
import { media } from "./tables.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ listen: true });
  ada = await signUp(server, "Ada");
  bob = await signUp(server, "Bob");
}, 120_000);
afterAll(() => server.close());

const announce = (user: TestUser, bytes: Buffer, name: string, type = "", size = bytes.length) =>
  user.call<UploadTarget>("POST", "/api/media/upload-url", { name, type, size });
const complete = (user: TestUser, id: string) => user.call<{ media: Media }>("POST", "/api/media", { id });
const send = (target: UploadTarget, body: Buffer) =>
  fetch(server.url + target.uploadUrl, { method: target.method, headers: target.headers, body: new Uint8Array(body) });

/** All three steps; the answer of the last. */
async function upload(user: TestUser, bytes: Buffer, name: string, type = ""): Promise<Answer<{ media: Media }>> {
  const target = (await announce(user, bytes, name, type)).body;
  expect((await send(target, bytes)).status).toBe(204);
  return complete(user, target.id);
}
async function download(user: TestUser, id: string): Promise<Response> {
  const answer = await user.call<{ url: string }>("GET", `/api/media/${id}/download-url`);
  expect(answer.status).toBe(200);
  return fetch(server.url + answer.body.url);
}
const filesOnDisk = async () =>
  (await readdir(join(server.config.dataDir, "media"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe("a file", () => {
  it("is announced, sent, completed, shown, downloaded and deleted", async () => {
    const bytes = png(4, 4);
    const stored = await upload(ada, bytes, "holiday.png", "image/png");
    expect(stored).toMatchObject({ status: 200, body: { media: { name: "holiday.png", type: "image/png" } } });
    const { id } = stored.body.media;
    expect((await ada.call<{ media: Media }>("GET", `/api/media/${id}`)).body).toEqual(stored.body);
    const answer = await download(ada, id);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("content-disposition")).toMatch(/^inline; filename="holiday.png"/);
    const shown = await fetch(server.url + server.services.media.link(id));
    expect(shown.status).toBe(200);
    await shown.arrayBuffer();
    expect((await ada.call("DELETE", `/api/media/${id}`)).status).toBe(204);
    expect(await ada.call("GET", `/api/media/${id}`)).toMatchObject({ status: 404 });
    expect((await fetch(server.url + server.services.media.link(id))).status).toBe(404);
    expect(await filesOnDisk()).not.toContain(id);
  });

  it.each([
    ["PDF", sample.pdf, "report.pdf"],
    ["text", Buffer.from("hello <script>alert(1)</script>"), "page.html"],
  ])("of %s is only ever saved, and can run nothing", async (_, bytes, name) => {
    const { id } = (await upload(ada, bytes, name)).body.media;
    const { headers } = await download(ada, id);
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it("of another user answers 404 to every call, as one that never was", async () => {
    const { id } = (await upload(bob, png(2, 2), "bob.png")).body.media;
    for (const path of [id, randomUUID()].map((each) => `/api/media/${each}`)) {
      for (const answer of [
        await ada.call("GET", path),
        await ada.call("GET", `${path}/download-url`),
        await ada.call("DELETE", path),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: "media_not_found", message: "File not found" } });
      }
    }
    const unfinished = (await announce(bob, png(2, 2), "bob.png")).body;
    expect(await complete(ada, unfinished.id)).toMatchObject({ status: 404 });
    expect((await download(bob, id)).status).toBe(200);
  });

  it("is kept under our own id, with a name that is only a name", async () => {
    const { body } = await upload(ada, png(2, 2), "../../etc/passwd\u202egpj.exe");
    expect(body.media.name).toBe("passwdgpj.exe.png");
    expect(await filesOnDisk()).toContain(body.media.id);
  });

  it.each([["a\u0000b"], ["x".repeat(256)], [" "]])("called %j is refused", async (name) => {
    expect((await announce(ada, png(1, 1), name)).status).toBe(400);
  });

  it.each(["key", "bucket", "id", "userId"])("cannot choose its %s", async (field) => {
    const body = { name: "a.png", type: "image/png", size: 10, [field]: "../x" };
    expect(await ada.call("POST", "/api/media/upload-url", body)).toMatchObject({ status: 400 });
  });
});

describe("an upload", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");

  it.each([
    ["SVG", svg, "image.png", "image/png"],
    ["HTML", html, "image.png", "image/png"],
    ["HTML", html, "notes.txt", "text/plain"],
    ["a pixel bomb", png(50_000, 50_000), "small.png", "image/png"],
  ])("of %s is refused when its content is seen, and forgotten", async (_, bytes, name, type) => {
    const target = (await announce(ada, bytes, name, type)).body;
    await send(target, bytes);
    expect(await complete(ada, target.id)).toMatchObject({
      status: 415,
      body: { code: "invalid_file_type", message: "Invalid file type. Please select a supported file." },
    });
    expect(await complete(ada, target.id)).toMatchObject({ status: 404 });
    expect(await filesOnDisk()).not.toContain(target.id);
  });

  it.each(["image/svg+xml", "text/html"])("declared as %s is refused at once", async (type) => {
    expect(await announce(ada, svg, "a.svg", type)).toMatchObject({ status: 415 });
  });

  it("of exactly the limit is taken, of one byte more refused", async () => {
    const bytes = Buffer.concat([png(2, 2), Buffer.alloc(UPLOAD_MAX_BYTES - png(2, 2).length)]);
    expect(bytes).toHaveLength(UPLOAD_MAX_BYTES);
    expect(await upload(ada, bytes, "large.png")).toMatchObject({
      status: 200,
      body: { media: { size: UPLOAD_MAX_BYTES } },
    });
    expect(await announce(ada, bytes, "a.png", "image/png", UPLOAD_MAX_BYTES + 1)).toMatchObject({
      status: 413,
      body: { code: "file_too_large", message: "File is too large. Maximum size allowed is 10MB." },
    });
  });

  it.each([0, -1, 1.5, "10"])("announced with a size of %j is refused", async (size) => {
    const body = { name: "a.png", type: "image/png", size };
    expect(await ada.call("POST", "/api/media/upload-url", body)).toMatchObject({ status: 400 });
  });

  it("that sends more than it announced is cut, and nothing of it stays", async () => {
    const target = (await announce(ada, png(2, 2), "a.png", "image/png", 1_024)).body;
    const { status, sent } = await flood(server.url + target.uploadUrl, 1024 ** 3);
    expect([400, 413, "reset"]).toContain(status);
    expect(sent).toBeLessThan(64 * 1024 ** 2);
    expect(await complete(ada, target.id)).toMatchObject({ status: 400, body: { code: "upload_incomplete" } });
    expect((await filesOnDisk()).filter((name) => name.startsWith(target.id))).toEqual([]);
  });

  it("that breaks off leaves nothing, and can be sent again", async () => {
    const bytes = png(20, 20);
    const target = (await announce(ada, bytes, "a.png")).body;
    expect((await send(target, bytes.subarray(0, 50))).status).toBe(400);
    expect(await complete(ada, target.id)).toMatchObject({ status: 400, body: { message: "Upload failed" } });
    expect((await send(target, bytes)).status).toBe(204);
    expect((await send(target, bytes)).status).toBe(204);
    expect(await complete(ada, target.id)).toMatchObject({ status: 200 });
  });

  it("completed twice is one file, and its content can no longer change", async () => {
    const bytes = png(5, 5);
    const target = (await announce(ada, bytes, "a.png")).body;
    await send(target, bytes);
    const [first, second] = await Promise.all([complete(ada, target.id), complete(ada, target.id)]);
    expect(first.body).toEqual(second.body);
    expect((await send(target, Buffer.alloc(bytes.length))).status).toBe(404);
    expect(Buffer.from(await (await download(ada, target.id)).arrayBuffer())).toEqual(bytes);
  });

  it("needs its own link, unchanged and in time", async () => {
    const bytes = png(2, 2);
    const target = (await announce(ada, bytes, "a.png")).body;
    const other = (await announce(ada, bytes, "b.png")).body;
    const swapped = { ...target, uploadUrl: target.uploadUrl.replace(target.id, other.id) };
    const later = { ...target, uploadUrl: target.uploadUrl.replace(/expires=\d+/, "expires=9999999999") };
    const bare = { ...target, uploadUrl: target.uploadUrl.split("?", 1)[0] ?? "" };
    expect((await send(swapped, bytes)).status).toBe(404);
    expect((await send(later, bytes)).status).toBe(404);
    expect((await send(bare, bytes)).status).toBe(400);
    expect((await fetch(server.url + target.uploadUrl)).status).toBe(404);
  });

  it("is limited in number while unfinished, for each user", async () => {
    const carol = await signUp(server, "Carol");
    for (let index = 0; index < QUOTA_UNFINISHED; index += 1) {
      expect(await announce(carol, png(1, 1), "a.png")).toMatchObject({ status: 200 });
    }
    expect(await announce(carol, png(1, 1), "a.png")).toMatchObject({
      status: 429,
      body: { code: "too_many_uploads" },
    });
    expect(await announce(ada, png(1, 1), "a.png")).toMatchObject({ status: 200 });
  });

  it("that was never completed goes after a day, and so do bytes that nobody owns", async () => {
    const { db } = server.database;
    const kept = (await upload(ada, png(3, 3), "kept.png")).body.media;
    const orphan = (await upload(ada, png(3, 3), "orphan.png")).body.media;
    const old = (await announce(ada, png(3, 3), "old.png")).body;
    await send(old, png(3, 3));
    await db.delete(media).where(eq(media.id, orphan.id));
    await db
      .update(media)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(media.id, old.id));
    const store = createDiskStore(join(server.config.dataDir, "media"));
    const tomorrow = () => Date.now() + 25 * 60 * 60_000;
    const swept = await createMediaSweeper({ db, store, log: server.log, now: tomorrow }).sweep();
    expect(swept.uploads).toBe(1);
    expect(await ada.call("GET", `/api/media/${old.id}`)).toMatchObject({ status: 404 });
    const files = await filesOnDisk();
    expect(files).not.toContain(old.id);
    expect(files).not.toContain(orphan.id);
    expect(files).toContain(kept.id);
    expect((await download(ada, kept.id)).status).toBe(200);
  });
});

describe("a download link", () => {
  it("takes no wishes about type or name", async () => {
    const { id } = (await upload(ada, sample.pdf, "a.pdf")).body.media;
    const { url } = (await ada.call<{ url: string }>("GET", `/api/media/${id}/download-url`)).body;
    expect((await fetch(`${server.url}${url}&response-content-type=text/html`)).status).toBe(400);
    const wish = await ada.call("GET", `/api/media/${id}/download-url?response-content-type=text/html`);
    expect(wish.status).toBe(400);
  });

  it("ends", async () => {
    const { id } = (await upload(ada, sample.pdf, "a.pdf")).body.media;
    const { url } = (await ada.call<{ url: string }>("GET", `/api/media/${id}/download-url`)).body;
    const past = url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 1}`);
    expect(await call(server, "GET", past)).toMatchObject({ status: 404, body: { code: "media_not_found" } });
  });
});

describe("a file of a message", () => {
  const { attach, release } = {
    attach: (user: TestUser, ids: string[], messageId: string) =>
      server.database.db.transaction((tx) => server.services.media.attach(tx, user.user.id, ids, messageId)),
    release: (ids: string[]) => server.database.db.transaction((tx) => server.services.media.release(tx, ids)),
  };

  it("is its sender's, complete and part of one message only", async () => {
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
});

/** Sends without a length until the server ends it; how it ended and how much was sent by then. */
function flood(url: string, most: number): Promise<{ status: number | "reset"; sent: number }> {
  const block = Buffer.alloc(256 * 1024, 0x61);
  return new Promise((resolve) => {
    let sent = 0;
    const request = httpRequest(url, { method: "PUT", headers: { "transfer-encoding": "chunked" } });
    const finish = (status: number | "reset") => {
      request.destroy();
      resolve({ status, sent });
    };
    request.on("response", (response) => finish(response.statusCode ?? 0));
    request.on("error", () => finish("reset"));
    const more = () => {
      while (sent < most && !request.destroyed) {
        sent += block.length;
        if (!request.write(block)) return void request.once("drain", more);
      }
      request.end();
    };
    more();
  });
}
