import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { accountCalls, type ErrorBody, type Session } from "@atrium/shared-contracts/wire";
import { call, signUp, startTestServer, type TestServer } from "../../testing/index.ts";
import type { OpenIdProvider, ProviderAccount } from "../../testing/openid-provider.ts";
import { REFRESH_COOKIE } from "../refresh-cookie.ts";
import { openBrowser } from "./testing/browser.ts";
import { CALLBACK_PATH } from "./google-routes.ts";
import { HANDOVER_COOKIE } from "./handover.ts";
import {
  begin,
  come,
  failure,
  failureAt,
  person,
  profile,
  signInAs,
  SITE,
  startProvider,
  startScene,
  takeOver,
} from "./testing/scene.ts";

const HANDOVER_PATH = `/api${accountCalls.completeGoogle.path}`;

let server: TestServer;
let provider: OpenIdProvider;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ provider, server, close } = await startScene());
});
afterAll(() => close());

const signIn = (account: ProviderAccount) => signInAs(server, account);

describe("signing in with Google", () => {
  it("creates an account without a password the first time, and finds it again later", async () => {
    const ada = person({ name: "Ada Lovelace" });
    const first = await signIn(ada);
    expect(first.user).toMatchObject({ name: "Ada Lovelace", email: ada.email, hasPassword: false });
    const again = await signIn({ ...ada });
    expect(again.user.id).toBe(first.user.id);
    expect((await profile(first)).id).toBe(first.user.id);
  });

  it("returns to the requested page, and never to another site", async () => {
    const ada = person();
    const landing = async (query: string) => (await come(openBrowser(server), ada, query)).href;
    expect(await landing("?return=%2Fchat%2F1%3Fx%3D2")).toBe(`${SITE}/auth/callback?return=%2Fchat%2F1%3Fx%3D2`);
    for (const evil of ["//evil.example", "https://evil.example", "/\\evil.example", "/..//evil.example"]) {
      expect(await landing(`?return=${encodeURIComponent(evil)}`)).toBe(`${SITE}/auth/callback?return=%2F`);
    }
  });

  it("keeps its transaction in a cookie hidden from scripts and other paths, and removes it at the end", async () => {
    const browser = openBrowser(server);
    const { setCookies } = await browser.look("/api/auth/google");
    expect(setCookies).toHaveLength(1);
    for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Max-Age=600", `Path=${CALLBACK_PATH}`]) {
      expect(setCookies[0]).toContain(part);
    }
    await come(browser, person());
    expect(browser.cookies(CALLBACK_PATH)).not.toContain("atrium_sign_in_");
  });

  it("hands the session to the landing page in a cookie that works once, only there, and for two minutes", async () => {
    const browser = openBrowser(server);
    const back = await browser.submitUntilBack(await begin(browser), { account: person().sub });
    const { setCookies } = await browser.look(back.pathname + back.search);
    const handover = setCookies.find((each) => each.startsWith(HANDOVER_COOKIE)) ?? "";
    for (const part of ["HttpOnly", "Secure", "SameSite=Strict", "Max-Age=120", `Path=${HANDOVER_PATH};`]) {
      expect(handover).toContain(part);
    }
    const cookie = handover.split(";")[0] ?? "";
    const at = (path: string, headers: Record<string, string>) =>
      call<ErrorBody>(server, "POST", path, undefined, headers);
    const origin = "https://evil.example";
    expect((await at(HANDOVER_PATH, { cookie, origin })).body.code).toBe("origin_not_allowed");
    const value = cookie.slice(HANDOVER_COOKIE.length + 1);
    expect((await at("/api/auth/refresh", { cookie: `${REFRESH_COOKIE}=${value}` })).status).toBe(401);
    const taken = await at(HANDOVER_PATH, { cookie });
    expect(taken.status).toBe(200);
    expect(taken.headers["set-cookie"]).toContainEqual(expect.stringMatching(/^atrium_refresh=[\w-]{43};/));
    expect(taken.headers["set-cookie"]).toContainEqual(
      expect.stringMatching(/^atrium_signed_in=;.*Expires=Thu, 01 Jan 1970/),
    );
    const refresh = String(taken.headers["set-cookie"]).split(";")[0] ?? "";
    expect((await at("/api/auth/refresh", { cookie: refresh })).status).toBe(200);
    expect((await at(HANDOVER_PATH, { cookie })).body.code).toBe("invalid_refresh_token");
  });

  it("gives the session in the refresh cookie, too, for an earlier release of the shell", async () => {
    const browser = openBrowser(server);
    const bob = person();
    await come(browser, bob);
    const cookie = browser.cookies("/api/auth/refresh");
    const { status, body } = await call<Session>(server, "POST", "/api/auth/refresh", undefined, { cookie });
    expect([status, body.user.email]).toEqual([200, bob.email]);
  });

  it("doesn't take the refresh cookie of whoever was here before for a completed sign-in", async () => {
    const ada = await signUp(server);
    const value = ada.cookie.slice(REFRESH_COOKIE.length + 1);
    for (const cookie of [ada.cookie, `${HANDOVER_COOKIE}=${value}`, ""]) {
      const { status, body } = await call<ErrorBody>(server, "POST", HANDOVER_PATH, undefined, { cookie });
      expect([status, body.code]).toEqual([400, "sign_in_expired"]);
    }
  });

  it("works in two tabs at once", async () => {
    const browser = openBrowser(server);
    const [ada, bob] = [person(), person()];
    const [first, second] = [await begin(browser), await begin(browser)];
    expect((await browser.submit(first, { account: ada.sub })).url.searchParams.get("error")).toBeNull();
    expect((await browser.submit(second, { account: bob.sub })).url.searchParams.get("error")).toBeNull();
    expect((await takeOver(server, browser)).user.email).toBe(bob.email);
  });

  it("creates one account when the first sign-in happens in two places at once", async () => {
    const ada = person();
    const [one, two] = await Promise.all([signIn(ada), signIn(ada)]);
    expect(one.user.id).toBe(two.user.id);
  });

  it("takes the name from the email address when the provider gives no readable one", async () => {
    const nameless = person({ name: "\u202e " });
    expect((await signIn(nameless)).user.name).toBe(nameless.email.split("@")[0]);
    expect((await signIn(person({ name: "🐦".repeat(300) }))).user.name).toBe("🐦".repeat(100));
  });

  it("goes to the public host name first on a local machine", async () => {
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

describe("a sign-in with Google is refused", () => {
  const callback = (query: string, cookie = "") =>
    server.app.inject({ method: "GET", url: `${CALLBACK_PATH}${query}`, headers: { cookie } });
  const codeOf = async (query: string, cookie?: string) => {
    const { statusCode, headers } = await callback(query, cookie);
    expect(statusCode).toBe(302);
    const code = new URL(String(headers.location), SITE).searchParams.get("code");
    expect(String(headers["set-cookie"]).includes(HANDOVER_COOKIE)).toBe(code === null);
    return code;
  };

  it("when the person denies it", async () => {
    const browser = openBrowser(server);
    const landed = await browser.submit(await begin(browser, "?return=%2Fcalendar"), { account: "" });
    expect(failureAt(landed.url)).toEqual(failure("sign_in_denied"));
    expect(landed.url.searchParams.get("return")).toBe("/calendar");
    expect(browser.cookies(HANDOVER_PATH)).toBe("");
  });

  it("when the provider hasn't verified the address, whether it's known here or not", async () => {
    const known = await signUp(server);
    for (const account of [person({ email_verified: false }), person({ email: known.email, email_verified: false })]) {
      const browser = openBrowser(server);
      expect(failureAt(await come(browser, account))).toEqual(failure("sign_in_email_unverified"));
      expect(browser.cookies(HANDOVER_PATH)).toBe("");
    }
    expect((await profile(known)).hasPassword).toBe(true);
  });

  it("when this browser didn't start it: no state, another state, another browser's state", async () => {
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

  it("when its transaction was altered or is from another installation", async () => {
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

  it("when it comes back a second time, from the same browser or with another sign-in's code", async () => {
    const ada = person();
    const browser = openBrowser(server);
    const back = await browser.submitUntilBack(await begin(browser), { account: ada.sub });
    const cookie = browser.cookies(CALLBACK_PATH);
    expect(await codeOf(back.search, cookie)).toBeNull();
    expect(await codeOf(back.search, cookie)).toBe("sign_in_expired");
    // The same code in a new attempt by another browser, whose verifier doesn't match.
    const other = openBrowser(server);
    const theirs = await other.submitUntilBack(await begin(other), { account: ada.sub });
    theirs.searchParams.set("code", back.searchParams.get("code") ?? "");
    expect(await codeOf(theirs.search, other.cookies(CALLBACK_PATH))).toBe("sign_in_refused");
  });

  it("when an attacker sends somebody else's browser into it", async () => {
    const attacker = openBrowser(server);
    const back = await attacker.submitUntilBack(await begin(attacker), { account: person().sub });
    const victim = openBrowser(server);
    expect(failureAt((await victim.open(CALLBACK_PATH + back.search)).url)).toEqual(failure("sign_in_expired"));
    await begin(victim);
    expect(failureAt((await victim.open(CALLBACK_PATH + back.search)).url)).toEqual(failure("sign_in_expired"));
    expect(victim.cookies(HANDOVER_PATH)).toBe("");
  });

  it("when the provider is unreachable or none is configured", async () => {
    const closed = await startProvider();
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

  it("when one address tries too often", async () => {
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
