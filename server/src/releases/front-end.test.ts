import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { promote, rollback } from "@atrium/federation-kit";
import { makeRelease, type ReleaseSketch } from "@atrium/federation-kit/testing";
import { BootDocument } from "@atrium/shared-contracts/wire";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { readConfig } from "../config/config.ts";
import { answerError } from "../http/error-handler.ts";
import { ApiError } from "../errors/api-error.ts";
import { createLog } from "../log/log.ts";
import { startTestServer } from "../testing/index.ts";
import { createCurrentReleases } from "./current-releases.ts";
import { frontEnd } from "./front-end.ts";
import { createPage } from "./page.ts";
import { releaseHistoryRoutes } from "./release-history.ts";
import { newCohort } from "./visitor-cohort.ts";

let app: FastifyInstance;
let directory: string;

const isShared = async (token: string) => {
  if (token === "often") throw new ApiError("too_many_requests", { headers: { "retry-after": "7" } });
  if (token === "down") throw new ApiError("unavailable", { headers: { "retry-after": "2" } });
  if (token === "broken") throw new Error("A bug");
  return token === "live";
};

/** Only the front end: no database, no API. */
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "atrium-front-end-"));
  const releases = createCurrentReleases(directory, "stable", createLog("silent"));
  app = Fastify();
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setNotFoundHandler(() => {
    throw new ApiError("not_found");
  });
  await app.register(frontEnd({ directory, releases, isShared, config: readConfig({}) }));
  await app.register(releaseHistoryRoutes({ directory, releases }), { prefix: "/api" });
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers: { accept: "text/html", ...headers } });

function bootOf(html: string): BootDocument {
  const [, json = "null"] = /<script type="application\/json" id="atrium-boot">(.*?)<\/script>/s.exec(html) ?? [];
  return BootDocument.parse(JSON.parse(json));
}

const code = `export const text = "${"atrium ".repeat(500)}";\n`;

