import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Media, Session } from "@atrium/shared-contracts/wire";
import { call, signedIn, signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { announce, complete, mediaClient } from "./testing/media-client.ts";
import { png, sample } from "./testing/media-samples.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const { upload, download, filesOnDisk, send } = mediaClient(() => server);

const sessionOf = ({ token }: TestUser) =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sid: string }).sid;

beforeAll(async () => {
  server = await startTestServer({ listen: true });
  ada = await signUp(server, "Ada");
  bob = await signUp(server, "Bob");
}, 120_000);
afterAll(() => server.close());

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
    const shown = await fetch(server.url + server.services.media.link(id, sessionOf(ada)));
    expect(shown.status).toBe(200);
    await shown.arrayBuffer();
    expect((await ada.call("DELETE", `/api/media/${id}`)).status).toBe(204);
    expect(await ada.call("GET", `/api/media/${id}`)).toMatchObject({ status: 404 });
    expect((await fetch(server.url + server.services.media.link(id, sessionOf(ada)))).status).toBe(404);
    expect(await filesOnDisk()).not.toContain(id);
  });

  it.each([
    ["PDF", sample.pdf, "report.pdf"],
    ["text", Buffer.from("hello <script>alert(1)</script>"), "page.html"],
  ])("is only downloaded and can't run code: %s", async (_, bytes, name) => {
    const { id } = (await upload(ada, bytes, name)).body.media;
    const { headers } = await download(ada, id);
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it("answers 404 to every call when it's another user's, as if it didn't exist", async () => {
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

  it("is stored under our own id, with a name that's only a name", async () => {
    const { body } = await upload(ada, png(2, 2), "../../etc/passwd\u202egpj.exe");
    expect(body.media.name).toBe("passwdgpj.exe.png");
    expect(await filesOnDisk()).toContain(body.media.id);
  });

  it.each([["a\u0000b"], ["x".repeat(256)], [" "]])("is refused with the name %j", async (name) => {
    expect((await announce(ada, png(1, 1), name)).status).toBe(400);
  });

  it.each(["key", "bucket", "id", "userId"])("can't choose its %s", async (field) => {
    const body = { name: "a.png", type: "image/png", size: 10, [field]: "../x" };
    expect(await ada.call("POST", "/api/media/upload-url", body)).toMatchObject({ status: 400 });
  });
});

describe("a part of a file", () => {
  const text = "name,price\ncoffee,4.20\n";
  let url = "";
  beforeAll(async () => {
    const { id } = (await upload(ada, Buffer.from(text), "prices.csv")).body.media;
    url = server.url + (await ada.call<{ url: string }>("GET", `/api/media/${id}/download-url`)).body.url;
  });
  const get = (headers: Record<string, string>) => fetch(url, { headers });

  it("is sent when asked for", async () => {
    for (const [range, part, shown] of [
      ["bytes=0-9", text.slice(0, 10), `bytes 0-9/${text.length}`],
      ["bytes=11-", text.slice(11), `bytes 11-${text.length - 1}/${text.length}`],
      ["bytes=-5", text.slice(-5), `bytes ${text.length - 5}-${text.length - 1}/${text.length}`],
    ] as const) {
      const answer = await get({ range });
      expect([answer.status, await answer.text()]).toEqual([206, part]);
      expect(answer.headers.get("content-range")).toBe(shown);
      expect(answer.headers.get("content-length")).toBe(String(part.length));
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="prices.csv"/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("can't lie outside of it", async () => {
    const answer = await get({ range: "bytes=100-" });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${text.length}`);
    expect(await answer.json()).toMatchObject({ code: "range_not_satisfiable" });
  });

  it("continues a download only of the same file", async () => {
    const whole = await get({});
    expect([whole.status, whole.headers.get("accept-ranges"), await whole.text()]).toEqual([200, "bytes", text]);
    const tag = whole.headers.get("etag") ?? "";
    const same = await get({ range: "bytes=11-", "if-range": tag });
    expect([same.status, await same.text()]).toEqual([206, text.slice(11)]);
    for (const other of ['"another"', "Wed, 21 Oct 2026 07:28:00 GMT"]) {
      const changed = await get({ range: "bytes=11-", "if-range": other });
      expect([changed.status, await changed.text()]).toEqual([200, text]);
    }
  });
});

describe("a download link", () => {
  it("ignores requested types and names", async () => {
    const { id } = (await upload(ada, sample.pdf, "a.pdf")).body.media;
    const { url } = (await ada.call<{ url: string }>("GET", `/api/media/${id}/download-url`)).body;
    expect((await fetch(`${server.url}${url}&response-content-type=text/html`)).status).toBe(400);
    const wish = await ada.call("GET", `/api/media/${id}/download-url?response-content-type=text/html`);
    expect(wish.status).toBe(400);
  });

  it("stops working when its session ends, and no other; the same goes for links in messages and upload links", async () => {
    const carol = await signUp(server, "Carol");
    const login = { email: carol.email, password: carol.password };
    const phone = signedIn(server, await call<Session>(server, "POST", "/api/auth/login", login), carol);
    const { id } = (await upload(carol, png(3, 3), "a.png")).body.media;
    const link = async (user: TestUser) =>
      (await user.call<{ url: string }>("GET", `/api/media/${id}/download-url`)).body.url;
    const links = [await link(carol), server.services.media.link(id, sessionOf(carol))];
    const elsewhere = await link(phone);
    const statuses = (urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(server.url + url)).status));
    expect(await statuses([...links, elsewhere])).toEqual([200, 200, 200]);
    const announced = (await announce(carol, png(2, 2), "b.png")).body;
    await carol.call("POST", "/api/auth/logout");
    expect(await statuses([...links, elsewhere])).toEqual([404, 404, 200]);
    expect((await send(announced, png(2, 2))).status).toBe(404);
    const forged = links[0]?.replace(sessionOf(carol), sessionOf(phone)) ?? "";
    expect(await statuses([forged])).toEqual([404]);
  });

  it("expires", async () => {
    const { id } = (await upload(ada, sample.pdf, "a.pdf")).body.media;
    const { url } = (await ada.call<{ url: string }>("GET", `/api/media/${id}/download-url`)).body;
    const past = url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 1}`);
    expect(await call(server, "GET", past)).toMatchObject({ status: 404, body: { code: "media_not_found" } });
  });
});
