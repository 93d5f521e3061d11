import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { type ReleaseServer, serveReleases } from "../static-server/serve.ts";
import { type Fault, FAULTS, isFault } from "./fault.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

const CODE = `export const version = "1.0.0"; // ${"long ".repeat(200)}\n`;
const ENTRY = "/releases/mfe-a/1.0.0/entry.js";

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let upstream: ReleaseServer;
let proxy: FaultProxy;
beforeAll(async () => {
  directory = await temporaryDirectory();
  await makeRelease(directory.path, "mfe-a", "1.0.0", { files: { "entry.js": CODE } });
  upstream = await serveReleases({ directory: directory.path, port: 0 });
});
beforeEach(async () => {
  proxy = await startFaultProxy({ upstream: upstream.address });
});
afterEach(() => proxy.close());
afterAll(async () => {
  await upstream.close();
  await directory[Symbol.asyncDispose]();
});

const ask = (init: RequestInit = {}) => fetch(proxy.address + ENTRY, init);
const asked = () => proxy.requests.map(({ fault }) => fault);

describe("a proxy with faults", () => {
  it("passes files on as they are while there's no fault for them", async () => {
    proxy.inject({ url: /other\.js$/, fault: "not-found" });
    const response = await ask();
    expect(await response.text()).toBe(CODE);
    const direct = await fetch(upstream.address + ENTRY, { headers: { "accept-encoding": "identity" } });
    for (const name of ["access-control-allow-origin", "cache-control", "content-type", "etag"])
      expect(response.headers.get(name)).toBe(direct.headers.get(name));
    expect((await fetch(`${proxy.address}/releases/mfe-a/1.0.0/none.js`)).status).toBe(404);
  });

  it("passes compressed files on compressed", async () => {
    const file = join(directory.path, "mfe-a/1.0.0/entry.js.gz");
    await writeFile(file, gzipSync(CODE));
    try {
      const response = await ask({ headers: { "accept-encoding": "gzip" } });
      expect(response.headers.get("content-encoding")).toBe("gzip");
      expect(await response.text()).toBe(CODE);
    } finally {
      await rm(file);
    }
  });

  it("befalls as many requests as a rule says, and then lets them pass", async () => {
    proxy.inject({ url: /entry\.js/, fault: "unavailable", times: 2 });
    expect((await ask()).status).toBe(503);
    expect((await fetch(`${proxy.address}${ENTRY}?r=1`)).status).toBe(503);
    expect((await ask()).status).toBe(200);
    expect(asked()).toEqual(["unavailable", "unavailable", null]);
    expect(proxy.requests[1]?.url).toBe(`${ENTRY}?r=1`);
    proxy.inject({ url: /entry/, fault: "not-found" });
    expect((await ask()).status).toBe(404);
    proxy.inject();
    expect((await ask()).status).toBe(200);
  });

  it.each<[Fault, number, string]>([
    ["not-found", 404, "text/plain"],
    ["unavailable", 503, "application/json"],
    ["html-page", 200, "text/html"],
  ])("answers %s with %i and %s, which any page can read", async (fault, status, type) => {
    proxy.inject({ url: /entry\.js$/, fault });
    const response = await ask();
    expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("resets connections", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "reset" });
    await expect(ask()).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  });

  it("leaves requests unanswered, until they're given up or it's closed", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "hang" });
    await expect(ask({ signal: AbortSignal.timeout(200) })).rejects.toMatchObject({ name: "TimeoutError" });
    const hanging = ask();
    hanging.catch(() => {});
    while (proxy.requests.length < 2) await new Promise(setImmediate);
    await proxy.close();
    await expect(hanging).rejects.toThrow("fetch failed");
    proxy = await startFaultProxy({ upstream: upstream.address });
  });

  it("tells what's fetched again under another query apart", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "unavailable" });
    expect([(await ask()).status, (await fetch(`${proxy.address}${ENTRY}?retry=1`)).status]).toEqual([503, 200]);
  });

  it("ends what hangs once other faults are asked for", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "hang" });
    const hanging = ask();
    hanging.catch(() => {});
    while (proxy.requests.length < 1) await new Promise(setImmediate);
    proxy.inject();
    await expect(hanging).rejects.toThrow("fetch failed");
    expect((await ask()).status).toBe(200);
  });

  it("begins an answer that goes no further", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "stall" });
    const reader = (await ask()).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(CODE.startsWith(new TextDecoder().decode(value))).toBe(true);
    const more = await Promise.race([reader?.read(), new Promise((resolve) => setTimeout(resolve, 200, "nothing"))]);
    expect(more).toBe("nothing");
  });

  it("lets an answer drip, but whole", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "drip" });
    const began = performance.now();
    expect(await (await ask()).text()).toBe(CODE);
    expect(performance.now() - began).toBeGreaterThan(300);
  });

  it("breaks answers off", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "truncated" });
    const response = await ask();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  it("sends other code than was released", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "tampered" });
    expect(await (await ask()).text()).toBe(`${CODE}\nglobalThis.isTampered = true;\n`);
  });

  it("sends the file without leave to read it from elsewhere", async () => {
    proxy.inject({ url: /entry\.js$/, fault: "no-cors" });
    const response = await ask();
    expect(await response.text()).toBe(CODE);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("lets no browser keep what a fault befell", async () => {
    for (const fault of Object.keys(FAULTS).filter(isFault)) {
      if (fault === "reset" || fault === "hang") continue;
      proxy.inject({ url: /entry\.js$/, fault });
      const response = await ask();
      expect([fault, response.headers.get("cache-control")]).toEqual([fault, "no-store"]);
      await response.body?.cancel();
    }
  });
});