describe("a page", () => {
  it("says which command to run when nothing is released", async () => {
    const response = await get("/");
    expect(response.statusCode).toBe(503);
    expect(response.headers["content-type"]).toBe("text/plain");
    expect(response.payload).toContain("npm run kit -- publish shell");
  });

  it.each([
    ["/", 200],
    ["/auth/login", 200],
    ["/login/", 200],
    ["/terms//", 200],
    ["/nowhere/", 404],
    ["/a", 200],
    ["/a/123", 200],
    ["/nowhere", 404],
    ["/abc", 404],
    ["/terms/more", 404],
  ])("is the answer for %s, with status %i and without caching", async (path, status) => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0");
    const response = await get(path);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect(response.payload).toContain('<script type="module" src="/releases/shell/1.0.0/entry.js">');
  });

  it.each([
    ["/share/live", 200],
    ["/share/live/", 200],
    ["/share/revoked", 404],
    ["/share/not.a-file", 404],
    ["/share/%3Cscript%3E", 404],
    ["/share/live/more", 404],
    ["/share", 404],
    ["/share/often", 429],
    ["/share/down", 503],
    ["/share/broken", 500],
  ])("of a shared link is in no search engine, cache or referrer: %s, with status %i", async (path, status) => {
    await makeRelease(directory, "shell", "1.0.0", { page: { routes: { exact: ["/terms"], below: ["/share"] } } });
    const response = await get(path);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow, noarchive",
    });
    expect(response.payload).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    const other = await get("/terms");
    expect(other.headers["x-robots-tag"]).toBeUndefined();
    expect(other.payload).not.toContain('name="robots"');
  });

  it("of a shared link says when to try again, if it can't be looked up now", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    expect((await get("/share/often")).headers["retry-after"]).toBe("7");
    expect((await get("/share/down")).headers["retry-after"]).toBe("2");
    expect((await get("/share/often", { "sec-fetch-dest": "script" })).headers["content-type"]).toContain("json");
  });

  it("of a shared link preloads the feature that shows it", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0", {
      feature: { slots: [{ slot: "shared.page", id: "conversation", expose: "./routes" }] },
    });
    expect((await get("/share/live")).payload).toContain('href="/releases/mfe-a/1.0.0/entry.js"');
    expect((await get("/terms")).payload).not.toContain(
      '<link rel="modulepreload" href="/releases/mfe-a/1.0.0/entry.js"',
    );
  });

  it("passes the resolved registry and public settings to the shell, and no secrets", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.1.0");
    await makeRelease(directory, "mfe-b", "1.0.0", { origin: "https://b.example" });
    const boot = bootOf((await get("/", { host: "localhost:8080" })).payload);
    expect(boot.shellVersion).toBe("1.0.0");
    expect(boot.features.map(({ active }) => active.baseUrl)).toEqual([
      "http://localhost:8080/releases/mfe-a/1.1.0/",
      "https://b.example/releases/mfe-b/1.0.0/",
    ]);
    expect(boot.features[0]?.fallbacks.map(({ version }) => version)).toEqual(["1.0.0"]);
    expect(Object.keys(boot.config).toSorted()).toEqual(["apiBaseUrl", "googleSignIn", "offline", "publicUrl"]);
  });

  it("can't be broken out of by a feature's text", async () => {
    const title = { en: "</script><!--<script>alert(1)" };
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0", { feature: { title } });
    const { payload } = await get("/");
    expect(payload).not.toContain("</script><!--");
    expect(bootOf(payload).features[0]?.active.feature.title).toEqual(title);
  });

  it("runs scripts only with their released integrity, including fallbacks", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    const before = await makeRelease(directory, "mfe-a", "1.0.0", { origin: "https://old.example" });
    const active = await makeRelease(directory, "mfe-a", "1.1.0", { origin: "https://a.example" });
    const { payload } = await get("/a/below");
    const [, json = "{}"] = /<script type="importmap" nonce="[^"]+">(.*?)<\/script>/s.exec(payload) ?? [];
    const { integrity } = JSON.parse(json) as { integrity: Record<string, string> };
    expect(integrity).toMatchObject({
      "https://a.example/releases/mfe-a/1.1.0/entry.js": active.files["entry.js"],
      "https://old.example/releases/mfe-a/1.0.0/entry.js": before.files["entry.js"],
    });
    expect(integrity).toHaveProperty(["/releases/shell/1.0.0/entry.js"]);
    expect(payload.indexOf('type="importmap"')).toBeLessThan(payload.indexOf('type="module"'));
    expect(payload).toContain(
      `<link rel="modulepreload" href="https://a.example/releases/mfe-a/1.1.0/entry.js" integrity="${active.files["entry.js"]}">`,
    );
  });

  it("preloads the feature of its route, and a sidebar panel where it's shown", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0", {
      files: { "entry.js": "1", "a.css": "a{}" },
      feature: { slots: [{ slot: "sidebar.panel", id: "p", expose: "./routes", paths: ["/elsewhere"] }] },
    });
    const preloads = async (path: string) => (await get(path)).payload.match(/<link rel="(module)?preload"[^>]*>/g);
    expect(await preloads("/a")).toEqual([
      expect.stringContaining('rel="modulepreload" href="/releases/mfe-a/1.0.0/entry.js"'),
      '<link rel="preload" as="style" href="/releases/mfe-a/1.0.0/a.css">',
    ]);
    expect(await preloads("/elsewhere/x")).toHaveLength(2);
    expect(await preloads("/about")).toBeNull();
  });

  it("preloads the parts of the shell that the route's feature needs", async () => {
    const lazy = { "@atrium/shared-ui/extra": { js: ["extra.js"], css: [] } };
    await makeRelease(directory, "shell", "1.0.0", { files: { "entry.js": "1", "extra.js": "2" }, exposes: lazy });
    const routes = { js: ["entry.js"], css: [], shared: ["@atrium/shared-ui/extra"] };
    await makeRelease(directory, "mfe-a", "1.0.0", { exposes: { "./routes": routes } });
    expect((await get("/a")).payload).toContain('<link rel="modulepreload" href="/releases/shell/1.0.0/extra.js"');
    expect((await get("/elsewhere")).payload).not.toContain(
      '<link rel="modulepreload" href="/releases/shell/1.0.0/extra.js"',
    );
  });

  it("runs a new release on the next load, and the previous one after a rollback", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    const versions = async () => bootOf((await get("/")).payload).features.map(({ active }) => active.version);
    expect(await versions()).toEqual([]);
    await makeRelease(directory, "mfe-a", "1.0.0");
    expect(await versions()).toEqual(["1.0.0"]);
    await makeRelease(directory, "mfe-a", "1.1.0");
    expect(await versions()).toEqual(["1.1.0"]);
    await rollback(directory, "mfe-a", "1.0.0");
    expect(await versions()).toEqual(["1.0.0"]);
  });

  it.each(["release.json", "page.json"])("is there again as soon as %s can be read again", async (name) => {
    await makeRelease(directory, "shell", "1.0.0");
    const releases = createCurrentReleases(directory, "stable", createLog("silent"));
    const file = join(directory, "shell", "1.0.0", name);
    const content = await readFile(file);
    // What the disk or the process can't do for a moment looks like this: the file is there and can't be read.
    await rm(file);
    await mkdir(file);
    await expect(releases.read()).rejects.toThrow("EISDIR");
    await rm(file, { recursive: true });
    await writeFile(file, content);
    expect((await releases.read())?.for(undefined)).toMatchObject({ shell: { version: "1.0.0" } });
  });

  it("is what was checked at startup if nothing can be read after that", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    const releases = createCurrentReleases(directory, "stable", createLog("silent"));
    await releases.check();
    const file = join(directory, "shell", "1.0.0", "page.json");
    await rm(file);
    await mkdir(file);
    expect((await releases.read())?.for(undefined)).toMatchObject({ shell: { version: "1.0.0" } });
  });

  it("allows only the origins that it may load code from: the active release's, its fallbacks', and after a rollback only those left", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    for (const letter of ["a", "b", "c", "d"])
      await makeRelease(directory, "mfe-a", `1.${letter.charCodeAt(0)}.0`, { origin: `https://${letter}.example` });
    const allowed = async () =>
      String((await get("/")).headers["content-security-policy"]).match(/https:\/\/\w\.example(?=.*style-src)/g);
    expect(await allowed()).toEqual(["https://d.example", "https://c.example", "https://b.example"]);
    await rollback(directory, "mfe-a", "1.98.0");
    expect(await allowed()).toEqual(["https://b.example", "https://a.example"]);
    expect(bootOf((await get("/")).payload).features[0]?.active.baseUrl).toBe(
      "https://b.example/releases/mfe-a/1.98.0/",
    );
  });

  it("stays unchanged while a release's description isn't the published one", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    const release = await makeRelease(directory, "mfe-a", "1.0.0");
    const file = join(directory, "mfe-a", "1.0.0", "release.json");
    const before = bootOf((await get("/")).payload);
    await writeFile(file, JSON.stringify({ ...release, files: { ...release.files, "evil.js": "sha256-AAAA" } }));
    await makeRelease(directory, "mfe-b", "1.0.0");
    expect(bootOf((await get("/")).payload)).toEqual(before);
    await expect(createCurrentReleases(directory, "stable", createLog("silent")).check()).rejects.toThrow(
      "mfe-a/1.0.0/release.json isn't what was published",
    );
  });

  it("stays unchanged while the registry can't be read", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await get("/");
    await writeFile(join(directory, "registry.json"), "{");
    expect((await get("/")).payload).toContain("/releases/shell/1.0.0/entry.js");
  });

  it("preloads the texts of the shell and of the route's feature, in the browser's language", async () => {
    const app = { files: { "entry.js": "1", "de.js": "2", "zh.js": "3" }, texts: { de: "de.js", "zh-CN": "zh.js" } };
    const shell = await makeRelease(directory, "shell", "1.0.0", app);
    await makeRelease(directory, "mfe-a", "1.0.0", app);
    const texts = async (path: string, language: string) =>
      (await get(path, { "accept-language": language })).payload.match(/<link [^>]*(de|zh)\.js"[^>]*>/g);
    const preload = (file: string) =>
      `<link rel="modulepreload" href="${file}" integrity="${shell.files[file.slice(-5)]}">`;
    expect(await texts("/a", "de-AT,de;q=0.9,en;q=0.8")).toEqual([
      preload("/releases/shell/1.0.0/de.js"),
      preload("/releases/mfe-a/1.0.0/de.js"),
    ]);
    expect(await texts("/login", "zh-TW")).toEqual([preload("/releases/shell/1.0.0/zh.js")]);
    expect(await texts("/a", "en")).toBeNull();
  });

  it("lists the integrity of the texts that it preloads, and of no others", async () => {
    const app = { files: { "entry.js": "1", "de.js": "2", "zh.js": "3" }, texts: { de: "de.js", "zh-CN": "zh.js" } };
    const { files } = await makeRelease(directory, "shell", "1.0.0", app);
    await makeRelease(directory, "mfe-a", "1.0.0", app);
    const listed = async (path: string, language: string) => {
      const { payload } = await get(path, { "accept-language": language });
      const [, json = "{}"] = /<script type="importmap" [^>]*>(.*?)<\/script>/s.exec(payload) ?? [];
      const { integrity } = JSON.parse(json) as { integrity: Record<string, string> };
      return Object.fromEntries(Object.entries(integrity).filter(([url]) => !url.endsWith("entry.js")));
    };
    expect(await listed("/a", "de")).toEqual({
      "/releases/shell/1.0.0/de.js": files["de.js"],
      "/releases/mfe-a/1.0.0/de.js": files["de.js"],
    });
    expect(await listed("/login", "zh-CN")).toEqual({ "/releases/shell/1.0.0/zh.js": files["zh.js"] });
    expect(await listed("/a", "en")).toEqual({});
  });

  it("leaves the integrity of texts and later modules to the apps that check them, and lists it for releases of apps that don't; what runs in frames is no module of the page", async () => {
    const files = { "entry.js": "1", "de.js": "2", "sw.js": "3", "frames/drawing.js": "4", "find.js": "5" };
    await makeRelease(directory, "shell", "1.0.0", { files, texts: { de: "de.js" }, later: ["find.js"] });
    await makeRelease(directory, "mfe-a", "1.0.0", { files });
    const [, json = "{}"] = /<script type="importmap" [^>]*>(.*?)<\/script>/s.exec((await get("/")).payload) ?? [];
    const { integrity } = JSON.parse(json) as { integrity: Record<string, string> };
    expect(Object.keys(integrity)).toEqual([
      "/releases/shell/1.0.0/entry.js",
      "/releases/mfe-a/1.0.0/entry.js",
      "/releases/mfe-a/1.0.0/de.js",
      "/releases/mfe-a/1.0.0/find.js",
    ]);
  });

  it("has features' labels in the visitor's language and English, for a shell that gets the others itself", async () => {
    const title = { en: "Calendar", de: "Kalender", "zh-CN": "日历", zh: "日历", fr: "Agenda" };
    const slots = [
      { slot: "command" as const, id: "new", expose: "./routes", label: { en: "New", de: "Neu", fr: "Nouveau" } },
    ];
    await makeRelease(directory, "shell", "1.0.0", { page: { labels: "visitor" } });
    await makeRelease(directory, "mfe-a", "1.0.0", { feature: { title, slots } });
    const boot = async (language: string) => bootOf((await get("/", { "accept-language": language })).payload);
    const shown = async (language: string) => {
      const { features, labelLanguages } = await boot(language);
      const feature = features[0]?.active.feature;
      return [feature?.title, feature?.slots?.[0]?.label, labelLanguages];
    };
    expect(await shown("de")).toEqual([{ en: "Calendar", de: "Kalender" }, { en: "New", de: "Neu" }, ["en", "de"]]);
    expect(await shown("zh-TW")).toEqual([
      { en: "Calendar", "zh-CN": "日历", zh: "日历" },
      { en: "New" },
      ["en", "zh", "zh-CN"],
    ]);
    expect(await shown("en")).toEqual([{ en: "Calendar" }, { en: "New" }, ["en"]]);
    const all = await get("/releases/mfe-a/1.0.0/labels.json", { accept: "*/*", "accept-encoding": "br" });
    expect(all.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
    });
    expect(JSON.parse(brotliDecompressSync(all.rawPayload).toString())).toEqual([title, slots[0]?.label]);
  });

  it("has features' labels in every language for a shell from before", async () => {
    const title = { en: "Calendar", de: "Kalender", fr: "Agenda" };
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0", { feature: { title } });
    const boot = bootOf((await get("/", { "accept-language": "de" })).payload);
    expect(boot.features[0]?.active.feature.title).toEqual(title);
    expect(boot.labelLanguages).toBeUndefined();
  });

  it("is compressed for clients that accept it", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    const br = await get("/", { "accept-encoding": "gzip, br" });
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding, accept-language, cookie" });
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain("<!doctype html>");
    const gz = await get("/", { "accept-encoding": "gzip" });
    expect(gunzipSync(gz.rawPayload).toString()).toContain("<!doctype html>");
  });
});

