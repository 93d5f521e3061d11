import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { ErrorBody, Session } from "@atrium/shared-contracts/wire";
import { call, signUp, startTestServer, type TestServer } from "../testing/index.ts";
import { createPasswords } from "./password.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PASSWORD = "a tale of two pigeons";
const register = (body: unknown) => call<Session & ErrorBody>(server, "POST", "/api/auth/register", body);
const login = (body: unknown) => call<Session & ErrorBody>(server, "POST", "/api/auth/login", body);

describe("registration", () => {
  it("returns a three-part token, its expiry and the user, and never the password hash", async () => {
    const { status, body } = await register({ email: "ada@example.com", password: PASSWORD, name: "Ada" });
    expect(status).toBe(200);
    expect(body.token.split(".")).toHaveLength(3);
    expect(body.user).toMatchObject({ email: "ada@example.com", name: "Ada", personality: [], role: null });
    expect(Object.keys(body).toSorted()).toEqual(["expiresAt", "token", "user"]);
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
  });

  it("refuses an address that exists in another case or with surrounding spaces, with one generic message", async () => {
    await register({ email: "grace@example.com", password: PASSWORD, name: "Grace" });
    for (const email of ["grace@example.com", "GRACE@Example.com", " grace@example.com "]) {
      const { status, body } = await register({ email, password: PASSWORD, name: "Other" });
      expect({ status, code: body.code }).toEqual({ status: 409, code: "registration_failed" });
      expect(body.message).not.toContain("grace");
    }
  });

  it("keeps the first of two simultaneous registrations of one address", async () => {
    const body = { email: "twice@example.com", password: PASSWORD, name: "Twice" };
    const answers = await Promise.all([register(body), register(body), register(body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it.each([
    ["1 character", "a"],
    ["7 characters", "abcdefg"],
    ["129 characters", "x".repeat(129)],
    ["only spaces", " ".repeat(12)],
    ["NUL", `abcdefgh${String.fromCodePoint(0)}`],
  ])("refuses a password with %s", async (_, password) => {
    const { status } = await register({ email: "bounds@example.com", password, name: "B" });
    expect(status).toBe(400);
  });

  it("accepts a password of 128 characters in any script, counted the way people count", async () => {
    const password = "🐦".repeat(128);
    expect((await register({ email: "pigeon@example.com", password, name: "P" })).status).toBe(200);
    expect((await login({ email: "pigeon@example.com", password })).status).toBe(200);
  });

  it("refuses a one-megabyte password before hashing it", async () => {
    const { status, body } = await register({ email: "mb@example.com", password: "x".repeat(1_000_000), name: "M" });
    expect({ status, code: body.code }).toEqual({ status: 413, code: "body_too_large" });
  });

  it.each(["password", "12345678", "QWERTYUIOP", "iloveyou"])("refuses the common password %s", async (password) => {
    const { status, body } = await register({ email: "common@example.com", password, name: "C" });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "password_too_common" });
  });

  it.each(["id", "role", "isAdmin", "passwordHash", "emailVerified", "createdAt"])(
    "refuses a body that sets %s",
    async (key) => {
      const body = { email: "mass@example.com", password: PASSWORD, name: "M", [key]: "x" };
      expect((await register(body)).status).toBe(400);
      expect((await login({ email: "mass@example.com", password: PASSWORD, [key]: "x" })).status).toBe(400);
    },
  );
});

describe("sign-in", () => {
  it("answers a wrong email and a wrong password with the same status and message", async () => {
    const ada = await signUp(server);
    const wrongPassword = await login({ email: ada.email, password: "not the password" });
    const wrongEmail = await login({ email: "nobody@example.com", password: ada.password });
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.body.code).toBe("invalid_credentials");
    expect(wrongEmail).toMatchObject({ status: 401, body: wrongPassword.body });
  });

  it("says so in the visitor's language", async () => {
    const said = async (headers: Record<string, string>) => {
      const body = { email: "nobody@example.com", password: "wrong password 1" };
      return (await call<ErrorBody>(server, "POST", "/api/auth/login", body, headers)).body.message;
    };
    expect(await said({})).toBe("Incorrect email or password");
    expect(await said({ "accept-language": "de-AT,de;q=0.9" })).toBe("E-Mail-Adresse oder Passwort ist falsch");
    expect(await said({ "accept-language": "de", cookie: `${STORAGE_KEYS.language}=ja` })).toBe(
      "メールアドレスまたはパスワードが正しくありません",
    );
  });

  it("accepts the password in another Unicode form", async () => {
    await register({ email: "accent@example.com", password: "crème brûlée".normalize("NFC"), name: "A" });
    const answer = await login({ email: "accent@example.com", password: "crème brûlée".normalize("NFD") });
    expect(answer.status).toBe(200);
  });

  it("stores argon2id with 19 MiB and two passes", async () => {
    expect(await createPasswords().hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("hashes for an unknown email too, so the answer takes equally long", async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash(PASSWORD);
    const cpu = async (passwordHash: string | undefined) => {
      const before = process.cpuUsage();
      expect(await passwords.verify(passwordHash, "wrong password")).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // Take the minimum of several runs, because other work in the process only adds time.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 8; round += 1) {
      known = Math.min(known, await cpu(hash));
      unknown = Math.min(unknown, await cpu(undefined));
    }
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });
});
