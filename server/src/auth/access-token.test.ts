import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SignJWT } from "jose";
import type { ErrorBody } from "@atrium/shared-contracts/wire";
import { deriveKey, loadSecret } from "../config/secret.ts";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";

let server: TestServer;
let ada: TestUser;
let key: Uint8Array;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
  key = deriveKey(await loadSecret(server.config), "access-token");
});
afterAll(() => server.close());

const withHeader = async (authorization: string) => {
  const { status, body } = await call<ErrorBody>(server, "GET", "/api/user/profile", undefined, { authorization });
  return { status, code: body.code };
};
const claims = () =>
  JSON.parse(Buffer.from(ada.token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
const sign = (changes: Record<string, unknown>, header: Record<string, unknown> = {}, by: Uint8Array = key) =>
  new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg: "HS256", ...header }).sign(by);
const seconds = () => Math.floor(Date.now() / 1_000);
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("an access token", () => {
  it("is valid for 15 minutes and contains the user, the session and its own id", () => {
    const { exp, iat, sub, sid, jti, iss, aud } = claims();
    expect(Number(exp) - Number(iat)).toBe(15 * 60);
    expect(sub).toBe(ada.user.id);
    expect([typeof sid, typeof jti, typeof iss, typeof aud]).toEqual(["string", "string", "string", "string"]);
  });

  it("is accepted when it wasn't altered", async () => {
    expect(await withHeader(`Bearer ${await sign({})}`)).toEqual({ status: 200, code: undefined });
  });

  it("answers 401 token_expired once it has expired, whatever else is true of it", async () => {
    const token = await sign({ iat: seconds() - 1_000, exp: seconds() - 1 });
    expect(await withHeader(`Bearer ${token}`)).toEqual({ status: 401, code: "token_expired" });
    const again = await call<ErrorBody>(server, "POST", "/api/auth/logout", undefined, {
      authorization: `Bearer ${token}`,
    });
    expect([again.status, again.body.code]).toEqual([401, "token_expired"]);
  });

  it.each([
    ["is not valid yet", { nbf: 4_000_000_000 }],
    ["has another issuer", { iss: "evil" }],
    ["has another audience", { aud: "evil" }],
    ["names nobody", { sub: undefined }],
    ["names no session", { sid: undefined }],
    ["names a user that is not an id", { sub: "' or 1=1 --" }],
    ["never ends", { exp: undefined }],
  ])("is refused when it %s", async (_, changes) => {
    expect(await withHeader(`Bearer ${await sign(changes)}`)).toEqual({ status: 401, code: "invalid_token" });
  });

  it("is refused when its session doesn't exist or belongs to another user", async () => {
    const grace = await signUp(server);
    for (const changes of [{ sid: randomUUID() }, { sub: grace.user.id }]) {
      expect(await withHeader(`Bearer ${await sign(changes)}`)).toEqual({ status: 401, code: "session_ended" });
    }
  });

  it("is refused with alg none, another key, or a key that it contains", async () => {
    const [header, payload, signature] = ada.token.split(".");
    const tokens = [
      `${base64({ alg: "none" })}.${payload}.${signature}`,
      `${base64({ alg: "none" })}.${payload}.`,
      await sign({}, {}, new TextEncoder().encode("another secret of 32 characters!")),
      await sign({}, { kid: "../../../dev/null", jku: "https://evil.example/keys" }, new Uint8Array(32)),
      await sign({}, { jwk: { kty: "oct", k: "AAAA" } }, new Uint8Array(32)),
      `${header}.${base64({ ...claims(), sub: randomUUID() })}.${signature}`,
    ];
    for (const token of tokens) {
      expect(await withHeader(`Bearer ${token}`)).toEqual({ status: 401, code: "invalid_token" });
    }
  });

  it("is refused unless it's three parts after `Bearer `", async () => {
    const [header, payload] = ada.token.split(".");
    const headers = [
      "Bearer",
      "Bearer ",
      "Bearer a",
      `Bearer ${header}.${payload}`,
      `Bearer ${ada.token}.x`,
      "Bearer ..",
      `Bearer ${header}..`,
      `bearer ${ada.token}`,
      `Basic ${ada.token}`,
      ada.token,
      `Bearer ${"a".repeat(5_000)}.${"b".repeat(5_000)}.c`,
    ];
    for (const each of headers) expect(await withHeader(each)).toEqual({ status: 401, code: "invalid_token" });
  });

  it("is read only from the Authorization header", async () => {
    for (const headers of [
      { cookie: `token=${ada.token}` },
      { "x-api-key": ada.token },
      { "x-access-token": ada.token },
    ]) {
      expect((await call(server, "GET", "/api/user/profile", undefined, headers)).status).toBe(401);
    }
    expect((await call(server, "GET", `/api/user/profile?token=${ada.token}`)).status).toBe(401);
  });
});