describe("the page of a shell's release", () => {
  const TEMPLATE =
    '<a lang="{{language}}" nonce="{{nonce}}" base="{{base}}" at="{{public-url}}">{{preloads}}</a>' +
    '<script type="importmap">{{import-map}}</script><script type="application/json" id="atrium-boot">{{boot}}</script>';

  it("is in the language that the visitor has chosen before, whatever the browser's is", async () => {
    const app = { files: { "entry.js": "1", "de.js": "2", "fr.js": "3" }, texts: { de: "de.js", fr: "fr.js" } };
    await makeRelease(directory, "shell", "1.0.0", { ...app, page: { template: TEMPLATE } });
    const page = async (cookie: string) => {
      const { payload, headers } = await get("/", { "accept-language": "de", cookie });
      return [/lang="(.*?)"/.exec(payload)?.[1], /(\w+)\.js" integrity/.exec(payload)?.[1], headers["vary"]];
    };
    const vary = "accept-encoding, accept-language, cookie";
    expect(await page("a=b; atrium_language=fr; c=d")).toEqual(["fr", "fr", vary]);
    expect(await page("atrium_language=xx")).toEqual(["de", "de", vary]);
    expect(await page("not_atrium_language=fr")).toEqual(["de", "de", vary]);
  });

  it("is served without the server knowing it, and the earlier one after a rollback", async () => {
    await makeRelease(directory, "shell", "1.0.0", { page: { template: `${TEMPLATE}<p>One</p>` } });
    await makeRelease(directory, "shell", "1.1.0", {
      page: { template: `${TEMPLATE}<p>Two</p>`, routes: { exact: ["/tour"], below: [] }, trustedTypes: ["tour"] },
    });
    const response = await get("/tour");
    expect(response.payload).toContain("<p>Two</p>");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-security-policy"]).toMatch(/trusted-types tour$/);
    await rollback(directory, "shell", "1.0.0");
    expect((await get("/tour")).payload).toContain("<p>One</p>");
    expect((await get("/tour")).statusCode).toBe(404);
  });

  it("gets every value escaped for its place, and values can't contain placeholders", async () => {
    const hostile = `"><script>alert('{{nonce}}')</script><!--&`;
    await makeRelease(directory, "shell", "1.0.0", { page: { template: TEMPLATE } });
    await makeRelease(directory, "mfe-a", "1.0.0", {
      feature: { title: { en: hostile } },
    });
    const releases = (await createCurrentReleases(directory, "stable", createLog("silent")).read())?.for(undefined);
    const [feature] = releases?.features ?? [];
    if (!releases || !feature) throw new Error("Nothing is released");
    // No release that's read from disk has a file with such a name.
    const exposes = { "./routes": { js: ['x" onload="alert(1).js'], css: [] } };
    const hostileFeature = { ...feature, active: { ...feature.active, exposes } };
    const page = createPage(
      { ...releases, shell: { ...releases.shell, origin: hostile }, features: [hostileFeature] },
      { ...readConfig({}), publicUrl: hostile },
      "http://a",
    );
    const html = page({ path: "/a", nonce: hostile, language: hostile as "en", unlisted: false });
    const attribute = `&quot;>&lt;script>alert('{{nonce}}')&lt;/script>&lt;!--&amp;`;
    expect(html).toContain(
      `<a lang="${attribute}" nonce="${attribute}" base="${attribute}/releases/shell/1.0.0/" at="${attribute}">`,
    );
    expect(html).toContain('href="/releases/mfe-a/1.0.0/x&quot; onload=&quot;alert(1).js"');
    expect(html.match(/<(\/?script|!--|a )/g)).toEqual(["<a ", "<script", "</script", "<script", "</script"]);
    const [, boot = "null"] = /id="atrium-boot">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(boot)).toMatchObject({ features: [{ active: { feature: { title: { en: hostile } } } }] });
  });

  it.each<[string, ReleaseSketch, string]>([
    [
      "has none",
      { page: null },
      "shell 2.0.0 is too old for this server: it has no page.json. Publish the shell again.",
    ],
    ["needs what this server doesn't know", { page: { template: `${TEMPLATE}{{weather}}` } }, "{{weather}}"],
    ["lacks the boot document", { page: { template: "<p></p>{{nonce}}{{base}}{{import-map}}" } }, "{{boot}}"],
    ["names a policy that's no name", { page: { trustedTypes: ["a; script-src *"] } }, "it can't be read"],
  ])(
    "is refused when it %s: pages stay as they were, and the server doesn't start with it",
    async (_, sketch, reason) => {
      await makeRelease(directory, "shell", "1.0.0");
      expect((await get("/")).payload).toContain("/releases/shell/1.0.0/entry.js");
      await makeRelease(directory, "shell", "2.0.0", sketch);
      expect((await get("/")).payload).toContain("/releases/shell/1.0.0/entry.js");
      await expect(createCurrentReleases(directory, "stable", createLog("silent")).check()).rejects.toThrow(reason);
      await rollback(directory, "shell", "1.0.0");
      await expect(promote(directory, "shell", "2.0.0")).rejects.toThrow(reason);
      expect((await get("/")).payload).toContain("/releases/shell/1.0.0/entry.js");
    },
  );

  it("is refused when its file was changed", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await writeFile(join(directory, "shell/1.0.0/page.json"), JSON.stringify({ template: TEMPLATE }));
    expect((await get("/")).statusCode).toBe(503);
  });
});

