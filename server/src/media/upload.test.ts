import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { UPLOAD_MAX_BYTES } from "@atrium/shared-contracts/spec";
import { signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { createDiskContentStore } from "./disk-content-store.ts";
import { announce, complete, flood, mediaClient } from "./testing/media-client.ts";
import { png } from "./testing/media-samples.ts";
import { QUOTAS, RATE_LIMITS } from "../limits/limits.ts";
import { createMediaSweeper } from "./media-sweeper.ts";
import { media } from "./tables.ts";

let server: TestServer;
let ada: TestUser;
const { send, upload, download, filesOnDisk } = mediaClient(() => server);

beforeAll(async () => {
  server = await startTestServer({ listen: true });
  ada = await signUp(server, "Ada");
}, 120_000);
afterAll(() => server.close());

describe("an upload", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");

  it.each([
    ["SVG", svg, "image.png", "image/png"],
    ["HTML", html, "image.png", "image/png"],
    ["HTML", html, "notes.txt", "text/plain"],
    ["a pixel bomb", png(50_000, 50_000), "small.png", "image/png"],
  ])("is refused and deleted once its content turns out to be %s", async (_, bytes, name, type) => {
    const target = (await announce(ada, bytes, name, type)).body;
    await send(target, bytes);
    expect(await complete(ada, target.id)).toMatchObject({
      status: 415,
      body: { code: "invalid_file_type", message: "Invalid file type. Please select a supported file." },
    });
    expect(await complete(ada, target.id)).toMatchObject({ status: 404 });
    expect(await filesOnDisk()).not.toContain(target.id);
  });

  it("is refused when it declares compression", async () => {
    const { uploadUrl, headers } = (await announce(ada, png(2, 2), "a.png", "image/png")).body;
    const compressed = { ...headers, "content-encoding": "gzip" };
    const url = new URL(uploadUrl, server.url);
    expect((await fetch(url, { method: "PUT", body: new Uint8Array(png(2, 2)), headers: compressed })).status).toBe(
      415,
    );
  });

  it.each(["image/svg+xml", "text/html"])("is refused at once when it's declared as %s", async (type) => {
    expect(await announce(ada, svg, "a.svg", type)).toMatchObject({ status: 415 });
  });

  it("is accepted at exactly the limit, and refused with one byte more", async () => {
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

  it.each([0, -1, 1.5, "10"])("is refused when it's announced with size %j", async (size) => {
    const body = { name: "a.png", type: "image/png", size };
    expect(await ada.call("POST", "/api/media/upload-url", body)).toMatchObject({ status: 400 });
  });

  it("is cut off when it sends more than announced, and nothing of it stays", async () => {
    const target = (await announce(ada, png(2, 2), "a.png", "image/png", 1_024)).body;
    const { status, sent } = await flood(server.url + target.uploadUrl, 1024 ** 3);
    expect([400, 413, "reset"]).toContain(status);
    expect(sent).toBeLessThan(64 * 1024 ** 2);
    expect(await complete(ada, target.id)).toMatchObject({ status: 400, body: { code: "upload_incomplete" } });
    expect((await filesOnDisk()).filter((name) => name.startsWith(target.id))).toEqual([]);
  });

  it("leaves nothing behind when it's interrupted, and can be sent again", async () => {
    const bytes = png(20, 20);
    const target = (await announce(ada, bytes, "a.png")).body;
    expect((await send(target, bytes.subarray(0, 50))).status).toBe(400);
    expect(await complete(ada, target.id)).toMatchObject({ status: 400, body: { message: "Upload failed" } });
    expect((await send(target, bytes)).status).toBe(204);
    expect((await send(target, bytes)).status).toBe(204);
    expect(await complete(ada, target.id)).toMatchObject({ status: 200 });
  });

  it("is one file when it's completed twice, and its content can't change anymore", async () => {
    const bytes = png(5, 5);
    const target = (await announce(ada, bytes, "a.png")).body;
    await send(target, bytes);
    const [first, second] = await Promise.all([complete(ada, target.id), complete(ada, target.id)]);
    expect(first.body).toEqual(second.body);
    expect((await send(target, Buffer.alloc(bytes.length))).status).toBe(404);
    expect(Buffer.from(await (await download(ada, target.id)).arrayBuffer())).toEqual(bytes);
  });

  it("needs its own link, unaltered and unexpired", async () => {
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

  it("is limited in number per user while unfinished", async () => {
    const carol = await signUp(server, "Carol");
    for (let index = 0; index < QUOTAS.unfinished_uploads.max; index += 1) {
      expect(await announce(carol, png(1, 1), "a.png")).toMatchObject({ status: 200 });
    }
    expect(await announce(carol, png(1, 1), "a.png")).toMatchObject({
      status: 429,
      body: { code: "too_many_uploads" },
    });
    expect(await announce(ada, png(1, 1), "a.png")).toMatchObject({ status: 200 });
  });

  it("is limited per minute and user", async () => {
    const limited = await startTestServer({ env: { ATRIUM_RATE_LIMITS: "1" } });
    try {
      const [dan, eve] = [await signUp(limited, "Dan"), await signUp(limited, "Eve")];
      for (let index = 0; index < RATE_LIMITS.upload.max; index += 1)
        expect((await announce(dan, png(1, 1), "a.png")).status).toBe(200);
      expect(await announce(dan, png(1, 1), "a.png")).toMatchObject({
        status: 429,
        body: { code: "too_many_requests" },
      });
      expect((await announce(eve, png(1, 1), "a.png")).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it("is deleted after a day if it's never completed, and so are bytes without an owner", async () => {
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
    const store = createDiskContentStore(join(server.config.dataDir, "media"));
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
