import { createHash } from "node:crypto";
import { describe, expect, it, jest } from "@jest/globals";
import { TimeLimitError } from "../../core/retry/time-limit.ts";
import { type NotedAnswer, diagnose } from "./diagnosis.ts";
import { FileImportError } from "./file-import-error.ts";

const FAILED = new TypeError("Failed to fetch dynamically imported module: http://f.test/a.js");
const URLS = ["http://f.test/a.js", "http://f.test/b.js"];
const code = (text: string, status = 200, type = "text/javascript") =>
  new Response(text, { status, headers: { "content-type": type } });
const integrityOf = (text: string, algorithm = "sha256") =>
  `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;
const diagnoseWith = (
  answer: (url: string) => Response | Promise<Response>,
  error: unknown = FAILED,
  noted?: NotedAnswer,
) =>
  diagnose(error, URLS, {
    fetch: async (input) => answer(input as string),
    integrity: (url) => (url.endsWith("b.js") ? integrityOf("b") : undefined),
    noted: () => noted,
    limitMs: 1_000,
  });

describe("the diagnosis of a module that failed to load", () => {
  it("reports an unreachable server", async () => {
    await expect(diagnoseWith(() => Promise.reject(new TypeError("no")))).resolves.toEqual({ kind: "unreachable" });
  });
  it("reports the HTTP status", async () => {
    await expect(diagnoseWith(() => code("", 503))).resolves.toEqual({ kind: "status", status: 503 });
  });
  it("reports an HTML page in place of code", async () => {
    await expect(diagnoseWith(() => code("<html>", 200, "text/html"))).resolves.toEqual({ kind: "not-code" });
  });
  it("reports code that differs from what was released", async () => {
    await expect(diagnoseWith((url) => code(url.endsWith("b.js") ? "tampered" : "a"))).resolves.toEqual({
      kind: "integrity",
    });
  });
  it("knows the hash of earlier releases, too", async () => {
    const known = (text: string) => ({
      fetch: async () => code(text),
      integrity: () => integrityOf("a", "sha384"),
      noted: () => undefined,
      limitMs: 1_000,
    });
    await expect(diagnose(FAILED, URLS, known("a"))).resolves.toEqual({ kind: "unreachable" });
    await expect(diagnose(FAILED, URLS, known("b"))).resolves.toEqual({ kind: "integrity" });
  });
  it("blames the network where it can't hash what it got, as on plain http", async () => {
    const secure = globalThis.crypto;
    Object.defineProperty(globalThis, "crypto", { configurable: true, value: {} });
    try {
      await expect(diagnoseWith(() => code("tampered"))).resolves.toEqual({ kind: "unreachable" });
    } finally {
      Object.defineProperty(globalThis, "crypto", { configurable: true, value: secure });
    }
  });
  it("blames the network for a failure that has gone away", async () => {
    await expect(diagnoseWith((url) => code(url.endsWith("b.js") ? "b" : "a"))).resolves.toEqual({
      kind: "unreachable",
    });
  });
  it("blames the network for a file that ends in the middle", async () => {
    const cut = () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) }), {
        headers: { "content-type": "text/javascript" },
      });
    const noted = { status: 200, contentType: "text/javascript" };
    await expect(diagnoseWith((url) => (url.endsWith("b.js") ? cut() : code("a")), FAILED, noted)).resolves.toEqual({
      kind: "unreachable",
    });
  });
  it("reports what's known of a file that couldn't be imported, without another request", async () => {
    const answer = jest.fn(() => code("a"));
    const error = new FileImportError("http://f.test/a.js", { kind: "integrity" });
    await expect(diagnoseWith(answer, error)).resolves.toEqual({ kind: "integrity" });
    expect(answer).not.toHaveBeenCalled();
  });
  it("reports a timeout", async () => {
    await expect(diagnoseWith(() => code(""), new TimeLimitError(8_000))).resolves.toEqual({
      kind: "timeout",
      seconds: 8,
    });
  });
  it("distinguishes code that failed to run from code that didn't arrive", async () => {
    await expect(diagnoseWith(() => code("a"), new Error("x is not defined"))).resolves.toEqual({
      kind: "evaluation",
      detail: "x is not defined",
    });
  });
  describe("when the security policy doesn't let the page read responses", () => {
    const blocked = () => Promise.reject(new TypeError("Refused to connect"));
    it.each([
      [{ status: 0, contentType: undefined }, { kind: "unreachable" }],
      [
        { status: 404, contentType: "text/html" },
        { kind: "status", status: 404 },
      ],
      [{ status: 200, contentType: "text/html" }, { kind: "not-code" }],
    ])("uses the browser's resource timing: %j", async (noted, cause) => {
      await expect(diagnoseWith(blocked, FAILED, noted)).resolves.toEqual(cause);
    });
    it("reports an integrity failure for code that arrived but was refused", async () => {
      const noted = { status: 200, contentType: "text/javascript" };
      const known = {
        fetch: async () => blocked(),
        integrity: () => integrityOf("a"),
        noted: () => noted,
        limitMs: 1_000,
      };
      await expect(diagnose(FAILED, URLS, known)).resolves.toEqual({ kind: "integrity" });
    });
  });
});