describe("a request that isn't for a page", () => {
  it.each([
    ["a file that is not there", "/robots.txt", {}],
    ["an old hashed file", "/main.01234567.js", {}],
    ["a releases path", "/releases/shell", {}],
    ["a script that went wrong", "/chat", { "sec-fetch-dest": "script", accept: "*/*" }],
    ["a call for JSON", "/chat", { accept: "application/json" }],
  ])("gets a plain 404: %s", async (_name, path, headers) => {
    await makeRelease(directory, "shell", "1.0.0");
    const response = await get(path, headers);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found" });
  });

  it("goes to the API in the full server: unknown calls get the API's 404, and health checks work", async () => {
    const server = await startTestServer();
    try {
      await makeRelease(join(server.config.dataDir, "releases"), "shell", "1.0.0");
      const ask = (url: string) => server.app.inject({ method: "GET", url, headers: { accept: "text/html" } });
      expect((await ask("/api/nowhere")).json()).toMatchObject({ code: "not_found" });
      expect((await ask("/healthz")).json()).toEqual({ status: "ok" });
      expect((await ask("/chat")).payload).toContain("/releases/shell/1.0.0/entry.js");
    } finally {
      await server.close();
    }
  });
});

describe("a released file", () => {
  it("is cached forever, compressed, and may be imported by a page of any origin", async () => {
    await makeRelease(directory, "mfe-a", "1.0.0", { files: { "entry.js": code } });
    const response = await get("/releases/mfe-a/1.0.0/entry.js", { "accept-encoding": "br", accept: "*/*" });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      "access-control-allow-origin": "*",
      vary: "accept-encoding",
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(code);
  });

  it.each([
    "/releases/mfe-a/1.0.0/entry.js.map",
    "/releases/mfe-a/1.0.0/release.json",
    "/releases/shell/1.0.0/labels.json",
    "/releases/mfe-a/2.0.0/labels.json",
    "/releases/mfe-a/%2e%2e/labels.json",
    "/releases/mfe-a/1.0.0/%2e%2e/%2e%2e/registry.json",
    "/releases/mfe-a/1.0.0/..%2f..%2fregistry.json",
    "/releases/mfe-a/%2e%2e/registry.json",
    "/releases/%2e%2e/secret/entry.js",
    "/releases/mfe-a/1.0.0/..%5c..%5cregistry.json",
    "/releases/registry.json",
    "/registry.json",
  ])("is never %s", async (path) => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0", { files: { "entry.js": code, "entry.js.map": "{}" } });
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.payload).not.toContain("revision");
  });

  it("of the active shell is also served at the root, and revalidated each time", async () => {
    await makeRelease(directory, "shell", "1.0.0", { files: { "entry.js": "1", "favicon.svg": "<svg/>" } });
    const response = await get("/favicon.svg");
    expect(response.headers).toMatchObject({ "content-type": "image/svg+xml", "cache-control": "no-cache" });
    expect(response.payload).toBe("<svg/>");
  });
});

