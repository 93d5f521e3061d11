import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { TimeLimitError } from "../retry/time-limit.ts";
import { diagnose } from "./diagnosis.ts";

const FAILED = new TypeError("Failed to fetch dynamically imported module: http://f.test/a.js");
const URLS = ["http://f.test/a.js", "http://f.test/b.js"];
const code = (text: string, status = 200, type = "text/javascript") =>
  new Response(text, { status, headers: { "content-type": type } });
const integrityOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
const diagnoseWith = (answer: (url: string) => Response | Promise<Response>, error: unknown = FAILED) =>
  diagnose(error, URLS, {
    fetch: async (input) => answer(input as string),
    integrity: (url) => (url.endsWith("b.js") ? integrityOf("b") : undefined),
    limitMs: 1_000,
  });

describe("the diagnosis of a module that did not load", () => {
  it("names a server that cannot be reached", async () => {
    await expect(diagnoseWith(() => Promise.reject(new TypeError("no")))).resolves.toEqual({ kind: "unreachable" });
  });
  it("names the status", async () => {
    await expect(diagnoseWith(() => code("", 503))).resolves.toEqual({ kind: "status", status: 503 });
  });
  it("names a page in the place of code", async () => {
    await expect(diagnoseWith(() => code("<html>", 200, "text/html"))).resolves.toEqual({ kind: "not-code" });
  });
  it("names code that is not what was released", async () => {
    await expect(diagnoseWith((url) => code(url.endsWith("b.js") ? "tampered" : "a"))).resolves.toEqual({
      kind: "integrity",
    });
  });
  it("takes a failure that is gone for the network's", async () => {
    await expect(diagnoseWith((url) => code(url.endsWith("b.js") ? "b" : "a"))).resolves.toEqual({
      kind: "unreachable",
    });
  });
  it("names a time limit", async () => {
    await expect(diagnoseWith(() => code(""), new TimeLimitError(8_000))).resolves.toEqual({
      kind: "timeout",
      seconds: 8,
    });
  });
  it("tells code that failed by itself from code that did not arrive", async () => {
    await expect(diagnoseWith(() => code("a"), new Error("x is not defined"))).resolves.toEqual({
      kind: "evaluation",
      detail: "x is not defined",
    });
  });
});
