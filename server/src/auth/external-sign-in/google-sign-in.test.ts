import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ErrorBody, Session, User } from "@atrium/shared-contracts/wire";
import { users } from "../tables.ts";
import { ERRORS, type ErrorCode } from "../../http/errors.ts";
import { call, signedIn, signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { type OpenIdProvider, type ProviderAccount, startOpenIdProvider } from "../../testing/openid-provider.ts";
import { openBrowser } from "./browser.ts";
import { CALLBACK_PATH } from "./google-routes.ts";

const SITE = "https://atrium.example";
const accounts: ProviderAccount[] = [];
const person = (changes: Partial<ProviderAccount> = {}): ProviderAccount => {
  const account = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    name: "Ada",
    ...changes,
  };
  accounts.push(account);
  return account;
};

let provider: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOpenIdProvider({ redirectUri: `${SITE}${CALLBACK_PATH}`, accounts });
  server = await startTestServer({ env: { ...provider.env, ATRIUM_PUBLIC_URL: SITE } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

type Browser = ReturnType<typeof openBrowser>;
const begin = (browser: Browser, query = "") => browser.open(`/api/auth/google${query}`);
/** Picks an account at the provider; answers where the product sends the browser. */
async function come(browser: Browser, account: ProviderAccount, query = ""): Promise<URL> {
  const page = await begin(browser, query);
  return (await browser.submit(page, { account: account.sub })).url;
}
/** As the page does that takes the session over. */
async function takeOver(browser: Browser): Promise<TestUser> {
  const answer = await call<Session>(server, "POST", "/api/auth/refresh", undefined, {
    cookie: browser.cookies("/api/auth/refresh"),
  });
  expect(answer.status).toBe(200);
  return signedIn(server, answer, { email: answer.body.user.email, password: "" });
}
const signIn = async (account: ProviderAccount) => {
  const browser = openBrowser(server);
  expect((await come(browser, account)).searchParams.get("error")).toBeNull();
  return takeOver(browser);
};
const failureAt = ({ pathname, searchParams }: URL) => [pathname, searchParams.get("code"), searchParams.get("error")];
const failure = (code: ErrorCode) => ["/auth/callback", code, ERRORS[code].message];
const profile = async (user: TestUser) => (await user.call<User & ErrorBody>("GET", "/api/user/profile")).body;
const setPassword = (user: TestUser, body: { currentPassword?: string; newPassword: string }) =>
  user.call<Session & ErrorBody>("PUT", "/api/user/password", body);
const login = async (email: string, password: string) =>
  (await call(server, "POST", "/api/auth/login", { email, password })).status;

describe("signing in with Google", () => {
  it("makes an account without a password the first time, and finds it again", async () => {
    const ada = person({ name: "Ada Lovelace" });
    const first = await signIn(ada);
    expect(first.user).toMatchObject({ name: "Ada Lovelace", email: ada.email, hasPassword: false });
    const again = await signIn({ ...ada });
    expect(again.user.id).toBe(first.user.id);
    expect((await profile(first)).id).toBe(first.user.id);
  });

  it("leads back to the page that was asked for, and never to another site", async () => {
    const ada = person();
    const landing = async (query: string) => (await come(openBrowser(server), ada, query)).href;
    expect(await landing("?return=%2Fchat%2F1%3Fx%3D2")).toBe(`${SITE}/auth/callback?return=%2Fchat%2F1%3Fx%3D2`);
    for (const evil of ["//evil.example", "https://evil.example", "/\\evil.example", "/..//evil.example"]) {
      expect(await landing(`?return=${encodeURIComponent(evil)}`)).toBe(`${SITE}/auth/callback?return=%2F`);
    }
  });

  it("keeps its transaction where no script reads it and no other path gets it, and takes it away at the end", async () => {
    const browser = openBrowser(server);
    const { setCookies } = await browser.look("/api/auth/google");
    expect(setCookies).toHaveLength(1);
    for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Max-Age=600", `Path=${CALLBACK_PATH}`]) {
      expect(setCookies[0]).toContain(part);
    }
    await come(browser, person());
    expect(browser.cookies(CALLBACK_PATH)).toBe("");
    expect(browser.cookies("/api/auth/refresh")).toMatch(/^atrium_refresh=[\w-]{43}$/);
  });

  it("works in two tabs at once", async () => {
    const browser = openBrowser(server);
    const [ada, bob] = [person(), person()];
    const [first, second] = [await begin(browser), await begin(browser)];
    expect((await browser.submit(first, { account: ada.sub })).url.searchParams.get("error")).toBeNull();
    expect((await browser.submit(second, { account: bob.sub })).url.searchParams.get("error")).toBeNull();
    expect((await takeOver(browser)).user.email).toBe(bob.email);
  });

  it("for the first time from two places at once makes one account", async () => {
    const ada = person();
    const [one, two] = await Promise.all([signIn(ada), signIn(ada)]);
    expect(one.user.id).toBe(two.user.id);
  });

  it("takes a name from the address where the provider tells none that can be read", async () => {
    const nameless = person({ name: "\u202e " });
    expect((await signIn(nameless)).user.name).toBe(nameless.email.split("@")[0]);
    expect((await signIn(person({ name: "🐦".repeat(300) }))).user.name).toBe("🐦".repeat(100));
  });

  it("goes to the product's public name first on one's own machine", async () => {
    const local = await startTestServer({
      env: { ...provider.env, ATRIUM_PUBLIC_URL: "http://localhost:8080" },
      sharedDatabase: server.database,
    });
    const at = (host: string) =>
      local.app.inject({ method: "GET", url: "/api/auth/google?return=/chat", headers: { host } });
    expect((await at("127.0.0.1:8080")).headers.location).toBe("http://localhost:8080/api/auth/google?return=/chat");
    for (const host of ["localhost:8080", "evil.example:8080", "127.0.0.1:9090"]) {
      expect((await at(host)).headers.location).toMatch(new RegExp(`^${provider.issuer}/`));
    }
    await local.close();
  });
});

describe("a sign-in is refused", () => {
  const callback = (query: string, cookie = "") =>
    server.app.inject({ method: "GET", url: `${CALLBACK_PATH}${query}`, headers: { cookie } });
  const codeOf = async (query: string, cookie?: string) => {
    const { statusCode, headers } = await callback(query, cookie);
    expect(statusCode).toBe(302);
    const code = new URL(String(headers.location), SITE).searchParams.get("code");
    expect(String(headers["set-cookie"]).includes("atrium_refresh")).toBe(code === null);
    return code;
  };

  it("that the person denies", async () => {
    const browser = openBrowser(server);
    const landed = await browser.submit(await begin(browser), { account: "" });
    expect(failureAt(landed.url)).toEqual(failure("sign_in_denied"));
    expect(browser.cookies("/api/auth/refresh")).toBe("");
  });

  it("of an address that the provider has not verified, known here or not", async () => {
    const known = await signUp(server);
    for (const account of [person({ email_verified: false }), person({ email: known.email, email_verified: false })]) {
      const browser = openBrowser(server);
      expect(failureAt(await come(browser, account))).toEqual(failure("sign_in_email_unverified"));
      expect(browser.cookies("/api/auth/refresh")).toBe("");
    }
    expect((await profile(known)).hasPassword).toBe(true);
  });

  it("that this browser has not begun: no state, another state, another browser's", async () => {
    expect(await codeOf("")).toBe("sign_in_expired");
    expect(await codeOf("?code=x")).toBe("sign_in_expired");
    expect(await codeOf("?code=x&state=unknown")).toBe("sign_in_expired");
    const browser = openBrowser(server);
    await begin(browser);
    const cookie = browser.cookies(CALLBACK_PATH);
    expect(await codeOf("?code=x&state=unknown", cookie)).toBe("sign_in_expired");
    expect(await codeOf(`?state=${"x".repeat(300)}`, cookie)).toBe("validation_failed");
    expect(await codeOf("?state=a&state=b", cookie)).toBe("validation_failed");
  });

  it("whose transaction was altered, or is another installation's", async () => {
    const stranger = await startTestServer({
      env: { ...provider.env, ATRIUM_PUBLIC_URL: SITE },
      sharedDatabase: server.database,
    });
    const browser = openBrowser(stranger);
    const { location, setCookies } = await browser.look("/api/auth/google");
    await stranger.close();
    const state = new URL(location ?? "").searchParams.get("state");
    const cookie = String(setCookies[0]).split(";")[0] ?? "";
    expect(await codeOf(`?code=x&state=${state}`, cookie)).toBe("sign_in_expired");
    expect(await codeOf(`?code=x&state=${state}`, `${cookie.slice(0, -4)}AAAA`)).toBe("sign_in_expired");
    expect(await codeOf(`?code=x&state=${state}`, `${cookie.split("=")[0]}=nonsense`)).toBe("sign_in_expired");
  });

  it("that comes back a second time, from the same browser or with the code of another sign-in", async () => {
    const ada = person();
    const browser = openBrowser(server);
    const back = await browser.submitUntilBack(await begin(browser), { account: ada.sub });
    const cookie = browser.cookies(CALLBACK_PATH);
    expect(await codeOf(back.search, cookie)).toBeNull();
    expect(await codeOf(back.search, cookie)).toBe("sign_in_expired");
    // The same code under a fresh attempt of another browser: its verifier is not the one.
    const other = openBrowser(server);
    const theirs = await other.submitUntilBack(await begin(other), { account: ada.sub });
    theirs.searchParams.set("code", back.searchParams.get("code") ?? "");
    expect(await codeOf(theirs.search, other.cookies(CALLBACK_PATH))).toBe("sign_in_refused");
  });

  it("that an attacker leads somebody else's browser into", async () => {
    const attacker = openBrowser(server);
    const back = await attacker.submitUntilBack(await begin(attacker), { account: person().sub });
    const victim = openBrowser(server);
    expect(failureAt((await victim.open(CALLBACK_PATH + back.search)).url)).toEqual(failure("sign_in_expired"));
    await begin(victim);
    expect(failureAt((await victim.open(CALLBACK_PATH + back.search)).url)).toEqual(failure("sign_in_expired"));
    expect(victim.cookies("/api/auth/refresh")).toBe("");
  });

  it("where the provider cannot be reached, and where none is configured", async () => {
    const closed = await startOpenIdProvider({ redirectUri: `${SITE}${CALLBACK_PATH}`, accounts });
    await closed.close();
    const at = async (env: Record<string, string>) => {
      const cut = await startTestServer({ env: { ...env, ATRIUM_PUBLIC_URL: SITE }, sharedDatabase: server.database });
      const { url } = await openBrowser(cut).open("/api/auth/google");
      await cut.close();
      return failureAt(url);
    };
    expect(await at(closed.env)).toEqual(failure("sign_in_unreachable"));
    expect(await at({})).toEqual(failure("sign_in_not_configured"));
  });

  it("when one address asks too often", async () => {
    const limited = await startTestServer({
      env: { ...provider.env, ATRIUM_PUBLIC_URL: SITE, ATRIUM_RATE_LIMITS: "0.1" },
      sharedDatabase: server.database,
    });
    const codes: (string | null)[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const url = number % 2 === 0 ? CALLBACK_PATH : "/api/auth/google";
      const { headers } = await limited.app.inject({ method: "GET", url, remoteAddress: "203.0.113.7" });
      codes.push(new URL(String(headers.location), SITE).searchParams.get("code"));
    }
    expect(codes).toEqual([null, "sign_in_expired", null, "sign_in_expired", "too_many_requests"]);
    await limited.close();
  });
});

describe("an account with a password", () => {
  it("whose address nobody had proven goes to its owner: whoever made it is out", async () => {
    // The attacker signs up with the victim's address, and waits.
    const attacker = await signUp(server, "Mallory");
    expect(attacker.user.hasPassword).toBe(true);
    const victim = await signIn(person({ email: attacker.email.toUpperCase() }));
    expect(victim.user).toMatchObject({ id: attacker.user.id, hasPassword: false });
    expect((await profile(attacker)).code).toBe("session_ended");
    expect((await call(server, "POST", "/api/auth/refresh", undefined, { cookie: attacker.cookie })).status).toBe(401);
    expect(await login(attacker.email, attacker.password)).toBe(401);
    expect((await setPassword(attacker, { newPassword: "the attacker is back" })).status).toBe(401);
    expect((await profile(victim)).id).toBe(attacker.user.id);
  });

  it("cannot be kept by a call that was under way when its owner came", async () => {
    const attacker = await signUp(server, "Mallory");
    const owner = person({ email: attacker.email });
    const change = { currentPassword: attacker.password, newPassword: "the attacker is back" };
    const [victim] = await Promise.all([
      signIn(owner),
      ...Array.from({ length: 4 }, () => login(attacker.email, attacker.password)),
      setPassword(attacker, change),
    ]);
    const [row] = await server.database.db.select().from(users).where(eq(users.id, attacker.user.id));
    const again = await signIn(owner);
    expect([row?.passwordHash, (await profile(again)).id]).toEqual([null, victim.user.id]);
    for (const password of [attacker.password, change.newPassword]) {
      expect(await login(attacker.email, password)).toBe(401);
    }
  });

  it("whose address was proven before keeps its password and its sessions", async () => {
    const ada = await signUp(server);
    await server.database.db
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(eq(users.id, ada.user.id));
    const here = await signIn(person({ email: ada.email }));
    expect(here.user).toMatchObject({ id: ada.user.id, hasPassword: true });
    expect((await profile(ada)).id).toBe(ada.user.id);
  });

  it("that is linked already is not given to the next who has its address", async () => {
    const email = `${randomUUID()}@example.com`;
    const first = await signIn(person({ email }));
    expect(failureAt(await come(openBrowser(server), person({ email })))).toEqual(failure("sign_in_email_taken"));
    expect((await profile(first)).id).toBe(first.user.id);
  });

  it("cannot be made over one that came from Google", async () => {
    const { email } = await signIn(person());
    const body = { email, password: "a tale of two pigeons", name: "Mallory" };
    expect((await call(server, "POST", "/api/auth/register", body)).status).toBe(409);
  });
});

describe("an account without a password", () => {
  it("is not entered by any password", async () => {
    const { email } = await signIn(person());
    for (const password of ["", "null", "x"]) expect(await login(email, password)).toBe(password === "" ? 400 : 401);
  });

  it("gets one without a current one, once, and from then on asks for it", async () => {
    const ada = await signIn(person());
    const answer = await setPassword(ada, { newPassword: "the first of my own" });
    expect([answer.status, answer.body.user.hasPassword]).toEqual([200, true]);
    expect((await profile(ada)).code).toBe("session_ended");
    const next = signedIn(server, answer, ada);
    expect(await login(ada.email, "the first of my own")).toBe(200);
    expect((await setPassword(next, { newPassword: "the second one, unasked" })).body.code).toBe("wrong_password");
    const change = { currentPassword: "the first of my own", newPassword: "the second of my own" };
    expect((await setPassword(next, change)).status).toBe(200);
    const common = await setPassword(await signIn(person()), { newPassword: "password1" });
    expect(common.body.code).toBe("password_too_common");
  });
});