describe("a visitor while something is being rolled out", () => {
  const as = (cohort: number | string) => ({ cookie: `theme=dark; atrium_cohort=${cohort}` });
  /** In the 1 % of the cohorts that run mfe-a 1.1.0 first, and next to them. */
  const [MEMBER, OTHER] = [3_875, 3_874];
  const rollOut = async (percent?: number) => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0", { origin: "https://old.example" });
    await makeRelease(directory, "mfe-a", "1.1.0", { origin: "https://new.example", promoted: false });
    if (percent !== undefined) await promote(directory, "mfe-a", "1.1.0", { percent });
  };
  const versionFor = async (headers: Record<string, string>) =>
    bootOf((await get("/", headers)).payload).features[0]?.active.version;

  it("runs it or not by the cohort, each with a policy and code of what their page may run and nothing else", async () => {
    await rollOut(1);
    const member = await get("/", as(MEMBER));
    const other = await get("/", as(OTHER));
    expect(bootOf(member.payload).features).toMatchObject([
      { active: { version: "1.1.0" }, fallbacks: [{ version: "1.0.0" }] },
    ]);
    expect(bootOf(other.payload).features).toMatchObject([{ active: { version: "1.0.0" }, fallbacks: [] }]);
    expect(member.headers["content-security-policy"]).toContain("https://new.example");
    expect(other.headers["content-security-policy"]).toContain("https://old.example");
    expect(`${String(other.headers["content-security-policy"])} ${other.payload}`).not.toContain("new.example");
    expect(member.headers["vary"]).toContain("cookie");
  });

  it("stays with it as it grows and over a restart, and everyone comes back when it's rolled back", async () => {
    await rollOut(1);
    await promote(directory, "mfe-a", "1.1.0", { percent: 5 });
    expect(await versionFor(as(MEMBER))).toBe("1.1.0");
    const restarted = createCurrentReleases(directory, "stable", createLog("silent"));
    expect((await restarted.read())?.for(MEMBER).features[0]?.active.version).toBe("1.1.0");
    await rollback(directory, "mfe-a", undefined, { why: "Loses drafts" });
    expect([await versionFor(as(MEMBER)), await versionFor(as(OTHER))]).toEqual(["1.0.0", "1.0.0"]);
  });

  it("gets a cohort with the first page, for a year and out of scripts' reach, and keeps it", async () => {
    await rollOut(50);
    const first = await get("/");
    const cookie = String(first.headers["set-cookie"]);
    expect(cookie).toMatch(/^atrium_cohort=\d{1,4}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const again = await get("/", { cookie: cookie.split(";")[0] ?? "" });
    expect(again.headers).not.toHaveProperty("set-cookie");
    expect(bootOf(again.payload).features[0]?.active.version).toBe(bootOf(first.payload).features[0]?.active.version);
    expect(newCohort("https://atrium.example").cookie).toMatch(/; Secure$/);
  });

  it.each(["10000", "-1", "1e3", "12x", ""])("gets a new cohort instead of %j", async (cohort) => {
    await rollOut(50);
    expect((await get("/", as(cohort))).headers["set-cookie"]).toMatch(/^atrium_cohort=\d+; /);
  });

  it("gets no cohort while nothing is", async () => {
    await rollOut();
    expect((await get("/")).headers).not.toHaveProperty("set-cookie");
  });

  it("runs the shell that's being rolled out with its own page and files", async () => {
    await makeRelease(directory, "shell", "1.0.0", { files: { "entry.js": "1", "favicon.svg": "<svg>1</svg>" } });
    await makeRelease(directory, "shell", "1.1.0", {
      files: { "entry.js": "1", "favicon.svg": "<svg>2</svg>" },
      page: { routes: { exact: ["/", "/tour"], below: [] } },
      promoted: false,
    });
    await promote(directory, "shell", "1.1.0", { percent: 50 });
    const cohorts = Array.from({ length: 100 }, (_, index) => index * 100);
    const tours = await Promise.all(cohorts.map((cohort) => get("/tour", as(cohort))));
    const icons = await Promise.all(cohorts.map((cohort) => get("/favicon.svg", as(cohort))));
    const members = tours.map(({ statusCode }) => statusCode === 200);
    expect(members.filter(Boolean)).toHaveLength(50);
    expect(tours.map(({ payload }) => bootOf(payload).shellVersion === "1.1.0")).toEqual(members);
    expect(icons.map(({ payload }) => payload === "<svg>2</svg>")).toEqual(members);
  });

  it("keeps everyone on what was good last if the shell that's being rolled out has no usable page", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "shell", "1.1.0", { promoted: false });
    await get("/");
    await promote(directory, "shell", "1.1.0", { percent: 99 });
    await writeFile(join(directory, "shell", "1.1.0", "page.json"), "{}");
    const shells = await Promise.all([0, 2_000, 4_000].map((cohort) => get("/", as(cohort))));
    expect(shells.map(({ payload }) => bootOf(payload).shellVersion)).toEqual(["1.0.0", "1.0.0", "1.0.0"]);
  });

  it("isn't told of a new release that their next page load wouldn't run", async () => {
    await rollOut(1);
    const historyFor = async (cohort: number) => {
      const { apps } = (await get("/api/releases", as(cohort))).json<{ apps: object[] }>();
      return apps[0];
    };
    expect(await historyFor(MEMBER)).toMatchObject({
      active: "1.1.0",
      releases: [{ version: "1.1.0" }, { version: "1.0.0" }],
    });
    const other = await historyFor(OTHER);
    expect(other).toMatchObject({ active: "1.0.0", releases: [{ version: "1.0.0" }] });
    expect(JSON.stringify(other)).not.toContain("1.1.0");
  });
});

