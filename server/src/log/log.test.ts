import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { call, signUp, startTestServer, type TestServer } from "../testing/index.ts";
import { createLog } from "./log.ts";

let server: TestServer;
let written = "";
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on("data", (data: Buffer) => {
    written += data.toString();
  });
  server = await startTestServer({ log: createLog("trace", stream) });
});
afterAll(() => server.close());

describe("the log", () => {
  it("contains no password, token or cookie of any call, whether it succeeds or fails", async () => {
    const ada = await signUp(server);
    await ada.call("GET", `/api/user/profile?token=${ada.token}`);
    await ada.call("PUT", "/api/user/password", { currentPassword: "guess-1234567", newPassword: "x" });
    await call(server, "POST", "/api/auth/refresh", undefined, { cookie: ada.cookie });
    await call(server, "POST", "/api/auth/refresh", undefined, { cookie: ada.cookie });
    await call(server, "POST", "/api/auth/login", { email: ada.email, password: "guess-7654321" });
    await call(server, "GET", "/api/user/profile", undefined, { authorization: `Bearer x${ada.token}` });
    expect(written).toContain('"path":"/api/auth/login"');
    for (const secret of [
      ada.password,
      ada.token,
      ada.cookie.split("=")[1] ?? "",
      "guess-1234567",
      "guess-7654321",
      "argon2",
    ]) {
      expect(secret.length).toBeGreaterThan(4);
      expect(written).not.toContain(secret);
    }
  });

  it("contains no token of a shared link, however its path is written", async () => {
    const token = "Ab3_".repeat(8);
    for (const path of [
      `/share/${token}`,
      `/api/shared/${token}/files/x`,
      `/api/%73hared/${token}`,
      `/x/share/${token}`,
    ])
      await server.app.inject({ method: "GET", url: path });
    expect(written).toContain('"path":"/api/shared/…/files/x"');
    expect(written).not.toContain(token);
  });

  it("is one line of JSON per entry, whatever a caller sends", async () => {
    await call(server, "GET", "/api/%0d%0a%7b%22level%22:60%7d%1b[31m", undefined, { "user-agent": "x\u001b[31m" });
    for (const line of written.trim().split("\n")) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
      expect(line).not.toContain("\u001b");
    }
  });

  it("says once, and without a stack, that the server isn't ready", async () => {
    const before = written.length;
    let works = false;
    server.readiness.register(
      "part",
      () => (works ? Promise.resolve() : Promise.reject(new Error("down"))),
      "required",
    );
    for (const status of [503, 503]) expect((await call(server, "GET", "/readyz")).status).toBe(status);
    works = true;
    const told = written.slice(before);
    expect(told.match(/"check":"part","cause":"down","msg":"Not ready"/g)).toHaveLength(1);
    expect(told).not.toContain('"stack"');
  });

  it("shows a failed query without its parameters", async () => {
    const secret = "a parameter that nobody may read";
    await server.database.db.execute(sql`select 1 from nowhere where x = ${secret}`).catch((error: unknown) => {
      server.log.error({ err: error }, "failed");
    });
    expect(written).toContain("select 1 from nowhere where x = $1");
    expect(written).not.toContain(secret);
  });

  it("leaves out people's text from errors, however they're wrapped", async () => {
    const text = "what nobody but Ada may read";
    const failing = (statement: ReturnType<typeof sql>) =>
      server.database.db.execute(statement).catch((error: unknown) => error);
    const failed = await failing(sql`select 1 from nowhere where x = ${text}`);
    const quoting = await failing(sql`select ${text}::text::uuid`);
    const quotingJson = await failing(sql`select ${text}::text::json`);
    const noJson = await new Response(text).json().catch((error: unknown) => error);
    const lost = new DrizzleQueryError("update t set x = $1", [text], undefined);
    const answered = Object.assign(new Error("answered"), { body: text, data: { text } });
    const wrapped = new Error("not saved", { cause: failed });
    const several = new AggregateError([failed, quoting], "several");
    const before = written.length;
    for (const error of [
      failed,
      quoting,
      quotingJson,
      noJson,
      lost,
      answered,
      wrapped,
      several,
      text,
      { message: text },
    ]) {
      server.log.warn({ err: error }, "The reply so far was not saved");
    }
    const told = written.slice(before);
    expect(told.trim().split("\n")).toHaveLength(10);
    expect(told).toContain('"message":"not saved"');
    expect(told).toContain('"code":"22P02"');
    expect(told).toContain("log.test.ts");
    expect(told).not.toContain("nobody");
    expect(told).not.toContain("what");
  });

  it("removes values under secret keys, three levels deep", () => {
    let line = "";
    const stream = new PassThrough();
    stream.on("data", (data: Buffer) => {
      line += data.toString();
    });
    createLog("info", stream).info({ token: "s1", a: { password: "s2", b: { authorization: "s3" } } }, "x");
    expect(line).not.toMatch(/s1|s2|s3/);
  });
});
