import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ErrorBody, Session } from "@atrium/shared-contracts/wire";
import { call, signedIn, signUp, type TestServer, type TestUser } from "../../testing/index.ts";
import type { ProviderAccount } from "../../testing/openid-provider.ts";
import { users } from "../tables.ts";
import { openBrowser } from "./testing/browser.ts";
import { come, failure, failureAt, person, profile, signInAs, startScene } from "./testing/scene.ts";

let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, close } = await startScene());
});
afterAll(() => close());

const signIn = (account: ProviderAccount) => signInAs(server, account);
const setPassword = (user: TestUser, body: { currentPassword?: string; newPassword: string }) =>
  user.call<Session & ErrorBody>("PUT", "/api/user/password", body);
const login = async (email: string, password: string) =>
  (await call(server, "POST", "/api/auth/login", { email, password })).status;

describe("an account with a password", () => {
  it("goes to the address's owner when nobody had proven the address, and locks out whoever created it", async () => {
    // The attacker signs up with the victim's address and waits.
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

  it("tells its owner once that the password was removed", async () => {
    const { email } = await signUp(server);
    const owner = person({ email });
    const noticeOf = async () => (await come(openBrowser(server), owner)).searchParams.get("notice");
    expect([await noticeOf(), await noticeOf()]).toEqual(["password_removed", null]);
    expect((await come(openBrowser(server), person())).searchParams.get("notice")).toBeNull();
  });

  it("can't be kept through a call that was in flight when its owner signed in", async () => {
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

  it("keeps its password and sessions when its address was already proven", async () => {
    const ada = await signUp(server);
    await server.database.db
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(eq(users.id, ada.user.id));
    const here = await signIn(person({ email: ada.email }));
    expect(here.user).toMatchObject({ id: ada.user.id, hasPassword: true });
    expect((await profile(ada)).id).toBe(ada.user.id);
  });

  it("isn't given to the next holder of its address once it's linked", async () => {
    const email = `${randomUUID()}@example.com`;
    const first = await signIn(person({ email }));
    expect(failureAt(await come(openBrowser(server), person({ email })))).toEqual(failure("sign_in_email_taken"));
    expect((await profile(first)).id).toBe(first.user.id);
  });

  it("is linked once when its owner first signs in in several places at once", async () => {
    const { email, user } = await signUp(server);
    const owner = person({ email });
    const all = await Promise.all(Array.from({ length: 6 }, () => signIn(owner)));
    expect(all.map((each) => each.user.id)).toEqual(all.map(() => user.id));
  });

  it("can't be created over an account that came from Google", async () => {
    const { email } = await signIn(person());
    const body = { email, password: "a tale of two pigeons", name: "Mallory" };
    expect((await call(server, "POST", "/api/auth/register", body)).status).toBe(409);
  });
});

describe("an account without a password", () => {
  it("can't be signed in to with any password", async () => {
    const { email } = await signIn(person());
    for (const password of ["", "null", "x"]) expect(await login(email, password)).toBe(password === "" ? 400 : 401);
  });

  it("gets its first password without a current one, and requires it from then on", async () => {
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