describe("an installation that follows a channel", () => {
  it("runs what's on it, and what everyone runs of the other apps", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0");
    await makeRelease(directory, "mfe-b", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.1.0", { promoted: false });
    await promote(directory, "mfe-a", "1.1.0", { channel: "beta" });
    const versions = async (channel: string) => {
      const current = createCurrentReleases(directory, channel, createLog("silent"));
      return (await current.read())?.for(undefined).features.map(({ active }) => active.version);
    };
    expect(await versions("beta")).toEqual(["1.1.0", "1.0.0"]);
    expect(await versions("stable")).toEqual(["1.0.0", "1.0.0"]);
  });
});

describe("the service worker", () => {
  const WORKER = { files: { "entry.js": "1", "sw.js": "// worker" } };
  const workerAt = async (config: Record<string, string> = {}) => {
    const releases = createCurrentReleases(directory, "stable", createLog("silent"));
    const server = Fastify();
    await server.register(frontEnd({ directory, releases, isShared, config: readConfig(config) }));
    const [script, page] = await Promise.all(["/sw.js", "/"].map((url) => server.inject({ method: "GET", url })));
    await server.close();
    return { script: script?.payload ?? "", headers: script?.headers, boot: bootOf(page?.payload ?? "") };
  };

  it("is the active shell's, is revalidated each time, and may not load code", async () => {
    await makeRelease(directory, "shell", "1.0.0", WORKER);
    const { script, headers, boot } = await workerAt();
    expect(script).toBe("// worker");
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": expect.stringContaining("script-src 'none'"),
    });
    expect(boot.config.offline).toBe(true);
  });

  it.each<[string, object, Record<string, string>]>([
    ["the operator wants none", WORKER, { ATRIUM_OFFLINE: "off" }],
    ["a shell without one is active again", {}, {}],
  ])("retires itself when %s", async (_name, release, config) => {
    await makeRelease(directory, "shell", "1.0.0", release);
    const { script, headers, boot } = await workerAt(config);
    expect(headers).toMatchObject({ "cache-control": "no-cache", "content-type": "text/javascript; charset=utf-8" });
    expect(boot.config.offline).toBe(false);

    const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
    const deleted: string[] = [];
    let unregistered = 0;
    runInNewContext(script, {
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      skipWaiting: async () => {},
      caches: { keys: async () => ["atrium-page-1", "other"], delete: async (name: string) => deleted.push(name) },
      registration: { unregister: async () => (unregistered += 1) },
    });
    await new Promise<void>((resolve) => {
      listeners.get("activate")?.({ waitUntil: (work) => void work.then(resolve) });
    });
    expect([deleted, unregistered]).toEqual([["atrium-page-1"], 1]);
    expect(listeners.has("fetch")).toBe(false);
  });
});

describe("the release history", () => {
  it("contains every app of the installation, newest release first", async () => {
    await makeRelease(directory, "shell", "1.0.0");
    await makeRelease(directory, "mfe-a", "1.0.0", { notes: "The first" });
    await makeRelease(directory, "mfe-a", "1.1.0");
    const { apps } = (await get("/api/releases")).json<{ apps: { id: string }[] }>();
    expect(apps.map(({ id }) => id)).toEqual(["mfe-a", "shell"]);
    expect(apps[0]).toMatchObject({
      active: "1.1.0",
      title: { en: "mfe-a" },
      releases: [{ version: "1.1.0" }, { version: "1.0.0", notes: "The first" }],
    });
  });
});
