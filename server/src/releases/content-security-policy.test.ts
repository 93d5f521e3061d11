import { describe, expect, it } from "@jest/globals";
import { startTestServer } from "../testing/index.ts";
import { makeRelease } from "@atrium/federation-kit/testing";
import { join } from "node:path";
import { ANALYTICS_URL } from "@atrium/shared-contracts/wire";
import { readConfig } from "../config/config.ts";
import { configuredOrigins, contentSecurityPolicy } from "./content-security-policy.ts";
import { pageHeaders } from "./page-headers.ts";

const NONE = { features: [], connect: [] };

const directive = (policy: string, name: string): string[] =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];

describe("the content security policy of a page", () => {
  it("allows only what the page references", () => {
    const policy = contentSecurityPolicy("abc", NONE, ["atrium-service-worker"]);
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
    expect(directive(policy, "script-src")).toEqual(["'self'", "'nonce-abc'"]);
    expect(directive(policy, "style-src")).toEqual(["'self'", "'nonce-abc'"]);
    expect(directive(policy, "img-src")).toEqual(["'self'", "blob:", "data:"]);
    expect(directive(policy, "frame-src")).toEqual(["'self'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(directive(policy, "form-action")).toEqual(["'self'"]);
    expect(directive(policy, "require-trusted-types-for")).toEqual(["'script'"]);
    expect(directive(policy, "trusted-types")).toEqual(["atrium-service-worker"]);
    expect(policy).not.toContain("unsafe");
    expect(directive(contentSecurityPolicy("abc", NONE, []), "trusted-types")).toEqual(["'none'"]);
  });

  it("lets a feature from another origin load code, images and frames, but not call home", () => {
    const policy = contentSecurityPolicy("abc", { ...NONE, features: ["https://a.example"] }, []);
    expect(directive(policy, "script-src")).toContain("https://a.example");
    expect(directive(policy, "style-src")).toContain("https://a.example");
    expect(directive(policy, "frame-src")).toContain("https://a.example");
    expect(directive(policy, "connect-src")).not.toContain("https://a.example");
  });

  it.each(["https://a.example; script-src *", "https://a.example/", "*", "data:"])(
    "is never made with %j, which is no origin",
    (origin) => {
      expect(() => contentSecurityPolicy("abc", { ...NONE, features: [origin] }, [])).toThrow("is no origin");
    },
  );

  it("lets a dev server on this machine send hot updates", () => {
    const policy = contentSecurityPolicy("abc", { ...NONE, features: ["http://localhost:3001"] }, []);
    expect(directive(policy, "connect-src")).toEqual(["'self'", "http://localhost:3001", "ws://localhost:3001"]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, ["ws://localhost:8080"]],
    [{ ABLY_API_KEY: "app.key:secret" }, ["wss://*.ably.net", "wss://*.ably-realtime.com", "wss://*.ably.io"]],
    [
      { ABLY_API_KEY: "app.key:secret", ABLY_ENDPOINT: "rt.example:7000" },
      ["http://rt.example:7000", "ws://rt.example:7000"],
    ],
    [
      {
        ABLY_API_KEY: "app.key:secret",
        ABLY_ENDPOINT: "rt.example:7000",
        ATRIUM_PUBLIC_URL: "https://atrium.example",
      },
      ["https://rt.example:7000", "wss://rt.example:7000"],
    ],
  ])("with %j lets the page connect to %j", (env, expected) => {
    const { connect } = configuredOrigins(readConfig(env));
    expect(connect).toEqual(expect.arrayContaining(expected));
  });

  it("lets reports go only to the configured services", () => {
    const own = configuredOrigins(readConfig({})).connect;
    const extra = (env: Record<string, string>) =>
      configuredOrigins(readConfig(env)).connect.filter((source) => !own.includes(source));
    expect(extra({ ANALYTICS_ID: "G-1" })).toEqual([new URL(ANALYTICS_URL).origin]);
    expect(extra({ SENTRY_DSN: "https://key@errors.example/sub/42" })).toEqual(["https://errors.example"]);
    expect(own).toEqual(["ws://localhost:8080"]);
  });

  it("has a new nonce for every page, used on every inline script and style", async () => {
    const server = await startTestServer();
    try {
      await makeRelease(join(server.config.dataDir, "releases"), "shell", "1.0.0");
      const page = () => server.app.inject({ method: "GET", url: "/", headers: { accept: "text/html" } });
      const [first, second] = [await page(), await page()];
      const nonce = ({ headers }: typeof first): string =>
        directive(String(headers["content-security-policy"]), "script-src")[1]?.slice("'nonce-".length, -1) ?? "";
      expect(nonce(first)).toMatch(/^[A-Za-z0-9+/]{24}$/);
      expect(nonce(first)).not.toBe(nonce(second));
      const inline = first.payload.match(/<(script(?![^>]*(src=|application\/json))|style)[^>]*>/g);
      expect(inline).toHaveLength(2);
      for (const tag of inline ?? []) expect(tag).toContain(`nonce="${nonce(first)}"`);
    } finally {
      await server.close();
    }
  });
});

describe("the headers of a page", () => {
  it("require https for a year when the product uses it", () => {
    expect(pageHeaders("https://atrium.example")["strict-transport-security"]).toContain("max-age=31536000");
    expect(pageHeaders("http://localhost:8080")).not.toHaveProperty("strict-transport-security");
  });

  it("isolate the page", () => {
    expect(pageHeaders("http://localhost:8080")).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  });
});
